### `gwint admin`: the tables of a data folder.

admin-none = Es gibt keine Tische.
admin-table = Tisch
admin-mode = Modus
admin-phase = Zustand
admin-changed = Zuletzt geändert
admin-players = Spieler
admin-phase-name = { $phase ->
    [waiting] wartet
    [playing] läuft
    [over] vorbei
    [closed] geschlossen
   *[interrupted] unterbrochen
}
admin-exported = Geschriebene Aufzeichnungen: { $count }. Sie liegen in: { $folder }
admin-goes-on = Noch im Gang und nicht geschrieben: { $tables }
admin-sure = Diese Tische endgültig entfernen ({ $count })? (ja/nein)
admin-removed = Entfernte Tische: { $count }.
admin-kept = Nichts wurde entfernt.
admin-copied = Die Kopie liegt in: { $file }
admin-sound = In Ordnung: { $count }.
admin-unsound = { $table }: lässt sich nicht so nachspielen, wie gespielt wurde; es geht bis Eintrag { $entries } von { $all }.
fault-admin-no-data = In diesem Ordner liegen keine Daten eines Servers: { $folder }.
fault-admin-nothing-told = Nenne die Tische: ihre Ids, oder anders: { $option }

### Rat: warum sich ein Spielzug lohnt, der Hinweis am Tisch und die Durchsicht von Partien.

## Passen

advice-round-won = { $lead ->
    [0] Die Runde ist gewonnen: Der Gleichstand zählt für diese Seite, und niemand kann mehr antworten.
   *[other] Die Runde ist gewonnen: { $lead } vorn, und niemand kann mehr antworten.
}
advice-pass-now = { $lead ->
    [0] Gleichstand reicht hier: Wer diese Runde will, muss Karten dafür ausgeben.
   *[other] { $lead } vorn: Wer diese Runde will, muss Karten dafür ausgeben.
}
advice-give-round = { $behind ->
    [0] Gleichstand: Die Karten sind in einer anderen Runde mehr wert.
   *[other] { $behind } zurück: Die Karten sind in einer anderen Runde mehr wert.
}
advice-hopeless = Diese Runde ist nicht mehr zu wenden.
advice-card-advantage = Mehr Handkarten für später: { $own } zu { $theirs }.
advice-waits = Das gibt nichts preis, und die anderen müssen zuerst mehr zeigen.

## Karten

advice-wins-round = Genug, um die Runde zu gewinnen: { $own } zu { $theirs }.
advice-beats = Damit liegen mehr Gegner zurück: { $count } von { $opponents }.
advice-spy = Ein Spion tauscht Stärke gegen Karten: { $given } gegen { $cards }.
advice-decoy = Sie kommt auf die Hand zurück und lässt sich erneut ausspielen: { $card }.
advice-decoy-spy = Ein zurückgeholter Spion bringt noch einmal Karten: { $card }.
advice-medic-target = Vom Ablagestapel kommt zurück: { $card }.
advice-scorch = Es verbrennt mehr gegnerische Stärke als eigene: { $theirs } zu { $own }.
advice-weather = Das Wetter kostet die Gegenseite mehr als die eigene: { $theirs } zu { $own }.
advice-clear-weather = Geschwächte Einheiten bekommen ihre Stärke zurück: +{ $points }.
advice-horn = Eine ganze Reihe zählt doppelt: +{ $points }.
advice-horn-ahead = Alles, was später in die Reihe kommt, zählt doppelt.
advice-bond = Nebeneinander sind sie stärker: { $card } ×{ $count }, +{ $points }.
advice-muster = Diese Karte kommt nicht allein: +{ $points }.
advice-mardroeme = Berserker verwandeln sich: +{ $points }.
advice-morale = Die ganze Reihe hat etwas davon: +{ $points }.
advice-avenger = Fällt die Karte, nimmt eine andere ihren Platz ein: { $card }.
advice-last-round = Diese Runde entscheidet die Partie, also muss nichts gespart werden: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, danach { $by } vorn.
    [behind] +{ $points }, aber noch { $by } zurück.
   *[level] +{ $points }, danach Gleichstand.
}
advice-hold-scorch = Eine stärkere Einheit bleibt vorerst vor dem Verbrennen sicher: { $card }.
advice-thrift = Von allen Handkarten fehlt sie am wenigsten: { $card }.
advice-hero = Weder Wetter noch Verbrennen kann dieser Karte etwas anhaben: { $card }.
advice-leader = Jetzt ist die Zeit des Anführers: { $leader }.

## Entscheidungen

advice-redraw = { $card }: Dafür kann etwas Nützlicheres kommen.
advice-redraw-weak = { $card }: Im Schnitt hat das Deck Besseres.
advice-redraw-muster = { $card }: Eine andere Handkarte ruft sie ohnehin aus dem Deck.
advice-redraw-keep = Die Hand ist gut, wie sie ist.
advice-stays = Die Einheiten liegen dort, wo sie am meisten bewirken.
advice-start-first = Wer anfängt, gibt das Tempo vor.
advice-start-last = Wer zuletzt kommt, sieht vor der Entscheidung mehr.
advice-claim-kept = Das Recht zu wählen kann in einer späteren Runde mehr wert sein.
advice-take = Das Nützlichste, was zu haben ist: { $card }.
advice-discard = Sie fehlt am wenigsten: { $card }.
advice-against = Niemand sonst ist auf dem Schlachtfeld so stark.
advice-shift = In einer anderen Reihe bewirkt sie mehr: { $card }, +{ $points }.

## Der Hinweis im Terminal

hint-chance = { $chance } %
hint-now = Gewinnchance mit dem besten Spielzug: { $chance }

## gwint analyse

analyse-judging = Spielzüge werden bewertet
analyse-chances = Gewinnchance, Spielzug für Spielzug
analyse-round = Runde { $round }
analyse-turning = Wendepunkte
analyse-others = Andere Spielzüge, die besser gingen
analyse-no-turning = Kein Spielzug hat die Partie gewendet.
analyse-move = Spielzug { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] bester
    [good] gut
    [doubtful] zweifelhaft
    [mistake] Fehler
   *[blunder] grober Fehler
}, { $before } → { $after }
analyse-better = Besser: { $move }.
analyse-player = Spieler
analyse-moves = Spielzüge
analyse-best = Beste
analyse-good = Gute
analyse-doubtful = Zweifelhafte
analyse-mistake = Fehler
analyse-blunder = Grobe Fehler
analyse-loss = Verlust je Zug
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Bewertet durch Baumsuche
   *[no] Bewertet durch Planen
}, { $unit ->
    [milliseconds] Zeit je Spielzug: { $amount } ms.
    [simulations] Simulationen je Spielzug: { $amount }.
   *[none] auf der Stelle.
}
fault-analyse-empty = In dieser Aufzeichnung gibt es keinen Spielzug, der sich bewerten ließe.
fault-analyse-seat = Es gibt keinen Spieler { $number }; die Spieler haben die Nummern 1 bis { $most }.

### Das Regelbuch und die Stärkeleiste.

## Das Buch

book-title = Das Regelbuch
book-chapter-play = So wird gespielt
book-chapter-cards = Die Kartenarten
book-chapter-abilities = Fähigkeiten
book-chapter-specials = Spezialkarten und Wetter
book-chapter-factions = Fraktionen
book-chapter-leaders = Anführer
book-chapter-options = Regelwerke und Optionen
book-chapter-gallery = Alle Karten
book-mode = Modus
book-search = Regeln durchsuchen
book-contents = Inhalt
book-print = Drucken
book-turn = Umblättern
book-link = Link zu: { $title }
book-found = { $count ->
    [one] { $count } Thema gefunden
   *[other] { $count } Themen gefunden
}
book-ignored = Die eigenen Regeln dieses Modus ersetzen diese Option.
book-partly = In diesem Modus: { $holds }.
book-armies = Armeen
book-leaders = Anführer
book-own = Karten: { $faction }
book-left-out = { $card }: nach diesen Regeln nicht im Spiel
book-copies = Exemplare: { $count }
book-why = Warum diese Stärke

## Die Stärkeleiste

score-title = Stärkezähler
score-sides = Zahl der Spieler
score-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
score-side = Spieler { $number }
score-totals = Gesamtstärke
score-faction = Fraktion
score-leader = Anführer?
score-no-leader = Kein Anführer
score-add = Karten { row-to } legen
score-lay = { $card }: hier schon { $count }
score-done = Fertig
score-move = Karte { row-to } verschieben
score-another = Noch eine
score-remove = Wegnehmen
score-reset = Tisch abräumen
score-share = Link kopieren
score-odd = { $count ->
    [one] { $count } Ding, das auf keinem echten Tisch liegen könnte
   *[other] { $count } Dinge, die auf keinem echten Tisch liegen könnten
}

### Die Bots: ein Name, und wie jeder spielt.

bot-random = Zufallsbot
    .character = Spielt irgendeine erlaubte Karte und sieht nie auf das Schlachtfeld.

bot-greedy = Gieriger Bot
    .character = Nimmt sofort die meisten Punkte und denkt nicht weiter als bis zur nächsten Karte.

bot-apprentice = Lehrling
    .character = Hat die Regeln eben erst gelernt, sieht ab und zu auf und passt, wenn er es nicht sollte.

bot-trader = Händler
    .character = Greift nach allem, was glänzt, rechnet jeden Kauf nach und ist selten für die dritte Runde gerüstet.

bot-captain = Hauptmann
    .character = Weiß, wann man passt und was ein Spion wert ist, und verschenkt eine Runde, um die Partie zu gewinnen.

bot-champion = Meister
    .character = Spielt jeden Plan im Kopf zu Ende, bevor er eine Karte legt, und verzeiht nichts.

## The list of them

bots-id = Anzugeben
bots-name = Heißt
bots-character = Charakter
bots-thinks = Bedenkzeit
bots-thinks-at-once = sofort
bots-thinks-searching = im Duell Baumsuche (Simulationen: { $simulations }), sonst Partien im Kopf: { $elsewhere }
bots-thinks-simulating = Partien im Kopf: { $elsewhere }; im Duell Baumsuche mit gwint[fast]
fault-bot-budget = „{ $text }“ ist kein Budget eines Bots. So wird es angegeben: { $legal } – Simulationen, Millisekunden oder Sekunden, und nach „-on-“ Threads, höchstens { $most }.

### Der Deckbau.

## Die Truhe

builder-title = Die Kartentruhe
builder-kept = Deine Decks
builder-none = Noch kein eigenes Deck. Beginne ein leeres oder nimm ein Starterdeck und mach es zu deinem.
builder-new = Ein neues Deck
builder-new-how = Wähle die Fraktion, die du anführen willst.
builder-starters = Starterdecks
builder-starters-how = Antippen legt eine eigene Kopie in die Truhe.
builder-rename = Umbenennen
builder-copy = Kopieren
builder-copied = Kopiert
builder-copy-name = { $name } (Kopie)
builder-random-name = Zufällig: { $faction }
builder-delete = Löschen
builder-deleted = Gelöscht: { $name }.
builder-undo = Rückgängig
builder-keep = Speichern
builder-again = Erneut versuchen
builder-loading = Einen Augenblick …
builder-sorry = Das hat nicht geklappt
window-close = Schließen

## Der Tisch

builder-name = Name des Decks
builder-state = { $kept ->
    [yes] In der Truhe
    [waiting] Wird gespeichert …
   *[no] Nicht in der Truhe
}
builder-keep-deck = In die Truhe legen
builder-ruleset = Regeln
builder-random = Zufallsdeck
builder-play = Mit diesem Deck spielen
builder-panes = Was zu sehen ist
builder-pool = Karten
builder-deck = Im Deck: { $count }
builder-contents = Das Deck
builder-leaders = Anführer wählen
builder-fine = Mit diesem Deck darf gespielt werden.
builder-empty = Noch keine Karte: Tippe die Karten an, die du willst.
builder-counted = { $counted ->
    [cards] Karten
    [units] Einheiten und Helden
    [heroes] Helden
    [specials] Spezialkarten
    [spies] Spione
    [medics] Heiler
   *[strength] Stärke insgesamt
}
builder-least = von mindestens { $count }
builder-most = von höchstens { $count }
builder-curve = Einheiten nach Stärke
builder-curve-point = Stärke { $strength }: { $units }
builder-abilities = Anteil der Fähigkeiten

## Die Karten

builder-search = Name oder Fähigkeit suchen
builder-kinds = Kartenarten
builder-rows = Reihen
builder-ability = Fähigkeit
builder-all = Alle zeigen
builder-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
builder-nothing-found = So eine Karte gibt es nicht.
builder-tile = { $card }: { $copies } von { $most } im Deck
builder-open = Öffnen: { $card }
builder-more = Eine mehr: { $card }
builder-less = Eine weniger: { $card }
builder-in = Hineinlegen
builder-out = Herausnehmen

## Herein und hinaus

builder-import = Deck einlesen
builder-import-how = Füge den Text eines Decks, seinen Code oder seinen Link ein.
builder-import-do = Einlesen
builder-no-code = Dieses Deck hat Karten mehrerer Fraktionen und kann nicht gespeichert werden.
builder-share = Teilen
builder-link = Als Link
builder-code = Als Code
builder-text = Als Text

### Chronicles: finished games told again.

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

### Programme, die das Engine-Protokoll sprechen, und was an ihnen nicht stimmt.

fault-engine-missing = Das Programm lässt sich nicht starten: { $program }. Der Grund: { $reason }
fault-engine-ended = Das Programm endete ohne Antwort: { $program }. Sein Exit-Code: { $code }.
fault-engine-overran = Das Programm hat nicht innerhalb von { $seconds } s geantwortet: { $program }.
fault-engine-answer = Die Antwort des Programms ist unbrauchbar: { $program }. { $reason }
fault-engine-refused = Das Programm hat die Antwort verweigert: { $program }. Es sagte: { $reason }
fault-engine-protocol = Hier wird nur Version { $expected } des Engine-Protokolls gesprochen, nicht Version { $protocol }.
fault-engine-line = „{ $said }“ ist keine erwartete Nachricht. Erwartet: { $expected }.
fault-engine-no-move = Der Platz dieser Ansicht hat nichts zu wählen.
fault-engine-moves = Die Züge dieser Ansicht sind nicht die erlaubten. Erlaubt: { $legal }.
fault-engine-failed = Der Bot hat versagt: { $reason }

