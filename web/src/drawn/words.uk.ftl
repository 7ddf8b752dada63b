### `gwint admin`: the tables of a data folder.

admin-none = Столів немає.
admin-table = Стіл
admin-mode = Режим
admin-phase = Стан
admin-changed = Остання зміна
admin-players = Гравці
admin-phase-name = { $phase ->
    [waiting] чекає
    [playing] у грі
    [over] закінчено
    [closed] закрито
   *[interrupted] перервано
}
admin-exported = Записано ігор: { $count }. Вони лежать у: { $folder }
admin-goes-on = Ще тривають і не записані: { $tables }
admin-sure = Вилучити ці столи назавжди ({ $count })? (так/ні)
admin-removed = Вилучено столів: { $count }.
admin-kept = Нічого не вилучено.
admin-copied = Копію записано в: { $file }
admin-sound = Справні: { $count }.
admin-unsound = { $table }: не відтворюється так, як грали; відтворено записів { $entries } з { $all }.
fault-admin-no-data = У цій теці немає даних сервера: { $folder }.
fault-admin-nothing-told = Вкажіть id столів або скористайтеся: { $option }

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

### Книга правил і лічильник сили.

## Книга

book-title = Книга правил
book-chapter-play = Як грати
book-chapter-cards = Види карт
book-chapter-abilities = Ефекти
book-chapter-specials = Особливі карти й погода
book-chapter-factions = Фракції
book-chapter-leaders = Лідери
book-chapter-options = Набори правил і опції
book-chapter-gallery = Усі карти
book-mode = Режим
book-search = Шукати в правилах
book-contents = Зміст
book-print = Друкувати
book-turn = Перегорнути
book-link = Посилання: { $title }
book-found = { $count ->
    [one] Знайдено { $count } тему
    [few] Знайдено { $count } теми
   *[many] Знайдено { $count } тем
}
book-ignored = Цю опцію замінюють власні правила цього режиму.
book-partly = У цьому режимі: { $holds }.
book-armies = Армії
book-leaders = Лідери
book-own = Карти: { $faction }
book-left-out = { $card }: за цими правилами нею не грають
book-copies = Примірників: { $count }
book-why = Чому така сила

## Лічильник сили

score-title = Лічильник сили
score-sides = Кількість гравців
score-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
score-side = Гравець { $number }
score-totals = Загальна сила
score-faction = Фракція
score-leader = Лідер?
score-no-leader = Без лідера
score-add = Покласти карти { row-to }
score-lay = { $card }: лежить тут { $count }
score-done = Готово
score-move = Перенести { row-to }
score-another = Ще одна
score-remove = Забрати
score-reset = Очистити стіл
score-share = Копіювати посилання
score-odd = { $count ->
    [one] { $count } річ, що не могла б лежати на справжньому столі
    [few] { $count } речі, що не могли б лежати на справжньому столі
   *[many] { $count } речей, що не могли б лежати на справжньому столі
}

### Боти: ім’я та вдача кожного.

bot-random = Випадковий бот
    .character = Грає будь-яку дозволену карту й ніколи не дивиться на поле бою.

bot-greedy = Жадібний бот
    .character = Бере відразу найбільше очок і не думає далі наступної карти.

bot-apprentice = Учень
    .character = Щойно вивчив правила, інколи підводить очі й пасує тоді, коли не слід.

bot-trader = Купець
    .character = Хапає все, що блищить, лічить кожну покупку й рідко готовий до третього раунду.

bot-captain = Капітан
    .character = Знає, коли спасувати й чого вартий шпигун, і віддає раунд, щоб виграти гру.

bot-champion = Чемпіон
    .character = Перш ніж покласти карту, подумки дограє кожен план і нічого не пробачає.

## The list of them

bots-id = Як задати
bots-name = Ім’я
bots-character = Вдача
bots-thinks = Роздуми
bots-thinks-at-once = відразу
bots-thinks-searching = у двобої пошук по дереву (симуляції: { $simulations }), деінде партії подумки: { $elsewhere }
bots-thinks-simulating = партії подумки: { $elsewhere }; у двобої пошук по дереву з gwint[fast]
fault-bot-budget = «{ $text }» — не бюджет бота. Його вказують так: { $legal } – симуляції, мілісекунди або секунди, а після «-on-» потоки, щонайбільше { $most }.

### Складання колод.

## Скриня

builder-title = Скриня з картами
builder-kept = Ваші колоди
builder-none = У вас ще немає жодної колоди. Почніть із порожньої або візьміть колоду для ознайомлення й змініть її по-своєму.
builder-new = Нова колода
builder-new-how = Виберіть фракцію, яку хочете очолити.
builder-starters = Колоди для ознайомлення
builder-starters-how = Торкніться, і до скрині ляже ваша власна копія.
builder-rename = Перейменувати
builder-copy = Копіювати
builder-copied = Скопійовано
builder-copy-name = { $name } (копія)
builder-random-name = Випадкова: { $faction }
builder-delete = Видалити
builder-deleted = Видалено: { $name }.
builder-undo = Скасувати
builder-keep = Зберегти
builder-again = Спробувати ще раз
builder-loading = Хвилинку…
builder-sorry = Не вдалося
window-close = Закрити

## Стіл

builder-name = Назва колоди
builder-state = { $kept ->
    [yes] У скрині
    [waiting] Зберігається…
   *[no] Не в скрині
}
builder-keep-deck = Покласти до скрині
builder-ruleset = Правила
builder-random = Випадкова колода
builder-play = Грати цією колодою
builder-panes = Що видно
builder-pool = Карти
builder-deck = Колода: { $count }
builder-contents = Колода
builder-leaders = Вибрати лідера
builder-fine = Цією колодою можна грати.
builder-empty = Ще жодної карти: торкніться тих, які хочете.
builder-counted = { $counted ->
    [cards] Карти
    [units] Загони й герої
    [heroes] Герої
    [specials] Особливі карти
    [spies] Шпигуни
    [medics] Медики
   *[strength] Загальна сила
}
builder-least = (мін. { $count })
builder-most = (макс. { $count })
builder-curve = Загони за силою
builder-curve-point = сила { $strength }: { $units }
builder-abilities = Ефекти в колоді

## Карти

builder-search = Шукати назву чи ефект
builder-kinds = Види карт
builder-rows = Ряди
builder-ability = Ефект
builder-all = Показати всі
builder-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
builder-nothing-found = Такої карти немає.
builder-tile = { $card }: у колоді { $copies } з { $most }
builder-open = Відкрити: { $card }
builder-more = На одну більше: { $card }
builder-less = На одну менше: { $card }
builder-in = Додати
builder-out = Вийняти

## Сюди й туди

builder-import = Додати колоду
builder-import-how = Вставте текст колоди, її код або посилання.
builder-import-do = Додати
builder-no-code = У цій колоді карти кількох фракцій, тому її не можна зберегти.
builder-share = Поділитися
builder-link = Як посилання
builder-code = Як код
builder-text = Як текст

### Chronicles: finished games told again.

chronicle-title = Повтор
chronicle-opening = Повтор відкривається…
chronicle-closed = Цей повтор неможливо відкрити
chronicle-again = Спробувати ще раз
chronicle-to-table = До столу
chronicle-shelf = Повтори
chronicle-shelf-about = Кожну закінчену гру можна переглянути знову, крок за кроком. Можна відкрити й запис гри з файлу: виберіть його або перетягніть будь-куди на цю сторінку.
chronicle-shelf-empty = Жодної вашої гри ще не закінчено.
chronicle-turning = Гортання
chronicle-first = На початок
chronicle-last = У кінець
chronicle-back = На крок назад
chronicle-on = На крок уперед
chronicle-round-back = На раунд назад
chronicle-round-on = На раунд уперед
chronicle-play = Відтворити
chronicle-pause = Зупинити
chronicle-key-space = пробіл
chronicle-scrub = Крок
chronicle-strength = Загальна сила
chronicle-rounds = Раунди
chronicle-game = Гра { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Між іграми
chronicle-deck-won = перемогла
chronicle-no-decks = Колоди ще не названо
chronicle-look = Точка зору
chronicle-look-open = Усі руки відкриті · внизу: { $player }
chronicle-look-seat = Лише те, що знає: { $player }
chronicle-branch = Грати далі звідси
chronicle-branch-about = Нова гра почнеться з того, що було на столі після кроку { $step }. Хто грає?
chronicle-branch-me = Я, за цим екраном
chronicle-branch-hot = Кілька гравців за одним екраном: між ходами опускається завіса.
chronicle-branch-watch = Грають лише боти; ви дивитеся.
chronicle-branch-begin = Почати
chronicle-share = Поділитися
chronicle-copied = Посилання скопійовано
chronicle-download = Завантажити запис
chronicle-load = Відкрити запис
chronicle-drop = Відпустіть запис тут
chronicle-more = Перебіг та інше
chronicle-analyse = Аналізувати
chronicle-analysing = Перегляд гри: { $done } з { $of }
chronicle-analyse-stop = Перервати аналіз
chronicle-chance = Шанс на перемогу
chronicle-curve = Що показує крива
chronicle-mark = { $mark ->
    [best] Найкращий хід
    [good] Добрий хід
    [doubtful] Сумнівний хід
    [mistake] Помилка
   *[blunder] Груба помилка
}
chronicle-turning-point = Переломний момент
chronicle-turning-points = Переломні моменти
chronicle-turning-at = Переломний момент: крок { $step }
chronicle-better = Краще: { $move }
chronicle-chances = Шанс: { $before }% → { $after }%

### Програми, що говорять протоколом рушіїв, і що з ними не так.

fault-engine-missing = Програму неможливо запустити: { $program }. Причина: { $reason }
fault-engine-ended = Програма завершилася без відповіді: { $program }. Її код завершення: { $code }.
fault-engine-overran = Програма не відповіла за { $seconds } с: { $program }.
fault-engine-answer = Відповідь програми неможливо прийняти: { $program }. { $reason }
fault-engine-refused = Програма відмовилася відповідати: { $program }. Вона сказала: { $reason }
fault-engine-protocol = Тут говорять лише версією { $expected } протоколу рушіїв, а не версією { $protocol }.
fault-engine-line = «{ $said }» — не очікуване повідомлення. Очікується: { $expected }.
fault-engine-no-move = Місцю цього вигляду нема з чого вибирати.
fault-engine-moves = Ходи цього вигляду не ті, що дозволені. Дозволені: { $legal }.
fault-engine-failed = Бот не впорався: { $reason }

### Що сталося, по одному реченню на кожну подію. Імена гравців і назви карт не відмінюються.

player = Гравець { $number }

## Частини речень

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
   *[storm] всі ряди дальнього й облогового бою
}

## Хто починає і з якими картами

event-tossed = Монета вказує: { $player }.
event-drew-lot = Жереб указує: { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: бере собі перший хід у цьому раунді.
   *[no] { $player }: віддає перший хід у цьому раунді. Починає: { $starter }.
}
event-kept-claim = { $player }: цього разу не вирішує, хто почне, і зберігає це право на потім.
event-drew = { $player }: бере { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ event-shown }.
event-exchanged = { $player }: скидає карту «{ $gave }» і бере карту «{ $drew }».
event-finished-redraw = { $player }: закінчує заміну карт.

## Ходи

event-began-round = Раунд { $round }. Починає: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: більше не має чого зіграти й пасує.
   *[no] { $player }: пасує.
}
event-played = { $how ->
    [called] { $player }: кличе { $source ->
        [hand] з руки
       *[deck] з колоди
    } карту «{ $card }»{ event-where }.
    [revived] { $player }: повертає зі скиду карту «{ $card }»{ event-where }.
    [returned] { $player }: зі скиду повертається карта «{ $card }»{ event-where }.
    [leader] { $player }: лідер грає { $source ->
        [enemy-pile] зі скиду суперника
        [pile] зі свого скиду
       *[deck] з колоди
    } карту «{ $card }»{ event-where }.
    [turned-up] { $player }: відкриває з-під Опудала й грає карту «{ $card }»{ event-where }.
   *[played] { $player }: грає карту «{ $card }»{ event-where }.
}
event-summoned = На виклик { row-to } приходить карта «{ $card }» (сторона: { $side }).
event-transformed = { $left ->
    [yes] Карта «{ $card }» { row-in } перетворюється на карту «{ $into }» (сторона: { $side }).
   *[no] Карта «{ $card }» вибуває з гри: у додатковій колоді вже немає на що її перетворити (сторона: { $side }).
}
event-went-to-hand = { $player }: бере назад на руку карту «{ $card }».
event-burned = Страта забирає: { $cards }.
event-left-game = Карта «{ $card }» виходить із гри.
event-discarded = { $source ->
    [hand] { $player }: скидає з руки карту «{ $card }».
   *[play] У скид іде карта «{ $card }» ({ $player }).
}

## Погода й лідери

event-laid-weather = { $leader ->
    [yes] { $player }: лідер діє як «{ $weather }» і накриває { event-weather-rows }.
   *[no] «{ $weather }» накриває { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Немає погоди, яку можна скасувати.
   *[other] Погоду скасовано: { $weathers }.
}
event-sounded-horn = { $player }: { row-in } лунає ріг лідера.
event-used-leader = { $player }: користується ефектом лідера.
event-took-from-pile = { $own ->
    [yes] { $player }: бере на руку зі свого скиду карту «{ $card }».
   *[no] { $player }: бере на руку зі скиду суперника ({ $side }) карту «{ $card }».
}
event-took-from-deck = { $known ->
    [yes] { $player }: бере на руку з колоди карту «{ $card }».
   *[no] { $player }: бере на руку карту з колоди, не показуючи її.
}
event-saw-hand = { $player }: переглядає { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} з руки суперника ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player }: затасовує назад у колоду { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} зі скиду ({ $cards }).
event-moved = Карта «{ $card }» переходить { row-to } (сторона: { $side }).

