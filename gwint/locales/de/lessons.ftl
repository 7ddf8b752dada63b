### The rulebook that teaches: a worked first game, example turns and the other ways to play. Numbers and names of cards
### are arguments, computed from the table of the lesson.

## The players of a lesson

lesson-you = Du
lesson-partner = Partner
lesson-opponent = { $number ->
    [0] Gegner
   *[other] Gegner { $number }
}

## Pieces of captions: numbers of cards and points

lesson-own-cards = { $own_hand ->
    [one] { $own_hand } Karte
   *[other] { $own_hand } Karten
}
lesson-own-points = { $own_points ->
    [one] { $own_points } Punkt
   *[other] { $own_points } Punkte
}
lesson-third-points = { $third_points ->
    [one] { $third_points } Punkt
   *[other] { $third_points } Punkte
}

## Introduction

learn-title = Gwent spielen lernen
learn-about = Wenn du Gwent noch nie gespielt hast, lies „Das Spiel in einer Minute“ und verfolge deine erste Partie von Anfang bis Ende: Dann kannst du spielen. Die übrigen Kapitel zeigen jede Fähigkeit in einem Beispielzug, erklären die anderen Spielweisen und führen alle Karten auf.
learn-need = Du brauchst zwei Decks und zwei Anführer. Bei den gedruckten Karten der Ausgabe von 2025 bilden die Karten mit einem weißen Stern für jede Fraktion ein Starterdeck. Am Tisch von gwint, im Browser oder im Terminal, wählst du einfach ein Starterdeck, und alle Stärken werden für dich berechnet.
learn-boards = In den Zeichnungen liegt deine Seite unten und die gegnerische oben. Bei jeder Reihe steht ihre Gesamtstärke, dann folgen ihre Karten mit ihrer Stärke: 4→8 ist eine aufgedruckte 4, die zu 8 geworden ist, und ★ kennzeichnet einen Helden (der weiße Stern auf gedruckten Karten, das Zeichen des Starterdecks, ist ein anderer). 2× steht für zwei Exemplare einer Karte. ◆ ist ein Edelstein, der noch da ist, ◇ ein verlorener. In eckigen Klammern steht, was auf die ganze Reihe wirkt; ► kennzeichnet, wer am Zug ist (am Anfang beide).
learn-leaders = Das sind Beispiele: Die Kartenliste enthält alle Anführer jeder Fraktion. Manche aktive Anführer lassen sich nur unter einer Bedingung einsetzen.
learn-more = Mehr: { $commands }

## The game in a minute

learn-minute-1 = Gwent ist ein Kartenspiel für zwei. Zwei Armeen treffen auf dem Schlachtfeld aufeinander, und die stärkere gewinnt die Runde. Für jede Runde, die du nicht gewinnst, verlierst du einen Edelstein, und wer keinen mehr hat, hat die Partie verloren.
learn-minute-2 = Du spielst ein Deck einer Fraktion mit einem ihrer Anführer an der Spitze. Zu Beginn ziehst du 10 Karten. Sie müssen für die ganze Partie reichen: Später ziehst du Karten nur noch durch Fähigkeiten.
learn-minute-3 = Die meisten Karten sind Einheiten: Kämpfer mit einer Stärke. Deine Seite des Schlachtfelds hat drei Reihen, jede mit einem Symbol: Nahkampf (ein Schwert), Fernkampf (ein Bogen) und Belagerung (ein Katapult). Eine Einheit kommt in die Reihe, deren Symbol sie trägt, und ihre Stärke zählt zu deiner Gesamtstärke.
learn-minute-4 = In deinem Zug tust du genau eines: Du spielst eine Karte aus, setzt deinen Anführer ein (die meisten nur einmal pro Partie) oder passt.
learn-minute-5 = Wenn du passt, hast du in dieser Runde keinen Zug mehr, aber dein Gegner darf weiterspielen. Haben beide gepasst, gewinnt die höhere Gesamtstärke die Runde. Der Verlierer gibt einen seiner zwei Edelsteine ab; bei einem Unentschieden geben beide einen ab.
learn-minute-6 = Dann wird das Schlachtfeld geräumt, und die nächste Runde beginnt mit den Karten, die ihr noch auf der Hand habt. Darin liegt die Kunst: eine Runde mit wenigen Karten zu gewinnen – oder sie mit noch weniger zu verlieren.

## Your first game

