### The table during a game, in the browser.

## Turns and moves

game-your-turn = Ваш хід
game-waiting = Хід: { $players }
game-pass-sure = Справді спасувати?
game-pass-again = Натисніть ще раз, щоб спасувати в цьому раунді.
game-hint = Підказка
game-hint-thinking = Думаю…
game-hint-now = Шанс на перемогу зараз: { $chance } %
game-hint-after = Шанс після ходу: { $after } %, зараз { $now } %
game-play = Зіграти: { $card }
game-discard = Скинути
game-put-back = Покласти назад
game-about = Про цю карту: { $card }
game-show-cards = Показати карти
game-show-table = Показати стіл

## Cards that can be looked at

game-pile-of = Скид ({ $player }): { $count }
game-deck-own = Ваша колода, у довільному порядку: { $count } ({ $player })
game-deck-of = Колода ({ $player }): { $count }. Відомі карти:
game-nothing = Тут нічого немає.

## Players

game-bot = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [apprentice] { bot-apprentice }
    [trader] { bot-trader }
    [sergeant] { bot-sergeant }
    [captain] { bot-captain }
    [marshal] { bot-marshal }
    [network] { bot-network }
    [network-search] { bot-network-search }
    [champion] { bot-champion }
    [goose-girl] { bot-goose-girl }
    [ferryman] { bot-ferryman }
    [beekeeper] { bot-beekeeper }
    [innkeeper] { bot-innkeeper }
    [charcoal-burner] { bot-charcoal-burner }
    [bell-founder] { bot-bell-founder }
    [smuggler] { bot-smuggler }
    [astronomer] { bot-astronomer }
   *[other] Бот { $bot }
}
game-clock = Залишилося часу: { $time }
game-time-out = Час вийшов
game-left-short = Уже не грає
game-away-short = Відсутність: { $time }
game-bot-queued = Чекає в черзі
game-bot-queued-why = Боти зайняті за іншими столами; цей чекає своєї черги.
game-away = Відсутність ({ $time }): { $player }. Можна зачекати або грати далі без цього гравця.
game-left = Більше не за столом: { $player }.
game-seat-bot = Замінити ботом
game-claim = Вимагати перемоги
game-reconnecting = З’єднання втрачено. Відновлюємо…
game-hand-over = Передайте пристрій: { $player }
game-show-hand = Показати мої карти ({ $player })

## Offers

game-accept = Погодитися
game-decline = Відхилити
game-withdraw = Відкликати
game-offer-waits = Чекаємо на відповідь…

## The menu

game-menu = Меню столу
game-mute = Вимкнути звук
game-log = Перебіг гри
game-take-back = Скасувати останній хід
game-come-back = Повернутися до гри
game-rulebook = Правила
game-resign = Здатися
game-resign-game = Здати лише цю гру
game-resign-match = Здати матч
game-leave = Вийти з гри
game-continue = Грати далі
game-sure-resign = Справді здаєтеся? Цього не скасувати.
game-sure-resign-game = Справді здаєте цю гру матчу? Матч триватиме далі.
game-sure-leave = Справді виходите? Повернутися не можна, а інші гратимуть далі без вас.

## The end of a round, and of the game

game-round-won = Ви виграли раунд
game-round-to = Раунд виграє: { $player }
game-round-tied = Нічия в раунді
game-round-higher = Найбільша загальна сила: { $total }
game-round-equal = { $scored ->
    [gems] Сили рівні, тож кожен утрачає один самоцвіт.
   *[points] Сили рівні.
}
game-round-nilfgaard = Сили рівні, а раунди, що закінчилися внічию, виграє Нільфгард.
game-round-stayed = У Монстрів на полі бою залишається карта: { $card }
game-round-rewarded = Королівства Півночі беруть карту за виграний раунд.
game-first-turn = Починає: { $player }
game-decides-start = Хто почне, вирішує { $player }.
game-result = Результат
game-won = Перемога
game-shared = Спільна перемога
game-lost = Поразка
game-winner = Перемагає: { $player }
game-loading-history = Завантажується перебіг гри…
game-no-history = Перебіг цієї гри зараз неможливо показати.
game-chart = Сила протягом гри
game-highest = Найбільше: { $count }
game-decisive = Вирішальні ходи
game-nothing-decisive = Жоден хід не був серйозною помилкою.
game-score = Виграні ігри
game-rematch = Реванш
game-accept-rematch = Погодитися на реванш
game-to-rematch = До реваншу
game-replay = Повтор
game-record = Завантажити запис
game-view-table = Знову показати стіл
game-new = Нова гра

## The tournament match

game-match = Матч
game-name-deck = Виберіть колоду для гри { $game }.
game-choosing-deck = Вибирає колоду для гри { $game }: { $player }
game-retired = Виграла — нею більше не грають
game-named = Вибрано
game-none-named = Ще не названо жодної колоди.

## Keys

game-key-arrows = Переходити між картами на столі
game-key-enter = Узяти карту, зіграти її, натиснути кнопку
game-key-escape = Покласти карту назад, закрити вікно
game-key-digits = Узяти карту з цим номером
game-key-look = Роздивитися карту
game-key-pass = Спасувати (двічі)
game-key-hint = Попросити підказку
game-key-leader = Скористатися лідером (двічі)
game-key-hand = Перейти до руки
game-key-help = Показати ці клавіші
game-key-touch = На сенсорному екрані: торкніться карти, а тоді підсвіченого місця, або перетягніть її туди; утримуйте карту, щоб роздивитися її ближче.
