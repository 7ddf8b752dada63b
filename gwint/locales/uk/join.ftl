### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Інші прийдуть за цим посиланням: { $link }
join-name = Як вас звати? Enter — «{ $usual }» >
join-choose-seat-title = Виберіть місце.
join-choose-seat = { $partner ->
    [none] вільне місце
   *[other] вільне місце; партнер: { $partner }
}
join-choose-seat-prompt = Номер; Enter — перше >

## The waiting room

join-you = ви
join-chair = { $state ->
    [empty] вільно
    [choosing] вибирає колоду
   *[ready] готово
}
join-prompt-waiting = Чекаємо на інших; «бот» сідає на вільне місце, ? — довідка

## At the table

join-waiting = Ходить: { $players }.
join-prompt-help = ? — довідка
join-prompt-over = «реванш», «перебіг», «вихід»
join-clocks = Залишок часу: { $clocks }
join-answer-offer = (згода / відмова)
join-away-mark = немає
join-away = { $player }: з’єднання втрачено.
join-here = { $player }: знову за столом.
join-lost = З’єднання втрачено; триває нова спроба.
join-back = З’єднання відновлено.
join-leave-sure = Залишити місце назавжди? (так/ні)
join-left = Стіл лишається відкритим. Щоб повернутися: { $command }

## Commands

play-order-accept = згода
play-order-decline = відмова
play-order-rematch = реванш
play-order-bot = бот, комп’ютер
play-order-claim = перемога
play-order-leave = піти
join-help-undo = попросити повернути свій останній хід
join-help-accept = прийняти пропозицію
join-help-decline = відхилити її або відкликати власну
join-help-rematch = запропонувати реванш або прийняти його
join-help-bot = «бот 2», «бот 2 random»: бот на вільне місце або за того, кого довго немає
join-help-claim = виграти дуель у того, кого довго немає
join-help-leave = залишити місце назавжди
join-help-quit = вийти; місце збережено, та сама команда веде назад

## Faults

fault-join-address = «{ $text }» — не адреса столу й не адреса сервера.
fault-join-no-table = Адреса веде на сервер, але не до столу. Скористайтеся запрошенням або відкрийте новий стіл: { $option }
fault-join-no-server = Сервер не відповідає: { $server } ({ $reason }).
fault-join-not-gwint = Там відповідає не сервер gwint або інша його версія: { $server }.
fault-join-full = Усі місця за цим столом зайняті. Щоб дивитися: { $option }
fault-join-watching = За цим столом ви лише дивитеся.
fault-join-no-free-seat = Вільних місць немає, і всі на місці.
