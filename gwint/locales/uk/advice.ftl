### Advice: the reasons for a move, the hint at the table, and the analysis of a game.

## Passing

advice-round-won = { $lead ->
    [0] Раунд виграно: нічия тут означає перемогу, а суперники вже не можуть нічого зробити.
   *[other] Раунд виграно: перевага { $lead }, а суперники вже не можуть нічого зробити.
}
advice-pass-now = { $lead ->
    [0] Тут досить нічиєї: суперник, який хоче виграти цей раунд, мусить витратити на нього карти.
   *[other] Перевага { $lead }: суперник, який хоче виграти цей раунд, мусить витратити на нього карти.
}
advice-give-round = { $behind ->
    [0] Порівну: в іншому раунді карти варті більше.
   *[other] Відставання { $behind }: в іншому раунді карти варті більше.
}
advice-hopeless = Цього раунду вже ніщо не врятує.
advice-card-advantage = На потім лишається більше карт: { $own } проти { $theirs }.
advice-waits = Так ви нічого не видаєте, а інші мусять розкритися першими.

## Cards

advice-wins-round = Досить, щоб виграти раунд: { $own } проти { $theirs }.
advice-beats = Ви випередите більше суперників: { $count } з { $opponents }.
advice-spy = Шпигун міняє силу на карти: { $given } на { $cards }.
advice-decoy = Ця карта повертається на руку, і її можна зіграти знову: { $card }.
advice-decoy-spy = { $card }: за повернутого шпигуна можна ще раз узяти карти.
advice-medic-target = Зі скиду повертається: { $card }.
advice-scorch = Суперник втратить більше сили, ніж ви: { $theirs } проти { $own }.
advice-weather = Погода забирає в суперника більше, ніж у вас: { $theirs } проти { $own }.
advice-clear-weather = Ослаблені загони повертають собі силу: +{ $points }.
advice-horn = Сила всього ряду подвоюється: +{ $points }.
advice-horn-ahead = Подвоїться й сила всіх загонів, які прийдуть у цей ряд пізніше.
advice-bond = Разом ці загони сильніші: { $card } ×{ $count }, +{ $points }.
advice-muster = Ця карта приводить із собою інші: +{ $points }.
advice-mardroeme = Берсерки перетворюються: +{ $points }.
advice-morale = Сильнішає весь ряд: +{ $points }.
advice-avenger = Якщо цю карту скинуть, її місце займе інша: { $card }.
advice-last-round = Цей раунд вирішальний, тож берегти карти вже нема для чого: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, і тоді у вас перевага { $by }.
    [behind] +{ $points }, але ви ще відстаєте на { $by }.
   *[level] +{ $points }, і тоді сили рівні.
}
advice-hold-scorch = Так сильнішому загонові поки що не загрожує «Страта»: { $card }.
advice-thrift = Цієї карти з руки вам бракуватиме найменше: { $card }.
advice-hero = Цій карті не зашкодить ні погода, ні «Страта»: { $card }.
advice-leader = Настав час лідера: { $leader }.

## Choices

advice-redraw = { $card }: замість неї може прийти щось корисніше.
advice-redraw-weak = { $card }: у колоді загалом кращі карти.
advice-redraw-muster = { $card }: інша карта на руці й так покличе її з колоди.
advice-redraw-keep = Рука й так добра.
advice-stays = Загони вже там, де дають найбільше.
advice-start-first = Хто починає, той задає темп.
advice-start-last = Хто ходить останнім, той бачить перед рішенням більше.
advice-claim-kept = Право вибору може бути варте більше в пізнішому раунді.
advice-take = Найкорисніше з того, що можна взяти: { $card }.
advice-discard = Цієї карти вам бракуватиме найменше: { $card }.
advice-against = Цей суперник має найбільшу силу на полі бою.
advice-shift = В іншому ряді ця карта дає більше: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance } %
hint-now = Шанс на перемогу за найкращого ходу: { $chance }

## gwint analyse

analyse-judging = Оцінювання ходів
analyse-chances = Шанс на перемогу хід за ходом
analyse-curve = Крива показує шанс на перемогу цієї сторони: { $side }. Решту до 100 % має друга сторона. Відсотки біля ходу стосуються того, хто його зробив.
analyse-round = раунд { $round }
analyse-others = Інші ходи, які могли бути кращими
analyse-no-turning = Жоден окремий хід не змінив перебігу гри.
analyse-move = Хід { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] найкращий
    [good] добрий
    [doubtful] сумнівний
    [mistake] помилка
   *[blunder] груба помилка
}, { $before } → { $after }
analyse-better = Краще: { $move }.
analyse-player = Гравець
analyse-moves = Ходи
analyse-best = Найкращі
analyse-good = Добрі
analyse-doubtful = Сумнівні
analyse-mistake = Помилки
analyse-blunder = Грубі помилки
analyse-loss = Втрата за хід
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Ходи оцінив пошук у дереві
   *[no] Ходи оцінив планувальник
} { $unit ->
    [milliseconds] (час на хід: { $amount } мс).
    [simulations] (симуляцій на хід: { $amount }).
   *[none] миттєво.
}
fault-analyse-empty = У цьому записі немає ходів, які можна було б оцінити.
fault-analyse-seat = Гравця { $number } немає; гравці мають номери від 1 до { $most }.
