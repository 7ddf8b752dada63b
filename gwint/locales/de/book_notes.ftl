### Where the language’s own rulebook differs from the rule of a topic. Only the languages that have a book have such notes.

book-note-ability-summon-avenger = Nach der deutschen Spielanleitung genügt es, dass die Karte vom Schlachtfeld entfernt wird. Hier muss sie abgelegt werden: Nimmst du sie mit einer Finte auf die Hand, wird nichts herbeigerufen.
book-note-special-decoy = Die deutsche Spielanleitung spricht von einer deiner Einheiten. Hier darf es auch ein gegnerischer Spion auf deiner Seite sein.
book-note-special-mardroeme = Die deutsche Spielanleitung lässt offen, auf welcher Seite die Reihe liegt. Hier muss es eine deiner eigenen sein.
book-note-faction-monsters = Die deutsche Spielanleitung spricht von deinen eigenen Einheitenkarten. Hier kann auch ein gegnerischer Spion auf deiner Seite liegen bleiben.
