### The replays of finished games.

replay-opening = Das Replay wird geöffnet …
replay-failed = Dieses Replay lässt sich nicht öffnen
replay-partial = Die Aufzeichnung lässt sich nur bis hierher wiedergeben. { $reason }
replay-to-table = Zum Tisch
replays-about = Jede beendete Partie lässt sich Schritt für Schritt noch einmal ansehen. Du kannst auch eine Aufzeichnung aus einer Datei laden: Wähle sie aus oder ziehe sie einfach auf diese Seite.
replays-empty = Du hast noch keine Partie beendet.
replay-controls = Wiedergabe
replay-to-start = Zum Anfang
replay-to-end = Zum Ende
replay-step-back = Einen Schritt zurück
replay-step-forward = Einen Schritt weiter
replay-round-back = Eine Runde zurück
replay-round-forward = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-key-space = Leertaste
replay-step = Schritt
replay-rounds = Runden
replay-game-round = { game-number } · { $round }
replay-between-games = Zwischen den Partien
replay-no-decks = Noch kein Deck genannt
replay-view = Ansicht
replay-view-open = Alle Hände sichtbar · unten: { $player }
replay-view-seat = Aus der Sicht von: { $player }
replay-branch = Von hier weiterspielen
replay-branch-about = Von Schritt { $step } dieser Partie an beginnt eine neue. Wer spielt?
replay-branch-me = Ich, an diesem Bildschirm
replay-branch-shared = Mehrere Spieler teilen sich diesen Bildschirm: Zwischen den Zügen wird er verdeckt.
replay-branch-watch = Nur Bots spielen; du schaust zu.
replay-share = Link teilen
replay-download = Aufzeichnung speichern
replay-load = Aufzeichnung laden
replay-drop = Aufzeichnung hier ablegen
replay-more = Spielverlauf und mehr
replay-verify = Austeilen prüfen
replay-verifying = Das Austeilen wird geprüft …
replay-verify-about = Dein Browser prüft das selbst und sendet nichts an den Server. Die Seite stammt aber von diesem Server; „gwint verify“ auf deinem eigenen Rechner hängt nicht von ihm ab.
replay-analyse = Analysieren
replay-analysing = Die Partie wird analysiert: { $done } von { $of }
replay-analyse-stop = Analyse abbrechen
replay-chance = Gewinnchance
replay-chart = Was das Diagramm zeigt
replay-mark = { $mark ->
    [best] Bester Spielzug
    [good] Guter Spielzug
    [doubtful] Zweifelhaft
    [mistake] Fehler
   *[blunder] Grober Fehler
}
replay-turning-point = Wendepunkt
replay-turning-at = Wendepunkt: Schritt { $step }
replay-better = Besser: { $move }
replay-loss = Senkt die Gewinnchance um { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
}
