### Words and names that several screens use.

## Buttons

action-try-again = Erneut versuchen
action-play-now = Jetzt spielen
action-begin = Los geht’s
action-start-page = Zur Startseite
action-share = Teilen
action-remove = Entfernen
action-close = Schließen

## Labels

label-one-moment = Einen Augenblick …
label-link-copied = Link kopiert
label-rules = Regeln
label-keys = Tasten
label-score-counter = Stärkezähler
label-replays = Replays
label-replay = Replay
label-table = Tisch
label-mode = Modus
label-players = Spieler
label-card = Karte
label-cards = Karten
label-heroes = Helden
label-units = Einheiten
label-special-cards = Spezialkarten
label-card-kinds = Kartenarten
label-copies = Exemplare
label-rows = Reihen
label-ability = Fähigkeit
label-abilities = Fähigkeiten
label-faction = Fraktion
label-leaders = Anführer
label-id = Kennung
label-own-decks = Deine Decks
label-starter-decks = Starterdecks
label-deck-won = hat gewonnen
label-virtual-opponent = Virtueller Gegner
label-total-strength = Gesamtstärke
label-turning-points = Wendepunkte
label-tie = Unentschieden

## Names

round-title = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
game-number = Partie { $game }
random-deck-name = Zufällig: { $faction }
deck-count = { $counted ->
    [cards] { label-cards }
    [units] Einheiten und Helden
    [heroes] { label-heroes }
    [specials] { label-special-cards }
    [spies] Spione
    [medics] Heiler
   *[strength] Stärke insgesamt
}
