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