lesson-first-game-1 = Du siehst jetzt eine ganze Partie, Zug für Zug. Du spielst die Nördlichen Königreiche, dein Gegner die Monster. Ihr habt eure Decks gemischt und je { lesson-own-cards } gezogen; du siehst deine eigene Hand, aber nicht die deines Gegners. Außerdem hat jeder von euch zwei Edelsteine: Wer eine Runde verliert, verliert einen Edelstein, und wer beide verloren hat, verliert die Partie. Der Münzwurf hat entschieden, dass du den ersten Zug hast.
lesson-first-game-2 = Vor dem ersten Zug darfst du bis zu zwei Handkarten tauschen. Die Zahl auf einer Karte ist ihre Stärke, und „{ $zigrin }“ hat nur { $zigrin_printed }. Du legst die Karte beiseite und ziehst dafür die oberste Karte deines Decks: „{ $drawn }“.
lesson-first-game-3 = Du tauschst auch „{ $soldier }“ und ziehst „{ $drawn }“. Die beiseitegelegten Karten werden in dein Deck zurückgemischt. Dein Gegner ist mit seiner Hand zufrieden und tauscht nichts. Jetzt beginnt die erste Runde.
lesson-first-game-4 = Jede Seite hat drei Reihen: vorn die Nahkampfreihe, dahinter die Fernkampfreihe und ganz hinten die Belagerungsreihe. Das Symbol unter der Stärke zeigt, wohin eine Karte gehört. Du spielst „{ $ves }“ in die Nahkampfreihe. Die Stärken aller deiner Einheiten ergeben zusammen deine Gesamtstärke. Dein Gegner hat noch keine Einheiten, also führst du mit { $own } zu { $enemy }.
lesson-first-game-5 = Dein Gegner spielt „{ $ghoul }“. Viele Karten haben eine Fähigkeit, die ein zweites Symbol anzeigt. Diese hier heißt Musterung: Die Karte holt weitere Karten aus Deck und Hand, hier alle gleichen, und sie werden sofort ausgespielt. In einem einzigen Zug sind mehrere Karten gekommen, aber jede hat nur Stärke { $ghoul_strength }. Es steht { $own } zu { $enemy }.
lesson-first-game-6 = Du spielst „{ $commando }“ mit Stärke { $commando_strength }, und dein Gegner antwortet mit „{ $griffin }“, Stärke { $griffin_strength }. Du führst knapp mit { $own } zu { $enemy }.
lesson-first-game-7 = Du spielst die zweite Karte „{ $commando }“. Ihre Fähigkeit heißt Enge Bindung: Die Stärke wird mit der Anzahl der gleichnamigen Karten auf deiner Seite multipliziert. Aus { $commando_printed } wird { $commando_strength }, und zwar bei beiden. Du führst mit { $own } zu { $enemy }.
lesson-first-game-8 = Dein Gegner spielt die Wetterkarte „{ $frost }“. Wetter liegt zwischen den beiden Seiten und trifft auf beiden dieselbe Reihe: In den Nahkampfreihen sinkt die Stärke jeder Einheit auf 1. Enge Bindung wirkt weiter, multipliziert jetzt aber eine 1, sodass jede Karte „{ $commando }“ nur noch { $commando_strength } hat. Die Gesamtstärken sind auf { $own } und { $enemy } geschrumpft.
lesson-first-game-9 = Du spielst den Spion „{ $thaler }“. Ein Spion kämpft auf der gegnerischen Seite, also bekommt dein Gegner { $thaler_strength } dazu. Dafür ziehst du zwei Karten von deinem Deck: { $drawn }. Das ist ein guter Tausch, denn während der Partie kommt man sonst kaum an neue Karten.
lesson-first-game-10 = Dein Gegner spielt „{ $elemental }“ in die Belagerungsreihe, wohin die Kälte nicht reicht, und führt mit { $enemy } zu { $own }.
lesson-first-game-11 = Du könntest weiterspielen, aber jede Karte, die du jetzt ausspielst, fehlt dir in den nächsten Runden. Du hast { lesson-own-cards } auf der Hand, dein Gegner nur { $enemy_hand }. Also passt du: In dieser Runde hast du keinen Zug mehr. Du verlierst die Runde mit Absicht und behältst deine guten Karten.
lesson-first-game-12 = Auch dein Gegner passt, und die Runde ist zu Ende: { $own_round } zu { $enemy_round }. Du verlierst einen Edelstein. Alle Karten auf dem Schlachtfeld kommen offen auf die Ablagestapel. Die Monster haben jedoch eine Fraktionsfähigkeit: Nach jeder Runde bleibt eine zufällige Einheit liegen. Diesmal ist es „{ $stayed }“.
lesson-first-game-13 = Die zweite Runde beginnt. Wer eine Runde gewinnt, beginnt die nächste, also spielt dein Gegner zuerst: „{ $fiend }“. Neue Karten werden nicht gezogen. Diese Runde musst du gewinnen, denn du hast nur noch einen Edelstein.
lesson-first-game-14 = Du spielst einen Helden: „{ $philippa }“. Helden sind gegen alle Fähigkeiten immun, gute wie schlechte: Weder Wetter noch eine andere Karte kann diese Stärke von { $philippa_strength } ändern.
lesson-first-game-15 = Auch dein Gegner spielt einen Helden: „{ $leshen }“. Du spielst „{ $reaver }“ in die Fernkampfreihe, und dein Gegner legt „{ $frightener }“ dazu. Du liegst mit { $own } zu { $enemy } zurück.
lesson-first-game-16 = Du spielst die zweite Karte „{ $reaver }“. Auch sie hat Enge Bindung: Aus { $reaver_printed } wird { $reaver_strength }, und zwar bei beiden. Du führst mit { $own } zu { $enemy }.
lesson-first-game-17 = Dein Gegner spielt noch einen Helden, „{ $draug }“, und führt mit { $enemy } zu { $own }. Doch ihm gehen die Karten aus: Du hast { lesson-own-cards } auf der Hand, er nur noch { $enemy_hand }.
lesson-first-game-18 = Du spielst die Spezialkarte „{ $horn }“. Spezialkarten haben keine eigene Stärke. Diese kommt an den Anfang einer deiner Reihen und verdoppelt dort bis zum Ende der Runde die Stärke der Einheiten: Jede Karte „{ $reaver }“ hat jetzt { $reaver_strength }. „{ $philippa }“ ist als Held auch dagegen immun und bleibt bei { $philippa_strength }. Du führst mit { $own } zu { $enemy }.
lesson-first-game-19 = Mit den Karten, die ihm bleiben, kann dein Gegner nicht mehr aufholen. Er passt, um sie für die dritte Runde zu behalten.
lesson-first-game-20 = Du führst, also passt du auch und gewinnst die Runde mit { $own_round } zu { $enemy_round }. Dein Gegner verliert einen Edelstein. Auch deine Fraktion hat eine Fähigkeit: Die Nördlichen Königreiche ziehen nach jeder gewonnenen Runde eine Karte. Du ziehst „{ $drawn }“. Auf der anderen Seite bleibt „{ $stayed }“ liegen.
lesson-first-game-21 = Die dritte Runde entscheidet die Partie, denn ihr habt beide nur noch einen Edelstein. Du hast die letzte Runde gewonnen, also beginnst du und spielst „{ $catapult }“ in die Belagerungsreihe. Du hast noch { lesson-own-cards } auf der Hand, dein Gegner nur { $enemy_hand }: Dafür hast du die erste Runde aufgegeben.
lesson-first-game-22 = Dein Gegner spielt „{ $hag }“ und führt mit { $enemy } zu { $own }.
lesson-first-game-23 = Du spielst „{ $medic }“. Ein Heiler holt eine Einheit aus deinem Ablagestapel zurück, wo deine Karten aus den früheren Runden liegen. Du darfst jede Einheit wählen, die kein Held ist.
lesson-first-game-24 = Du wählst „{ $reaver }“; die Karte wird sofort in ihre Reihe gespielt. Ein einziger Zug hat dir zwei Einheiten gebracht, und du führst mit { $own } zu { $enemy }.
lesson-first-game-25 = Jetzt setzt dein Gegner seinen Anführer ein. Jeder Spieler wählt vor der Partie einen; er liegt offen neben den Reihen. Die meisten Anführer kann man einmal pro Partie einsetzen, statt eine Karte auszuspielen. Dieser spielt eine Wetterkarte aus dem Deck: „{ $rain }“. In den Belagerungsreihen sinkt die Stärke aller Einheiten auf 1, auch die von „{ $catapult }“ und „{ $medic }“. Du liegst mit { $own } zu { $enemy } zurück.
lesson-first-game-26 = Für so einen Moment hast du dir deinen eigenen Anführer aufgespart: Er hebt alles Wetter auf. Deine Belagerungsreihe hat wieder ihre volle Stärke, und du führst mit { $own } zu { $enemy }.
lesson-first-game-27 = Dein Gegner spielt seine letzte Karte, „{ $maiden }“. Es reicht nicht: { $own } zu { $enemy }. Ohne Karten und mit eingesetztem Anführer muss er passen.
lesson-first-game-28 = Auch du passt und gewinnst die Runde mit { $own_round } zu { $enemy_round }. Dein Gegner hat beide Edelsteine verloren: Du hast die Partie gewonnen!

