### What happens when two cards meet: the question box of the rulebook, and gwint meet.

## The players of all scenes

encounter-player = Anna
encounter-opponent = Bernd

## Moments of the game

moment-game-start = Beginn der Partie
moment-round-end = Ende einer Runde
moment-tie = Unentschiedene Runde
moment-third-round = Dritte Runde

## What lies on the table

encounter-lies = Auf der Seite von { $side } liegt { row-in }: { $cards }.
encounter-lies-spy = Auf der Seite von { $side } liegt { row-in }: { $cards }, ausgespielt von { $owner }.
encounter-row-total = Gesamtstärke { row-in } auf der Seite von { $side }: { $total }.
encounter-pile = Auf dem Ablagestapel von { $side }: { $cards }.
encounter-hand = Auf der Hand von { $side }: { $cards }.
encounter-deck = Im Deck von { $side }: { $cards }.
encounter-weather = Auf dem Feld für Wetterkarten: { $cards }.
encounter-leader = Anführer von { $player }: { $leader }.
encounter-leader-horn = { $player }: Das Horn des Anführers ({ $leader }) ist { row-in } schon erklungen.
encounter-faction = Fraktion von { $player }: { $faction }.

## What is done

encounter-play = { $player } spielt „{ $card }“.
encounter-use-leader = { $player } setzt den Anführer ein ({ $leader }).
encounter-round-end = Die Runde endet.
encounter-third-round = Die zweite Runde endet, und die dritte beginnt.
encounter-game-start = Die Partie beginnt.

## What the events do not say

encounter-cannot-play = „{ $card }“ kann hier nicht ausgespielt werden.
encounter-cannot-use = Der Anführer ({ $leader }) kann hier nicht eingesetzt werden.
encounter-immune = „{ $card }“ ist eine Heldenkarte: Hier wirkt nichts auf sie.
encounter-random = Einen Teil davon entscheidet der Zufall; es kann auch anders ausgehen.
encounter-unaffected = „{ $first }“ und „{ $second }“ haben keine Wirkung aufeinander.
encounter-no-effect = „{ $first }“ hat keine Fähigkeit, die hier wirkt.
encounter-excluded = „{ $subject }“ kommt in diesen Regeln nicht vor. So würde es ausgehen.
encounter-differs = Nach diesen Regeln geht es anders aus: { $rules }.

## The answer in the terminal

encounter-question = Was passiert, wenn „{ $first }“ auf „{ $second }“ trifft?
encounter-question-single = Was bewirkt „{ $first }“?
encounter-before = Vorher
encounter-after = Nachher

## The question box of the rulebook

encounter-intro = Wähle eine Karte, einen Anführer, eine Fraktion oder eine Fähigkeit und das, worauf sie trifft. Beides wird auf einen Tisch gelegt und nach den gewählten Regeln gespielt.
encounter-first = Zuerst
encounter-second = Trifft auf
encounter-type-name = Name in einer beliebigen Sprache
encounter-swap = Beide vertauschen
encounter-clear = Leeren
encounter-examples = Zum Beispiel
encounter-card-kind = Kartenart
encounter-moment = Zeitpunkt in der Partie
encounter-card-link = Was passiert, wenn diese Karte auf … trifft?
encounter-nothing-found = Kein Name passt dazu.

## A name that does not exist

fault-encounter-name = Den Namen „{ $name }“ gibt es im Spiel nicht, oder mehrere Karten oder Anführer tragen ihn.{ fault-nearest }