## Завершення

event-ended-round = Кінець раунду { $round }: { $totals }. { $count ->
    [0] Нічия.
    [1] Перемагає: { $winners }.
   *[other] Перемагають: { $winners }.
} { $scored ->
    [points] Очки: { $points }.
   *[gems] Лишилося самоцвітів: { $gems }.
}
event-stayed = Карта «{ $card }» { row-in } лишається на полі бою (сторона: { $side }).
event-swept = Поле бою звільняють: у скид { $count ->
    [0] не йде жодна карта
    [one] іде { $count } карта
    [few] ідуть { $count } карти
   *[many] іде { $count } карт
}.
event-replayed = Гра закінчується внічию, і її повторюють (повторення { $replay }).
event-ended-game = { $count ->
    [0] Гра закінчується внічию.
    [1] Кінець гри. Перемагає: { $winners }.
   *[other] Кінець гри. Перемагають: { $winners }.
}

## Віртуальний суперник

event-judged = { $player }: зважує { $ways }. Вибір: { $chosen } — { $decided ->
    [gain] { $measure ->
        [own] так найбільше зростає його загальна сила
       *[lead] так найбільше зростає його перевага
    }
    [lead] порівну, але так найбільше зростає його перевага
    [row] порівну, але ряд найповніший
   *[chance] порівну, навмання
}.
event-no-card = нічого
event-sat-out = { $player }: у колоді вже немає карт, тож ходу немає.
event-laid-face-down = { $player }: кладе верхню карту колоди долілиць під Опудало { row-in }.
event-turned-up-leader = { $player }: відстає ({ $totals }) і відкриває лідера: { $leader }{ $cancelled ->
    [yes] {" "}— без ефекту, бо його скасовує Біле Полум’я
   *[no] {""}
}.
event-added-to-total = { $player }: лідер додає { $count } до загальної сили в цьому раунді.

### `gwint fast`: скомпільований двійник дуелі.

fast-warmed-part = Скомпільовано: { $part } з { $parts }
fast-warm = Готово. Тривало секунд: { $seconds }
fast-moves = Ходи: { $count }. Версія нумерації: { $version }
fault-fast-missing = Для цього бракує пакета: { $module }. Як його встановити: { $command }
fault-fast-mode = Скомпільований двійник грає лише дуелі, а не цей режим: { $mode }.
fault-fast-foreign-card = Ця нейтральна карта не належить до набору жодного з гравців: { $card }.
fault-fast-list-full = Скомпільований двійник не має там місця для стількох карт ({ $list }): { $cards }, щонайбільше { $most }.

### Що не так, чого очікували і що дозволено або найближче. По одному повідомленню на кожен вид помилки.

## Частини речень

fault-at-line = Рядок { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Можливо, це: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Зараз ходить: { $acting }.
}
list-more = { $list } … і ще { $count }

## Ходи

fault-illegal-move = «{ $move }» — такий хід зараз не дозволено. Дозволено: { $legal }.
fault-illegal-phrase = «{ $text }» — такий хід зараз не дозволено. Дозволено: { $legal }.
fault-unknown-phrase = «{ $text }» — це не хід.{ fault-nearest } Дозволено: { $legal }.
fault-ambiguous-move = «{ $text }» може означати кілька ходів. Скажіть, який саме: { $moves }.
fault-not-your-turn = Зараз не ваш хід.{ fault-acting }
fault-game-over = Гру закінчено, ходити більше не можна.
fault-cannot-undo = { $moves ->
    [0] Немає ходу, який можна було б скасувати.
    [1] Скасувати можна лише 1 хід, а не { $count }.
   *[other] Скасувати можна ходів: від 1 до { $moves }, а не { $count }.
}

## Правила

fault-option-name = Опції «{ $option }» немає. Опції: { $options }.
fault-option-value = Опція «{ $option }» не може мати значення «{ $value }». Її значення: { $values }.
fault-ruleset-name = Набору правил «{ $name }» немає. Набори правил: { $names }. Окремі опції задають так: опція=значення.
fault-topic-name = Теми «{ $name }» у правилах немає.{ fault-nearest }

## Складання колоди

fault-deck-leader-wrong-faction = «{ $leader }» — не лідер цієї фракції ({ $faction }). Виберіть когось із її лідерів.
fault-deck-leader-not-in-pool = «{ $leader }» — такого лідера за цим столом немає. Виберіть іншого.
fault-deck-too-few-units = У колоді { $units ->
    [one] { $units } карта
    [few] { $units } карти
   *[many] { $units } карт
} загонів або героїв; треба щонайменше { $least }.
fault-deck-too-few-cards = У колоді { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}; треба щонайменше { $least }.
fault-deck-too-many-specials = У колоді { $specials ->
    [one] { $specials } особлива карта
    [few] { $specials } особливі карти
   *[many] { $specials } особливих карт
}; дозволено щонайбільше { $most }.
fault-deck-too-many-heroes = У колоді { $heroes ->
    [one] { $heroes } герой
    [few] { $heroes } герої
   *[many] { $heroes } героїв
}; дозволено щонайбільше { $most }.
fault-deck-too-many-spies = У колоді { $spies ->
    [one] { $spies } шпигун
    [few] { $spies } шпигуни
   *[many] { $spies } шпигунів
} разом із героями; дозволено щонайбільше { $most }.
fault-deck-too-many-medics = У колоді { $medics ->
    [one] { $medics } медик
    [few] { $medics } медики
   *[many] { $medics } медиків
} разом із героями; дозволено щонайбільше { $most }.
fault-deck-too-strong = Надрукована сила карт колоди разом становить { $strength }; дозволено щонайбільше { $most }.
fault-deck-too-many-copies = «{ $card }»: у колоді { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а в колекції { $most }.
fault-deck-wrong-faction = «{ $card }» не належить до набору цієї фракції ({ $faction }).
fault-deck-side-deck-card = «{ $card }» належить до додаткової колоди й ніколи не починає гру в колоді.
fault-deck-card-not-in-pool = «{ $card }» — такої карти за цим столом немає.
fault-starter-name = Колоди для ознайомлення «{ $name }» немає. Колоди для ознайомлення: { $names }.

## Текст колоди

fault-deck-text = Колоду не вдалося прочитати.
    { $faults }
fault-deck-text-twice = «{ $header }» трапляється вдруге. Досить одного разу.
fault-deck-text-no-leader = У колоді немає лідера. Додайте рядок, що починається з «лідер:».
fault-deck-text-leader = «{ $text }» — такого лідера немає.{ fault-nearest }
fault-deck-text-faction = «{ $text }» — такої фракції немає.{ fault-nearest }
fault-deck-text-count = «{ $text }» — кількість примірників має бути від { $least } до { $most }.
fault-deck-text-card = «{ $text }» — такої карти немає.{ fault-nearest }

## Код колоди

fault-deck-code-prefix = Це не код колоди. Код колоди починається з «{ $expected }».
fault-deck-code-version = Код колоди має версію «{ $version }»; прочитати можна лише версію { $known }.
fault-deck-code-character = Код колоди не може містити знака «{ $character }» (місце { $place }). Він складається з латинських літер від A до Z, цифр, - та _.
fault-deck-code-checksum = У коді колоди описка або чогось бракує. Скопіюйте його ще раз, від першого знака до останнього.
fault-deck-code-damaged = Код колоди пошкоджено. Скопіюйте його ще раз, від першого знака до останнього.
fault-deck-code-faction = Код колоди називає фракцію номер { $number }; є лише номери від 1 до 5.
fault-deck-code-leader = Код колоди називає лідера номер { $number }, якого ця фракція не має ({ $faction }).
fault-deck-code-card = Код колоди називає карту номер { $number }, якої ця фракція не має ({ $faction }).
fault-deck-code-copies = «{ $card }»: у колоді { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а код колоди вміщує щонайбільше { $most }.
fault-deck-code-other-faction = Код колоди вміщує лише те, що належить до її фракції ({ $faction }), а не «{ $card }».

## Що каже текст

fault-unknown-card = Карти «{ $text }» немає.{ fault-nearest }
fault-unknown-leader = Лідера «{ $text }» немає.{ fault-nearest }
fault-unknown-faction = Фракції «{ $text }» немає. Фракції: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Місця «{ $text }» за цим столом немає. Місця: { $seats }.
fault-unknown-row = Ряду «{ $text }» немає. Ряди: { $rows }.
fault-unknown-mode = Режиму «{ $text }» немає. Режими: { $modes }.
fault-unknown-word = «{ $text }» тут не годиться. Дозволено: { $words }.
fault-card-count = «{ $text }» — кількість примірників має бути від { $least } до { $most }.
fault-not-a-number = «{ $text }» має бути цілим числом.
fault-number-too-big = «{ $text }» — завелике число; найбільше дозволене — { $most }.
fault-not-yes-or-no = Замість «{ $text }» має бути «yes» або «no».
fault-not-weather = «{ $text }» не може лежати в зоні погодних карт. Дозволено: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Картини столу

fault-bad-picture = Картину столу не вдалося прочитати.
    { $faults }
fault-line-without-bar = У рядку «{ $text }» бракує риски. Рядок пишуть так: «що | карти».
fault-line-twice = «{ $text }» трапляється вдруге; уперше це було в рядку { $first }.
fault-unknown-line = Картина не має рядка «{ $text }». Рядки: { $keys }.
fault-bad-totals = Замість «{ $text }» тут мають бути підсумки раундів, наприклад «12-9, 30-31»: на кожен раунд { $sides ->
    [one] { $sides } число
    [few] { $sides } числа
   *[many] { $sides } чисел
}.
fault-bad-chance = Замість «{ $text }» тут має бути { $streams ->
    [one] { $streams } слово
    [few] { $streams } слова
   *[many] { $streams } слів
} по 16 шістнадцяткових цифр.
fault-more-than-deck = «{ $text }» — це більше, ніж у колоді карт.
fault-unknown-step = На столі не може чекати нічого з назвою «{ $text }». Відомі кроки: { $steps }.
fault-step-fields = «{ $text }» має називати, через крапку з комою: { $fields }.
fault-not-a-spot = Замість «{ $text }» тут мають бути гравець, ряд і позиція, наприклад «me close 0».
fault-impossible-step = «{ $text }» не може чекати на цьому столі: тут для цього нема чого робити.
fault-step-out-of-place = «{ $text }» не може тут стояти: хід або початок раунду стоїть першим, а будь-яке інше запитання — останнім.
fault-game-decided = За самоцвітами гру вже вирішено: назвіть переможця або іншу кількість самоцвітів.

## Чого не може бути на столі

fault-table-special-in-row = «{ $card }» — не загін і не може лежати { row-in } (сторона: { $side }).
fault-table-wrong-row = «{ $card }» не може лежати { row-in } (сторона: { $side }): цього не дозволяє символ ряду.
fault-table-no-row-special = «{ $card }» не може лежати на місці для особливої карти { row-in } (сторона: { $side }); там можуть бути лише «Командирський ріг» і «Мардрем».
fault-table-crowded-row = Особливих карт { row-in } більше, ніж дозволяють правила (сторона: { $side }).
fault-table-no-weather = «{ $weather }» не може лежати в зоні погодних карт.
fault-table-covered-weather = «{ $weather }» лежить поруч із погодою, що діє на ті самі ряди; за цими правилами одну з карт скинули б.
fault-table-too-many-copies = «{ $card }»: у грі { $copies ->
    [one] { $copies } примірник
    [few] { $copies } примірники
   *[many] { $copies } примірників
}, а може бути щонайбільше { $most }.
fault-table-leader-wrong-faction = { $seat }: «{ $leader }» — не лідер фракції цього гравця.
fault-table-known-not-held = { $seat }: «{ $card }» вважається відомою картою на цій руці, але її там немає.
fault-table-returned-not-held = { $seat }: «{ $card }» вважається поверненою в колоду, але її немає ні там, ні на руці.
fault-table-deck-order = { $seat }: перетасованих або відомих знизу карт більше, ніж є в колоді ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } самоцвіт
    [few] { $gems } самоцвіти
   *[many] { $gems } самоцвітів
}, але сторона має щонайбільше { $most }.
fault-table-should-be-over = В однієї зі сторін не лишилося самоцвітів, тож гру мало б бути закінчено.
fault-table-nobody-to-act = Гру не закінчено, але ніхто не має ходити.
fault-table-passed-to-act = { $seat }: має ходити попри те, що вже пасує.
fault-table-rounds = Подано підсумки { $totals ->
    [one] { $totals } раунду
   *[other] { $totals } раундів
}, а триває раунд { $round }.

## Поля для лічильника сили

fault-board-not-an-object = Поле має бути об’єктом із такими ключами: { $expected }.
fault-board-sides = Поле повинно мати «sides» — список, у якому від { $least } до { $most } об’єктів.
fault-board-unknown-key = Поле не має ключа «{ $key }». Ключі: { $known }.
fault-board-unknown-row = «{ $key }» має називати ряди, а ряду «{ $row }» немає. Ряди: { $rows }.
fault-board-unknown-card = Карти з позначенням «{ $card }» немає.{ fault-nearest }
fault-board-unknown-leader = Лідера з позначенням «{ $leader }» немає.{ fault-nearest }
fault-board-not-a-list = «{ $key }» має бути списком.
fault-board-not-a-word = «{ $key }» має бути текстом, а не «{ $value }».
fault-board-not-weather = «{ $card }» не може лежати в зоні погодних карт. Дозволено: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Записи ігор

