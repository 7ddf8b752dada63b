### What a server says of its tables. One heading for each room of it.

## The store

fault-disk-full = The server’s disk is full: nothing was changed. Try again when there is room.
fault-store-failed = The data cannot be read or written, and nothing was changed. The reason: { $reason }.
fault-store-closed = The server is closing and keeps nothing more.
fault-data-in-use = Another process already keeps its tables in this folder (process number: { $pid }): { $folder }. Stop it, or choose another folder.
fault-data-folder = The folder for the data cannot be used ({ $reason }): { $folder }.
fault-data-newer = These data were written by a newer gwint (version of the file: { $version }): { $file }. Install the newer one, or choose another folder.

## The doors

fault-bad-request = The request is not of the expected form (place: { $path }; reason: { $reason }).
fault-not-found = There is nothing at this address.
fault-wrong-method = This address cannot be used in that way.
fault-too-large = The request is too large.
fault-server-error = Something went wrong on the server. The reason is in its log.
fault-unknown-language = There is no language “{ $text }”. The languages: { $languages }.
fault-deck-too-large = The deck is too large (cards: { $cards }); at most { $most } are taken.

## The bots

fault-bot-not-loaded = The bot { $bot } cannot be loaded from { $program }. The reason: { $reason }.

## What happens at a table

table-sat-down = { $name } sits down at the table.
table-bot-sat-down = A bot plays seat { $number } from now on: { $bot }.
table-stood-up = Seat { $number } is free again.
table-got-ready = { $ready ->
    [yes] { $player }: ready to play.
   *[no] { $player }: not ready any more.
}
table-changed-terms = { $listed ->
    [yes] The table is open to everybody
   *[no] The table is open to those who have the link
}; { $spectators ->
    [yes] spectators may watch.
   *[no] nobody else may watch.
}
table-began-game = Everybody is ready: the cards are dealt.
table-offered = { $offer ->
    [take-back] { $player } asks to take the last move back.
   *[rematch] { $player } offers a rematch.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } agrees that the move is taken back.
   *[rematch] { $player } accepts the rematch.
}
table-declined-offer = { $offer ->
    [take-back] { $player }: the move stands.
   *[rematch] { $player }: no rematch.
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
    [left] { $player } is gone and loses { $game ->
        [yes] this game of the match.
       *[no] the game.
    }
   *[resigned] { $player } gives up { $game ->
        [yes] this game of the match.
       *[no] the game.
    }
}
table-ran-out = { $player }: out of time, and passes from now on.
table-left = { $player } leaves the table for good.
table-closed = The table is closed.
table-interrupted = The game cannot go on under the rules as they are now. Its record can still be read.
table-rematched = The rematch is played at another table: { $table }.
table-result = { $how ->
    [resigned] { $by } gives up. Winner: { $winners }.
    [time] { $by }: out of time. Winner: { $winners }.
    [left] { $by } is gone. Winner: { $winners }.
    [abandoned] Broken off: nobody wins.
    [unfinished] Not finished yet.
   *[on-table] { $count ->
        [0] A tie.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
}

## What a table refuses

fault-table-phase = That is not possible now: { $phase ->
    [waiting] the game has not begun.
    [playing] the game is being played.
    [over] the game is over.
    [closed] the table is closed.
   *[interrupted] the game was interrupted.
}
fault-seat-taken = This seat is taken: { $seat }.
fault-table-not-ready = Not everybody is ready to play.
fault-cannot-take-back = There is no move of yours that could be taken back: since then a card was drawn or shown.
fault-cannot-claim = A win can be claimed only in a duel of two people.
fault-offer-stands = Another offer waits for its answer – { $offer ->
    [take-back] a move is to be taken back
   *[rematch] a rematch
} ({ $seat }).
fault-no-offer = There is no offer to answer.
fault-deck-faults = { $faults_count ->
    [0] No deck could be found that may be played at this table.
   *[other] { $faults }
}
fault-no-such-seat = This table has no such seat. Seats: { $seats }.
fault-not-your-seat = Somebody else plays this seat: { $seat }.
fault-not-your-table = Only those whose table it is may do that.
fault-not-away = The player is still there, or has not been away for long enough ({ $seat }). Seconds to wait: { $seconds }.
fault-unknown-bot = There is no bot “{ $bot }”. The bots: { $bots }.
fault-stale-question = The question has changed in the meantime (answered: { $question }; asked now: { $asked }). Look at the table again.
fault-no-such-table = There is no table “{ $table }”.
fault-no-hello = Nothing can be asked of a table before a greeting: send “hello” first.
fault-no-spectators = Nobody may watch at this table.
fault-no-owner = The server does not know you yet. Open its page again, or send your token.
fault-too-many-tables = You have too many tables that wait or play. Finish or close one of them first.
fault-game-goes-on = The game still goes on: that can be read when it is over.
fault-too-fast = Too much at once. Try again a little later (seconds: { $seconds }).
fault-no-hints = This table gives no hints.
fault-no-advice = Nobody could think of an answer in time. Try again.
fault-too-many-reviews = Another analysis of yours is under way. Wait for it, or leave it.

## What the wire refuses

fault-wire-kind = “{ $value }” is no kind of thing that belongs there. Expected: { $expected }.
fault-wire-value = “{ $value }” does not belong there. Expected: { $expected }.
fault-wire-key = There is no field “{ $value }”. The fields: { $expected }.
fault-wire-missing = Something is missing. Fields that must be told: { $missing }.
fault-wire-name = “{ $value }” is not the name of anything that belongs there.

## The settings

fault-setting-value = The setting { $setting } cannot be “{ $value }”.

## Seats on other devices, finished games and kept decks

fault-no-such-link = This link has been used already, or it is too old. Make a new one on the device where the seat is.
fault-no-such-record = There is no record “{ $record }”, or it is kept no longer.
fault-no-such-step = This game has no step { $step }. Its steps: { $steps }, counted from 0.
fault-no-game = No game is on the table here.
fault-no-such-deck = This deck is not kept, or no longer.
fault-too-many-decks = You keep { $decks } decks already, and no more than { $most } are kept. Delete one of them first.