### Was geschah, ein Satz für jedes Ereignis. Namen von Personen und Karten werden nie gebeugt.

player = Spieler { $number }

## Satzteile

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } auf der Seite von { $side }
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] alle Nahkampfreihen
    [fog] alle Fernkampfreihen
    [rain] alle Belagerungsreihen
   *[storm] alle Fernkampf- und Belagerungsreihen
}

## Wer beginnt, und mit welchen Karten

event-tossed = Der Münzwurf bestimmt: { $player }.
event-drew-lot = Das Los bestimmt: { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: nimmt sich den ersten Zug der Runde.
   *[no] { $player }: gibt den ersten Zug der Runde ab. Es beginnt: { $starter }.
}
event-kept-claim = { $player }: entscheidet diesmal nicht, wer beginnt, und behält sich das Recht vor.
event-drew = { $player }: zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ event-shown }.
event-exchanged = { $player }: legt „{ $gave }“ ab und zieht „{ $drew }“.
event-finished-redraw = { $player }: beendet den Kartentausch.

## Züge

event-began-round = Runde { $round }. Es beginnt: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: hat nichts mehr auszuspielen und passt.
   *[no] { $player }: passt.
}
event-played = { $how ->
    [called] { $player }: holt durch Musterung „{ $card }“ { $source ->
        [hand] von der Hand
       *[deck] aus dem Deck
    }{ event-where }.
    [revived] { $player }: holt „{ $card }“ vom Ablagestapel zurück{ event-where }.
    [returned] { $player }: „{ $card }“ kehrt vom Ablagestapel zurück{ event-where }.
    [leader] { $player }: Der Anführer spielt „{ $card }“ { $source ->
        [enemy-pile] vom gegnerischen Ablagestapel
        [pile] vom eigenen Ablagestapel
       *[deck] aus dem Deck
    }{ event-where }.
    [turned-up] { $player }: deckt unter einer Finte „{ $card }“ auf und spielt die Karte{ event-where }.
   *[played] { $player }: spielt „{ $card }“{ event-where }.
}
event-summoned = Herbeigerufen kommt „{ $card }“ { row-to } (Seite: { $side }).
event-transformed = { $left ->
    [yes] „{ $card }“ verwandelt sich { row-in } in „{ $into }“ (Seite: { $side }).
   *[no] „{ $card }“ verlässt das Spiel, denn im Nebendeck ist keine Karte zum Verwandeln mehr (Seite: { $side }).
}
event-went-to-hand = { $player }: nimmt „{ $card }“ zurück auf die Hand.
event-burned = Verbrannt: { $cards }.
event-left-game = „{ $card }“ verlässt das Spiel.
event-discarded = { $source ->
    [hand] { $player }: legt „{ $card }“ von der Hand ab.
   *[play] „{ $card }“ kommt auf den Ablagestapel ({ $player }).
}

## Wetter und Anführer

event-laid-weather = { $leader ->
    [yes] { $player }: Der Anführer wirkt als „{ $weather }“ und trifft { event-weather-rows }.
   *[no] „{ $weather }“ trifft { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Es gibt kein Wetter, das aufzuheben wäre.
   *[other] Das Wetter wird aufgehoben: { $weathers }.
}
event-sounded-horn = { $player }: Das Horn des Anführers erklingt { row-in }.
event-used-leader = { $player }: setzt den Anführer ein.
event-took-from-pile = { $own ->
    [yes] { $player }: nimmt „{ $card }“ vom eigenen Ablagestapel auf die Hand.
   *[no] { $player }: nimmt „{ $card }“ vom gegnerischen Ablagestapel ({ $side }) auf die Hand.
}
event-took-from-deck = { $known ->
    [yes] { $player }: nimmt „{ $card }“ aus dem Deck auf die Hand.
   *[no] { $player }: nimmt verdeckt eine Karte aus dem Deck auf die Hand.
}
event-saw-hand = { $player }: sieht aus der gegnerischen Hand ({ $owner }) { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ event-shown }.
event-shuffled-back = { $player }: mischt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Ablagestapel zurück ins Deck ({ $cards }).
event-moved = „{ $card }“ wechselt { row-to } (Seite: { $side }).

## Ende

event-ended-round = Runde { $round } ist vorbei: { $totals }. { $count ->
    [0] Unentschieden.
   *[other] Sieg: { $winners }.
} { $scored ->
    [points] Punkte: { $points }.
   *[gems] Verbleibende Edelsteine: { $gems }.
}
event-stayed = „{ $card }“ bleibt { row-in } liegen (Seite: { $side }).
event-swept = Das Schlachtfeld wird geräumt: { $count ->
    [0] Keine Karte kommt auf einen Ablagestapel
    [one] Eine Karte kommt auf einen Ablagestapel
   *[other] { $count } Karten kommen auf die Ablagestapel
}.
event-replayed = Die Partie endet unentschieden und wird wiederholt (Wiederholung { $replay }).
event-ended-game = { $count ->
    [0] Die Partie endet unentschieden.
   *[other] Die Partie ist vorbei. Sieg: { $winners }.
}

## Ein virtueller Gegner

event-judged = { $player }: erwägt { $ways }. Gewählt: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] so wächst die eigene Gesamtstärke am meisten
       *[lead] so wächst der Vorsprung am meisten
    }
    [lead] gleichauf, und so wächst der Vorsprung am meisten
    [row] gleichauf, und die Reihe ist die vollste
   *[chance] gleichauf, nach Zufall
}.
event-no-card = nichts
event-sat-out = { $player }: hat keine Karte mehr im Deck und keinen Zug.
event-laid-face-down = { $player }: legt die oberste Karte des Decks { row-in } verdeckt unter eine Finte.
event-turned-up-leader = { $player }: liegt zurück ({ $totals }) und deckt einen Anführer auf: { $leader }{ $cancelled ->
    [yes] {" "}– ohne Wirkung, denn die Weiße Flamme hebt ihn auf
   *[no] {""}
}.
event-added-to-total = { $player }: Der Anführer fügt der Gesamtstärke dieser Runde { $count } hinzu.

### `gwint fast`: der kompilierte Zwilling des Duells.

fast-warmed-part = Kompiliert: { $part } von { $parts }
fast-warm = Bereit. Dauer in Sekunden: { $seconds }
fast-moves = Züge: { $count }. Version der Nummern: { $version }
fault-fast-missing = Hierfür fehlt ein Paket: { $module }. So wird es installiert: { $command }
fault-fast-mode = Der kompilierte Zwilling spielt nur Duelle, nicht diesen Modus: { $mode }.
fault-fast-foreign-card = Diese neutrale Karte gehört zum Satz keines der beiden Spieler: { $card }.
fault-fast-list-full = Der kompilierte Zwilling hat dort keinen Platz für so viele Karten ({ $list }): { $cards }, höchstens { $most }.

### Was nicht stimmt, was erwartet wurde und was erlaubt oder am nächsten ist. Eine Meldung für jede Art von Fehler.

## Satzteile

fault-at-line = Zeile { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Meintest du: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Am Zug: { $acting }.
}
list-more = { $list } … und { $count } weitere

## Züge

fault-illegal-move = „{ $move }“ ist jetzt nicht erlaubt. Erlaubt: { $legal }.
fault-illegal-phrase = „{ $text }“ ist jetzt nicht erlaubt. Erlaubt: { $legal }.
fault-unknown-phrase = „{ $text }“ ist kein Spielzug.{ fault-nearest } Erlaubt: { $legal }.
fault-ambiguous-move = „{ $text }“ kann mehrere Spielzüge bedeuten. Sag, welchen: { $moves }.
fault-not-your-turn = Du bist nicht am Zug.{ fault-acting }
fault-game-over = Die Partie ist vorbei, es ist kein Spielzug mehr möglich.
fault-cannot-undo = { $moves ->
    [0] Es gibt keinen Spielzug, der sich zurücknehmen ließe.
    [one] Nur 1 Spielzug lässt sich zurücknehmen, nicht { $count }.
   *[other] 1 bis { $moves } Spielzüge lassen sich zurücknehmen, nicht { $count }.
}

## Regeln

fault-option-name = Die Option „{ $option }“ gibt es nicht. Optionen: { $options }.
fault-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $values }.
fault-ruleset-name = Das Regelwerk „{ $name }“ gibt es nicht. Regelwerke: { $names }. Einzelne Optionen gibst du als Option=Wert an.
fault-topic-name = Das Thema „{ $name }“ gibt es in den Regeln nicht.{ fault-nearest }

## Deckbau

fault-deck-leader-wrong-faction = „{ $leader }“ führt diese Fraktion nicht an ({ $faction }). Wähle jemanden aus ihren Reihen.
fault-deck-leader-not-in-pool = „{ $leader }“ gehört nicht zu den Anführern an diesem Tisch. Wähle einen anderen.
fault-deck-too-few-units = Das Deck hat { $units ->
    [one] { $units } Einheiten- oder Heldenkarte
   *[other] { $units } Einheiten- oder Heldenkarten
}; nötig sind mindestens { $least }.
fault-deck-too-few-cards = Das Deck hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; nötig sind mindestens { $least }.
fault-deck-too-many-specials = Das Deck hat { $specials ->
    [one] { $specials } Spezialkarte
   *[other] { $specials } Spezialkarten
}; erlaubt sind höchstens { $most }.
fault-deck-too-many-heroes = Das Deck hat { $heroes ->
    [one] { $heroes } Helden
   *[other] { $heroes } Helden
}; erlaubt sind höchstens { $most }.
fault-deck-too-many-spies = Das Deck hat { $spies ->
    [one] { $spies } Spion
   *[other] { $spies } Spione
}, Helden mitgezählt; erlaubt sind höchstens { $most }.
fault-deck-too-many-medics = Das Deck hat { $medics ->
    [one] { $medics } Heiler
   *[other] { $medics } Heiler
}, Helden mitgezählt; erlaubt sind höchstens { $most }.
fault-deck-too-strong = Die Karten des Decks haben zusammen die aufgedruckte Stärke { $strength }; erlaubt sind höchstens { $most }.
fault-deck-too-many-copies = „{ $card }“ ist { $copies }-mal im Deck; die Sammlung hat die Karte { $most }-mal.
fault-deck-wrong-faction = „{ $card }“ gehört nicht zum Kartensatz dieser Fraktion ({ $faction }).
fault-deck-side-deck-card = „{ $card }“ gehört ins Nebendeck und ist zu Beginn nie in einem Deck.
fault-deck-card-not-in-pool = „{ $card }“ gehört nicht zu den Karten an diesem Tisch.
fault-starter-name = Das Starterdeck „{ $name }“ gibt es nicht. Starterdecks: { $names }.

## Der Text eines Decks

fault-deck-text = Das Deck lässt sich nicht lesen.
    { $faults }
fault-deck-text-twice = „{ $header }“ steht zum zweiten Mal da. Ein Mal genügt.
fault-deck-text-no-leader = Das Deck hat keinen Anführer. Ergänze eine Zeile, die mit „Anführer:“ beginnt.
fault-deck-text-leader = „{ $text }“ nennt keinen Anführer.{ fault-nearest }
fault-deck-text-faction = „{ $text }“ nennt keine Fraktion.{ fault-nearest }
fault-deck-text-count = „{ $text }“ nennt keine Anzahl von { $least } bis { $most }.
fault-deck-text-card = „{ $text }“ nennt keine Karte.{ fault-nearest }

## Der Code eines Decks

fault-deck-code-prefix = Das ist kein Deckcode. Ein Deckcode beginnt mit „{ $expected }“.
fault-deck-code-version = Der Deckcode hat die Version „{ $version }“; lesbar ist nur Version { $known }.
fault-deck-code-character = Ein Deckcode enthält kein „{ $character }“ (Stelle { $place }). Er besteht aus den Buchstaben A bis Z, Ziffern, - und _.
fault-deck-code-checksum = Der Deckcode enthält einen Tippfehler oder ist unvollständig. Kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen.
fault-deck-code-damaged = Der Deckcode ist beschädigt. Kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen.
fault-deck-code-faction = Der Deckcode nennt die Fraktion Nummer { $number }; es gibt nur die Nummern 1 bis 5.
fault-deck-code-leader = Der Deckcode nennt den Anführer Nummer { $number }, den diese Fraktion nicht hat ({ $faction }).
fault-deck-code-card = Der Deckcode nennt die Karte Nummer { $number }, die diese Fraktion nicht hat ({ $faction }).
fault-deck-code-copies = „{ $card }“ ist { $copies }-mal im Deck; ein Deckcode fasst höchstens { $most } Exemplare.
fault-deck-code-other-faction = Ein Deckcode fasst nur, was zur Fraktion gehört ({ $faction }), nicht „{ $card }“.

## Was ein Text sagt

fault-unknown-card = Die Karte „{ $text }“ gibt es nicht.{ fault-nearest }
fault-unknown-leader = Den Anführer „{ $text }“ gibt es nicht.{ fault-nearest }
fault-unknown-faction = Die Fraktion „{ $text }“ gibt es nicht. Fraktionen: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Den Platz „{ $text }“ gibt es an diesem Tisch nicht. Plätze: { $seats }.
fault-unknown-row = Die Reihe „{ $text }“ gibt es nicht. Reihen: { $rows }.
fault-unknown-mode = Den Modus „{ $text }“ gibt es nicht. Modi: { $modes }.
fault-unknown-word = „{ $text }“ passt hier nicht. Erlaubt: { $words }.
fault-card-count = „{ $text }“ nennt keine Anzahl von { $least } bis { $most }.
fault-not-a-number = „{ $text }“ sollte eine ganze Zahl sein.
fault-number-too-big = „{ $text }“ ist zu groß; die größte erlaubte Zahl ist { $most }.
fault-not-yes-or-no = „{ $text }“ sollte „yes“ oder „no“ sein.
fault-not-weather = „{ $text }“ kann nicht auf dem Feld für Wetterkarten liegen. Erlaubt: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Bilder eines Tisches

fault-bad-picture = Das Bild des Tisches lässt sich nicht lesen.
    { $faults }
