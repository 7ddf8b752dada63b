### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Гравець { $number }

## Parts of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } (сторона: { $side })
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] всі ряди ближнього бою
    [fog] всі ряди дальнього бою
    [rain] всі ряди облогового бою
   *[storm] всі ряди дальнього й облогового бою
}

## Who starts, and with which cards

event-tossed = Підкидання монети виграє: { $player }.
event-drew-lot = Навмання вибрано: { $player }.
event-chose-starter = { $scoiatael ->
    [once-any-round] { $own ->
        [yes] { $player } починає цей раунд.
       *[no] { $player } віддає перший хід у цьому раунді. Починає: { $starter }.
    }
   *[game-start] { $own ->
        [yes] { $player } починає гру.
       *[no] { $player } віддає перший хід у грі. Починає: { $starter }.
    }
}
event-kept-claim = { $player } цього разу не вирішує, хто почне, і зберігає це право на потім.
event-drew = { $player } бере { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ event-shown }.
event-exchanged = { $player } замінює карту «{ $gave }» на карту «{ $drew }».
event-finished-redraw = { $player } закінчує заміну карт.

## Turns

event-began-round = Раунд { $round }. Починає: { $player }.
event-passed = { $by_itself ->
    [yes] { $player } більше не має чим ходити й пасує.
   *[no] { $player } пасує.
}
event-played = { $how ->
    [called] { $player } кличе { $source ->
        [hand] з руки
       *[deck] з колоди
    } карту «{ $card }»{ event-where }.
    [revived] { $player } повертає зі скиду карту «{ $card }»{ event-where }.
    [returned] { $player }: зі скиду повертається карта «{ $card }»{ event-where }.
    [leader] { $player }: лідер грає { $source ->
        [enemy-pile] зі скиду суперника
        [pile] зі свого скиду
       *[deck] з колоди
    } карту «{ $card }»{ event-where }.
    [turned-up] { $player } відкриває з-під карти «Опудало» й грає карту «{ $card }»{ event-where }.
   *[played] { $player } грає карту «{ $card }»{ event-where }.
}
event-summoned = На виклик { row-to } приходить карта «{ $card }» (сторона: { $side }).
event-transformed = { $left ->
    [yes] Карта «{ $card }» { row-in } перетворюється на карту «{ $into }» (сторона: { $side }).
   *[no] Карта «{ $card }» вибуває з гри (сторона: { $side }): у додатковій колоді не лишилося карти, на яку вона могла б перетворитися.
}
event-went-to-hand = { $player } повертає на руку карту «{ $card }».
event-burned = «Страта» забирає: { $cards }.
event-left-game = Карта «{ $card }» вибуває з гри.
event-discarded = { $source ->
    [hand] { $player } скидає з руки карту «{ $card }».
   *[play] У скид іде карта «{ $card }» ({ $player }).
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }: лідер діє як «{ $weather }» і накриває { event-weather-rows }.
   *[no] «{ $weather }» накриває { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Немає погоди, яку можна було б скасувати.
   *[other] Погоду скасовано: { $weathers }.
}
event-sounded-horn = { $player }: { row-in } лунає ріг лідера.
event-used-leader = { $player } користується ефектом лідера.
event-took-from-pile = { $own ->
    [yes] { $player } бере на руку зі свого скиду карту «{ $card }».
   *[no] { $player } бере на руку зі скиду суперника ({ $side }) карту «{ $card }».
}
event-took-from-deck = { $known ->
    [yes] { $player } бере на руку з колоди карту «{ $card }».
   *[no] { $player } бере на руку карту з колоди, не показуючи її.
}
event-saw-hand = { $player } переглядає { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з руки суперника ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player } повертає в колоду й затасовує { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} зі скиду ({ $cards }).
event-moved = Карта «{ $card }» переходить { row-to } (сторона: { $side }).

## Ends

event-ended-round = Кінець раунду { $round }: { $totals }. { $count ->
    [0] Нічия.
    [1] Перемагає: { $winners }.
   *[other] Перемагають: { $winners }.
} { $scored ->
    [points] Очки: { $points }.
   *[gems] Лишилося самоцвітів: { $gems }.
}
event-stayed = Карта «{ $card }» { row-in } лишається на полі бою (сторона: { $side }).
event-swept = Поле бою звільняють: у скид { $count ->
    [0] не йде жодна карта
    [one] іде { $count } карта
    [few] ідуть { $count } карти
   *[many] іде { $count } карт
}.
event-replayed = Гра закінчується внічию, і її повторюють (повторення { $replay }).
event-ended-game = { $count ->
    [0] Гра закінчується внічию.
    [1] Кінець гри. Перемагає: { $winners }.
   *[other] Кінець гри. Перемагають: { $winners }.
}

## A virtual opponent

event-judged = { $player } зважує: { $ways }. Вибір: { $chosen } — { $decided ->
    [gain] { $measure ->
        [own] так найбільше зростає його загальна сила
       *[lead] так найбільше зростає його перевага над вами
    }
    [lead] порівну, але так найбільше зростає його перевага над вами
    [row] порівну, але в цьому ряді найбільше карт
   *[chance] порівну, вибрано навмання
}.
event-no-card = нічого
event-sat-out = { $player }: у колоді вже немає карт, тож ходу немає.
event-laid-face-down = { $player } кладе верхню карту колоди долілиць під «Опудало», що лежить { row-in }.
event-turned-up-leader = { $player } відстає ({ $totals }) і відкриває лідера: { $leader }{ $cancelled ->
    [yes] . Ефекту немає: його скасовує Біле Полум’я
   *[no] { "" }
}.
event-added-to-total = { $player }: лідер додає { $count } до загальної сили в цьому раунді.
