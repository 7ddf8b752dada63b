### Advice: the reasons for a move, the hint at the table, and the analysis of a game.

## Passing

advice-round-won = { $lead ->
    [0] Die Runde ist gewonnen: Gleichstand zählt hier als Sieg, und kein Gegner kann mehr etwas tun.
   *[other] Die Runde ist gewonnen: Du liegst um { $lead } vorn, und kein Gegner kann mehr etwas tun.
}
advice-pass-now = { $lead ->
    [0] Gleichstand reicht hier: Ein Gegner, der diese Runde will, muss dafür Karten einsetzen.
   *[other] Du liegst um { $lead } vorn: Ein Gegner, der diese Runde will, muss dafür Karten einsetzen.
}
advice-give-round = { $behind ->
    [0] Gleichstand: Deine Karten sind in einer anderen Runde mehr wert.
   *[other] Du liegst um { $behind } zurück: Deine Karten sind in einer anderen Runde mehr wert.
}
advice-hopeless = Diese Runde ist nicht mehr zu gewinnen.
advice-card-advantage = Mehr Handkarten für später: { $own } zu { $theirs }.
advice-waits = Das gibt nichts preis, und die anderen müssen zuerst mehr zeigen.

## Cards

advice-wins-round = Genug, um die Runde zu gewinnen: { $own } zu { $theirs }.
advice-beats = Damit liegen mehr Gegner zurück: { $count } von { $opponents }.
advice-spy = Ein Spion tauscht Stärke gegen Karten: { $given } gegen { $cards }.
advice-decoy = Diese Karte kommt auf die Hand zurück und lässt sich erneut ausspielen: { $card }.
advice-decoy-spy = Ein Spion auf der Hand kann noch einmal Karten bringen: { $card }.
advice-medic-target = Diese Karte kommt aus dem Ablagestapel zurück: { $card }.
advice-scorch = Damit verbrennt mehr gegnerische Stärke als eigene: { $theirs } zu { $own }.
advice-weather = Das Wetter kostet den Gegner mehr als dich: { $theirs } zu { $own }.
advice-clear-weather = Geschwächte Einheiten bekommen ihre Stärke zurück: +{ $points }.
advice-horn = Eine ganze Reihe zählt doppelt: +{ $points }.
advice-horn-ahead = Alles, was später in die Reihe kommt, zählt doppelt.
advice-bond = Diese Einheiten sind gemeinsam stärker: { $card } ×{ $count }, +{ $points }.
advice-muster = Diese Karte bringt andere mit: +{ $points }.
advice-mardroeme = Berserker verwandeln sich: +{ $points }.
advice-morale = Die ganze Reihe hat etwas davon: +{ $points }.
advice-avenger = Wird die Karte abgelegt, nimmt eine andere ihren Platz ein: { $card }.
advice-last-round = Diese Runde entscheidet die Partie, also gibt es nichts, wofür man Karten sparen müsste: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, damit liegst du um { $by } vorn.
    [behind] +{ $points }, aber du liegst noch um { $by } zurück.
   *[level] +{ $points }, damit herrscht Gleichstand.
}
advice-hold-scorch = So bleibt eine stärkere Einheit vorerst vor „Verbrennen“ sicher: { $card }.
advice-thrift = Die Handkarte, die dir am wenigsten fehlen wird: { $card }.
advice-hero = Weder Wetter noch „Verbrennen“ kann dieser Karte etwas anhaben: { $card }.
advice-leader = Jetzt ist der richtige Moment für den Anführer: { $leader }.

## Choices

advice-redraw = { $card }: Dafür kann etwas Nützlicheres kommen.
advice-redraw-weak = { $card }: Im Schnitt bietet das Deck Besseres.
advice-redraw-muster = { $card }: Eine andere Handkarte holt sie ohnehin aus dem Deck.
advice-redraw-keep = Die Hand ist gut, wie sie ist.
advice-stays = Die Einheiten liegen dort, wo sie am meisten bewirken.
advice-start-first = Wer anfängt, gibt das Tempo vor.
advice-start-last = Wer zuletzt am Zug ist, sieht vor der Entscheidung mehr.
advice-claim-kept = Das Recht zu wählen kann in einer späteren Runde mehr wert sein.
advice-take = Die nützlichste Karte, die zu haben ist: { $card }.
advice-discard = Diese Karte wird dir am wenigsten fehlen: { $card }.
advice-against = Dieser Gegner ist der stärkste auf dem Schlachtfeld.
advice-shift = Diese Karte bewirkt in einer anderen Reihe mehr: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance } %
hint-now = Gewinnchance mit dem besten Spielzug: { $chance }

## gwint analyse

analyse-judging = Spielzüge werden bewertet
analyse-chances = Gewinnchance, Spielzug für Spielzug
analyse-curve = Die Kurve zeigt die Gewinnchance von { $side }; die andere Seite hat den Rest bis 100 %. Die Prozentwerte bei einem Spielzug gelten für den Spieler, der ihn gemacht hat.
analyse-round = Runde { $round }
analyse-others = Weitere Spielzüge mit besserer Alternative
analyse-no-turning = Kein einzelner Spielzug hat die Wende gebracht.
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
analyse-loss = Verlust je Spielzug
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Bewertet durch Baumsuche
   *[no] Bewertet durch den Planer
}, { $unit ->
    [milliseconds] { $amount } ms je Spielzug.
    [simulations] Simulationen je Spielzug: { $amount }.
   *[none] ohne Bedenkzeit.
}
fault-analyse-empty = Diese Aufzeichnung enthält keinen Spielzug, der sich bewerten ließe.
fault-analyse-seat = Es gibt keinen Spieler { $number }; die Spieler haben die Nummern 1 bis { $most }.
