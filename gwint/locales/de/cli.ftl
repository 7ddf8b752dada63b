### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-row = { $row ->
    [close] Nahkampf
    [ranged] Fernkampf
   *[siege] Belagerung
}
cli-code = Code
cli-codes = Codes
cli-other-names = Andere Namen
cli-why = Warum

## Cards

cli-nothing-found = Nichts gefunden.{ fault-nearest }
cli-not-in-pool = Wird nach diesen Regeln nicht verwendet ({ $rules }).

## Decks

cli-deck-legal = Das Deck ist regelgerecht ({ $rules }).
cli-counts = Insgesamt

## The score counter

cli-type-a-board = Gib den Spielplan als JSON ein; Strg+D in einer eigenen Zeile beendet die Eingabe.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Regelwerke
cli-modes = Modi
cli-ignored = Optionen, die dieser Modus nicht beachtet
cli-ignored-none = keine: Alle Optionen gelten
cli-partly = Optionen, die teilweise oder mit Zusätzen gelten
cli-topics = Themen
cli-chapters = Kapitel von docs/rules.md (auf Englisch)
cli-differs = Anders als legendary
cli-same = Wie legendary
cli-options = Optionen
cli-option-values = Werte: { $values }. Schreibweise: { $example }
cli-option-table = Optionen (mehrere durch Kommas trennen: --rules { $example })

## The command itself

cli-aborted = Abgebrochen.
cli-install-completion = { $shell ->
    [zsh] So installierst du das Skript in einem Ordner deines fpath, bevor compinit läuft: { $command }
   *[other] So installierst du das Skript: { $command }
}

## Faults

fault-cli-card-name = Es gibt keine Karte und keinen Anführer mit dem Namen „{ $name }“, oder mehrere heißen so.{ fault-nearest }
fault-cli-no-deck = „{ $name }“ ist weder eine Datei noch ein Deckcode noch ein Starterdeck.{ fault-nearest } Die Starterdecks: { $names }.
fault-cli-folder = „{ $path }“ ist ein Ordner, keine Datei.
fault-cli-unreadable = „{ $path }“ kann nicht gelesen werden ({ $reason }).
fault-cli-too-large = „{ $path }“ ist zu groß für ein Deck. Höchstgröße in Bytes: { $most }.
fault-cli-not-text = „{ $path }“ ist kein Text in UTF-8.
fault-cli-json = Das ist kein JSON: { $problem } (Zeile { $row }, Spalte { $column }).
fault-cli-json-empty = Die Eingabe ist leer; erwartet wurde ein Spielplan als JSON.
fault-cli-json-not-text = Das ist kein Text in UTF-8; Byte { $place } ist ungültig.
fault-cli-json-deep = Das JSON ist für einen Spielplan zu tief verschachtelt.
fault-cli-json-number = Eine Zahl im JSON ist zu lang.
fault-cli-json-constant = „{ $constant }“ ist kein gültiges JSON.
fault-cli-json-twice = Der Schlüssel „{ $key }“ steht zweimal im selben Objekt.

## Faults of the command line

fault-cli-value = Ungültiger Wert für { $parameter }: { $fault }
fault-cli-no-option = Die Option { $option } gibt es nicht.{ fault-nearest }
fault-cli-no-command = Den Befehl „{ $name }“ gibt es nicht.{ fault-nearest }
fault-cli-missing-option = Die Option { $option } fehlt.
fault-cli-missing-argument = Das Argument { $argument } fehlt.
fault-cli-option-needs-value = Die Option { $option } braucht einen Wert.
fault-cli-option-without-value = Die Option { $option } nimmt keinen Wert an.
fault-cli-extra-arguments = { $count ->
    [one] Unerwartetes Argument
   *[other] Unerwartete Argumente
}: { $words }
fault-cli-exclusive-options = Diese Optionen schließen einander aus: { $options }.
fault-cli-choice = „{ $text }“ ist hier nicht möglich.{ fault-nearest } Zur Wahl stehen: { $words }.
fault-cli-number-too-small = „{ $text }“ ist zu klein; die kleinste erlaubte Zahl ist { $least }.
fault-cli-not-a-folder = „{ $path }“ ist eine Datei, kein Ordner.
fault-cli-ability = Die Fähigkeit „{ $text }“ gibt es nicht. Fähigkeiten: { $abilities }.
fault-cli-strength = „{ $text }“ ist keine Stärke. Beispiele: „{ $legal }“.
fault-cli-age = „{ $text }“ ist keine Dauer in Stunden, Tagen oder Wochen. Beispiele: „{ $legal }“.
fault-cli-clock = „{ $text }“ ist keine Bedenkzeit in Minuten und Sekunden. Beispiele: „{ $legal }“.