fault-line-without-bar = In „{ $text }“ fehlt der Strich. Eine Zeile lautet „was | Karten“.
fault-line-twice = „{ $text }“ steht zum zweiten Mal da; zuerst stand es in Zeile { $first }.
fault-unknown-line = Ein Bild hat keine Zeile „{ $text }“. Zeilen: { $keys }.
fault-bad-totals = „{ $text }“ sollte die Ergebnisse der Runden nennen, etwa „12-9, 30-31“, mit { $sides ->
    [one] { $sides } Zahl
   *[other] { $sides } Zahlen
} je Runde.
fault-bad-chance = „{ $text }“ sollte aus { $streams ->
    [one] { $streams } Wort
   *[other] { $streams } Wörtern
} zu je 16 Hexadezimalziffern bestehen.
fault-more-than-deck = „{ $text }“ ist mehr, als das Deck Karten hat.
fault-unknown-step = Auf einem Tisch kann nichts namens „{ $text }“ anstehen. Schritte: { $steps }.
fault-step-fields = „{ $text }“ sollte, mit Strichpunkten getrennt, Folgendes nennen: { $fields }.
fault-not-a-spot = „{ $text }“ sollte ein Platz, eine Reihe und eine Stelle sein, etwa „me close 0“.
fault-impossible-step = „{ $text }“ kann auf diesem Tisch nicht anstehen: Es gäbe dafür nichts zu tun.
fault-step-out-of-place = „{ $text }“ kann hier nicht stehen: Ein Zug oder der Beginn einer Runde steht zuerst, jede andere Frage zuletzt.
fault-game-decided = Nach den Edelsteinen ist die Partie schon entschieden: Gib an, wer gewonnen hat, oder nenne andere Edelsteine.

## Was nicht auf einem Tisch liegen kann

fault-table-special-in-row = „{ $card }“ ist keine Einheit und kann nicht { row-in } liegen (Seite: { $side }).
fault-table-wrong-row = „{ $card }“ kann nicht { row-in } liegen (Seite: { $side }); die Reichweite erlaubt es nicht.
fault-table-no-row-special = „{ $card }“ kann nicht auf dem Platz für Spezialkarten { row-in } liegen (Seite: { $side }); das können nur Horn und Mardroeme.
fault-table-crowded-row = Es liegen mehr Spezialkarten { row-in }, als die Regeln erlauben (Seite: { $side }).
fault-table-no-weather = „{ $weather }“ kann nicht auf dem Feld für Wetterkarten liegen.
fault-table-covered-weather = „{ $weather }“ liegt neben Wetter, das dieselben Reihen trifft; nach diesen Regeln wäre eine der Karten abgelegt worden.
fault-table-too-many-copies = „{ $card }“ ist { $copies }-mal im Spiel; höchstens { $most }-mal ist möglich.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }“ führt die Fraktion dieses Platzes nicht an.
fault-table-known-not-held = { $seat }: „{ $card }“ gilt als bekannte Handkarte, ist aber nicht auf der Hand.
fault-table-returned-not-held = { $seat }: „{ $card }“ gilt als ins Deck zurückgelegt, ist aber weder dort noch auf der Hand.
fault-table-deck-order = { $seat }: Mehr Karten gelten als gemischt oder unten bekannt, als das Deck hat ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}, eine Seite hat aber höchstens { $most }.
fault-table-should-be-over = Eine Seite hat keinen Edelstein mehr, die Partie müsste also vorbei sein.
fault-table-nobody-to-act = Die Partie ist nicht vorbei, aber niemand ist am Zug.
fault-table-passed-to-act = { $seat }: ist am Zug, obwohl schon gepasst wurde.
fault-table-rounds = Es gibt Ergebnisse von { $totals ->
    [one] { $totals } Runde
   *[other] { $totals } Runden
}, gespielt wird aber Runde { $round }.

## Bretter für den Stärkezähler

fault-board-not-an-object = Ein Brett sollte ein Objekt mit diesen Schlüsseln sein: { $expected }.
fault-board-sides = Ein Brett sollte „sides“ haben, eine Liste von { $least } bis { $most } Objekten.
fault-board-unknown-key = Ein Brett hat keinen Schlüssel „{ $key }“. Schlüssel: { $known }.
fault-board-unknown-row = „{ $key }“ sollte Reihen nennen, und eine Reihe „{ $row }“ gibt es nicht. Reihen: { $rows }.
fault-board-unknown-card = Eine Karte mit der Kennung „{ $card }“ gibt es nicht.{ fault-nearest }
fault-board-unknown-leader = Einen Anführer mit der Kennung „{ $leader }“ gibt es nicht.{ fault-nearest }
fault-board-not-a-list = „{ $key }“ sollte eine Liste sein.
fault-board-not-a-word = „{ $key }“ sollte ein Text sein, nicht „{ $value }“.
fault-board-not-weather = „{ $card }“ kann nicht auf dem Feld für Wetterkarten liegen. Erlaubt: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Aufzeichnungen einer Partie

fault-record-header = Das ist keine Aufzeichnung einer Partie. Eine Aufzeichnung beginnt mit „{ $expected }“.
fault-record-version = Die Aufzeichnung hat die Formatversion { $version }; die neueste lesbare ist { $known }.
fault-record-rules-version = Die Aufzeichnung wurde nach Version { $version } der Regeln gespielt; dies ist Version { $known }.
fault-record-line = „{ $text }“ ist keine Zeile einer Aufzeichnung. Zeilen: { $expected }.
fault-record-twice = „{ $text }“ steht zum zweiten Mal da; zuerst stand es in Zeile { $first }.
fault-record-missing = In der Aufzeichnung fehlt „{ $text }“.
fault-record-needless = „{ $text }“ darf nicht neben „{ $told }“ stehen, denn dort steht es schon.
fault-record-tag = „{ $text }“ kann keine Angabe sein. Von der Aufzeichnung selbst belegt: { $taken } sowie alles, was mit p und einer Ziffer beginnt.
fault-record-seat = „{ $text }“ nennt keinen Platz dieser Partie. Eine Zeile beginnt mit: { $seats }.
fault-record-seed = „{ $text }“ ist kein Startwert. Ein Startwert hat 64 Hexadezimalziffern.
fault-record-number = Die Version der Regeln lässt sich nicht lesen. { $why }
fault-record-mode = Den Modus „{ $text }“ gibt es nicht. Modi: { $modes }.
fault-record-rules = Das Regelwerk lässt sich nicht lesen. { $why }
fault-record-leader = Der Anführer lässt sich nicht lesen. { $why }
fault-record-faction = Die Fraktion lässt sich nicht lesen. { $why }
fault-record-deck = Das Deck lässt sich nicht lesen. { $why }
fault-record-decks = { $decks ->
    [one] { $decks } Deck ist
   *[other] { $decks } Decks sind
} angegeben; der Modus hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
fault-record-players = { $players ->
    [one] { $players } Name ist
   *[other] { $players } Namen sind
} angegeben; der Modus hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
fault-record-start = Das Anfangsbild lässt sich nicht lesen.
    { $faults }
fault-record-start-disagrees = Das Anfangsbild hat einen anderen Modus oder andere Regeln, als die Aufzeichnung angibt.
fault-record-illegal-move = Eintrag { $entry }, „{ $text }“, ist dort nicht erlaubt. Erlaubt: { $legal }.
fault-record-take-back = Eintrag { $entry } nimmt { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
} zurück; davor { $moves ->
    [one] wurde { $moves } gemacht
   *[other] wurden { $moves } gemacht
}.
fault-record-result = „{ $text }“ ist kein Ergebnis. Ein Ergebnis sieht etwa so aus: { $expected }.
fault-record-result-disagrees = Die Aufzeichnung nennt das Ergebnis „{ $told }“; der Tisch zeigt „{ $table }“.
fault-record-final = „{ $text }“ ist kein Schlusszeichen. Es hat { $expected ->
    [one] { $expected } Hexadezimalziffer
   *[other] { $expected } Hexadezimalziffern
}.
fault-record-final-disagrees = Das Schlusszeichen der Aufzeichnung ist { $told }, der Tisch am Ende hat aber { $table }. Die Aufzeichnung oder die Regeln haben sich geändert.
fault-team-same-faction = Partner spielen verschiedene Fraktionen, aber { $seat } und { $partner } haben dieselbe: { $faction }.

## Allein spielen

fault-solo-weather = „{ $card }“ darf nicht in dein Deck: Allein spielt man ohne Wetter, Gutes Wetter ausgenommen.
fault-solo-not-whole = Der virtuelle Gegner spielt mit dem ganzen Satz seiner Fraktion und keinem anderen Deck: { $faction }.
fault-table-holds-no-hand = { $seat }: hat in diesem Modus keine Hand, aber { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} darin.
fault-table-under-decoys = { $seat }: Verdeckte Karten: { $cards }; es kann aber nur unter jeder Finte eines virtuellen Gegners eine liegen. Finten: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }“ kann nicht in diesem Stapel von Anführern sein oder ist es doppelt.

## Turniermatches

