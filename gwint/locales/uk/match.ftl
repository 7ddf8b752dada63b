### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = Підкидання монети виграє: { $player }. Цей гравець називає колоду першим.
match-named = { $player } називає колоду: { $faction } · { $leader }.
match-began = Починається гра { $game }.
match-ended-game = { $how ->
    [resigned] { $by } здає гру { $game }.
    [time] { $by }: час у грі { $game } вийшов.
    [left] { $by } виходить із гри { $game }.
   *[on-table] { $count ->
        [0] Гра { $game } закінчується внічию.
       *[other] Кінець гри { $game }. Перемагає: { $winners }.
    }
}
match-replayed = Гру { $game } повторюють тими самими колодами (повторення { $replay }).
match-tossed-draw = Переможця гри { $game } визначає монета. Перемагає: { $player }.
match-scored = Виграні ігри: { $score }. Цією колодою більше не грають: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } здає матч. Перемагає: { $winners }.
    [time] { $by }: час на матч вийшов. Перемагає: { $winners }.
    [left] { $by } виходить із матчу. Перемагає: { $winners }.
    [abandoned] Матч припинено.
    [unfinished] Матч не закінчено.
   *[on-table] Кінець матчу. Перемагає: { $winners }.
} Виграні ігри: { $score }.

## Naming a deck

match-heading = Перед грою { $game } матчу. Виграні ігри: { $score }.
match-named-decks = Названі колоди — { $player }: { $decks }
match-no-named-decks = Названі колоди — { $player }: ще жодної
match-name-deck = { $player }: назвіть колоду для гри { $game }.
match-prompt = Номер або фракція, ? — правила >

## The table

match-found-saved = Є збережений матч: { $players }. Виграні ігри: { $score }.
match-resign-sure = Здати весь матч? (так/ні)
match-choose = { $player }: виберіть три колоди різних фракцій.
match-choose-prompt = Три номери («1 3 5»), файли або коди колод; Enter — випадкові колоди >
match-game = { $replay ->
    [0] { game-number }
   *[other] Гра { $game }, повторення { $replay }
}
fault-match-choose = «{ $text }» — це не три колоди зі списку, не три файли й не три коди.
fault-replay-no-game = У цьому матчі ще не почалася жодна гра.

## Decks for a match

starter-advanced-monsters = Зграї ночі
    .plan = Кожна зграя приходить уся за ціну однієї карти, герої стоять твердо там, де кусають страта й мороз, а найкращий із полеглих знову стає до бою.
starter-advanced-nilfgaard = Гвардія імператора
    .plan = Недорогі бригади гуртом міцніють у ряді ближнього бою, медики повертають найкращих із них, а ворожий лідер мовчить.
starter-advanced-northern-realms = Мури Визіми
    .plan = Машини та їхні майстри заповнюють ряд облогового бою під ріг лідера, а двоє шпигунів приносять до них карти.
starter-advanced-scoiatael = Командоси Дол Блатанна
    .plan = Від початку на карту більше, ніж у ворога, юрби, що сходяться на один поклик, і спритні розвідники, які обходять будь-яку погоду.
starter-advanced-skellige = Клани на морі
    .plan = Воїни, щитоносиці й драккари, пов’язані між собою, сильнішають із кожним побратимом, а люди Брана втрачають у шторм лише половину сили.
