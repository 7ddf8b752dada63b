### The replays of finished games.

chronicle-title = Replay
chronicle-opening = Das Replay wird geöffnet …
chronicle-closed = Dieses Replay lässt sich nicht öffnen
chronicle-again = Erneut versuchen
chronicle-to-table = Zum Tisch
chronicle-shelf = Replays
chronicle-shelf-about = Jede beendete Partie lässt sich Schritt für Schritt nachspielen. Du kannst auch eine Aufzeichnung aus einer Datei laden: Wähle sie aus oder lege sie irgendwo auf dieser Seite ab.
chronicle-shelf-empty = Du hast noch keine beendeten Partien.
chronicle-turning = Wiedergabe
chronicle-first = Zum Anfang
chronicle-last = Zum Ende
chronicle-back = Einen Schritt zurück
chronicle-on = Einen Schritt weiter
chronicle-round-back = Eine Runde zurück
chronicle-round-on = Eine Runde weiter
chronicle-play = Abspielen
chronicle-pause = Anhalten
chronicle-key-space = Leertaste
chronicle-scrub = Schritt
chronicle-strength = Gesamtstärke
chronicle-rounds = Runden
chronicle-game = Partie { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Zwischen den Partien
chronicle-deck-won = hat gewonnen
chronicle-no-decks = Noch kein Deck genannt
chronicle-look = Ansicht
chronicle-look-open = Alle Hände sichtbar · unten: { $player }
chronicle-look-seat = Aus der Sicht von: { $player }
chronicle-branch = Von hier weiterspielen
chronicle-branch-about = Von Schritt { $step } dieser Partie an beginnt eine neue. Wer spielt?
chronicle-branch-me = Ich, an diesem Bildschirm
chronicle-branch-hot = Mehrere Spieler teilen sich diesen Bildschirm: Zwischen den Zügen wird er verdeckt.
chronicle-branch-watch = Nur Bots spielen; du schaust zu.
chronicle-branch-begin = Los geht’s
chronicle-share = Link teilen
chronicle-copied = Link kopiert
chronicle-download = Aufzeichnung speichern
chronicle-load = Aufzeichnung laden
chronicle-drop = Aufzeichnung hier ablegen
chronicle-more = Spielverlauf und mehr
chronicle-analyse = Analysieren
chronicle-analysing = Die Partie wird analysiert: { $done } von { $of }
chronicle-analyse-stop = Analyse abbrechen
chronicle-chance = Gewinnchance
chronicle-curve = Was das Diagramm zeigt
chronicle-mark = { $mark ->
    [best] Bester Spielzug
    [good] Guter Spielzug
    [doubtful] Zweifelhaft
    [mistake] Fehler
   *[blunder] Grober Fehler
}
chronicle-turning-point = Wendepunkt
chronicle-turning-points = Wendepunkte
chronicle-turning-at = Wendepunkt: Schritt { $step }
chronicle-better = Besser: { $move }
chronicle-chances = Chance: { $before } % → { $after } %