fault-lineup-decks = { $decks ->
    [one] { $decks } Deck ist
   *[other] { $decks } Decks sind
} dabei; ein Match verlangt { $expected }.
fault-lineup-same-faction = Die Decks { $decks } haben dieselbe Fraktion ({ $faction }); jedes braucht eine eigene.
fault-lineup-same-hero = „{ $card }“ ist in den Decks { $decks }; ein Held darf nur in einem davon sein.
fault-lineup-deck = Deck Nr. { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = Mit diesen Decks lässt sich kein Match spielen.
    { $faults }
fault-match-no-game = Gerade läuft keine Partie: Zuerst muss ein Deck genannt werden.
fault-match-order = „{ $text }“ kann hier nicht stehen; das Match wartet auf: { $expected }.
fault-match-over = Das Match ist vorbei.

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

### The guided first game: a sentence for each thing to do.

guide-title = Deine erste Partie
guide-about = Vier kurze Lektionen an einem echten Tisch. Berühre, was leuchtet, und in wenigen Minuten kennst du das Spiel. Du kannst jederzeit gehen.
guide-begin = Los geht’s
guide-skip = Überspringen
guide-next = Weiter
guide-leave = Verlassen
guide-lesson = Lektion { $number } von { $count }
guide-laying = Der Tisch wird vorbereitet …
guide-retry = Erneut versuchen
guide-wrong = Das noch nicht. Berühre, was leuchtet; in der letzten Lektion darfst du alles.
guide-wrong-done = Diese Lektion ist zu Ende: Weiter geht es mit dem Knopf oben.
guide-anew = Das war ein anderer Zug: Der Tisch ist wie vorher, versuch es noch einmal.
guide-take = Unten liegen deine Handkarten. Berühre die leuchtende Karte, um sie aufzunehmen.
guide-put = Nun leuchtet ihre Reihe. Berühre sie, und die Karte kämpft dort mit ihrer Stärke.
guide-hero = Die höhere Gesamtstärke gewinnt die Runde, und du liegst noch zurück. Spiele den Helden: Weder Wetter noch andere Karten ändern seine Stärke.
guide-pass = Du führst, und dein Gegner hat schon gepasst. Passe auch, und die Runde gehört dir.
guide-strength-done = Dein Gegner verliert einen Edelstein. Wer beide verloren hat, verliert die Partie.
guide-clear = Nebel liegt über den Fernkampfreihen: Jede Einheit dort hat nur Stärke 1. Nimm die Karte auf, die für klaren Himmel sorgt.
guide-sky = Wetter wird in die Mitte des Tisches gespielt. Lege die Karte dorthin.
guide-frost = Frost schwächt beide Nahkampfreihen. Dort steht nur dein Gegner, also spiele ihn.
guide-scorch = Diese Karte verbrennt die stärkste Einheit auf dem ganzen Tisch, auch deine eigene. Jetzt gehört die stärkste deinem Gegner: Spiele die Karte.
guide-horn = Ein Horn verdoppelt die Stärke einer ganzen Reihe. Lass es in deiner Fernkampfreihe erklingen.
guide-sky-done = Von weit hinten nach weit vorn: die richtige Karte zur richtigen Zeit.
guide-decoy = Unter deinen Einheiten steht ein Spion, den dein Gegner geschickt hat. Nimm die Finte auf.
guide-decoy-put = Berühre den Spion: Die Finte nimmt seinen Platz ein, und er kommt auf deine Hand.
guide-spy = Ein Spion kämpft für den Gegner, doch du ziehst dafür zwei Karten, und Karten gewinnen Partien. Schicke den Spion hinüber.
guide-medic = Eine der beiden Karten ist ein Heiler. Sie holt eine Einheit von deinem Ablagestapel zurück: Spiele sie.
guide-revive = Dein Ablagestapel liegt offen. Wähle, wer zurückkommt, und bestätige es.
guide-leader = Ein Mal pro Partie hilft dir statt einer Karte dein Anführer. Berühre ihn zweimal.
guide-keep = Du führst, und drei Karten bleiben für die nächste Runde: Ausgeteilt wird nur ein Mal pro Partie. Jetzt ist der Moment zu passen.
guide-cards-done = Die Runde ist gewonnen, und du hast mehr Karten als dein Gegner. So entscheiden sich Partien.
guide-free = Die letzte Runde, und du entscheidest: Spiele eine Karte, die leuchtet. Passe, wenn dein Vorsprung reicht.
guide-rest = Dein Gegner hat gepasst und liegt zurück. Passe, und die Partie ist gewonnen.
guide-waiting = Dein Gegner ist am Zug …
guide-won = Dein erster Sieg!
guide-lost = Verloren, aber klüger
guide-tied = Unentschieden
guide-ending = Jetzt kennst du das Wichtigste. Alles andere erzählen die Karten selbst: Berühre eine, um zu lesen, was sie kann.
guide-play = Jetzt spielen
guide-rules = Die Regeln
guide-again = Noch einmal
guide-home = Startseite

### Rund um das Spiel im Browser: Start, Warteraum, Einstellungen und was alle Seiten gemeinsam haben.

## Das Haus

again = Erneut versuchen
way-home = Zur Startseite
way-decks = Decks
way-rules = Regeln
way-score = Stärkezähler
way-chronicles = Chroniken
title-table = Tisch
title-replay = Chronik
player-nameless = Wandersmann
fault-no-answer = Der Server antwortet nicht. Die Seite versucht es von selbst wieder.
shell-ways = Wohin
shell-notes = Meldungen
shell-dismiss = Meldung entfernen
shell-upgraded = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
shell-reload = Neu laden
shell-copy = Kopieren
shell-copied = Kopiert.
shell-not-copied = Der Browser lässt kein Kopieren zu: Der Text ist markiert, kopiere ihn selbst.
shell-send = Senden
shell-qr = Die Adresse als QR-Code
shell-address = Adresse
nowhere-title = Hier ist nichts
nowhere-text = Keine Seite hat diese Adresse. Vielleicht ging ein Stück des Links verloren.

## Start

home-title = Das Kartenspiel aus den Schenken des Kontinents
home-play = Jetzt spielen
home-friend = Zu zweit
home-go-on = Weiterspielen: { $players }
home-more = Mehr …
home-guide = Geführte erste Partie
home-guide-about = In wenigen Minuten spielend lernen
home-running = Laufende Partien
home-over = Beendete Partien
home-further = Alle beendeten Partien
home-replay = Zur Chronik
home-stands = { $phase ->
    [turn] Du bist am Zug
    [waiting] Wartet auf Mitspielende
    [interrupted] Unterbrochen
   *[playing] Andere am Zug
}
home-open = Offene Tische
home-open-none = Gerade wartet niemand auf Mitspielende. Eröffne selbst einen Tisch: Mehr …
home-free-seats = Freie Plätze: { $count }
home-else = In diesem Haus
home-decks-about = Decks bauen und aufbewahren
home-rules-about = Jede Regel und jede Karte, erklärt
home-score-about = Zählt für dich, wenn du mit gedruckten Karten spielst
home-chronicles-about = Beendete Partien Zug um Zug, von hier oder aus einer Datei

## Ein Tisch nach Wunsch

more-title = Tisch eröffnen
more-mode = Was gespielt wird
more-rules = Regeln
more-options = { $count ->
    [0] Einzelne Optionen
   *[other] Einzelne Optionen (geändert: { $count })
}
more-options-reset = Wieder wie im Regelwerk
more-ignored = Dieser Modus hat hier seine eigene Regel.
more-partly = { $holds ->
    [built] Gilt für selbst gebaute Decks.
    [person] Gilt für dich, nicht für den virtuellen Gegner.
    [ordinary] Gilt für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben.
   *[advanced] Die Grenzen des Deckbaus für Fortgeschrittene kommen hinzu.
}
more-advanced = Deckbau für Fortgeschrittene
more-sitters = Wer wo sitzt
more-anybody = Wer über den Link kommt
more-here = Jemand an diesem Gerät
more-name = Name der Person
more-any-deck = { $count ->
    [one] Beliebiges Deck – anderes wählen
   *[other] Beliebige Decks – andere wählen
}
more-opponent = Fraktion des virtuellen Gegners
more-chance = Zufall
more-clock = Uhr
more-clock-none = Ohne Uhr
more-clock-set = { $minutes } min und { $seconds } s je Zug
more-hints = Tipps
more-hints-for = { $hints ->
    [always] für alle
    [alone] nur für die, die allein spielen
   *[never] für niemanden
}
more-open = Tisch eröffnen

## Der Warteraum

room-coming = Einen Augenblick …
room-trouble = { $kind ->
    [no-such-table] Diesen Tisch gibt es nicht
    [no-spectators] Geschlossene Gesellschaft
    [no-answer] Keine Verbindung
    [table-phase] Dieser Tisch ist geschlossen
   *[other] Das ging nicht
}
room-seat-gone = Dein Platz hier wurde freigegeben oder ist auf ein anderes Gerät umgezogen.
room-lost = Verbindung verloren – neuer Versuch …
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
room-full-shut = Alle Plätze sind besetzt, und zuschauen darf hier niemand.
room-please-sit = Hier ist ein Platz für dich: Setz dich!
room-waits = { $count ->
    [one] Ein Platz ist noch frei
   *[other] Noch freie Plätze: { $count }
}
room-waits-ready = Warten, bis alle bereit sind
room-seat = Platz { $number }
room-team = Team { $number }
room-free = Frei
room-is-ready = Bereit
room-chooses = Wählt ein Deck
room-away = Gerade nicht da
room-sit = Hinsetzen
room-sit-here-too = Noch jemand an diesem Gerät
room-free-seat = Platz freigeben
room-choose-deck = Deck wählen
room-ready = Bereit zum Spiel
room-not-ready = Doch noch nicht
room-stand = Aufstehen
room-invite = Einladen
room-invite-how = Wer diesen Link öffnet, kann sich hinsetzen.
room-table = Der Tisch
room-listed = Alle dürfen mitspielen, nicht nur, wer den Link hat
room-spectators = Zuschauen erlaubt
room-hints = { $hints ->
    [always] Tipps für alle
   *[never] Keine Tipps
}
room-open = { $listed ->
    [yes] Offen für alle
   *[no] Über den Link
}
room-close = Tisch schließen

## Decks zum Mitbringen

deck-own = Deine Decks
deck-starters = Starterdecks
deck-whole-sets = Ganze Kartensätze
deck-whole = Ganzer Satz: { $faction }
deck-others = Ein anderes Deck
deck-chance = Ein zufälliges Deck
deck-chance-name = Zufällig: { $faction }
deck-paste = Deckcode oder Deck als Text einfügen
deck-pasted = Eingefügtes Deck
deck-take = Dieses Deck nehmen
deck-three = Gewählt: { $count } von 3
deck-take-three = Diese drei nehmen

## Ein anderes Gerät

move-title = Auf ein anderes Gerät umziehen
move-how = Öffne diesen Link binnen { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal; dein Platz ist dann dort und nicht mehr hier.
move-here = Deine Partie soll auf diesem Gerät weitergehen. Das andere Gerät hat den Platz dann nicht mehr.
move-take = Hier weiterspielen

## Einstellungen

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Licht
settings-theme-name = { $theme ->
    [dark] Kerzenschein
    [light] Tageslicht
   *[auto] Wie das Gerät
}
settings-speed = Bewegung auf dem Tisch
settings-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [none] Keine
   *[normal] Normal
}
settings-volume = Klänge
settings-silent = Aus
settings-confirm-pass = Vor dem Passen nachfragen
settings-drag = Karten auch auf den Tisch ziehen
settings-notify = Melden, wenn ich am Zug bin und die Seite im Hintergrund ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Tasten

keys-title = Tasten
keys-help = diese Liste zeigen
keys-tab = weiter zum nächsten Knopf oder Feld
keys-enter = drücken oder wählen
keys-escape = schließen oder eine Wahl zurücknehmen
keys-table = Am Tisch zeigt dieselbe Taste die Tasten des Tisches.

## Ein Problem melden

report-title = Problem melden
report-how = Dieser Text hilft, den Fehler zu finden. Nichts wird gesendet: Kopiere ihn und gib ihn weiter, mit ein paar Worten dazu, was geschehen ist.
report-with-table = Mit dem Tisch, soweit du ihn selbst siehst

### `gwint join`: a seat at a server’s table, from the plain terminal.

## Coming to a table

join-invite = Andere kommen über diesen Link: { $link }
join-name = Wie heißt du? Enter für „{ $usual }“ >
join-choose-seat-title = Wähle einen Platz.
join-choose-seat = { $partner ->
    [none] ein freier Platz
   *[other] ein freier Platz; Partner: { $partner }
}
join-choose-seat-prompt = Nummer; Enter für den ersten >

## The waiting room

join-you = du
join-chair = { $state ->
    [empty] frei
    [choosing] wählt ein Deck
   *[ready] bereit
}
join-prompt-waiting = Es fehlen noch andere; „bot“ füllt einen Platz, ? für Hilfe

## At the table

join-waiting = Am Zug: { $players }.
join-prompt-help = ? für Hilfe
join-prompt-over = „revanche“, „verlauf“, „ende“
join-clocks = Restzeit: { $clocks }
join-answer-offer = (annehmen / ablehnen)
join-away-mark = abwesend
join-away = { $player }: nicht mehr da.
join-here = { $player }: wieder da.
join-lost = Die Verbindung ist weg; neuer Versuch läuft.
join-back = Die Verbindung ist wieder da.
join-leave-sure = Den Platz endgültig aufgeben? (ja/nein)
join-left = Der Tisch bleibt offen. Zurück geht es mit: { $command }

## Orders

play-order-accept = annehmen
play-order-decline = ablehnen
play-order-rematch = revanche
play-order-bot = bot, computer
play-order-claim = sieg
play-order-leave = verlassen
join-help-undo = darum bitten, den eigenen letzten Spielzug zurückzunehmen
join-help-accept = ein Angebot annehmen
join-help-decline = es ablehnen oder das eigene zurückziehen
join-help-rematch = eine Revanche anbieten oder annehmen
join-help-bot = „bot 2“, „bot 2 random“: ein Bot für einen freien Platz oder für lange Abwesende
join-help-claim = ein Duell gegen lange Abwesende gewinnen
join-help-leave = den Platz endgültig aufgeben
join-help-quit = gehen; der Platz bleibt, derselbe Befehl führt zurück

## What is wrong

fault-join-address = „{ $text }“ ist keine Adresse eines Tisches oder Servers.
fault-join-no-table = Die Adresse nennt einen Server, aber keinen Tisch. Nimm einen Einladungslink oder eröffne einen neuen Tisch: { $option }
fault-join-no-server = Der Server antwortet nicht: { $server } ({ $reason }).
fault-join-not-gwint = Was dort antwortet, ist kein gwint-Server oder hat eine andere Version: { $server }.
fault-join-full = An diesem Tisch ist jeder Platz besetzt. Zum Zuschauen: { $option }
fault-join-watching = An diesem Tisch schaust du nur zu.
fault-join-no-free-seat = Kein Platz ist frei, und niemand ist abwesend.

### Was `gwint lab` sagt, und die Wörter seiner Berichte.

lab-title = Aus dem Labor
lab-bots = Die Bots
lab-decks = Die Decks
lab-games = Partien
lab-draws = Unentschieden
lab-rules = Regeln
lab-toss = Punkte des Münzwurfsiegers
lab-rating = Wertung
lab-rating-note = Wertungen auf der Elo-Skala, der Durchschnitt ist 0: Hundert Punkte mehr gewinnen etwa 64 von 100 Partien. Nach ±: das 95-%-Intervall nach der Fisher-Information der Anpassung.
lab-win-rate = Siegquote
lab-table = Siegquoten in Prozent, Zeile gegen Spalte
lab-table-note = Ein Unentschieden zählt als halber Sieg. Nach ±: das halbe 95-%-Intervall nach Wilson.
lab-lengths = Wie lang Partien sind
lab-decisions = Entscheidungen je Partie
lab-balance-note = Jedes Blatt wurde von allen Plätzen und mit allen Startspielern gespielt.
lab-seed = Startwert
lab-speed = { $speed } Partien/s
lab-compiling = Das kompilierte Spiel wird vorbereitet; beim ersten Mal dauert das eine Weile.
lab-interrupted = Unterbrochen; was gespielt wurde, ist aufbewahrt. So geht es weiter: { $command }
lab-kept = Die Partien liegen in: { $folder }
lab-drawn = Zum Ansehen im Browser: { $path }
lab-gain = Bringt
lab-dealt = Mit ihr
lab-undealt = Ohne sie
lab-worth-note = Bringt: um wie viele Prozentpunkte öfter gewonnen wird, wenn die Karte vor jedem Tausch auf der ersten Hand ist, als ohne sie; stattdessen ist es die durchschnittliche Karte des Decks. Nach ±: das halbe 95-%-Intervall nach Newcombe.
lab-verdict = { $kept ->
    [yes] Behalten: { $change }. Gewinnt { $after } % statt { $before } % ({ $gain }, { $games } frische Partien).
   *[no] Nicht erwiesen: { $change }. Gewinnt { $after } %, vorher { $before } % ({ $gain }, { $games } frische Partien).
}
lab-gpu-told = { $device }: { $games } Partien in { $seconds } s, { $speed } Partien je Sekunde.
lab-ladder = Die Leiter
lab-ladder-meetings = Wer wem begegnete
lab-ladder-against = gegen

fault-lab-missing = Das Labor ist nicht vollständig installiert (es fehlt: { $module }). So wird es installiert: { $command }
fault-lab-bot = Den Bot „{ $bot }“ gibt es nicht.{ fault-nearest } Bots: { $bots }. Ein eigener heißt modul:funktion oder ist der Befehl eines Programms.
fault-lab-bot-failed = Ein Bot hat keinen erlaubten Zug gewählt: { $bot }. Startwert der Partie: { $seed }. Was geschah: { $reason }
fault-lab-mixed-bots = Kompilierte Strategien (fast:…) spielen nur gegeneinander, nicht gegen andere Bots: { $bots }.
fault-lab-nothing-to-compare = Es gibt nichts zu vergleichen. Nenne zwei Bots oder zwei Decks.
fault-lab-no-meeting = Keine dieser Decks dürfen in diesem Modus aufeinandertreffen: { $mode }.
fault-lab-deck = Dieses Deck darf nicht gespielt werden: { $deck }.
    { $faults }
fault-lab-other-plan = Im Ordner liegen schon die Partien einer anderen Arena: { $folder }. Nenne einen anderen Ordner.
fault-lab-no-plan = Im Ordner liegt keine Arena: { $folder }.
fault-lab-worker-died = An denselben Partien sind { $tries } Arbeitsprozesse gestorben: { $chunk }. Alle anderen sind aufbewahrt.
fault-lab-no-cluster = Der Ray-Cluster ist nicht erreichbar: { $address }. Der Grund: { $reason }
fault-lab-no-ladder = Das Dokument hat keinen Platz für die Leiter: { $path }. Setze diese zwei Zeilen dorthin, wo sie stehen soll: { $begin } und { $end }
fault-lab-no-field = Es gibt kein Deck, gegen das gespielt werden könnte.
fault-lab-no-driver = Hier gibt es kein CUDA-Gerät: Der Treiber ist nicht installiert ({ $driver }). Ohne Gerät spielt gwint lab arena dieselben Partien auf dem Prozessor.
fault-lab-no-device = Hier gibt es kein CUDA-Gerät: Der Treiber hat keines gefunden. Ohne Gerät spielt gwint lab arena dieselben Partien auf dem Prozessor.

### Das Turniermatch: was um seine Partien herum geschieht, und das Nennen der Decks.

## Was geschah

match-tossed = Münzwurf: { $player } nennt zuerst ein Deck.
match-named = { $player } nennt ein Deck: { $faction } · { $leader }.
match-began = Partie { $game } beginnt.
match-ended-game = { $how ->
    [resigned] { $by } gibt Partie { $game } auf.
    [time] { $by }: Zeit in Partie { $game } abgelaufen.
    [left] { $by } hat Partie { $game } verlassen.
   *[on-table] { $count ->
        [0] Partie { $game } endet unentschieden.
       *[other] Partie { $game } ist zu Ende. Sieg: { $winners }.
    }
}
match-replayed = Partie { $game } wird mit denselben Decks wiederholt (Wiederholung { $replay }).
match-tossed-draw = Ein Münzwurf entscheidet Partie { $game }. Sieg: { $player }.
match-scored = Gewonnene Partien: { $score }. Nicht mehr dabei: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } gibt das Match auf. Sieg: { $winners }.
    [time] { $by }: Zeit für das Match abgelaufen. Sieg: { $winners }.
    [left] { $by } hat das Match verlassen. Sieg: { $winners }.
    [abandoned] Das Match wurde abgebrochen.
    [unfinished] Das Match ist nicht zu Ende gespielt.
   *[on-table] Das Match ist zu Ende. Sieg: { $winners }.
} Gewonnene Partien: { $score }.

