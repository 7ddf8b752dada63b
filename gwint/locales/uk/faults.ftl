### Faults: what is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Рядок { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Можливо, ви мали на увазі: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] { "" }
   *[other] { " " }Хто зараз може ходити: { $acting }.
}
list-more = { $list } та ще { $count }

## Moves

fault-illegal-move = «{ $move }» — такого ходу зараз не дозволено. Дозволено: { $legal }.
fault-illegal-phrase = «{ $text }» — такого ходу зараз не дозволено. Дозволено: { $legal }.
fault-unknown-phrase = «{ $text }» — це не хід.{ fault-nearest } Дозволено: { $legal }.
fault-ambiguous-move = «{ $text }» може означати кілька ходів. Виберіть один: { $moves }.
fault-not-your-turn = Зараз не ваш хід.{ fault-acting }
fault-too-many-cards = Стількох карт у грі бути не може; дозволено щонайбільше { $most }.
fault-more-faults =
    { $count ->
        [one] Є ще { $count } помилка.
        [few] Є ще { $count } помилки.
        [many] Є ще { $count } помилок.
       *[other] Є ще { $count } помилки.
    }
fault-game-over = Гру закінчено, ходити більше не можна.
fault-open-game-mode = Друкованими картами можна грати лише соло; режим «{ $mode }» неможливий. Виберіть solo або solo-leaders.
fault-outcome-needed = Спершу вкажіть, що відкрито.
fault-no-outcome-needed = Нічого не відкрито; зараз ваш хід.
fault-impossible-outcome = «{ $text }» тут не могли відкрити. Можливі варіанти: { $options }.
fault-cannot-undo = { $moves ->
    [0] Немає ходу, який можна було б скасувати.
    [1] Скасувати можна лише 1 хід, а не { $count }.
   *[other] Скасувати можна від 1 до { $moves ->
        [one] { $moves } ходу
        [few] { $moves } ходів
       *[many] { $moves } ходів
    }, а не { $count }.
}

## Rules

