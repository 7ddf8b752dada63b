### What a server says about its tables.

## Storage

fault-disk-full = The server’s disk is full; nothing was changed. Try again when there is space.
fault-store-failed = The data cannot be read or written; nothing was changed. Reason: { $reason }.
fault-device-full = This device has no space left for the game’s data; nothing was changed. Free some space and try again.
fault-export-damaged = This file with exported games is damaged (“{ $path }”); nothing was changed.
fault-export-too-new = This file was exported by a newer version of the page; nothing was changed. Update the page first.
fault-store-closed = The server is shutting down and saves nothing more.
fault-data-in-use = Another process is already using this data folder (process { $pid }): { $folder }. Stop it, or choose another folder.
fault-data-folder = The data folder cannot be used ({ $reason }): { $folder }.
fault-data-folder-open = Other users can read the data folder { $folder }, and it contains more than gwint’s files. Choose another folder, or run: { $command }
fault-data-damaged = The data is damaged ({ $tables }): { $file }. To find out what can be saved, run: { $command }
fault-data-newer = This data was written by a newer version of gwint (file version { $version }): { $file }. Install that version, or choose another folder.

## Requests

fault-bad-request = The request does not have the expected form (at: { $path }; reason: { $reason }).
fault-not-found = There is nothing at this address.
fault-wrong-method = This address does not support that method.
fault-too-large = The request is too large.
fault-protocol-too-old = The server has been updated and no longer understands this client (protocol version: { $protocol }; the server needs at least { $oldest }). Update the client, or reload the page.
fault-protocol-too-new = The server is too old for this client (protocol version: { $protocol }; the server knows at most { $newest }). Ask its operator for an update, or use an older client.
fault-server-error = Something went wrong on the server. The server’s log has the details.
fault-unknown-language = There is no language “{ $text }”. The languages are: { $languages }.
fault-deck-too-large = The deck is too large (cards: { $cards }); at most { $most } are allowed.

## The bots

fault-bot-not-loaded = The bot { $bot } cannot be loaded from { $program }. Reason: { $reason }

## What happens at a table