## Ein Deck nennen

match-heading = Vor Partie { $game } des Matches. Gewonnene Partien: { $score }.
match-faces = Bisher genannt – { $player }: { $decks }
match-no-faces = { $player } hat noch kein Deck genannt.
match-won = hat gewonnen
match-name-deck = { $player }: Nenne dein Deck für Partie { $game }.
match-prompt = Nummer oder Fraktion, ? für die Regeln >

## Am Tisch

match-waiting = Ein gespeichertes Match wartet: { $players }. Gewonnene Partien: { $score }.
match-resign-sure = Das ganze Match aufgeben? (ja/nein)
match-choose = { $player }: Wähle drei Decks verschiedener Fraktionen.
match-choose-prompt = Drei Nummern („1 3 5“), Deckdateien oder Deckcodes; Enter für Zufall >
match-game = { $replay ->
    [0] Partie { $game }
   *[other] Partie { $game }, Wiederholung { $replay }
}
fault-match-choose = „{ $text }“ sind weder drei Decks der Liste noch drei Dateien oder Codes.
fault-replay-no-game = In diesem Match wurde noch keine Partie ausgeteilt.

## Decks für ein Match

starter-advanced-monsters = Die Rudel der Nacht
    .plan = Jedes Rudel kommt ganz für eine Karte, Helden stehen, wo Feuer und Frost zubeißen, und der beste Gefallene kehrt zurück.
starter-advanced-nilfgaard = Des Kaisers Leibgarde
    .plan = Günstige Brigaden wachsen gemeinsam in der Nahkampfreihe, Heiler holen die besten zurück, und der feindliche Anführer schweigt.
starter-advanced-northern-realms = Die Mauern von Wyzima
    .plan = Maschinen und ihre Meister füllen die Belagerungsreihe für das Horn des Anführers, und zwei Spione bringen die Karten dazu.
starter-advanced-scoiatael = Die Kommandos von Dol Blathanna
    .plan = Von Anfang an eine Karte mehr, Scharen auf einen Ruf hin und gewandte Späher, die jedem Wetter ausweichen.
starter-advanced-skellige = Die Clans auf See
    .plan = Krieger, Schildmaiden und Langschiffe wachsen mit jedem Gefährten, und Brans Leute trotzen der Hälfte jedes Sturms.

### Spielzüge, wie ein Menü sie aufzählt.

move-play = { $takes ->
    [yes] { $card }: auf die Hand kommt { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(gegen: { $side })
       *[no] {""}
    }
}
move-use-leader = Anführer einsetzen
move-pass = Passen
move-exchange = Tauschen: { $card }
move-done = { $question ->
    [redraw] Hand behalten
    [moves] Verschieben beenden
   *[none] Fertig
}
move-start = { $own ->
    [yes] Selbst beginnen
   *[no] Es beginnt: { $player }
}
move-decline = Recht für später behalten
move-choose = { $question ->
    [revival] Wiederbeleben: { $card }
    [pile] Nehmen: { $card }
    [deck] Nehmen: { $card }
    [weather] Wetter: { $card }
    [bond] Herbeiholen: { $card }
   *[none] Wählen: { $card }
}
move-against = Gegner: { $player }
move-discard = Ablegen: { $card }
move-shift = { $card }: { $from } → { $to }

### Was wen gefragt wird. Die Namen der Spielenden stehen vor dem Doppelpunkt.

question-redraw = { $players }: Bis zu { $most ->
    [one] eine Handkarte darf
   *[other] { $most } Handkarten dürfen
} einzeln getauscht werden, oder die Hand bleibt, wie sie ist.
question-turn = { $player }: Spiele eine Karte aus, setze deinen Anführer ein oder passe.
question-choose-starter = { $player }: Wähle, wer den ersten Zug der Runde hat.
question-claim-round = { $player }: Als Scoia’tael darfst du ein Mal pro Partie entscheiden, wer eine Runde beginnt. Wähle, wer diese beginnt, oder behalte dir das Recht vor.
question-choose-revival = { $player }: Wähle eine Einheit aus deinem Ablagestapel. Du spielst sie sofort aus.
question-place-card = { $player }: Wähle, wohin du „{ $card }“ spielst.
question-choose-opponent = { $player }: Wähle, wen die Fähigkeit deines Anführers betrifft.
question-choose-from-pile = { $own ->
    [yes] { $player }: Wähle eine Karte aus deinem Ablagestapel.
   *[no] { $player }: Wähle eine Karte aus dem gegnerischen Ablagestapel ({ $side }).
}
question-choose-discard = { $player }: Wähle { $count ->
    [one] eine Handkarte, die du ablegst
   *[other] nacheinander { $count } Handkarten, die du ablegst
}.
question-give-up-card = { $player }: Wähle eine Handkarte, die du ablegst; der gegnerische Anführer verlangt es.
question-choose-from-deck = { $player }: Wähle eine Karte aus deinem Deck. Du nimmst sie auf die Hand, und das Deck wird gemischt.
question-choose-weather = { $player }: Wähle das Wetter, das dein Anführer bringt.
question-choose-bond = { $player }: Wähle die Einheit mit Enger Bindung, von der eine weitere aus deinem Deck kommt.
question-choose-moves = { $moved ->
    [yes] { $player }: Verschiebe eine weitere Einheit mit Gewandtheit oder höre auf.
   *[no] { $player }: Verschiebe eine Einheit mit Gewandtheit in eine andere Reihe.
} Noch nicht verschoben: { $cards }.

### Die Regeln, einer spielenden Person erzählt. Jede Option des Regelwerks ist eine Variable ihres Namens.

## Fähigkeiten der Einheiten

ability-agile = Gewandtheit
    .rule = { $agile_rows ->
        [all] Spiele diese Karte in eine beliebige deiner drei Reihen.
       *[close-ranged] Spiele diese Karte nach deiner Wahl in deine Nahkampf- oder deine Fernkampfreihe.
    } Dort bleibt sie dann liegen; nur ein Anführer kann sie noch verschieben.

ability-medic = Heiler
    .rule = Wähle aus deinem Ablagestapel eine Einheit, die kein Held ist, und spiele sie sofort aus, wie von der Hand und mit ihrer Fähigkeit. Gibt es eine, musst du eine nehmen; gibt es keine, passiert nichts. Ein wiederbelebter Spion kommt auf die gegnerische Seite und du ziehst für ihn; ein wiederbelebter Heiler belebt gleich die nächste Einheit wieder.

ability-morale-boost = Moralschub
    .rule = Diese Karte erhöht die Stärke aller anderen Einheiten in ihrer Reihe um 1, ausgenommen Helden. Sich selbst stärkt sie nicht. Die Wirkung mehrerer solcher Karten in einer Reihe addiert sich.

ability-muster = Musterung
    .rule = { $muster_from_hand ->
        [no] Suche in deinem Deck alle Karten, die diese Karte nennt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Genannte Karten, die du auf der Hand hast, bleiben dort.
       *[yes] Suche in deinem Deck und auf deiner Hand alle Karten, die diese Karte nennt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Du darfst keine davon zurückhalten.
    } Der Ablagestapel wird nicht durchsucht.

ability-spy = Spion
    .rule = Diese Karte kommt auf die gegnerische Seite und zählt dort zur gegnerischen Gesamtstärke. Dafür ziehst du 2 Karten von deinem Deck oder so viele, wie es noch hat. Verlässt der Spion das Schlachtfeld, kommt er auf den Ablagestapel der Seite, auf der er lag.

ability-tight-bond = Enge Bindung
    .rule = Die Stärke dieser Einheit wird mit der Anzahl gleichnamiger Einheiten auf ihrer Seite multipliziert, sie selbst mitgezählt. Drei solche Einheiten mit Stärke 4 haben also je 12.

ability-commanders-horn = Horn des Kommandanten
    .rule = { $unit_horn_doubles_itself ->
        [yes] Verdoppelt die Stärke aller Einheiten in der eigenen Reihe, auch die eigene; Helden sind ausgenommen.
       *[no] Verdoppelt die Stärke aller anderen Einheiten in der eigenen Reihe, ausgenommen Helden. Die eigene Stärke verdoppelt es nicht, das tut aber ein zweites Horn in der Reihe.
    } Wie viele Hörner eine Reihe auch hat: Keine Einheit wird mehr als ein Mal verdoppelt.

ability-scorch-row = Verbrennen
    .rule = Hat die gegnerische Reihe, die der Reihe dieser Karte entspricht, eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt; sind mehrere gleich stark, alle davon. Helden und alles, was die Stärke verändert, zählen bei den 10 mit, aber Helden werden nie abgelegt.

ability-scorch = Verbrennen
    .rule = Wirkt wie die Spezialkarte „Verbrennen“: Auf dem ganzen Schlachtfeld wird die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Auch diese Karte zählt mit und verbrennt, wenn nichts stärker ist als sie.

ability-summon-avenger = Herbeirufen
    .rule = Wird diese Karte aus irgendeinem Grund vom Schlachtfeld abgelegt, kommt die zugehörige Karte aus dem Nebendeck auf dieselbe Seite, und zwar in die Reihe ihrer eigenen Reichweite. Das gilt auch am Ende einer Runde: Die herbeigerufene Karte kämpft dann in der nächsten. Geht die Karte auf eine Hand zurück oder bleibt sie liegen, kommt nichts.

ability-berserker = Berserker
    .rule = Sobald diese Karte in einer Reihe liegt, in der ein Mardroeme wirkt – egal, was zuerst da war –, wird sie aus dem Spiel entfernt und die zugehörige Karte aus dem Nebendeck in diese Reihe gespielt. Der Berserker kommt nicht auf den Ablagestapel, und die Verwandlung ist endgültig.

ability-mardroeme = Mardroeme
    .rule = Solange diese Karte in einer Reihe liegt, verwandelt sie dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. Ein zweites Mardroeme in der Reihe bewirkt nichts weiter.

## Spezialkarten

special-decoy = Finte
    .rule = Tausche diese Karte gegen eine Einheit auf deiner Seite, ausgenommen Helden; auch ein gegnerischer Spion, der dort liegt, ist erlaubt. Die Einheit nimmst du auf die Hand und kannst sie später mit ihrer Fähigkeit erneut ausspielen. Die Finte bleibt an ihrer Stelle liegen: Sie hat Stärke 0 und ist keine Einheit. Gibt es nichts zu tauschen, kannst du sie nicht spielen.

special-commanders-horn = Horn des Kommandanten
    .rule = Wähle eine deiner Reihen: Bis zum Ende der Runde ist die Stärke aller Einheiten dort verdoppelt, ausgenommen Helden, aber nie mehr als ein Mal. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Dort darf noch kein Horn, auch nicht das eines Anführers, und kein Mardroeme sein. Eine Einheit mit Horn stört nicht.
       *[yes] In jede Reihe passt nur ein solches Horn, und das Horn eines Anführers zählt mit. Eine Einheit mit Horn stört nicht.
    }

special-scorch = Verbrennen
    .rule = Auf dem ganzen Schlachtfeld, auf beiden Seiten, wird die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Es gilt die Stärke in diesem Augenblick. Danach wird diese Karte abgelegt.

special-mardroeme = Mardroeme
    .rule = Spiele diese Karte in eine deiner Reihen, wo sie bis zum Ende der Runde bleibt. Sie verwandelt dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Dort darf noch kein Horn, auch nicht das eines Anführers, und kein Mardroeme sein.
       *[yes] Sie darf neben einem Horn oder einem weiteren Mardroeme liegen.
    }

## Wetterkarten

weather = Wetter
    .rule = Eine Wetterkarte liegt auf dem Feld für Wetterkarten und wirkt auf beiden Seiten in ihren Reihen: Die Stärke der Einheiten dort sinkt auf 1 (eine 0 bleibt 0), ausgenommen Helden. Mehrere Arten von Wetter können zugleich herrschen. { $covered_weather ->
        [discarded] Eine zweite Karte derselben Art wird sofort abgelegt, ebenso Nebel und Regen, die während eines Skellige-Sturms gespielt werden; der Sturm wiederum beseitigt Nebel und Regen, die schon ausliegen.
       *[lies] Eine zweite Karte derselben Art darf gespielt werden; sie bleibt ohne weitere Wirkung liegen.
    } Wetter hält an, bis es aufgehoben wird oder die Runde endet.

weather-frost = Klirrende Kälte
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Nahkampfreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-fog = Extrem dichter Nebel
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Fernkampfreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-rain = Strömender Regen
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Belagerungsreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-storm = Skellige-Sturm
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in den Fernkampf- und Belagerungsreihen beider Seiten auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.{ $covered_weather ->
        [discarded] {" "}Nebel und Regen, die schon ausliegen, werden abgelegt.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Nur Skellige darf diese Karte im Deck haben.
       *[edition-2025] {""}
    }

weather-clear-weather = Gutes Wetter
    .rule = Alle Wettereffekte enden: Lege alle Karten vom Feld für Wetterkarten ab und danach diese Karte. Du darfst sie auch spielen, wenn gerade kein Wetter herrscht.

## Fraktionen

faction-neutral = Neutral
    .rule = Neutrale Karten sind in der Farbe jeder Fraktion gedruckt; jede Fraktion hat also ihren eigenen Satz davon und darf sie in ihren Decks verwenden.

faction-monsters = Monster
    .rule = Am Ende jeder Runde, mit der die Partie nicht endet, bleibt eine zufällige Einheit auf deiner Seite in ihrer Reihe liegen; das kann auch ein gegnerischer Spion sein, der dort liegt, aber kein Held. Ihre Fähigkeit wird nicht noch einmal ausgelöst, eine anhaltende wirkt jedoch weiter.

