### The rulebook and the score counter.

## The rulebook

book-title = Das Regelbuch
book-chapter-play = So wird gespielt
book-chapter-cards = Die Kartenarten
book-chapter-abilities = Fähigkeiten
book-chapter-specials = Spezialkarten und Wetter
book-chapter-factions = Fraktionen
book-chapter-leaders = Anführer
book-chapter-options = Regelwerke und Optionen
book-chapter-gallery = Alle Karten
book-mode = Modus
book-search = Regeln durchsuchen
book-contents = Inhalt
book-print = Drucken
book-turn = Umblättern
book-link = Link zu: { $title }
book-found = { $count ->
    [one] { $count } Thema gefunden
   *[other] { $count } Themen gefunden
}
book-ignored = Die eigenen Regeln dieses Modus ersetzen diese Option.
book-partly = In diesem Modus: { $holds }.
book-armies = Armeen
book-leaders = Anführer
book-own = Karten: { $faction }
book-left-out = { $card }: nach diesen Regeln nicht im Spiel
book-copies = Exemplare: { $count }
book-why = Warum diese Stärke

## The score counter

score-title = Stärkezähler
score-sides = Zahl der Spieler
score-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
score-side = Spieler { $number }
score-totals = Gesamtstärke
score-faction = Fraktion
score-leader = Anführer?
score-no-leader = Kein Anführer
score-add = Karten { row-to } legen
score-lay = { $card }: { $count } auf dem Tisch
score-done = Fertig
score-move = Karte { row-to } verschieben
score-another = Noch ein Exemplar
score-remove = Entfernen
score-reset = Tisch abräumen
score-share = Link kopieren
score-odd = { $count ->
    [one] { $count } Sache, die in einer echten Partie unmöglich ist
   *[other] { $count } Sachen, die in einer echten Partie unmöglich sind
}
