### The companion for games with printed cards.

## The start

companion-title = Begleiter für gedruckte Karten
companion-about = Spielt für dich den virtuellen Gegner und zählt mit, während die Karten auf deinem Tisch liegen
companion-intro = Spiele solo mit deinen eigenen Karten: Du deckst die Karten des Gegners auf, und diese Seite sagt dir, wohin sie kommen, was sie treffen und warum. Sie führt Buch über den ganzen Tisch und kommt ohne Internet aus.
companion-new = Neue Solopartie
companion-start = Karten auslegen
companion-delete-sure = Wirklich löschen?

## The screen of a game

companion-todo = Zu tun
companion-why = Warum?
companion-find = Name oder Code ({ $code })
companion-noted = Notiert: „{ $card }“. Weiter mit der nächsten Karte.
companion-your-turn = Spiele auf dem Tisch eine Karte aus und wähle sie dann hier.
companion-random = Das Handy entscheiden lassen
companion-side-deck = Halte die Karten des Nebendecks bereit:

## The cards of the box

companion-box = Karten aus der Schachtel
companion-own-deck = Dein Deck ({ $count })
companion-opponents-deck = Das Deck des Gegners ({ $count })

## Laying out the cards

companion-lay-opponents-deck = Mische den ganzen Kartensatz dieser Fraktion: { $faction }. Lege ihn verdeckt als Deck des Gegners hin. Zahl der Karten: { $count }.
companion-lay-leaders = Mische die Anführer dieser Fraktion und lege sie verdeckt neben das Deck. Zahl der Anführer: { $count }.
companion-lay-own-deck = Mische dein Deck. Zahl der Karten: { $count }.

## What to do with a card. The card is named above the sentence.

