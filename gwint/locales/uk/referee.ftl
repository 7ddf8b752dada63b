### The referee of games with printed cards.

referee-title = Суддя
referee-open = Судити гру
referee-about = Для двох гравців із друкованими картами: телефон веде стіл, нагадує правила й відповідає, що зробила б карта.
referee-begin = Почати гру
referee-name = Ім’я гравця { $number }
referee-time = Хвилини для кожного гравця
referee-no-time = Без годинника
referee-play = Зіграти карту
referee-use-leader = Використати лідера
referee-pass = Пас
referee-what-if = А якщо…?
referee-face = Повернути далекий бік
referee-pause = Зупинити годинник
referee-resume = Запустити годинник
referee-log = Що сталося
referee-history = Вечір
referee-new = Нова гра
referee-next = Наступна гра
referee-lay = Лише покласти
referee-correct = Виправити: { $player }
referee-gems = Самоцвіти
referee-leader-used = Лідера використано
referee-give-turn = Хід має { $player }
referee-choose = Вибрати карту
referee-random = Хай вибере телефон
referee-over = { $count ->
    [0] Гра закінчилася внічию.
   *[other] Гру закінчено. Перемога: { $player }.
}

## What the people must say

referee-ask-toss = Підкиньте монету. Хто переміг?
referee-ask-lot = Виберіть випадково, хто з гравців вирішує першим.
referee-ask-survivor = Монстри залишають загін. Виберіть його випадково: який це?
referee-ask-from-pile = Візьміть випадковий загін зі скиду: який це?
referee-ask-found = { $card }: скільки виходить із колоди та з руки?

## Reminders

referee-remind-deal = { $player }: візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, потім обміняйте карти.
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
referee-remind-wins-tie = { $player } виграє нічию, бо Нільфгард виграє нічиї.
referee-remind-lose-gem = { $player }: приберіть самоцвіт.
referee-remind-stays = { $player }: випадково вибраний загін залишається у своєму ряді.
referee-remind-sweep = Обоє: покладіть усі інші карти у скид.
referee-remind-returns = { $player }: загони Скелліге повертаються зі скиду.
referee-remind-shuffle = { $player }: перетасуйте свою колоду.
referee-remind-chose-starter = { $player }: вирішено, хто починає.
referee-remind-starts = Раунд { $count } починає { $player }.

## What if

referee-way-title = А якщо: { $card }
referee-way-none = Правила зараз цього не дозволяють.
referee-way-more = Є ще інші можливості.
referee-way-do = Зіграти так
referee-way-drawn = Якщо випаде: { $cards }

## The evening

referee-no-games = Жодного раунду ще не завершено.
referee-won = Перемога: { $player }
referee-drawn = Нічия
referee-open-game = Не завершено

## The other phone

referee-hand-over = Передати на другий телефон
referee-hand-over-about = Два телефони не можуть одночасно вести той самий стіл. Та другий телефон може перебрати гру: він відкриває це посилання і має весь вечір. На цьому телефоні залишиться копія.
referee-take-over = Перебрати вечір із посилання? Він замінить той, що на цьому телефоні.
referee-take-over-yes = Перебрати
referee-take-over-no = Залишити мій

## Faults

fault-referee-no-game = Спершу почніть гру.
fault-referee-question-open = Спершу дайте відповідь на відкрите питання або скасуйте останній запис.
fault-referee-not-now = Зараз це неможливо.
fault-referee-passed = Цей гравець спасував і в цьому раунді більше не ходить.
fault-referee-not-playable = { $card }: цю карту зараз так зіграти не можна.
fault-referee-leader = { $leader }: цього лідера зараз використати не можна.
fault-referee-no-card = Там немає карти.
fault-referee-gems = Гравець у грі має щонайменше 1 самоцвіт і щонайбільше { $most }.
fault-referee-name = Ім’я має щонайменше 1 знак і щонайбільше { $most }.
fault-referee-minutes = Час — щонайбільше { $most } хв.
fault-referee-too-long = Записів одного вечора щонайбільше { $most }. Почніть новий.
fault-referee-unreadable = Це посилання не містить вечора.