## Example turns: how strength is worked out, and heroes

lesson-strength-1 = „{ $rain }“ wirkt auf die Belagerungsreihen, und dort liegen zwei deiner Karten „{ $unit }“ mit Enger Bindung. Zuerst kommt das Wetter: { $unit_printed } sinkt auf 1. Dann multipliziert Enge Bindung diese 1 mit der Anzahl dieser Karten, sodass jede { $unit_strength } hat.
lesson-strength-2 = Du spielst „{ $expert }“ mit Moralschub. Alle anderen Einheiten der Reihe bekommen 1 dazu: Jede Karte „{ $unit }“ steigt von { $unit_before } auf { $unit_strength }.
lesson-strength-3 = Zum Schluss spielst du ein Horn, das das Ergebnis verdoppelt: Jede Karte „{ $unit }“ hat { $unit_strength }. Die Reihenfolge ist immer dieselbe, ganz gleich, welche Karte zuerst gespielt wurde: Wetter, Enge Bindung, Moralschub, Horn. Die aufgedruckte Stärke ändert sich nie; alles wird neu berechnet, sooft eine Karte kommt oder geht.

lesson-kind-hero-1 = „{ $hero }“ ist ein Held; Helden erkennst du am Stern bei ihrer Stärke. Dein Gegner ist am Zug, und es steht { $own } zu { $enemy }.
lesson-kind-hero-2 = Dein Gegner spielt „{ $frost }“. „{ $unit }“ sinkt von { $unit_before } auf { $unit_strength }, aber „{ $hero }“ behält { $hero_strength }: Nichts kann einen Helden schwächen.
lesson-kind-hero-3 = Aber es kann ihn auch nichts stärken. Du spielst „{ $horn }“ in die Nahkampfreihe: „{ $unit }“ wird auf { $unit_strength } verdoppelt, „{ $hero }“ bleibt bei { $hero_strength }.

## Example turns: abilities

lesson-ability-agile-1 = „{ $unit }“ hat Gewandtheit: Die Karte zeigt zwei Reihen, und du wählst beim Ausspielen eine davon. In der Nahkampfreihe würde „{ $frost }“ ihre Stärke auf 1 senken.
lesson-ability-agile-2 = Also spielst du sie in die Fernkampfreihe, wo sie ihre Stärke von { $unit_strength } behält. Deine Gesamtstärke steigt von { $own_before } auf { $own }. Von nun an bleibt die Karte in dieser Reihe.

