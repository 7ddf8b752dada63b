### Поради: чому хід вартий того, підказка за столом і розбір ігор.

## Пас

advice-round-won = { $lead ->
    [0] Раунд виграно: нічия зараховується цій стороні, і ніхто вже не може відповісти.
   *[other] Раунд виграно: перевага { $lead }, і ніхто вже не може відповісти.
}
advice-pass-now = { $lead ->
    [0] Тут досить нічиєї: хто хоче цей раунд, мусить витратити на нього карти.
   *[other] Перевага { $lead }: хто хоче цей раунд, мусить витратити на нього карти.
}
advice-give-round = { $behind ->
    [0] Порівну: в іншому раунді карти варті більше.
   *[other] Відставання { $behind }: в іншому раунді карти варті більше.
}
advice-hopeless = Цього раунду вже ніщо не врятує.
advice-card-advantage = Більше карт на руці на потім: { $own } проти { $theirs }.
advice-waits = Нічого не видає, а інші мусять першими показати більше.

## Карти

advice-wins-round = Досить, щоб виграти раунд: { $own } проти { $theirs }.
advice-beats = Позаду буде більше суперників: { $count } з { $opponents }.
advice-spy = Шпигун міняє силу на карти: { $given } на { $cards }.
advice-decoy = Повертається на руку, і цю карту можна зіграти знову: { $card }.
advice-decoy-spy = За повернутого шпигуна можна ще раз узяти карти: { $card }.
advice-medic-target = Зі скиду повертається: { $card }.
advice-scorch = Гине більше чужої сили, ніж своєї: { $theirs } проти { $own }.
advice-weather = Погода забирає в суперника більше, ніж у своєї сторони: { $theirs } проти { $own }.
advice-clear-weather = Ослаблені загони повертають собі силу: +{ $points }.
advice-horn = Увесь ряд рахується подвійно: +{ $points }.
advice-horn-ahead = Усе, що прийде в цей ряд пізніше, рахується подвійно.
advice-bond = Поруч вони сильніші: { $card } ×{ $count }, +{ $points }.
advice-muster = Ця карта приходить не сама: +{ $points }.
advice-mardroeme = Берсерки перетворюються: +{ $points }.
advice-morale = Виграє весь ряд: +{ $points }.
advice-avenger = Якщо карта загине, її місце займе інша: { $card }.
advice-last-round = Цей раунд вирішує гру, тож берегти нічого не треба: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, і тоді перевага { $by }.
    [behind] +{ $points }, хоча відставання ще { $by }.
   *[level] +{ $points }, і тоді порівну.
}
advice-hold-scorch = Сильніший загін поки що недосяжний для «Страти»: { $card }.
advice-thrift = З усіх карт на руці її бракуватиме найменше: { $card }.
advice-hero = Їй не зашкодить ні погода, ні «Страта»: { $card }.
advice-leader = Настав час лідера: { $leader }.

## Вибір

advice-redraw = { $card }: замість неї може прийти щось корисніше.
advice-redraw-weak = { $card }: у колоді загалом кращі карти.
advice-redraw-muster = { $card }: інша карта на руці й так покличе її з колоди.
advice-redraw-keep = Рука добра такою, як є.
advice-stays = Загони лежать там, де дають найбільше.
advice-start-first = Хто починає, той задає темп.
advice-start-last = Хто ходить останнім, той бачить перед рішенням більше.
advice-claim-kept = Право вибору може бути варте більше в пізнішому раунді.
advice-take = Найкорисніше з того, що можна взяти: { $card }.
advice-discard = Її бракуватиме найменше: { $card }.
advice-against = Ніхто інший не має такої сили на полі бою.
advice-shift = В іншому ряді дає більше: { $card }, +{ $points }.

## Підказка в терміналі

hint-chance = { $chance } %
hint-now = Шанс на перемогу за найкращого ходу: { $chance }

## gwint analyse

analyse-judging = Оцінювання ходів
analyse-chances = Шанс на перемогу, хід за ходом
analyse-round = раунд { $round }
analyse-turning = Переломні моменти
analyse-others = Інші ходи, які можна було покращити
analyse-no-turning = Жоден хід не переломив гри.
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
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Оцінено пошуком у дереві
   *[no] Оцінено за планом
}, { $unit ->
    [milliseconds] час на хід: { $amount } мс.
    [simulations] симуляції на хід: { $amount }.
   *[none] відразу.
}
fault-analyse-empty = У цьому записі немає ходу, який можна було б оцінити.
fault-analyse-seat = Гравця { $number } немає; гравці мають номери від 1 до { $most }.
