### The questions put to the players. The players’ names stand before the colon.

question-redraw = { $players }: { $most ->
    [one] eine Handkarte tauschen
   *[other] bis zu { $most } Handkarten tauschen, eine nach der anderen,
} oder alle behalten.
question-turn = { $player }: { $leader ->
    [yes] { $discards ->
        [yes] Spiele eine Karte aus, setze deinen Anführer ein, lege eine Handkarte ab oder passe.
       *[no] Spiele eine Karte aus, setze deinen Anführer ein oder passe.
    }
   *[no] { $discards ->
        [yes] Spiele eine Karte aus, lege eine Handkarte ab oder passe.
       *[no] Spiele eine Karte aus oder passe.
    }
}
question-choose-starter = { $scoiatael ->
    [once-any-round] { $player }: Wähle, wer den ersten Zug der Runde hat.
   *[game-start] { $player }: Wähle, wer den ersten Zug der Partie hat.
}
question-claim-round = { $player }: Als Scoia’tael darfst du einmal pro Partie entscheiden, wer eine Runde beginnt. Wähle, wer diese beginnt, oder behalte das Recht für später.
question-choose-revival = { $player }: Wähle eine Einheit aus deinem Ablagestapel. Du spielst sie sofort aus.
question-place-card = { $player }: Wähle, wohin du „{ $card }“ spielst.
question-choose-opponent = { $player }: Wähle den Gegner, den die Fähigkeit deines Anführers trifft.
question-choose-from-pile = { $own ->
    [yes] { $player }: Wähle eine Karte aus deinem Ablagestapel.
   *[no] { $player }: Wähle eine Karte aus dem gegnerischen Ablagestapel ({ $side }).
}
question-choose-discard = { $player }: Wähle { $count ->
    [one] eine Handkarte, die du ablegst
   *[other] nacheinander { $count } Handkarten, die du ablegst
}.
question-give-up-card = { $player }: Wähle eine Handkarte, die du ablegst; der Anführer deines Gegners verlangt es.
question-choose-from-deck = { $player }: Wähle eine Karte aus deinem Deck, die du auf die Hand nimmst. Danach wird das Deck gemischt.
question-choose-weather = { $player }: Wähle das Wetter, das dein Anführer bringt.
question-choose-bond = { $player }: Wähle auf deiner Seite eine Einheit mit Enger Bindung; eine weitere gleichnamige Karte wird aus deinem Deck gespielt.
question-choose-moves = { $moved ->
    [yes] { $player }: Verschiebe eine weitere Einheit mit Gewandtheit oder höre auf.
   *[no] { $player }: Verschiebe eine Einheit mit Gewandtheit in eine andere Reihe.
} Noch nicht verschoben: { $cards }.
