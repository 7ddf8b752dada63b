### Around the game in the browser: home, waiting room, settings, and what every screen shares.

## The house

again = Try again
way-home = To the start page
way-decks = Decks
way-rules = Rules
way-score = Score counter
way-chronicles = Replays
title-table = Table
title-replay = Replay
player-nameless = Traveller
fault-no-answer = The server does not answer. The page tries again by itself.
shell-ways = Where to go
shell-notes = Notes
shell-dismiss = Dismiss
shell-upgraded = The server has been upgraded. Load the page again to go on.
shell-reload = Load again
shell-copy = Copy
shell-copied = Copied.
shell-not-copied = The browser does not allow copying: the text is marked, copy it yourself.
shell-send = Send
shell-qr = The address as a QR code
shell-address = Address
nowhere-title = There is nothing here
nowhere-text = No page has this address. Perhaps a part of the link was lost.

## Home

home-title = The card game from the taverns of the Continent
home-play = Play now
home-friend = With a friend
home-go-on = Go on playing: { $players }
home-more = More …
home-guide = Guided first game
home-guide-about = Learn by playing, in a few minutes
home-running = Games in progress
home-over = Finished games
home-further = All finished games
home-replay = To the replay
home-stands = { $phase ->
    [turn] Your turn
    [waiting] Waiting for players
    [interrupted] Interrupted
   *[playing] Their turn
}
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Open a table yourself: More …
home-free-seats = Free seats: { $count }
home-else = In this house
home-decks-about = Build decks and keep them
home-rules-about = Every rule and every card, explained
home-score-about = Counts for you when you play with printed cards
home-chronicles-about = Finished games move by move, from here or from a file

## A table put together by hand

more-title = Open a table
more-mode = What is played
more-rules = Rules
more-options = { $count ->
    [0] Single options
   *[other] Single options (changed: { $count })
}
more-options-reset = As in the ruleset again
more-ignored = This mode has its own rule here.
more-partly = { $holds ->
    [built] Holds for decks you have built yourself.
    [person] Holds for you, not for the virtual opponent.
    [ordinary] Holds for you, and for those of the virtual opponent’s leaders that have no effect of their own in solo.
   *[advanced] The limits of advanced deck building come on top.
}
more-advanced = Advanced deck building
more-sitters = Who sits where
more-anybody = Somebody who comes by the link
more-here = Somebody at this device
more-name = Player’s name
more-any-deck = { $count ->
    [one] Any deck – choose another
   *[other] Any decks – choose others
}
more-opponent = Faction of the virtual opponent
more-chance = By chance
more-clock = Clock
more-clock-none = No clock
more-clock-set = { $minutes } min and { $seconds } s per turn
more-hints = Hints
more-hints-for = { $hints ->
    [always] for everybody
    [alone] only for those who play alone
   *[never] for nobody
}
more-open = Open the table

## The waiting room

room-coming = Just a moment …
room-trouble = { $kind ->
    [no-such-table] There is no such table
    [no-spectators] A closed round
    [no-answer] No connection
    [table-phase] This table is closed
   *[other] That did not work
}
room-seat-gone = Your seat here has been freed, or it moved to another device.
room-lost = Connection lost – trying again …
room-full = All seats are taken. You can stay and watch.
room-full-shut = All seats are taken, and nobody may watch at this table.
room-please-sit = There is a seat for you: sit down!
room-waits = { $count ->
    [one] One seat is still free
   *[other] Seats still free: { $count }
}
room-waits-ready = Waiting until everybody is ready
room-seat = Seat { $number }
room-team = Team { $number }
room-free = Free
room-is-ready = Ready
room-chooses = Chooses a deck
room-away = Not here right now
room-sit = Sit down
room-sit-here-too = A second player at this device
room-free-seat = Free the seat
room-choose-deck = Choose a deck
room-ready = Ready to play
room-not-ready = Not ready yet
room-stand = Stand up
room-invite = Invite
room-invite-how = Whoever opens this link can take a seat.
room-table = The table
room-listed = Everybody may join, not only those with the link
room-spectators = Spectators may watch
room-hints = { $hints ->
    [always] Hints for everybody
   *[never] No hints
}
room-open = { $listed ->
    [yes] Open to everybody
   *[no] By link
}
room-close = Close the table

## Decks to bring

deck-own = Your decks
deck-starters = Starter decks
deck-whole-sets = Whole sets
deck-whole = Whole set: { $faction }
deck-others = Another deck
deck-chance = A deck by chance
deck-chance-name = By chance: { $faction }
deck-paste = Paste a deck code or a deck as text
deck-pasted = Pasted deck
deck-take = Take this deck
deck-three = Chosen: { $count } of 3
deck-take-three = Bring these three

## Another device

move-title = Move to another device
move-how = Open this link on the other device within { $minutes } minutes. It works once; your seat is then there, and no longer here.
move-here = Your seat is to go on playing on this device. The other device then has it no longer.
move-take = Play on here

## Settings

settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Light
settings-theme-name = { $theme ->
    [dark] Candlelight
    [light] Daylight
   *[auto] As the device
}
settings-speed = Movement on the table
settings-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [none] None
   *[normal] Normal
}
settings-volume = Sounds
settings-silent = Off
settings-confirm-pass = Ask before passing
settings-drag = Play cards by dragging, too
settings-notify = Tell me when it is my turn and the page is in the background
settings-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.

## Keys

keys-title = Keys
keys-help = show this list
keys-tab = on to the next button or field
keys-enter = press or choose
keys-escape = close, or take a choice back
keys-table = At the table the same key lists the table’s own keys.

## Report a problem

report-title = Report a problem
report-how = This text helps to find the fault. Nothing is sent: copy it and pass it on with a few words on what happened.
report-with-table = With the table, as far as you can see it yourself
