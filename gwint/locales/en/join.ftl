### `gwint join`: a seat at a server’s table, from the plain terminal.

## Coming to a table

join-invite = Others come by this link: { $link }
join-name = What are you called? Enter for “{ $usual }” >
join-choose-seat-title = Choose a seat.
join-choose-seat = { $partner ->
    [none] a free seat
   *[other] a free seat; partner: { $partner }
}
join-choose-seat-prompt = Number; Enter for the first >

## The waiting room

join-you = you
join-chair = { $state ->
    [empty] free
    [choosing] chooses a deck
   *[ready] ready
}
join-prompt-waiting = Waiting for the others; “bot” fills a seat, ? for help

## At the table

join-waiting = Waiting for: { $players }.
join-prompt-help = ? for help
join-prompt-over = “rematch”, “log”, “quit”
join-clocks = Time left: { $clocks }
join-answer-offer = (accept / decline)
join-away-mark = away
join-away = { $player }: not here any more.
join-here = { $player }: here again.
join-lost = The connection is lost; trying again.
join-back = The connection is back.
join-leave-sure = Give up your seat for good? (yes/no)
join-left = The table stays open. To come back: { $command }

## Orders

play-order-accept = accept
play-order-decline = decline
play-order-rematch = rematch
play-order-bot = bot
play-order-claim = claim
play-order-leave = leave
join-help-undo = ask to take your last move back
join-help-accept = accept what somebody offers
join-help-decline = decline it, or withdraw your own offer
join-help-rematch = offer another game, or accept one
join-help-bot = “bot 2”, “bot 2 random”: a bot for a free seat, or for one who is long away
join-help-claim = win a duel against one who is long away
join-help-leave = give up your seat for good
join-help-quit = go; your seat is kept, and the same command leads back

## What is wrong

fault-join-address = “{ $text }” is no address of a table or a server.
fault-join-no-table = The address names a server but no table. Use an invite link, or open a new table: { $option }
fault-join-no-server = The server does not answer: { $server } ({ $reason }).
fault-join-not-gwint = What answers there is no gwint server, or one of another version: { $server }.
fault-join-full = Every seat at this table is taken. To watch: { $option }
fault-join-watching = You only watch at this table.
fault-join-no-free-seat = No seat is free, and nobody is away.
