### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

nav-decks = Колоди
player-nameless = Мандрівник
fault-no-answer = Сервер не відповідає. Сторінка сама спробує ще раз.
nav-title = Навігація
shell-notifications = Сповіщення
shell-dismiss = Прибрати сповіщення
shell-outdated = Ця сторінка застаріла
shell-updated = Сервер оновлено. Завантажте сторінку знову, щоб грати далі.
shell-reload = Завантажити знову
shell-copy = Копіювати
shell-copied = Скопійовано.
shell-not-copied = Браузер не дозволяє копіювати: текст виділено, скопіюйте його вручну.
shell-send = Надіслати
shell-qr = Адреса як QR-код
shell-address = Адреса
not-found-title = Тут нічого немає
not-found-text = За цією адресою сторінки немає. Можливо, частина посилання загубилася.

## Home

home-title = Карткова гра із шинків Континенту
home-friend = З другом
home-continue = Грати далі: { $players }
home-more = Ще…
home-guide = Навчальна гра
home-guide-about = Навчіться граючи, за кілька хвилин
home-running = Поточні ігри
home-over = Закінчені ігри
home-over-all = Усі закінчені ігри
home-replay = Дивитися повтор
home-phase = { $phase ->
    [turn] Ваш хід
    [waiting] Чекає на гравців
    [interrupted] Перервано
   *[playing] Хід суперника
}
home-open = Відкриті столи
home-open-none = Зараз жоден стіл не чекає на гравців. Відкрийте власний у меню «Ще…».
home-free-seats = Вільні місця: { $count }
home-links = Що ще тут є
home-decks-about = Складайте колоди та зберігайте їх
home-rules-about = Усі правила й карти з поясненнями
home-score-about = Рахує силу за вас, коли ви граєте друкованими картами
home-referee-about = Стежить за перебігом гри, коли двоє грають друкованими картами
home-box-about = Рівносильні колоди з однієї коробки, списки карт і пам’ятка для друку
home-replays-about = Закінчені ігри хід за ходом: зіграні тут або відкриті з файлу

## A new table

new-game-title = Відкрити стіл
new-game-mode = Режим гри
new-game-options = { $count ->
    [0] Окремі опції
   *[other] Окремі опції (змінено: { $count })
}
new-game-options-reset = Відновити опції набору
new-game-less = Менше: { $option }
new-game-more = Більше: { $option }
new-game-ignored = У цьому режимі для цього є власне правило.
new-game-partly = { $holds ->
    [built] Діє для колод, складених власноруч.
    [person] Діє для вас, а не для віртуального суперника.
    [ordinary] Діє для вас і для тих лідерів віртуального суперника, які не мають у соло окремого ефекту.
   *[advanced] Діють і обмеження розширених правил складання колоди.
}
new-game-link-player = Хтось із посиланням
new-game-device-player = Хтось на цьому пристрої
new-game-name = Ім’я гравця
new-game-any-deck = { $count ->
    [1] Будь-яка колода — вибрати іншу
   *[other] Будь-які колоди — вибрати інші
}
new-game-opponent = Фракція віртуального суперника
new-game-random = Навмання
new-game-clock = Годинник
new-game-clock-none = Без годинника
new-game-clock-set = { $minutes } хв плюс { $seconds } с на хід
new-game-hints = Підказки
new-game-hints-for = { $hints ->
    [always] для всіх
    [alone] лише для тих, хто грає наодинці
   *[never] ні для кого
}
new-game-open = Відкрити стіл

## The waiting room