fault-option-name = Опції «{ $option }» немає.{ fault-nearest } Опції: { $options }.
fault-option-value = Опція «{ $option }» не може мати значення «{ $value }».{ fault-nearest } Її значення: { $values }.
fault-ruleset-name = Набору правил «{ $name }» немає.{ fault-nearest } Набори правил: { $names }. Окремі опції пишуть так: опція=значення.
fault-option-alone = Опції «{ $option }» потрібне значення. Її значення: { $values }. Пишуть так: { $option }=значення.
fault-ruleset-commas = Розділяйте опції комами: «{ $expected }» замість «{ $text }».
fault-topic-name = Теми «{ $name }» у правилах немає.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = «{ $leader }» — не лідер цієї фракції ({ $faction }). Виберіть одного з її лідерів.
fault-deck-leader-not-in-pool = «{ $leader }» — такого лідера за цим столом не дозволено. Виберіть іншого.
fault-deck-too-few-units = У колоді { $units ->
    [1] { $units } карта загону або героя
    [one] { $units } карта загонів або героїв
    [few] { $units } карти загонів або героїв
   *[many] { $units } карт загонів або героїв
}; треба щонайменше { $least }.
fault-deck-too-few-cards = У колоді { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}; треба щонайменше { $least }.
fault-deck-too-many-specials = У колоді { $specials ->
    [one] { $specials } особлива карта
    [few] { $specials } особливі карти
   *[many] { $specials } особливих карт
}; дозволено щонайбільше { $most }.
fault-deck-too-many-heroes = У колоді { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
   *[many] { $heroes } героїв
}; { $most ->
    [0] героїв не дозволено
   *[other] дозволено щонайбільше { $most }
}.
fault-deck-too-many-spies = У колоді { $spies ->
    [one] { $spies } шпигун
    [few] { $spies } шпигуни
   *[many] { $spies } шпигунів
}, враховуючи героїв; дозволено щонайбільше { $most }.
fault-deck-too-many-medics = У колоді { $medics ->
    [one] { $medics } медик
    [few] { $medics } медики
   *[many] { $medics } медиків
}, враховуючи героїв; дозволено щонайбільше { $most }.
fault-deck-too-strong = Загальна надрукована сила карт колоди — { $strength }; дозволено щонайбільше { $most }.
fault-deck-too-many-copies = «{ $card }»: у колоді { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а в колекції лише { $most }.
fault-deck-wrong-faction = «{ $card }» не належить до набору цієї фракції ({ $faction }).
fault-deck-side-deck-card = «{ $card }» належить до додаткової колоди й не може бути в колоді на початку гри.
fault-deck-card-not-in-pool = «{ $card }» — такої карти за цим столом не дозволено.
fault-starter-name = Колоди для ознайомлення «{ $name }» немає.{ fault-nearest } Колоди для ознайомлення: { $names }.
fault-unknown-deck = «{ $name }» — не колода для ознайомлення й не код колоди.{ fault-nearest } Колоди для ознайомлення: { $names }.

## The text of a deck

fault-deck-text = Колоду не вдалося прочитати.
    { $faults }
fault-deck-text-twice = «{ $header }» трапляється вдруге, а досить одного разу.
fault-deck-text-no-leader = У колоді немає лідера. Додайте рядок, що починається з «лідер:».
fault-deck-text-leader = «{ $text }» — такого лідера немає.{ fault-nearest }
fault-deck-text-faction = «{ $text }» — такої фракції немає.{ fault-nearest }
fault-deck-text-count = { fault-card-count }
fault-deck-text-card = «{ $text }» — такої карти немає.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = Це не код колоди. Код колоди починається з «{ $expected }».
fault-deck-code-version = Код колоди має версію «{ $version }»; прочитати можна лише версію { $known }.
fault-deck-code-character = Код колоди не може містити знака «{ $character }» (місце { $place }). Він складається з латинських літер від A до Z, цифр, «-» та «_».
fault-deck-code-checksum = Код колоди введено з помилкою або не повністю. Скопіюйте його ще раз, від першого знака до останнього.
fault-deck-code-damaged = Код колоди пошкоджено. Скопіюйте його ще раз, від першого знака до останнього.
fault-deck-code-faction = У коді колоди вказано фракцію номер { $number }, а є лише номери від 1 до 5.
fault-deck-code-leader = У коді колоди вказано лідера номер { $number }, якого в цій фракції ({ $faction }) немає.
fault-deck-code-card = У коді колоди вказано карту номер { $number }, якої в цій фракції ({ $faction }) немає.
fault-deck-code-copies = «{ $card }»: у колоді { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а код колоди вміщує щонайбільше { $most }.
fault-deck-code-other-faction = Код колоди вміщує лише карти й лідерів її фракції ({ $faction }), а не «{ $card }».

## Names and numbers in a text

fault-unknown-card = Карти «{ $text }» немає.{ fault-nearest }
fault-unknown-leader = Лідера «{ $text }» немає.{ fault-nearest }
fault-unknown-faction = Фракції «{ $text }» немає.{ fault-nearest } Фракції: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Місця «{ $text }» за цим столом немає. Місця: { $seats }.
fault-unknown-row = Ряду «{ $text }» немає. Ряди: { $rows }.
fault-unknown-mode = Режиму «{ $text }» немає.{ fault-nearest } Режими: { $modes }.
fault-unknown-rules-version = Версія правил { $version } невідома; найновіша відома версія — { $known }.
fault-wrong-type = Аргумент «{ $name }» має неправильний тип: { $found }. Очікуваний тип: { $expected }.
fault-unknown-word = «{ $text }» тут не годиться. Дозволено: { $words }.
fault-card-count = «{ $text }» — не кількість примірників від { $least } до { $most }.
fault-not-a-number = Замість «{ $text }» має бути ціле число.
fault-number-too-big = «{ $text }» — завелике число; найбільше дозволене — { $most }.
fault-not-yes-or-no = Замість «{ $text }» має бути «yes» або «no».
fault-not-weather = «{ $text }» не може лежати в зоні погодних карт. Дозволено: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture =
    Опис столу не вдалося прочитати.
    { $faults }
fault-line-without-bar = У рядку «{ $text }» бракує вертикальної риски. Рядок пишуть так: «що | карти».
fault-line-twice = «{ $text }» трапляється вдруге; уперше це було в рядку { $first }.
fault-unknown-line = Опис столу не має рядка «{ $text }». Рядки: { $keys }.
fault-bad-totals = Замість «{ $text }» тут мають бути підсумки раундів, наприклад «12-9, 30-31»: на кожен раунд { $sides ->
    [one] { $sides } число
    [few] { $sides } числа
   *[many] { $sides } чисел
}.
fault-bad-chance = Замість «{ $text }» тут { $streams ->
    [1] має бути слово із
    [one] має бути { $streams } слово по
    [few] мають бути { $streams } слова по
   *[many] має бути { $streams } слів по
} 16 шістнадцяткових цифр.
fault-more-than-deck = «{ $text }» — це більше, ніж карт у колоді.
fault-unknown-step = «{ $text }» — не крок, на який може чекати стіл. Кроки: { $steps }.
fault-step-fields = «{ $text }» має містити ці поля, через крапку з комою: { $fields }.
fault-not-a-spot = Замість «{ $text }» тут мають бути гравець, ряд і позиція, наприклад «me close 0».
fault-impossible-step = Цей стіл не може чекати на «{ $text }»: виконати цей крок тут неможливо.
fault-step-out-of-place = «{ $text }» не може бути на цьому місці: хід або початок раунду має йти першим, а будь-яке інше запитання — останнім.
fault-game-decided = За самоцвітами гру вже вирішено: назвіть переможця або змініть кількість самоцвітів.

## Decks from one box

fault-box-seats = Кількість гравців має бути від { $least } до { $most }, а не { $seats }: у коробці п’ять фракцій.
fault-box-more-than-seats = Указано більше значень ({ $given }), ніж є гравців ({ $seats }).
fault-box-faction-twice = { $faction }: не можна вибрати двічі, бо в коробці лише по одному набору кожної фракції.
fault-box-redraws = Кількість нових спроб має бути від 0 до { $most }, а не { $redraws }.

## Impossible tables

fault-table-special-in-row = «{ $card }» — не загін, тож { row-in } лежати не може (сторона: { $side }).
fault-table-wrong-row = «{ $card }» { row-in } лежати не може (сторона: { $side }); цього не дозволяє символ ряду на карті.
fault-table-no-row-special = «{ $card }» { row-in } не може лежати на місці для особливої карти (сторона: { $side }); там можуть бути лише «Командирський ріг» і «Мардрем».
fault-table-crowded-row = Особливих карт { row-in } більше, ніж дозволяють правила (сторона: { $side }).
fault-table-no-weather = «{ $weather }» не може лежати в зоні погодних карт.
fault-table-covered-weather = «{ $weather }» лежить поруч із погодою, що вже діє на ті самі ряди; за цими правилами цю карту скинули б.
fault-table-too-many-copies = «{ $card }»: у грі { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а може бути щонайбільше { $most }.
fault-table-leader-wrong-faction = { $seat }: «{ $leader }» — не лідер фракції цього гравця.
fault-table-known-not-held = { $seat }: «{ $card }» вважається відомою картою на цій руці, але її там немає.
fault-table-returned-not-held = { $seat }: «{ $card }» вважається поверненою в колоду, але її немає ні там, ні на руці.
fault-table-deck-order = { $seat }: карт, про які відомо, що вони затасовані або лежать на дні, більше, ніж карт у колоді ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } самоцвіт
    [few] { $gems } самоцвіти
   *[many] { $gems } самоцвітів
}, але сторона має щонайбільше { $most }.
fault-table-should-be-over = В однієї зі сторін не лишилося самоцвітів, тож гру мало б бути закінчено.
fault-table-nobody-to-act = Гру не закінчено, але не вказано, чий зараз хід.
fault-table-passed-to-act = { $seat }: за описом має ходити гравець, який у цьому раунді вже спасував.
fault-table-rounds = Подано підсумки { $totals ->
    [one] { $totals } раунду
    [few] { $totals } раундів
   *[many] { $totals } раундів
}, а триває раунд { $round }.

## Boards for the score counter

fault-board-not-an-object = Поле бою має бути об’єктом із такими ключами: { $expected }.
fault-board-sides = Поле бою повинно мати «sides» — список об’єктів. Їхня кількість: від { $least } до { $most }.
fault-board-unknown-key = Поле бою не має ключа «{ $key }». Ключі: { $known }.
fault-board-unknown-row = У «{ $key }» мають бути назви рядів, а ряду «{ $row }» немає. Ряди: { $rows }.
fault-board-unknown-card = Карти з ID «{ $card }» немає.{ fault-nearest }
fault-board-unknown-leader = Лідера з ID «{ $leader }» немає.{ fault-nearest }
fault-board-not-a-list = «{ $key }» має бути списком.
fault-board-not-a-word = «{ $key }» має бути текстом, а не «{ $value }».
fault-board-not-weather = «{ $card }» не може лежати в зоні погодних карт. Дозволено: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = Це не запис гри. Запис починається з «{ $expected }».
fault-record-version = Запис має версію формату { $version }; найновіша, яку можна прочитати, — { $known }.
fault-record-rules-version = Гру зіграно за версією правил { $version }, якої ця програма не знає; найновіша відома їй версія — { $known }.
fault-record-line = «{ $text }» — це не рядок запису. Рядки: { $expected }.
fault-record-twice = { fault-line-twice }
fault-record-missing = У записі бракує «{ $text }».
fault-record-needless = «{ $text }» не можна вказувати разом із «{ $given }»: це там уже є.
fault-record-tag = «{ $text }» не може бути міткою. Сам запис використовує { $taken } та все, що починається з літери p і числа.
fault-record-seat = «{ $text }» — не гравець цієї гри. Рядок починається з: { $seats }.
fault-record-seed = «{ $text }» — це не початкове число. Воно має 64 шістнадцяткові цифри.
fault-record-number = Версію правил не вдалося прочитати. { $why }
fault-record-mode = { fault-unknown-mode }
fault-record-rules = Правила не вдалося прочитати. { $why }
fault-record-leader = Лідера не вдалося прочитати. { $why }
fault-record-faction = Фракцію не вдалося прочитати. { $why }
fault-record-deck = Колоду не вдалося прочитати. { $why }
fault-record-decks = Подано { $decks ->
    [one] { $decks } колоду
    [few] { $decks } колоди
   *[many] { $decks } колод
}, а в цьому режимі { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}.
fault-record-players = Названо { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}, а місць у цьому режимі { $seats }.
fault-record-start =
    Початковий опис столу не вдалося прочитати.
    { $faults }
fault-record-start-disagrees = Початковий опис столу має інший режим або інші правила, ніж запис.
fault-record-illegal-move = Пункт { $entry }, «{ $text }», там недозволений. Дозволено: { $legal }.
fault-record-take-back = Пункт { $entry } скасовує { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}, а перед ним { $moves ->
    [one] зроблено { $moves } хід
    [few] зроблено { $moves } ходи
   *[many] зроблено { $moves } ходів
}.
fault-record-result = «{ $text }» — це не результат. Результат має, наприклад, такий вигляд: { $expected }.
fault-record-result-disagrees = За записом результат — «{ $recorded }», а на столі — «{ $table }».
fault-record-final = «{ $text }» — це не кінцева контрольна сума. Вона має { $expected ->
    [one] { $expected } шістнадцяткову цифру
    [few] { $expected } шістнадцяткові цифри
   *[many] { $expected } шістнадцяткових цифр
}.
fault-record-final-disagrees = Кінцева контрольна сума запису — { $recorded }, а стіл наприкінці має { $table }. Змінився запис або змінилися правила.
fault-team-same-faction = Партнери мусять грати різними фракціями, а { $seat } і { $partner } мають ту саму: { $faction }.

## Solo

fault-solo-weather = Карти «{ $card }» не може бути у вашій колоді: у соло в ній не може бути погодних карт, крім карти «Ясна погода».
fault-solo-not-whole = Віртуальний суперник мусить грати повним набором своєї фракції: { $faction }.
fault-table-holds-no-hand = { $seat }: у цьому режимі руки немає, а за описом на ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
fault-table-under-decoys = { $seat }: долілиць { $cards ->
    [one] лежить { $cards } карта
    [few] лежать { $cards } карти
   *[many] лежить { $cards } карт
}, але під кожною картою «Опудало» віртуального суперника може бути лише одна; карт «Опудало»: { $decoys }.
fault-table-leader-pile = { $seat }: «{ $leader }» не може бути в цій стопці лідерів або лежить у ній двічі.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] Принесено { $decks } колоду
    [few] Принесено { $decks } колоди
   *[many] Принесено { $decks } колод
}; для матчу треба { $expected }.
fault-lineup-same-faction = Колоди { $decks } належать до тієї самої фракції ({ $faction }); фракції мають бути різні.
fault-lineup-same-hero = «{ $card }» є в колодах { $decks }; герой може бути лише в одній із них.
fault-lineup-deck = Колода { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups =
    Цими колодами не можна зіграти матч.
    { $faults }
fault-match-no-game = Зараз жодна гра не триває: спершу треба назвати колоду.
fault-match-order = «{ $text }» не може бути на цьому місці; матч чекає на: { $expected }.
fault-match-over = Матч закінчено.
