### The replays of finished games.

chronicle-title = Chronik
chronicle-opening = Die Chronik wird aufgeschlagen …
chronicle-closed = Diese Chronik lässt sich nicht öffnen
chronicle-again = Erneut versuchen
chronicle-to-table = Zum Tisch
chronicle-shelf = Chroniken
chronicle-shelf-about = Jede beendete Partie lässt sich noch einmal erzählen, Schritt für Schritt. Auch die Aufzeichnung einer Partie aus einer Datei lässt sich laden: auswählen oder irgendwo auf dieser Seite ablegen.
chronicle-shelf-empty = Noch ist keine deiner Partien zu Ende.
chronicle-turning = Blättern
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
chronicle-look = Blickwinkel
chronicle-look-open = Alle Hände offen · unten: { $player }
chronicle-look-seat = Nur das Wissen von: { $player }
chronicle-branch = Von hier weiterspielen
chronicle-branch-about = Eine neue Partie beginnt dort, wo diese nach Schritt { $step } stand. Wer spielt?
chronicle-branch-me = Ich, an diesem Bildschirm
chronicle-branch-hot = Mehrere an einem Bildschirm: Zwischen den Zügen fällt ein Vorhang.
chronicle-branch-watch = Nur Bots spielen; du siehst zu.
chronicle-branch-begin = Beginnen
chronicle-share = Link teilen
chronicle-copied = Link kopiert
chronicle-download = Datei speichern
chronicle-load = Datei laden
chronicle-drop = Aufzeichnung hier ablegen
chronicle-more = Verlauf und mehr
chronicle-analyse = Analysieren
chronicle-analysing = Das Spiel wird durchgegangen: { $done } von { $of }
chronicle-analyse-stop = Analyse abbrechen
chronicle-chance = Gewinnchance
chronicle-curve = Was die Kurve zeigt
chronicle-mark = { $mark ->
    [best] Bester Zug
    [good] Guter Zug
    [doubtful] Zweifelhafter Zug
    [mistake] Fehler
   *[blunder] Grober Fehler
}
chronicle-turning-point = Wendepunkt
chronicle-turning-points = Wendepunkte
chronicle-turning-at = Wendepunkt: Schritt { $step }
chronicle-better = Besser: { $move }
chronicle-chances = Chance: { $before } % → { $after } %
