### The referee of games with printed cards.

referee-title = Суддя
referee-open = Судити гру
referee-about = Для двох гравців із друкованими картами: телефон стежить за перебігом гри, нагадує правила й показує, що зробила б карта.
referee-begin = Почати гру
referee-name = Ім’я гравця { $number }
referee-time = Хвилини для кожного гравця
referee-no-time = Без годинника
referee-play = Зіграти карту
referee-use-leader = { move-use-leader }
referee-pass = Спасувати
referee-what-if = А якщо…?
referee-face = Розвернути сторону навпроти
referee-pause = Зупинити годинник
referee-resume = Запустити годинник
referee-log = Що сталося
referee-history = Ігровий вечір
referee-new = Нова гра
referee-next = Наступна гра
referee-lay = Лише покласти
referee-correct = Виправити: { $player }
referee-gems = Самоцвіти
referee-leader-used = Лідера використано
referee-give-turn = Передати хід: { $player }
referee-choose = Вибрати карту
referee-random = Нехай вибере телефон
referee-over = { $count ->
    [0] Гра закінчується внічию.
   *[other] Кінець гри. Перемагає: { $player }.
}

## What the people must say

referee-ask-toss = Підкиньте монету. Хто виграв?
referee-ask-lot = Виберіть навмання: кого з гравців запитати першим?
referee-ask-survivor = У Монстрів лишається загін. Виберіть його навмання: який це загін?
referee-ask-from-pile = Візьміть навмання загін зі скиду: який це загін?
referee-ask-found = «{ $card }»: скільки всього карт приходить із колоди та з руки?

## Reminders

referee-remind-deal = { $player }: візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, потім можна замінити карти.
referee-remind-draw = { $player }: візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
referee-remind-reward = { $player }: візьміть карту, бо Королівства Півночі виграли раунд.
referee-remind-round-draw = { $player }: візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} на новий раунд.
referee-remind-wins-tie = { $player } виграє раунд, бо Нільфгард виграє нічиї.
referee-remind-lose-gem = { $player }: вилучіть самоцвіт.
referee-remind-stays = { $player }: вибраний навмання загін лишається у своєму ряді.
referee-remind-sweep = Обоє: покладіть решту карт у скид.
referee-remind-returns = { $player }: загони Скелліге повертаються зі скиду.
referee-remind-shuffle = { $player }: перетасуйте свою колоду.
referee-remind-chose-starter = { $player } користується правом вирішити, хто починає.
referee-remind-starts = Раунд { $count } починає { $player }.

## What if

referee-way-title = А якщо: { $card }
referee-way-none = Правила зараз цього не дозволяють.
referee-way-more = Є ще й інші можливості.
referee-way-do = Зіграти так
referee-way-drawn = Якщо випаде: { $cards }

## The evening

referee-no-games = Ще не закінчено жодного раунду.
referee-won = Перемагає: { $player }
referee-drawn = Нічия
referee-open-game = Не закінчено

## The other phone

referee-hand-over = Передати на інший телефон
referee-hand-over-about = Інший телефон може перейняти гру: відкрийте на ньому це посилання — і там буде весь ігровий вечір. На цьому телефоні лишиться копія, і відтоді обидва телефони не залежатимуть один від одного.
referee-take-over = Перейняти ігровий вечір із посилання? Він замінить той, що на цьому телефоні.
referee-take-over-yes = Перейняти
referee-take-over-no = Залишити мій
referee-share = Поділитися цим столом
referee-share-about = Відкрийте це посилання на іншому телефоні: обидва показуватимуть той самий стіл, і дія, записана на одному, з’явиться й на другому. Записувати дії може кожен, хто має посилання.
referee-share-stop = Більше не ділитися на цьому телефоні
referee-share-server = Два телефони можуть мати спільний стіл на сервері { $server }. Продовжте цей вечір там.
referee-share-go = Продовжити там
referee-shared = Цей стіл спільний з іншими телефонами.
referee-share-lost = Немає зв’язку зі спільним столом. Ігровий вечір збережено на цьому телефоні. Коли зв’язок відновиться, ви знову зможете записувати дії.
referee-join = Приєднатися до спільного столу з посилання? Він замінить ігровий вечір на цьому телефоні.
referee-join-yes = Приєднатися

## Faults

fault-referee-no-game = Спершу почніть гру.
fault-referee-question-open = Спершу дайте відповідь на поставлене запитання або скасуйте останню дію.
fault-referee-not-now = Зараз це неможливо.
fault-referee-passed = Цей гравець спасував і в цьому раунді більше не ходить.
fault-referee-not-playable = Карту «{ $card }» зараз так зіграти не можна.
fault-referee-leader = Лідером «{ $leader }» зараз скористатися не можна.
fault-referee-no-card = Там немає карти.
fault-referee-gems = Поки триває гра, гравець має щонайменше 1 самоцвіт і щонайбільше { $most }.
fault-referee-name = Ім’я має щонайменше 1 знак і щонайбільше { $most }.
fault-referee-minutes = Часу може бути щонайбільше { $most } хв.
fault-referee-too-long = Кількість дій за вечір — щонайбільше { $most }. Почніть новий вечір.
fault-referee-unreadable = У цьому посиланні немає ігрового вечора.
fault-referee-stale = На іншому телефоні дію записали раніше. Тепер стіл має такий вигляд.
fault-referee-not-shared = Стіл із посилання не спільний або вже не спільний.