fault-record-header = Це не запис гри. Запис починається з «{ $expected }».
fault-record-version = Запис має версію формату { $version }; найновіша, яку можна прочитати, — { $known }.
fault-record-rules-version = Запис зроблено за версією правил { $version }, а це версія { $known }.
fault-record-line = «{ $text }» — це не рядок запису. Рядки: { $expected }.
fault-record-twice = «{ $text }» трапляється вдруге; уперше це було в рядку { $first }.
fault-record-missing = У записі бракує «{ $text }».
fault-record-needless = «{ $text }» не може стояти поруч із «{ $told }», бо там це вже сказано.
fault-record-tag = «{ $text }» не може бути міткою. Зайняті самим записом: { $taken } та все, що починається з літери p і цифри.
fault-record-seat = «{ $text }» не називає гравця цієї гри. Рядок починається з: { $seats }.
fault-record-seed = «{ $text }» — це не зерно випадковості. Зерно має 64 шістнадцяткові цифри.
fault-record-number = Версію правил не вдалося прочитати. { $why }
fault-record-mode = Режиму «{ $text }» немає. Режими: { $modes }.
fault-record-rules = Правила не вдалося прочитати. { $why }
fault-record-leader = Лідера не вдалося прочитати. { $why }
fault-record-faction = Фракцію не вдалося прочитати. { $why }
fault-record-deck = Колоду не вдалося прочитати. { $why }
fault-record-decks = Подано { $decks ->
    [one] { $decks } колоду
    [few] { $decks } колоди
   *[many] { $decks } колод
}, а в цьому режимі { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}.
fault-record-players = Названо { $players ->
    [one] { $players } гравця
   *[other] { $players } гравців
}, а місць у цьому режимі { $seats }.
fault-record-start = Початкову картину не вдалося прочитати.
    { $faults }
fault-record-start-disagrees = Початкова картина має інший режим або інші правила, ніж каже запис.
fault-record-illegal-move = Хід номер { $entry }, «{ $text }», там не дозволено. Дозволено: { $legal }.
fault-record-take-back = Пункт { $entry } скасовує { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}; кількість ходів перед ним: { $moves }.
fault-record-result = «{ $text }» — це не результат. Результат має, наприклад, такий вигляд: { $expected }.
fault-record-result-disagrees = Запис називає результат «{ $told }», а стіл показує «{ $table }».
fault-record-final = «{ $text }» — це не кінцевий знак. Він має { $expected ->
    [one] { $expected } шістнадцяткову цифру
    [few] { $expected } шістнадцяткові цифри
   *[many] { $expected } шістнадцяткових цифр
}.
fault-record-final-disagrees = Кінцевий знак запису — { $told }, а стіл наприкінці має { $table }. Змінився запис або правила.
fault-team-same-faction = Партнери грають різними фракціями, а { $seat } і { $partner } мають ту саму: { $faction }.

## Гра наодинці

fault-solo-weather = Карти «{ $card }» не може бути у вашій колоді: наодинці грають без погоди, крім Ясної погоди.
fault-solo-not-whole = Віртуальний суперник грає всім набором своєї фракції, а не іншою колодою: { $faction }.
fault-table-holds-no-hand = { $seat }: у цьому режимі руки немає, але на ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
fault-table-under-decoys = { $seat }: карт долілиць: { $cards }; але лежати може лише одна під кожним Опудалом віртуального суперника. Опудал: { $decoys }.
fault-table-leader-pile = { $seat }: «{ $leader }» не може бути в цій стопці лідерів або лежить у ній двічі.

## Турнірні матчі

