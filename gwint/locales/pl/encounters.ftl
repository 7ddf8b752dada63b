### What happens when two cards meet: the question box of the rulebook, and gwint meet.

## The players of all scenes

encounter-player = Ala
encounter-opponent = Bartek

## Moments of the game

moment-game-start = Początek rozgrywki
moment-round-end = Koniec rundy
moment-tie = Remis w rundzie
moment-third-round = Trzecia runda

## What lies on the table

encounter-lies = Na polu bitwy { row-in } (strona: { $side }): { $cards }.
encounter-lies-spy = Na polu bitwy { row-in } (strona: { $side }) – szpieg przeciwnika ({ $owner }): { $cards }.
encounter-row-total = Siła całkowita { row-in } (strona: { $side }): { $total }.
encounter-pile = Na stosie kart odrzuconych ({ $side }): { $cards }.
encounter-hand = Na ręce ({ $side }): { $cards }.
encounter-deck = W talii ({ $side }): { $cards }.
encounter-weather = Na polu kart pogody: { $cards }.
encounter-leader = Dowódca ({ $player }): { $leader }.
encounter-leader-horn = Róg dowódcy rozbrzmiewa już { row-in } ({ $player } – { $leader }).
encounter-faction = Frakcja ({ $player }): { $faction }.

## What is done

encounter-play = { $player } zagrywa kartę { $card }.
encounter-use-leader = { $player } używa zdolności dowódcy ({ $leader }).
encounter-round-end = Runda się kończy.
encounter-third-round = Druga runda się kończy i zaczyna się trzecia.
encounter-game-start = Rozgrywka się zaczyna.

## What the events do not say

encounter-cannot-play = Karty { $card } nie można tu zagrać.
encounter-cannot-use = Nie można tu użyć zdolności dowódcy ({ $leader }).
encounter-immune = Karta { $card } to bohater, więc nic tu na nią nie działa.
encounter-random = O części wyniku decyduje los; innym razem może wyjść inaczej.
encounter-unaffected = { $first } i { $second } nie mają na siebie wpływu.
encounter-no-effect = { $first }: żadna zdolność tu nie działa.
encounter-excluded = Karta „{ $subject }” nie występuje w tych zasadach. Z nią wyglądałoby to tak.
encounter-differs = Inaczej jest w zasadach: { $rules }.

## The answer in the terminal

encounter-question = Co się dzieje, gdy spotykają się { $first } i { $second }?
encounter-question-single = Jak to działa: { $first }?
encounter-before = Przedtem
encounter-after = Potem

## The question box of the rulebook

encounter-intro = Wybierz kartę, dowódcę, frakcję albo zdolność, a potem to, z czym ma się spotkać. Program położy jedno i drugie na stole i rozegra spotkanie według wybranych zasad.
encounter-first = Co się spotyka
encounter-second = Z czym
encounter-type-name = Wpisz nazwę w dowolnym języku
encounter-swap = Zamień miejscami
encounter-clear = Wyczyść
encounter-examples = Na przykład
encounter-card-kind = Rodzaj karty
encounter-moment = Moment rozgrywki
encounter-card-link = Co się stanie, gdy ta karta spotka…?
encounter-nothing-found = Nic się tak nie nazywa.

## A name that does not exist

fault-encounter-name = Nic w grze nie nazywa się „{ $name }” albo nazywa się tak kilka kart lub dowódców.{ fault-nearest }
