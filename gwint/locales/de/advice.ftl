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
