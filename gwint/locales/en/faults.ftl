### What is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Line { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Did you mean: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}To act now: { $acting }.
}
list-more = { $list } … and { $count } more

## Moves

fault-illegal-move = “{ $move }” is not allowed now. Allowed: { $legal }.
fault-illegal-phrase = “{ $text }” is not allowed now. Allowed: { $legal }.
fault-unknown-phrase = “{ $text }” is not a move.{ fault-nearest } Allowed: { $legal }.
fault-ambiguous-move = “{ $text }” can mean several moves. Say which: { $moves }.
fault-not-your-turn = It is not your turn.{ fault-acting }
fault-game-over = The game is over, so no more moves can be made.
fault-cannot-undo = { $moves ->
    [0] There is no move to take back.
    [one] Only 1 move can be taken back, not { $count }.
   *[other] From 1 to { $moves } moves can be taken back, not { $count }.
}

## Rules

fault-option-name = There is no option “{ $option }”. The options: { $options }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”. Its values: { $values }.
fault-ruleset-name = There is no ruleset “{ $name }”. The rulesets: { $names }. Single options are told as option=value.
fault-topic-name = The rulebook has no topic “{ $name }”.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = { $leader } is no leader of this faction ({ $faction }). Choose one of its own.
fault-deck-leader-not-in-pool = { $leader } is not among the leaders of this table. Choose another.
fault-deck-too-few-units = The deck has { $units ->
    [one] { $units } unit card
   *[other] { $units } unit cards
}, heroes included; it needs at least { $least }.
fault-deck-too-few-cards = The deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; it needs at least { $least }.
fault-deck-too-many-specials = The deck has { $specials ->
    [one] { $specials } special card
   *[other] { $specials } special cards
}; at most { $most } are allowed.
fault-deck-too-many-heroes = The deck has { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}; at most { $most } are allowed.
fault-deck-too-many-spies = The deck has { $spies ->
    [one] { $spies } spy
   *[other] { $spies } spies
}, heroes included; at most { $most } are allowed.
fault-deck-too-many-medics = The deck has { $medics ->
    [one] { $medics } medic
   *[other] { $medics } medics
}, heroes included; at most { $most } are allowed.
fault-deck-too-strong = The cards of the deck have a printed strength of { $strength } in all; at most { $most } is allowed.
fault-deck-too-many-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; the collection has { $most }.
fault-deck-wrong-faction = { $card } is not printed in this faction’s set ({ $faction }).
fault-deck-side-deck-card = { $card } belongs to the side deck and can never start in a deck.
fault-deck-card-not-in-pool = { $card } is not among the cards of this table.
fault-starter-name = There is no starter deck “{ $name }”. The starter decks: { $names }.

## The text of a deck

fault-deck-text = The deck cannot be read.
    { $faults }
fault-deck-text-twice = “{ $header }” is told a second time. Once is enough.
fault-deck-text-no-leader = The deck has no leader. Add a line that begins with “leader:”.
fault-deck-text-leader = “{ $text }” names no leader.{ fault-nearest }
fault-deck-text-faction = “{ $text }” names no faction.{ fault-nearest }
fault-deck-text-count = “{ $text }” does not tell a number of copies from { $least } to { $most }.
fault-deck-text-card = “{ $text }” names no card.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = This is not a deck code. A deck code begins with “{ $expected }”.
fault-deck-code-version = The deck code is of version “{ $version }”; only version { $known } can be read.
fault-deck-code-character = A deck code cannot contain “{ $character }”, its character { $place }. It is made of the letters A to Z, digits, - and _.
fault-deck-code-checksum = The deck code is mistyped or incomplete. Copy it once more, from the first character to the last.
fault-deck-code-damaged = The deck code is damaged. Copy it once more, from the first character to the last.
fault-deck-code-faction = The deck code names faction number { $number }; there are only numbers 1 to 5.
fault-deck-code-leader = The deck code names leader number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-card = The deck code names card number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; a deck code can tell at most { $most }.
fault-deck-code-other-faction = A deck code can hold only what belongs to the faction ({ $faction }), not { $card }.

