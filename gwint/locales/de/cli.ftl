### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-card = Karte
cli-leader = Anführer
cli-rows = Reihen
cli-row = { $row ->
    [close] Nahkampf
    [ranged] Fernkampf
   *[siege] Belagerung
}
cli-ability = Fähigkeit
cli-abilities = Fähigkeiten
cli-copies = Exemplare
cli-faction = Fraktion
cli-code = Code
cli-codes = Codes
cli-id = Kennung
cli-other-names = Andere Namen
cli-why = Warum
cli-rule-topics = Regeln

## Cards

cli-nothing-found = Nichts gefunden.{ fault-nearest }
cli-not-in-pool = Wird nach diesen Regeln nicht verwendet ({ $rules }).

## Decks

cli-deck-legal = Das Deck ist regelgerecht ({ $rules }).
cli-heroes = Helden
cli-units = Einheiten
cli-specials = Spezialkarten
cli-counts = Insgesamt
cli-count-cards = Karten
cli-count-units = Einheiten- und Heldenkarten
cli-count-heroes = Helden
cli-count-specials = Spezialkarten
cli-count-spies = Spione
cli-count-medics = Heiler
cli-count-strength = Aufgedruckte Stärke

## The score counter

cli-type-a-board = Gib den Spielplan als JSON ein; Strg+D in einer eigenen Zeile beendet die Eingabe.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Regelwerke
cli-modes = Modi
cli-ignored = Optionen, die dieser Modus nicht beachtet
cli-ignored-none = keine: alle Optionen gelten
cli-partly = Optionen, die teilweise oder mit Zusätzen gelten
cli-topics = Themen
cli-chapters = Kapitel von docs/rules.md (auf Englisch)
cli-differs = Anders als legendary
cli-same = Wie legendary
cli-options = Optionen

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
fault-cli-json-constant = „{ $told }“ ist kein gültiges JSON.
fault-cli-json-twice = Der Schlüssel „{ $key }“ steht zweimal im selben Objekt.
