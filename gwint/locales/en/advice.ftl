### Advice: the reasons for a move, the hint at the table, and the analysis of a game.

## Passing

advice-round-won = { $lead ->
    [0] The round is won: a tie is a win here, and no opponent can act any more.
   *[other] The round is won: ahead by { $lead }, and no opponent can act any more.
}
advice-pass-now = { $lead ->
    [0] A tie is enough here: an opponent who wants this round has to spend cards on it.
   *[other] Ahead by { $lead }: an opponent who wants this round has to spend cards on it.
}
advice-give-round = { $behind ->
    [0] The totals are level: your cards are worth more in another round.
   *[other] Behind by { $behind }: your cards are worth more in another round.
}
advice-hopeless = This round can no longer be won.
advice-card-advantage = More cards in hand for later: { $own } to { $theirs }.
advice-waits = It gives nothing away, and the others have to show more first.

## Cards

advice-wins-round = Enough to win the round: { $own } to { $theirs }.
advice-beats = Puts more opponents behind you: { $count } of { $opponents }.
advice-spy = A spy trades strength for cards: { $given } for { $cards }.
advice-decoy = This card returns to the hand and can be played again: { $card }.
advice-decoy-spy = A spy taken into the hand can draw cards again: { $card }.
advice-medic-target = This card comes back from the discard pile: { $card }.
advice-scorch = It burns more of the enemy’s strength than of your own: { $theirs } to { $own }.
advice-weather = The weather costs the enemy more than it costs you: { $theirs } to { $own }.
advice-clear-weather = Weakened units regain their strength: +{ $points }.
advice-horn = A whole row counts double: +{ $points }.
advice-horn-ahead = Everything played to this row later counts double.
advice-bond = These units are stronger together: { $card } ×{ $count }, +{ $points }.
advice-muster = It brings other cards with it: +{ $points }.
advice-mardroeme = Berserkers are transformed: +{ $points }.
advice-morale = The whole row gains from it: +{ $points }.
advice-avenger = If it is discarded, another card takes its place: { $card }.
advice-last-round = This round decides the game, so there is nothing to save cards for: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, which puts you ahead by { $by }.
    [behind] +{ $points }, but you are still behind by { $by }.
   *[level] +{ $points }, which makes the totals level.
}
advice-hold-scorch = This keeps a stronger unit safe from Scorch for now: { $card }.
advice-thrift = The card in hand you will miss least: { $card }.
advice-hero = Neither weather nor Scorch can affect it: { $card }.
advice-leader = This is the right moment for the leader: { $leader }.

## Choices

advice-redraw = { $card }: a more useful card may come instead.
advice-redraw-weak = { $card }: the deck holds better cards on average.
advice-redraw-muster = { $card }: another card in hand calls it from the deck.
advice-redraw-keep = The hand is good as it is.
advice-stays = The units already do the most where they are.
advice-start-first = The player who starts sets the pace.
advice-start-last = The player who goes last sees more before deciding.
advice-claim-kept = The right to choose may be worth more in a later round.
advice-take = The most useful card available: { $card }.
advice-discard = You will miss it least: { $card }.
advice-against = This opponent is the strongest on the battlefield.
advice-shift = It does more in another row: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance }%
hint-now = Chance of winning with the best move: { $chance }

## gwint analyse

analyse-judging = Judging the moves
analyse-chances = Chance of winning, move by move
analyse-curve = The curve shows { $side }’s chance of winning; the other side has the remainder. The percentages given with a move are those of its player.
analyse-round = round { $round }
analyse-others = Other moves that could have been better
analyse-no-turning = No single move turned the game.
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
analyse-loss = Loss per move
analyse-tenths = { $whole }.{ $tenths }%
analyse-by = { $search ->
    [yes] Judged by tree search
   *[no] Judged by the planner
}, { $unit ->
    [milliseconds] { $amount } ms per move.
    [simulations] { $amount ->
        [one] { $amount } simulation per move.
       *[other] { $amount } simulations per move.
    }
   *[none] instantly.
}
fault-analyse-empty = This record has no moves that can be judged.
fault-analyse-seat = There is no player { $number }; the players are numbered 1 to { $most }.
