### Faults: what is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Line { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Did you mean: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Players who can act now: { $acting }.
}
list-more = { $list } and { $count } more

## Moves

fault-illegal-move = “{ $move }” is not allowed now. Allowed: { $legal }.
fault-illegal-phrase = “{ $text }” is not allowed now. Allowed: { $legal }.
fault-unknown-phrase = “{ $text }” is not a move.{ fault-nearest } Allowed: { $legal }.
fault-ambiguous-move = “{ $text }” could mean several moves. Choose one: { $moves }.
fault-not-your-turn = It is not your turn.{ fault-acting }
fault-too-many-cards = That is more cards than a game can hold; at most { $most } are allowed.
fault-more-faults =
    { $count ->
        [one] There is one more fault.
       *[other] There are { $count } more faults.
    }
fault-game-over = The game is over, so no more moves can be made.
fault-open-game-mode = Only solo games can be played with printed cards, not “{ $mode }”. Choose solo or solo-leaders.
fault-outcome-needed = First say what was turned up.
fault-no-outcome-needed = Nothing has been turned up; it is your move.
fault-impossible-outcome = “{ $text }” cannot have been turned up. Possible: { $options }.
fault-cannot-undo = { $moves ->
    [0] There is no move to take back.
    [one] Only 1 move can be taken back, not { $count }.
   *[other] Between 1 and { $moves } moves can be taken back, not { $count }.
}

## Rules

fault-option-name = There is no option “{ $option }”.{ fault-nearest } The options are: { $options }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”.{ fault-nearest } Possible values: { $values }.
fault-ruleset-name = There is no ruleset “{ $name }”.{ fault-nearest } The rulesets are: { $names }. Write individual options as option=value.
fault-option-alone = The option “{ $option }” needs a value. Possible values: { $values }. Write it as { $option }=value.
fault-ruleset-commas = Separate options by commas: “{ $expected }” instead of “{ $text }”.
fault-topic-name = The rulebook has no topic “{ $name }”.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = { $leader } is not a leader of this faction ({ $faction }). Choose one of its leaders.
fault-deck-leader-not-in-pool = { $leader } is not among the leaders allowed at this table. Choose another.
fault-deck-too-few-units = The deck has { $units ->
    [one] { $units } unit card
   *[other] { $units } unit cards
}, including heroes; it needs at least { $least }.
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
}; { $most ->
    [0] none are allowed
    [1] only 1 is allowed
   *[other] at most { $most } are allowed
}.
fault-deck-too-many-spies = The deck has { $spies ->
    [one] { $spies } spy
   *[other] { $spies } spies
}, including heroes; at most { $most } are allowed.
fault-deck-too-many-medics = The deck has { $medics ->
    [one] { $medics } medic
   *[other] { $medics } medics
}, including heroes; at most { $most } are allowed.
fault-deck-too-strong = The deck has a total printed strength of { $strength }; at most { $most } is allowed.
fault-deck-too-many-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; the collection has { $most }.
fault-deck-wrong-faction = { $card } does not belong to this faction’s set ({ $faction }).
fault-deck-side-deck-card = { $card } belongs to the side deck and can never start in a deck.
fault-deck-card-not-in-pool = { $card } is not among the cards allowed at this table.
fault-starter-name = There is no starter deck “{ $name }”.{ fault-nearest } The starter decks are: { $names }.
fault-unknown-deck = “{ $name }” is neither a starter deck nor a deck code.{ fault-nearest } The starter decks are: { $names }.

## The text of a deck

fault-deck-text = The deck cannot be read.
    { $faults }
fault-deck-text-twice = “{ $header }” appears a second time. Once is enough.
fault-deck-text-no-leader = The deck has no leader. Add a line that begins with “leader:”.
fault-deck-text-leader = “{ $text }” is not the name of a leader.{ fault-nearest }
fault-deck-text-faction = “{ $text }” is not the name of a faction.{ fault-nearest }
fault-deck-text-count = { fault-card-count }
fault-deck-text-card = “{ $text }” is not the name of a card.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = This is not a deck code. A deck code begins with “{ $expected }”.
fault-deck-code-version = The deck code has version “{ $version }”; only version { $known } can be read.
fault-deck-code-character = A deck code cannot contain “{ $character }” (character { $place }). It consists of letters A to Z, digits, “-” and “_”.
fault-deck-code-checksum = The deck code is mistyped or incomplete. Copy it again, from the first character to the last.
fault-deck-code-damaged = The deck code is damaged. Copy it again, from the first character to the last.
fault-deck-code-faction = The deck code names faction number { $number }; factions are numbered 1 to 5.
fault-deck-code-leader = The deck code names leader number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-card = The deck code names card number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; a deck code can store at most { $most }.
fault-deck-code-other-faction = A deck code can store only cards and leaders of its faction ({ $faction }), not { $card }.

