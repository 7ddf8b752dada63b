### The referee of games with printed cards.

referee-title = Schiedsrichter
referee-open = Eine Partie leiten
referee-about = Für zwei Spieler mit gedruckten Karten: Das Handy führt Buch über den Tisch, erinnert an die Regeln und zeigt, was eine Karte bewirken würde.
referee-begin = Partie beginnen
referee-name = Name von Spieler { $number }
referee-time = Minuten für jeden Spieler
referee-no-time = Keine Uhr
referee-play = Karte spielen
referee-use-leader = Anführer einsetzen
referee-pass = Passen
referee-what-if = Was wäre, wenn …?
referee-face = Gegenseite drehen
referee-pause = Uhr anhalten
referee-resume = Uhr starten
referee-log = Was geschehen ist
referee-history = Der Spielabend
referee-new = Neue Partie
referee-next = Nächste Partie
referee-lay = Nur hinlegen
referee-correct = Berichtigen: { $player }
referee-gems = Edelsteine
referee-leader-used = Anführer eingesetzt
referee-give-turn = Zug an { $player } übergeben
referee-choose = Karte wählen
referee-random = Das Handy losen lassen
referee-over = { $count ->
    [0] Die Partie endet unentschieden.
   *[other] Die Partie ist vorbei. Sieg: { $player }.
}

## What the people must say

referee-ask-toss = Werft eine Münze. Wer gewinnt den Münzwurf?
referee-ask-lot = Lost aus: Wer wird zuerst gefragt?
referee-ask-survivor = Die Monster behalten eine Einheit. Lost sie aus: Welche ist es?
referee-ask-from-pile = Zieht zufällig eine Einheit aus dem Ablagestapel: Welche ist es?
referee-ask-found = „{ $card }“: Wie viele Karten kommen aus Deck und Hand?

## Reminders

referee-remind-deal = { $player }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen; danach dürfen Karten getauscht werden.
referee-remind-draw = { $player }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen.
referee-remind-reward = { $player }: eine Karte ziehen, weil die Nördlichen Königreiche die Runde gewonnen haben.
referee-remind-round-draw = { $player }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für die neue Runde ziehen.
referee-remind-wins-tie = Gleichstand: Die Runde geht an { $player }, denn Nilfgaard gewinnt jedes Unentschieden.
referee-remind-lose-gem = { $player }: einen Edelstein entfernen.
referee-remind-stays = { $player }: Die ausgeloste Einheit bleibt in ihrer Reihe.
referee-remind-sweep = Beide: alle übrigen Karten auf die Ablagestapel legen.
referee-remind-returns = { $player }: Skellige holt Einheiten aus dem Ablagestapel zurück.
referee-remind-shuffle = { $player }: das Deck mischen.
referee-remind-chose-starter = { $player } hat entschieden, wer beginnt.
referee-remind-starts = { $player } beginnt Runde { $count }.

## What if

referee-way-title = Was wäre, wenn: { $card }
referee-way-none = Die Regeln erlauben das jetzt nicht.
referee-way-more = Es gibt noch mehr Möglichkeiten.
referee-way-do = So spielen
referee-way-drawn = Falls das gezogen wird: { $cards }

## The evening

referee-no-games = Noch ist keine Runde beendet.
referee-won = Sieg: { $player }
referee-drawn = Unentschieden
referee-open-game = Nicht beendet

## The other phone

referee-hand-over = An ein anderes Handy übergeben
referee-hand-over-about = Ein anderes Handy kann übernehmen: Öffne dort diesen Link, und es hat den ganzen Spielabend. Dieses Handy behält seine Kopie, und von da an sind beide voneinander unabhängig.
referee-take-over = Den Spielabend aus dem Link übernehmen? Er ersetzt den auf diesem Handy.
referee-take-over-yes = Übernehmen
referee-take-over-no = Meinen behalten
referee-share = Diesen Tisch teilen
referee-share-about = Öffne diesen Link auf einem anderen Handy: Dann zeigen beide denselben Tisch, und eine Eingabe auf dem einen erscheint auf dem anderen. Jeder, der den Link hat, kann Eingaben machen.
referee-share-stop = Auf diesem Handy nicht mehr teilen
referee-share-server = Auf { $server } können sich zwei Handys einen Tisch teilen. Setze den Spielabend dort fort.
referee-share-go = Dort fortsetzen
referee-shared = Dieser Tisch wird mit anderen Handys geteilt.
referee-share-lost = Keine Verbindung zum geteilten Tisch. Der Spielabend ist auf diesem Handy gesichert. Eingaben sind wieder möglich, sobald die Verbindung steht.
referee-join = Dem geteilten Tisch aus dem Link beitreten? Er ersetzt den Spielabend auf diesem Handy.
referee-join-yes = Beitreten

## Faults

fault-referee-no-game = Beginne zuerst eine Partie.
fault-referee-question-open = Beantworte zuerst die offene Frage oder nimm die letzte Eingabe zurück.
fault-referee-not-now = Das ist jetzt nicht möglich.
fault-referee-passed = Dieser Spieler hat gepasst und ist in dieser Runde nicht mehr am Zug.
fault-referee-not-playable = „{ $card }“ lässt sich jetzt nicht so spielen.
fault-referee-leader = „{ $leader }“ lässt sich jetzt nicht einsetzen.
fault-referee-no-card = Dort liegt keine Karte.
fault-referee-gems = Während der Partie hat ein Spieler mindestens 1 Edelstein und höchstens { $most }.
fault-referee-name = Ein Name hat mindestens 1 Zeichen und höchstens { $most }.
fault-referee-minutes = Die Bedenkzeit beträgt höchstens { $most } min.
fault-referee-too-long = Ein Spielabend kann höchstens { $most ->
    [one] { $most } Eingabe
   *[other] { $most } Eingaben
} aufnehmen. Beginne einen neuen.
fault-referee-unreadable = Dieser Link enthält keinen Spielabend.
fault-referee-stale = Ein anderes Handy war mit seiner Eingabe schneller. So sieht der Tisch jetzt aus.
fault-referee-not-shared = Der Tisch aus dem Link wird nicht oder nicht mehr geteilt.
