### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

nav-decks = Decks
player-nameless = Traveller
fault-no-answer = The server is not responding. The page will try again by itself.
nav-title = Navigation
shell-notifications = Notifications
shell-dismiss = Dismiss
shell-outdated = This page is out of date
shell-updated = The server has been updated. Reload the page to continue.
shell-reload = Reload
shell-copy = Copy
shell-copied = Copied.
shell-not-copied = The browser does not allow copying. The text is selected, so you can copy it yourself.
shell-send = Send
shell-qr = QR code of the address
shell-address = Address
not-found-title = There is nothing here
not-found-text = There is no page at this address. Perhaps part of the link is missing.

## Home

home-title = The card game from the taverns of the Continent
home-friend = With a friend
home-continue = Continue playing: { $players }
home-more = More…
home-guide = Guided first game
home-guide-about = Learn by playing, in just a few minutes
home-running = Games in progress
home-over = Finished games
home-over-all = All finished games
home-replay = Watch the replay
home-phase = { $phase ->
    [turn] Your turn
    [waiting] Waiting for players
    [interrupted] Interrupted
   *[playing] Opponent’s turn
}
home-open = Open tables
home-open-none = No tables are waiting for players right now. Open one yourself under “More…”.
home-free-seats = Free seats: { $count }
home-links = More to explore
home-decks-about = Build and save your decks
home-rules-about = Every rule and every card, explained
home-score-about = Counts the strength for you when you play with printed cards
home-referee-about = Keeps track of the table when two people play with printed cards
home-box-about = Balanced decks from one box, pull lists and a quick reference to print
home-replays-about = Finished games move by move, played here or loaded from a file

## A new table

new-game-title = Open a table
new-game-mode = Game mode
new-game-options = { $count ->
    [0] Individual options
   *[other] Individual options ({ $count } changed)
}
new-game-options-reset = Reset to the ruleset
new-game-less = Fewer: { $option }
new-game-more = More: { $option }
new-game-ignored = This mode has its own rule for this.
new-game-partly = { $holds ->
    [built] Applies to decks you have built yourself.
    [person] Applies to you, not to the virtual opponent.
    [ordinary] Applies to you, and to those leaders of the virtual opponent that have no special effect in solo.
   *[advanced] The limits of advanced deck building apply as well.
}
new-game-link-player = Someone with the link
new-game-device-player = Someone on this device
new-game-name = Player’s name
new-game-any-deck = { $count ->
    [one] Any deck – choose a different one
   *[other] Any decks – choose different ones
}
new-game-opponent = The virtual opponent’s faction
new-game-random = Random
new-game-clock = Clock
new-game-clock-none = No clock
new-game-clock-set = { $minutes } min plus { $seconds } s per turn
new-game-hints = Hints
new-game-hints-for = { $hints ->
    [always] for everyone
    [alone] only for players who play alone
   *[never] for no one
}
new-game-open = Open the table

## The waiting room

room-error = { $kind ->
    [no-such-table] There is no such table
    [no-spectators] A private game
    [no-answer] No connection
    [table-phase] This table is closed
   *[other] That did not work
}
room-seat-gone = Your seat here has been freed or has moved to another device.
room-lost = Connection lost – reconnecting…
room-full = All seats are taken. You can stay and watch.
room-full-shut = All seats are taken, and this table does not allow spectators.
room-free-seat-for-you = There is a free seat for you: sit down!
room-free-seats = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
room-waiting = Waiting until everyone is ready
room-waiting-away = Everyone is ready; the game starts when all players are back
room-seat = Seat { $number }
room-team = Team { $number }
room-free = Free
room-is-ready = Ready
room-choosing = Choosing a deck
room-away = Currently away
room-sit = Sit down
room-sit-here-too = Add a second player on this device
room-vacate = Free this seat
room-choose-deck = Choose a deck
room-ready = Ready to play
room-not-ready = Not ready yet
room-stand = Leave the seat
room-invite = Invite
room-invite-how = Anyone who opens this link can take a seat.
room-table = The table
room-listed = Anyone may join, not only people with the link
room-spectators = Allow spectators
room-hints = { $hints ->
    [always] Hints for everyone
   *[never] No hints
}
room-open = { $listed ->
    [yes] Open to everyone
   *[no] By link only
}
table-from-position = Starts from a chosen position; its creator may know all the cards
table-from-position-short = from a chosen position
table-deal-unproven = The deal is unproven: not every player contributed a random number
room-close = Close the table

## Choosing decks

deck-whole-sets = Whole sets
deck-whole = Whole set: { $faction }
deck-others = Another deck
deck-random = A random deck
deck-paste = Paste a deck code or a deck’s text
deck-pasted = Pasted deck
deck-use = Use this deck
deck-three = Chosen: { $count } of 3
deck-use-three = Use these three

## Another device

move-title = Move to another device
move-how = Open this link on the other device within { $minutes } min. It works once and moves your seat there.
move-here = Continue your game on this device? It will no longer be open on the other one.
move-take = Continue here

## Settings

settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Theme
settings-theme-name = { $theme ->
    [dark] Candlelight
    [light] Daylight
   *[auto] Same as device
}
settings-speed = Animation
settings-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [none] None
   *[normal] Normal
}
settings-volume = Sound
settings-silent = Off
settings-ambience = Tavern in the background
settings-music = Music
settings-confirm-pass = Ask before passing
settings-drag = Drag cards to play them
settings-dialogue = Opponents speak at the table
settings-camera-codes = Read printed codes with the camera (experimental)
settings-notify = Notify me when it is my turn and the page is in the background
settings-notify-denied = The browser does not allow notifications from this page. You can change this in the browser’s settings.

## Keys

keys-help = Show this list
keys-tab = Go to the next button or field
keys-enter = Press or choose
keys-escape = Close, or cancel a choice
keys-table = At the table, the same key lists the keys you can use there.

## Report a problem

report-title = Report a problem
report-how = This text helps to find the problem. Nothing is sent: copy the text and pass it on with a few words about what happened.
report-with-table = Include the table as you see it