faction-nilfgaard = Nilfgaard
    .rule = Endet eine Runde unentschieden, gewinnst du sie. Spielen beide Seiten Nilfgaard, hat das keine Wirkung.

faction-northern-realms = Nördliche Königreiche
    .rule = Nach jeder Runde, die du gewinnst, ziehst du eine Karte von deinem Deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Ein Mal pro Partie darfst du vor einer beliebigen Runde bestimmen, wer sie beginnt, unabhängig vom Münzwurf und vom Ausgang der letzten Runde. Können das beide Seiten, wird zuerst die gefragt, die nicht beginnen würde (vor der ersten Runde entscheidet das Los); eine Entscheidung gilt dann für diese Runde.
        [game-start-two-cancel] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Seiten Scoia’tael, entscheidet allein der Münzwurf.
       *[game-start] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Seiten Scoia’tael, bestimmt ein Münzwurf, welche von beiden die Wahl hat.
    }

faction-skellige = Skellige
    .rule = Zu Beginn der dritten Runde werden zwei zufällige Einheiten aus deinem Ablagestapel, ausgenommen Helden, nacheinander mit ihren Fähigkeiten ausgespielt. Sind es weniger, spielst du, was da ist.

## Anführer: Monster

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passiv: Die Stärke aller Spione auf dem Schlachtfeld ist verdoppelt, auf beiden Seiten und gleich, wer sie gespielt hat, ausgenommen Helden. Das wird nach dem Wetter und vor Enger Bindung berechnet.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Aktiv: Lege 2 Handkarten offen ab, sieh dann dein Deck durch, nimm 1 Karte deiner Wahl auf die Hand und mische das Deck. Nur einsetzbar mit mindestens 2 Karten auf der Hand und 1 im Deck.
        [video] Aktiv: Nimm eine Einheit deiner Wahl, ausgenommen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine liegt.
       *[book] Aktiv: Nimm eine beliebige Karte, auch einen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine Karte liegt.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Aktiv: Dieser Anführer wirkt nach deiner Wahl als „Klirrende Kälte“, „Extrem dichter Nebel“, „Strömender Regen“ oder „Skellige-Sturm“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
           *[from-deck] Aktiv: Spiele nach deiner Wahl „Klirrende Kälte“, „Extrem dichter Nebel“, „Strömender Regen“ oder „Skellige-Sturm“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.
        }
        [video] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Aktiv: Nimm eine Karte deiner Wahl, ausgenommen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine solche Karte liegt.
       *[book] Aktiv: Lege 2 Handkarten offen ab, sieh dann dein Deck durch, nimm 1 Karte deiner Wahl auf die Hand und mische das Deck. Nur einsetzbar mit mindestens 2 Karten auf der Hand und 1 im Deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
       *[book] { $weather_leaders ->
            [of-themselves] Aktiv: Dieser Anführer wirkt als Wetterkarte deiner Wahl, auch als „Gutes Wetter“; das Wetter hält an, bis es aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
           *[from-deck] Aktiv: Spiele eine Wetterkarte deiner Wahl aus deinem Deck, auch „Gutes Wetter“, und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.
        }
    }

## Anführer: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Strömender Regen“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Strömender Regen“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Aktiv: Alle, du zuerst, spielen eine zufällige Einheit, ausgenommen Helden, aus dem eigenen Ablagestapel mit ihrer Fähigkeit aus. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine solche Einheit liegt.
        [video] Passiv: Kommt eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet für alle der Zufall, welche. Auch was Anführer aus einem Ablagestapel auf die Hand nehmen, ist zufällig. Ein Held mit der Fähigkeit „Heiler“ wählt weiterhin selbst.
       *[book] Passiv: Kommt eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet für alle der Zufall, welche. Ein Held mit der Fähigkeit „Heiler“ wählt weiterhin selbst.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Aktiv: Sieh dir 3 gegnerische Handkarten an, auf die du zeigst, zuerst solche, die du noch nicht kennst; sind es weniger, alle.
       *[book] Aktiv: Sieh dir 3 zufällige gegnerische Handkarten an; sind es weniger, alle.
    } Die Gegenseite erfährt, welche du gesehen hast. Nur einsetzbar, wenn die Gegenseite Karten auf der Hand hat.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Aktiv: Wähle eine Karte, ausgenommen Helden, aus dem gegnerischen Ablagestapel und spiele sie sofort wie von der Hand aus. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine Karte liegt, die du spielen kannst.
        [video] Aktiv: Nimm eine Einheit deiner Wahl, ausgenommen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine liegt.
       *[book] Aktiv: Nimm eine Karte deiner Wahl, ausgenommen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine solche Karte liegt.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passiv: Der gegnerische Anführer hat keine Wirkung, weder passiv noch aktiv, und das schon, bevor die ersten Karten gezogen werden. Dieser Anführer selbst kann nicht aufgehoben werden.

## Anführer: Nördliche Königreiche

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Extrem dichter Nebel“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Extrem dichter Nebel“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Aktiv: Alle Wettereffekte enden, und alle Karten auf dem Feld für Wetterkarten werden abgelegt. { $leader_effects ->
        [video] Nur einsetzbar, solange Wetter herrscht.
       *[book] Auch einsetzbar, wenn gerade kein Wetter herrscht.
    }

leader-foltest-son-of-medell =
    .rule = Aktiv: Hat die gegnerische Fernkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-foltest-the-siegemaster =
    .rule = Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Belagerungsreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-foltest-the-steel-forged =
    .rule = Aktiv: Hat die gegnerische Belagerungsreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

## Anführer: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Aktiv: Ziehe eine Karte von deinem Deck. Nur einsetzbar, wenn dein Deck noch eine hat.
       *[book] Passiv: Zu Beginn der Partie ziehst du 11 Karten statt 10. Tauschen darfst du trotzdem höchstens 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verschiebe beliebig viele deiner Einheiten mit „Gewandtheit“, jede in eine Reihe deiner Wahl; Helden bleiben, wo sie sind. Nur einsetzbar, wenn sich eine Einheit verschieben lässt.
       *[book] Aktiv: Deine Einheiten mit „Gewandtheit“ wechseln nacheinander in die Reihe, in der sie jeweils am stärksten sind; wer nichts gewinnt, bleibt liegen, Helden ebenso. Nur einsetzbar, wenn eine Einheit die Reihe wechseln würde.
    } Das Verschieben löst keine Fähigkeiten aus.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Klirrende Kälte“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Klirrende Kälte“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Aktiv: Hat die gegnerische Nahkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-francesca-findabair-the-beautiful =
    .rule = Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Fernkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

## Anführer: Skellige

leader-arnjolf-the-patricide =
    .rule = Aktiv: Wähle auf deiner Seite eine Einheit mit „Enger Bindung“, spiele eine weitere gleichnamige aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Aktiv: Alle mischen die Einheiten aus ihrem Ablagestapel zurück in ihr Deck; Helden und Spezialkarten bleiben im Stapel. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine solche Einheit liegt.
       *[book] Aktiv: Alle mischen ihren ganzen Ablagestapel zurück in ihr Deck, auch Helden und Spezialkarten. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine Karte liegt.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Skellige-Sturm“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Skellige-Sturm“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-harald-an-craite-the-cripple =
    .rule = Aktiv: Spiele die Spezialkarte „Mardroeme“ aus deinem Deck in eine deiner Reihen und mische das Deck danach. Nur einsetzbar, wenn dein Deck die Karte enthält und eine Reihe sie aufnehmen kann.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Passiv: Bei schlechtem Wetter behalten Einheiten auf deiner Seite, ausgenommen Helden, die Hälfte ihrer aufgedruckten Stärke, abgerundet: Aus 7 wird 3, aus 1 wird 0.
       *[up] Passiv: Bei schlechtem Wetter verlieren Einheiten auf deiner Seite, ausgenommen Helden, nur die Hälfte ihrer aufgedruckten Stärke; der Verlust wird abgerundet: Aus 7 wird 4, 1 bleibt 1.
    } Das gilt auch für einen gegnerischen Spion auf deiner Seite, nicht aber für deinen Spion auf der anderen.

## Kartenarten

kind-unit = Einheitenkarte
    .rule = Eine Karte mit eigener Stärke. Du spielst sie auf deiner Seite in die Reihe ihrer Reichweite, wo ihre Stärke zu deiner Gesamtstärke zählt; ein Spion kommt auf die gegnerische Seite. Hat sie eine Fähigkeit, wirkt diese, sobald die Karte liegt.

kind-hero = Held
    .rule = Eine Einheit, auf die keine Fähigkeit wirkt, weder eine gute noch eine schlechte: nicht die von Spezialkarten, Einheiten oder Anführern. Die Stärke ist immer die aufgedruckte und zählt zur Reihe. Die eigene Fähigkeit eines Helden wirkt. Ein Heiler kann keinen Helden wiederbeleben.

kind-special = Spezialkarte
    .rule = Eine Karte ohne eigene Stärke, die du wegen ihrer Wirkung spielst. Auch Wetterkarten sind Spezialkarten.

kind-weather = Wetterkarte
    .rule = Eine Spezialkarte, die in Reihen beider Seiten zugleich wirkt. Sie liegt auf dem Feld für Wetterkarten, bis das Wetter aufgehoben wird oder die Runde endet; nur „Gutes Wetter“ wird sofort abgelegt.

kind-leader = Anführer
    .rule = Zusammen mit deinem Deck wählst du einen Anführer deiner Fraktion; die Karte liegt offen auf dem Feld für Anführerkarten. Eine passive Fähigkeit wirkt immer. Eine aktive kannst du ein Mal pro Partie einsetzen, wenn du am Zug bist, statt eine Karte auszuspielen.

## Reihen

row-close = Nahkampfreihe
row-ranged = Fernkampfreihe
row-siege = Belagerungsreihe
row-name = { $row ->
    [close] Nahkampfreihe
    [ranged] Fernkampfreihe
   *[siege] Belagerungsreihe
}
row-to = { $row ->
    [close] in die Nahkampfreihe
    [ranged] in die Fernkampfreihe
   *[siege] in die Belagerungsreihe
}
row-in = { $row ->
    [close] in der Nahkampfreihe
    [ranged] in der Fernkampfreihe
   *[siege] in der Belagerungsreihe
}

## Zeilen, die eine Karte erklären

card-calls = Nennt: { $cards }
card-avenger = Ruft herbei: { $cards }
card-turns-into = Verwandelt sich in: { $cards }

## Stärke

strength = Stärke
    .rule = Die Stärke einer Einheit wird in dieser Reihenfolge berechnet: die aufgedruckte Stärke; Wetter senkt sie auf 1; Eredins Verrat verdoppelt Spione; Enge Bindung vervielfacht sie; jeder andere Moralschub in der Reihe gibt +1; ein Horn verdoppelt sie, aber nur ein Mal. Ein Held hat immer die aufgedruckte Stärke. Deine Gesamtstärke ist die Summe deiner drei Reihen.

step-printed = aufgedruckt
step-weather = Wetter
step-treachery = Verrat
step-bond = Enge Bindung
step-morale = Moralschub
step-horn = Horn

## Kapitel der Regeln

side-deck = Nebendeck
    .rule = Karten, die nur herbeigerufen werden oder durch Verwandlung entstehen, sind zu Beginn nie in einem Deck; sie liegen neben dem Schlachtfeld bereit, bis sie gebraucht werden. { $side_deck_supply ->
        [unlimited] Das Nebendeck geht nie zur Neige.
       *[printed] Es gibt nur so viele, wie gedruckt wurden: Eine benutzte Karte kommt nicht dorthin zurück, und ist keine mehr übrig, kommt auch keine.
    } { $avenger_leaves_to ->
        [out-of-game] Auf dem Schlachtfeld sind es Karten wie alle anderen, nur verlässt eine herbeigerufene Karte das Spiel, statt auf einen Ablagestapel zu kommen.
       *[discard-pile] Auf dem Schlachtfeld sind es Karten wie alle anderen und kommen wie alle anderen auf den Ablagestapel.
    }

discard-pile = Ablagestapel
    .rule = Eine Karte, die eine Reihe verlässt, kommt auf den Ablagestapel der Seite, auf der sie lag; das gilt auch für Spione. Wetterkarten und Spezialkarten, die sofort verbraucht sind, kommen auf den Stapel der Seite, die sie gespielt hat. Alle dürfen jederzeit jeden Ablagestapel ansehen.

redraw = Kartentausch
    .rule = Du ziehst 10 Karten. Davon darfst du bis zu 2 einzeln ablegen und jeweils eine neue ziehen; auch die gerade gezogene darfst du wieder hergeben. { $redraw_returns ->
        [bottom] Die abgelegte Karte kommt sofort unter dein Deck, dann erst ziehst du die neue; gemischt wird nicht.
       *[shuffled] Die abgelegten Karten liegen so lange beiseite; bist du fertig, werden sie zurück in dein Deck gemischt.
    } Danach müssen deine Handkarten für die ganze Partie reichen: Weitere ziehst du nur durch Fähigkeiten.

starting-player = Wer beginnt
    .rule = { $start_settled ->
        [after-redraw] Wer den ersten Zug hat, entscheidet sich nach dem Kartentausch.
       *[before-deal] Wer den ersten Zug hat, entscheidet sich, bevor die Handkarten gezogen werden.
    } { $toss_winner ->
        [chooses] Wer den Münzwurf gewinnt, bestimmt, wer beginnt.
       *[starts] Wer den Münzwurf gewinnt, beginnt.
    } Die Fähigkeit der Scoia’tael hat Vorrang vor dem Münzwurf.

passing = Züge und Passen
    .rule = In deinem Zug musst du genau eines tun: eine Karte ausspielen, die aktive Fähigkeit deines Anführers einsetzen oder passen. Wenn du passt, hast du in dieser Runde keinen Zug mehr; die andere Seite spielt weiter, bis auch sie passt. Ohne Handkarten und ohne einsetzbaren Anführer passt du automatisch.

round-end = Ende der Runde
    .rule = Die Runde endet, wenn alle gepasst haben. Die höhere Gesamtstärke gewinnt; die unterlegene Seite verliert einen Edelstein, bei einem Unentschieden verlieren beide einen, sofern nicht Nilfgaard es für sich entscheidet. Dann kommen alle Karten vom Schlachtfeld, auch Wetter- und andere Spezialkarten, auf die Ablagestapel, außer denen, die eine Fähigkeit dort hält. { $after_draw ->
        [last-to-pass] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer zuletzt gepasst hat.
       *[other-player] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer die letzte nicht begonnen hat.
    }

