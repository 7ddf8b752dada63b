### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Перед грою
quick-turn = У свій хід зробіть щось одне
quick-rows = Ряди й сила
quick-abilities = { book-chapter-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Рука
    .text = { $hand_size ->
        [one] Візьміть { $hand_size } карту.
        [few] Візьміть { $hand_size } карти.
       *[many] Візьміть { $hand_size } карт.
    }{ $redraws ->
        [0] {""}
        [1] {" "}Можете замінити 1 карту.
       *[other] {" "}Можете замінити до { $redraws ->
            [one] { $redraws } карти
            [few] { $redraws } карт
           *[many] { $redraws } карт
        }.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Перед кожним наступним раундом беріть іще { $round_draw }.
    }
quick-gems = { referee-gems }
    .text = Кожен гравець має { $gems }.
quick-first-player = { starting-player }
    .text = { $toss_winner ->
        [chooses] Підкиньте монету: хто виграв, той вибирає, хто почне.
       *[starts] Підкиньте монету: хто виграв, той починає.
    }

## On your turn

quick-play = Зіграйте карту
    .text = Загін іде у свій ряд на вашій стороні. Ефект діє, щойно карта там опиняється.
quick-leader = Скористайтеся лідером
    .text = Активний ефект — раз за гру. Пасивний діє завжди.
quick-discard = Скиньте карту
    .text = З руки, без жодного ефекту.
quick-pass = Спасуйте
    .text = Ви більше не ходите в цьому раунді. Без карт на руці й без лідера, яким можна скористатися, ви пасуєте автоматично.

## Rows and strength

quick-close = { row-close }
    .text = Погода: { weather-frost }
quick-ranged = { row-ranged }
    .text = Погода: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .text = Погода: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .text = Починайте з надрукованої сили; погода знижує її до 1; міцний зв’язок її множить; кожен інший приплив сил додає 1; ріг один раз її подвоює.
quick-hero = { kind-hero }
    .text = На героя не діє жоден ефект, ні добрий, ні поганий. Його сила враховується.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Іде в будь-який із ваших трьох рядів.
       *[close-ranged] Іде у ваш ряд ближнього або дальнього бою.
    }
quick-medic = { ability-medic }
    .text = Виберіть загін (не героя) зі свого скиду й відразу зіграйте його.
quick-morale-boost = { ability-morale-boost }
    .text = Додає 1 кожному іншому загону у своєму ряді, крім героїв.
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Зіграйте з колоди всі карти, які він кличе.
       *[yes] Зіграйте з колоди й з руки всі карти, які він кличе.
    }
quick-spy = { ability-spy }
    .text = Іде на сторону суперника й рахується там. Ви берете 2 карти.
quick-tight-bond = { ability-tight-bond }
    .text = Силу множать на кількість загонів із такою самою назвою на цій стороні.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Подвоює силу всіх загонів (крім героїв) у своєму ряді, зокрема й власну.
       *[no] Подвоює силу всіх інших загонів у своєму ряді, крім героїв.
    }
quick-row-scorch = { ability-scorch-row }
    .text = Якщо загальна сила такого самого ряду суперника — 10 або більше, скиньте з нього найсильніший загін (не героя), а якщо однаково сильних кілька — усі.
quick-unit-scorch = { ability-scorch }
    .text = Діє як особлива карта; можна скинути й саму цю карту.
quick-avenger = { ability-summon-avenger }
    .text = Коли цю карту скидають із поля бою, навіть наприкінці раунду, приходить відповідна карта з додаткової колоди.
quick-berserker = { ability-berserker }
    .text = У ряді з мардремом його назавжди замінює відповідна карта з додаткової колоди.
quick-mardroeme = { ability-mardroeme }
    .text = Перетворює кожного берсерка у своєму ряді, зокрема й тих, що прийдуть пізніше.

## Special cards and weather

quick-decoy = { special-decoy }
    .text = Візьміть на руку загін зі своєї сторони (не героя). «Опудало» лишається на його місці із силою 0.
quick-horn = { special-commanders-horn }
    .text = Подвоює силу всіх загонів в одному з ваших рядів, крім героїв. { $mardroeme_shares_row ->
        [no] У ряді може бути лише одна особлива карта.
       *[yes] У ряді може бути лише один такий ріг.
    }
quick-scorch = { special-scorch }
    .text = Скиньте найсильніший загін на всьому полі бою (не героя), а якщо однаково сильних кілька — усі.
quick-special-mardroeme = { special-mardroeme }
    .text = До кінця раунду лежить в одному з ваших рядів і перетворює там кожного берсерка, навіть зіграного пізніше.
quick-weather = { weather }
    .text = Загони в її рядах з обох сторін мають силу 1, крім героїв; 0 лишається 0.{ $covered_weather ->
        [discarded] {" "}Другу карту того самого виду скидають.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Скиньте всі погодні карти.

## End of the round

quick-result = Підсумок
    .text = Коли всі спасували, раунд виграє той, у кого більша загальна сила. Переможений вилучає самоцвіт, а в разі нічиєї — кожен.
quick-battlefield = Поле бою
    .text = Кожна карта йде у скид сторони, на якій лежить, а погодна — у скид гравця, який її зіграв.
quick-next-round = Наступний раунд
    .text = { $after_draw ->
        [last-to-pass] Починає переможець, а після нічиєї — той, хто спасував останнім.
       *[other-player] Починає переможець, а після нічиєї — той, хто не починав попереднього.
    }
quick-game-end = { game-end }
    .text = Хто не має самоцвітів, програє. { $double_draw ->
        [replay] Якщо обидва втрачають останній одночасно, гру повторюють тими самими колодами.
       *[draw] Якщо обидва втрачають останній одночасно, це нічия.
    }

## Factions

quick-monsters = { faction-monsters }
    .text = Після кожного раунду, крім останнього, випадковий загін на вашій стороні (не герой) лишається у своєму ряді.
quick-nilfgaard = { faction-nilfgaard }
    .text = Нічийний раунд виграєте ви, якщо тільки за Нільфгард не грають обидва гравці.
quick-northern-realms = { faction-northern-realms }
    .text = Після кожного виграного раунду візьміть карту.
quick-scoiatael = { faction-scoiatael }
    .text = { $scoiatael ->
        [once-any-round] Раз за гру, перед будь-яким раундом, ви можете вирішити, хто його почне.
        [game-start-two-cancel] Ви вирішуєте, хто почне гру, якщо тільки за Скойа’таелів не грають обидва гравці.
       *[game-start] Ви вирішуєте, хто почне гру. Якщо за Скойа’таелів грають обидва гравці, підкинута монета визначає, хто з них вирішує.
    }
quick-skellige = { faction-skellige }
    .text = На початку третього раунду з вашого скиду грають два випадкові загони (не героїв).