table-sat-down = { $name } sits down at the table.
table-bot-sat-down = A bot now plays seat { $number }: { $bot }.
table-stood-up = Seat { $number } is free again.
table-got-ready = { $ready ->
    [yes] { $player } is ready to play.
   *[no] { $player } is no longer ready.
}
table-changed-terms = { $listed ->
    [yes] The table is open to everyone
   *[no] The table is open to people with the link
}; { $spectators ->
    [yes] spectators are allowed.
   *[no] spectators are not allowed.
}
table-pledged-entropy = { $player } contributes a random number to the deal.
table-asked-for-entropy = All decks are fixed: the game begins as soon as everyone’s random number has arrived.
table-failed-deal = The deal has failed, because a random number is missing from: { $players }. Everyone contributes a new one.
table-sealed-log = The log of the game is sealed: it can no longer be changed unnoticed.
table-began-game = Everyone is ready: the game begins.
table-offered = { $offer ->
    [take-back] { $player } asks to take back the last move.
   *[rematch] { $player } offers a rematch.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } allows the move to be taken back.
   *[rematch] { $player } accepts the rematch.
}
table-declined-offer = { $offer ->
    [take-back] { $player } declines: the move stands.
   *[rematch] { $player } declines the rematch.
}
table-took-back = { $count ->
    [one] The last move is taken back ({ $player }).
   *[other] The last { $count } moves are taken back ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player } has run out of time and loses { $game ->
        [yes] this game of the match.
       *[no] the game.
    }
    [left] { $player } has left and loses { $game ->
        [yes] this game of the match.
       *[no] the game.
    }
   *[resigned] { $player } gives up { $game ->
        [yes] this game of the match.
       *[no] the game.
    }
}
table-ran-out = { $player } has run out of time and passes from now on.
table-left = { $player } leaves the table permanently.
table-closed = The table is closed.
table-interrupted = The game cannot continue: its log no longer replays. Its record can still be read.
table-rematched = The rematch is played at another table: { $table }.
table-result = { $how ->
    [resigned] { $by } gives up. Winner: { $winners }.
    [time] { $by } has run out of time. Winner: { $winners }.
    [left] { $by } has left. Winner: { $winners }.
    [abandoned] Abandoned: there is no winner.
    [unfinished] Not finished yet.
   *[on-table] { $count ->
        [0] A tie.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
}

## What a table refuses

fault-table-phase = That is not possible now: { $phase ->
    [waiting] the game has not started.
    [playing] the game is in progress.
    [over] the game is over.
    [closed] the table is closed.
   *[interrupted] the game was interrupted.
}
fault-seat-taken = This seat is taken: { $seat }.
fault-table-not-ready = Not everyone is ready to play.
fault-cannot-take-back = You have no move that can be taken back: a card has been drawn or shown since.
fault-cannot-claim = You can claim a win only in a duel between two people.
fault-cannot-close = A game in progress can be ended only by its players, by giving up.
fault-claim-too-early = A win can be claimed only after the first turn. Until then, a bot can play for an absent player.
fault-offer-stands = Another offer has not been answered yet – { $offer ->
    [take-back] a request to take back a move
   *[rematch] a rematch
} ({ $seat }).
fault-entropy-asked = The decks are fixed for the deal, which is about to begin.
fault-no-entropy-asked = The server is not waiting for your random number now.
fault-wrong-entropy = This is not the random number that you promised to contribute.
fault-no-rematch = There is no rematch to contribute to at this table.
fault-no-deck = Bring a deck first.
fault-no-offer = There is no offer to answer.
fault-deck-faults = { $faults_count ->
    [0] No deck was found that is legal at this table.
   *[other] { $faults }
}
fault-no-such-seat = This table has no such seat: it has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
fault-not-your-seat = Someone else plays this seat: { $seat }.
fault-not-your-table = You are not allowed to do that at this table.
fault-not-away = { $seat } is still there, or has been away for less than { $seconds } s.
fault-unknown-bot = There is no bot “{ $bot }”.{ fault-nearest } The bots are: { $bots }.
fault-stale-question = The question has changed in the meantime (answered: { $question }; current: { $asked }). Look at the table again.
fault-no-such-table = There is no table “{ $table }”.
fault-no-hello = Send “hello” before anything else.
fault-no-spectators = This table does not allow spectators.
fault-no-owner = The server does not know you yet. Reload its page, or send your token.
fault-too-many-tables = You have too many tables open. Finish or close one first.
fault-game-goes-on = The game is still in progress; this can be read when it is over.
fault-too-fast = Too many requests. Try again in { $seconds } s.
fault-no-hints = This table does not allow hints.
fault-no-advice = No advice was found in time. Try again.
fault-too-many-reviews = You already have an analysis running. Wait for it or stop it.
fault-server-busy = The server is busy. Try again in a moment.
fault-too-many-waiting = Too many requests from your network are waiting (at most { $most }). Wait for their answers.
fault-takes-too-long = This took too long, so the server stopped it.
fault-too-many-visitors = Too many new visitors come from your network. Try again in { $seconds } s.
fault-too-many-new-tables = Too many tables are being opened from your network. Try again in { $seconds } s.
fault-too-many-uploads = Too many records are being uploaded from your network. Try again in { $seconds } s.
fault-server-full = The server is full. Try again later.
fault-table-full = So much has happened at this table that only the game itself can go on (limit of the log: { $most }).

## What the wire refuses

fault-wire-kind = “{ $value }” is not a valid kind there. Expected: { $expected }.
fault-wire-value = “{ $value }” does not belong there. Expected: { $expected }.
fault-wire-key = There is no field “{ $value }”. The fields are: { $expected }.
fault-wire-missing = Something is missing. Required fields: { $missing }.
fault-wire-name = “{ $value }” does not name anything that belongs there.{ fault-nearest }

## The settings

fault-setting-value = The setting { $setting } cannot be “{ $value }”.
fault-setting-program = A server’s bot needs a name: “{ $value }” should be NAME=PROGRAM, such as { $expected }.

## Seats on other devices, finished games and saved decks

fault-no-such-link = This link has already been used or has expired. Create a new one on the device that has the seat.
fault-no-such-record = There is no record “{ $record }”, or it is no longer stored.
fault-no-such-step = This game has no step { $step }: it has { $steps ->
    [one] { $steps } step, numbered 0
   *[other] { $steps } steps, numbered from 0
}.
fault-no-game = There is no game at this table.
fault-no-such-deck = This deck does not exist or has been deleted.
fault-too-many-decks = You have saved { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}, and at most { $most } are allowed. Delete one first.
