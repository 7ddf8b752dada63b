### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

nav-decks = Decks
player-nameless = Wandersmann
fault-no-answer = Der Server antwortet nicht. Die Seite versucht es von selbst erneut.
nav-title = Navigation
shell-notifications = Meldungen
shell-dismiss = Meldung schließen
shell-outdated = Diese Seite ist veraltet
shell-updated = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
shell-reload = Neu laden
shell-copy = Kopieren
shell-copied = Kopiert.
shell-not-copied = Der Browser lässt kein Kopieren zu: Der Text ist markiert, kopiere ihn selbst.
shell-send = Senden
shell-qr = Die Adresse als QR-Code
shell-address = Adresse
not-found-title = Hier ist nichts
not-found-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.

## Home

home-title = Das Kartenspiel aus den Schenken des Kontinents
home-friend = Zu zweit
home-continue = Weiterspielen: { $players }
home-more = Mehr …
home-guide = Geführte erste Partie
home-guide-about = In wenigen Minuten spielend lernen
home-running = Laufende Partien
home-over = Beendete Partien
home-over-all = Alle beendeten Partien
home-replay = Replay ansehen
home-phase = { $phase ->
    [turn] Du bist am Zug
    [waiting] Wartet auf Spieler
    [interrupted] Unterbrochen
   *[playing] Gegner am Zug
}
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch auf Spieler. Eröffne selbst einen unter „Mehr …“.
home-free-seats = Freie Plätze: { $count }
home-links = Mehr entdecken
home-decks-about = Decks bauen und speichern
home-rules-about = Jede Regel und jede Karte, erklärt
home-score-about = Zählt die Stärke für dich, wenn du mit gedruckten Karten spielst
home-referee-about = Führt Buch über den Tisch, wenn zwei mit gedruckten Karten spielen
home-box-about = Ausgewogene Decks aus einer Schachtel, Kartenlisten und eine Kurzübersicht zum Drucken
home-replays-about = Beendete Partien Zug um Zug, hier gespielt oder aus einer Datei

## A new table

new-game-title = Tisch eröffnen
new-game-mode = Spielmodus
new-game-options = { $count ->
    [0] Einzelne Optionen
   *[other] Einzelne Optionen (geändert: { $count })
}
new-game-options-reset = Auf das Regelwerk zurücksetzen
new-game-less = Weniger: { $option }
new-game-more = Mehr: { $option }
new-game-ignored = Dieser Modus hat hier seine eigene Regel.
new-game-partly = { $holds ->
    [built] Gilt für selbst gebaute Decks.
    [person] Gilt für dich, nicht für den virtuellen Gegner.
    [ordinary] Gilt für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben.
   *[advanced] Die Grenzen des Deckbaus für Fortgeschrittene kommen hinzu.
}
new-game-link-player = Jemand mit dem Link
new-game-device-player = Jemand an diesem Gerät
new-game-name = Spielername
new-game-any-deck = { $count ->
    [one] Beliebiges Deck – anderes wählen
   *[other] Beliebige Decks – andere wählen
}
new-game-opponent = Fraktion des virtuellen Gegners
new-game-random = Zufall
new-game-clock = Bedenkzeit
new-game-clock-none = Unbegrenzt
new-game-clock-set = { $minutes } min plus { $seconds } s je Zug
new-game-hints = Tipps
new-game-hints-for = { $hints ->
    [always] für alle
    [alone] nur für Spieler, die allein spielen
   *[never] für niemanden
}
new-game-open = Tisch eröffnen

## The waiting room

