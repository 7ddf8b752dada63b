### The table during a game, in the browser.

## Turns and moves

game-your-turn = Du bist am Zug
game-waiting = Am Zug: { $players }
game-pass-sure = Wirklich passen?
game-pass-again = Noch einmal drücken, um für diese Runde zu passen.
game-hint = Tipp
game-hint-thinking = Tipp wird gesucht …
game-hint-now = Gewinnchance jetzt: { $chance } %
game-hint-after = Chance danach: { $after } %, jetzt { $now } %
game-play = Ausspielen: { $card }
game-discard = Ablegen
game-put-back = Zurücklegen
game-about = Über diese Karte: { $card }
game-show-cards = Karten zeigen
game-show-table = Tisch ansehen

## Cards that can be looked at

game-pile-of = Ablagestapel ({ $player }): { $count }
game-deck-own = Dein Deck, in beliebiger Reihenfolge: { $count } ({ $player })
game-deck-of = Deck ({ $player }): { $count }. Bekannte Karten:
game-nothing = Hier ist nichts zu sehen.

## Players

game-bot = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [apprentice] { bot-apprentice }
    [trader] { bot-trader }
    [sergeant] { bot-sergeant }
    [captain] { bot-captain }
    [marshal] { bot-marshal }
    [network] { bot-network }
    [network-search] { bot-network-search }
    [champion] { bot-champion }
    [goose-girl] { bot-goose-girl }
    [ferryman] { bot-ferryman }
    [beekeeper] { bot-beekeeper }
    [innkeeper] { bot-innkeeper }
    [charcoal-burner] { bot-charcoal-burner }
    [bell-founder] { bot-bell-founder }
    [smuggler] { bot-smuggler }
    [astronomer] { bot-astronomer }
   *[other] Bot { $bot }
}
game-clock = Restzeit: { $time }
game-time-out = Zeit abgelaufen
game-left-short = Gegangen
game-away-short = Abwesend: { $time }
game-bot-queued = In der Warteschlange
game-bot-queued-why = Die Bots sind an anderen Tischen beschäftigt; dieser wartet, bis er an der Reihe ist.
game-away = { $player } ist seit { $time } abwesend. Du kannst warten oder ohne diesen Spieler weiterspielen.
game-left = { $player } hat den Tisch verlassen.
game-seat-bot = Durch Bot ersetzen
game-claim = Sieg beanspruchen
game-reconnecting = Verbindung verloren. Neuer Versuch …
game-hand-over = Gib das Gerät an { $player } weiter
game-show-hand = Meine Karten zeigen ({ $player })

## Offers

game-accept = Einverstanden
game-decline = Ablehnen
game-withdraw = Zurückziehen
game-offer-waits = Warten auf Antwort …

## The menu

game-menu = Tischmenü
game-mute = Stumm schalten
game-log = Spielverlauf
game-take-back = Letzten Spielzug zurücknehmen
game-come-back = Wieder selbst spielen
game-rulebook = Regelbuch
game-resign = Aufgeben
game-resign-game = Nur diese Partie aufgeben
game-resign-match = Das Match aufgeben
game-leave = Partie verlassen
game-continue = Weiterspielen
game-sure-resign = Wirklich aufgeben? Das lässt sich nicht rückgängig machen.
game-sure-resign-game = Diese Partie des Matches wirklich aufgeben? Das Match geht weiter.
game-sure-leave = Wirklich gehen? Du kannst nicht zurückkommen, und die anderen spielen ohne dich weiter.

## The end of a round, and of the game

game-round-won = Du gewinnst die Runde
game-round-to = Die Runde geht an: { $player }
game-round-tied = Die Runde endet unentschieden
game-round-higher = Die höchste Gesamtstärke: { $total }
game-round-equal = { $scored ->
    [gems] Gleichstand: Alle verlieren einen Edelstein.
   *[points] Gleichstand.
}
game-round-nilfgaard = Gleichstand, und Nilfgaard gewinnt unentschiedene Runden.
game-round-stayed = Monster behalten eine Einheit auf dem Schlachtfeld: { $card }
game-round-rewarded = Die Nördlichen Königreiche ziehen eine Karte für die gewonnene Runde.
game-first-turn = Es beginnt: { $player }
game-decides-start = { $player } entscheidet, wer beginnt.
game-result = Ergebnis
game-won = Sieg
game-shared = Gemeinsamer Sieg
game-lost = Niederlage
game-winner = Sieg: { $player }
game-loading-history = Der Spielverlauf wird geladen …
game-no-history = Der Verlauf dieser Partie lässt sich gerade nicht anzeigen.
game-chart = Stärke im Verlauf
game-highest = Höchstwert: { $count }
game-decisive = Die entscheidenden Spielzüge
game-nothing-decisive = Kein Spielzug war ein schwerer Fehler.
game-score = Gewonnene Partien
game-rematch = Revanche
game-accept-rematch = Revanche annehmen
game-to-rematch = Zur Revanche
game-replay = Replay
game-record = Aufzeichnung speichern
game-view-table = Tisch noch einmal ansehen
game-new = Neue Partie

## The tournament match

game-match = Das Match
game-name-deck = Wähle dein Deck für Partie { $game }.
game-choosing-deck = { $player } wählt ein Deck für Partie { $game }
game-retired = Hat gewonnen – nicht mehr verwendbar
game-named = Gewählt
game-none-named = Noch wurde kein Deck genannt.

## Keys

game-key-arrows = Auf dem Tisch navigieren
game-key-enter = Karte aufnehmen, ausspielen, Knopf drücken
game-key-escape = Karte zurücklegen, Fenster schließen
game-key-digits = Karte mit dieser Nummer aufnehmen
game-key-look = Karte genau ansehen
game-key-pass = Passen (zweimal)
game-key-hint = Um einen Tipp bitten
game-key-leader = Anführer einsetzen (zweimal)
game-key-hand = Zu den Handkarten
game-key-help = Diese Tasten zeigen
game-key-touch = Auf dem Touchscreen: Tippe eine Karte an und dann eine leuchtende Stelle, oder ziehe die Karte dorthin; halte eine Karte gedrückt, um sie genau anzusehen.
