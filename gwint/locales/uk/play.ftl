### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. Short words, for narrow columns.

play-total = сила
play-gems = самоцвіти
play-points = очки
play-hand = рука
play-deck = колода
play-discard = скид
play-passed = пас
play-leader = { $state ->
    [used] лідера використано
    [cancelled] ефект лідера скасовано
    [passive] пасивний лідер
   *[ready] лідера ще не використано
}
play-weather = { $count ->
    [0] без погоди
   *[other] погода: { $weather }
}
play-lead = { $count ->
    [0] порівну
   *[other] попереду { $player }: +{ $count }
}
play-row = { $row ->
    [close] ближній
    [ranged] дальній
   *[siege] облоговий
}
play-tag = { $tag ->
    [frost] мороз
    [fog] імла
    [rain] злива
    [storm] шторм
    [mardroeme] мардрем
   *[horn] ріг
}
play-hand-line = Рука:
play-face-down = долілиць
play-leaders-left = лишилося лідерів: { $count }
play-leader-last = останній: { $leader }

## The menu

play-ability = { $ability ->
    [agile] спритність
    [medic] медик
    [morale-boost] приплив сил
    [muster] двійник
    [spy] шпигун
    [tight-bond] зв’язок
    [commanders-horn] ріг
    [scorch-row] страта ряду
    [scorch] страта
    [summon-avenger] виклик
    [berserker] берсерк
   *[mardroeme] мардрем
}
play-unplayable = Зараз не можна зіграти: { $cards }
play-redraws = Лишилося замін: { $count }.
play-more-events = · … (усе: уведіть «перебіг»)

## Prompts

play-prompt = Номер або назва, ? — довідка
play-prompt-page = , Enter — далі ({ $page }/{ $pages })
play-enter = Enter — далі
play-hand-over = Передайте клавіатуру: { $player }. Потім натисніть Enter.
play-yes = так, т
play-resign-sure = Здатися в цій грі? (так/ні)
play-name = { $letter ->
    [none] Гравець
   *[other] Гравець { $letter }
}
play-undo-person = У грі з людиною ходів не скасовують.
play-undo-nothing = Ви ще не зробили ходу, який можна було б скасувати.
play-why-nothing = { $named ->
    [yes] Карти «{ $card }» на полі бою немає.
   *[no] Усі карти на полі бою мають саме ту силу, що надрукована на них.
}
play-pile = Скид — { $player } ({ $count }): { $cards }
play-side-deck = Додаткова колода — { $player } ({ $count }): { $cards }
play-known = Відомі карти на руці — { $player } ({ $count }): { $cards }

## Starting a game

play-choose-deck = { $player }: виберіть колоду.
play-choose-deck-prompt = Номер, файл або код колоди; Enter — випадкова колода >
play-deck-refused = { $player }: цією колодою грати не можна (з --any-deck усе одно можна):
play-meeting-refused = Ці колоди не можуть зустрітися (з --any-deck усе одно можна):
play-choose-set = { $player }: виберіть фракцію, повним набором якої гратимете.
play-choose-set-prompt = Номер, фракція, лідер, файл або код колоди; Enter — навмання >
play-choose-leader = { $player }: виберіть лідера.
play-choose-foe = Виберіть фракцію віртуального суперника.
play-choose-prompt = Номер або назва; Enter — навмання >
play-ignored = Змінені опції, на які цей режим не зважає, бо має власні правила: { $options }.
play-partly = Змінені опції, що діють тут частково або з доповненням: { $options }.
play-opening = Уведіть «правила», щоб побачити правила цього столу, або «?», щоб дізнатися, що можна вводити.
play-found-saved = { $round ->
    [0] Є збережена гра, ще перед першим раундом: { $players }.
   *[other] Є збережена гра, раунд { $round }: { $players }.
}
play-continue = Грати далі? { $usual ->
    [yes] (так/ні, Enter — так)
   *[no] (так/ні, Enter — ні)
}
play-set-aside = Збережену гру відкладено. Щоб продовжити її: { $command }
play-program = У збереженій грі на одному з місць грала програма: { $program }. Її буде запущено, лише якщо знову вказати її в --against; доти замість неї грає бот: { $bot }.
play-broken = Збережену гру неможливо прочитати. Її відкладено як { $path }:
    { $reason }

## Saving and ending

