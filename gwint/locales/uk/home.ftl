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
shell-upgraded = Сервер оновлено. Завантаж сторінку знову, щоб грати далі.
shell-reload = Завантажити знову
shell-copy = Копіювати
shell-copied = Скопійовано.
shell-not-copied = Браузер не дозволяє копіювати: текст виділено, скопіюй його власноруч.
shell-send = Надіслати
shell-qr = Адреса як QR-код
shell-address = Адреса
nowhere-title = Тут нічого немає
nowhere-text = Жодна сторінка не має такої адреси. Можливо, частина посилання загубилася.

## Початок

home-title = Карткова гра з корчем Континенту
home-play = Грати зараз
home-friend = Удвох
home-go-on = Грати далі: { $players }
home-more = Більше …
home-guide = Перша гра з провідником
home-guide-about = Навчися граючи, за кілька хвилин
home-running = Поточні ігри
home-over = Зіграні ігри
home-further = Усі зіграні ігри
home-replay = До повтору
home-stands = { $phase ->
    [turn] Твій хід
    [waiting] Чекає на гравців
    [interrupted] Перервана
   *[playing] Хід суперника
}
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Відкрий власний стіл: Більше …
home-free-seats = Вільні місця: { $count }
home-else = У цьому домі
home-decks-about = Складай колоди та зберігай їх
home-rules-about = Кожне правило і кожна карта з поясненнями
home-score-about = Рахує за тебе, коли граєш друкованими картами
home-chronicles-about = Зіграні ігри хід за ходом, звідси або з файлу

## Стіл на власний смак

more-title = Відкрити стіл
more-mode = У що граємо
more-rules = Правила
more-options = { $count ->
    [0] Окремі опції
   *[other] Окремі опції (змінено: { $count })
}
more-options-reset = Знову як у зводі правил
more-ignored = Цей режим має тут власне правило.
more-partly = { $holds ->
    [built] Діє для колод, складених власноруч.
    [person] Діє для тебе, а не для віртуального суперника.
   *[advanced] Додаються межі розширених правил складання колоди.
}
more-advanced = Розширене складання колоди
more-sitters = Хто де сидить
more-anybody = Хто прийде за посиланням
more-here = Хтось за цим пристроєм
more-name = Ім’я гравця
more-any-deck = { $count ->
    [one] Будь-яка колода – обрати іншу
   *[other] Будь-які колоди – обрати інші
}
more-opponent = Фракція віртуального суперника
more-chance = Навмання
more-clock = Годинник
more-clock-none = Без годинника
more-clock-set = { $minutes } хв і { $seconds } с на хід
more-open = Відкрити стіл

## Кімната очікування

room-coming = Одну мить …
room-trouble = { $kind ->
    [no-such-table] Такого столу немає
    [no-spectators] Гра без глядачів
    [no-answer] Немає зв’язку
    [table-phase] Цей стіл закрито
   *[other] Не вдалося
}
room-seat-gone = Твоє місце тут звільнено, або воно перейшло на інший пристрій.
room-lost = Зв’язок втрачено – нова спроба …
room-full = Усі місця зайняті. Можна лишитися й дивитися.
room-full-shut = Усі місця зайняті, а дивитися тут нікому не можна.
room-please-sit = Тут є місце для тебе: сідай!
room-waits = { $count ->
    [one] Ще { $count } вільне місце
   *[other] Вільні місця: { $count }
}
room-waits-ready = Чекаємо, доки всі будуть готові
room-seat = Місце { $number }
room-team = Команда { $number }
room-free = Вільно
room-is-ready = Можна починати
room-chooses = Обирає колоду
room-away = Зараз не тут
room-sit = Сісти
room-sit-here-too = Ще один гравець за цим пристроєм
room-free-seat = Звільнити місце
room-choose-deck = Обрати колоду
room-ready = Можна грати
room-not-ready = Ще ні
room-stand = Устати
room-invite = Запросити
room-invite-how = Хто відкриє це посилання, зможе сісти за стіл.
room-table = Стіл
room-listed = Приєднатися може кожен, не лише хто має посилання
room-spectators = Глядачі можуть дивитися
room-open = { $listed ->
    [yes] Для всіх
   *[no] За посиланням
}
room-close = Закрити стіл

## Колоди з собою

deck-own = Твої колоди
deck-starters = Колоди для ознайомлення
deck-whole-sets = Цілі набори
deck-whole = Цілий набір: { $faction }
deck-others = Інша колода
deck-chance = Випадкова колода
deck-chance-name = Випадкова: { $faction }
deck-paste = Встав код колоди або колоду текстом
deck-pasted = Вставлена колода
deck-take = Узяти цю колоду
deck-three = Обрано: { $count } з 3
deck-take-three = Узяти ці три

## Інший пристрій

move-title = Перейти на інший пристрій
move-how = Відкрий це посилання на іншому пристрої (чинне, хвилин: { $minutes }). Воно діє один раз; далі твоє місце буде там, а не тут.
move-here = Твоя гра має тривати на цьому пристрої. Інший пристрій тоді втратить місце.
move-take = Грати далі тут

## Налаштування

settings-title = Налаштування
settings-name = Твоє ім’я
settings-language = Мова
settings-theme = Світло
settings-theme-name = { $theme ->
    [dark] Свічки
    [light] Денне світло
   *[auto] Як пристрій
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
settings-drag = Грати карти й перетягуванням
settings-notify = Сповіщати про мій хід, коли сторінка у тлі
settings-notify-denied = Браузер не дозволяє цій сторінці сповіщення. Це можна змінити в його налаштуваннях.

## Клавіші

keys-title = Клавіші
keys-help = показати цей список
keys-tab = до наступної кнопки чи поля
keys-enter = натиснути або обрати
keys-escape = закрити або скасувати вибір
keys-table = За столом та сама клавіша показує клавіші столу.

## Повідомити про проблему

report-title = Повідомити про проблему
report-how = Цей текст допомагає знайти помилку. Нічого не надсилається: скопіюй його та передай разом із кількома словами про те, що сталося.
report-with-table = Разом зі столом, наскільки його видно тобі
