### What the commands say themselves: headings of tables, answers, and what is wrong with an argument.

## Headings and names of facts

cli-card = Card
cli-leader = Leader
cli-rows = Rows
cli-row = { $row ->
    [close] close
    [ranged] ranged
   *[siege] siege
}
cli-ability = Ability
cli-abilities = Abilities
cli-copies = Copies
cli-faction = Faction
cli-code = Code
cli-codes = Codes
cli-id = Id
cli-other-names = Other names
cli-why = Why
cli-told-by = In the rulebook

## Cards

cli-nothing-found = Nothing found.{ fault-nearest }
cli-not-in-pool = Not played with under these rules ({ $rules }).

## Decks

cli-deck-legal = The deck may be played ({ $rules }).
cli-heroes = Heroes
cli-units = Units
cli-specials = Special cards
cli-counts = In all
cli-count-cards = Cards
cli-count-units = Units, heroes included
cli-count-heroes = Heroes
cli-count-specials = Special cards
cli-count-spies = Spies
cli-count-medics = Medics
cli-count-strength = Printed strength

## The score counter

cli-type-a-board = Type the board as JSON; Ctrl-D on a line of its own ends it.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Rulesets
cli-modes = Modes
cli-ignored = Options this mode ignores
cli-ignored-none = none: every option holds
cli-partly = Options that hold in part, or with more beside them
cli-topics = Topics
cli-chapters = Chapters of docs/rules.md
cli-differs = Other than in legendary
cli-same = As in legendary
cli-options = Options

## What is wrong

fault-cli-card-name = There is no card and no leader “{ $name }”, or the name fits several.{ fault-nearest }
fault-cli-no-deck = “{ $name }” is neither a file nor a deck code nor a starter deck.{ fault-nearest } The starter decks: { $names }.
fault-cli-folder = “{ $path }” is a folder, not a file.
fault-cli-unreadable = “{ $path }” cannot be read ({ $reason }).
fault-cli-too-large = “{ $path }” is too large for a deck; at most { $most } bytes are read.
fault-cli-not-text = “{ $path }” is not a text in UTF-8.
fault-cli-json = This is not JSON: { $problem } (line { $row }, column { $column }).
fault-cli-json-empty = There is nothing here; a board in JSON was expected.
fault-cli-json-not-text = This is not a text in UTF-8; byte { $place } is wrong.
fault-cli-json-deep = The JSON is nested too deeply for a board.
fault-cli-json-number = A number in the JSON is too long.
fault-cli-json-constant = JSON has no “{ $told }”.
fault-cli-json-twice = The key “{ $key }” is told twice in the same object.