lesson-ability-medic-1 = Auf deinem Ablagestapel liegen drei Karten aus der letzten Runde. Eine davon, „{ $hero }“, ist ein Held: Helden kann ein Heiler nicht zurückholen.
lesson-ability-medic-2 = Du spielst „{ $medic }“ in die Belagerungsreihe und suchst in deinem Ablagestapel nach einer Einheit.
lesson-ability-medic-3 = Du wählst „{ $unit }“; die Karte wird sofort in ihre Reihe gespielt. Ein einziger Zug hat dir zwei Einheiten gebracht, und deine Gesamtstärke beträgt jetzt { $own }.

lesson-ability-morale-boost-1 = Du hast zwei Einheiten in der Belagerungsreihe und „{ $boost }“ auf der Hand. Die Karte sieht schwach aus: Ihre Stärke ist nur { $boost_printed }.
lesson-ability-morale-boost-2 = Doch sie gibt jeder anderen Einheit ihrer Reihe 1 dazu: „{ $unit }“ steigt von { $unit_before } auf { $unit_strength }. Sich selbst stärkt sie nicht. Deine Gesamtstärke steigt von { $own_before } auf { $own }, also um mehr als die aufgedruckte Stärke der Karte.

lesson-ability-muster-1 = Diese drei Karten holen einander durch Musterung. Zwei davon hast du auf der Hand, „{ $unit }“ und „{ $held }“; die dritte, „{ $found }“, ist in deinem Deck. Welche Karte welche holt, zeigt die Kartenliste.
lesson-ability-muster-2 = Du spielst „{ $unit }“. Damit kommen „{ $found }“ aus deinem Deck und „{ $held }“ von deiner Hand, auch wenn du die Karte lieber für später behalten hättest. In einem einzigen Zug steigt deine Gesamtstärke von { $own_before } auf { $own }. Danach mischst du dein Deck.

lesson-ability-spy-1 = „{ $spy }“ ist ein Spion. Es steht { $own } zu { $enemy }.
lesson-ability-spy-2 = Du spielst „{ $spy }“ in die gegnerische Belagerungsreihe, und die gegnerische Gesamtstärke steigt auf { $enemy }. Dafür ziehst du zwei Karten von deinem Deck: { $drawn }. Eine Karte gespielt, zwei gezogen – und Karten sind mehr wert als ein wenig Stärke.

lesson-ability-tight-bond-1 = Auf deiner Seite liegen zwei Karten „{ $unit }“. Durch Enge Bindung verdoppelt sich ihre Stärke von { $unit_printed }: Jede hat { $unit_strength }. Eine dritte hast du auf der Hand.
lesson-ability-tight-bond-2 = Jetzt sind es drei, und die Stärke jeder einzelnen verdreifacht sich auf { $unit_strength }. Deine Gesamtstärke steigt von { $own_before } auf { $own }.

lesson-ability-commanders-horn-1 = „{ $bard }“ hat nur Stärke { $bard_printed }, trägt aber ein Horn, das die anderen Einheiten der Reihe verdoppelt.
lesson-ability-commanders-horn-2 = Du spielst „{ $bard }“ in die Nahkampfreihe. „{ $unit }“ steigt von { $unit_before } auf { $unit_strength }. Sich selbst verdoppelt „{ $bard }“ nicht. Deine Gesamtstärke beträgt { $own }.
lesson-ability-commanders-horn-3 = Du spielst in dieselbe Reihe noch die Spezialkarte „{ $horn }“. Keine Einheit wird zweimal verdoppelt, also bleibt „{ $unit }“ bei { $unit_strength }. Nun wird aber auch „{ $bard }“ verdoppelt, auf { $bard_strength }. Besser wäre das zweite Horn in einer anderen Reihe gewesen.

lesson-ability-scorch-row-1 = „{ $dragon }“ verbrennt die stärkste Einheit in der gegnerischen Nahkampfreihe, aber nur, wenn diese Reihe insgesamt mindestens 10 hat.
lesson-ability-scorch-row-2 = Die Reihe ist stark genug; der Held „{ $hero }“ zählt mit, kann aber nicht verbrannt werden. Die stärkste Einheit, die kein Held ist, ist „{ $victim }“: Sie kommt auf den Ablagestapel. Wären mehrere gleich stark, träfe es sie alle. Es steht jetzt { $own } zu { $enemy }.

lesson-ability-scorch-1 = „{ $pirate }“ verbrennt die stärkste Einheit auf dem ganzen Schlachtfeld. Zurzeit sind das zwei gleich starke Karten deines Gegners: „{ $victim }“.
lesson-ability-scorch-2 = Beide kommen auf den Ablagestapel, und die gegnerische Gesamtstärke sinkt von { $enemy_before } auf { $enemy }. Vorsicht mit „{ $pirate }“: Wäre keine Einheit stärker, würde die Karte sich selbst verbrennen.

lesson-ability-summon-avenger-1 = „{ $unit }“ hat Stärke { $unit_strength } und sieht nutzlos aus. Dein Gegner hat gepasst, und du liegst mit { $own } zu { $enemy } zurück.
lesson-ability-summon-avenger-2 = Du passt und verlierst die Runde. Beim Räumen des Schlachtfelds wird „{ $unit }“ abgelegt, und dafür wird „{ $avenger }“ herbeigerufen: aus dem Nebendeck, das neben dem Schlachtfeld bereitliegt. Du gehst mit einer Führung von { $own } zu { $enemy } in die nächste Runde.