fault-lineup-decks = Колод: { $decks }; для матчу треба { $expected }.
fault-lineup-same-faction = Колоди { $decks } мають ту саму фракцію ({ $faction }); кожна повинна мати свою.
fault-lineup-same-hero = «{ $card }» є в колодах { $decks }; герой може бути лише в одній із них.
fault-lineup-deck = Колода { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = Цими колодами матчу не зіграти.
    { $faults }
fault-match-no-game = Зараз гри немає: спершу треба назвати колоду.
fault-match-order = «{ $text }» не може тут стояти; матч чекає на: { $expected }.
fault-match-over = Матч закінчено.

### Стіл під час гри, у браузері.

## Чий хід і що можна зробити

game-your-turn = Ваш хід
game-waiting = Хід: { $players }
game-pass-sure = Точно пас?
game-pass-again = Натисніть ще раз, щоб спасувати в цьому раунді.
game-hint = Підказка
game-hint-thinking = Триває роздум …
game-hint-now = Шанс на перемогу зараз: { $chance }%
game-hint-after = Шанс після ходу: { $after }%, зараз { $now }%
game-play = Зіграти: { $card }
game-put-back = Покласти назад
game-about = Про цю карту: { $card }
game-unfold = Показати карти
game-fold = Глянути на стіл
game-close = Закрити

## Що лежить відкрито

game-pile-of = Скид ({ $player }): { $count }
game-deck-own = Ваша колода, у довільному порядку: { $count } ({ $player })
game-deck-of = Колода ({ $player }): { $count }. Що про неї відомо:
game-nothing = Тут нічого немає.

## Гравці

game-virtual = Віртуальний суперник
game-bot = { $bot ->
    [random] Випадковий бот
    [greedy] Жадібний бот
    [apprentice] Учень
    [trader] Купець
    [captain] Капітан
    [champion] Чемпіон
   *[other] Бот { $bot }
}
game-clock = Залишилося часу: { $time }
game-out = Час вийшов
game-gone-short = Уже не грає
game-away-short = Немає: { $time }
game-away = Немає за столом ({ $time }): { $player }. Можна зачекати або грати далі.
game-gone = Більше не повернеться: { $player }.
game-seat-bot = Хай грає бот
game-claim = Вимагати перемоги
game-reconnecting = З’єднання втрачено. Нова спроба…
game-hand-over = Передайте пристрій: { $player }
game-i-am = Показати мої карти ({ $player })

## Пропозиції

game-accept = Згода
game-decline = Відмовити
game-withdraw = Відкликати
game-offer-waits = Чекаю на відповідь…

## Меню

game-menu = За столом
game-log = Перебіг гри
game-take-back = Повернути останній хід
game-come-back = Повернутися до гри
game-keys = Клавіші
game-rulebook = Правила
game-resign = Здатися
game-resign-game = Здати лише цю гру
game-resign-match = Здати матч
game-leave = Піти назавжди
game-go-on = Грати далі
game-home = На головну
game-sure-resign = Справді здаєтеся? Цього не скасувати.
game-sure-resign-game = Справді здаєте цю гру матчу? Матч триватиме.
game-sure-leave = Справді йдете назавжди? Інші гратимуть далі без вас.

## Кінець раунду і гри

game-round-won = Ви виграли раунд
game-round-to = Раунд виграє: { $player }
game-round-tied = Нічия в раунді
game-result = Результат
game-won = Перемога
game-shared = Спільна перемога
game-lost = Поразка
game-drawn = Нічия
game-winner = Перемагає: { $player }
game-reading = Читаю перебіг гри…
game-no-story = Перебіг цієї гри зараз неможливо прочитати.
game-chart = Сила протягом гри
game-highest = Найбільше: { $count }
game-decisive = Вирішальні ходи
game-score = Виграні ігри
game-rematch = Реванш
game-accept-rematch = Прийняти реванш
game-to-rematch = До реваншу
game-chronicle = Повтор
game-share = Поділитися
game-copied = Посилання скопійовано
game-record = Завантажити запис
game-look = Назад до столу
game-new = Нова гра

## Турнірний матч

game-match = Матч
game-game = Гра { $game }
game-name-deck = Виберіть колоду для гри { $game }.
game-names-deck = Вибирає колоду для гри { $game }: { $player }
game-retired = Виграла, вибула
game-named = Вибрано
game-none-named = Ще не показано жодної колоди.

## Клавіші

game-key-arrows = Рухатися столом
game-key-enter = Узяти карту, зіграти її, натиснути кнопку
game-key-escape = Покласти назад, закрити
game-key-digits = Узяти карту з цим номером
game-key-look = Роздивитися карту
game-key-pass = Спасувати (двічі)
game-key-hint = Попросити підказку
game-key-leader = Скористатися лідером (двічі)
game-key-hand = Перейти до руки
game-key-log = Перебіг гри
game-key-menu = Меню столу
game-key-help = Ці клавіші
game-key-touch = Дотиком: торкніться карти, а тоді підсвіченого місця, або перетягніть її туди; утримуйте карту, щоб роздивитися.

### The guided first game: a sentence for each thing to do.

guide-title = Ваша перша гра
guide-about = Чотири короткі уроки за справжнім столом. Торкайтеся того, що світиться, і за кілька хвилин ви знатимете гру. Піти можна будь-коли.
guide-begin = Почати
guide-skip = Пропустити
guide-next = Далі
guide-leave = Вийти
guide-lesson = Урок { $number } з { $count }
guide-laying = Карти розкладаються…
guide-retry = Спробувати ще раз
guide-wrong = Ще не це. Торкніться того, що світиться; на останньому уроці можна все.
guide-wrong-done = Цей урок закінчено: далі — кнопкою вгорі.
guide-anew = Це був інший хід: стіл такий, як раніше, спробуйте ще раз.
guide-take = Унизу лежать карти вашої руки. Торкніться тієї, що світиться, щоб узяти її.
guide-put = Тепер світиться її ряд. Торкніться його, і карта битиметься там усією своєю силою.
guide-hero = Раунд виграє більша загальна сила, а ви ще позаду. Зіграйте героя: ні погода, ні інші карти не змінюють його сили.
guide-pass = Ви попереду, а суперник уже спасував. Спасуйте й ви, і раунд ваш.
guide-strength-done = Суперник втрачає самоцвіт. Хто втратив обидва, програє гру.
guide-clear = Над рядами дальнього бою імла: кожен загін там має лише силу 1. Візьміть карту, що прояснить небо.
guide-sky = Погоду грають посеред столу. Покладіть карту туди.
guide-frost = Мороз послаблює обидва ряди ближнього бою. Там стоять лише загони суперника, тож зіграйте цю карту.
guide-scorch = Ця карта спалює найсильніший загін на всьому столі, навіть ваш. Зараз найсильніший — у суперника: зіграйте цю карту.
guide-horn = Ріг подвоює силу цілого ряду. Засурміть у своєму ряді дальнього бою.
guide-sky-done = З великого відставання — далеко вперед: потрібна карта в потрібну мить.
guide-decoy = Серед ваших загонів стоїть шпигун, якого прислав суперник. Візьміть опудало.
guide-decoy-put = Торкніться шпигуна: опудало стане на його місце, а він потрапить вам на руку.
guide-spy = Шпигун б’ється за ворога, але за нього ви берете дві карти, а карти виграють ігри. Пошліть шпигуна на той бік.
guide-medic = Одна з цих двох карт — медик. Вона повертає загін із вашого скиду: зіграйте її.
guide-revive = Ваш скид лежить відкрито. Виберіть, хто повернеться, а тоді підтвердьте.
guide-leader = Раз за гру замість карти можна скористатися лідером. Торкніться його двічі.
guide-keep = Ви попереду, і на наступний раунд лишається три карти: роздають лише раз за гру. Саме час спасувати.
guide-cards-done = Раунд виграно, і карт у вас більше, ніж у суперника. Так вирішуються ігри.
guide-free = Останній раунд, і вирішуєте ви: зіграйте будь-яку карту, що світиться. Коли переваги досить — спасуйте.
guide-rest = Суперник спасував і відстає. Спасуйте, і гру виграно.
guide-waiting = Хід суперника…
guide-won = Ваша перша перемога!
guide-lost = Поразка, зате наука
guide-tied = Нічия
guide-ending = Тепер ви знаєте головне. Решту розкажуть самі карти: торкніться будь-якої, щоб прочитати, що вона робить.
guide-play = Грати зараз
guide-rules = Правила
guide-again = Ще раз
guide-home = Головна

### Навколо гри у браузері: початок, кімната очікування, налаштування та спільне для всіх сторінок.

## Дім

again = Спробувати ще раз
way-home = На головну сторінку
way-decks = Колоди
way-rules = Правила
way-score = Лічильник сили
way-chronicles = Повтори
title-table = Стіл
title-replay = Повтор
player-nameless = Мандрівник
fault-no-answer = Сервер не відповідає. Сторінка сама спробує ще раз.
shell-ways = Куди піти
shell-notes = Повідомлення
shell-dismiss = Прибрати повідомлення
shell-upgraded = Сервер оновлено. Завантажте сторінку знову, щоб грати далі.
shell-reload = Завантажити знову
shell-copy = Копіювати
shell-copied = Скопійовано.
shell-not-copied = Браузер не дозволяє копіювати: текст виділено, скопіюйте його вручну.
shell-send = Надіслати
shell-qr = Адреса як QR-код
shell-address = Адреса
nowhere-title = Тут нічого немає
nowhere-text = За цією адресою сторінки немає. Можливо, частина посилання загубилася.

## Початок

home-title = Карткова гра з корчем Континенту
home-play = Грати зараз
home-friend = З другом
home-go-on = Грати далі: { $players }
home-more = Більше…
home-guide = Перша гра з провідником
home-guide-about = Навчіться граючи, за кілька хвилин
home-running = Поточні ігри
home-over = Зіграні ігри
home-further = Усі зіграні ігри
home-replay = Повтор
home-stands = { $phase ->
    [turn] Ваш хід
    [waiting] Чекає на гравців
    [interrupted] Перервана
   *[playing] Хід суперника
}
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Відкрийте власний стіл: Більше…
home-free-seats = Вільні місця: { $count }
home-else = Під цим дахом
home-decks-about = Складайте колоди та зберігайте їх
home-rules-about = Усі правила й карти з поясненнями
home-score-about = Рахує за вас, коли граєте друкованими картами
home-chronicles-about = Зіграні ігри хід за ходом, звідси або з файлу

## Стіл на власний смак

more-title = Відкрити стіл
more-mode = У що граємо
more-rules = Правила
more-options = { $count ->
    [0] Окремі опції
   *[other] Окремі опції (змінено: { $count })
}
more-options-reset = Повернути набір правил
more-ignored = Цей режим має тут власне правило.
more-partly = { $holds ->
    [built] Діє для колод, складених власноруч.
    [person] Діє для вас, а не для віртуального суперника.
    [ordinary] Діє для вас і для тих лідерів віртуального суперника, які не мають у соло власної дії.
   *[advanced] Додаються межі розширених правил складання колоди.
}
more-advanced = Розширене складання колоди
more-sitters = Хто де сидить
more-anybody = Хтось за посиланням
more-here = Хтось за цим пристроєм
more-name = Ім’я гравця
more-any-deck = { $count ->
    [one] Будь-яка колода — змінити
   *[other] Будь-які колоди — змінити
}
more-opponent = Фракція віртуального суперника
more-chance = Навмання
more-clock = Годинник
more-clock-none = Без годинника
more-clock-set = { $minutes } хв і { $seconds } с на хід
more-hints = Підказки
more-hints-for = { $hints ->
    [always] для всіх
    [alone] лише для тих, хто грає наодинці
   *[never] ні для кого
}
more-open = Відкрити стіл

## Кімната очікування

room-coming = Одну мить…
room-trouble = { $kind ->
    [no-such-table] Такого столу немає
    [no-spectators] Гра без глядачів
    [no-answer] Немає з’єднання
    [table-phase] Цей стіл закрито
   *[other] Не вдалося
}
room-seat-gone = Ваше місце тут звільнено, або воно перейшло на інший пристрій.
room-lost = З’єднання втрачено — нова спроба…
room-full = Усі місця зайняті. Можна лишитися й дивитися.
room-full-shut = Усі місця зайняті, а дивитися тут не можна.
room-please-sit = Тут є місце для вас: сідайте!
room-waits = { $count ->
    [one] Ще { $count } вільне місце
   *[other] Вільні місця: { $count }
}
room-waits-ready = Чекаємо, доки всі будуть готові
room-seat = Місце { $number }
room-team = Команда { $number }
room-free = Вільно
room-is-ready = Готово
room-chooses = Вибирає колоду
room-away = Немає за столом
room-sit = Сісти
room-sit-here-too = Ще один гравець за цим пристроєм
room-free-seat = Звільнити місце
room-choose-deck = Вибрати колоду
room-ready = Можна грати
room-not-ready = Ще ні
room-stand = Устати
room-invite = Запросити
room-invite-how = Хто відкриє це посилання, зможе сісти за стіл.
room-table = Стіл
room-listed = Приєднатися може кожен, не лише за посиланням
room-spectators = Глядачі можуть дивитися
room-hints = { $hints ->
    [always] Підказки для всіх
   *[never] Без підказок
}
room-open = { $listed ->
    [yes] Для всіх
   *[no] За посиланням
}
room-close = Закрити стіл

## Колоди з собою

deck-own = Ваші колоди
deck-starters = Колоди для ознайомлення
deck-whole-sets = Цілі набори
deck-whole = Цілий набір: { $faction }
deck-others = Інша колода
deck-chance = Випадкова колода
deck-chance-name = Випадкова: { $faction }
deck-paste = Вставте код колоди або колоду текстом
deck-pasted = Вставлена колода
deck-take = Узяти цю колоду
deck-three = Вибрано: { $count } з 3
deck-take-three = Узяти ці три

## Інший пристрій

move-title = Перейти на інший пристрій
move-how = Відкрийте це посилання на іншому пристрої протягом { $minutes } хв. Воно діє один раз; далі ваше місце буде там, а не тут.
move-here = Ваша гра перейде на цей пристрій. Попередній втратить місце за столом.
move-take = Грати далі тут

## Налаштування

settings-title = Налаштування
settings-name = Ваше ім’я
settings-language = Мова
settings-theme = Світло
settings-theme-name = { $theme ->
    [dark] Свічки
    [light] Денне світло
   *[auto] Як на пристрої
}
settings-speed = Рух на столі
settings-speed-name = { $speed ->
    [slow] Повільний
    [fast] Швидкий
    [none] Без руху
   *[normal] Звичайний
}
settings-volume = Звуки
settings-silent = Вимкнено
settings-confirm-pass = Питати перед пасом
settings-drag = Грати карти також перетягуванням
settings-notify = Сповіщати про мій хід, коли сторінка у тлі
settings-notify-denied = Браузер не дозволяє цій сторінці сповіщення. Це можна змінити в його налаштуваннях.

## Клавіші

keys-title = Клавіші
keys-help = показати цей список
keys-tab = до наступної кнопки чи поля
keys-enter = натиснути або вибрати
keys-escape = закрити або скасувати вибір
keys-table = За столом та сама клавіша показує клавіші столу.

## Повідомити про проблему

report-title = Повідомити про проблему
report-how = Цей текст допомагає знайти помилку. Нічого не надсилається: скопіюйте його та передайте разом із кількома словами про те, що сталося.
report-with-table = Додати стіл — лише те, що видно вам

### `gwint join`: a seat at a server’s table, from the plain terminal.

## Coming to a table

join-invite = Інші прийдуть за цим посиланням: { $link }
join-name = Як вас звати? Enter — «{ $usual }» >
join-choose-seat-title = Виберіть місце.
join-choose-seat = { $partner ->
    [none] вільне місце
   *[other] вільне місце; партнер: { $partner }
}
join-choose-seat-prompt = Номер; Enter — перше >

## The waiting room

join-you = ви
join-chair = { $state ->
    [empty] вільно
    [choosing] вибирає колоду
   *[ready] готово
}
join-prompt-waiting = Чекаємо на інших; «бот» сідає на вільне місце, ? — довідка

## At the table

join-waiting = Ходить: { $players }.
join-prompt-help = ? — довідка
join-prompt-over = «реванш», «перебіг», «вихід»
join-clocks = Залишок часу: { $clocks }
join-answer-offer = (згода / відмова)
join-away-mark = немає
join-away = { $player }: з’єднання втрачено.
join-here = { $player }: знову за столом.
join-lost = З’єднання втрачено; триває нова спроба.
join-back = З’єднання відновлено.
join-leave-sure = Залишити місце назавжди? (так/ні)
join-left = Стіл лишається відкритим. Щоб повернутися: { $command }

## Orders

play-order-accept = згода
play-order-decline = відмова
play-order-rematch = реванш
play-order-bot = бот, комп’ютер
play-order-claim = перемога
play-order-leave = піти
join-help-undo = попросити повернути свій останній хід
join-help-accept = прийняти пропозицію
join-help-decline = відхилити її або відкликати власну
join-help-rematch = запропонувати реванш або прийняти його
join-help-bot = «бот 2», «бот 2 random»: бот на вільне місце або за того, кого довго немає
join-help-claim = виграти дуель у того, кого довго немає
join-help-leave = залишити місце назавжди
join-help-quit = вийти; місце збережено, та сама команда веде назад

## What is wrong

fault-join-address = «{ $text }» — не адреса столу й не адреса сервера.
fault-join-no-table = Адреса веде на сервер, але не до столу. Скористайтеся запрошенням або відкрийте новий стіл: { $option }
fault-join-no-server = Сервер не відповідає: { $server } ({ $reason }).
fault-join-not-gwint = Там відповідає не сервер gwint або інша його версія: { $server }.
fault-join-full = Усі місця за цим столом зайняті. Щоб дивитися: { $option }
fault-join-watching = За цим столом ви лише дивитеся.
fault-join-no-free-seat = Вільних місць немає, і всі на місці.

### Що каже `gwint lab`, і слова його звітів.

lab-title = З лабораторії
lab-bots = Боти
lab-decks = Колоди
lab-games = Ігри
lab-draws = Нічиї
lab-rules = Правила
lab-toss = Очки того, на кого вказала монета
lab-rating = Рейтинг
lab-rating-note = Рейтинг за шкалою Ело, середнє – 0: на сто очок сильніший виграє близько 64 ігор зі 100. Після ±: інтервал 95 % за інформацією Фішера.
lab-win-rate = Перемоги
lab-table = перемоги у відсотках, рядок проти стовпця
lab-table-note = Нічия рахується як половина перемоги. Після ±: половина інтервалу Вілсона 95 %.
lab-lengths = Скільки тривають ігри
lab-decisions = Рішень за гру
lab-balance-note = Кожну роздачу зіграно з усіх місць і з кожним, хто починає.
lab-seed = Зерно випадку
lab-speed = { $speed } ігор/с
lab-compiling = Готуємо скомпільовану гру; першого разу це триває якийсь час.
lab-interrupted = Перервано; зігране збережено. Продовжити: { $command }
lab-kept = Ігри збережено в: { $folder }
lab-drawn = Подивитися у браузері: { $path }
lab-gain = Додає
lab-dealt = З нею
lab-undealt = Без неї
lab-worth-note = Додає: на скільки відсоткових пунктів частіше виграють із цією картою в першій руці, до обміну, ніж без неї; замість неї – пересічна карта колоди. Після ±: половина інтервалу Ньюкомба 95 %.
lab-verdict = { $kept ->
    [yes] Залишено: { $change }. Виграє { $after } % замість { $before } % ({ $gain }, нових ігор: { $games }).
   *[no] Не доведено: { $change }. Виграє { $after } %, раніше { $before } % ({ $gain }, нових ігор: { $games }).
}
lab-gpu-told = { $device }: ігор { $games } за { $seconds } с, { $speed } ігор за секунду.
lab-ladder = Драбина
lab-ladder-meetings = Хто з ким грав
lab-ladder-against = проти

fault-lab-missing = Лабораторію встановлено не повністю (бракує: { $module }). Встановіть її командою: { $command }
fault-lab-bot = Бота «{ $bot }» немає.{ fault-nearest } Боти: { $bots }. Власного вказують як модуль:функція або командою програми.
fault-lab-bot-failed = Бот не вибрав дозволеного ходу: { $bot }. Зерно гри: { $seed }. Що сталося: { $reason }
fault-lab-mixed-bots = Скомпільовані стратегії (fast:…) грають лише між собою, не з іншими ботами: { $bots }.
fault-lab-nothing-to-compare = Немає що порівнювати. Назвіть двох ботів або дві колоди.
fault-lab-no-meeting = Жодні з цих колод не можуть зустрітися в цьому режимі: { $mode }.
fault-lab-deck = Цією колодою грати не можна: { $deck }.
    { $faults }
fault-lab-other-plan = У теці вже лежать ігри іншої арени: { $folder }. Назвіть іншу теку.
fault-lab-no-plan = У теці немає арени: { $folder }.
fault-lab-worker-died = На тих самих іграх процеси кілька разів обірвалися ({ $tries }): { $chunk }. Усі інші збережено.
fault-lab-no-cluster = Кластер Ray недоступний: { $address }. Причина: { $reason }
fault-lab-no-ladder = У документі немає місця для драбини: { $path }. Постав ці два рядки там, де вона має бути: { $begin } і { $end }
fault-lab-no-field = Немає колоди, проти якої можна грати.
fault-lab-no-driver = Тут немає пристрою CUDA: драйвер не встановлено ({ $driver }). Без пристрою gwint lab arena грає ті самі ігри на процесорі.
fault-lab-no-device = Тут немає пристрою CUDA: драйвер жодного не знайшов. Без пристрою gwint lab arena грає ті самі ігри на процесорі.

### Турнірний матч: що відбувається навколо його ігор, і називання колод.

## Що сталося

match-tossed = Монета: спершу колоду називає { $player }.
match-named = { $player } називає колоду: { $faction } · { $leader }.
match-began = Починається гра { $game }.
match-ended-game = { $how ->
    [resigned] { $by } здає гру { $game }.
    [time] { $by }: час у грі { $game } вийшов.
    [left] { $by }: гравець покинув гру { $game }.
   *[on-table] { $count ->
        [0] Гра { $game } закінчується внічию.
       *[other] Кінець гри { $game }. Перемагає: { $winners }.
    }
}
match-replayed = Гру { $game } повторюють тими самими колодами (повторення { $replay }).
match-tossed-draw = Монета віддає гру { $game }: { $player }.
match-scored = Виграні ігри: { $score }. Цією колодою більше не грають: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } здає матч. Перемагає: { $winners }.
    [time] { $by }: час на матч вийшов. Перемагає: { $winners }.
    [left] { $by }: гравець покинув матч. Перемагає: { $winners }.
    [abandoned] Матч покинуто.
    [unfinished] Матч не закінчено.
   *[on-table] Кінець матчу. Перемагає: { $winners }.
} Виграні ігри: { $score }.

## Називання колоди

match-heading = Перед грою { $game } матчу. Виграні ігри: { $score }.
match-faces = Досі названо — { $player }: { $decks }
match-no-faces = Досі названо — { $player }: жодної колоди
match-won = виграла
match-name-deck = { $player }: назвіть колоду для гри { $game }.
match-prompt = Номер або фракція, ? — правила >

## За столом

