### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Spieler { $number }

## Parts of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } (Seite: { $side })
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] alle Nahkampfreihen
    [fog] alle Fernkampfreihen
    [rain] alle Belagerungsreihen
   *[storm] alle Fernkampf- und Belagerungsreihen
}

## Who starts, and with which cards

event-tossed = { $player } gewinnt den Münzwurf.
event-drew-lot = Das Los fällt auf { $player }.
event-chose-starter = { $scoiatael ->
    [once-any-round] { $own ->
        [yes] { $player } beginnt die Runde selbst.
       *[no] { $player } gibt den ersten Zug der Runde ab. Es beginnt: { $starter }.
    }
   *[game-start] { $own ->
        [yes] { $player } beginnt die Partie selbst.
       *[no] { $player } gibt den ersten Zug der Partie ab. Es beginnt: { $starter }.
    }
}
event-kept-claim = { $player } entscheidet diesmal nicht, wer beginnt, und behält das Recht für später.
event-drew = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ event-shown }.
event-exchanged = { $player } tauscht „{ $gave }“ gegen „{ $drew }“.
event-finished-redraw = { $player } beendet den Kartentausch.

## Turns

event-began-round = Runde { $round }. Es beginnt: { $player }.
event-passed = { $by_itself ->
    [yes] { $player } hat nichts mehr auszuspielen und passt.
   *[no] { $player } passt.
}
event-played = { $how ->
    [called] { $player } holt durch Musterung „{ $card }“ { $source ->
        [hand] von der Hand
       *[deck] aus dem Deck
    }{ event-where }.
    [revived] { $player } holt „{ $card }“ aus dem Ablagestapel zurück{ event-where }.
    [returned] { $player }: „{ $card }“ kehrt aus dem Ablagestapel zurück{ event-where }.
    [leader] { $player }: Der Anführer spielt „{ $card }“ { $source ->
        [enemy-pile] aus dem gegnerischen Ablagestapel
        [pile] aus dem eigenen Ablagestapel
       *[deck] aus dem Deck
    }{ event-where }.
    [turned-up] { $player } deckt unter einer Finte „{ $card }“ auf und spielt die Karte{ event-where }.
   *[played] { $player } spielt „{ $card }“{ event-where }.
}
event-summoned = Durch Herbeirufen kommt „{ $card }“ { row-to } (Seite: { $side }).
event-transformed = { $left ->
    [yes] „{ $card }“ verwandelt sich { row-in } in „{ $into }“ (Seite: { $side }).
   *[no] „{ $card }“ verlässt das Spiel: Im Nebendeck ist keine passende Karte mehr (Seite: { $side }).
}
event-went-to-hand = { $player } nimmt „{ $card }“ auf die Hand.
event-burned = Verbrannt: { $cards }.
event-left-game = „{ $card }“ verlässt das Spiel.
event-discarded = { $source ->
    [hand] { $player } legt „{ $card }“ von der Hand ab.
   *[play] „{ $card }“ kommt auf den Ablagestapel ({ $player }).
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }: Der Anführer wirkt als „{ $weather }“ und trifft { event-weather-rows }.
   *[no] „{ $weather }“ trifft { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Es gibt kein Wetter, das aufzuheben wäre.
   *[other] Das Wetter wird aufgehoben: { $weathers }.
}
event-sounded-horn = { $player }: Das Horn des Anführers erklingt { row-in }.
event-used-leader = { $player } setzt den Anführer ein.
event-took-from-pile = { $own ->
    [yes] { $player } nimmt „{ $card }“ aus dem eigenen Ablagestapel auf die Hand.
   *[no] { $player } nimmt „{ $card }“ aus dem gegnerischen Ablagestapel ({ $side }) auf die Hand.
}
event-took-from-deck = { $known ->
    [yes] { $player } nimmt „{ $card }“ aus dem Deck auf die Hand.
   *[no] { $player } nimmt verdeckt eine Karte aus dem Deck auf die Hand.
}
event-saw-hand = { $player } sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} der gegnerischen Hand ({ $owner }) an{ event-shown }.
event-shuffled-back = { $player } mischt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus dem Ablagestapel zurück ins Deck ({ $cards }).
event-moved = „{ $card }“ wechselt { row-to } (Seite: { $side }).

## Ends

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

## A virtual opponent

event-judged = { $player } vergleicht { $ways }. Gewählt: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] so wächst die eigene Gesamtstärke am meisten
       *[lead] so wächst der Vorsprung vor dir am meisten
    }
    [lead] gleichauf, und so wächst der Vorsprung vor dir am meisten
    [row] gleichauf, und in dieser Reihe liegen die meisten Karten
   *[chance] gleichauf, der Zufall hat entschieden
}.
event-no-card = nichts
event-sat-out = { $player } hat keine Karte mehr im Deck und daher keinen Zug.
event-laid-face-down = { $player } legt die oberste Karte des Decks { row-in } verdeckt unter eine Finte.
event-turned-up-leader = { $player } liegt zurück ({ $totals }) und deckt einen Anführer auf: { $leader }{ $cancelled ->
    [yes] {" "}– ohne Wirkung, denn „Die Weiße Flamme“ hebt seine Fähigkeit auf
   *[no] {""}
}.
event-added-to-total = { $player }: Der Anführer erhöht die Gesamtstärke dieser Runde um { $count }.
