### Faults: what is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Zeile { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Meintest du: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Spieler, die jetzt etwas tun können: { $acting }.
}
list-more = { $list } und { $count } weitere

## Moves

fault-illegal-move = „{ $move }“ ist jetzt nicht erlaubt. Erlaubt: { $legal }.
fault-illegal-phrase = „{ $text }“ ist jetzt nicht erlaubt. Erlaubt: { $legal }.
fault-unknown-phrase = „{ $text }“ ist kein Spielzug.{ fault-nearest } Erlaubt: { $legal }.
fault-ambiguous-move = „{ $text }“ kann mehrere Spielzüge bedeuten. Wähle einen: { $moves }.
fault-not-your-turn = Du bist nicht am Zug.{ fault-acting }
fault-too-many-cards = Das sind mehr Karten, als es in einer Partie geben kann: höchstens { $most }.
fault-more-faults =
    { $count ->
        [one] Es gibt einen weiteren Fehler.
       *[other] Es gibt { $count } weitere Fehler.
    }
fault-game-over = Die Partie ist vorbei, es ist kein Spielzug mehr möglich.
fault-open-game-mode = Mit gedruckten Karten lässt sich nur solo spielen, nicht „{ $mode }“. Wähle solo oder solo-leaders.
fault-outcome-needed = Gib zuerst an, was aufgedeckt wurde.
fault-no-outcome-needed = Es wurde nichts aufgedeckt; du bist am Zug.
fault-impossible-outcome = „{ $text }“ kann nicht aufgedeckt worden sein. Möglich: { $options }.
fault-cannot-undo = { $moves ->
    [0] Es gibt keinen Spielzug, der sich zurücknehmen ließe.
    [one] Nur 1 Spielzug lässt sich zurücknehmen, nicht { $count }.
   *[other] 1 bis { $moves } Spielzüge lassen sich zurücknehmen, nicht { $count }.
}

## Rules

fault-option-name = Die Option „{ $option }“ gibt es nicht.{ fault-nearest } Optionen: { $options }.
fault-option-value = Die Option „{ $option }“ kann nicht den Wert „{ $value }“ haben.{ fault-nearest } Mögliche Werte: { $values }.
fault-ruleset-name = Das Regelwerk „{ $name }“ gibt es nicht.{ fault-nearest } Regelwerke: { $names }. Einzelne Optionen gibst du als Option=Wert an.
fault-option-alone = Die Option „{ $option }“ braucht einen Wert. Mögliche Werte: { $values }. Schreibweise: { $option }=Wert.
fault-ruleset-commas = Trenne Optionen durch Kommas: „{ $expected }“ statt „{ $text }“.
fault-topic-name = Das Thema „{ $name }“ gibt es in den Regeln nicht.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = „{ $leader }“ gehört nicht zu dieser Fraktion ({ $faction }). Wähle einen ihrer Anführer.
fault-deck-leader-not-in-pool = „{ $leader }“ gehört nicht zu den Anführern, die an diesem Tisch erlaubt sind. Wähle einen anderen.
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
}; { $most ->
    [0] Helden sind nicht erlaubt
    [1] erlaubt ist höchstens 1
   *[other] erlaubt sind höchstens { $most }
}.
fault-deck-too-many-spies = Das Deck hat { $spies ->
    [one] { $spies } Spion
   *[other] { $spies } Spione
}, Helden mitgezählt; erlaubt sind höchstens { $most }.
fault-deck-too-many-medics = Das Deck hat { $medics ->
    [one] { $medics } Heiler
   *[other] { $medics } Heiler
}, Helden mitgezählt; erlaubt sind höchstens { $most }.
fault-deck-too-strong = Die Karten des Decks haben zusammen die aufgedruckte Stärke { $strength }; erlaubt sind höchstens { $most }.
fault-deck-too-many-copies = „{ $card }“ ist { $copies }-mal im Deck; in der Sammlung gibt es die Karte nur { $most }-mal.
fault-deck-wrong-faction = „{ $card }“ gehört nicht zum Kartensatz dieser Fraktion ({ $faction }).
fault-deck-side-deck-card = „{ $card }“ gehört ins Nebendeck und ist zu Beginn nie in einem Deck.
fault-deck-card-not-in-pool = „{ $card }“ gehört nicht zu den Karten, die an diesem Tisch erlaubt sind.
fault-starter-name = Das Starterdeck „{ $name }“ gibt es nicht.{ fault-nearest } Starterdecks: { $names }.
fault-unknown-deck = „{ $name }“ ist weder ein Starterdeck noch ein Deckcode.{ fault-nearest } Die Starterdecks: { $names }.

