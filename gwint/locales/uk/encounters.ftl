### What happens when two cards meet: the question box of the rulebook, and gwint meet.

## The players of all scenes

encounter-player = Аліна
encounter-opponent = Богдан

## Moments of the game

moment-game-start = Початок гри
moment-round-end = Кінець раунду
moment-tie = Нічия в раунді
moment-third-round = Третій раунд

## What lies on the table

encounter-lies = { $row ->
    [close] У ряді ближнього бою
    [ranged] У ряді дальнього бою
   *[siege] У ряді облогового бою
} (сторона: { $side }): { $cards }.
encounter-lies-spy = { $row ->
    [close] У ряді ближнього бою
    [ranged] У ряді дальнього бою
   *[siege] У ряді облогового бою
} (сторона: { $side }): { $cards }. Цього шпигуна зіграв суперник ({ $owner }).
encounter-row-total = Загальна сила { $row ->
    [close] ряду ближнього бою
    [ranged] ряду дальнього бою
   *[siege] ряду облогового бою
} (сторона: { $side }): { $total }.
encounter-pile = У скиді ({ $side }): { $cards }.
encounter-hand = На руці ({ $side }): { $cards }.
encounter-deck = У колоді ({ $side }): { $cards }.
encounter-weather = У зоні погодних карт: { $cards }.
encounter-leader = Лідер ({ $player }): { $leader }.
encounter-leader-horn = { $player }: { row-in } вже лунає ріг лідера ({ $leader }).
encounter-faction = Фракція ({ $player }): { $faction }.

## What is done

encounter-play = { $player } грає карту «{ $card }».
encounter-use-leader = { $player } користується ефектом лідера ({ $leader }).
encounter-round-end = Раунд закінчується.
encounter-third-round = Другий раунд закінчується, і починається третій.
encounter-game-start = Гра починається.

## What the events do not say

encounter-cannot-play = Карту «{ $card }» тут зіграти не можна.
encounter-cannot-use = Ефектом лідера ({ $leader }) тут скористатися не можна.
encounter-immune = «{ $card }» — карта героя, тож ніщо тут на неї не діє.
encounter-random = Частину вирішує випадок; іншим разом може вийти інакше.
encounter-unaffected = «{ $first }» і «{ $second }» не впливають одне на одного.
encounter-no-effect = «{ $first }» не має ефекту, який тут діяв би.
encounter-excluded = За цими правилами «{ $subject }» не використовується. Ось що сталося б, якби це було дозволено.
encounter-differs = Інакше вийде за такими правилами: { $rules }.

## The answer in the terminal

encounter-question = Що станеться, коли зустрінуться «{ $first }» і «{ $second }»?
encounter-question-single = Як діє «{ $first }»?
encounter-before = До
encounter-after = Після

## The question box of the rulebook

encounter-intro = Виберіть, що з чим зустрінеться: карти, лідерів, фракції чи ефекти. Їх буде викладено на стіл і розіграно за вибраними правилами.
encounter-first = Що зустрічається
encounter-second = З чим
encounter-type-name = Уведіть назву будь-якою мовою
encounter-swap = Поміняти місцями
encounter-clear = Очистити
encounter-examples = Наприклад
encounter-card-kind = Вид карти
encounter-moment = Момент гри
encounter-card-link = Що станеться, коли ця карта зустріне іншу?
encounter-nothing-found = Нічого з такою назвою немає.

## A name that does not exist

fault-encounter-name = Назви «{ $name }» у грі немає, або її мають кілька карт чи лідерів.{ fault-nearest }