match-waiting = Чекає збережений матч: { $players }. Виграні ігри: { $score }.
match-resign-sure = Здатися в усьому матчі? (так/ні)
match-choose = { $player }: виберіть три колоди різних фракцій.
match-choose-prompt = Три номери («1 3 5»), файли або коди колод; Enter — навмання >
match-game = { $replay ->
    [0] Гра { $game }
   *[other] Гра { $game }, повторення { $replay }
}
fault-match-choose = «{ $text }» — це не три колоди зі списку і не три файли чи коди.
fault-replay-no-game = У цьому матчі ще не роздано жодної гри.

## Колоди для матчу

starter-advanced-monsters = Зграї ночі
    .plan = Кожна зграя приходить уся за одну карту, герої стоять там, де кусають страта й мороз, а найкращий із полеглих повертається.
starter-advanced-nilfgaard = Гвардія імператора
    .plan = Недорогі бригади ростуть разом у ряді ближнього бою, медики повертають найкращих, а ворожий лідер мовчить.
starter-advanced-northern-realms = Мури Визіми
    .plan = Машини та їхні майстри заповнюють ряд облогового бою під ріг лідера, а двоє шпигунів приносять до них карти.
starter-advanced-scoiatael = Загони Дол Блатанни
    .plan = Від початку на карту більше, ніж у ворога, юрби на один поклик і спритні розвідники, що обходять будь-яку погоду.
starter-advanced-skellige = Клани на морі
    .plan = Воїни, щитоносиці й драккари, пов’язані між собою, ростуть із кожним побратимом, а люди Брана терплять пів будь-якого шторму.

### Ходи, як їх перелічує меню.

move-play = { $takes ->
    [yes] { $card }: на руку повертається { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(суперник: { $side })
       *[no] {""}
    }
}
move-use-leader = Скористатися лідером
move-pass = Спасувати
move-exchange = Замінити: { $card }
move-done = { $question ->
    [redraw] Лишити руку без змін
    [moves] Закінчити переміщення
   *[none] Готово
}
move-start = { $own ->
    [yes] Узяти перший хід собі
   *[no] Перший хід: { $player }
}
move-decline = Зберегти право на потім
move-choose = { $question ->
    [revival] Повернути: { $card }
    [pile] Узяти: { $card }
    [deck] Узяти: { $card }
    [weather] Погода: { $card }
    [bond] Покликати: { $card }
   *[none] Вибрати: { $card }
}
move-against = Суперник: { $player }
move-discard = Скинути: { $card }
move-shift = { $card }: { $from } → { $to }

### Про що й кого питає гра. Імена гравців стоять перед двокрапкою.

question-redraw = { $players }: можна замінити до { $most ->
    [one] { $most } карти
   *[other] { $most } карт
} на руці, по одній за раз, або лишити руку без змін.
question-turn = { $player }: зіграйте карту, скористайтеся лідером або спасуйте.
question-choose-starter = { $player }: виберіть, чий хід у цьому раунді буде перший.
question-claim-round = { $player }: Скойа’таелі можуть раз за гру вирішити, хто починає раунд. Виберіть, хто почне цей, або збережіть це право на потім.
question-choose-revival = { $player }: виберіть загін зі свого скиду. Ви відразу його зіграєте.
question-place-card = { $player }: виберіть, куди зіграти карту «{ $card }».
question-choose-opponent = { $player }: виберіть суперника, якого стосується ефект вашого лідера.
question-choose-from-pile = { $own ->
    [yes] { $player }: виберіть карту зі свого скиду.
   *[no] { $player }: виберіть карту зі скиду суперника ({ $side }).
}
question-choose-discard = { $player }: виберіть { $count ->
    [1] карту з руки, яку скинете
    [one] { $count } карту з руки, які скинете, по одній за раз
    [few] { $count } карти з руки, які скинете, по одній за раз
   *[many] { $count } карт з руки, які скинете, по одній за раз
}.
question-give-up-card = { $player }: виберіть карту з руки, яку скинете; цього вимагає лідер суперника.
question-choose-from-deck = { $player }: виберіть карту зі своєї колоди. Ви візьмете її на руку, а колоду перетасують.
question-choose-weather = { $player }: виберіть погоду, яку принесе ваш лідер.
question-choose-bond = { $player }: виберіть загін із міцним зв’язком, до якого прийде з колоди ще один такий самий.
question-choose-moves = { $moved ->
    [yes] { $player }: перемістіть іще один загін з ефектом спритності або закінчіть.
   *[no] { $player }: перемістіть загін з ефектом спритності в інший ряд.
} Ще не переміщені: { $cards }.

### Правила, розказані гравцеві. Кожна опція правил — змінна з її назвою.

## Ефекти загонів

ability-agile = Спритність
    .rule = { $agile_rows ->
        [all] Зіграйте цю карту в будь-який зі своїх трьох рядів.
       *[close-ranged] Зіграйте цю карту у свій ряд ближнього або дальнього бою — на ваш вибір.
    } Далі вона залишається в цьому ряді; перемістити її може лише лідер.

ability-medic = Медик
    .rule = Виберіть зі свого скиду загін (не героя) і відразу зіграйте його, наче з руки, разом з його ефектом. Якщо такі карти є, одну з них вибрати треба; якщо немає, нічого не стається. Повернений шпигун іде на сторону суперника, а карти за нього берете ви; повернений медик теж повертає загін.

ability-morale-boost = Приплив сил
    .rule = Додає 1 до сили кожного іншого загону у своєму ряді, за винятком героїв. Сама карта себе не посилює. Ефекти кількох таких карт в одному ряді додаються.

ability-muster = Двійник
    .rule = { $muster_from_hand ->
        [no] Знайдіть у своїй колоді всі карти, які кличе ця карта, і відразу зіграйте кожну в її ряд; потім перетасуйте колоду. Такі карти, що є у вас на руці, там і залишаються.
       *[yes] Знайдіть у своїй колоді й на руці всі карти, які кличе ця карта, і відразу зіграйте кожну в її ряд; потім перетасуйте колоду. Притримати якусь із них не можна.
    } У скиді карт не шукають.

ability-spy = Шпигун
    .rule = Ця карта стає на сторону суперника й збільшує його загальну силу. За це ви берете 2 карти зі своєї колоди або стільки, скільки в ній лишилося. Коли шпигун залишає поле бою, він іде у скид тієї сторони, на якій лежав.

ability-tight-bond = Міцний зв’язок
    .rule = Сила цього загону множиться на кількість загонів з такою самою назвою на його стороні, разом із ним самим. Отже, три такі загони із силою 4 мають по 12.

ability-commanders-horn = Командирський ріг
    .rule = { $unit_horn_doubles_itself ->
        [yes] Подвоює силу всіх загонів у своєму ряді, зокрема й власну, за винятком героїв.
       *[no] Подвоює силу всіх інших загонів у своєму ряді, за винятком героїв. Власної сили карта не подвоює, але це робить другий ріг у тому самому ряді.
    } Хоч би скільки рогів було в ряді, силу загону подвоюють лише раз.

ability-scorch-row = Страта
    .rule = Якщо сума сили в такому самому ряді суперника, як ряд цієї карти, становить 10 або більше, скидають найсильніший загін у цьому ряді, а якщо однаково сильних кілька — усі. До суми входять герої та все, що змінює силу, але самих героїв ніколи не скидають.

ability-scorch = Страта
    .rule = Діє як особлива карта «Страта»: з усього поля бою скидають найсильніший загін, а якщо однаково сильних кілька — усі; героїв це не стосується. Ця карта теж рахується і згорає, якщо сильнішого за неї немає.

ability-summon-avenger = Виклик
    .rule = Щоразу, коли ця карта йде з поля бою у скид, байдуже чому, на ту саму сторону приходить відповідна карта з додаткової колоди — у ряд за її власним символом ряду. Так буває і наприкінці раунду: тоді викликана карта б’ється в наступному. Якщо карта повертається на руку або залишається на полі бою, ніхто не приходить.

ability-berserker = Берсерк
    .rule = Щойно ця карта опиняється в ряді, де діє мардрем, — байдуже, що з’явилося там раніше, — її вилучають із гри, а в той самий ряд грають відповідну карту з додаткової колоди. Берсерк не йде у скид, і його перетворення остаточне.

ability-mardroeme = Мардрем
    .rule = Поки ця карта лежить у ряді, вона перетворює в ньому кожного берсерка: і тих, що вже там, і тих, що прийдуть пізніше. Другий мардрем у тому самому ряді нічого не додає.

## Особливі карти

special-decoy = Опудало
    .rule = Обміняйте цю карту на загін на своїй стороні (не на героя); підійде й шпигун суперника, що там лежить. Загін ви берете на руку й можете потім зіграти знову, разом з його ефектом. «Опудало» лишається на його місці: воно має силу 0 і не є загоном. Якщо міняти нема чого, зіграти його не можна.

special-commanders-horn = Командирський ріг
    .rule = Виберіть один зі своїх рядів: до кінця раунду силу всіх загонів у ньому подвоєно, але не більше ніж один раз; героїв це не стосується. { $mardroeme_shares_row ->
        [no] У ряді лише одне місце для особливої карти: там іще не має бути ні рогу, зокрема від лідера, ні «Мардрему». Загін із рогом не заважає.
       *[yes] У ряді вміщується лише один такий ріг, і ріг від лідера теж рахується. Загін із рогом не заважає.
    }

special-scorch = Страта
    .rule = З усього поля бою, з обох сторін, скиньте найсильніший загін, а якщо однаково сильних кілька — усі; героїв це не стосується. Враховують силу на цю мить. Потім скиньте цю карту.

special-mardroeme = Мардрем
    .rule = Зіграйте цю карту в один зі своїх рядів, де вона залишається до кінця раунду. Вона перетворює в ньому кожного берсерка: і тих, що вже там, і тих, що прийдуть пізніше. { $mardroeme_shares_row ->
        [no] У ряді лише одне місце для особливої карти: там іще не має бути ні рогу, зокрема від лідера, ні «Мардрему».
       *[yes] У тому самому ряді можуть лежати й ріг або ще один «Мардрем».
    }

## Погодні карти

weather = Погода
    .rule = Погодна карта лежить у зоні погодних карт і діє на свої ряди з обох сторін: сила загонів у них падає до 1 (0 лишається 0), за винятком героїв. Одночасно може діяти кілька видів погоди. { $covered_weather ->
        [discarded] Другу карту того самого виду відразу скидають, так само як імлу чи зливу, зіграну під час шторму; а шторм скидає імлу та зливу, що вже лежать.
       *[lies] Другу карту того самого виду зіграти можна; вона лежить без додаткового ефекту.
    } Погода триває, доки її не скасують або не закінчиться раунд.

weather-frost = Лютий мороз
    .rule = Поки ця карта лежить у зоні погодних карт, силу всіх загонів в обох рядах ближнього бою знижено до 1, за винятком героїв. Вона діє, доки погоду не скасують або не закінчиться раунд.

weather-fog = Непроникна імла
    .rule = Поки ця карта лежить у зоні погодних карт, силу всіх загонів в обох рядах дальнього бою знижено до 1, за винятком героїв. Вона діє, доки погоду не скасують або не закінчиться раунд.

weather-rain = Злива
    .rule = Поки ця карта лежить у зоні погодних карт, силу всіх загонів в обох рядах облогового бою знижено до 1, за винятком героїв. Вона діє, доки погоду не скасують або не закінчиться раунд.

weather-storm = Острівний шторм
    .rule = Поки ця карта лежить у зоні погодних карт, силу всіх загонів у рядах дальнього та облогового бою обох сторін знижено до 1, за винятком героїв. Вона діє, доки погоду не скасують або не закінчиться раунд.{ $covered_weather ->
        [discarded] {" "}Імлу та зливу, що вже лежать, скидають.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Мати її в колоді може лише Скелліге.
       *[edition-2025] {""}
    }

weather-clear-weather = Ясна погода
    .rule = Уся погода минає: скиньте всі карти із зони погодних карт, а тоді й цю. Її можна зіграти, навіть коли ніяка погода не діє.

## Фракції

faction-neutral = Нейтральні
    .rule = Нейтральні карти надруковано в кольорі кожної фракції, тож кожна має власний їх набір і може брати їх до своїх колод.

faction-monsters = Монстри
    .rule = Наприкінці кожного раунду, яким гра не завершується, один випадковий загін на вашій стороні залишається у своєму ряді; це може бути й шпигун суперника, що там лежить, але не герой. Його ефект не спрацьовує вдруге, проте постійний ефект діє й далі.

faction-nilfgaard = Нільфгард
    .rule = Раунд, що закінчився нічиєю, виграєте ви. Якщо за Нільфгард грають обидва гравці, ефект не діє.

faction-northern-realms = Королівства Півночі
    .rule = За кожен виграний раунд ви берете карту зі своєї колоди.

faction-scoiatael = Скойа’таелі
    .rule = { $scoiatael ->
        [once-any-round] Раз за гру, перед будь-яким раундом, ви можете вирішити, хто його почне, — незалежно від монети й від того, чим закінчився попередній. Якщо це можуть зробити обидва гравці, першим вирішує той, хто не починав би (перед першим раундом — за жеребом), і його рішення для цього раунду остаточне.
        [game-start-two-cancel] Ви вирішуєте, чий хід у грі буде перший. Якщо за Скойа’таелів грають обидва гравці, вирішує лише підкинута монета.
       *[game-start] Ви вирішуєте, чий хід у грі буде перший. Якщо за Скойа’таелів грають обидва гравці, підкинута монета визначає, хто з них вибирає.
    }

faction-skellige = Скелліге
    .rule = На початку третього раунду з вашого скиду навмання беруть два загони, за винятком героїв, і грають їх один за одним, разом з їхніми ефектами. Якщо їх менше, ви граєте стільки, скільки є.

## Лідери: Монстри