room-error = { $kind ->
    [no-such-table] Такого столу немає
    [no-spectators] Приватна гра
    [no-answer] Немає з’єднання
    [table-phase] Цей стіл закрито
   *[other] Не вдалося
}
room-seat-gone = Ваше місце тут звільнено, або воно перейшло на інший пристрій.
room-lost = З’єднання втрачено — відновлюємо…
room-full = Усі місця зайняті. Можна лишитися й дивитися.
room-full-shut = Усі місця зайняті, а глядачів за цим столом не допускають.
room-free-seat-for-you = Тут є місце для вас: сідайте!
room-free-seats = { $count ->
    [one] Ще { $count } вільне місце
    [few] Ще { $count } вільні місця
   *[many] Ще { $count } вільних місць
}
room-waiting = Чекаємо, доки всі будуть готові
room-waiting-away = Усі готові; гра почнеться, коли всі повернуться
room-seat = Місце { $number }
room-team = Команда { $number }
room-free = Вільно
room-is-ready = Готово
room-choosing = Вибирає колоду
room-away = Немає за столом
room-sit = Сісти
room-sit-here-too = Додати другого гравця на цьому пристрої
room-vacate = Звільнити місце
room-choose-deck = Вибрати колоду
room-ready = Можна грати
room-not-ready = Ще ні
room-stand = Встати з місця
room-invite = Запросити
room-invite-how = Кожен, хто відкриє це посилання, зможе сісти за стіл.
room-table = Стіл
room-listed = Приєднатися може кожен, а не лише ті, хто має посилання
room-spectators = Глядачі можуть дивитися
room-hints = { $hints ->
    [always] Підказки для всіх
   *[never] Без підказок
}
room-open = { $listed ->
    [yes] Відкрито для всіх
   *[no] Лише за посиланням
}
table-from-position = Гра із заданої позиції; той, хто відкрив стіл, може знати всі карти
table-from-position-short = із заданої позиції
table-deal-unproven = Чесність роздачі не доведено: не всі додали випадкове число
room-close = Закрити стіл

## Choosing decks

deck-whole-sets = Повні набори
deck-whole = Повний набір: { $faction }
deck-others = Інша колода
deck-random = Випадкова колода
deck-paste = Вставте код або текст колоди
deck-pasted = Вставлена колода
deck-use = Грати цією колодою
deck-three = Вибрано: { $count } з 3
deck-use-three = Грати цими трьома

## Another device

move-title = Перейти на інший пристрій
move-how = Відкрийте це посилання на іншому пристрої протягом { $minutes } хв. Воно діє один раз і переносить туди ваше місце.
move-here = Продовжити гру на цьому пристрої? На іншому її буде закрито.
move-take = Грати далі тут

## Settings

settings-title = Налаштування
settings-name = Ваше ім’я
settings-language = Мова
settings-theme = Тема
settings-theme-name = { $theme ->
    [dark] Світло свічок
    [light] Денне світло
   *[auto] Як на пристрої
}
settings-speed = Анімація
settings-speed-name = { $speed ->
    [slow] Повільна
    [fast] Швидка
    [none] Без анімації
   *[normal] Звичайна
}
settings-volume = Звуки
settings-silent = Вимкнено
settings-ambience = Гомін корчми на тлі
settings-music = Музика
settings-confirm-pass = Перепитувати, перш ніж спасувати
settings-drag = Дозволити грати карти перетягуванням
settings-dialogue = Дозволити суперникам говорити за столом
settings-camera-codes = Зчитувати надруковані коди камерою (експериментально)
settings-notify = Сповіщати про мій хід, коли сторінка у фоновому режимі
settings-notify-denied = Браузер не дозволяє цій сторінці надсилати сповіщення. Це можна змінити в його налаштуваннях.

## Keys

keys-help = Показати цей список
keys-tab = До наступної кнопки чи поля
keys-enter = Натиснути або вибрати
keys-escape = Закрити або скасувати вибір
keys-table = За столом та сама клавіша показує клавіші, якими там можна користуватися.

## Report a problem

report-title = Повідомити про проблему
report-how = Цей текст допомагає знайти проблему. Нічого не надсилається: скопіюйте текст і передайте його разом із кількома словами про те, що сталося.
report-with-table = Додати стіл таким, яким його бачите ви
