### The companion for games with printed cards.

## The start

companion-title = Помічник для друкованих карт
companion-about = Грає за віртуального суперника й усе рахує, поки карти лежать на вашому столі
companion-intro = Грайте соло власними картами з коробки: ви відкриваєте карти суперника, а ця сторінка каже, куди їх класти, на що вони діють і чому. Вона рахує силу на всьому столі й не потребує мережі.
companion-new = Нова гра соло
companion-start = Розкласти карти
companion-delete-sure = Справді видалити?

## The screen of a game

companion-todo = Що робити
companion-why = Чому?
companion-find = Назва або код ({ $code })
companion-noted = Записано: «{ $card }». Тепер наступна карта.
companion-your-turn = Зіграйте карту на столі, а потім виберіть її тут.
companion-random = Нехай вирішить телефон
companion-side-deck = Тримайте напохваті карти додаткової колоди:

## The cards of the box

companion-box = Карти з коробки
companion-own-deck = Ваша колода ({ $count })
companion-opponents-deck = Колода суперника ({ $count })

## Laying out the cards

companion-lay-opponents-deck = Перетасуйте весь набір цієї фракції: { $faction }. Покладіть його долілиць як колоду суперника. Кількість карт: { $count }.
companion-lay-leaders = Перетасуйте лідерів цієї фракції й покладіть їх долілиць поруч. Кількість лідерів: { $count }.
companion-lay-own-deck = Перетасуйте свою колоду. Кількість карт: { $count }.

## What to do with a card. The card is named above the sentence.

companion-put = { $where ->
    [nowhere] зіграйте її
    [yours] покладіть { row-to } на своїй стороні
   *[opponents] покладіть { row-to } на стороні суперника
}
companion-from = { $source ->
    [hand] зі своєї руки
    [deck] { $own ->
        [yes] зі своєї колоди
       *[no] з колоди суперника
    }
   *[pile] { $own ->
        [yes] зі свого скиду
       *[no] зі скиду суперника
    }
}
companion-do-placed = { $where ->
    [nowhere] Карта діє одразу.
    [yours] Цю карту покладіть { row-to } на своїй стороні.
   *[opponents] Цю карту покладіть { row-to } на стороні суперника.
}
companion-do-brought = Візьміть карту { companion-from } й { companion-put }.{ $shuffles ->
    [yes] {" "}Потім перетасуйте цю колоду.
   *[no] {""}
}
companion-do-drew = Візьміть { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
companion-do-redraw = Можна замінити { $most ->
    [1] одну карту
    [one] до { $most } карти
    [few] до { $most } карт
   *[many] до { $most } карт
}.
companion-do-began-round = Раунд { $round }: { $own ->
    [yes] перший хід робите ви.
   *[no] перший хід робить суперник.
}
companion-do-passed = { $by_itself ->
    [yes] Вам більше нічим ходити, тож ви пасуєте.
   *[no] Ви пасуєте.
} Суперник має останній хід.
companion-do-summoned = Візьміть карту з додаткової колоди й { companion-put }.
companion-do-transformed = { $left ->
    [yes] Замініть її на карту «{ $into }» з додаткової колоди.
   *[no] Приберіть її з гри: у додатковій колоді не лишилося карти, на яку вона могла б перетворитися.
}
companion-do-went-to-hand = Візьміть карту на руку. На її місці лишається «Опудало».
companion-do-burned = «Страта». Покладіть у скид { $count ->
    [1] карту
   *[other] карти
}: { $cards }.
companion-do-left-game = Приберіть карту з гри.
companion-do-discarded = { $source ->
    [unplaced] Її не можна покласти в жоден ряд.{" "}
   *[play] {""}
}{ $own ->
    [yes] Покладіть карту у свій скид.
   *[no] Покладіть карту у скид суперника.
}
companion-do-laid-weather = { $leader ->
    [yes] Лідер діє як «{ $weather }» і накриває { event-weather-rows }.
   *[no] Покладіть карту в зону погодних карт. Вона накриває { event-weather-rows }.
}
companion-do-sounded-horn = { $own ->
    [yes] Позначте ряд: { row-in } лунає ріг вашого лідера.
   *[no] Позначте ряд: { row-in } лунає ріг лідера суперника.
}
companion-do-used-leader = Переверніть свого лідера: його ефект використано.
companion-do-took-from-pile = Візьміть карту { companion-from } на руку.
companion-do-took-from-deck = Виберіть карту зі своєї колоди й візьміть її на руку. Потім перетасуйте колоду.
companion-do-shuffled-back = { $own ->
    [yes] Поверніть у свою колоду й затасуйте ці карти зі свого скиду: { $cards }.
   *[no] Поверніть у колоду суперника й затасуйте ці карти з його скиду: { $cards }.
}
companion-do-moved = Цю карту перенесіть { row-to }.
companion-do-stayed = Цю карту залишіть { row-in }.
companion-do-swept = Звільніть поле бою: кожна інша карта йде у скид своєї сторони.
companion-do-sat-out = У суперника більше немає карт, тож він не ходить.
companion-do-laid-face-down = Покладіть під «Опудало» верхню карту колоди суперника долілиць, не дивлячись на неї.
companion-do-turned-up-leader = { $cancelled ->
    [yes] Ваше Біле Полум’я скасовує його ефект.
   *[no] Суперник один раз користується цим лідером. Потім приберіть його з гри.
}

## What the companion asks

companion-ask-card = { $source ->
    [under] Відкрийте карту під першою картою «Опудало» суперника. Яка це карта?
   *[deck] Відкрийте верхню карту колоди суперника. Яка це карта?
}
companion-ask-leader = Відкрийте верхнього лідера суперника. Який це лідер?
companion-ask-found = { $own ->
    [yes] Перегляньте свою колоду: скільки в ній карт «{ $card }»?
   *[no] Перегляньте колоду суперника: скільки в ній карт «{ $card }»?
}
companion-ask-from-pile = { $whose ->
    [yours] Візьміть навмання загін зі свого скиду; герої не рахуються. Яка це карта?
    [opponents] Візьміть навмання загін зі скиду суперника; герої не рахуються. Яка це карта?
   *[unknown] Візьміть навмання загін зі скиду; герої не рахуються. Яка це карта?
}
companion-ask-survivor = Один загін Монстрів лишається на полі бою. Виберіть його навмання: який це загін?
companion-ask-first-weather = Перегляньте колоду суперника згори: яка погодна карта перша?

## Faults

fault-companion-no-game = На цьому пристрої такої гри немає.
fault-companion-stale = Гра тим часом пішла далі. Погляньте на неї ще раз.
fault-companion-unreadable = Цю гру вже неможливо прочитати.
fault-companion-entry = Укажіть щось одне: карту, хід або випадковий вибір, якщо його вимагають правила.