leader-eredin-breacc-glas-the-treacherous =
    .rule = Пасивний ефект: силу кожного шпигуна на полі бою подвоєно, з обох сторін і байдуже, хто його зіграв, за винятком героїв. Це рахують після погоди й перед міцним зв’язком.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Активний ефект: скиньте горілиць 2 карти з руки, потім перегляньте свою колоду, візьміть з неї на руку 1 карту на ваш вибір і перетасуйте колоду. Скористатися ним можна, лише маючи щонайменше 2 карти на руці й 1 у колоді.
        [video] Активний ефект: візьміть на руку загін на ваш вибір (не героя) зі свого скиду. Скористатися ним можна, лише якщо такий там є.
       *[book] Активний ефект: візьміть на руку будь-яку карту зі свого скиду, навіть героя. Скористатися ним можна, лише якщо у скиді є карти.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Активний ефект: лідер діє на ваш вибір як «Лютий мороз», «Непроникна імла», «Злива» або «Острівний шторм», доки погоду не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
           *[from-deck] Активний ефект: зіграйте зі своєї колоди на ваш вибір «Лютий мороз», «Непроникну імлу», «Зливу» або «Острівний шторм», а потім перетасуйте колоду. Скористатися ним можна, лише якщо в колоді є така карта.
        }
        [video] Активний ефект: до кінця раунду подвоює силу загонів у вашому ряді ближнього бою, за винятком героїв; це вважається картою «Командирський ріг» у цьому ряді. Скористатися ним не можна, якщо місце для особливої карти там зайняте; загін із рогом не заважає, і його силу теж подвоюють.
       *[book] Активний ефект: до кінця раунду подвоює силу загонів у вашому ряді ближнього бою, за винятком героїв; це вважається картою «Командирський ріг» у цьому ряді. Скористатися ним не можна, якщо на цей ряд уже діє якийсь ріг, навіть ріг загону.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Активний ефект: візьміть на руку карту на ваш вибір (не героя) зі свого скиду. Скористатися ним можна, лише якщо така карта там є.
       *[book] Активний ефект: скиньте горілиць 2 карти з руки, потім перегляньте свою колоду, візьміть з неї на руку 1 карту на ваш вибір і перетасуйте колоду. Скористатися ним можна, лише маючи щонайменше 2 карти на руці й 1 у колоді.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Активний ефект: до кінця раунду подвоює силу загонів у вашому ряді ближнього бою, за винятком героїв; це вважається картою «Командирський ріг» у цьому ряді. Скористатися ним не можна, якщо на цей ряд уже діє якийсь ріг, навіть ріг загону.
       *[book] { $weather_leaders ->
            [of-themselves] Активний ефект: лідер діє як будь-яка погодна карта, навіть «Ясна погода»; погода триває, доки її не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
           *[from-deck] Активний ефект: зіграйте зі своєї колоди будь-яку погодну карту, навіть «Ясну погоду», а потім перетасуйте колоду. Скористатися ним можна, лише якщо в колоді є така карта.
        }
    }

## Лідери: Нільфгард

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Активний ефект: лідер діє як «Злива», доки погоду не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
       *[from-deck] Активний ефект: зіграйте зі своєї колоди «Зливу», а потім перетасуйте колоду. Скористатися ним можна, лише якщо ця карта є в колоді.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Активний ефект: кожен гравець, починаючи з вас, грає зі свого скиду випадковий загін (не героя), разом з його ефектом. Скористатися ним можна, лише якщо такий загін є хоч в одному скиді.
        [video] Пасивний ефект: коли загін повертається зі скиду на поле бою, у всіх гравців вирішує випадок, який саме. Випадковим є й те, що лідери беруть зі скиду на руку. Герой з ефектом медика, як і раніше, вибирає сам.
       *[book] Пасивний ефект: коли загін повертається зі скиду на поле бою, у всіх гравців вирішує випадок, який саме. Герой з ефектом медика, як і раніше, вибирає сам.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Активний ефект: перегляньте 3 карти з руки суперника, на які вкажете, спершу ті, яких ви ще не знаєте; якщо їх менше — усі.
       *[book] Активний ефект: перегляньте 3 випадкові карти з руки суперника, а якщо їх менше — усі.
    } Суперник дізнається, які карти ви бачили. Скористатися ним можна, лише якщо в суперника є карти на руці.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Активний ефект: виберіть карту (не героя) зі скиду суперника й відразу зіграйте її, наче з руки. Відтепер вона ваша. Скористатися ним можна, лише якщо там є карта, яку вдасться зіграти.
        [video] Активний ефект: візьміть на руку загін на ваш вибір (не героя) зі скиду суперника. Відтепер він ваш. Скористатися ним можна, лише якщо такий там є.
       *[book] Активний ефект: візьміть на руку карту на ваш вибір (не героя) зі скиду суперника. Відтепер вона ваша. Скористатися ним можна, лише якщо така карта там є.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Пасивний ефект: лідер суперника не має жодного ефекту, ні пасивного, ні активного, і то ще до того, як узято першу карту. Самого цього лідера скасувати не можна.

## Лідери: Королівства Півночі

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Активний ефект: лідер діє як «Непроникна імла», доки погоду не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
       *[from-deck] Активний ефект: зіграйте зі своєї колоди «Непроникну імлу», а потім перетасуйте колоду. Скористатися ним можна, лише якщо ця карта є в колоді.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Активний ефект: уся погода минає, і всі карти із зони погодних карт скидають. { $leader_effects ->
        [video] Скористатися ним можна, лише поки діє якась погода.
       *[book] Скористатися ним можна, навіть коли ніяка погода не діє.
    }

leader-foltest-son-of-medell =
    .rule = Активний ефект: якщо сума сили в ряді дальнього бою суперника становить 10 або більше, скидають найсильніший загін у цьому ряді (не героя), а якщо однаково сильних кілька — усі. Скористатися ним можна, лише якщо ряд має таку силу й у ньому є хоч один загін, що не є героєм.

leader-foltest-the-siegemaster =
    .rule = Активний ефект: до кінця раунду подвоює силу загонів у вашому ряді облогового бою, за винятком героїв; це вважається картою «Командирський ріг» у цьому ряді. { $leader_effects ->
        [video] Скористатися ним не можна, якщо місце для особливої карти там зайняте; загін із рогом не заважає, і його силу теж подвоюють.
       *[book] Скористатися ним не можна, якщо на цей ряд уже діє якийсь ріг, навіть ріг загону.
    }

leader-foltest-the-steel-forged =
    .rule = Активний ефект: якщо сума сили в ряді облогового бою суперника становить 10 або більше, скидають найсильніший загін у цьому ряді (не героя), а якщо однаково сильних кілька — усі. Скористатися ним можна, лише якщо ряд має таку силу й у ньому є хоч один загін, що не є героєм.

## Лідери: Скойа’таелі

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Активний ефект: візьміть карту зі своєї колоди. Скористатися ним можна, лише якщо в колоді ще є карти.
       *[book] Пасивний ефект: на початку гри ви берете 11 карт замість 10. Замінити все одно можна щонайбільше 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Активний ефект: перемістіть будь-які зі своїх загонів з ефектом спритності, кожен у ряд на ваш вибір; герої залишаються на місці. Скористатися ним можна, лише якщо хоч один загін може переміститися.
       *[book] Активний ефект: ваші загони з ефектом спритності один за одним переходять кожен у той ряд, де він найсильніший; хто нічого не виграє, залишається на місці, герої теж. Скористатися ним можна, лише якщо хоч один загін перейшов би.
    } Переміщення не запускає жодних ефектів.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Активний ефект: лідер діє як «Лютий мороз», доки погоду не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
       *[from-deck] Активний ефект: зіграйте зі своєї колоди «Лютий мороз», а потім перетасуйте колоду. Скористатися ним можна, лише якщо ця карта є в колоді.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Активний ефект: якщо сума сили в ряді ближнього бою суперника становить 10 або більше, скидають найсильніший загін у цьому ряді (не героя), а якщо однаково сильних кілька — усі. Скористатися ним можна, лише якщо ряд має таку силу й у ньому є хоч один загін, що не є героєм.

leader-francesca-findabair-the-beautiful =
    .rule = Активний ефект: до кінця раунду подвоює силу загонів у вашому ряді дальнього бою, за винятком героїв; це вважається картою «Командирський ріг» у цьому ряді. { $leader_effects ->
        [video] Скористатися ним не можна, якщо місце для особливої карти там зайняте; загін із рогом не заважає, і його силу теж подвоюють.
       *[book] Скористатися ним не можна, якщо на цей ряд уже діє якийсь ріг, навіть ріг загону.
    }

## Лідери: Скелліге

leader-arnjolf-the-patricide =
    .rule = Активний ефект: виберіть на своїй стороні загін з ефектом міцного зв’язку й зіграйте зі своєї колоди ще один з такою самою назвою, а потім перетасуйте колоду. Скористатися ним можна, лише якщо в колоді є така карта.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Активний ефект: кожен гравець затасовує у свою колоду загони зі свого скиду; герої та особливі карти лишаються у скиді. Скористатися ним можна, лише якщо такий загін є хоч в одному скиді.
       *[book] Активний ефект: кожен гравець затасовує у свою колоду весь свій скид, разом із героями та особливими картами. Скористатися ним можна, лише якщо хоч в одному скиді є карти.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Активний ефект: лідер діє як «Острівний шторм», доки погоду не скасують або не закінчиться раунд. Сама карта для цього не потрібна.
       *[from-deck] Активний ефект: зіграйте зі своєї колоди «Острівний шторм», а потім перетасуйте колоду. Скористатися ним можна, лише якщо ця карта є в колоді.
    }

leader-harald-an-craite-the-cripple =
    .rule = Активний ефект: зіграйте зі своєї колоди особливу карту «Мардрем» в один зі своїх рядів, а потім перетасуйте колоду. Скористатися ним можна, лише якщо ця карта є в колоді й для неї є місце в якомусь ряді.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Пасивний ефект: за поганої погоди загонам на вашій стороні, за винятком героїв, лишається половина надрукованої сили, округлена до меншого: із 7 стає 3, з 1 — 0.
       *[up] Пасивний ефект: за поганої погоди загони на вашій стороні, за винятком героїв, втрачають лише половину надрукованої сили, і втрату округлюють до меншого: із 7 стає 4, а 1 лишається 1.
    } Це рятує і шпигуна суперника на вашій стороні, але не вашого шпигуна на чужій.

## Види карт

kind-unit = Карта загону
    .rule = Карта, що має власну силу. Ви граєте її на своїй стороні в ряд за її символом ряду, і її силу додають до вашої загальної сили; шпигун іде на сторону суперника. Якщо карта має ефект, він спрацьовує, щойно її покладено.

kind-hero = Герой
    .rule = Загін, на який не діють жодні ефекти, ні добрі, ні погані: ні особливих карт, ні загонів, ні лідерів. Його сила завжди така, як надруковано, і входить до суми ряду. Власний ефект героя діє. Медик не може повернути героя.

kind-special = Особлива карта
    .rule = Карта без власної сили, яку грають заради її ефекту. Погодні карти теж особливі.

kind-weather = Погодна карта
    .rule = Особлива карта, що діє на ряди обох сторін одразу. Вона лежить у зоні погодних карт, доки погоду не скасують або не закінчиться раунд; лише «Ясну погоду» скидають відразу.

kind-leader = Лідер
    .rule = Разом із колодою ви вибираєте одного лідера своєї фракції; його карта лежить горілиць у зоні карти лідера. Пасивний ефект діє завжди. Активним можна скористатися раз за гру, у свій хід, замість того щоб зіграти карту.

## Ряди

row-close = Ряд ближнього бою
row-ranged = Ряд дальнього бою
row-siege = Ряд облогового бою
row-name = { $row ->
    [close] ряд ближнього бою
    [ranged] ряд дальнього бою
   *[siege] ряд облогового бою
}
row-to = { $row ->
    [close] у ряд ближнього бою
    [ranged] у ряд дальнього бою
   *[siege] у ряд облогового бою
}
row-in = { $row ->
    [close] у ряді ближнього бою
    [ranged] у ряді дальнього бою
   *[siege] у ряді облогового бою
}

## Рядки, що пояснюють карту

card-calls = Кличе: { $cards }
card-avenger = Викликає: { $cards }
card-turns-into = Перетворюється на: { $cards }

## Сила

strength = Сила
    .rule = Силу загону рахують у такому порядку: надрукована сила; погода знижує її до 1; зрадливість Ередіна подвоює силу шпигунів; міцний зв’язок її множить; кожен інший приплив сил у ряді додає 1; ріг її подвоює, але тільки раз. Герой завжди має надруковану силу. Загальна сила — це сума ваших трьох рядів.

step-printed = надрукована
step-weather = погода
step-treachery = зрадливість
step-bond = міцний зв’язок
step-morale = приплив сил
step-horn = ріг

## Розділи правил

side-deck = Додаткова колода
    .rule = Карти, які можна лише викликати або дістати перетворенням, ніколи не починають гру в колоді; вони лежать біля поля бою, доки не знадобляться. { $side_deck_supply ->
        [unlimited] Додаткова колода ніколи не вичерпується.
       *[printed] Їх лише стільки, скільки надруковано: використана карта туди не повертається, а коли жодної не лишилося, ніхто й не приходить.
    } { $avenger_leaves_to ->
        [out-of-game] На полі бою це звичайні карти, але викликана карта не йде у скид, а вибуває з гри.
       *[discard-pile] На полі бою це звичайні карти і, як усі інші, ідуть у скид.
    }

discard-pile = Скид
    .rule = Карта, що залишає ряд, іде у скид тієї сторони, на якій лежала; це стосується і шпигунів. Погодні карти й одноразові особливі карти йдуть у скид гравця, який їх зіграв. Кожен може будь-коли переглянути будь-який скид.

