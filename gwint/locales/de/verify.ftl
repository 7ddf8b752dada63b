### What a record proves about its deal: gwint verify and the replay page.

verify-verdict = { $verdict ->
    [proven] Faires Austeilen ist bewiesen: Alle haben dazu beigetragen, und alles folgt aus dem, was vorher feststand.
    [unproven] Die Aufzeichnung ist stimmig, beweist aber nicht, dass fair ausgeteilt wurde.
    [not-dealt] Die Partie begann mit einer Stellung: Es wurden keine Karten ausgeteilt.
   *[wrong] Die Aufzeichnung ist falsch: Sie passt nicht zu dem, was vor dem Austeilen feststand.
}
verify-replay = { $verdict ->
    [proven] Vom Startwert bis zum aufgezeichneten Ende lässt sich jedes Mischen, jede gezogene Karte und jeder Spielzug nachvollziehen.
   *[wrong] Die Partie lässt sich nicht nachspielen.
}
verify-not-dealt = Hier wurde nichts ausgeteilt, was zu prüfen wäre.
verify-no-evidence = Die Aufzeichnung enthält keine Belege für das Austeilen: Sie ist zu alt, oder die Partie wurde nicht auf einem Server gespielt.
verify-evidence = Die Belege für das Austeilen sind unvollständig oder beschädigt.
verify-checksum = { $verdict ->
    [proven] Die Prüfsumme stimmt: Die Aufzeichnung ist so, wie der Server sie geschrieben hat.
   *[wrong] Die Prüfsumme stimmt nicht oder fehlt: Die Aufzeichnung ist nicht so, wie der Server sie geschrieben hat.
}
verify-end = { $verdict ->
    [noted] Die Aufzeichnung endet, bevor die Partie zu Ende ist.
   *[wrong] Die Aufzeichnung sagt nicht, wie die Partie endete und welche Karten zuletzt auf dem Tisch lagen.
}
verify-attempts = { $verdict ->
    [proven] { $count ->
            [2] Die Aufzeichnung nennt beide Versuche, die Karten auszuteilen.
            [one] Die Karten wurden beim ersten Versuch ausgeteilt.
           *[other] Die Aufzeichnung nennt alle { $count } Versuche, die Karten auszuteilen.
        }
   *[wrong] Die Versuche, die Karten auszuteilen, sind nicht vom ersten bis zum letzten nummeriert.
}
verify-failed-attempt = Versuch { $attempt }, die Karten auszuteilen, ist gescheitert. Verursacht von: { $player }.
verify-commitment = { $verdict ->
    [proven] Das Geheimnis von Versuch { $attempt } ist das, auf das sich der Server festgelegt hatte.
   *[wrong] Das Geheimnis von Versuch { $attempt } ist nicht das, auf das sich der Server festgelegt hatte.
}
verify-no-pledge = { $player } hat keine Zufallszahl beigesteuert.
verify-pledge = { $verdict ->
    [proven] { $player } hat die angekündigte Zufallszahl beigesteuert.
   *[wrong] { $player } hat nicht die angekündigte Zufallszahl beigesteuert.
}
verify-decks = { $verdict ->
    [proven] Alle Decks standen fest, bevor die Zufallszahlen bekannt waren.
   *[wrong] Die Decks sind nicht die, die feststanden, bevor die Zufallszahlen bekannt waren.
}
verify-seed = { $verdict ->
    [proven] Der Startwert folgt aus dem Geheimnis und allen Zufallszahlen.
   *[wrong] Der Startwert folgt nicht aus dem Geheimnis und allen Zufallszahlen.
}
verify-message = { $verdict ->
    [proven] Der Startwert gilt für diesen Modus, diese Regeln und diese Decks.
   *[wrong] Der Startwert gilt für einen anderen Modus, andere Regeln oder andere Decks.
}
verify-virtual-deck = { $verdict ->
    [proven] Die Fraktion des virtuellen Gegners folgt aus dem Geheimnis.
   *[wrong] Die Fraktion des virtuellen Gegners folgt nicht aus dem Geheimnis.
}
verify-bot-deck = { $verdict ->
    [proven] Das Deck von { $player } folgt aus dem Geheimnis.
   *[wrong] Das Deck von { $player } folgt nicht aus dem Geheimnis.
}
verify-kept-deck = { $player } hat das Deck der vorigen Partie behalten (Tisch { $table }).
verify-sealed-log = { $verdict ->
    [proven] Das Protokoll des Tisches lässt sich bis zum Ende nachspielen, mit jeder Rücknahme.
   *[wrong] Das Protokoll des Tisches lässt sich nicht nachspielen: Etwas wurde geändert, weggelassen oder hinzugefügt.
}
verify-log-chain = { $verdict ->
    [proven] Bis zum Ende der Partie passt das Protokoll zu dem Hash, den in diesem Augenblick alle erhielten.
   *[wrong] Das Protokoll passt nicht zu dem Hash, den am Ende der Partie alle erhielten.
}
verify-sealed-chains = { $verdict ->
    [proven] Was jeder Betrachter erhalten hat, stimmt mit seiner Hashkette überein. Vergleiche sie mit der Kette deines eigenen Programms.
   *[wrong] Was ein Betrachter erhalten hat, stimmt nicht mit seiner Hashkette überein.
}
verify-own-chain = { $verdict ->
    [proven] Deine Kette stimmt mit der eines Betrachters überein, und zwar nach Ereignis { $count } von { $total }: Das ist die Partie, die du gesehen hast.
   *[wrong] Deine Kette stimmt mit keiner eines Betrachters überein: Das ist nicht die Partie, die du gesehen hast.
}
fault-verify-needs-seal = Eine Kette lässt sich nur mit einem versiegelten Protokoll vergleichen, das ein Server unter /api/tables/TABLE/seal bereithält.
fault-verify-chain = Eine Kette hat 64 Hexadezimalziffern: „{ $text }“ ist keine.
