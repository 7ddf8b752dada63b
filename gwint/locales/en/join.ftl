### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Others can join with this link: { $link }
join-name = What is your name? Enter for “{ $usual }” >
join-choose-seat-title = Choose a seat.
join-choose-seat = { $partner ->
    [none] a free seat
   *[other] a free seat; partner: { $partner }
}
join-choose-seat-prompt = Number; Enter for the first seat >

## The waiting room

join-you = you
join-chair = { $state ->
    [empty] free
    [choosing] choosing a deck
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
join-away = { $player } is away.
join-back-again = { $player } is back.
join-lost = The connection was lost; reconnecting.
join-back = Connected again.
join-leave-sure = Give up your seat permanently? (yes/no)
join-come-back = The table stays open. To come back: { $command }

## Commands

play-command-accept = accept
play-command-decline = decline
play-command-rematch = rematch
play-command-bot = bot
play-command-claim = claim
play-command-leave = leave
join-help-undo = ask to take back your last move
join-help-accept = accept an offer
join-help-decline = decline an offer, or withdraw your own
join-help-rematch = offer another game, or accept one
join-help-bot = “bot 2”, “bot 2 random”: a bot for a free seat, or for a player who has been away too long
join-help-claim = claim the win in a duel against a player who has been away too long
join-help-leave = give up your seat permanently
join-help-quit = leave; your seat is kept, and the same command brings you back

## Faults

fault-join-address = “{ $text }” is not the address of a table or a server.
fault-join-no-table = This is the address of a server, not of a table. Use an invite link, or open a new table: { $option }
fault-join-no-server = The server is not responding: { $server } ({ $reason }).
fault-join-not-gwint = There is no gwint server there, or it runs a different version: { $server }.
fault-join-full = Every seat at this table is taken. To watch: { $option }
fault-join-watching = You are only a spectator at this table.
fault-join-no-free-seat = No seat is free, and no player is away.
join-chain = The hash chain of what you were sent, to compare with the sealed log ({ $path }): { $chain }