## Names and numbers in a text

fault-unknown-card = There is no card “{ $text }”.{ fault-nearest }
fault-unknown-leader = There is no leader “{ $text }”.{ fault-nearest }
fault-unknown-faction = There is no faction “{ $text }”.{ fault-nearest } The factions are: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = There is no seat “{ $text }” at this table. The seats are: { $seats }.
fault-unknown-row = There is no row “{ $text }”. The rows are: { $rows }.
fault-unknown-mode = There is no mode “{ $text }”.{ fault-nearest } The modes are: { $modes }.
fault-unknown-rules-version = Version { $version } of the rules is unknown; the newest known version is { $known }.
fault-wrong-type = The argument “{ $name }” has the wrong type: { $found }. Expected: { $expected }.
fault-unknown-word = “{ $text }” does not fit here. Allowed: { $words }.
fault-card-count = “{ $text }” is not a number of copies from { $least } to { $most }.
fault-not-a-number = “{ $text }” should be a whole number.
fault-number-too-big = “{ $text }” is too large; the largest allowed number is { $most }.
fault-not-yes-or-no = “{ $text }” should be “yes” or “no”.
fault-not-weather = “{ $text }” cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = The picture of the table cannot be read.
    { $faults }
fault-line-without-bar = “{ $text }” has no vertical bar. Write the line as “what | cards”.
fault-line-twice = “{ $text }” appears a second time; it first appears in line { $first }.
fault-unknown-line = A picture has no line “{ $text }”. The lines are: { $keys }.
fault-bad-totals = “{ $text }” should be the totals of the rounds, such as “12-9, 30-31”, with { $sides ->
    [one] { $sides } number
   *[other] { $sides } numbers
} for each round.
fault-bad-chance = “{ $text }” should be { $streams ->
    [one] { $streams } word
   *[other] { $streams } words
} of 16 hexadecimal digits.
fault-more-than-deck = “{ $text }” is more than the number of cards in the deck.
fault-unknown-step = “{ $text }” is not a step that can be pending on a table. The steps are: { $steps }.
fault-step-fields = “{ $text }” should contain these fields, separated by semicolons: { $fields }.
fault-not-a-spot = “{ $text }” should be a seat, a row and a position, such as “me close 0”.
fault-impossible-step = “{ $text }” cannot be pending on this table: there would be nothing to decide.
fault-step-out-of-place = “{ $text }” cannot be here: a turn or the start of a round must come first, and any other question must come last.
fault-game-decided = The gems already decide the game: name the winner, or change the gems.

## Decks from one box

fault-box-seats = The number of players should be from { $least } to { $most }, not { $seats }: a box has five factions.
fault-box-more-than-seats = Values are given for { $given ->
    [one] { $given } player
   *[other] { $given } players
}, but there are only { $seats }.
fault-box-faction-twice = { $faction } cannot be chosen twice: a box has only one set of each faction.
fault-box-redraws = The number of redraws should be from 0 to { $most }, not { $redraws }.

## Impossible tables

fault-table-special-in-row = { $card } is not a unit and cannot lie { row-in } (side: { $side }).
fault-table-wrong-row = { $card } cannot lie { row-in } (side: { $side }); its range symbol does not allow it.
fault-table-no-row-special = { $card } cannot lie in the space for special cards { row-in } (side: { $side }); only a Horn or a Mardroeme can.
fault-table-crowded-row = There are more special cards { row-in } than the rules allow (side: { $side }).
fault-table-no-weather = “{ $weather }” cannot lie in the weather zone.
fault-table-covered-weather = { $weather } lies next to weather that already covers its rows; under these rules it would have been discarded.
fault-table-too-many-copies = { $copies ->
    [one] There is { $copies } copy
   *[other] There are { $copies } copies
} of { $card } in the game; there can be at most { $most }.
fault-table-leader-wrong-faction = { $seat }: { $leader } is not a leader of this player’s faction.
fault-table-known-not-held = { $seat }: { $card } is listed as known in this hand but is not in it.
fault-table-returned-not-held = { $seat }: { $card } is listed as returned to this deck but is neither in the deck nor in the hand.
fault-table-deck-order = { $seat }: more cards are listed as shuffled or known at the bottom than the deck has ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, but a side has at most { $most }.
fault-table-should-be-over = A side has no gems left, so the game should be over.
fault-table-nobody-to-act = The game is not over, but it is no player’s turn.
fault-table-passed-to-act = { $seat } is to act but has passed.
fault-table-rounds = There are totals for { $totals ->
    [one] { $totals } round
   *[other] { $totals } rounds
}, but this is round { $round }.