lesson-ability-berserker-1 = In deiner Nahkampfreihe liegt „{ $mardroeme }“, und du hast „{ $unit }“ auf der Hand, mit einer Stärke von nur { $unit_printed }.
lesson-ability-berserker-2 = Du spielst „{ $unit }“ in dieselbe Reihe, und die Karte verwandelt sich sofort: Sie wird aus dem Spiel entfernt, und an ihre Stelle tritt aus dem Nebendeck „{ $bear }“ mit Stärke { $bear_strength }. „{ $bear }“ hat auch Moralschub, also steigt „{ $ally }“ von { $ally_before } auf { $ally_strength }. Deine Gesamtstärke beträgt { $own }.

lesson-ability-mardroeme-1 = In deiner Fernkampfreihe liegen zwei Karten „{ $unit }“ mit der Fähigkeit Berserker. Jede hat nur Stärke { $unit_strength }.
lesson-ability-mardroeme-2 = Du spielst „{ $druid }“, einen Helden mit der Fähigkeit Mardroeme, in dieselbe Reihe. Beide Berserker verwandeln sich in „{ $bear }“. Diese Karte hat Enge Bindung, also wird aus { $bear_printed } nun { $bear_strength }, und zwar bei beiden. Deine Gesamtstärke steigt von { $own_before } auf { $own }.

## Example turns: special cards

lesson-special-decoy-1 = Dein Gegner hat den Spion „{ $spy }“ auf deine Seite geschickt und gepasst. Der Spion bringt dir { $spy_strength }, aber du kannst ihn besser nutzen.
lesson-special-decoy-2 = Du tauschst „{ $decoy }“ gegen „{ $spy }“: Der Spion kommt auf deine Hand, und „{ $decoy }“ nimmt mit Stärke 0 seinen Platz ein. Deine Gesamtstärke sinkt von { $own_before } auf { $own }.
lesson-special-decoy-3 = In deinem nächsten Zug schickst du den Spion zurück und ziehst zwei Karten: { $drawn }. Du kannst auch eine eigene Einheit zurücknehmen und ihre Fähigkeit ein zweites Mal nutzen, zum Beispiel die eines Heilers.

lesson-special-commanders-horn-1 = Du hast zwei Einheiten in der Belagerungsreihe und „{ $horn }“ auf der Hand. Es steht { $own } zu { $enemy }.
lesson-special-commanders-horn-2 = Du spielst „{ $horn }“ in die Belagerungsreihe. Die Karte liegt am Anfang der Reihe und verdoppelt alle Einheiten dort, auch die, die du in dieser Runde noch dazulegst: „{ $unit }“ steigt von { $unit_before } auf { $unit_strength }. Du führst mit { $own } zu { $enemy }.

lesson-special-scorch-1 = „{ $scorch }“ trifft die stärkste Einheit auf dem ganzen Schlachtfeld, ganz gleich, wem sie gehört. Drei Einheiten haben dieselbe Stärke { $first_strength }: auf der gegnerischen Seite „{ $first }“ und „{ $second }“, auf deiner „{ $own_victim }“.
lesson-special-scorch-2 = Alle drei kommen auf die Ablagestapel. Deine Gesamtstärke sinkt von { $own_before } auf { $own }, die gegnerische von { $enemy_before } auf { $enemy }. Danach wird auch „{ $scorch }“ abgelegt.

lesson-special-mardroeme-1 = „{ $unit }“ liegt mit Stärke { $unit_strength } in deiner Nahkampfreihe. Du liegst mit { $own } zu { $enemy } zurück.
lesson-special-mardroeme-2 = Du spielst „{ $mardroeme }“ in diese Reihe. „{ $unit }“ verwandelt sich: Die Karte wird aus dem Spiel entfernt, und aus dem Nebendeck kommt „{ $bear }“ mit Stärke { $bear_strength }. Auch jeder Berserker, den du später in der Runde in diese Reihe spielst, verwandelt sich. Du führst mit { $own } zu { $enemy }.

## Example turns: weather

lesson-weather-frost-1 = Die gegnerische Armee steht vor allem in der Nahkampfreihe, deine vor allem in der Fernkampfreihe. Es steht { $own } zu { $enemy }.
lesson-weather-frost-2 = Du spielst „{ $card }“. In beiden Nahkampfreihen sinkt die Stärke jeder Einheit auf 1, auch die von „{ $unit }“ auf deiner Seite. Nur der Held „{ $hero }“ behält { $hero_strength }. Du führst mit { $own } zu { $enemy }.

lesson-weather-fog-1 = Dein Gegner hat drei Einheiten in der Fernkampfreihe. Eine davon, „{ $boost }“, hat Moralschub, daher hat „{ $unit }“ { $unit_strength } statt { $unit_printed }.
lesson-weather-fog-2 = Du spielst „{ $card }“. In beiden Fernkampfreihen sinkt die Stärke jeder Einheit auf 1. Moralschub kommt erst danach dazu, also hat „{ $unit }“ { $unit_strength }. Die gegnerische Gesamtstärke sinkt von { $enemy_before } auf { $enemy }.

