### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

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
cli-id = ID
cli-other-names = Other names
cli-why = Why
cli-rule-topics = Rules

## Cards

cli-nothing-found = Nothing found.{ fault-nearest }
cli-not-in-pool = Not used under these rules ({ $rules }).

## Decks

cli-deck-legal = The deck is legal ({ $rules }).
cli-heroes = Heroes
cli-units = Units
cli-specials = Special cards
cli-counts = Totals
cli-count-cards = Cards
cli-count-units = Units, including heroes
cli-count-heroes = Heroes
cli-count-specials = Special cards
cli-count-spies = Spies
cli-count-medics = Medics
cli-count-strength = Printed strength

## The score counter

cli-type-a-board = Type the board as JSON; finish with Ctrl-D on a line of its own.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Rulesets
cli-modes = Modes
cli-ignored = Options this mode ignores
cli-ignored-none = none: every option applies
cli-partly = Options that apply in part or with additions
cli-topics = Topics
cli-chapters = Chapters of docs/rules.md
cli-differs = Different from legendary
cli-same = Same as legendary
cli-options = Options

## Faults

fault-cli-card-name = There is no card or leader called “{ $name }”, or several have that name.{ fault-nearest }
fault-cli-no-deck = “{ $name }” is not a file, a deck code or a starter deck.{ fault-nearest } The starter decks: { $names }.
fault-cli-folder = “{ $path }” is a folder, not a file.
fault-cli-unreadable = “{ $path }” cannot be read ({ $reason }).
fault-cli-too-large = “{ $path }” is too large for a deck. Largest size in bytes: { $most }.
fault-cli-not-text = “{ $path }” is not UTF-8 text.
fault-cli-json = This is not JSON: { $problem } (line { $row }, column { $column }).
fault-cli-json-empty = The input is empty; a board in JSON was expected.
fault-cli-json-not-text = This is not UTF-8 text; byte { $place } is invalid.
fault-cli-json-deep = The JSON is nested too deeply for a board.
fault-cli-json-number = A number in the JSON is too long.
fault-cli-json-constant = “{ $told }” is not valid JSON.
fault-cli-json-twice = The key “{ $key }” appears twice in the same object.