play-saved = Збережено: { $path }
play-saved-game = Гру збережено. Щоб грати далі: { $command }
play-quit-unsaved = Вийти без збереження? (так/ні)
play-record-shown = Гру не вдалося зберегти. Ось її запис; збережіть його у файлі:
play-round-totals = Раунд { $round }: { $totals } ({ $players })
play-round-scores = Раунд { $round }: { $totals }
play-exhausted = Мети ніхто не досяг, але { $rounds ->
    [0] ніхто вже не може нічого зробити
    [1] в останньому раунді ніхто не зіграв карти й не скористався лідером
    [one] за останній { $rounds } раунд ніхто не зіграв карти й не скористався лідером
    [few] за останні { $rounds } раунди ніхто не зіграв карти й не скористався лідером
   *[many] за останні { $rounds } раундів ніхто не зіграв карти й не скористався лідером
}: перемагає гравець із найбільшою кількістю очок.
play-watch-again = Переглянути гру ще раз: { $command }
play-analyse = Побачити, де гру виграно й програно: { $command }

## Help

play-help-moves = Уведіть номер ходу, його назву або частину назви: «3», «Талер», «спасувати». Назви можна писати будь-якою з п’яти мов.
play-sign-changed = надрукована сила та сила з урахуванням погоди, зв’язку, припливу сил і рогу
play-sign-hero = герой: його сили ніщо не змінює
play-sign-row = що діє в ряді
play-sign-gems = самоцвіти: гравець втрачає один за кожен невиграний раунд
play-sign-points = здобуті й потрібні очки: по одному за кожного переможеного в раунді суперника
play-sign-army = армія в одному рядку: її загальна сила, потім сила її рядів
play-sign-decoy = Опудало ↔ Вес: «Опудало» повертає на руку карту «Вес»
play-command-help = довідка, допомога
play-command-hint = підказка, п
play-command-why = чому
play-command-field = поле
play-command-piles = скид, скиди
play-command-log = перебіг
play-command-rules = правила
play-command-undo = назад
play-command-resign = здатися
play-command-save = зберегти
play-command-quit = вихід, вийти
play-word-leader = лідер, лідери
play-help-help = або ?: ця довідка; «? Вес», «? 3», «? лідер», «? шпигун» — пояснення
play-help-hint = найкращі ходи, шанс на перемогу після кожного та пояснення
play-help-why = «чому Вес»: як обчислено її силу; «чому»: усі змінені карти
play-help-field = усе поле бою, без скорочень
play-help-piles = скиди, додаткові колоди й відомі карти на руках
play-help-log = усе, що сталося
play-help-rules = правила цього столу
play-help-undo = скасувати свій останній хід (у грі з ботом)
play-help-resign = здатися
play-help-save = «зберегти ФАЙЛ»: записати гру у файл
play-help-quit = зберегти й вийти; «gwint play» продовжить гру

## Faults

fault-play-number = Ходу { $number } немає; ходи пронумеровано від 1 до { $most }.
fault-play-cannot-write = «{ $path }» неможливо записати ({ $reason }).
fault-play-cannot-read = «{ $path }» неможливо прочитати ({ $reason }).
fault-play-too-large = Файл «{ $path }» завеликий як на запис гри.
fault-play-not-text = «{ $path }» — не текстовий файл.
fault-play-not-a-record = «{ $path }» уже існує, і це не запис гри. Виберіть іншу назву.
fault-play-over-already = Гру у файлі «{ $path }» закінчено; її покаже «gwint replay».
fault-play-view = Вигляду { $view } немає; вигляди мають номери від 1 до { $most }, а * показує все.
fault-play-players = Кількість гравців вибирають лише у ffa, а не в режимі «{ $mode }».
fault-play-seats = Для інших місць названо { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
}; очікується: { $expected }. Назвіть одного для всіх або по одному на кожне місце, через кому.
fault-play-alone = У цьому режимі є віртуальний суперник, який грає за сталими правилами. Не вказуйте --against.
fault-play-names = Імен для інших гравців: { $count }; очікується: { $expected }.
fault-play-decks = Забагато колод: кожен гравець має одну, а гравців { $seats }. Ваші колоди: { $own }; інші колоди: { $others }.

## Replaying

replay-hand = Рука — { $player }:
replay-start = Карти роздано, перший хід попереду (усього ходів: { $last })
replay-move = Хід { $number } з { $last }: { $player } — { $move }
replay-taken-back = { $count ->
    [one] Хід { $number } з { $last }: { $player } скасовує { $count } хід
    [few] Хід { $number } з { $last }: { $player } скасовує { $count } ходи
   *[many] Хід { $number } з { $last }: { $player } скасовує { $count } ходів
}
replay-prompt = Enter далі, p назад, 12 хід, r2 раунд, s початок, e кінець, v1 v2 v*, q >