game-end = Ende der Partie
    .rule = Die Partie endet, wenn eine Seite keinen Edelstein mehr hat; wer noch einen hat, gewinnt. Es gibt also höchstens drei Runden. { $double_draw ->
        [replay] Verlieren beide zugleich ihren letzten Edelstein, wird die Partie mit denselben Decks und Anführern wiederholt, vom Ziehen der Handkarten an. Bringt auch die dritte Wiederholung keinen Sieg, endet die Partie unentschieden.
       *[draw] Verlieren beide zugleich ihren letzten Edelstein, endet die Partie unentschieden.
    }

deck-building = Deckbau
    .rule = { $deck_limits ->
        [deck-2] Du wählst 1 Anführer und ein Deck aus mindestens 30 Karten mit höchstens 7 Helden und höchstens 10 Spezialkarten, Wetterkarten mitgezählt; Anführer und Nebendeck zählen nicht mit.
       *[deck-1] Du wählst 1 Anführer und ein Deck aus mindestens 22 Einheiten- oder Heldenkarten und höchstens 10 Spezialkarten, Wetterkarten mitgezählt.
    } Alle Karten gehören zum Satz deiner Fraktion, und keine ist öfter im Deck, als die Sammlung sie hat. { $card_pool ->
        [storm-in-skellige] Es gelten die Karten der Ausgabe von 2025, „Skellige-Sturm“ aber nur für Skellige.
        [witcher3] Es gelten die Karten aus der Sammlung des Videospiels.
       *[edition-2025] Es gelten die Karten der Ausgabe von 2025.
    } { $roach ->
        [no] Plötze wird nicht verwendet.
       *[yes] Plötze ist dabei und kommt durch die Musterung von Geralt und Ciri.
    } { $leader_pool ->
        [witcher3] Zur Wahl stehen die 22 Anführer des Videospiels.
       *[all] Zur Wahl stehen alle 25 Anführer.
    }

## Optionen eines Regelwerks: ein Titel, was sie regelt, und ihre Werte, zu lesen als „Titel: Wert“

option-here = An diesem Tisch: { $value }.

option-deck-limits = Deckgrenzen
    .rule = Regelt, wie viele Karten, Einheiten, Helden und Spezialkarten ein Deck haben muss oder darf.
option-deck-limits-deck-1 = mindestens 22 Einheiten oder Helden, höchstens 10 Spezialkarten
option-deck-limits-deck-2 = mindestens 30 Karten, höchstens 7 Helden und 10 Spezialkarten

option-redraw-returns = Getauschte Karten
    .rule = Regelt, wohin die Karten kommen, die du beim Kartentausch ablegst.
option-redraw-returns-shuffled = danach zurück ins Deck gemischt
option-redraw-returns-bottom = sofort unter das Deck

option-toss-winner = Wer den Münzwurf gewinnt
    .rule = Regelt, ob der gewonnene Münzwurf den ersten Zug bringt oder die Wahl, wer ihn hat.
option-toss-winner-starts = beginnt
option-toss-winner-chooses = bestimmt, wer beginnt

option-start-settled = Entscheidung, wer beginnt
    .rule = Regelt, ob du beim Blick auf deine Handkarten schon weißt, wer beginnt.
option-start-settled-before-deal = vor dem Ziehen der Handkarten
option-start-settled-after-redraw = nach dem Kartentausch

option-scoiatael = Wahl der Scoia’tael
    .rule = Regelt, wann die Scoia’tael bestimmen, wer beginnt, und was gilt, wenn beide Seiten sie spielen.
option-scoiatael-game-start = zu Beginn der Partie; unter zweien entscheidet ein Münzwurf, wer wählt
option-scoiatael-game-start-two-cancel = zu Beginn der Partie; zwei heben einander auf
option-scoiatael-once-any-round = ein Mal pro Partie, vor einer beliebigen Runde

option-after-draw = Nach einer unentschiedenen Runde
    .rule = Regelt, wer die Runde nach einem Unentschieden beginnt.
option-after-draw-other-player = beginnt, wer die letzte nicht begonnen hat
option-after-draw-last-to-pass = beginnt, wer zuletzt gepasst hat

option-double-draw = Unentschiedene Partie
    .rule = Regelt, was geschieht, wenn beide Seiten zugleich ihren letzten Edelstein verlieren.
option-double-draw-draw = bleibt unentschieden
option-double-draw-replay = wird wiederholt

option-muster-from-hand = Musterung auch aus der Hand
    .rule = Regelt, ob die Musterung außer aus dem Deck auch Karten aus der Hand holt.
option-muster-from-hand-yes = ja
option-muster-from-hand-no = nein, nur aus dem Deck

option-agile-rows = Reihen für Gewandtheit
    .rule = Regelt, in welche Reihen du eine Einheit mit „Gewandtheit“ spielen darfst.
option-agile-rows-close-ranged = Nahkampf und Fernkampf
option-agile-rows-all = alle drei

option-unit-horn-doubles-itself = Einheit mit Horn verdoppelt sich selbst
    .rule = Regelt, ob eine Einheit mit „Horn des Kommandanten“ auch ihre eigene Stärke verdoppelt.
option-unit-horn-doubles-itself-yes = ja
option-unit-horn-doubles-itself-no = nein, nur die anderen

option-bran-rounding = König Brans Rundung
    .rule = Regelt, wie die Hälfte gerundet wird, die das Wetter König Brans Einheiten lässt.
option-bran-rounding-up = aufgerundet (aus 7 wird 4)
option-bran-rounding-down = abgerundet (aus 7 wird 3)

option-mardroeme-shares-row = Mardroeme darf eine Reihe teilen
    .rule = Regelt, ob mehrere Spezialkarten, ein Horn und Mardroeme, in derselben Reihe liegen dürfen.
option-mardroeme-shares-row-yes = ja, mit einem Horn oder einem weiteren Mardroeme
option-mardroeme-shares-row-no = nein, eine Spezialkarte pro Reihe

option-covered-weather = Wetter ohne weitere Wirkung
    .rule = Regelt, was mit einer Wetterkarte geschieht, deren Reihen schon anderes Wetter trifft.
option-covered-weather-lies = bleibt auf dem Feld für Wetterkarten
option-covered-weather-discarded = wird sofort abgelegt

option-avenger-leaves-to = Herbeigerufene Karten, die das Schlachtfeld verlassen
    .rule = Regelt, wohin eine herbeigerufene Karte kommt, wenn sie abgelegt wird.
option-avenger-leaves-to-discard-pile = kommen auf den Ablagestapel
option-avenger-leaves-to-out-of-game = verlassen das Spiel

option-side-deck-supply = Vorrat im Nebendeck
    .rule = Regelt, ob die Karten des Nebendecks ausgehen können.
option-side-deck-supply-printed = so viele, wie gedruckt wurden
option-side-deck-supply-unlimited = unbegrenzt

option-weather-leaders = Wetter-Anführer
    .rule = Regelt, ob ein Anführer, der Wetter bringt, die Karte im Deck braucht.
option-weather-leaders-from-deck = spielen die Karte aus dem Deck
option-weather-leaders-of-themselves = wirken selbst als das Wetter

option-leader-effects = Fähigkeiten der Anführer
    .rule = Regelt, in welcher Fassung die Fähigkeiten der Anführer gelten.
option-leader-effects-book = wie in der Ausgabe von 2025
option-leader-effects-klub = wie beim Gwint Klub
option-leader-effects-video = wie im Videospiel

option-leader-pool = Auswahl der Anführer
    .rule = Regelt, welche Anführer gewählt werden dürfen.
option-leader-pool-all = alle 25
option-leader-pool-witcher3 = die 22 des Videospiels

option-card-pool = Auswahl der Karten
    .rule = Regelt, aus welcher Sammlung Decks gebaut werden.
option-card-pool-edition-2025 = die Ausgabe von 2025
option-card-pool-storm-in-skellige = die Ausgabe von 2025, „Skellige-Sturm“ nur für Skellige
option-card-pool-witcher3 = die Sammlung des Videospiels

option-roach = Plötze
    .rule = Regelt, ob die Musterung von Geralt und Ciri die Karte Plötze holt.
option-roach-yes = im Spiel, kommt durch Geralt und Ciri
option-roach-no = nicht im Spiel

## Regelwerke

ruleset-legendary = Das legendäre Kartenspiel
    .rule = Die Regeln der Tischausgabe von 2025.
ruleset-klub = Gwint Klub
    .rule = Die Regeln des tschechischen Gwint Klub, Version 1.0 von 2017.
ruleset-witcher3 = The Witcher 3
    .rule = Die Regeln des Videospiels „The Witcher 3: Wild Hunt“, in dem Gwent zuerst erschien.
ruleset-house = Hausregeln
    .rule = Ein Regelwerk, in dem euer Tisch eine oder mehrere Optionen geändert hat.

holds-built = nur für ein selbst gebautes Deck, nicht für ganze Sätze
holds-person = nur für dich, nicht für den virtuellen Gegner
holds-ordinary = für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben
holds-advanced = zusammen mit den Grenzen des Deckbaus für Fortgeschrittene

## Modi

mode-duel = Duell
    .rule = Zwei Personen mit je zwei Edelsteinen: Wer als Letztes noch einen hat, gewinnt.

mode-ffa-3 = Jeder gegen jeden zu dritt
    .rule = Drei Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 4 Punkte gewinnen.

mode-ffa-4 = Jeder gegen jeden zu viert
    .rule = Vier Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 5 Punkte gewinnen.

mode-ffa-5 = Jeder gegen jeden zu fünft
    .rule = Fünf Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 6 Punkte gewinnen.

mode-team = Zwei gegen zwei
    .rule = Zwei Zweierteams: Partner teilen sich eine Armee, einen Ablagestapel und zwei Edelsteine und sehen einander in die Hand.

mode-solo = Solo
    .rule = Du spielst allein gegen einen virtuellen Gegner, der keine Handkarten hat und die oberste Karte seines Decks ausspielt.

mode-solo-leaders = Solo mit Anführern
    .rule = Du spielst allein gegen einen virtuellen Gegner, der einen Anführer aufdeckt, sobald du am Ende einer Runde vorn liegst.

mode-match = Turniermatch
    .rule = Alle bringen drei Decks verschiedener Fraktionen mit; zwei gewonnene Partien von dreien gewinnen das Match.

ffa-rounds = Jeder gegen jeden – Runden und Punkte
    .rule = Es geht reihum, bis alle gepasst haben. Es gibt weder Edelsteine noch eine Höchstzahl an Runden. Eine Runde bringt dir 1 Punkt für jede Person mit geringerer Gesamtstärke; Nilfgaard besiegt auch die, mit denen es gleichauf liegt. Das Ziel ist die Zahl der Spielenden plus 1; erreichen es mehrere, gewinnen die meisten Punkte, bei Gleichstand gemeinsam. Ebenso endet die Partie nach einer Runde, in der niemand etwas tat oder nach der niemand mehr etwas tun kann.

ffa-cards = Jeder gegen jeden – Karten und Fraktionen
    .rule = Wer einen Spion spielt, wählt die Gegenseite, auch eine, die gepasst hat. Reihen verbrennen getrennt bei allen Gegnern; nennt ein Anführer den Gegner, wählst du einen, passive betreffen alle. Die erste Runde beginnt, wen das Los trifft, sofern nicht Scoia’tael entscheidet, später, wer zuletzt am meisten punktete. Nördliche Königreiche ziehen, wenn sie mindestens 2 besiegt haben, Monster behalten nach jeder Runde eine Einheit, Skellige holt nur vor der dritten zurück.

team-sides = Zwei gegen zwei – Seiten und Züge
    .rule = Partner sitzen einander gegenüber, und es geht reihum; wer gepasst hat, wird übersprungen. Partner spielen verschiedene Fraktionen. Sie teilen sich die Reihen, den Ablagestapel und die zwei Edelsteine; Hand, Deck und Anführer hat jede Person für sich, doch Partner sehen einander immer in die Hand. Die Runde endet, wenn alle vier gepasst haben. Die nächste beginnt, wer vom siegreichen Team auf den letzten Beginn folgt; nach Gleichstand der nächste Platz.

team-cards = Zwei gegen zwei – Karten und Fraktionen
    .rule = Bindung und Horn wirken auf die ganze Seite, Heiler nutzen den gemeinsamen Ablagestapel, und eine Finte darf Einheiten des Partners nehmen. Wer eine Karte spielt, wählt, zieht und mustert für sie. Bei Monstern bleiben nur Monster-Karten oder feindliche Spione, bei Skellige kehren nur Skellige-Karten oder feindliche Spione zurück; Nilfgaard in beiden Teams wirkt nicht. Die Weiße Flamme hebt auch den Anführer des Partners auf. Blickt ein Anführer in eine Hand, wählt er eine.

solo-turns = Solo – Züge und Runden
    .rule = Beide nutzen den ganzen Satz einer Fraktion, oder du bringst ein Deck mit; deines hat kein Wetter außer Gutem Wetter. Die Gegenseite hat keine Hand: Sie beginnt jede Runde und spielt nach jedem deiner Züge die oberste Karte ihres Decks, nach Wetter noch eine. Passt du, hat sie einen letzten Zug, und die Runde endet. Als Scoia’tael beginnst du die erste Runde und jede nach einer gewonnenen. Edelsteine und Gleichstand sind wie sonst.

solo-cards = Solo – die Karten der Gegenseite
    .rule = Sie spielt jede Karte so, dass ihr Vorsprung am meisten wächst; bei Gleichstand in die vollste Reihe, dann nach Zufall. Ihre Spione spielen die zwei gezogenen Karten aus, ihre Musterung holt eine Karte, ihr Verbrennen trifft nur deine Seite, und ihre gewandten Einheiten wechseln die Reihe, wann immer es ihr nützt. Unter ihrer Finte liegt verdeckt eine Karte, die am Rundenende gespielt wird. Nördliche Königreiche spielen nach einem Rundensieg im ersten Zug zwei Karten.

solo-leader-pile = Solo – die Anführer der Gegenseite
    .rule = Im Solo mit Anführern liegen die Anführer ihrer Fraktion gemischt als verdeckter Stapel. Liegst du am Ende einer Runde vorn, wird der oberste aufgedeckt und so eingesetzt, wie es ihr am meisten nützt; liegst du dann noch vorn, gewinnst du die Runde. Eingesetzte Anführer sind aus dem Spiel. Passive zählen nur in dieser Runde, die Weiße Flamme ausgenommen.