redraw = Заміна карт
    .rule = Ви берете 10 карт, а потім можете скинути до 2 з них, по одній за раз, і взяти замість них нові; можна скинути навіть щойно взяту. { $redraw_returns ->
        [bottom] Скинута карта відразу йде під низ колоди, і аж тоді ви берете нову; нічого не тасують.
       *[shuffled] Скинуті карти лежать осторонь; коли ви закінчите, їх затасовують назад у колоду.
    } Цієї руки має вистачити на всю гру: нові карти ви берете лише завдяки ефектам.

starting-player = Хто починає
    .rule = { $start_settled ->
        [after-redraw] Чий хід буде перший, вирішують після заміни карт.
       *[before-deal] Чий хід буде перший, вирішують до того, як узяти карти на руку.
    } { $toss_winner ->
        [chooses] Підкиньте монету: хто виграв, той вибирає, хто почне.
       *[starts] Підкиньте монету: хто виграв, той і починає.
    } Ефект Скойа’таелів важливіший за монету.

passing = Ходи й пас
    .rule = У свій хід ви повинні зробити щось одне: зіграти карту, скористатися активним ефектом лідера або спасувати. Спасувавши, ви більше не ходите в цьому раунді, а суперник грає далі, доки теж не спасує. Без карт на руці й без лідера, яким можна скористатися, ви пасуєте автоматично.

round-end = Кінець раунду
    .rule = Раунд закінчується, коли всі спасували. Перемагає більша загальна сила; переможений вилучає самоцвіт, а в разі нічиєї — обидва гравці, якщо тільки її не виграє Нільфгард. Потім усі карти з поля бою, зокрема погодні та інші особливі, ідуть у скид, крім тих, які там утримує якийсь ефект. { $after_draw ->
        [last-to-pass] Наступний раунд починає переможець, а після нічиєї — той, хто спасував останнім.
       *[other-player] Наступний раунд починає переможець, а після нічиєї — той, хто не починав попереднього.
    }

game-end = Кінець гри
    .rule = Гра закінчується, коли в когось не лишилося самоцвітів; перемагає той, хто їх іще має. Тож раундів щонайбільше три. { $double_draw ->
        [replay] Якщо обидва гравці втрачають останній самоцвіт одночасно, гру повторюють з тими самими колодами й лідерами, починаючи з того, як беруть карти на руку. Якщо й третє повторення не дасть переможця, гра закінчується внічию.
       *[draw] Якщо обидва гравці втрачають останній самоцвіт одночасно, гра закінчується внічию.
    }

deck-building = Складання колоди
    .rule = { $deck_limits ->
        [deck-2] Ви вибираєте 1 лідера й колоду щонайменше з 30 карт, серед яких щонайбільше 7 героїв і щонайбільше 10 особливих карт разом із погодними; лідера й додаткову колоду не рахують.
       *[deck-1] Ви вибираєте 1 лідера й колоду, у якій щонайменше 22 карти загонів або героїв і щонайбільше 10 особливих карт разом із погодними.
    } Усі карти — з набору вашої фракції, і жодної не може бути в колоді більше, ніж у колекції. { $card_pool ->
        [storm-in-skellige] Грають картами видання 2025 року, але «Острівний шторм» може мати лише Скелліге.
        [witcher3] Грають картами з колекції відеогри.
       *[edition-2025] Грають картами видання 2025 року.
    } { $roach ->
        [no] Плітки серед них немає.
       *[yes] Є серед них і Плітка, яку кличуть Ґеральт і Цірі.
    } { $leader_pool ->
        [witcher3] Вибирати можна з 22 лідерів відеогри.
       *[all] Вибирати можна з усіх 25 лідерів.
    }

## Опції правил: назва, що вона визначає, і значення, які читають «назва: значення»

option-here = За цим столом: { $value }.

option-deck-limits = Обмеження колоди
    .rule = Визначає, скільки карт, загонів, героїв та особливих карт має або може бути в колоді.
option-deck-limits-deck-1 = щонайменше 22 загони або герої, щонайбільше 10 особливих карт
option-deck-limits-deck-2 = щонайменше 30 карт, щонайбільше 7 героїв і 10 особливих карт

option-redraw-returns = Замінені карти
    .rule = Визначає, куди йдуть карти, скинуті під час заміни.
option-redraw-returns-shuffled = потім їх затасовують назад у колоду
option-redraw-returns-bottom = відразу йдуть під низ колоди

option-toss-winner = Переможець жеребкування монетою
    .rule = Визначає, чи переможець жеребкування починає сам, чи вибирає, хто почне.
option-toss-winner-starts = починає
option-toss-winner-chooses = вибирає, хто почне

option-start-settled = Коли вирішують, хто починає
    .rule = Визначає, чи ви вже знаєте, хто почне, коли дивитеся на свою руку.
option-start-settled-before-deal = до того, як узяти карти на руку
option-start-settled-after-redraw = після заміни карт

option-scoiatael = Вибір Скойа’таелів
    .rule = Визначає, коли Скойа’таелі вирішують, хто починає, і що буває, коли за них грають обидва гравці.
option-scoiatael-game-start = на початку гри; якщо їх двоє, монета визначає, хто вибирає
option-scoiatael-game-start-two-cancel = на початку гри; якщо їх двоє, ефекти скасовують один одного
option-scoiatael-once-any-round = раз за гру, перед будь-яким раундом

option-after-draw = Після нічиєї в раунді
    .rule = Визначає, хто починає раунд після нічиєї.
option-after-draw-other-player = починає той, хто не починав попереднього
option-after-draw-last-to-pass = починає той, хто спасував останнім

option-double-draw = Нічия у грі
    .rule = Визначає, що буває, коли обидва гравці втрачають останній самоцвіт одночасно.
option-double-draw-draw = так і лишається
option-double-draw-replay = гру повторюють

option-muster-from-hand = Двійник кличе й з руки
    .rule = Визначає, чи двійник приводить карти не тільки з колоди, а й з руки.
option-muster-from-hand-yes = так
option-muster-from-hand-no = ні, тільки з колоди

option-agile-rows = Ряди для спритності
    .rule = Визначає, у які ряди можна зіграти загін з ефектом спритності.
option-agile-rows-close-ranged = ближнього й дальнього бою
option-agile-rows-all = усі три

option-unit-horn-doubles-itself = Загін із рогом подвоює власну силу
    .rule = Визначає, чи загін з ефектом командирського рогу подвоює і власну силу.
option-unit-horn-doubles-itself-yes = так
option-unit-horn-doubles-itself-no = ні, лише силу інших

option-bran-rounding = Округлення в Короля Брана
    .rule = Визначає, як округлюють половину сили, яку погода лишає загонам Короля Брана.
option-bran-rounding-up = до більшого (із 7 стає 4)
option-bran-rounding-down = до меншого (із 7 стає 3)

option-mardroeme-shares-row = «Мардрем» може ділити ряд
    .rule = Визначає, чи в одному ряді можуть лежати кілька особливих карт: ріг і «Мардреми».
option-mardroeme-shares-row-yes = так, з рогом або ще одним «Мардремом»
option-mardroeme-shares-row-no = ні, одна особлива карта на ряд

option-covered-weather = Погода без додаткового ефекту
    .rule = Визначає, що буває з погодною картою, на ряди якої вже діє інша погода.
option-covered-weather-lies = лишається в зоні погодних карт
option-covered-weather-discarded = її відразу скидають

option-avenger-leaves-to = Викликані карти, що залишають поле бою
    .rule = Визначає, куди йде викликана карта, коли її скидають.
option-avenger-leaves-to-discard-pile = ідуть у скид
option-avenger-leaves-to-out-of-game = вибувають із гри

option-side-deck-supply = Запас додаткової колоди
    .rule = Визначає, чи карти додаткової колоди можуть закінчитися.
option-side-deck-supply-printed = стільки карт, скільки надруковано
option-side-deck-supply-unlimited = необмежений

option-weather-leaders = Погодні лідери
    .rule = Визначає, чи лідерові, який приносить погоду, потрібна її карта в колоді.
option-weather-leaders-from-deck = грають карту з колоди
option-weather-leaders-of-themselves = самі діють як погода

option-leader-effects = Ефекти лідерів
    .rule = Визначає, у якій версії діють ефекти лідерів.
option-leader-effects-book = як у виданні 2025 року
option-leader-effects-klub = як у клубі Gwint Klub
option-leader-effects-video = як у відеогрі

option-leader-pool = Вибір лідерів
    .rule = Визначає, яких лідерів можна вибрати.
option-leader-pool-all = усі 25
option-leader-pool-witcher3 = 22 з відеогри

option-card-pool = Вибір карт
    .rule = Визначає, з якої колекції складають колоди.
option-card-pool-edition-2025 = видання 2025 року
option-card-pool-storm-in-skellige = видання 2025 року, «Острівний шторм» лише для Скелліге
option-card-pool-witcher3 = колекція відеогри

option-roach = Плітка
    .rule = Визначає, чи кличуть Ґеральт і Цірі карту «Плітка».
option-roach-yes = у грі, її кличуть Ґеральт і Цірі
option-roach-no = поза грою

## Набори правил

ruleset-legendary = Легендарна карткова гра
    .rule = Правила настільного видання 2025 року.
ruleset-klub = Gwint Klub
    .rule = Правила чеського клубу Gwint Klub, версія 1.0 2017 року.
ruleset-witcher3 = Відьмак 3
    .rule = Правила відеогри «Відьмак 3. Дикий Гін», у якій «Гвинт» з’явився вперше.
ruleset-house = Домашні правила
    .rule = Правила, у яких за вашим столом змінено одну або кілька опцій.

holds-built = лише для складеної вами колоди, не для повних наборів
holds-person = лише для вас, не для віртуального суперника
holds-ordinary = для вас і для тих лідерів віртуального суперника, які не мають у соло власної дії
holds-advanced = разом з обмеженнями складнішого складання колоди

## Режими

mode-duel = Дуель
    .rule = Двоє гравців, по два самоцвіти в кожного: перемагає той, у кого єдиного самоцвіт лишиться.

mode-ffa-3 = Кожен за себе, троє гравців
    .rule = Троє гравців, кожен за себе: кожен переможений у раунді суперник — це очко, а 4 очки — перемога.

mode-ffa-4 = Кожен за себе, четверо гравців
    .rule = Четверо гравців, кожен за себе: кожен переможений у раунді суперник — це очко, а 5 очок — перемога.

mode-ffa-5 = Кожен за себе, п’ятеро гравців
    .rule = П’ятеро гравців, кожен за себе: кожен переможений у раунді суперник — це очко, а 6 очок — перемога.

mode-team = Двоє на двоє
    .rule = Дві команди по двоє: партнери мають спільну армію, спільний скид і два самоцвіти та бачать руки одне одного.

mode-solo = Соло
    .rule = Ви граєте самі проти віртуального суперника, який не має карт на руці й грає верхню карту своєї колоди.

mode-solo-leaders = Соло з лідерами
    .rule = Ви граєте самі проти віртуального суперника, який відкриває лідера щоразу, коли ви попереду наприкінці раунду.

mode-match = Турнірний матч
    .rule = Кожен гравець приносить три колоди різних фракцій; дві виграні гри з трьох — перемога в матчі.

ffa-rounds = Кожен за себе — раунди й очки
    .rule = Ходять по колу, доки всі не спасують. Самоцвітів немає, кількість раундів не обмежено. Раунд дає вам 1 очко за кожного суперника з меншою загальною силою; Нільфгард перемагає й тих, із ким має нічию. Мета — кількість гравців плюс 1; якщо її досягли кілька, перемагає найбільше очок. Гра закінчується й після раунду, у якому ніхто нічого не зробив або після якого ніхто вже не може; тоді перемагає найбільше очок. Рівні ділять перемогу.

ffa-cards = Кожен за себе — карти й фракції
    .rule = Хто грає шпигуна, вибирає суперника, навіть того, хто спасував. Страту ряду рахують для кожного суперника окремо; лідер, спрямований на суперника, стосується одного на ваш вибір, пасивний — усіх. Перший раунд починає той, на кого впав жереб, якщо не вирішують Скойа’таелі; далі — той, хто здобув найбільше очок. Королівства Півночі беруть карту, якщо перемогли щонайменше 2, у Монстрів загін лишається щораунду, Скелліге повертає загони лише перед третім.

team-sides = Двоє на двоє — сторони й ходи
    .rule = Партнери сидять навпроти, ходять по колу; хто спасував, того пропускають. Партнери грають різними фракціями. Спільні в них ряди, скид і два самоцвіти; рука, колода й лідер у кожного свої, але партнери завжди бачать руки одне одного. Раунд закінчується, коли спасували всі четверо. Наступний починає той із переможців, хто ходить першим після того, хто починав; після нічиєї — наступний за столом.

team-cards = Двоє на двоє — карти й фракції
    .rule = Зв’язок і ріг діють на всю сторону, медики беруть зі спільного скиду, а Опудало може забрати загін партнера. Хто грає карту, той за неї вибирає, бере карти й кличе інших. У Монстрів лишається тільки карта Монстрів або ворожий шпигун, у Скелліге повертаються тільки карти Скелліге або ворожі шпигуни; Нільфгард в обох командах не діє. Біле Полум’я скасовує й лідера партнера. Лідер, що заглядає в руку, вибирає одного суперника.

