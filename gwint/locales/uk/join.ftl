### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Інші можуть приєднатися за цим посиланням: { $link }
join-name = Як вас звати? Enter — «{ $usual }» >
join-choose-seat-title = Виберіть місце.
join-choose-seat = { $partner ->
    [none] вільне місце
   *[other] вільне місце; партнер: { $partner }
}
join-choose-seat-prompt = Номер; Enter — перше місце >

## The waiting room

join-you = ви
join-chair = { $state ->
    [empty] вільно
    [choosing] вибирає колоду
   *[ready] готово
}
join-prompt-waiting = Чекаємо на інших; «бот» садить на вільне місце бота, ? — довідка

## At the table

join-waiting = Чекаємо на: { $players }.
join-prompt-help = ? — довідка
join-prompt-over = «реванш», «перебіг», «вихід»
join-clocks = Залишок часу: { $clocks }
join-answer-offer = (згода / відмова)
join-away-mark = не за столом
join-away = { $player }: зараз не за столом.
join-back-again = { $player }: знову за столом.
join-lost = З’єднання втрачено; відновлюємо його.
join-back = З’єднання відновлено.
join-leave-sure = Залишити місце назавжди? (так/ні)
join-come-back = Стіл лишається відкритим. Щоб повернутися: { $command }

## Commands

play-command-accept = згода
play-command-decline = відмова
play-command-rematch = реванш
play-command-bot = бот, комп’ютер
play-command-claim = перемога
play-command-leave = піти
join-help-undo = попросити скасувати свій останній хід
join-help-accept = прийняти пропозицію
join-help-decline = відхилити її або відкликати власну
join-help-rematch = запропонувати реванш або погодитися на нього
join-help-bot = «бот 2», «бот 2 random»: бот на вільне місце або замість гравця, якого надто довго немає
join-help-claim = вимагати перемоги в дуелі з гравцем, якого надто довго немає
join-help-leave = залишити місце назавжди
join-help-quit = вийти; місце лишається вашим, і та сама команда поверне вас

## Faults

fault-join-address = «{ $text }» — не адреса столу й не адреса сервера.
fault-join-no-table = Це адреса сервера, а не столу. Скористайтеся посиланням-запрошенням або відкрийте новий стіл: { $option }
fault-join-no-server = Сервер не відповідає: { $server } ({ $reason }).
fault-join-not-gwint = За цією адресою немає сервера gwint, або він іншої версії: { $server }.
fault-join-full = Усі місця за цим столом зайняті. Щоб дивитися: { $option }
fault-join-watching = За цим столом ви лише дивитеся.
fault-join-no-free-seat = Вільних місць немає, і всі гравці за столом.
join-chain = Ланцюжок гешів того, що вам надіслано, для порівняння із запечатаним журналом ({ $path }): { $chain }