## The text of a deck

fault-deck-text = Das Deck lässt sich nicht lesen.
    { $faults }
fault-deck-text-twice = „{ $header }“ steht zum zweiten Mal da. Einmal genügt.
fault-deck-text-no-leader = Das Deck hat keinen Anführer. Ergänze eine Zeile, die mit „Anführer:“ beginnt.
fault-deck-text-leader = „{ $text }“ ist nicht der Name eines Anführers.{ fault-nearest }
fault-deck-text-faction = „{ $text }“ ist nicht der Name einer Fraktion.{ fault-nearest }
fault-deck-text-count = { fault-card-count }
fault-deck-text-card = „{ $text }“ ist nicht der Name einer Karte.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = Das ist kein Deckcode. Ein Deckcode beginnt mit „{ $expected }“.
fault-deck-code-version = Der Deckcode hat die Version „{ $version }“; lesbar ist nur Version { $known }.
fault-deck-code-character = Ein Deckcode enthält kein „{ $character }“ (Stelle { $place }). Er besteht aus den Buchstaben A bis Z, Ziffern, „-“ und „_“.
fault-deck-code-checksum = Der Deckcode enthält einen Tippfehler oder ist unvollständig. Kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen.
fault-deck-code-damaged = Der Deckcode ist beschädigt. Kopiere ihn noch einmal, vom ersten bis zum letzten Zeichen.
fault-deck-code-faction = Der Deckcode nennt die Fraktion Nummer { $number }; es gibt nur die Nummern 1 bis 5.
fault-deck-code-leader = Der Deckcode nennt den Anführer Nummer { $number }, den diese Fraktion nicht hat ({ $faction }).
fault-deck-code-card = Der Deckcode nennt die Karte Nummer { $number }, die diese Fraktion nicht hat ({ $faction }).
fault-deck-code-copies = „{ $card }“ ist { $copies }-mal im Deck; in einem Deckcode darf eine Karte höchstens { $most }-mal vorkommen.
fault-deck-code-other-faction = Ein Deckcode kann nur Karten und Anführer seiner Fraktion ({ $faction }) enthalten, nicht „{ $card }“.

## Names and numbers in a text

fault-unknown-card = Die Karte „{ $text }“ gibt es nicht.{ fault-nearest }
fault-unknown-leader = Den Anführer „{ $text }“ gibt es nicht.{ fault-nearest }
fault-unknown-faction = Die Fraktion „{ $text }“ gibt es nicht.{ fault-nearest } Fraktionen: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Den Platz „{ $text }“ gibt es an diesem Tisch nicht. Plätze: { $seats }.
fault-unknown-row = Die Reihe „{ $text }“ gibt es nicht. Reihen: { $rows }.
fault-unknown-mode = Den Modus „{ $text }“ gibt es nicht.{ fault-nearest } Modi: { $modes }.
fault-unknown-rules-version = Version { $version } der Regeln ist unbekannt; die neueste bekannte Version ist { $known }.
fault-wrong-type = Das Argument „{ $name }“ hat den falschen Typ: { $found }. Erwartet: { $expected }.
fault-unknown-word = „{ $text }“ passt hier nicht. Erlaubt: { $words }.
fault-card-count = „{ $text }“ ist keine gültige Anzahl von Exemplaren; erlaubt sind { $least } bis { $most }.
fault-not-a-number = „{ $text }“ sollte eine ganze Zahl sein.
fault-number-too-big = „{ $text }“ ist zu groß; die größte erlaubte Zahl ist { $most }.
fault-not-yes-or-no = „{ $text }“ sollte „yes“ oder „no“ sein.
fault-not-weather = „{ $text }“ kann nicht auf dem Feld für Wetterkarten liegen. Erlaubt: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = Das Bild des Tisches lässt sich nicht lesen.
    { $faults }
