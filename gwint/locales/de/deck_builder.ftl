### The deck builder.

## The list of decks

builder-title = Die Kartentruhe
builder-none = Du hast noch kein Deck. Beginne mit einem leeren oder kopiere ein Starterdeck und mache es zu deinem eigenen.
builder-new = Neues Deck
builder-new-how = Wähle die Fraktion, die du anführen willst.
builder-starters-how = Tippe ein Deck an, um eine eigene Kopie davon in die Truhe zu legen.
builder-rename = Umbenennen
builder-copy = Kopieren
builder-copied = Kopiert
builder-copy-name = { $name } (Kopie)
builder-delete = Löschen
builder-deleted = Gelöscht: { $name }.
builder-undo = Rückgängig
builder-save = Speichern
builder-failed = Das hat nicht geklappt

## The editor

builder-name = Name des Decks
builder-state = { $kept ->
    [yes] In der Truhe
    [waiting] Wird gespeichert …
   *[no] Nicht in der Truhe
}
builder-save-deck = In die Truhe legen
builder-random = Zufälliges Deck
builder-play = Mit diesem Deck spielen
builder-panes = Ansicht
builder-deck = Im Deck: { $count }
builder-contents = Das Deck
builder-leaders = Anführer wählen
builder-legal = Dieses Deck ist regelgerecht.
builder-empty = Noch keine Karten: Tippe die an, die du haben willst.
builder-least = (mind. { $count })
builder-most = (max. { $count })
builder-curve = Einheiten nach Stärke
builder-curve-point = Stärke { $strength }: { $units }
builder-abilities = Fähigkeiten im Deck

## The cards

builder-search = Name oder Fähigkeit suchen
builder-all = Alle zeigen
builder-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
builder-nothing-found = Keine passenden Karten.
builder-tile = { $card }: { $copies } von { $most } im Deck
builder-open = Öffnen: { $card }
builder-more = Eine mehr: { $card }
builder-less = Eine weniger: { $card }
builder-add = Hinzufügen

## Import and export

builder-import = Deck importieren
builder-import-how = Füge den Text eines Decks, seinen Code oder seinen Link ein.
builder-import-do = Importieren
builder-no-code = Dieses Deck hat Karten mehrerer Fraktionen und kann nicht gespeichert werden.
builder-link = Als Link
builder-code = Als Code
builder-text = Als Text