room-error = { $kind ->
    [no-such-table] Diesen Tisch gibt es nicht
    [no-spectators] Private Partie
    [no-answer] Keine Verbindung
    [table-phase] Dieser Tisch ist geschlossen
   *[other] Das hat nicht geklappt
}
room-seat-gone = Dein Platz hier wurde freigegeben oder ist auf ein anderes Gerät umgezogen.
room-lost = Verbindung verloren – neuer Versuch …
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
room-full-shut = Alle Plätze sind besetzt, und dieser Tisch erlaubt keine Zuschauer.
room-free-seat-for-you = Hier ist ein Platz für dich: Setz dich!
room-free-seats = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
room-waiting = Warten, bis alle bereit sind
room-waiting-away = Alle sind bereit; die Partie beginnt, wenn alle zurück sind
room-seat = Platz { $number }
room-team = Team { $number }
room-free = Frei
room-is-ready = Bereit
room-choosing = Wählt ein Deck
room-away = Gerade abwesend
room-sit = Hinsetzen
room-sit-here-too = Zweiter Spieler an diesem Gerät
room-vacate = Platz freigeben
room-choose-deck = Deck wählen
room-ready = Bereit zum Spiel
room-not-ready = Doch noch nicht
room-stand = Platz verlassen
room-invite = Einladen
room-invite-how = Wer diesen Link öffnet, kann sich hinsetzen.
room-table = Der Tisch
room-listed = Offen für alle, nicht nur für Leute mit dem Link
room-spectators = Zuschauer erlaubt
room-hints = { $hints ->
    [always] Tipps für alle
   *[never] Keine Tipps
}
room-open = { $listed ->
    [yes] Offen für alle
   *[no] Nur über den Link
}
table-from-position = Beginnt mit einer gewählten Stellung; wer den Tisch eröffnet hat, kennt vielleicht alle Karten
table-from-position-short = mit gewählter Stellung
table-deal-unproven = Faires Austeilen ist nicht bewiesen: Nicht alle haben eine Zufallszahl beigesteuert
room-close = Tisch schließen

## Choosing decks

deck-whole-sets = Ganze Kartensätze
deck-whole = Ganzer Kartensatz: { $faction }
deck-others = Ein anderes Deck
deck-random = Ein zufälliges Deck
deck-paste = Deckcode oder Deck als Text einfügen
deck-pasted = Eingefügtes Deck
deck-use = Dieses Deck verwenden
deck-three = Gewählt: { $count } von 3
deck-use-three = Diese drei verwenden

## Another device

move-title = Auf ein anderes Gerät umziehen
move-how = Öffne diesen Link innerhalb von { $minutes } min auf dem anderen Gerät. Er gilt nur einmal und verlegt deinen Platz dorthin.
move-here = Deine Partie auf diesem Gerät fortsetzen? Auf dem anderen ist sie dann nicht mehr offen.
move-take = Hier weiterspielen

## Settings

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Darstellung
settings-theme-name = { $theme ->
    [dark] Kerzenschein
    [light] Tageslicht
   *[auto] Systemstandard
}
settings-speed = Animation
settings-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [none] Keine
   *[normal] Normal
}
settings-volume = Töne
settings-silent = Aus
settings-ambience = Taverne im Hintergrund
settings-music = Musik
settings-confirm-pass = Vor dem Passen nachfragen
settings-drag = Karten zum Ausspielen auch auf den Tisch ziehen
settings-dialogue = Gegner am Tisch sprechen lassen
settings-camera-codes = Aufgedruckte Codes mit der Kamera lesen (experimentell)
settings-notify = Benachrichtigen, wenn ich am Zug bin und die Seite im Hintergrund ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Keys

keys-help = Diese Liste zeigen
keys-tab = Weiter zum nächsten Knopf oder Feld
keys-enter = Auslösen oder wählen
keys-escape = Schließen oder eine Wahl zurücknehmen
keys-table = Am Tisch zeigt dieselbe Taste die Tasten, die dort gelten.

## Report a problem

report-title = Problem melden
report-how = Dieser Text hilft, das Problem zu finden. Nichts wird gesendet: Kopiere den Text und gib ihn weiter, mit ein paar Worten dazu, was geschehen ist.
report-with-table = Auch den Tisch beifügen, so wie du ihn siehst
