### What a server says about its tables.

## Storage

fault-disk-full = Диск сервера заповнено; нічого не змінилося. Спробуйте ще раз, коли з’явиться місце.
fault-store-failed = Дані неможливо прочитати або записати; нічого не змінилося. Причина: { $reason }.
fault-device-full = На цьому пристрої не залишилося місця для даних гри; нічого не змінилося. Звільніть трохи місця та спробуйте ще раз.
fault-export-damaged = Цей файл з експортованими іграми пошкоджений («{ $path }»); нічого не змінилося.
fault-export-too-new = Цей файл експортувала новіша версія сторінки; нічого не змінилося. Спершу оновіть сторінку.
fault-store-closed = Сервер завершує роботу й більше нічого не зберігає.
fault-data-in-use = Інший процес уже використовує цю теку з даними (номер процесу: { $pid }): { $folder }. Зупиніть його або виберіть іншу теку.
fault-data-folder = Теку з даними неможливо використати ({ $reason }): { $folder }.
fault-data-folder-open = Теку з даними { $folder } можуть читати інші користувачі, і в ній не лише файли gwint. Виберіть іншу теку або виконайте: { $command }
fault-data-damaged = Дані пошкоджено ({ $tables }): { $file }. Що можна врятувати, покаже: { $command }
fault-data-newer = Ці дані записала новіша версія gwint (версія файлу: { $version }): { $file }. Установіть її або виберіть іншу теку.

## Requests

fault-bad-request = Запит не має очікуваного вигляду (місце: { $path }; причина: { $reason }).
fault-not-found = За цією адресою нічого немає.
fault-wrong-method = Ця адреса не підтримує такого методу.
fault-too-large = Запит завеликий.
fault-protocol-too-old = Сервер оновлено, і він більше не розуміє цього клієнта (версія протоколу: { $protocol }; сервер вимагає щонайменше { $oldest }). Оновіть клієнт або завантажте сторінку знову.
fault-protocol-too-new = Сервер застарий для цього клієнта (версія протоколу: { $protocol }; сервер знає щонайбільше { $newest }). Попросіть адміністратора оновити його або скористайтеся старішим клієнтом.
fault-server-error = На сервері сталася помилка. Подробиці — у його журналі.
fault-unknown-language = Мови «{ $text }» немає. Мови: { $languages }.
fault-deck-too-large = Колода завелика (карти: { $cards }); дозволено щонайбільше { $most }.

## The bots

fault-bot-not-loaded = Бота неможливо завантажити: { $bot } ({ $program }). Причина: { $reason }

## What happens at a table

table-sat-down = { $name } сідає за стіл.
table-bot-sat-down = На місці { $number } відтепер грає бот: { $bot }.
table-stood-up = Місце { $number } знову вільне.
table-got-ready = { $ready ->
    [yes] { $player }: усе готово до гри.
   *[no] { $player }: ще не все готово.
}
table-changed-terms = { $listed ->
    [yes] Стіл відкритий для всіх
   *[no] Стіл відкритий для тих, хто має посилання
}; { $spectators ->
    [yes] глядачі можуть дивитися.
   *[no] глядачі дивитися не можуть.
}
table-pledged-entropy = { $player } додає до роздачі випадкове число.
table-asked-for-entropy = Усі колоди визначено: гра почнеться, щойно надійдуть випадкові числа від усіх.
table-failed-deal = Роздача не вдалася, бо бракує випадкового числа: { $players }. Усі додають нові числа.
table-sealed-log = Журнал гри запечатано: його вже не можна непомітно змінити.
table-began-game = Усі готові: гра починається.
table-offered = { $offer ->
    [take-back] { $player } просить скасувати останній хід.
   *[rematch] { $player } пропонує реванш.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } погоджується скасувати хід.
   *[rematch] { $player } погоджується на реванш.
}
table-declined-offer = { $offer ->
    [take-back] { $player } відмовляє: хід залишається.
   *[rematch] { $player } відмовляється від реваншу.
}
table-took-back = { $count ->
    [1] Останній хід скасовано ({ $player }).
    [one] Скасовано { $count } останній хід ({ $player }).
    [few] Скасовано { $count } останні ходи ({ $player }).
   *[many] Скасовано { $count } останніх ходів ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player }: час вийшов, { $game ->
        [yes] цю гру матчу програно.
       *[no] гру програно.
    }
    [left] { $player } виходить { $game ->
        [yes] із цієї гри матчу й програє її.
       *[no] із гри й програє її.
    }
   *[resigned] { $player } здає { $game ->
        [yes] цю гру матчу.
       *[no] гру.
    }
}
table-ran-out = { $player }: час вийшов, відтепер лише пас.
table-left = { $player } залишає стіл назавжди.
table-closed = Стіл закрито.
table-interrupted = Гра не може тривати, бо її журнал уже не відтворюється. Її запис іще можна прочитати.
table-rematched = Реванш грають за іншим столом: { $table }.
table-result = { $how ->
    [resigned] { $by } здається. Перемагає: { $winners }.
    [time] { $by }: час вийшов. Перемагає: { $winners }.
    [left] { $by } виходить із гри. Перемагає: { $winners }.
    [abandoned] Гру припинено: переможця немає.
    [unfinished] Ще не закінчено.
   *[on-table] { $count ->
        [0] Нічия.
        [1] Перемагає: { $winners }.
       *[other] Перемагають: { $winners }.
    }
}