match-decks = Turniermatch – Decks
    .rule = Du bringst drei Decks aus drei verschiedenen Fraktionen mit, jedes nach dem Deckbau für Fortgeschrittene; kein Held darf in zweien sein. Ein Münzwurf entscheidet, wer zuerst ein Deck nennt, dann nennt die andere Seite eines. Fraktion und Anführer sind offen, sobald sie genannt sind, die Karten nicht. Ein Deck behält im ganzen Match seinen Anführer.

match-games = Turniermatch – Partien
    .rule = Zwei gewonnene Partien gewinnen das Match. Ein Deck, das gewonnen hat, wird nicht noch einmal gespielt: Vor der nächsten Partie nennt die siegreiche Seite ein anderes, dann nennt die unterlegene eines, vielleicht dasselbe. Eine unentschiedene Partie wird mit denselben Decks wiederholt und zählt für niemanden; ist auch die zweite Wiederholung unentschieden, entscheidet ein Münzwurf.

advanced-building = Fortgeschrittener Deckbau
    .rule = Neben den üblichen Grenzen hat ein Deck höchstens 5 Spezialkarten, 2 Spione und 2 Heiler sowie zusammen höchstens 130 aufgedruckte Stärke. Helden zählen bei allem mit, Karten des Nebendecks bei nichts.

### What `gwint serve` says, and what the server’s guards refuse.

serve-address = Die Tische stehen offen unter: { $url }
serve-invite = Andere kommen über diesen Link: { $url }
serve-alone = Nur dieser Rechner hat Zutritt. Um andere einzulassen: { $option }
serve-data = Die Daten liegen in: { $folder }
serve-stop = Beenden mit Strg-C.
serve-no-page = Der Server läuft, aber seine Seite ist noch nicht gebaut. So wird sie gebaut: { $command }

fault-server-missing = Der Server ist nicht vollständig installiert (es fehlt: { $module }). So wird er installiert: { $command }
fault-port-in-use = Dort lauscht schon ein anderes Programm: { $host }, Port { $port }. Halte es an oder wähle einen anderen Port.
fault-cannot-listen = Der Server kann dort nicht lauschen: { $host }, Port { $port }. Der Grund: { $reason }.
fault-wrong-origin = Die Anfrage kommt von der Seite einer fremden Website: { $origin }.
fault-too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen; erlaubt sind höchstens { $most }.

### Die Starterdecks: ein Name, und wie das Deck gewinnt.

starter-monsters-swarm = Die Brut von Velen
    .plan = Eine Musterung ruft ein ganzes Rudel aus dem Deck, und ein Horn über der vollen Nahkampfreihe macht daraus eine Horde.

starter-monsters-wild-hunt = Der Winter der Wilden Jagd
    .plan = Frost und Nebel werfen beide Armeen nieder, und sieben Helden, denen kein Wetter etwas anhat, reiten über den Rest hinweg.

starter-nilfgaard-legions = Die Schwarzen Legionen
    .plan = Eng verbundene Brigaden wachsen mit jedem Kameraden, ein Horn verdoppelt sie, und die Weiße Flamme lässt den Gegner ohne Anführer zurück.

starter-nilfgaard-spies = Die Augen des Kaisers
    .plan = Spione, Finten und Heiler bringen Karte um Karte, bis in der letzten Runde nur noch eine leere Hand gegenübersitzt.

starter-northern-realms-blue-stripes = Brüder in Blau
    .plan = Kommandotruppen und Drachenjäger kämpfen Seite an Seite, zu dritt zählt jeder von ihnen dreifach, und Foltest fegt jedes Wetter vom Himmel.

starter-northern-realms-siege = Die Belagerung von Vergen
    .plan = Katapulte und Kriegsmaschinen füllen die Belagerungsreihe, ihre Experten treiben sie an, und das Horn des Belagerers verdoppelt alles.

starter-scoiatael-archers = Pfeile aus dem Wald
    .plan = Die ganze Armee schießt unter Milva und einem Horn aus der Fernkampfreihe, während Frost die gegnerischen Schwerter lähmt.

starter-scoiatael-mahakam = Der Schildwall von Mahakam
    .plan = Zwerge und Schmuggler kommen in Scharen, Isengrim spornt sie alle an, und die Königin verbrennt die Stärksten, die sich ihnen entgegenstellen.

starter-skellige-berserkers = Die Bären von Skellige
    .plan = Mardroeme macht aus jungen Berserkern Bären, die wie einer kämpfen, und Cerys bringt ihre Schildmaiden mit, um die Linie zu halten.

starter-skellige-storm = Der Sturm über den Inseln
    .plan = Brans Krieger verlieren bei schlechtem Wetter nur die Hälfte, also bring alles davon und lass Langschiffe und Clans hindurchrudern.

### Was ein Server über seine Tische sagt. Eine Überschrift für jeden seiner Räume.

## Die Ablage

fault-disk-full = Der Datenträger des Servers ist voll: Nichts wurde geändert. Versuche es erneut, wenn Platz ist.
fault-store-failed = Die Daten können nicht gelesen oder geschrieben werden, und nichts wurde geändert. Der Grund: { $reason }.
fault-store-closed = Der Server wird beendet und speichert nichts mehr.
fault-data-in-use = Ein anderer Prozess hat seine Tische bereits in diesem Ordner (Prozessnummer: { $pid }): { $folder }. Beende ihn oder wähle einen anderen Ordner.
fault-data-folder = Der Ordner für die Daten kann nicht benutzt werden ({ $reason }): { $folder }.
fault-data-newer = Diese Daten hat ein neueres gwint geschrieben (Version der Datei: { $version }): { $file }. Installiere das neuere oder wähle einen anderen Ordner.

## Die Türen

fault-bad-request = Die Anfrage hat nicht die erwartete Form (Stelle: { $path }; Grund: { $reason }).
fault-not-found = Unter dieser Adresse gibt es nichts.
fault-wrong-method = Diese Adresse kann man so nicht benutzen.
fault-too-large = Die Anfrage ist zu groß.
fault-server-error = Auf dem Server ist etwas schiefgegangen. Der Grund steht in seinem Protokoll.
fault-unknown-language = Die Sprache „{ $text }“ gibt es nicht. Sprachen: { $languages }.
fault-deck-too-large = Das Deck ist zu groß (Karten: { $cards }); höchstens { $most } werden angenommen.

## Die Bots

fault-bot-not-loaded = Der Bot { $bot } kann nicht geladen werden ({ $program }). Der Grund: { $reason }.

## Was an einem Tisch geschieht

table-sat-down = { $name } setzt sich an den Tisch.
table-bot-sat-down = Auf Platz { $number } spielt ab jetzt ein Bot: { $bot }.
table-stood-up = Platz { $number } ist wieder frei.
table-got-ready = { $ready ->
    [yes] { $player }: bereit.
   *[no] { $player }: nicht mehr bereit.
}
table-changed-terms = { $listed ->
    [yes] Der Tisch steht allen offen
   *[no] Der Tisch steht denen offen, die den Link haben
}; { $spectators ->
    [yes] Zuschauen ist erlaubt.
   *[no] sonst darf niemand zuschauen.
}
table-began-game = Alle sind bereit: Die Karten werden ausgeteilt.
table-offered = { $offer ->
    [take-back] { $player } bittet darum, den letzten Spielzug zurückzunehmen.
   *[rematch] { $player } bietet eine Revanche an.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } stimmt zu, dass der Spielzug zurückgenommen wird.
   *[rematch] { $player } nimmt die Revanche an.
}
table-declined-offer = { $offer ->
    [take-back] { $player }: Der Spielzug bleibt.
   *[rematch] { $player }: keine Revanche.
}
table-took-back = { $count ->
    [one] Der letzte Spielzug wird zurückgenommen ({ $player }).
   *[other] Die letzten { $count } Spielzüge werden zurückgenommen ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player }: Zeit abgelaufen, { $game ->
        [yes] diese Partie des Matches ist verloren.
       *[no] die Partie ist verloren.
    }
    [left] { $player }: nicht mehr da, { $game ->
        [yes] diese Partie des Matches ist verloren.
       *[no] die Partie ist verloren.
    }
   *[resigned] { $player } gibt { $game ->
        [yes] diese Partie des Matches auf.
       *[no] auf.
    }
}
table-ran-out = { $player }: Zeit abgelaufen, ab jetzt wird gepasst.
table-left = { $player } verlässt den Tisch endgültig.
table-closed = Der Tisch ist geschlossen.
table-interrupted = Die Partie kann nach den jetzigen Regeln nicht weitergehen. Ihre Aufzeichnung lässt sich noch lesen.
table-rematched = Die Revanche wird an einem anderen Tisch gespielt: { $table }.
table-result = { $how ->
    [resigned] { $by } gibt auf. Sieg: { $winners }.
    [time] { $by }: Zeit abgelaufen. Sieg: { $winners }.
    [left] { $by } ist nicht mehr da. Sieg: { $winners }.
    [abandoned] Abgebrochen: Niemand gewinnt.
    [unfinished] Noch nicht zu Ende.
   *[on-table] { $count ->
        [0] Unentschieden.
       *[other] Sieg: { $winners }.
    }
}

## Was ein Tisch ablehnt

fault-table-phase = Das geht jetzt nicht: { $phase ->
    [waiting] Die Partie hat noch nicht begonnen.
    [playing] Die Partie läuft.
    [over] Die Partie ist vorbei.
    [closed] Der Tisch ist geschlossen.
   *[interrupted] Die Partie wurde unterbrochen.
}
fault-seat-taken = Dieser Platz ist besetzt: { $seat }.
fault-table-not-ready = Noch nicht alle sind bereit.
fault-cannot-take-back = Kein Spielzug von dir lässt sich zurücknehmen: Seither wurde eine Karte gezogen oder gezeigt.
fault-cannot-claim = Einen Sieg kann man nur im Duell zweier Menschen beanspruchen.
fault-offer-stands = Ein anderes Angebot wartet auf Antwort – { $offer ->
    [take-back] einen Spielzug zurücknehmen
   *[rematch] eine Revanche
} ({ $seat }).
fault-no-offer = Es gibt kein Angebot zu beantworten.
fault-deck-faults = { $faults_count ->
    [0] Es fand sich kein Deck, das an diesem Tisch gespielt werden darf.
   *[other] { $faults }
}
fault-no-such-seat = Diesen Platz hat der Tisch nicht. Plätze: { $seats }.
fault-not-your-seat = Auf diesem Platz spielt jemand anderes: { $seat }.
fault-not-your-table = Das dürfen nur die, denen der Tisch gehört.
fault-not-away = Noch da oder noch nicht lange genug weg: { $seat }. Wartezeit in Sekunden: { $seconds }.
fault-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Bots: { $bots }.
fault-stale-question = Die Frage ist inzwischen eine andere (beantwortet: { $question }; jetzt gefragt: { $asked }). Sieh dir den Tisch noch einmal an.
fault-no-such-table = Den Tisch „{ $table }“ gibt es nicht.
fault-no-hello = Ohne Begrüßung nimmt ein Tisch nichts an: Sende zuerst „hello“.
fault-no-spectators = An diesem Tisch darf niemand zuschauen.
fault-no-owner = Der Server kennt dich noch nicht. Öffne seine Seite neu oder sende dein Token.
fault-too-many-tables = Du hast zu viele Tische, an denen gewartet oder gespielt wird. Beende oder schließe erst einen davon.
fault-game-goes-on = Die Partie läuft noch: Lesen lässt sich das erst, wenn sie vorbei ist.
fault-too-fast = Zu viel auf einmal. Versuche es etwas später noch einmal (Sekunden: { $seconds }).
fault-no-hints = An diesem Tisch gibt es keine Tipps.
fault-no-advice = In der Zeit ist keine Antwort zustande gekommen. Versuche es noch einmal.
fault-too-many-reviews = Eine andere Analyse von dir läuft noch. Warte auf sie oder brich sie ab.

## Was die Leitung ablehnt

fault-wire-kind = Die Art „{ $value }“ gehört nicht dorthin. Erwartet: { $expected }.
fault-wire-value = „{ $value }“ gehört nicht dorthin. Erwartet: { $expected }.
fault-wire-key = Das Feld „{ $value }“ gibt es nicht. Felder: { $expected }.
fault-wire-missing = Etwas fehlt. Felder, die angegeben sein müssen: { $missing }.
fault-wire-name = „{ $value }“ ist kein Name von etwas, das dorthin gehört.

## Die Einstellungen

fault-setting-value = Die Einstellung { $setting } kann nicht „{ $value }“ sein.

## Plätze auf anderen Geräten, beendete Partien und aufbewahrte Decks

fault-no-such-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen auf dem Gerät, auf dem der Platz ist.
fault-no-such-record = Die Aufzeichnung „{ $record }“ gibt es nicht oder nicht mehr.
fault-no-such-step = Diese Partie hat keinen Schritt { $step }. Zahl der Schritte: { $steps }, gezählt ab 0.
fault-no-game = Hier liegt keine Partie auf dem Tisch.
fault-no-such-deck = Dieses Deck ist nicht oder nicht mehr gespeichert.
fault-too-many-decks = Gespeicherte Decks: { $decks }; mehr als { $most } gehen nicht. Lösche zuerst eines davon.

### Die Seite im Browser.

## Was auf dem Tisch liegt, für alle, die es hören

board-hand = Handkarten: { $count }
board-deck = Karten im Deck: { $count }
board-pile = Ablagestapel: { $count }
board-gems = Edelsteine: { $count }
board-points = Punkte: { $count }
board-total = Gesamtstärke: { $count }
board-passed = Gepasst
board-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
board-weather = Wetter
board-clear = Klarer Himmel
board-row = { $row ->
    [close] Nahkampfreihe
    [ranged] Fernkampfreihe
   *[siege] Belagerungsreihe
}
board-unit = { $card }: { $strength }
board-horn = Horn des Kommandanten
board-turn = Am Zug
board-used = Anführer eingesetzt
board-cancelled = Anführer aufgehoben
board-face = Verdeckt: { $count }
board-enlarge = Näher ansehen
board-leaders = Anführer übrig: { $count }
board-play-here = Hier ausspielen: { board-row }
