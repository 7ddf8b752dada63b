### Der Tisch während des Spiels, im Browser.

## Wer am Zug ist und was möglich ist

game-your-turn = Du bist am Zug
game-waiting = Am Zug: { $players }
game-pass-sure = Wirklich passen?
game-pass-again = Noch einmal drücken, um in dieser Runde zu passen.
game-hint = Tipp
game-hint-thinking = Nachdenken …
game-hint-now = Gewinnchance jetzt: { $chance } %
game-hint-after = Chance danach: { $after } %, jetzt { $now } %
game-play = Ausspielen: { $card }
game-put-back = Zurücklegen
game-about = Über diese Karte: { $card }
game-unfold = Karten zeigen
game-fold = Tisch ansehen
game-close = Schließen

## Was offen liegt

game-pile-of = Ablagestapel ({ $player }): { $count }
game-deck-own = Dein Deck, in beliebiger Reihenfolge: { $count } ({ $player })
game-deck-of = Deck ({ $player }): { $count }. Davon bekannt:
game-nothing = Hier ist nichts zu sehen.

## Spieler

game-virtual = Virtueller Gegner
game-bot = { $bot ->
    [random] Zufallsbot
    [greedy] Gieriger Bot
    [apprentice] Lehrling
    [trader] Händler
    [captain] Hauptmann
    [champion] Meister
   *[other] Bot { $bot }
}
game-clock = Restzeit: { $time }
game-out = Zeit abgelaufen
game-gone-short = Weg
game-away-short = Abwesend: { $time }
game-away = Abwesend seit { $time }: { $player }. Du kannst warten oder trotzdem weiterspielen.
game-gone = Endgültig weg: { $player }.
game-seat-bot = Bot weiterspielen lassen
game-claim = Sieg beanspruchen
game-reconnecting = Verbindung verloren. Neuer Versuch …
game-hand-over = Gib das Gerät weiter: { $player }
game-i-am = Meine Karten zeigen ({ $player })

## Angebote

game-accept = Einverstanden
game-decline = Ablehnen
game-withdraw = Zurückziehen
game-offer-waits = Warten auf Antwort …

## Das Menü

game-menu = Am Tisch
game-log = Verlauf
game-take-back = Letzten Zug zurücknehmen
game-come-back = Selbst weiterspielen
game-keys = Tasten
game-rulebook = Regelbuch
game-resign = Aufgeben
game-resign-game = Nur diese Partie aufgeben
game-resign-match = Das Match aufgeben
game-leave = Endgültig gehen
game-go-on = Weiterspielen
game-home = Zur Startseite
game-sure-resign = Wirklich aufgeben? Das lässt sich nicht rückgängig machen.
game-sure-resign-game = Diese Partie des Matches wirklich aufgeben? Das Match geht weiter.
game-sure-leave = Wirklich endgültig gehen? Die anderen spielen ohne dich weiter.

## Ende einer Runde und des Spiels

game-round-won = Du gewinnst die Runde
game-round-to = Die Runde geht an: { $player }
game-round-tied = Die Runde endet unentschieden
game-result = Ergebnis
game-won = Sieg
game-shared = Gemeinsamer Sieg
game-lost = Niederlage
game-drawn = Unentschieden
game-winner = Es siegt: { $player }
game-reading = Der Verlauf wird gelesen …
game-no-story = Der Verlauf lässt sich gerade nicht lesen.
game-chart = Stärke im Verlauf
game-highest = Höchstwert: { $count }
game-decisive = Die entscheidenden Züge
game-score = Gewonnene Partien
game-rematch = Revanche
game-accept-rematch = Revanche annehmen
game-to-rematch = Zur Revanche
game-chronicle = Chronik
game-share = Teilen
game-copied = Link kopiert
game-record = Aufzeichnung speichern
game-look = Zurück zum Tisch
game-new = Neue Partie

## Das Turniermatch

game-match = Das Match
game-game = Partie { $game }
game-name-deck = Wähle dein Deck für Partie { $game }.
game-names-deck = Wählt ein Deck für Partie { $game }: { $player }
game-retired = Hat gewonnen, ist raus
game-named = Gewählt
game-none-named = Noch wurde kein Deck gezeigt.

## Tasten

game-key-arrows = Sich auf dem Tisch bewegen
game-key-enter = Karte nehmen, ausspielen, Knopf drücken
game-key-escape = Zurücklegen, schließen
game-key-digits = Karte mit dieser Nummer nehmen
game-key-look = Karte genau ansehen
game-key-pass = Passen (zweimal)
game-key-hint = Um einen Tipp bitten
game-key-leader = Anführer einsetzen (zweimal)
game-key-hand = Zu den Handkarten
game-key-log = Verlauf
game-key-menu = Das Menü des Tisches
game-key-help = Diese Tasten
game-key-touch = Mit dem Finger: Karte antippen, dann eine leuchtende Stelle, oder sie dorthin ziehen; Karte gedrückt halten, um sie anzusehen.
