### The companion for games with printed cards.

## The start

companion-title = Companion for printed cards
companion-about = Plays the virtual opponent for you and counts everything while the cards lie on your table
companion-intro = Play solo with your own box: you turn up the opponent’s cards, and this page says where they go, what they hit and why. It keeps track of the whole table and works offline.
companion-new = New solo game
companion-start = Lay out the cards
companion-delete-sure = Really delete?

## The screen of a game

companion-todo = To do
companion-why = Why?
companion-find = Name or code ({ $code })
companion-noted = Noted: { $card }. Continue with the next card.
companion-your-turn = Play a card on the table, then choose it here.
companion-random = Let the phone decide
companion-side-deck = Keep the cards of the side deck within reach:

## The cards of the box

companion-box = Cards from the box
companion-own-deck = Your deck ({ $count })
companion-opponents-deck = The opponent’s deck ({ $count })

## Laying out the cards

companion-lay-opponents-deck = Shuffle the whole set of this faction: { $faction }. Put it face down as the opponent’s deck. Number of cards: { $count }.
companion-lay-leaders = Shuffle the leaders of that faction and put them face down next to the deck. Number of leaders: { $count }.
companion-lay-own-deck = Shuffle your deck. Number of cards: { $count }.

## What to do with a card. The card is named above the sentence.

companion-put = { $where ->
    [nowhere] play it
    [yours] put it { row-in } on your side
   *[opponents] put it { row-in } on the opponent’s side
}
companion-from = { $source ->
    [hand] from your hand
    [deck] { $own ->
        [yes] from your deck
       *[no] from the opponent’s deck
    }
   *[pile] { $own ->
        [yes] from your discard pile
       *[no] from the opponent’s discard pile
    }
}
companion-do-placed = { $where ->
    [nowhere] It takes effect at once.
    [yours] Put it { row-in } on your side.
   *[opponents] Put it { row-in } on the opponent’s side.
}
companion-do-brought = Take it { companion-from } and { companion-put }.{ $shuffles ->
    [yes] {" "}Then shuffle that deck.
   *[no] {""}
}
companion-do-drew = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
companion-do-redraw = You may exchange { $most ->
    [one] a card
   *[other] up to { $most } cards
}.
companion-do-began-round = Round { $round }: { $own ->
    [yes] you take the first turn.
   *[no] the opponent takes the first turn.
}
companion-do-passed = { $by_itself ->
    [yes] You have nothing left to play and pass.
   *[no] You pass.
} The opponent takes one last turn.
companion-do-summoned = Take it from the side deck and { companion-put }.
companion-do-transformed = { $left ->
    [yes] Replace it with { $into } from the side deck.
   *[no] Remove it from the game: the side deck has no card left for it to turn into.
}
companion-do-went-to-hand = Take it into your hand. The Decoy stays in its place.
companion-do-burned = Scorched. Put { $count ->
    [one] it on the discard pile
   *[other] them on the discard piles
}: { $cards }.
companion-do-left-game = Remove it from the game.
companion-do-discarded = { $source ->
    [unplaced] No row can take it.{" "}
   *[play] {""}
}{ $own ->
    [yes] Put it on your discard pile.
   *[no] Put it on the opponent’s discard pile.
}
companion-do-laid-weather = { $leader ->
    [yes] The leader acts as { $weather }. It covers { event-weather-rows }.
   *[no] Put it in the weather zone. It covers { event-weather-rows }.
}
companion-do-sounded-horn = { $own ->
    [yes] Your leader sounds the horn { row-in }. Mark the row.
   *[no] The opponent’s leader sounds the horn { row-in }. Mark the row.
}
companion-do-used-leader = Turn your leader face down: it has been used.
companion-do-took-from-pile = Take it { companion-from } into your hand.
companion-do-took-from-deck = Choose a card from your deck and take it into your hand. Then shuffle the deck.
companion-do-shuffled-back = { $own ->
    [yes] Shuffle these cards from your discard pile into your deck: { $cards }.
   *[no] Shuffle these cards from the opponent’s discard pile into its deck: { $cards }.
}
companion-do-moved = Move it { row-to }.
companion-do-stayed = It stays { row-in }.
companion-do-swept = Clear the battlefield: every other card goes to the discard pile of its side.
companion-do-sat-out = The opponent has no cards left and takes no turn.
companion-do-laid-face-down = Put the top card of the opponent’s deck face down under the Decoy, without looking at it.
companion-do-turned-up-leader = { $cancelled ->
    [yes] Your leader, The White Flame, cancels it.
   *[no] The opponent uses this leader once. Then remove it from the game.
}

## What the companion asks

companion-ask-card = { $source ->
    [under] Turn up the card under the opponent’s first Decoy. Which card is it?
   *[deck] Turn up the top card of the opponent’s deck. Which card is it?
}
companion-ask-leader = Turn up the opponent’s top leader. Which leader is it?
companion-ask-found = { $own ->
    [yes] Look through your deck: how many copies of { $card } are in it?
   *[no] Look through the opponent’s deck: how many copies of { $card } are in it?
}
companion-ask-from-pile = { $whose ->
    [yours] Choose a unit from your discard pile at random; heroes do not count. Which card is it?
    [opponents] Choose a unit from the opponent’s discard pile at random; heroes do not count. Which card is it?
   *[unknown] Choose a unit from the discard pile at random; heroes do not count. Which card is it?
}
companion-ask-survivor = One of the Monsters’ units stays on the battlefield. Choose it at random: which unit is it?
companion-ask-first-weather = Look through the opponent’s deck from the top: which weather card comes first?

## Faults

fault-companion-no-game = There is no such game on this device.
fault-companion-stale = The game has moved on in the meantime. Look at it again.
fault-companion-unreadable = This game can no longer be read.
fault-companion-entry = Enter exactly one of these: a card, a move, or a random choice if the rules ask for one.
