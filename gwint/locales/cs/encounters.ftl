### What happens when two cards meet: the question box of the rulebook, and gwint meet.

## The players of all scenes

encounter-player = Anežka
encounter-opponent = Bořek

## Moments of the game

moment-game-start = Začátek zápasu
moment-round-end = Konec kola
moment-tie = Remíza v kole
moment-third-round = Třetí kolo

## What lies on the table

encounter-lies = Na bojišti { row-in } (strana: { $side }): { $cards }.
encounter-lies-spy = Na bojišti { row-in } (strana: { $side }): { $cards }; kartu sem zahrál soupeř ({ $owner }).
encounter-row-total = Součet síly { row-in } (strana: { $side }): { $total }.
encounter-pile = V odkládacím balíčku ({ $side }): { $cards }.
encounter-hand = V ruce ({ $side }): { $cards }.
encounter-deck = V herním balíčku ({ $side }): { $cards }.
encounter-weather = Na poli pro počasí: { $cards }.
encounter-leader = Velitel ({ $player }): { $leader }.
encounter-leader-horn = { $player }: velitelův roh ({ $leader }) už zní { row-in }.
encounter-faction = Frakce ({ $player }): { $faction }.

## What is done

encounter-play = { $player } hraje kartu „{ $card }“.
encounter-use-leader = { $player } používá velitele ({ $leader }).
encounter-round-end = Kolo končí.
encounter-third-round = Druhé kolo končí a začíná třetí.
encounter-game-start = Zápas začíná.

## What the events do not say

encounter-cannot-play = Kartu „{ $card }“ tu nelze zahrát.
encounter-cannot-use = Velitele ({ $leader }) tu nelze použít.
encounter-immune = „{ $card }“ je karta hrdiny, takže na ni tady nic nepůsobí.
encounter-random = O části výsledku rozhoduje náhoda; jindy to může dopadnout jinak.
encounter-unaffected = „{ $first }“ a „{ $second }“ se navzájem neovlivňují.
encounter-no-effect = „{ $first }“ nemá schopnost, která by tu působila.
encounter-excluded = „{ $subject }“ se podle těchto pravidel nepoužívá. Jinak by to dopadlo takto.
encounter-differs = Jinak to dopadne podle pravidel: { $rules }.

## The answer in the terminal

encounter-question = Co se stane, když se potkají „{ $first }“ a „{ $second }“?
encounter-question-single = Jak působí „{ $first }“?
encounter-before = Předtím
encounter-after = Potom

## The question box of the rulebook

encounter-intro = Vyber kartu, velitele, frakci nebo schopnost a k ní to, s čím se má potkat. Obojí se vyloží na stůl a zahraje podle zvolených pravidel.
encounter-first = Co se potká
encounter-second = S čím
encounter-type-name = Napiš název v libovolném jazyce
encounter-swap = Prohodit
encounter-clear = Vymazat
encounter-examples = Například
encounter-card-kind = Druh karty
encounter-moment = Okamžik zápasu
encounter-card-link = Co se stane, když tato karta potká…?
encounter-nothing-found = Nic se tak nejmenuje.

## A name that does not exist

fault-encounter-name = Nic ve hře se nejmenuje „{ $name }“, nebo se tak jmenuje více karet či velitelů.{ fault-nearest }