fault-line-without-bar = In „{ $text }“ fehlt der senkrechte Strich. Eine Zeile lautet „was | Karten“.
fault-line-twice = „{ $text }“ steht zum zweiten Mal da; zuerst stand es in Zeile { $first }.
fault-unknown-line = Ein Bild hat keine Zeile „{ $text }“. Zeilen: { $keys }.
fault-bad-totals = „{ $text }“ sollte die Ergebnisse der Runden nennen, etwa „12-9, 30-31“, mit { $sides ->
    [one] { $sides } Zahl
   *[other] { $sides } Zahlen
} je Runde.
fault-bad-chance = „{ $text }“ sollte aus { $streams ->
    [one] { $streams } Wort mit
   *[other] { $streams } Wörtern mit je
} 16 Hexadezimalziffern bestehen.
fault-more-than-deck = „{ $text }“ ist mehr als die Zahl der Karten im Deck.
fault-unknown-step = „{ $text }“ ist kein Schritt, der an einem Tisch anstehen kann. Schritte: { $steps }.
fault-step-fields = „{ $text }“ sollte diese Felder enthalten, durch Semikolons getrennt: { $fields }.
fault-not-a-spot = „{ $text }“ sollte ein Platz, eine Reihe und eine Stelle sein, etwa „me close 0“.
fault-impossible-step = „{ $text }“ kann an diesem Tisch nicht anstehen: Es gäbe dabei nichts zu entscheiden.
fault-step-out-of-place = „{ $text }“ kann hier nicht stehen: Ein Zug oder der Beginn einer Runde muss zuerst kommen, jede andere Frage zuletzt.
fault-game-decided = Die Edelsteine entscheiden die Partie schon: Gib an, wer gewonnen hat, oder ändere die Edelsteine.

## Decks from one box

fault-box-seats = Die Zahl der Spieler muss zwischen { $least } und { $most } liegen, nicht bei { $seats }: Eine Schachtel hat fünf Fraktionen.
fault-box-more-than-seats = Es gibt mehr Angaben ({ $given }) als Spieler ({ $seats }).
fault-box-faction-twice = { $faction } kann nicht zweimal gewählt werden: In einer Schachtel ist von jeder Fraktion nur ein Kartensatz.
fault-box-redraws = Die Zahl der neuen Auslosungen muss zwischen 0 und { $most } liegen, nicht bei { $redraws }.

## Impossible tables

fault-table-special-in-row = „{ $card }“ ist keine Einheit und kann nicht { row-in } liegen (Seite: { $side }).
fault-table-wrong-row = „{ $card }“ kann nicht { row-in } liegen (Seite: { $side }); die Reichweite erlaubt es nicht.
fault-table-no-row-special = „{ $card }“ kann nicht auf dem Platz für Spezialkarten { row-in } liegen (Seite: { $side }); das können nur „Horn des Kommandanten“ und „Mardroeme“.
fault-table-crowded-row = Es liegen mehr Spezialkarten { row-in }, als die Regeln erlauben (Seite: { $side }).
fault-table-no-weather = „{ $weather }“ kann nicht auf dem Feld für Wetterkarten liegen.
fault-table-covered-weather = „{ $weather }“ liegt neben anderem Wetter, das dieselben Reihen schon trifft; nach diesen Regeln wäre die Karte abgelegt worden.
fault-table-too-many-copies = „{ $card }“ ist { $copies }-mal im Spiel; die Karte kann höchstens { $most }-mal vorkommen.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }“ ist kein Anführer der Fraktion dieses Spielers.
fault-table-known-not-held = { $seat }: „{ $card }“ gilt als bekannte Handkarte, ist aber nicht auf der Hand.
fault-table-returned-not-held = { $seat }: „{ $card }“ gilt als ins Deck zurückgelegt, ist aber weder dort noch auf der Hand.
fault-table-deck-order = { $seat }: Es sind mehr eingemischte oder zuunterst bekannte Karten angegeben, als das Deck hat ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}, eine Seite hat aber höchstens { $most }.
fault-table-should-be-over = Eine Seite hat keinen Edelstein mehr, die Partie müsste also vorbei sein.
fault-table-nobody-to-act = Die Partie ist nicht vorbei, aber niemand ist am Zug.
fault-table-passed-to-act = { $seat } ist am Zug, hat aber schon gepasst.
fault-table-rounds = Es gibt Ergebnisse von { $totals ->
    [one] { $totals } Runde
   *[other] { $totals } Runden
}, gespielt wird aber Runde { $round }.

## Boards for the score counter