## What a text says

fault-unknown-card = There is no card “{ $text }”.{ fault-nearest }
fault-unknown-leader = There is no leader “{ $text }”.{ fault-nearest }
fault-unknown-faction = There is no faction “{ $text }”. The factions: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = There is no seat “{ $text }” at this table. The seats: { $seats }.
fault-unknown-row = There is no row “{ $text }”. The rows: { $rows }.
fault-unknown-mode = There is no mode “{ $text }”. The modes: { $modes }.
fault-unknown-word = “{ $text }” does not fit here. Allowed: { $words }.
fault-card-count = “{ $text }” does not tell a number of copies from { $least } to { $most }.
fault-not-a-number = “{ $text }” should be a whole number.
fault-number-too-big = “{ $text }” is too big a number; the greatest allowed is { $most }.
fault-not-yes-or-no = “{ $text }” should be “yes” or “no”.
fault-not-weather = “{ $text }” cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = The picture of the table cannot be read.
    { $faults }
fault-line-without-bar = “{ $text }” has no bar. A line is written “what | cards”.
fault-line-twice = “{ $text }” is told a second time; the first time was in line { $first }.
fault-unknown-line = A picture has no line “{ $text }”. The lines: { $keys }.
fault-bad-totals = “{ $text }” should be the totals of the rounds, such as “12-9, 30-31”, with { $sides ->
    [one] { $sides } number
   *[other] { $sides } numbers
} for each round.
fault-bad-chance = “{ $text }” should be { $streams ->
    [one] { $streams } word
   *[other] { $streams } words
} of 16 hexadecimal digits.
fault-more-than-deck = “{ $text }” is more than the deck has cards.
fault-unknown-step = Nothing called “{ $text }” can wait on a table. The steps: { $steps }.
fault-step-fields = “{ $text }” should tell these things, with semicolons between them: { $fields }.
fault-not-a-spot = “{ $text }” should be a seat, a row and a place, such as “me close 0”.
fault-impossible-step = “{ $text }” cannot wait on this table: nothing there could be done for it.
fault-step-out-of-place = “{ $text }” cannot stand here: a turn or the beginning of a round stands first, any other question last.
fault-game-decided = By the gems the game is already decided: tell the winner, or other gems.

## What cannot be on a table

fault-table-special-in-row = { $card } is not a unit and cannot lie { row-in } (side: { $side }).
fault-table-wrong-row = { $card } cannot lie { row-in } (side: { $side }); the range symbol does not allow it.
fault-table-no-row-special = { $card } cannot lie in the special space { row-in } (side: { $side }); only a Horn or a Mardroeme can.
fault-table-crowded-row = There are more special cards { row-in } than the rules allow (side: { $side }).
fault-table-no-weather = “{ $weather }” cannot lie in the weather zone.
fault-table-covered-weather = { $weather } lies beside weather that covers it; by these rules it would have been discarded.
fault-table-too-many-copies = There are { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card } in the game; there can be at most { $most }.
fault-table-leader-wrong-faction = { $seat }: { $leader } is no leader of this player’s faction.
fault-table-known-not-held = { $seat }: { $card } counts as known in this hand but is not in it.
fault-table-returned-not-held = { $seat }: { $card } counts as put back into this deck but is neither there nor in the hand.
fault-table-deck-order = { $seat }: more cards count as shuffled or known at the bottom than the deck has ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, but a side has at most { $most }.
fault-table-should-be-over = A side has no gem left, so the game should be over.
fault-table-nobody-to-act = The game is not over, but nobody is to act.
fault-table-passed-to-act = { $seat }: is to act, but has passed.
fault-table-rounds = There are totals of { $totals ->
    [one] { $totals } round
   *[other] { $totals } rounds
}, but this is round { $round }.

## Boards for the score counter