lesson-weather-rain-1 = Dein Gegner hat zwei Karten „{ $bond }“ in der Belagerungsreihe. Durch Enge Bindung hat jede { $bond_strength }. In deiner eigenen Belagerungsreihe liegt „{ $unit }“.
lesson-weather-rain-2 = Du spielst „{ $card }“. In beiden Belagerungsreihen sinkt die Stärke jeder Einheit auf 1. Enge Bindung multipliziert, was übrig ist, also hat jede Karte „{ $bond }“ noch { $bond_strength }. Die gegnerische Gesamtstärke sinkt von { $enemy_before } auf { $enemy }, deine von { $own_before } auf { $own }.

lesson-weather-storm-1 = Dein Gegner hat Einheiten in der Fernkampf- und in der Belagerungsreihe, deine stehen in der Nahkampfreihe. Es steht { $own } zu { $enemy }.
lesson-weather-storm-2 = Du spielst „{ $card }“, Nebel und Regen in einer Karte: In den Fernkampf- und Belagerungsreihen beider Seiten sinkt die Stärke jeder Einheit auf 1. Du führst mit { $own } zu { $enemy }.

lesson-weather-clear-weather-1 = Kälte und Regen haben die Stärke aller deiner Einheiten auf 1 gesenkt. Du liegst mit { $own } zu { $enemy } zurück.
lesson-weather-clear-weather-2 = Du spielst „{ $card }“. Alle Wetterkarten werden abgelegt, und deine Einheiten haben wieder ihre volle Stärke. Du führst mit { $own } zu { $enemy }.

## Example turns: factions

lesson-faction-monsters-1 = Du spielst die Monster. Dein Gegner hat gepasst, und du führst mit { $own } zu { $enemy }.
lesson-faction-monsters-2 = Du passt und gewinnst die Runde. Eine zufällige Einheit bleibt auf dem Schlachtfeld liegen: „{ $stayed }“. „{ $hero }“ konnte es nicht sein, denn Helden bleiben nie liegen. Du gehst mit einer Führung von { $own } zu { $enemy } in die nächste Runde.

lesson-faction-nilfgaard-1 = Du spielst Nilfgaard. Dein Gegner hat gepasst, und die Gesamtstärken sind gleich: { $own } zu { $enemy }.
lesson-faction-nilfgaard-2 = Du passt. Bei jeder anderen Fraktion wäre das ein Unentschieden, und beide würden einen Edelstein verlieren. Doch Nilfgaard gewinnt bei einem Unentschieden: Nur dein Gegner verliert einen Edelstein.

lesson-faction-northern-realms-1 = Du spielst die Nördlichen Königreiche. Dein Gegner hat gepasst, und du führst mit { $own } zu { $enemy }.
lesson-faction-northern-realms-2 = Du passt und gewinnst die Runde, also ziehst du eine Karte von deinem Deck: „{ $drawn }“. So gehst du mit einer Karte mehr in die nächste Runde.

lesson-faction-scoiatael-1 = Du spielst die Scoia’tael. Es gibt keinen Münzwurf: Noch bevor Karten gezogen werden, entscheidest du, wer den ersten Zug der Partie hat.
lesson-faction-scoiatael-2 = Du lässt deinen Gegner beginnen. Das ist oft die bessere Wahl: Du siehst seine Karte, bevor du deine eigene spielst. Erst jetzt zieht ihr beide eure Handkarten.
lesson-faction-scoiatael-3 = Niemand tauscht eine Karte. Dein Gegner spielt „{ $unit }“. Jetzt kannst du darauf antworten, und du hast noch alle deine Karten.

lesson-faction-skellige-1 = Du spielst Skellige. Die zweite Runde geht zu Ende, und du führst mit { $own } zu { $enemy }. Auf deinem Ablagestapel liegen zwei Karten „{ $unit }“ und der Held „{ $hero }“ aus der ersten Runde.
lesson-faction-skellige-2 = Du passt und gewinnst die Runde. Zu Beginn der dritten Runde kehren zwei zufällige Einheiten (nie Helden) aus deinem Ablagestapel zurück: { $returned }. Sie werden mit ihren Fähigkeiten ausgespielt, also wirkt Enge Bindung: Jede hat { $unit_strength }. Du gehst mit einer Führung von { $own } zu { $enemy } in die letzte Runde.

## Example turns: leaders

lesson-leader-foltest-the-siegemaster-1 = Dieser Anführer ist aktiv: Du darfst ihn einmal pro Partie in deinem Zug einsetzen, statt eine Karte auszuspielen. Er stößt in deiner Belagerungsreihe ins Horn. Du liegst mit { $own } zu { $enemy } zurück.
lesson-leader-foltest-the-siegemaster-2 = Alle Einheiten in deiner Belagerungsreihe sind bis zum Ende der Runde doppelt so stark: „{ $unit }“ steigt von { $unit_before } auf { $unit_strength }. Du führst mit { $own } zu { $enemy } und hast dafür keine Karte verbraucht. In dieser Partie kannst du den Anführer aber nicht noch einmal einsetzen.

lesson-leader-eredin-bringer-of-death-1 = Dieser Anführer nimmt eine Karte aus deinem Ablagestapel auf deine Hand. Anders als bei einem Heiler darf es auch ein Held sein, etwa „{ $hero }“.
lesson-leader-eredin-bringer-of-death-2 = Du setzt den Anführer ein und suchst in deinem Ablagestapel nach der besten Karte.
lesson-leader-eredin-bringer-of-death-3 = Du nimmst „{ $hero }“ auf die Hand. Das war dein ganzer Zug; ausspielen kannst du die Karte in einem späteren.