companion-put = { $where ->
    [nowhere] spiele sie aus
    [yours] lege sie { row-to } auf deiner Seite
   *[opponents] lege sie { row-to } auf der Seite des Gegners
}
companion-from = { $source ->
    [hand] aus deiner Hand
    [deck] { $own ->
        [yes] aus deinem Deck
       *[no] aus dem Deck des Gegners
    }
   *[pile] { $own ->
        [yes] aus deinem Ablagestapel
       *[no] aus dem gegnerischen Ablagestapel
    }
}
companion-do-placed = { $where ->
    [nowhere] Die Karte wirkt sofort.
    [yours] Lege die Karte { row-to } auf deiner Seite.
   *[opponents] Lege die Karte { row-to } auf der Seite des Gegners.
}
companion-do-brought = Nimm die Karte { companion-from } und { companion-put }.{ $shuffles ->
    [yes] {" "}Mische dann dieses Deck.
   *[no] {""}
}
companion-do-drew = Ziehe { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
companion-do-redraw = Du darfst { $most ->
    [one] eine Karte
   *[other] bis zu { $most } Karten
} tauschen.
companion-do-began-round = Runde { $round }: { $own ->
    [yes] Du hast den ersten Zug.
   *[no] Der Gegner hat den ersten Zug.
}
companion-do-passed = { $by_itself ->
    [yes] Du kannst nichts mehr spielen und passt.
   *[no] Du passt.
} Der Gegner hat einen letzten Zug.
companion-do-summoned = Nimm die Karte aus dem Nebendeck und { companion-put }.
companion-do-transformed = { $left ->
    [yes] Ersetze die Karte durch „{ $into }“ aus dem Nebendeck.
   *[no] Entferne die Karte aus dem Spiel: Im Nebendeck ist keine passende Karte mehr.
}
companion-do-went-to-hand = Nimm die Karte auf die Hand. Die Finte bleibt an ihrer Stelle liegen.
companion-do-burned = Verbrannt. Lege auf { $count ->
    [one] den Ablagestapel
   *[other] die Ablagestapel
}: { $cards }.
companion-do-left-game = Entferne die Karte aus dem Spiel.
companion-do-discarded = { $source ->
    [unplaced] In keiner Reihe ist Platz.{" "}
   *[play] {""}
}{ $own ->
    [yes] Lege die Karte auf deinen Ablagestapel.
   *[no] Lege die Karte auf den gegnerischen Ablagestapel.
}
companion-do-laid-weather = { $leader ->
    [yes] Der Anführer wirkt als „{ $weather }“ und trifft { event-weather-rows }.
   *[no] Lege die Karte auf das Feld für Wetterkarten. Sie trifft { event-weather-rows }.
}
companion-do-sounded-horn = { $own ->
    [yes] Das Horn deines Anführers erklingt { row-in }. Markiere die Reihe.
   *[no] Das Horn des gegnerischen Anführers erklingt { row-in }. Markiere die Reihe.
}
companion-do-used-leader = Drehe deinen Anführer um: Seine Fähigkeit wurde eingesetzt.
companion-do-took-from-pile = Nimm die Karte { companion-from } auf die Hand.
companion-do-took-from-deck = Wähle eine Karte aus deinem Deck und nimm sie auf die Hand. Mische dann das Deck.
companion-do-shuffled-back = { $own ->
    [yes] Mische diese Karten aus deinem Ablagestapel zurück in dein Deck: { $cards }.
   *[no] Mische diese Karten aus dem gegnerischen Ablagestapel zurück in das Deck des Gegners: { $cards }.
}
companion-do-moved = Lege die Karte { row-to } um.
companion-do-stayed = Die Karte bleibt { row-in } liegen.
companion-do-swept = Räume das Schlachtfeld: Jede andere Karte kommt auf den Ablagestapel ihrer Seite.
companion-do-sat-out = Der Gegner hat keine Karten mehr und daher keinen Zug.
companion-do-laid-face-down = Lege die oberste Karte vom Deck des Gegners verdeckt unter die Finte, ohne sie anzusehen.
companion-do-turned-up-leader = { $cancelled ->
    [yes] Dein Anführer „Die Weiße Flamme“ hebt die Fähigkeit dieses Anführers auf.
   *[no] Der Gegner setzt diesen Anführer einmal ein. Entferne ihn dann aus dem Spiel.
}

## What the companion asks

companion-ask-card = { $source ->
    [under] Decke die Karte unter der ersten Finte des Gegners auf. Welche Karte ist es?
   *[deck] Decke die oberste Karte vom Deck des Gegners auf. Welche Karte ist es?
}
companion-ask-leader = Decke den obersten Anführer des Gegners auf. Welcher Anführer ist es?
companion-ask-found = { $own ->
    [yes] Sieh dein Deck durch: Wie viele Exemplare von „{ $card }“ sind darin?
   *[no] Sieh das Deck des Gegners durch: Wie viele Exemplare von „{ $card }“ sind darin?
}
companion-ask-from-pile = { $whose ->
    [yours] Ziehe zufällig eine Einheit aus deinem Ablagestapel; Helden zählen nicht. Welche Karte ist es?
    [opponents] Ziehe zufällig eine Einheit aus dem gegnerischen Ablagestapel; Helden zählen nicht. Welche Karte ist es?
   *[unknown] Ziehe zufällig eine Einheit aus dem Ablagestapel; Helden zählen nicht. Welche Karte ist es?
}
companion-ask-survivor = Eine Einheit der Monster bleibt liegen. Lose sie aus: Welche Einheit ist es?
companion-ask-first-weather = Sieh das Deck des Gegners von oben durch: Welche Wetterkarte kommt zuerst?

## Faults

fault-companion-no-game = Diese Partie gibt es auf diesem Gerät nicht.
fault-companion-stale = Die Partie ist inzwischen weitergegangen. Sieh sie dir noch einmal an.
fault-companion-unreadable = Diese Partie lässt sich nicht mehr lesen.
fault-companion-entry = Gib genau eines ein: eine Karte, einen Spielzug oder eine zufällige Wahl, wo die Regeln eine verlangen.