## Boards for the score counter

fault-board-not-an-object = A board should be an object with these keys: { $expected }.
fault-board-sides = A board should have “sides”: a list of objects, { $least } to { $most } of them.
fault-board-unknown-key = A board has no key “{ $key }”. The keys are: { $known }.
fault-board-unknown-row = “{ $key }” should contain rows; there is no row “{ $row }”. The rows are: { $rows }.
fault-board-unknown-card = There is no card with the ID “{ $card }”.{ fault-nearest }
fault-board-unknown-leader = There is no leader with the ID “{ $leader }”.{ fault-nearest }
fault-board-not-a-list = “{ $key }” should be a list.
fault-board-not-a-word = “{ $key }” should be text, not “{ $value }”.
fault-board-not-weather = { $card } cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = This is not a record of a game. A record begins with “{ $expected }”.
fault-record-version = The record has format version { $version }; the newest version that can be read is { $known }.
fault-record-rules-version = The record was played under version { $version } of the rules, which this program does not know; the newest version it knows is { $known }.
fault-record-line = “{ $text }” is not a line of a record. The lines are: { $expected }.
fault-record-twice = { fault-line-twice }
fault-record-missing = “{ $text }” is missing from the record.
fault-record-needless = “{ $text }” must not be given together with “{ $given }”, which already contains it.
fault-record-tag = “{ $text }” cannot be a tag. The record itself uses { $taken } and everything that begins with p and a number.
fault-record-seat = “{ $text }” is not a player of this game. A line begins with one of: { $seats }.
fault-record-seed = “{ $text }” is not a seed. A seed has 64 hexadecimal digits.
fault-record-number = The version of the rules cannot be read. { $why }
fault-record-mode = { fault-unknown-mode }
fault-record-rules = The ruleset cannot be read. { $why }
fault-record-leader = The leader cannot be read. { $why }
fault-record-faction = The faction cannot be read. { $why }
fault-record-deck = The deck cannot be read. { $why }
fault-record-decks = { $decks ->
    [one] { $decks } deck is given
   *[other] { $decks } decks are given
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
fault-record-start-disagrees = The starting picture has a different mode or different rules from the record.
fault-record-illegal-move = Entry { $entry }, “{ $text }”, is not allowed there. Allowed: { $legal }.
fault-record-take-back = Entry { $entry } takes back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; before it, { $moves ->
    [one] { $moves } was made
   *[other] { $moves } were made
}.
fault-record-result = “{ $text }” is not a result. A result looks like one of these: { $expected }.
fault-record-result-disagrees = The record gives the result “{ $recorded }”; the table shows “{ $table }”.
fault-record-final = “{ $text }” is not a final checksum. It should have { $expected ->
    [one] { $expected } hexadecimal digit
   *[other] { $expected } hexadecimal digits
}.
fault-record-final-disagrees = The record’s final checksum is { $recorded }, but the table at the end has { $table }. The record or the rules have changed.
fault-team-same-faction = Partners must play different factions, but { $seat } and { $partner } have the same one: { $faction }.

## Solo

fault-solo-weather = { $card } cannot be in your deck: in solo, your deck may not contain weather cards except Clear Weather.
fault-solo-not-whole = The virtual opponent must use the whole set of its faction: { $faction }.
fault-table-holds-no-hand = { $seat } has no hand in this mode, but holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
fault-table-under-decoys = { $seat }: { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} face down, but there can be only one under each Decoy of a virtual opponent; this side has { $decoys ->
    [0] no Decoys.
    [one] { $decoys } Decoy.
   *[other] { $decoys } Decoys.
}
fault-table-leader-pile = { $seat }: { $leader } cannot be in this player’s leader pile, or is in it twice.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] { $decks } deck was brought
   *[other] { $decks } decks were brought
}; a match needs { $expected }.
fault-lineup-same-faction = These decks have the same faction ({ $faction }): { $decks }. Each deck needs a different one.
fault-lineup-same-hero = { $card } is in more than one deck ({ $decks }); a hero may be in only one of them.
fault-lineup-deck = Deck { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = A match cannot be played with these decks.
    { $faults }
fault-match-no-game = There is no game in progress: a deck must be named first.
fault-match-order = “{ $text }” cannot be here; the match expects: { $expected }.
fault-match-over = The match is over.