lesson-leader-emhyr-var-emreis-his-imperial-majesty-1 = Dieser Anführer spielt „{ $card }“ aus deinem Deck. Du kannst ihn nur einsetzen, wenn die Karte noch im Deck ist; nimm also eine oder zwei davon hinein.
lesson-leader-emhyr-var-emreis-his-imperial-majesty-2 = Die Karte liegt wie jede andere Wetterkarte zwischen den beiden Seiten. In den Belagerungsreihen sinkt die Stärke jeder Einheit auf 1. Die gegnerische Gesamtstärke sinkt von { $enemy_before } auf { $enemy }.

lesson-leader-francesca-findabair-queen-of-dol-blathanna-1 = Dieser Anführer verbrennt die stärkste Einheit in der gegnerischen Nahkampfreihe, wenn diese Reihe insgesamt mindestens 10 hat. Du liegst mit { $own } zu { $enemy } zurück.
lesson-leader-francesca-findabair-queen-of-dol-blathanna-2 = Du setzt den Anführer ein. „{ $victim }“ kommt auf den Ablagestapel, und du führst mit { $own } zu { $enemy }.

lesson-leader-king-bran-1 = Dieser Anführer ist passiv: Er wirkt die ganze Zeit, ohne dass du etwas tust. Bei schlechtem Wetter verlieren deine Einheiten nur die Hälfte ihrer Stärke. Dein Gegner ist am Zug.
lesson-leader-king-bran-2 = Dein Gegner spielt „{ $frost }“. Auf der anderen Seite sinkt „{ $enemy_unit }“ auf { $enemy_unit_strength }, aber „{ $unit }“ auf deiner Seite sinkt nur von { $unit_before } auf { $unit_strength }. Du führst mit { $own } zu { $enemy }.

## The other ways to play

variant-ffa = Spiel für 3–5 Spieler
    .about = Drei, vier oder fünf Spieler kämpfen an einem Tisch, jeder gegen jeden. Jeder braucht ein Deck, einen Anführer und Platz für drei Reihen. Ihr spielt nicht um Edelsteine, sondern um Punkte: Du bekommst einen Punkt für jeden Gegner, den du in einer Runde besiegst. Es gelten die Regeln des Duells, mit folgenden Ausnahmen.
    .details = „Verbrennen“, ob als Spezialkarte oder als Fähigkeit von „Pirat des Clans Dimun“, wirkt einmal auf das ganze Schlachtfeld, über alle Seiten hinweg. Wetter und „Gutes Wetter“ betreffen die Reihen aller Spieler. Nilfgaards Anführer „Die Weiße Flamme“ hebt die Fähigkeiten der Anführer aller Gegner auf. Nach der Runde, in der die Partie gewonnen wird, bleibt keine Einheit liegen, es wird keine Karte gezogen, und keine Einheit kehrt zurück.

variant-team = Teamspiel
    .about = Zwei Zweierteams. Partner teilen sich eine Seite des Schlachtfelds: Was der eine spielt, hilft auch dem anderen. Ihr habt zusammen zwei Edelsteine, dürft einander in die Karten sehen und gemeinsam planen. Es gelten die Regeln des Duells, mit folgenden Ausnahmen.
    .details = Den ersten Zug der Partie hat ein zufälliger der vier Spieler, sofern nicht ein Scoia’tael-Spieler entscheidet. Ein Anführer, der eine Karte aus dem Ablagestapel nimmt, nimmt sie auf die Hand seines Spielers; was ein Anführer dir zeigt, sieht auch dein Partner. Spielen beide Teams Monster oder Skellige, wirkt die Fähigkeit für jedes auf seiner eigenen Seite. Mischt Skelliges Anführer „Crach an Craite“ die Ablagestapel zurück, kommt eine Karte in das Deck des Partners, für dessen Fraktion sie gedruckt ist, und ein gegnerischer Spion in das Deck des Partners, der in der Zugfolge zuerst kommt.

variant-solo = Allein gegen den virtuellen Gegner
    .about = Du spielst gegen ein Deck, das sich selbst spielt. Du brauchst nur dein eigenes Deck und die Karten einer anderen Fraktion. Für dich gelten die Regeln des Duells; dein Gegner hat keine Handkarten und folgt eigenen Regeln. Es gibt zwei Varianten, die sich kombinieren lassen. Beim „Deckbau“ bringst du ein selbst gebautes Deck mit, während der Gegner den ganzen Kartensatz seiner Fraktion behält. Bei „Anführer“ greifen die Anführer des Gegners ein, sooft du im Begriff bist, eine Runde zu gewinnen.
    .details = Horn und Mardroeme des Gegners kommen in die Reihe, in der sie ihm am meisten bringen. Auch das „Verbrennen“ seiner Einheiten trifft nur deine Seite. Deine Spione landen auf seinem Ablagestapel, und sein Heiler kann sie wiederbeleben. Wird die Karte unter seiner Finte aufgedeckt, wirkt eine Wetterkarte, ohne dass eine weitere Karte folgt; für einen Spion zieht und spielt er wie gewohnt zwei Karten; unter eine weitere Finte kommt eine neue Karte, die sofort aufgedeckt wird. Weil er keine Handkarten hat, kannst du den Anführer „Kaiser von Nilfgaard“ nicht gegen ihn einsetzen. Im Solo mit Anführern wird bei Gleichstand kein Anführer aufgedeckt.

