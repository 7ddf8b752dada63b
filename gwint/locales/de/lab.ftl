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
lab-progress = Partien: { $done } von { $all }; pro Sekunde: { $speed }
lab-progress-open = Partien: { $done }; pro Sekunde: { $speed }
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
lab-gpu-result = { $device } – Partien: { $games }, Sekunden: { $seconds }, Partien pro Sekunde: { $speed }.
lab-ladder = Die Rangliste
lab-ladder-meetings = Wer gegen wen gespielt hat
lab-ladder-against = gegen
lab-by-rules = Nach Regelwerk
lab-by-decks = Nach Decks
lab-decks-starters = Starterdecks
lab-decks-random = zufällige Decks
lab-decks-mixed = ein Starterdeck gegen ein zufälliges
lab-train-preparing = Tische werden vorbereitet und das Spiel wird kompiliert. Auf einem CUDA-Gerät dauert das ein bis zwei Minuten.
lab-train-progress-start = { $minutes } von { $all } min; Entscheidungen pro Sekunde: { $speed }; Entropie: { $entropy }; Wertfehler: { $loss }; gewinnt { $random } % gegen zufällige Spielzüge, { $share } % gegen sich selbst zu Beginn der Sitzung
lab-train-progress-frozen = { $minutes } von { $all } min; Entscheidungen pro Sekunde: { $speed }; Entropie: { $entropy }; Wertfehler: { $loss }; gewinnt { $random } % gegen zufällige Spielzüge, { $share } % gegen das eingefrorene Netz
lab-train-saved = Der Lauf ist nach { $minutes } min gespeichert. So geht es weiter: { $command }
lab-train-finished = Der Lauf ist abgeschlossen. Die Gewichte des Netzes: { $path }
lab-exploit-arena = Der letzte Wert gilt gegen die wahrscheinlichsten Spielzüge des Netzes. Wie der Bot selbst abschneidet, misst: { $command }
lab-train-rates = Siege in Prozent
lab-train-random = gegen zufällige Spielzüge
lab-train-start = gegen sich selbst zu Beginn der Sitzung
lab-train-frozen = gegen das eingefrorene Netz
lab-train-entropy = Entropie der Strategie
lab-train-losses = Verlustfunktionen
lab-train-policy = Strategie
lab-train-value = Wert
lab-train-belief = Vermutung über die gegnerische Hand
lab-train-magnet = Abstand zum Magneten
lab-train-minutes = Training in Minuten

fault-lab-missing = Das Labor ist nicht vollständig installiert (es fehlt: { $module }). So wird es installiert: { $command }
fault-lab-bot-failed =
    { $reason }
    Startwert der Partie: { $seed }.
fault-lab-mixed-bots = Kompilierte Strategien (fast:…) können nur gegeneinander spielen, nicht gegen andere Bots: { $bots }.
fault-lab-policies-only-count = Kompilierte Strategien (fast:…) liefern weder Aufzeichnungen noch Stellungen: { $bots }. Nenne andere Bots.
fault-lab-clairvoyant-duel = Der Hellseher spielt nur Duelle, nicht diesen Modus: { $mode }.
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
fault-lab-no-driver = Hier gibt es kein CUDA-Gerät: Der Treiber ist nicht installiert ({ $driver }). Ohne Gerät spielt „gwint lab arena“ dieselben Partien auf dem Prozessor.
fault-lab-no-device = Hier gibt es kein CUDA-Gerät: Der Treiber hat keines gefunden. Ohne Gerät spielt „gwint lab arena“ dieselben Partien auf dem Prozessor.
fault-learning-damaged = Der Lauf in diesem Ordner ist beschädigt: { $folder }. Grund: { $reason }
fault-learning-foreign = Im Ordner liegen Dateien, aber kein Lauf ({ $file } fehlt): { $folder }. Nenne einen anderen Ordner.
fault-learning-unwritable = Der Lauf lässt sich nicht speichern: { $folder }. Grund: { $reason }. Der letzte vollständige Zwischenstand bleibt erhalten.
fault-learning-contradiction = Der Lauf in diesem Ordner begann mit einem anderen Wert von { $option }: { $folder }. Lass die Option weg, um ihn fortzusetzen, oder nenne einen anderen Ordner.
fault-learning-no-device = PyTorch findet kein CUDA-Gerät. Trainiere mit --device cpu auf dem Prozessor, zum Ausprobieren auch mit --small.
fault-learning-no-network = { $bot } spielt nicht mit einem Netz; gegen diesen Bot lässt sich kein Netz trainieren. Möglich: { $legal }.
fault-simulation-bots = Gib einen Bot für alle Plätze an oder für jeden Platz einen. Plätze: { $seats }, angegebene Bots: { $count }.
fault-simulation-no-bots = Gib mindestens einen Bot an.
fault-simulation-function = Eine Funktion lässt sich nicht an mehrere Prozesse übergeben: { $bot }. Gib den Bot mit seiner Datei oder seinem Modul an, etwa my_bot.py:choose, oder nimm einen einzigen Prozess.
