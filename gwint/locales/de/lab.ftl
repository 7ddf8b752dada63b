### What `gwint lab` prints, and the words of its reports.

lab-title = Aus dem Labor
lab-bots = Die Bots
lab-decks = Die Decks
lab-games = Partien
lab-draws = Unentschieden
lab-toss = Erfolgsquote nach gewonnenem Münzwurf
lab-rating = Wertung
lab-rating-note = Wertungen auf der Elo-Skala, Durchschnitt 0: Wer 100 Punkte höher steht, gewinnt etwa 64 von 100 Partien. Nach ±: das halbe 95-%-Intervall nach der Fisher-Information der Anpassung.
lab-win-rate = Siegquote
lab-table = Siegquoten in Prozent, Zeile gegen Spalte
lab-table-note = Ein Unentschieden zählt als halber Sieg. Nach ±: das halbe 95-%-Intervall nach Wilson.
lab-lengths = Länge der Partien
lab-decisions = Entscheidungen je Partie
lab-balance-note = Jede Kartenverteilung wurde von allen Plätzen aus und mit jedem Startspieler gespielt.
lab-seed = Startwert
lab-speed = { $speed } Partien/s
lab-compiling = Das Spiel wird kompiliert; beim ersten Mal dauert das eine Weile.
lab-interrupted = Unterbrochen; die bisher gespielten Partien sind gespeichert. So geht es weiter: { $command }
lab-played = Jetzt gespielte Partien: { $played }. Schon im Ordner: { $stored }.
lab-saved = Die Partien sind gespeichert in: { $folder }
lab-report = Zum Ansehen im Browser: { $path }
lab-gain = Gewinn
lab-with-card = Mit ihr
lab-without-card = Ohne sie
lab-worth-note = Gewinn: um wie viele Prozentpunkte die Siegquote steigt, wenn die Karte vor jedem Tausch auf der ersten Hand ist, verglichen mit einer durchschnittlichen Karte des Decks an ihrer Stelle. Nach ±: das halbe 95-%-Intervall nach Newcombe.
lab-verdict = { $kept ->
    [yes] Übernommen: { $change }. Gewinnt { $after } % statt { $before } % ({ $gain }, neue Partien: { $games }).
   *[no] Nicht erwiesen: { $change }. Gewinnt { $after } %, vorher { $before } % ({ $gain }, neue Partien: { $games }).
}
lab-gpu-result = { $device } – Partien: { $games }, Sekunden: { $seconds }, Partien je Sekunde: { $speed }.
lab-ladder = Die Rangliste
lab-ladder-meetings = Wer gegen wen gespielt hat
lab-ladder-against = gegen

fault-lab-missing = Das Labor ist nicht vollständig installiert (es fehlt: { $module }). So wird es installiert: { $command }
fault-lab-bot-failed =
    { $reason }
    Startwert der Partie: { $seed }.
fault-lab-mixed-bots = Kompilierte Strategien (fast:…) können nur gegeneinander spielen, nicht gegen andere Bots: { $bots }.
fault-lab-nothing-to-compare = Es gibt nichts zu vergleichen. Nenne zwei Bots oder zwei Decks.
fault-lab-no-meeting = Keine zwei dieser Decks dürfen in diesem Modus aufeinandertreffen: { $mode }.
fault-lab-deck = Dieses Deck darf nicht gespielt werden: { $deck }.
    { $faults }
fault-lab-other-plan = Im Ordner liegen schon die Partien einer anderen Arena oder eines Bots, dessen Datei sich seitdem geändert hat: { $folder }. Nenne einen anderen Ordner.
fault-lab-changed-bot = Die Datei eines Bots hat sich geändert, seit die Partien im Ordner gespielt wurden: { $bots }. Beginne eine neue Arena in einem anderen Ordner, statt diese fortzusetzen: { $folder }
fault-lab-no-plan = Im Ordner liegt keine Arena: { $folder }.
fault-lab-worker-died = Bei diesen Partien ist wiederholt ein Arbeitsprozess abgestürzt (Versuche: { $tries }): { $chunk }. Alle anderen Partien sind gespeichert.
fault-lab-no-cluster = Der Ray-Cluster ist nicht erreichbar: { $address }. Grund: { $reason }
fault-lab-no-ladder = Das Dokument hat keinen Platz für die Rangliste: { $path }. Setze diese zwei Zeilen dorthin, wo sie stehen soll: { $begin } und { $end }
fault-lab-no-field = Es gibt kein Deck, gegen das gespielt werden könnte.
fault-lab-no-driver = Hier gibt es kein CUDA-Gerät: Der Treiber ist nicht installiert ({ $driver }). Ohne Gerät spielt gwint lab arena dieselben Partien auf dem Prozessor.
fault-lab-no-device = Hier gibt es kein CUDA-Gerät: Der Treiber hat keines gefunden. Ohne Gerät spielt gwint lab arena dieselben Partien auf dem Prozessor.
fault-simulation-bots = Gib einen Bot für alle Plätze an oder für jeden Platz einen. Plätze: { $seats }, angegebene Bots: { $count }.
fault-simulation-function = Eine Funktion lässt sich nicht an mehrere Prozesse übergeben: { $bot }. Gib den Bot mit seiner Datei oder seinem Modul an, etwa my_bot.py:choose, oder nimm einen einzigen Prozess.
