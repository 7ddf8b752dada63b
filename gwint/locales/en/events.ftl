### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Player { $number }

## Parts of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } on { $side }’s side
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] all close combat rows
    [fog] all ranged rows
    [rain] all siege rows
   *[storm] all ranged and siege rows
}

## Who starts, and with which cards

event-tossed = { $player } wins the coin toss.
event-drew-lot = { $player } is chosen at random.
event-chose-starter = { $scoiatael ->
    [once-any-round] { $own ->
        [yes] { $player } takes the first turn of the round.
       *[no] { $player } gives { $starter } the first turn of the round.
    }
   *[game-start] { $own ->
        [yes] { $player } takes the first turn of the game.
       *[no] { $player } gives { $starter } the first turn of the game.
    }
}
event-kept-claim = { $player } leaves open who starts this round and keeps the right to decide for later.
event-drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ event-shown }.
event-exchanged = { $player } exchanges { $gave } for { $drew }.
event-finished-redraw = { $player } has finished exchanging cards.

## Turns

event-began-round = Round { $round }. First turn: { $player }.
event-passed = { $by_itself ->
    [yes] { $player } has nothing left to play and passes.
   *[no] { $player } passes.
}
event-played = { $how ->
    [called] { $player } calls { $card } from { $source ->
        [hand] their hand
       *[deck] their deck
    }{ event-where }.
    [revived] { $player } revives { $card } from the discard pile{ event-where }.
    [returned] { $player } returns { $card } from the discard pile{ event-where }.
    [leader] { $player }’s leader plays { $card } from { $source ->
        [enemy-pile] the opponent’s discard pile
        [pile] their own discard pile
       *[deck] their deck
    }{ event-where }.
    [turned-up] { $player } turns up { $card } from under a Decoy and plays it{ event-where }.
   *[played] { $player } plays { $card }{ event-where }.
}
event-summoned = { $card } comes as an avenger { row-to } on { $side }’s side.
event-transformed = { $left ->
    [yes] { $card } turns into { $into } { row-in } on { $side }’s side.
   *[no] { $card } on { $side }’s side leaves the game: the side deck has no card left for it to turn into.
}
event-went-to-hand = { $player } takes { $card } into their hand.
event-burned = Scorched: { $cards }.
event-left-game = { $card } leaves the game.
event-discarded = { $source ->
    [hand] { $player } discards { $card } from their hand.
   *[play] { $card } goes to { $player }’s discard pile.
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }’s leader acts as { $weather } and covers { event-weather-rows }.
   *[no] { $weather } covers { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] There is no weather to clear.
   *[other] The weather is cleared: { $weathers }.
}
event-sounded-horn = { $player }’s leader sounds the horn { row-in }.
event-used-leader = { $player } uses their leader.
event-took-from-pile = { $own ->
    [yes] { $player } takes { $card } from their own discard pile into their hand.
   *[no] { $player } takes { $card } from { $side }’s discard pile into their hand.
}
event-took-from-deck = { $known ->
    [yes] { $player } takes { $card } from their deck into their hand.
   *[no] { $player } takes a card from their deck into their hand without showing it.
}
event-saw-hand = { $player } looks at { $count ->
    [one] a card
   *[other] { $count } cards
} in { $owner }’s hand{ event-shown }.
event-shuffled-back = { $player } shuffles { $count ->
    [one] a card
   *[other] { $count } cards
} from the discard pile back into the deck ({ $cards }).
event-moved = { $card } moves { row-to } on { $side }’s side.

## Ends

event-ended-round = Round { $round } is over: { $totals }. { $count ->
    [0] It is a tie.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
} { $scored ->
    [points] Points: { $points }.
   *[gems] Gems left: { $gems }.
}
event-stayed = { $card } stays on the battlefield { row-in } on { $side }’s side.
event-swept = The battlefield is cleared: { $count ->
    [0] no cards go to the discard piles
    [one] 1 card goes to a discard pile
   *[other] { $count } cards go to the discard piles
}.
event-replayed = The game is tied and is replayed (replay { $replay }).
event-ended-game = { $count ->
    [0] The game ends in a tie.
    [one] The game is over. Winner: { $winners }.
   *[other] The game is over. Winners: { $winners }.
}

## A virtual opponent

event-judged = { $player } compares { $ways }. Chosen: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] this raises its own total the most
       *[lead] this gains the most against you
    }
    [lead] tied, and this gains the most against you
    [row] tied, and this row has the most cards
   *[chance] tied, chosen at random
}.
event-no-card = nothing
event-sat-out = { $player } has no cards left in the deck and takes no turn.
event-laid-face-down = { $player } puts the top card of the deck face down under a Decoy { row-in }.
event-turned-up-leader = { $player } is behind ({ $totals }) and turns up a leader: { $leader }{ $cancelled ->
    [yes] {" "}– without effect, because The White Flame cancels it
   *[no] {""}
}.
event-added-to-total = { $player }’s leader adds { $count } to the total of this round.
