### The rulebook and the score counter.

## The rulebook

book-title = Das Regelbuch
book-chapter-first-game = { guide-title }
book-chapter-examples = Beispielzüge
book-chapter-play = So wird gespielt
book-chapter-cards = { label-card-kinds }
book-chapter-abilities = { label-abilities }
book-chapter-specials = Spezialkarten und Wetter
book-chapter-factions = Fraktionen
book-chapter-leaders = { label-leaders }
book-chapter-variants = Andere Spielweisen
book-chapter-options = Regelwerke und Optionen
book-chapter-meets = Was passiert, wenn …?
book-chapter-list = Kartenliste
book-chapter-gallery = Alle Karten
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
book-own = Karten: { $faction }
book-not-used = { $card }: nach diesen Regeln nicht im Spiel
book-copies = Exemplare: { $count }
book-why = Warum diese Stärke
book-minute = Das Spiel in einer Minute
book-step = Schritt { $number } von { $count }
book-step-back = Zurück
book-step-next = Weiter
book-steps = Schritte der Partie
book-example = Beispiel
book-examples-rules = Die Beispiele folgen den Regeln der Ausgabe von 2025.
book-why-strengths = Veränderte Stärken
book-list-search = Kartenliste durchsuchen
book-list-none = Keine passenden Karten.
book-list-all = Alle Fraktionen
book-list-about = Jede Karte mit ihrer Stärke, ihren Reihen, ihren Fähigkeiten, den Karten, die sie holt oder in die sie sich verwandelt, und der Zahl der Exemplare in der Ausgabe von 2025. Auf die Karten jeder Fraktion folgen ihre Anführer.
book-neutral-about = Die neutralen Karten darf jede Fraktion verwenden. Bei den gedruckten Karten enthält der Kartensatz jeder Fraktion seine eigene Fassung davon.
book-brings = Bringt

## The score counter

score-sides = Zahl der Spieler
score-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
score-leader = Anführer?
score-no-leader = Kein Anführer
score-add = Karten { row-to } legen
score-copies = { $card }: { $count } auf dem Tisch
score-done = Fertig
score-move = Karte { row-to } verschieben
score-another = Noch ein Exemplar
score-reset = Tisch abräumen
score-share = Link kopieren
score-impossible = { $count ->
    [one] { $count } Angabe, die in einer echten Partie unmöglich ist
   *[other] { $count } Angaben, die in einer echten Partie unmöglich sind
}
