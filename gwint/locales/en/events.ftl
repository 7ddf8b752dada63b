### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Player { $number }

## Pieces of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } on the side of { $side }
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] all close combat rows
    [fog] all ranged rows
    [rain] all siege rows
   *[storm] all ranged and siege rows
}

## Who starts, and with which cards

event-tossed = The toss falls to { $player }.
event-drew-lot = The lot falls to { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: takes the first turn of the round.
   *[no] { $player }: lets another player start. First turn: { $starter }.
}
event-kept-claim = { $player }: does not decide who starts this round and keeps the right for later.
event-drew = { $player }: draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ event-shown }.
event-exchanged = { $player }: exchanges { $gave } for { $drew }.
event-finished-redraw = { $player }: is done exchanging cards.

## Turns

event-began-round = Round { $round }. First turn: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: has nothing left to play and passes.
   *[no] { $player }: passes.
}
event-played = { $how ->
    [called] { $player }: calls { $card } from { $source ->
        [hand] the hand
       *[deck] the deck
    }{ event-where }.
    [revived] { $player }: revives { $card } from the discard pile{ event-where }.
    [returned] { $player }: { $card } returns from the discard pile{ event-where }.
    [leader] { $player }: the leader plays { $card } from { $source ->
        [enemy-pile] the opponent’s discard pile
        [pile] the own discard pile
       *[deck] the deck
    }{ event-where }.
    [turned-up] { $player }: turns up { $card } from under a Decoy and plays it{ event-where }.
   *[played] { $player }: plays { $card }{ event-where }.
}
event-summoned = { $card } comes as an avenger { row-to } (side: { $side }).
event-transformed = { $left ->
    [yes] { $card } turns into { $into } { row-in } (side: { $side }).
   *[no] { $card } leaves the game: the side deck has no card left for it to turn into (side: { $side }).
}
event-went-to-hand = { $player }: takes { $card } back into the hand.
event-burned = Scorched: { $cards }.
event-left-game = { $card } leaves the game.
event-discarded = { $source ->
    [hand] { $player }: discards { $card } from the hand.
   *[play] { $card } goes to the discard pile ({ $player }).
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }: the leader works as { $weather } and covers { event-weather-rows }.
   *[no] { $weather } covers { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] There is no weather to clear.
   *[other] The weather clears: { $weathers }.
}
event-sounded-horn = { $player }: the leader’s horn sounds { row-in }.
event-used-leader = { $player }: uses the leader.
event-took-from-pile = { $own ->
    [yes] { $player }: takes { $card } from their discard pile into the hand.
   *[no] { $player }: takes { $card } from the opponent’s discard pile ({ $side }) into the hand.
}
event-took-from-deck = { $known ->
    [yes] { $player }: takes { $card } from the deck into the hand.
   *[no] { $player }: takes a card from the deck into the hand without showing it.
}
event-saw-hand = { $player }: looks at { $count ->
    [one] a card
   *[other] { $count } cards
} in the hand of { $owner }{ event-shown }.
event-shuffled-back = { $player }: shuffles { $count ->
    [one] a card
   *[other] { $count } cards
} from the discard pile back into the deck ({ $cards }).
event-moved = { $card } moves { row-to } (side: { $side }).

## Ends

event-ended-round = Round { $round } is over: { $totals }. { $count ->
    [0] It is a tie.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
} { $scored ->
    [points] Points: { $points }.
   *[gems] Gems left: { $gems }.
}
event-stayed = { $card } stays on the battlefield { row-in } (side: { $side }).
event-swept = The battlefield is cleared: { $count ->
    [0] no card goes to a discard pile
    [one] 1 card goes to a discard pile
   *[other] { $count } cards go to the discard piles
}.
event-replayed = The game is drawn and played again (replay { $replay }).
event-ended-game = { $count ->
    [0] The game ends in a tie.
    [one] The game is over. Winner: { $winners }.
   *[other] The game is over. Winners: { $winners }.
}

## A virtual opponent

event-judged = { $player }: weighs { $ways }. Chosen: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] it raises its own total most
       *[lead] it gains most on you
    }
    [lead] tied, and it gains most on you
    [row] tied, and the row is the fullest
   *[chance] tied, by chance
}.
event-no-card = nothing
event-sat-out = { $player }: has no card left in the deck and no turn.
event-laid-face-down = { $player }: lays the top card of the deck face down under a Decoy { row-in }.
event-turned-up-leader = { $player }: is behind ({ $totals }) and turns up a leader: { $leader }{ $cancelled ->
    [yes] {" "}– without effect, for the White Flame cancels it
   *[no] {""}
}.
event-added-to-total = { $player }: the leader adds { $count } to the total of this round.
