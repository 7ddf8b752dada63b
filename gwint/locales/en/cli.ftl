### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-row = { $row ->
    [close] close
    [ranged] ranged
   *[siege] siege
}
cli-code = Code
cli-codes = Codes
cli-other-names = Other names
cli-why = Why

## Cards

cli-nothing-found = Nothing found.{ fault-nearest }
cli-not-in-pool = Not used under these rules ({ $rules }).

## Decks

cli-deck-legal = The deck is legal ({ $rules }).
cli-counts = Totals

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
cli-option-values = Values: { $values }. Written as: { $example }
cli-option-table = Options (separate several by commas: --rules { $example })

## The command itself

cli-aborted = Cancelled.
cli-install-completion = { $shell ->
    [zsh] To install it in a folder of your fpath, before compinit runs: { $command }
   *[other] To install it: { $command }
}

## Faults

fault-cli-card-name = There is no card or leader called “{ $name }”, or several have that name.{ fault-nearest }
fault-cli-no-deck = “{ $name }” is not a file, a deck code or a starter deck.{ fault-nearest } The starter decks are: { $names }.
fault-cli-folder = “{ $path }” is a folder, not a file.
fault-cli-unreadable = “{ $path }” cannot be read ({ $reason }).
fault-cli-too-large = “{ $path }” is too large for a deck. Maximum size in bytes: { $most }.
fault-cli-not-text = “{ $path }” is not UTF-8 text.
fault-cli-json = This is not JSON: { $problem } (line { $row }, column { $column }).
fault-cli-json-empty = The input is empty; a board in JSON was expected.
fault-cli-json-not-text = This is not UTF-8 text; byte { $place } is invalid.
fault-cli-json-deep = The JSON is nested too deeply for a board.
fault-cli-json-number = A number in the JSON is too long.
fault-cli-json-constant = “{ $constant }” is not valid JSON.
fault-cli-json-twice = The key “{ $key }” appears twice in the same object.

## Faults of the command line

fault-cli-value = Invalid value for { $parameter }: { $fault }
fault-cli-no-option = There is no option { $option }.{ fault-nearest }
fault-cli-no-command = There is no command “{ $name }”.{ fault-nearest }
fault-cli-missing-option = The option { $option } is missing.
fault-cli-missing-argument = The argument { $argument } is missing.
fault-cli-option-needs-value = The option { $option } needs a value.
fault-cli-option-without-value = The option { $option } does not take a value.
fault-cli-extra-arguments = { $count ->
    [one] Unexpected argument
   *[other] Unexpected arguments
}: { $words }
fault-cli-exclusive-options = These options cannot be used together: { $options }.
fault-cli-choice = “{ $text }” is not possible here.{ fault-nearest } Choose one of these: { $words }.
fault-cli-number-too-small = “{ $text }” is too small; the smallest allowed number is { $least }.
fault-cli-not-a-folder = “{ $path }” is a file, not a folder.
fault-cli-ability = There is no ability “{ $text }”. The abilities are: { $abilities }.
fault-cli-strength = “{ $text }” is not a strength. Examples: “{ $legal }”.
fault-cli-age = “{ $text }” is not a length of time in hours, days or weeks. Examples: “{ $legal }”.
fault-cli-clock = “{ $text }” is not a clock in minutes and seconds. Examples: “{ $legal }”.