fault-board-not-an-object = Ein Spielplan sollte ein Objekt mit diesen Schlüsseln sein: { $expected }.
fault-board-sides = Ein Spielplan sollte „sides“ haben: eine Liste von Objekten, mindestens { $least } und höchstens { $most }.
fault-board-unknown-key = Ein Spielplan hat keinen Schlüssel „{ $key }“. Schlüssel: { $known }.
fault-board-unknown-row = „{ $key }“ sollte Reihen enthalten; eine Reihe „{ $row }“ gibt es nicht. Reihen: { $rows }.
fault-board-unknown-card = Eine Karte mit der Kennung „{ $card }“ gibt es nicht.{ fault-nearest }
fault-board-unknown-leader = Einen Anführer mit der Kennung „{ $leader }“ gibt es nicht.{ fault-nearest }
fault-board-not-a-list = „{ $key }“ sollte eine Liste sein.
fault-board-not-a-word = „{ $key }“ sollte ein Text sein, nicht „{ $value }“.
fault-board-not-weather = „{ $card }“ kann nicht auf dem Feld für Wetterkarten liegen. Erlaubt: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = Das ist keine Aufzeichnung einer Partie. Eine Aufzeichnung beginnt mit „{ $expected }“.
fault-record-version = Die Aufzeichnung hat die Formatversion { $version }; die neueste lesbare ist { $known }.
fault-record-rules-version = Die Partie wurde nach Version { $version } der Regeln gespielt, die dieses Programm nicht kennt; die neueste ihm bekannte Version ist { $known }.
fault-record-line = „{ $text }“ ist keine Zeile einer Aufzeichnung. Zeilen: { $expected }.
fault-record-twice = { fault-line-twice }
fault-record-missing = In der Aufzeichnung fehlt „{ $text }“.
fault-record-needless = „{ $text }“ darf nicht zusammen mit „{ $given }“ angegeben werden; es ist darin schon enthalten.
fault-record-tag = „{ $text }“ kann keine Zusatzangabe sein. Die Aufzeichnung selbst verwendet { $taken } und alles, was mit p und einer Zahl beginnt.
fault-record-seat = „{ $text }“ ist kein Spieler dieser Partie. Eine Zeile beginnt mit: { $seats }.
fault-record-seed = „{ $text }“ ist kein Startwert. Ein Startwert hat 64 Hexadezimalziffern.
fault-record-number = Die Version der Regeln lässt sich nicht lesen. { $why }
fault-record-mode = { fault-unknown-mode }
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
fault-record-start-disagrees = Das Anfangsbild hat einen anderen Modus oder andere Regeln als die Aufzeichnung.
fault-record-illegal-move = Eintrag { $entry }, „{ $text }“, ist dort nicht erlaubt. Erlaubt: { $legal }.
fault-record-take-back = Eintrag { $entry } nimmt { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
} zurück; davor { $moves ->
    [one] wurde { $moves } gemacht
   *[other] wurden { $moves } gemacht
}.
fault-record-result = „{ $text }“ ist kein Ergebnis. Ein Ergebnis sieht etwa so aus: { $expected }.
fault-record-result-disagrees = Die Aufzeichnung nennt das Ergebnis „{ $recorded }“; der Tisch zeigt „{ $table }“.
fault-record-final = „{ $text }“ ist keine Endprüfsumme. Sie sollte { $expected ->
    [one] { $expected } Hexadezimalziffer
   *[other] { $expected } Hexadezimalziffern
} haben.
fault-record-final-disagrees = Die Endprüfsumme der Aufzeichnung ist { $recorded }, der Tisch am Ende hat aber { $table }. Die Aufzeichnung oder die Regeln haben sich geändert.
fault-team-same-faction = Partner müssen verschiedene Fraktionen spielen, aber { $seat } und { $partner } haben dieselbe: { $faction }.

## Solo

fault-solo-weather = „{ $card }“ ist im Solo nicht erlaubt: Dein Deck darf außer „Gutes Wetter“ keine Wetterkarten enthalten.
fault-solo-not-whole = Der virtuelle Gegner muss den ganzen Kartensatz seiner Fraktion verwenden: { $faction }.
fault-table-holds-no-hand = { $seat } hat in diesem Modus keine Hand, hält aber { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
fault-table-under-decoys = { $seat }: { $cards ->
    [one] { $cards } Karte liegt
   *[other] { $cards } Karten liegen
} verdeckt, aber unter jeder Finte eines virtuellen Gegners kann nur eine liegen; Finten: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }“ kann nicht im Anführerstapel dieses Spielers sein oder ist doppelt darin.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] { $decks } Deck ist
   *[other] { $decks } Decks sind
} angegeben; ein Match braucht { $expected }.
fault-lineup-same-faction = Diese Decks haben dieselbe Fraktion ({ $faction }): { $decks }. Jedes Deck braucht eine andere.
fault-lineup-same-hero = „{ $card }“ ist in mehreren Decks ({ $decks }); ein Held darf nur in einem davon sein.
fault-lineup-deck = Deck Nr. { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = Mit diesen Decks lässt sich kein Match spielen.
    { $faults }
fault-match-no-game = Gerade läuft keine Partie: Zuerst muss ein Deck genannt werden.
fault-match-order = „{ $text }“ kann hier nicht stehen; das Match wartet auf: { $expected }.
fault-match-over = Das Match ist vorbei.