variant-match = Das Turniermatch
    .about = Für zwei Spieler mit je mehreren Decks. Ein Match besteht aus mehreren Partien, und ein Deck, das gewonnen hat, darf nicht noch einmal verwendet werden: Du musst mit zwei verschiedenen Fraktionen gewinnen.

variant-advanced-building = { advanced-building }
    .about = Nach den üblichen Grenzen sind manche Decks viel stärker als andere. Diese zusätzlichen Grenzen sorgen für Ausgleich. Im Turniermatch gelten sie immer, für jede andere Partie könnt ihr sie vereinbaren.

variant-klub = Die Regeln des Gwint Klub
    .about = Der Gwint Klub in Tschechien spielt nach eigenen Regeln, um die Fraktionen auszubalancieren. Alles, was du gelernt hast, gilt weiterhin, bis auf die Punkte in dieser Tabelle.

variant-witcher3 = Die Regeln des Videospiels
    .about = In „The Witcher 3“, wo alles begann, sind einige Einzelheiten anders. Alles, was du gelernt hast, gilt weiterhin, bis auf die Punkte in dieser Tabelle.

variant-details = Sonderfälle
variant-differences = Was anders ist
variant-leaders = Anführer mit anderer Fähigkeit
variant-solo-leaders = Was die Anführer des Gegners bewirken
variant-solo-leaders-about = In der Variante „Anführer“ bewirken diese Anführer beim virtuellen Gegner etwas Besonderes. Alle anderen wirken wie gewohnt.

solo-effect-play-best-of-own-pile = Der Gegner spielt aus seinem Ablagestapel die Karte, die ihm am meisten nützt, aber keinen Helden.
solo-effect-play-top-card = Der Gegner zieht eine Karte und spielt sie sofort aus.
solo-effect-play-first-weather = Der Gegner spielt die erste Wetterkarte seines Decks; danach wird das Deck gemischt.
solo-effect-revive-random = Der Gegner spielt eine zufällige Einheit aus seinem Ablagestapel, aber keinen Helden.
solo-effect-enemy-discards = Du legst eine Handkarte deiner Wahl ab.
solo-effect-play-best-of-enemy-pile = Der Gegner spielt aus deinem Ablagestapel die Karte, die ihm am meisten nützt; das kann auch ein Held sein.
solo-effect-cancel-leaders = Die Fähigkeit deines Anführers ist für den Rest der Partie aufgehoben.
solo-effect-count-agile = Der Gegner zählt zu seiner Gesamtstärke 1 für jede seiner Einheiten mit Gewandtheit dazu.
solo-effect-play-best-bond = Der Gegner spielt aus seinem Deck die Einheit mit Enger Bindung, die seine Gesamtstärke am meisten erhöht; danach wird das Deck gemischt.
solo-effect-mardroeme-from-deck = Der Gegner spielt „Mardroeme“ aus seinem Deck in die Reihe, in der es ihm am meisten bringt.
solo-effect-half-weather = Die Einheiten des Gegners verlieren bei schlechtem Wetter nur die Hälfte ihrer Stärke.

lesson-mode-ffa-1 = Drei Spieler sitzen am Tisch. Deine beiden Gegner haben mit { $enemy } und { $third } gepasst. Du hast { $own }.
lesson-mode-ffa-2 = Du spielst den Spion „{ $spy }“ und wählst, welcher Gegner ihn bekommt: der zweite, dessen Gesamtstärke auf { $third } steigt. Das ist immer noch weniger als deine. Du ziehst zwei Karten: { $drawn }.
lesson-mode-ffa-3 = Du passt, und die Runde ist zu Ende: { $own_round }, { $enemy_round } und { $third_round }. Du hast beide Gegner besiegt und bekommst { lesson-own-points }; der zweite Gegner hat den ersten besiegt und bekommt { lesson-third-points }. Punkte behältst du für die ganze Partie.

lesson-mode-team-1 = Dein Partner hat zwei Karten „{ $partner_unit }“ in eure gemeinsame Belagerungsreihe gespielt, neben deine Karte „{ $unit }“. Euer Team hat { $own }.
lesson-mode-team-2 = Du spielst „{ $horn }“ in diese Reihe. Das Horn verdoppelt die Einheiten beider Partner: „{ $unit }“ auf { $unit_strength }, jede Karte „{ $partner_unit }“ auf { $partner_unit_strength }. Euer Team hat { $own }. Nun ist ein Spieler des anderen Teams am Zug.

lesson-mode-solo-1 = Der virtuelle Gegner hat keine Handkarten, nur ein Deck. Seinen ersten Zug in dieser Runde hat er schon hinter sich. Nun bist du am Zug, und es steht { $own } zu { $enemy }.
lesson-mode-solo-2 = Du spielst „{ $unit }“. Der Gegner deckt die oberste Karte seines Decks auf: „{ $frost }“. Auf eine Wetterkarte folgt bei ihm immer eine weitere Karte: „{ $toad }“. Du führst mit { $own } zu { $enemy }.
lesson-mode-solo-3 = Du passt. Der Gegner hat einen letzten Zug, und die Runde endet mit { $own_round } zu { $enemy_round }: Du gewinnst sie. In der nächsten Runde hat wieder der Gegner den ersten Zug; eine Karte hat er schon gespielt.
