### Advice: why a move is worth making, the hint at the table, and games gone through.

## Passing

advice-round-won = { $lead ->
    [0] The round is won: the tie counts for this side, and nobody can answer any more.
   *[other] The round is won: ahead by { $lead }, and nobody can answer any more.
}
advice-pass-now = { $lead ->
    [0] A tie is enough here: whoever wants this round has to spend cards on it.
   *[other] Ahead by { $lead }: whoever wants this round has to spend cards on it.
}
advice-give-round = { $behind ->
    [0] Level: the cards are worth more in another round.
   *[other] Behind by { $behind }: the cards are worth more in another round.
}
advice-hopeless = Nothing can turn this round any more.
advice-card-advantage = More cards in hand for later: { $own } to { $theirs }.
advice-waits = It gives nothing away, and others have to show more first.

## Cards

advice-wins-round = Enough to win the round: { $own } to { $theirs }.
advice-beats = More opponents are behind then: { $count } of { $opponents }.
advice-spy = A spy trades strength for cards: { $given } for { $cards }.
advice-decoy = It comes back to the hand and can be played again: { $card }.
advice-decoy-spy = A spy taken back can draw cards once more: { $card }.
advice-medic-target = It comes back from the discard pile: { $card }.
advice-scorch = It burns more of their strength than of one’s own: { $theirs } to { $own }.
advice-weather = The weather takes more from them than from one’s own side: { $theirs } to { $own }.
advice-clear-weather = Weakened units get their strength back: +{ $points }.
advice-horn = A whole row counts double: +{ $points }.
advice-horn-ahead = All that comes into the row later counts double.
advice-bond = Side by side they are stronger: { $card } ×{ $count }, +{ $points }.
advice-muster = It does not come alone: +{ $points }.
advice-mardroeme = Berserkers are transformed: +{ $points }.
advice-morale = The whole row gains by it: +{ $points }.
advice-avenger = If it falls, another takes its place: { $card }.
advice-last-round = This round decides the game, so nothing needs to be kept: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, and then ahead by { $by }.
    [behind] +{ $points }, though still behind by { $by }.
   *[level] +{ $points }, and then level.
}
advice-hold-scorch = A stronger unit stays out of Scorch’s reach for now: { $card }.
advice-thrift = Of all cards in hand it is missed least: { $card }.
advice-hero = Neither weather nor Scorch can touch it: { $card }.
advice-leader = Now is the time for the leader: { $leader }.

## Choices

advice-redraw = { $card }: something more useful may come instead.
advice-redraw-weak = { $card }: the deck holds better cards on average.
advice-redraw-muster = { $card }: another card in hand calls it from the deck.
advice-redraw-keep = The hand is good as it is.
advice-stays = The units lie where they do the most.
advice-start-first = Whoever begins sets the pace.
advice-start-last = Whoever comes last sees more before deciding.
advice-claim-kept = The right to choose may be worth more in a later round.
advice-take = The most useful of what can be had: { $card }.
advice-discard = It is missed least: { $card }.
advice-against = Nobody else is as strong on the battlefield.
advice-shift = In another row it does more: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance }%
hint-now = Chance of winning with the best move: { $chance }

## gwint analyse

analyse-judging = Judging the moves
analyse-chances = Chance of winning, move by move
analyse-round = round { $round }
analyse-turning = Turning points
analyse-others = Other moves that could be bettered
analyse-no-turning = No move turned the game.
analyse-move = Move { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] best
    [good] good
    [doubtful] doubtful
    [mistake] mistake
   *[blunder] blunder
}, { $before } → { $after }
analyse-better = Better: { $move }.
analyse-player = Player
analyse-moves = Moves
analyse-best = Best
analyse-good = Good
analyse-doubtful = Doubtful
analyse-mistake = Mistakes
analyse-blunder = Blunders
analyse-loss = Lost a move
analyse-tenths = { $whole }.{ $tenths }%
analyse-by = { $search ->
    [yes] Judged by tree search
   *[no] Judged by the planner
}, { $unit ->
    [milliseconds] { $amount } ms a move.
    [simulations] { $amount } simulations a move.
   *[none] at once.
}
fault-analyse-empty = There is no move in this record that could be judged.
fault-analyse-seat = There is no player { $number }; the players are 1 to { $most }.