fault-board-not-an-object = A board should be an object with these keys: { $expected }.
fault-board-sides = A board should have “sides”, a list of { $least } to { $most } objects.
fault-board-unknown-key = A board has no key “{ $key }”. The keys: { $known }.
fault-board-unknown-row = “{ $key }” should name rows, and there is no row “{ $row }”. The rows: { $rows }.
fault-board-unknown-card = There is no card with the id “{ $card }”.{ fault-nearest }
fault-board-unknown-leader = There is no leader with the id “{ $leader }”.{ fault-nearest }
fault-board-not-a-list = “{ $key }” should be a list.
fault-board-not-a-word = “{ $key }” should be a text, not “{ $value }”.
fault-board-not-weather = { $card } cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = This is not a record of a game. A record begins with “{ $expected }”.
fault-record-version = The record has format version { $version }; the newest that can be read is { $known }.
fault-record-rules-version = The record was played by version { $version } of the rules; this is version { $known }.
fault-record-line = “{ $text }” is no line of a record. The lines: { $expected }.
fault-record-twice = “{ $text }” is told a second time; the first time was in line { $first }.
fault-record-missing = The record does not tell “{ $text }”.
fault-record-needless = “{ $text }” must not be told beside “{ $told }”, which tells it already.
fault-record-tag = “{ $text }” cannot be a tag. Taken by the record itself: { $taken }, and all that begins with p and a number.
fault-record-seat = “{ $text }” names no player of this game. A line begins with one of: { $seats }.
fault-record-seed = “{ $text }” is no seed. A seed is 64 hexadecimal digits.
fault-record-number = The version of the rules cannot be read. { $why }
fault-record-mode = There is no mode “{ $text }”. The modes: { $modes }.
fault-record-rules = The ruleset cannot be read. { $why }
fault-record-leader = The leader cannot be read. { $why }
fault-record-faction = The faction cannot be read. { $why }
fault-record-deck = The deck cannot be read. { $why }
fault-record-decks = { $decks ->
    [one] { $decks } deck is told
   *[other] { $decks } decks are told
}; the mode has { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
fault-record-players = { $players ->
    [one] { $players } player is named
   *[other] { $players } players are named
}; the mode has { $seats }.
fault-record-start = The starting picture cannot be read.
    { $faults }
fault-record-start-disagrees = The starting picture has another mode or other rules than the record tells.
fault-record-illegal-move = Entry { $entry }, “{ $text }”, is not allowed there. Allowed: { $legal }.
fault-record-take-back = Entry { $entry } takes back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; before it { $moves ->
    [one] { $moves } was made
   *[other] { $moves } were made
}.
fault-record-result = “{ $text }” is no result. A result looks like one of these: { $expected }.
fault-record-result-disagrees = The record tells the result “{ $told }”; the table shows “{ $table }”.
fault-record-final = “{ $text }” is no final sign. It is { $expected ->
    [one] { $expected } hexadecimal digit
   *[other] { $expected } hexadecimal digits
}.
fault-record-final-disagrees = The record’s final sign is { $told }, but the table at the end has { $table }. The record or the rules have changed.
fault-team-same-faction = Partners play different factions, but { $seat } and { $partner } have the same: { $faction }.

## Playing alone

fault-solo-weather = { $card } cannot be in your deck: alone you play without weather, Clear Weather excepted.
fault-solo-not-whole = The virtual opponent brings the whole set of its faction and no other deck: { $faction }.
fault-table-holds-no-hand = { $seat }: holds no hand in this mode, but has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in it.
fault-table-under-decoys = { $seat }: { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} face down, but only under a Decoy of a virtual opponent can there be one; Decoys: { $decoys }.
fault-table-leader-pile = { $seat }: { $leader } cannot be in this player’s pile of leaders, or is in it twice.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] { $decks } deck is brought
   *[other] { $decks } decks are brought
}; a match wants { $expected }.
fault-lineup-same-faction = The decks { $decks } have the same faction ({ $faction }); each wants its own.
fault-lineup-same-hero = { $card } is in the decks { $decks }; a hero may be in one of them only.
fault-lineup-deck = Deck { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = These decks cannot play a match.
    { $faults }
fault-match-no-game = No game is being played: a deck has to be named first.
fault-match-order = “{ $text }” cannot stand here; the match waits for: { $expected }.
fault-match-over = The match is over.