## What a table refuses

fault-table-phase = Зараз це неможливо: { $phase ->
    [waiting] гра ще не почалася.
    [playing] гра триває.
    [over] гру закінчено.
    [closed] стіл закрито.
   *[interrupted] гру перервано.
}
fault-seat-taken = Це місце зайняте: { $seat }.
fault-table-not-ready = Не всі готові грати.
fault-cannot-take-back = У вас немає ходу, який можна скасувати: відтоді взято або показано карту.
fault-cannot-claim = Вимагати перемоги можна лише в дуелі двох людей.
fault-cannot-close = Гру, що триває, можуть завершити лише самі гравці — здавшись.
fault-claim-too-early = Вимагати перемоги можна лише після першого ходу. Доти за відсутнього гравця може грати бот.
fault-offer-stands = Інша пропозиція ще чекає на відповідь — { $offer ->
    [take-back] скасувати хід
   *[rematch] реванш
} ({ $seat }).
fault-entropy-asked = Колоди вже визначено, роздача ось-ось почнеться.
fault-no-entropy-asked = Зараз ніхто не чекає на ваше випадкове число.
fault-wrong-entropy = Це не те випадкове число, яке ви пообіцяли додати.
fault-no-rematch = За цим столом немає реваншу, до якого можна було б додати число.
fault-no-deck = Спочатку виберіть колоду.
fault-no-offer = Немає пропозиції, на яку можна відповісти.
fault-deck-faults = { $faults_count ->
    [0] Не знайшлося колоди, якою можна було б грати за цим столом.
   *[other] { $faults }
}
fault-no-such-seat = За цим столом немає такого місця. Кількість місць: { $seats }.
fault-not-your-seat = На цьому місці грає хтось інший: { $seat }.
fault-not-your-table = Вам не дозволено робити це за цим столом.
fault-not-away = { $seat }: гравець іще за столом або відсутній менш ніж { $seconds } с.
fault-unknown-bot = Бота «{ $bot }» немає.{ fault-nearest } Боти: { $bots }.
fault-stale-question = Запитання тим часом змінилося (відповідь на: { $question }; тепер: { $asked }). Погляньте на стіл іще раз.
fault-no-such-table = Столу «{ $table }» немає.
fault-no-hello = Спершу надішліть «hello».
fault-no-spectators = За цим столом глядачів не допускають.
fault-no-owner = Сервер вас іще не знає. Відкрийте його сторінку знову або надішліть свій токен.
fault-too-many-tables = У вас забагато відкритих столів. Спершу дограйте за одним із них або закрийте його.
fault-game-goes-on = Гра ще триває: це можна буде прочитати, коли вона закінчиться.
fault-too-fast = Забагато запитів одразу. Спробуйте ще раз за { $seconds } с.
fault-no-hints = За цим столом підказки не дозволено.
fault-no-advice = Підказку не вдалося знайти вчасно. Спробуйте ще раз.
fault-too-many-reviews = Уже триває інший ваш аналіз. Зачекайте на нього або перервіть його.
fault-server-busy = Сервер зайнятий. Спробуйте ще раз за мить.
fault-too-many-waiting = Забагато запитів із вашої мережі чекають на відповідь (щонайбільше { $most }). Зачекайте, доки надійдуть відповіді.
fault-takes-too-long = Це тривало задовго, тож сервер перервав роботу над запитом.
fault-too-many-visitors = Із вашої мережі приходить забагато нових гостей. Спробуйте ще раз за { $seconds } с.
fault-too-many-new-tables = Із вашої мережі відкривають забагато столів. Спробуйте ще раз за { $seconds } с.
fault-too-many-uploads = Із вашої мережі надсилають забагато записів. Спробуйте ще раз за { $seconds } с.
fault-server-full = Сервер переповнений. Спробуйте пізніше.
fault-table-full = За цим столом сталося вже стільки, що можна лише дограти (межа журналу: { $most }).

## What the wire refuses

fault-wire-kind = «{ $value }» — такий різновид тут не підходить. Очікується: { $expected }.
fault-wire-value = «{ $value }» тут не підходить. Очікується: { $expected }.
fault-wire-key = Поля «{ $value }» немає. Поля: { $expected }.
fault-wire-missing = Чогось бракує. Обов’язкові поля: { $missing }.
fault-wire-name = Назва «{ $value }» тут нічому не відповідає.{ fault-nearest }

## The settings

fault-setting-value = Налаштування { $setting } не може мати значення «{ $value }».
fault-setting-program = Боту на сервері потрібне ім’я: замість «{ $value }» вкажіть ІМ’Я=ПРОГРАМА, наприклад { $expected }.

## Seats on other devices, finished games and saved decks

fault-no-such-link = Це посилання вже використано, або воно застаріло. Створіть нове на пристрої, де є це місце.
fault-no-such-record = Запису «{ $record }» немає, або він більше не зберігається.
fault-no-such-step = У цій грі немає кроку { $step }. Кількість кроків: { $steps }, рахуючи від 0.
fault-no-game = За цим столом немає гри.
fault-no-such-deck = Такої колоди немає, або її видалено.
fault-too-many-decks = Більше колод зберегти не можна (збережено: { $decks }; дозволено щонайбільше { $most }). Спершу видаліть одну з них.
