### The bots: a name, and what each is like.

bot-random = Випадковий бот
    .character = Грає будь-яку карту, яку може, і ніколи не дивиться на поле бою.

bot-greedy = Жадібний бот
    .character = Бере відразу якнайбільше сили й ніколи не думає далі наступної карти.

bot-network = Самоук
    .character = Навчився дуелі, граючи сам із собою, і відразу бачить те, до чого іншим треба додуматися.

bot-network-search = Мудрець
    .character = Починає з того, що зіграв би Самоук, а тоді думає на кілька ходів далі.

bot-novice = Новачок
    .character = Грає лише загони й не знає, навіщо потрібні особливі карти, шпигуни та лідер.

bot-apprentice = Учень
    .character = За будь-якої погоди спершу грає найсильніший загін і пасує, лише коли раунд уже виграно.

bot-trader = Купець
    .character = Хапає все, що блищить, рахує кожну монету й рідко готовий до третього раунду.

bot-sergeant = Сержант
    .character = Планує весь раунд, але ніколи не думає про лідера й не довіряє шпигунам.

bot-captain = Капітан
    .character = Знає, коли спасувати й чого вартий шпигун, і віддає раунд, щоб виграти гру.

bot-marshal = Маршал
    .character = Перш ніж зіграти карту, перевіряє багато планів, але не кожен до кінця.

bot-champion = Чемпіон
    .character = Продумує кожен план, перш ніж зіграти карту, і нічого не пробачає.

## The list of bots

bots-name = Ім’я
bots-character = Вдача
bots-thinks = Роздуми
bots-thinks-at-once = відразу
bots-thinks-searching = у дуелі — пошук у дереві (симуляцій: { $simulations }), в інших режимах — змодельовані ігри: { $elsewhere }
bots-thinks-guided = у дуелі — пошук, який спрямовує нейронна мережа (симуляцій: { $simulations })
bots-thinks-without-network = грає як Капітан: бракує gwint[fast] або мережі
bots-thinks-simulating = змодельовані ігри: { $elsewhere }; у дуелі з gwint[fast] — пошук у дереві
fault-network-weights = Ваг мережі з файлу { $path } неможливо використати: { $reason }
fault-network-missing = Файлу ваг «{ $path }» немає.{ fault-nearest }
fault-bot-network = Бота «{ $bot }» неможливо завантажити. { $reason }
fault-bot-network-comma = Ботів у списку розділяють комами, тому «{ $bot }» закінчується на комі в назві файлу «{ $file }». Перейменуйте файл.
fault-bot-budget = «{ $text }» — неправильний бюджет. Пишіть його так: { $legal } — симуляції, мілісекунди або секунди. Можна додати «-on-» і кількість потоків (щонайбільше { $most }).
fault-bot-name = Бота «{ $bot }» немає.{ fault-nearest } Боти: { $bots }. Власного бота вкажіть так: файл.py:функція, модуль:функція, network:weights.npz або команда програми.
fault-bot-source = Файлу чи модуля «{ $source }» немає.{ fault-nearest }
fault-bot-function = У «{ $source }» немає функції «{ $function }».{ fault-nearest }
fault-bot-signature = Бота викликають із трьома аргументами, (view, budget, seed), але «{ $bot }» приймає { $signature }.
fault-bot-import = «{ $source }» неможливо імпортувати: { $reason }
fault-bot-failed = У роботі бота «{ $bot }» сталася помилка: { $reason }
fault-bot-illegal-move = Бот «{ $bot }» вибрав недозволений хід: { $move }. Дозволені: { $legal }.
fault-bot-no-move = Бот «{ $bot }» має повернути хід або його запис, а повернув { $value }. Дозволені: { $legal }.
fault-bot-phrase = Бот «{ $bot }» повернув запис, який не є дозволеним ходом. { $reason }