solo-turns = Соло — ходи й раунди
    .rule = Обоє мають увесь набір фракції, або ви приносите колоду; у вашій немає погоди, крім Ясної погоди. Суперник не має руки: він починає кожен раунд і після кожного вашого ходу грає верхню карту колоди, а після погоди — ще одну. Коли ви пасуєте, він має останній хід, і раунд закінчується. За Скойа’таелів ви починаєте перший раунд і кожен після виграного вами. Самоцвіти й нічиї — як завжди.

solo-cards = Соло — карти суперника
    .rule = Кожну карту він грає так, щоб його перевага зросла найбільше; якщо порівну — у найповніший ряд, далі навмання. Його шпигуни грають обидві взяті карти, двійник кличе одну карту, Страта палить лише вашу сторону, а спритні загони переходять, щойно це йому вигідно. Під його Опудалом лежить карта долілиць, яку грають наприкінці раунду. Королівства Півночі після виграного раунду грають першим ходом дві карти.

solo-leader-pile = Соло — лідери суперника
    .rule = У соло з лідерами лідери його фракції лежать перетасованою стопкою долілиць. Якщо наприкінці раунду ви попереду, верхнього відкривають і використовують так, як йому найвигідніше; якщо ви й тоді попереду, раунд ваш. Використаний лідер вибуває з гри. Пасивні діють лише в цьому раунді, крім Білого Полум’я.

match-decks = Турнірний матч — колоди
    .rule = Ви приносите три колоди трьох різних фракцій, кожну за складнішими правилами складання; жоден герой не може бути у двох із них. Монета вирішує, хто першим називає колоду, потім називає другий. Фракція й лідер відкриті, щойно їх названо, карти — ні. Колода весь матч має того самого лідера.

match-games = Турнірний матч — ігри
    .rule = Дві виграні гри — перемога в матчі. Колодою, яка виграла, більше не грають: перед наступною грою переможець називає іншу, потім колоду називає переможений, можна ту саму. Нічийну гру повторюють тими самими колодами, і вона нікому не зараховується; якщо й друге повторення закінчиться внічию, вирішує монета.

advanced-building = Складніше складання колоди
    .rule = Крім звичайних обмежень, у колоді щонайбільше 5 особливих карт, 2 шпигуни і 2 медики, а надрукована сила разом — щонайбільше 130. Герої рахуються всюди, карти додаткової колоди — ніде.

### What `gwint serve` says, and what the server’s guards refuse.

serve-address = Столи відкриті за адресою: { $url }
serve-invite = Інші прийдуть за цим посиланням: { $url }
serve-alone = Увійти можна лише з цього комп’ютера. Щоб впустити інших: { $option }
serve-data = Дані лежать у теці: { $folder }
serve-stop = Зупинити сервер можна клавішами Ctrl-C.
serve-no-page = Сервер працює, але його сторінку ще не зібрано. Зберіть її командою: { $command }

fault-server-missing = Сервер встановлено не повністю (бракує: { $module }). Встановіть його командою: { $command }
fault-port-in-use = Там уже слухає інша програма: { $host }, порт { $port }. Зупиніть її або виберіть інший порт.
fault-cannot-listen = Сервер не може там слухати: { $host }, порт { $port }. Причина: { $reason }.
fault-wrong-origin = Запит надійшов зі сторінки іншого сайту: { $origin }.
fault-too-many-sockets = З вашої адреси забагато з’єднань; дозволено щонайбільше { $most }.

### Колоди для ознайомлення: назва і як колода перемагає.

starter-monsters-swarm = Виплодки Велену
    .plan = Один двійник кличе з колоди цілу зграю, а один ріг над заповненим рядом ближнього бою робить із неї орду.

starter-monsters-wild-hunt = Зима Дикого Гону
    .plan = Мороз та імла валять з ніг обидві армії, а семеро героїв, яких не бере жодна погода, змітають те, що лишилося.

starter-nilfgaard-legions = Чорні легіони
    .plan = Бригади, поєднані міцним зв’язком, ростуть із кожним побратимом, ріг подвоює їхню силу, а Біле Полум’я лишає суперника без лідера.

starter-nilfgaard-spies = Очі імператора
    .plan = Шпигуни, опудала й медики приносять карту за картою, доки в останньому раунді навпроти не лишиться порожня рука.

starter-northern-realms-blue-stripes = Брати в синьому
    .plan = Командоси й рубайли б’ються пліч-о-пліч, утрьох кожен вартий трьох, а Фольтест змітає з неба будь-яку погоду.

starter-northern-realms-siege = Облога Верґена
    .plan = Катапульти й машини заповнюють ряд облогового бою, майстри облоги додають їм завзяття, а ріг Фольтеста подвоює все це.

starter-scoiatael-archers = Стріли з лісу
    .plan = Уся армія стріляє з ряду дальнього бою під проводом Мільви та під звук рогу, а мороз сковує ворожі мечі.

starter-scoiatael-mahakam = Стіна щитів Магакаму
    .plan = Краснолюди й контрабандисти сходяться юрбами, Ісенґрім надихає всіх, а Королева спалює найсильніших, хто стає їм на заваді.

starter-skellige-berserkers = Ведмеді Скелліге
    .plan = Мардрем перетворює молодих берсерків на ведмедів, що б’ються як один, а Керіс приводить щитоносиць, щоб утримати лінію.

starter-skellige-storm = Шторм над островами
    .plan = Воїни Брана втрачають через негоду лише половину сили, тож накличте її всю й хай драккари та клани йдуть напролом.

### Що сервер каже про свої столи. По одному заголовку на кожну його кімнату.

## Сховище

fault-disk-full = Диск сервера заповнено: нічого не змінилося. Спробуйте ще раз, коли з’явиться місце.
fault-store-failed = Дані неможливо прочитати або записати, і нічого не змінилося. Причина: { $reason }.
fault-store-closed = Сервер завершує роботу й більше нічого не зберігає.
fault-data-in-use = Інший процес уже тримає свої столи в цій теці (номер процесу: { $pid }): { $folder }. Зупиніть його або виберіть іншу теку.
fault-data-folder = Теку для даних неможливо використати ({ $reason }): { $folder }.
fault-data-newer = Ці дані записав новіший gwint (версія файлу: { $version }): { $file }. Встановіть новішу версію або виберіть іншу теку.

## Двері

fault-bad-request = Запит не має очікуваного вигляду (місце: { $path }; причина: { $reason }).
fault-not-found = За цією адресою нічого немає.
fault-wrong-method = Цю адресу так використати неможливо.
fault-too-large = Запит завеликий.
fault-server-error = На сервері щось пішло не так. Причина — в його журналі.
fault-unknown-language = Мови «{ $text }» немає. Мови: { $languages }.
fault-deck-too-large = Колода завелика (карти: { $cards }); дозволено щонайбільше { $most }.

## Боти

fault-bot-not-loaded = Бота неможливо завантажити: { $bot } ({ $program }). Причина: { $reason }.

## Що відбувається за столом

table-sat-down = { $name } сідає за стіл.
table-bot-sat-down = На місці { $number } відтепер грає бот: { $bot }.
table-stood-up = Місце { $number } знову вільне.
table-got-ready = { $ready ->
    [yes] { $player }: можна починати.
   *[no] { $player }: ще хвилинку.
}
table-changed-terms = { $listed ->
    [yes] Стіл відкритий для всіх
   *[no] Стіл відкритий для тих, хто має посилання
}; { $spectators ->
    [yes] глядачі можуть дивитися.
   *[no] більше ніхто дивитися не може.
}
table-began-game = Усі готові: карти роздано.
table-offered = { $offer ->
    [take-back] { $player } просить повернути останній хід.
   *[rematch] { $player } пропонує реванш.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } погоджується повернути хід.
   *[rematch] { $player } приймає реванш.
}
table-declined-offer = { $offer ->
    [take-back] { $player }: хід залишається.
   *[rematch] { $player }: реваншу не буде.
}
table-took-back = { $count ->
    [1] Останній хід повернуто ({ $player }).
    [one] Повернуто { $count } останній хід ({ $player }).
    [few] Повернуто { $count } останні ходи ({ $player }).
   *[many] Повернуто { $count } останніх ходів ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player }: час вийшов, поразка { $game ->
        [yes] в цій грі матчу.
       *[no] у грі.
    }
    [left] { $player }: гравця немає, поразка { $game ->
        [yes] в цій грі матчу.
       *[no] у грі.
    }
   *[resigned] { $player } здає { $game ->
        [yes] цю гру матчу.
       *[no] гру.
    }
}
table-ran-out = { $player }: час вийшов, відтепер лише пасує.
table-left = { $player } залишає стіл назавжди.
table-closed = Стіл закрито.
table-interrupted = Гра не може тривати за теперішніми правилами. Її запис іще можна прочитати.
table-rematched = Реванш грають за іншим столом: { $table }.
table-result = { $how ->
    [resigned] { $by } здається. Перемагає: { $winners }.
    [time] { $by }: час вийшов. Перемагає: { $winners }.
    [left] { $by }: гравця немає. Перемагає: { $winners }.
    [abandoned] Перервано: ніхто не перемагає.
    [unfinished] Ще не закінчено.
   *[on-table] { $count ->
        [0] Нічия.
        [1] Перемагає: { $winners }.
       *[other] Перемагають: { $winners }.
    }
}

## У чому стіл відмовляє

fault-table-phase = Зараз це неможливо: { $phase ->
    [waiting] гра ще не почалася.
    [playing] гра триває.
    [over] гру закінчено.
    [closed] стіл закрито.
   *[interrupted] гру перервано.
}
fault-seat-taken = Це місце зайняте: { $seat }.
fault-table-not-ready = Не всі готові грати.
fault-cannot-take-back = У вас немає ходу, який можна повернути: відтоді взято або показано карту.
fault-cannot-claim = Вимагати перемоги можна лише в дуелі двох людей.
fault-offer-stands = Інша пропозиція чекає на відповідь — { $offer ->
    [take-back] повернути хід
   *[rematch] реванш
} ({ $seat }).
fault-no-offer = Немає пропозиції, на яку можна відповісти.
fault-deck-faults = { $faults_count ->
    [0] Не знайшлося колоди, якою можна грати за цим столом.
   *[other] { $faults }
}
fault-no-such-seat = За цим столом немає такого місця. Місця: { $seats }.
fault-not-your-seat = На цьому місці грає хтось інший: { $seat }.
fault-not-your-table = Це можуть зробити лише ті, кому належить стіл.
fault-not-away = Гравець іще тут або його немає надто недовго ({ $seat }). Треба зачекати: { $seconds } с.
fault-unknown-bot = Бота «{ $bot }» немає. Боти: { $bots }.
fault-stale-question = Запитання тим часом змінилося (відповідь на: { $question }; тепер: { $asked }). Погляньте на стіл іще раз.
fault-no-such-table = Столу «{ $table }» немає.
fault-no-hello = Перш ніж вимагати чогось від столу, привітайтеся: надішліть «hello».
fault-no-spectators = За цим столом дивитися не можна.
fault-no-owner = Сервер вас іще не знає. Відкрийте його сторінку знову або надішліть свій токен.
fault-too-many-tables = У вас забагато столів, за якими хтось чекає або грає. Спершу дограйте за одним із них або закрийте його.
fault-game-goes-on = Гра ще триває: це можна буде прочитати, коли вона закінчиться.
fault-too-fast = Забагато водночас. Спробуйте ще раз за { $seconds } с.
fault-no-hints = За цим столом немає підказок.
fault-no-advice = Відповідь не вдалося знайти вчасно. Спробуй ще раз.
fault-too-many-reviews = Уже триває інший твій аналіз. Зачекай на нього або перерви його.

## У чому відмовляє зв’язок

fault-wire-kind = «{ $value }» — не той різновид, що туди годиться. Очікується: { $expected }.
fault-wire-value = «{ $value }» туди не годиться. Очікується: { $expected }.
fault-wire-key = Поля «{ $value }» немає. Поля: { $expected }.
fault-wire-missing = Чогось бракує. Поля, які треба вказати: { $missing }.
fault-wire-name = «{ $value }» — не назва чогось, що туди годиться.

## Налаштування

fault-setting-value = Налаштування { $setting } не може мати значення «{ $value }».

## Місця на інших пристроях, закінчені ігри й збережені колоди

fault-no-such-link = Це посилання вже використано, або воно застаріло. Створіть нове на пристрої, де є це місце.
fault-no-such-record = Запису «{ $record }» немає, або його більше не зберігають.
fault-no-such-step = У цій грі немає кроку { $step }. Кількість кроків: { $steps }, рахуючи від 0.
fault-no-game = Тут на столі немає жодної гри.
fault-no-such-deck = Цю колоду не збережено, або її вже немає.
fault-too-many-decks = Ваші збережені колоди: { $decks }, а може бути щонайбільше { $most }. Спершу видаліть одну з них.

### Сторінка в браузері.

## Що лежить на столі, для тих, хто це чує

board-hand = Рука: { $count }
board-deck = Колода: { $count }
board-pile = Скид: { $count }
board-gems = Самоцвіти: { $count }
board-points = Очки: { $count }
board-total = Сума: { $count }
board-passed = Пас
board-round = { $round ->
    [0] Перед першим раундом
   *[other] Раунд { $round }
}
board-weather = Погода
board-clear = Ясна погода
board-row = { $row ->
    [close] Ряд ближнього бою
    [ranged] Ряд дальнього бою
   *[siege] Ряд облогового бою
}
board-unit = { $card }: { $strength }
board-horn = Командирський ріг
board-turn = Ходить
board-used = Лідера використано
board-cancelled = Лідера скасовано
board-face = Долілиць: { $count }
board-enlarge = Роздивитися ближче
board-leaders = Лишилося лідерів: { $count }
board-play-here = Зіграти сюди: { board-row }
