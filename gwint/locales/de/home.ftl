### Rund um das Spiel im Browser: Start, Warteraum, Einstellungen und was alle Seiten gemeinsam haben.

## Das Haus

again = Erneut versuchen
way-home = Zur Startseite
way-decks = Decks
way-rules = Regeln
way-score = Stärkezähler
way-chronicles = Chroniken
title-table = Tisch
title-replay = Chronik
player-nameless = Wandersmann
fault-no-answer = Der Server antwortet nicht. Die Seite versucht es von selbst wieder.
shell-ways = Wohin
shell-notes = Meldungen
shell-dismiss = Meldung entfernen
shell-upgraded = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
shell-reload = Neu laden
shell-copy = Kopieren
shell-copied = Kopiert.
shell-not-copied = Der Browser lässt kein Kopieren zu: Der Text ist markiert, kopiere ihn selbst.
shell-send = Senden
shell-qr = Die Adresse als QR-Code
shell-address = Adresse
nowhere-title = Hier ist nichts
nowhere-text = Keine Seite hat diese Adresse. Vielleicht ging ein Stück des Links verloren.

## Start

home-title = Das Kartenspiel aus den Schenken des Kontinents
home-play = Jetzt spielen
home-friend = Zu zweit
home-go-on = Weiterspielen: { $players }
home-more = Mehr …
home-guide = Geführte erste Partie
home-guide-about = In wenigen Minuten spielend lernen
home-running = Laufende Partien
home-over = Beendete Partien
home-further = Alle beendeten Partien
home-replay = Zur Chronik
home-stands = { $phase ->
    [turn] Du bist am Zug
    [waiting] Wartet auf Mitspielende
    [interrupted] Unterbrochen
   *[playing] Andere am Zug
}
home-open = Offene Tische
home-open-none = Gerade wartet niemand auf Mitspielende. Eröffne selbst einen Tisch: Mehr …
home-free-seats = Freie Plätze: { $count }
home-else = In diesem Haus
home-decks-about = Decks bauen und aufbewahren
home-rules-about = Jede Regel und jede Karte, erklärt
home-score-about = Zählt für dich, wenn du mit gedruckten Karten spielst
home-chronicles-about = Beendete Partien Zug um Zug, von hier oder aus einer Datei

## Ein Tisch nach Wunsch

more-title = Tisch eröffnen
more-mode = Was gespielt wird
more-rules = Regeln
more-options = { $count ->
    [0] Einzelne Optionen
   *[other] Einzelne Optionen (geändert: { $count })
}
more-options-reset = Wieder wie im Regelwerk
more-ignored = Dieser Modus hat hier seine eigene Regel.
more-partly = { $holds ->
    [built] Gilt für selbst gebaute Decks.
    [person] Gilt für dich, nicht für den virtuellen Gegner.
    [ordinary] Gilt für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben.
   *[advanced] Die Grenzen des Deckbaus für Fortgeschrittene kommen hinzu.
}
more-advanced = Deckbau für Fortgeschrittene
more-sitters = Wer wo sitzt
more-anybody = Wer über den Link kommt
more-here = Jemand an diesem Gerät
more-name = Name der Person
more-any-deck = { $count ->
    [one] Beliebiges Deck – anderes wählen
   *[other] Beliebige Decks – andere wählen
}
more-opponent = Fraktion des virtuellen Gegners
more-chance = Zufall
more-clock = Uhr
more-clock-none = Ohne Uhr
more-clock-set = { $minutes } min und { $seconds } s je Zug
more-hints = Tipps
more-hints-for = { $hints ->
    [always] für alle
    [alone] nur für die, die allein spielen
   *[never] für niemanden
}
more-open = Tisch eröffnen

## Der Warteraum

room-coming = Einen Augenblick …
room-trouble = { $kind ->
    [no-such-table] Diesen Tisch gibt es nicht
    [no-spectators] Geschlossene Gesellschaft
    [no-answer] Keine Verbindung
    [table-phase] Dieser Tisch ist geschlossen
   *[other] Das ging nicht
}
room-seat-gone = Dein Platz hier wurde freigegeben oder ist auf ein anderes Gerät umgezogen.
room-lost = Verbindung verloren – neuer Versuch …
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
room-full-shut = Alle Plätze sind besetzt, und zuschauen darf hier niemand.
room-please-sit = Hier ist ein Platz für dich: Setz dich!
room-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] Noch freie Plätze: { $count }
}
room-waits-ready = Warten, bis alle bereit sind
room-seat = Platz { $number }
room-team = Team { $number }
room-free = Frei
room-is-ready = Bereit
room-chooses = Wählt ein Deck
room-away = Gerade nicht da
room-sit = Hinsetzen
room-sit-here-too = Noch jemand an diesem Gerät
room-free-seat = Platz freigeben
room-choose-deck = Deck wählen
room-ready = Bereit zum Spiel
room-not-ready = Doch noch nicht
room-stand = Aufstehen
room-invite = Einladen
room-invite-how = Wer diesen Link öffnet, kann sich hinsetzen.
room-table = Der Tisch
room-listed = Alle dürfen mitspielen, nicht nur, wer den Link hat
room-spectators = Zuschauen erlaubt
room-hints = { $hints ->
    [always] Tipps für alle
   *[never] Keine Tipps
}
room-open = { $listed ->
    [yes] Offen für alle
   *[no] Über den Link
}
room-close = Tisch schließen

## Decks zum Mitbringen

deck-own = Deine Decks
deck-starters = Starterdecks
deck-whole-sets = Ganze Kartensätze
deck-whole = Ganzer Satz: { $faction }
deck-others = Ein anderes Deck
deck-chance = Ein zufälliges Deck
deck-chance-name = Zufällig: { $faction }
deck-paste = Deckcode oder Deck als Text einfügen
deck-pasted = Eingefügtes Deck
deck-take = Dieses Deck nehmen
deck-three = Gewählt: { $count } von 3
deck-take-three = Diese drei nehmen

## Ein anderes Gerät

move-title = Auf ein anderes Gerät umziehen
move-how = Öffne diesen Link binnen { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal; dein Platz ist dann dort und nicht mehr hier.
move-here = Deine Partie soll auf diesem Gerät weitergehen. Das andere Gerät hat den Platz dann nicht mehr.
move-take = Hier weiterspielen

## Einstellungen

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Licht
settings-theme-name = { $theme ->
    [dark] Kerzenschein
    [light] Tageslicht
   *[auto] Wie das Gerät
}
settings-speed = Bewegung auf dem Tisch
settings-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [none] Keine
   *[normal] Normal
}
settings-volume = Klänge
settings-silent = Aus
settings-confirm-pass = Vor dem Passen nachfragen
settings-drag = Karten auch auf den Tisch ziehen
settings-notify = Melden, wenn ich am Zug bin und die Seite im Hintergrund ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Tasten

keys-title = Tasten
keys-help = diese Liste zeigen
keys-tab = weiter zum nächsten Knopf oder Feld
keys-enter = drücken oder wählen
keys-escape = schließen oder eine Wahl zurücknehmen
keys-table = Am Tisch zeigt dieselbe Taste die Tasten des Tisches.

## Ein Problem melden

report-title = Problem melden
report-how = Dieser Text hilft, den Fehler zu finden. Nichts wird gesendet: Kopiere ihn und gib ihn weiter, mit ein paar Worten dazu, was geschehen ist.
report-with-table = Mit dem Tisch, soweit du ihn selbst siehst
