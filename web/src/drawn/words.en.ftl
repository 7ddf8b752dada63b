### `gwint admin`: the tables of a data folder.

admin-none = There are no tables.
admin-table = Table
admin-mode = Mode
admin-phase = State
admin-changed = Last changed
admin-players = Players
admin-phase-name = { $phase ->
    [waiting] waiting
    [playing] playing
    [over] over
    [closed] closed
   *[interrupted] interrupted
}
admin-exported = Records written: { $count }. They lie in: { $folder }
admin-goes-on = Still being played, and not exported: { $tables }
admin-sure = Remove these tables for good ({ $count })? (yes/no)
admin-removed = Tables removed: { $count }.
admin-kept = Nothing was removed.
admin-copied = The copy lies in: { $file }
admin-sound = Sound: { $count }.
admin-unsound = { $table }: does not fold as it was played; it goes to entry { $entries } of { $all }.
fault-admin-no-data = There are no data of a server in this folder: { $folder }.
fault-admin-nothing-told = Tell which tables: by their ids, or otherwise: { $option }

### Advice: why a move is worth making, the hint at the table, and games gone through.

## Passing

advice-round-won = { $lead ->
    [0] The round is won: the tie counts for this side, and nobody can answer any more.
   *[other] The round is won: ahead by { $lead }, and nobody can answer any more.
}
advice-pass-now = { $lead ->
    [0] A tie is enough here: whoever wants this round has to spend cards on it.
   *[other] Ahead by { $lead }: whoever wants this round has to spend cards on it.
}
advice-give-round = { $behind ->
    [0] Level: the cards are worth more in another round.
   *[other] Behind by { $behind }: the cards are worth more in another round.
}
advice-hopeless = Nothing can turn this round any more.
advice-card-advantage = More cards in hand for later: { $own } to { $theirs }.
advice-waits = It gives nothing away, and others have to show more first.

## Cards

advice-wins-round = Enough to win the round: { $own } to { $theirs }.
advice-beats = More opponents are behind then: { $count } of { $opponents }.
advice-spy = A spy trades strength for cards: { $given } for { $cards }.
advice-decoy = It comes back to the hand and can be played again: { $card }.
advice-decoy-spy = A spy taken back can draw cards once more: { $card }.
advice-medic-target = It comes back from the discard pile: { $card }.
advice-scorch = It burns more of their strength than of one’s own: { $theirs } to { $own }.
advice-weather = The weather takes more from them than from one’s own side: { $theirs } to { $own }.
advice-clear-weather = Weakened units get their strength back: +{ $points }.
advice-horn = A whole row counts double: +{ $points }.
advice-horn-ahead = All that comes into the row later counts double.
advice-bond = Side by side they are stronger: { $card } ×{ $count }, +{ $points }.
advice-muster = It does not come alone: +{ $points }.
advice-mardroeme = Berserkers are transformed: +{ $points }.
advice-morale = The whole row gains by it: +{ $points }.
advice-avenger = If it falls, another takes its place: { $card }.
advice-last-round = This round decides the game, so nothing needs to be kept: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, and then ahead by { $by }.
    [behind] +{ $points }, though still behind by { $by }.
   *[level] +{ $points }, and then level.
}
advice-hold-scorch = A stronger unit stays out of Scorch’s reach for now: { $card }.
advice-thrift = Of all cards in hand it is missed least: { $card }.
advice-hero = Neither weather nor Scorch can touch it: { $card }.
advice-leader = Now is the time for the leader: { $leader }.

## Choices

advice-redraw = { $card }: something more useful may come instead.
advice-redraw-weak = { $card }: the deck holds better cards on average.
advice-redraw-muster = { $card }: another card in hand calls it from the deck.
advice-redraw-keep = The hand is good as it is.
advice-stays = The units lie where they do the most.
advice-start-first = Whoever begins sets the pace.
advice-start-last = Whoever comes last sees more before deciding.
advice-claim-kept = The right to choose may be worth more in a later round.
advice-take = The most useful of what can be had: { $card }.
advice-discard = It is missed least: { $card }.
advice-against = Nobody else is as strong on the battlefield.
advice-shift = In another row it does more: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance }%
hint-now = Chance of winning with the best move: { $chance }

## gwint analyse

analyse-judging = Judging the moves
analyse-chances = Chance of winning, move by move
analyse-round = round { $round }
analyse-turning = Turning points
analyse-others = Other moves that could be bettered
analyse-no-turning = No move turned the game.
analyse-move = Move { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] best
    [good] good
    [doubtful] doubtful
    [mistake] mistake
   *[blunder] blunder
}, { $before } → { $after }
analyse-better = Better: { $move }.
analyse-player = Player
analyse-moves = Moves
analyse-best = Best
analyse-good = Good
analyse-doubtful = Doubtful
analyse-mistake = Mistakes
analyse-blunder = Blunders
analyse-loss = Lost a move
analyse-tenths = { $whole }.{ $tenths }%
analyse-by = { $search ->
    [yes] Judged by tree search
   *[no] Judged by the planner
}, { $unit ->
    [milliseconds] { $amount } ms a move.
    [simulations] { $amount } simulations a move.
   *[none] at once.
}
fault-analyse-empty = There is no move in this record that could be judged.
fault-analyse-seat = There is no player { $number }; the players are 1 to { $most }.

### The rulebook and the score counter.

## The book

book-title = The rulebook
book-chapter-play = How it is played
book-chapter-cards = Kinds of cards
book-chapter-abilities = Abilities
book-chapter-specials = Special cards and weather
book-chapter-factions = Factions
book-chapter-leaders = Leaders
book-chapter-options = Rulesets and options
book-chapter-gallery = All the cards
book-mode = Mode
book-search = Search the rules
book-contents = Contents
book-print = Print
book-turn = Turn the page
book-link = Link to: { $title }
book-found = { $count ->
    [one] { $count } topic found
   *[other] { $count } topics found
}
book-ignored = This mode’s own rules take the place of this option.
book-partly = In this mode: { $holds }.
book-armies = Armies
book-leaders = Leaders
book-own = Cards: { $faction }
book-left-out = { $card }: not played by these rules
book-copies = Copies: { $count }
book-why = Why this strength

## The score counter

score-title = Score counter
score-sides = Number of players
score-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
score-side = Player { $number }
score-totals = Total strength
score-faction = Faction
score-leader = Leader?
score-no-leader = No leader
score-add = Lay cards { row-to }
score-lay = { $card }: { $count } lie here
score-done = Done
score-move = Move { row-to }
score-another = Another copy
score-remove = Take away
score-reset = Clear the table
score-share = Copy the link
score-odd = { $count ->
    [one] { $count } thing that could not lie on a real table
   *[other] { $count } things that could not lie on a real table
}

### The bots: a name, and what each is like.

bot-random = Random bot
    .character = Plays any card that may be played, and never looks at the board.

bot-greedy = Greedy bot
    .character = Takes the most points at once and thinks no further than the next card.

bot-apprentice = Apprentice
    .character = Has just learned the rules, looks up now and then, and passes when it should not.

bot-trader = Trader
    .character = Grabs what glitters, counts each purchase, and is seldom ready for the third round.

bot-captain = Captain
    .character = Knows when to pass and what a spy is worth, and gives a round away to win the game.

bot-champion = Champion
    .character = Plays every plan through in the mind before laying a card, and forgives nothing.

## The list of them

bots-id = Told as
bots-name = Name
bots-character = Character
bots-thinks = Thinks
bots-thinks-at-once = at once
bots-thinks-searching = tree search in a duel ({ $simulations } simulations), { $elsewhere } games in the mind elsewhere
bots-thinks-simulating = { $elsewhere } games in the mind; in a duel tree search with gwint[fast]
fault-bot-budget = “{ $text }” is no budget of a bot. Told as: { $legal } – simulations, milliseconds or seconds, and after “-on-” threads, up to { $most }.

### The deck builder.

## The chest

builder-title = The card chest
builder-kept = Your decks
builder-none = No deck of yours yet. Begin an empty one, or take a starter deck and make it your own.
builder-new = A new deck
builder-new-how = Choose the faction you want to lead.
builder-starters = Starter decks
builder-starters-how = A tap puts a copy of your own into the chest.
builder-rename = Rename
builder-copy = Copy
builder-copied = Copied
builder-copy-name = { $name } (copy)
builder-random-name = By chance: { $faction }
builder-delete = Delete
builder-deleted = Deleted: { $name }.
builder-undo = Undo
builder-keep = Save
builder-again = Try again
builder-loading = One moment …
builder-sorry = That did not work
window-close = Close

## The desk

builder-name = Name of the deck
builder-state = { $kept ->
    [yes] In your chest
    [waiting] Saving …
   *[no] Not in your chest
}
builder-keep-deck = Put into the chest
builder-ruleset = Rules
builder-random = By chance
builder-play = Play with this deck
builder-panes = What is shown
builder-pool = Cards
builder-deck = Deck: { $count }
builder-contents = The deck
builder-leaders = Choose a leader
builder-fine = This deck may be played.
builder-empty = No card yet: tap the cards that you want.
builder-counted = { $counted ->
    [cards] Cards
    [units] Units, heroes included
    [heroes] Heroes
    [specials] Special cards
    [spies] Spies
    [medics] Medics
   *[strength] Strength in all
}
builder-least = of at least { $count }
builder-most = of at most { $count }
builder-curve = Units by strength
builder-curve-point = strength { $strength }: { $units }
builder-abilities = Share of abilities

## The cards

builder-search = Search by name or ability
builder-kinds = Kinds of cards
builder-rows = Rows
builder-ability = Ability
builder-all = Show all
builder-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
builder-nothing-found = No card is like that.
builder-tile = { $card }: { $copies } of { $most } in the deck
builder-open = Open: { $card }
builder-more = One more: { $card }
builder-less = One less: { $card }
builder-in = Put in
builder-out = Take out

## In and out

builder-import = Bring in a deck
builder-import-how = Paste a deck’s text, its code or its link.
builder-import-do = Bring it in
builder-no-code = This deck has cards of more than one faction and cannot be saved.
builder-share = Share
builder-link = As a link
builder-code = As a code
builder-text = As a text

### Chronicles: finished games told again.

chronicle-title = Replay
chronicle-opening = The replay is being opened …
chronicle-closed = This replay cannot be opened
chronicle-again = Try again
chronicle-to-table = To the table
chronicle-shelf = Replays
chronicle-shelf-about = Every finished game can be told again, step by step. The record of a game from a file can be loaded, too: choose it, or drop it anywhere on this page.
chronicle-shelf-empty = No game of yours is over yet.
chronicle-turning = Turn the pages
chronicle-first = To the beginning
chronicle-last = To the end
chronicle-back = One step back
chronicle-on = One step on
chronicle-round-back = A round back
chronicle-round-on = A round on
chronicle-play = Let the pages turn
chronicle-pause = Stop
chronicle-key-space = space bar
chronicle-scrub = Step
chronicle-strength = Total strength
chronicle-rounds = Rounds
chronicle-game = Game { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Between the games
chronicle-deck-won = has won
chronicle-no-decks = No deck named yet
chronicle-look = Seen by
chronicle-look-open = All hands open · below: { $player }
chronicle-look-seat = Only what was known to: { $player }
chronicle-branch = Play on from here
chronicle-branch-about = A new game begins where this one stood after step { $step }. Who plays?
chronicle-branch-me = I, at this screen
chronicle-branch-hot = Several of you at one screen: a curtain falls between turns.
chronicle-branch-watch = Only bots play; you watch.
chronicle-branch-begin = Begin
chronicle-share = Share the link
chronicle-copied = Link copied
chronicle-download = Save the record
chronicle-load = Load a record
chronicle-drop = Drop the record here
chronicle-more = Log and more
chronicle-analyse = Analyse
chronicle-analysing = Going through the game: { $done } of { $of }
chronicle-analyse-stop = Stop the analysis
chronicle-chance = Chance of winning
chronicle-curve = What the curve shows
chronicle-mark = { $mark ->
    [best] Best move
    [good] Good move
    [doubtful] Doubtful
    [mistake] Mistake
   *[blunder] Blunder
}
chronicle-turning-point = Turning point
chronicle-turning-points = Turning points
chronicle-turning-at = Turning point: step { $step }
chronicle-better = Better: { $move }
chronicle-chances = Chance: { $before }% → { $after }%

### Programs that speak the engine protocol, and what is wrong with them.

fault-engine-missing = The program cannot be started: { $program }. The reason: { $reason }
fault-engine-ended = The program ended without an answer: { $program }. Its exit code: { $code }.
fault-engine-overran = The program did not answer within { $seconds } s: { $program }.
fault-engine-answer = The program’s answer cannot be taken: { $program }. { $reason }
fault-engine-refused = The program refused what it was asked: { $program }. It said: { $reason }
fault-engine-protocol = Only version { $expected } of the engine protocol is spoken here, not version { $protocol }.
fault-engine-line = “{ $said }” is no message that was expected. Expected: { $expected }.
fault-engine-no-move = The seat of this view has nothing to choose.
fault-engine-moves = The moves of this view are not the legal ones. Legal: { $legal }.
fault-engine-failed = The bot failed: { $reason }

### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Player { $number }

## Pieces of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } on the side of { $side }
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] all close combat rows
    [fog] all ranged rows
    [rain] all siege rows
   *[storm] all ranged and siege rows
}

## Who starts, and with which cards

event-tossed = The toss falls to { $player }.
event-drew-lot = The lot falls to { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: takes the first turn of the round.
   *[no] { $player }: lets another player start. First turn: { $starter }.
}
event-kept-claim = { $player }: does not decide who starts this round and keeps the right for later.
event-drew = { $player }: draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ event-shown }.
event-exchanged = { $player }: exchanges { $gave } for { $drew }.
event-finished-redraw = { $player }: is done exchanging cards.

## Turns

event-began-round = Round { $round }. First turn: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: has nothing left to play and passes.
   *[no] { $player }: passes.
}
event-played = { $how ->
    [called] { $player }: calls { $card } from { $source ->
        [hand] the hand
       *[deck] the deck
    }{ event-where }.
    [revived] { $player }: revives { $card } from the discard pile{ event-where }.
    [returned] { $player }: { $card } returns from the discard pile{ event-where }.
    [leader] { $player }: the leader plays { $card } from { $source ->
        [enemy-pile] the opponent’s discard pile
        [pile] the own discard pile
       *[deck] the deck
    }{ event-where }.
    [turned-up] { $player }: turns up { $card } from under a Decoy and plays it{ event-where }.
   *[played] { $player }: plays { $card }{ event-where }.
}
event-summoned = { $card } comes as an avenger { row-to } (side: { $side }).
event-transformed = { $left ->
    [yes] { $card } turns into { $into } { row-in } (side: { $side }).
   *[no] { $card } leaves the game: the side deck has no card left for it to turn into (side: { $side }).
}
event-went-to-hand = { $player }: takes { $card } back into the hand.
event-burned = Scorched: { $cards }.
event-left-game = { $card } leaves the game.
event-discarded = { $source ->
    [hand] { $player }: discards { $card } from the hand.
   *[play] { $card } goes to the discard pile ({ $player }).
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }: the leader works as { $weather } and covers { event-weather-rows }.
   *[no] { $weather } covers { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] There is no weather to clear.
   *[other] The weather clears: { $weathers }.
}
event-sounded-horn = { $player }: the leader’s horn sounds { row-in }.
event-used-leader = { $player }: uses the leader.
event-took-from-pile = { $own ->
    [yes] { $player }: takes { $card } from their discard pile into the hand.
   *[no] { $player }: takes { $card } from the opponent’s discard pile ({ $side }) into the hand.
}
event-took-from-deck = { $known ->
    [yes] { $player }: takes { $card } from the deck into the hand.
   *[no] { $player }: takes a card from the deck into the hand without showing it.
}
event-saw-hand = { $player }: looks at { $count ->
    [one] a card
   *[other] { $count } cards
} in the hand of { $owner }{ event-shown }.
event-shuffled-back = { $player }: shuffles { $count ->
    [one] a card
   *[other] { $count } cards
} from the discard pile back into the deck ({ $cards }).
event-moved = { $card } moves { row-to } (side: { $side }).

## Ends

event-ended-round = Round { $round } is over: { $totals }. { $count ->
    [0] It is a tie.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
} { $scored ->
    [points] Points: { $points }.
   *[gems] Gems left: { $gems }.
}
event-stayed = { $card } stays on the battlefield { row-in } (side: { $side }).
event-swept = The battlefield is cleared: { $count ->
    [0] no card goes to a discard pile
    [one] 1 card goes to a discard pile
   *[other] { $count } cards go to the discard piles
}.
event-replayed = The game is drawn and played again (replay { $replay }).
event-ended-game = { $count ->
    [0] The game ends in a tie.
    [one] The game is over. Winner: { $winners }.
   *[other] The game is over. Winners: { $winners }.
}

## A virtual opponent

event-judged = { $player }: weighs { $ways }. Chosen: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] it raises its own total most
       *[lead] it gains most on you
    }
    [lead] tied, and it gains most on you
    [row] tied, and the row is the fullest
   *[chance] tied, by chance
}.
event-no-card = nothing
event-sat-out = { $player }: has no card left in the deck and no turn.
event-laid-face-down = { $player }: lays the top card of the deck face down under a Decoy { row-in }.
event-turned-up-leader = { $player }: is behind ({ $totals }) and turns up a leader: { $leader }{ $cancelled ->
    [yes] {" "}– without effect, for the White Flame cancels it
   *[no] {""}
}.
event-added-to-total = { $player }: the leader adds { $count } to the total of this round.

### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Compiled: { $part } of { $parts }
fast-warm = Ready. Seconds it took: { $seconds }
fast-moves = Moves: { $count }. Version of the numbers: { $version }
fault-fast-missing = This needs a package that is not installed: { $module }. To install it: { $command }
fault-fast-mode = The compiled twin plays duels only, not this mode: { $mode }.
fault-fast-foreign-card = This neutral card is printed in the set of neither player: { $card }.
fault-fast-list-full = The compiled twin has no room for so many cards there ({ $list }): { $cards } of at most { $most }.

### What is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Pieces of sentences

fault-at-line = Line { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Did you mean: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}To act now: { $acting }.
}
list-more = { $list } … and { $count } more

## Moves

fault-illegal-move = “{ $move }” is not allowed now. Allowed: { $legal }.
fault-illegal-phrase = “{ $text }” is not allowed now. Allowed: { $legal }.
fault-unknown-phrase = “{ $text }” is not a move.{ fault-nearest } Allowed: { $legal }.
fault-ambiguous-move = “{ $text }” can mean several moves. Say which: { $moves }.
fault-not-your-turn = It is not your turn.{ fault-acting }
fault-game-over = The game is over, so no more moves can be made.
fault-cannot-undo = { $moves ->
    [0] There is no move to take back.
    [one] Only 1 move can be taken back, not { $count }.
   *[other] From 1 to { $moves } moves can be taken back, not { $count }.
}

## Rules

fault-option-name = There is no option “{ $option }”. The options: { $options }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”. Its values: { $values }.
fault-ruleset-name = There is no ruleset “{ $name }”. The rulesets: { $names }. Single options are told as option=value.
fault-topic-name = The rulebook has no topic “{ $name }”.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = { $leader } is no leader of this faction ({ $faction }). Choose one of its own.
fault-deck-leader-not-in-pool = { $leader } is not among the leaders of this table. Choose another.
fault-deck-too-few-units = The deck has { $units ->
    [one] { $units } unit card
   *[other] { $units } unit cards
}, heroes included; it needs at least { $least }.
fault-deck-too-few-cards = The deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; it needs at least { $least }.
fault-deck-too-many-specials = The deck has { $specials ->
    [one] { $specials } special card
   *[other] { $specials } special cards
}; at most { $most } are allowed.
fault-deck-too-many-heroes = The deck has { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}; at most { $most } are allowed.
fault-deck-too-many-spies = The deck has { $spies ->
    [one] { $spies } spy
   *[other] { $spies } spies
}, heroes included; at most { $most } are allowed.
fault-deck-too-many-medics = The deck has { $medics ->
    [one] { $medics } medic
   *[other] { $medics } medics
}, heroes included; at most { $most } are allowed.
fault-deck-too-strong = The cards of the deck have a printed strength of { $strength } in all; at most { $most } is allowed.
fault-deck-too-many-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; the collection has { $most }.
fault-deck-wrong-faction = { $card } is not printed in this faction’s set ({ $faction }).
fault-deck-side-deck-card = { $card } belongs to the side deck and can never start in a deck.
fault-deck-card-not-in-pool = { $card } is not among the cards of this table.
fault-starter-name = There is no starter deck “{ $name }”. The starter decks: { $names }.

## The text of a deck

fault-deck-text = The deck cannot be read.
    { $faults }
fault-deck-text-twice = “{ $header }” is told a second time. Once is enough.
fault-deck-text-no-leader = The deck has no leader. Add a line that begins with “leader:”.
fault-deck-text-leader = “{ $text }” names no leader.{ fault-nearest }
fault-deck-text-faction = “{ $text }” names no faction.{ fault-nearest }
fault-deck-text-count = “{ $text }” does not tell a number of copies from { $least } to { $most }.
fault-deck-text-card = “{ $text }” names no card.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = This is not a deck code. A deck code begins with “{ $expected }”.
fault-deck-code-version = The deck code is of version “{ $version }”; only version { $known } can be read.
fault-deck-code-character = A deck code cannot contain “{ $character }”, its character { $place }. It is made of the letters A to Z, digits, - and _.
fault-deck-code-checksum = The deck code is mistyped or incomplete. Copy it once more, from the first character to the last.
fault-deck-code-damaged = The deck code is damaged. Copy it once more, from the first character to the last.
fault-deck-code-faction = The deck code names faction number { $number }; there are only numbers 1 to 5.
fault-deck-code-leader = The deck code names leader number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-card = The deck code names card number { $number }, which this faction ({ $faction }) does not have.
fault-deck-code-copies = The deck has { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card }; a deck code can tell at most { $most }.
fault-deck-code-other-faction = A deck code can hold only what belongs to the faction ({ $faction }), not { $card }.

## What a text says

fault-unknown-card = There is no card “{ $text }”.{ fault-nearest }
fault-unknown-leader = There is no leader “{ $text }”.{ fault-nearest }
fault-unknown-faction = There is no faction “{ $text }”. The factions: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = There is no seat “{ $text }” at this table. The seats: { $seats }.
fault-unknown-row = There is no row “{ $text }”. The rows: { $rows }.
fault-unknown-mode = There is no mode “{ $text }”. The modes: { $modes }.
fault-unknown-word = “{ $text }” does not fit here. Allowed: { $words }.
fault-card-count = “{ $text }” does not tell a number of copies from { $least } to { $most }.
fault-not-a-number = “{ $text }” should be a whole number.
fault-number-too-big = “{ $text }” is too big a number; the greatest allowed is { $most }.
fault-not-yes-or-no = “{ $text }” should be “yes” or “no”.
fault-not-weather = “{ $text }” cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = The picture of the table cannot be read.
    { $faults }
fault-line-without-bar = “{ $text }” has no bar. A line is written “what | cards”.
fault-line-twice = “{ $text }” is told a second time; the first time was in line { $first }.
fault-unknown-line = A picture has no line “{ $text }”. The lines: { $keys }.
fault-bad-totals = “{ $text }” should be the totals of the rounds, such as “12-9, 30-31”, with { $sides ->
    [one] { $sides } number
   *[other] { $sides } numbers
} for each round.
fault-bad-chance = “{ $text }” should be { $streams ->
    [one] { $streams } word
   *[other] { $streams } words
} of 16 hexadecimal digits.
fault-more-than-deck = “{ $text }” is more than the deck has cards.
fault-unknown-step = Nothing called “{ $text }” can wait on a table. The steps: { $steps }.
fault-step-fields = “{ $text }” should tell these things, with semicolons between them: { $fields }.
fault-not-a-spot = “{ $text }” should be a seat, a row and a place, such as “me close 0”.
fault-impossible-step = “{ $text }” cannot wait on this table: nothing there could be done for it.
fault-step-out-of-place = “{ $text }” cannot stand here: a turn or the beginning of a round stands first, any other question last.
fault-game-decided = By the gems the game is already decided: tell the winner, or other gems.

## What cannot be on a table

fault-table-special-in-row = { $card } is not a unit and cannot lie { row-in } (side: { $side }).
fault-table-wrong-row = { $card } cannot lie { row-in } (side: { $side }); the range symbol does not allow it.
fault-table-no-row-special = { $card } cannot lie in the special space { row-in } (side: { $side }); only a Horn or a Mardroeme can.
fault-table-crowded-row = There are more special cards { row-in } than the rules allow (side: { $side }).
fault-table-no-weather = “{ $weather }” cannot lie in the weather zone.
fault-table-covered-weather = { $weather } lies beside weather that covers it; by these rules it would have been discarded.
fault-table-too-many-copies = There are { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} of { $card } in the game; there can be at most { $most }.
fault-table-leader-wrong-faction = { $seat }: { $leader } is no leader of this player’s faction.
fault-table-known-not-held = { $seat }: { $card } counts as known in this hand but is not in it.
fault-table-returned-not-held = { $seat }: { $card } counts as put back into this deck but is neither there nor in the hand.
fault-table-deck-order = { $seat }: more cards count as shuffled or known at the bottom than the deck has ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, but a side has at most { $most }.
fault-table-should-be-over = A side has no gem left, so the game should be over.
fault-table-nobody-to-act = The game is not over, but nobody is to act.
fault-table-passed-to-act = { $seat }: is to act, but has passed.
fault-table-rounds = There are totals of { $totals ->
    [one] { $totals } round
   *[other] { $totals } rounds
}, but this is round { $round }.

## Boards for the score counter

fault-board-not-an-object = A board should be an object with these keys: { $expected }.
fault-board-sides = A board should have “sides”, a list of { $least } to { $most } objects.
fault-board-unknown-key = A board has no key “{ $key }”. The keys: { $known }.
fault-board-unknown-row = “{ $key }” should name rows, and there is no row “{ $row }”. The rows: { $rows }.
fault-board-unknown-card = There is no card with the id “{ $card }”.{ fault-nearest }
fault-board-unknown-leader = There is no leader with the id “{ $leader }”.{ fault-nearest }
fault-board-not-a-list = “{ $key }” should be a list.
fault-board-not-a-word = “{ $key }” should be a text, not “{ $value }”.
fault-board-not-weather = { $card } cannot lie in the weather zone. Allowed: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = This is not a record of a game. A record begins with “{ $expected }”.
fault-record-version = The record has format version { $version }; the newest that can be read is { $known }.
fault-record-rules-version = The record was played by version { $version } of the rules; this is version { $known }.
fault-record-line = “{ $text }” is no line of a record. The lines: { $expected }.
fault-record-twice = “{ $text }” is told a second time; the first time was in line { $first }.
fault-record-missing = The record does not tell “{ $text }”.
fault-record-needless = “{ $text }” must not be told beside “{ $told }”, which tells it already.
fault-record-tag = “{ $text }” cannot be a tag. Taken by the record itself: { $taken }, and all that begins with p and a number.
fault-record-seat = “{ $text }” names no player of this game. A line begins with one of: { $seats }.
fault-record-seed = “{ $text }” is no seed. A seed is 64 hexadecimal digits.
fault-record-number = The version of the rules cannot be read. { $why }
fault-record-mode = There is no mode “{ $text }”. The modes: { $modes }.
fault-record-rules = The ruleset cannot be read. { $why }
fault-record-leader = The leader cannot be read. { $why }
fault-record-faction = The faction cannot be read. { $why }
fault-record-deck = The deck cannot be read. { $why }
fault-record-decks = { $decks ->
    [one] { $decks } deck is told
   *[other] { $decks } decks are told
}; the mode has { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
fault-record-players = { $players ->
    [one] { $players } player is named
   *[other] { $players } players are named
}; the mode has { $seats }.
fault-record-start = The starting picture cannot be read.
    { $faults }
fault-record-start-disagrees = The starting picture has another mode or other rules than the record tells.
fault-record-illegal-move = Entry { $entry }, “{ $text }”, is not allowed there. Allowed: { $legal }.
fault-record-take-back = Entry { $entry } takes back { $count ->
    [one] { $count } move
   *[other] { $count } moves
}; before it { $moves ->
    [one] { $moves } was made
   *[other] { $moves } were made
}.
fault-record-result = “{ $text }” is no result. A result looks like one of these: { $expected }.
fault-record-result-disagrees = The record tells the result “{ $told }”; the table shows “{ $table }”.
fault-record-final = “{ $text }” is no final sign. It is { $expected ->
    [one] { $expected } hexadecimal digit
   *[other] { $expected } hexadecimal digits
}.
fault-record-final-disagrees = The record’s final sign is { $told }, but the table at the end has { $table }. The record or the rules have changed.
fault-team-same-faction = Partners play different factions, but { $seat } and { $partner } have the same: { $faction }.

## Playing alone

fault-solo-weather = { $card } cannot be in your deck: alone you play without weather, Clear Weather excepted.
fault-solo-not-whole = The virtual opponent brings the whole set of its faction and no other deck: { $faction }.
fault-table-holds-no-hand = { $seat }: holds no hand in this mode, but has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in it.
fault-table-under-decoys = { $seat }: { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} face down, but only under a Decoy of a virtual opponent can there be one; Decoys: { $decoys }.
fault-table-leader-pile = { $seat }: { $leader } cannot be in this player’s pile of leaders, or is in it twice.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] { $decks } deck is brought
   *[other] { $decks } decks are brought
}; a match wants { $expected }.
fault-lineup-same-faction = The decks { $decks } have the same faction ({ $faction }); each wants its own.
fault-lineup-same-hero = { $card } is in the decks { $decks }; a hero may be in one of them only.
fault-lineup-deck = Deck { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = These decks cannot play a match.
    { $faults }
fault-match-no-game = No game is being played: a deck has to be named first.
fault-match-order = “{ $text }” cannot stand here; the match waits for: { $expected }.
fault-match-over = The match is over.

### The table being played, in the browser.

## Whose turn it is, and what may be done

game-your-turn = Your turn
game-waiting = To move: { $players }
game-pass-sure = Pass for good?
game-pass-again = Press once more to pass for this round.
game-hint = Hint
game-hint-thinking = Thinking …
game-hint-now = Chance of winning now: { $chance }%
game-hint-after = Chance after it: { $after }%, now { $now }%
game-play = Play: { $card }
game-put-back = Put back
game-about = About this card: { $card }
game-unfold = Show the cards
game-fold = Look at the table
game-close = Close

## What lies open

game-pile-of = Discard pile ({ $player }): { $count }
game-deck-own = Your deck, in no particular order: { $count } ({ $player })
game-deck-of = Deck ({ $player }): { $count }. What is known of it:
game-nothing = Nothing to see here.

## Players

game-virtual = Virtual opponent
game-bot = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [apprentice] Apprentice
    [trader] Trader
    [captain] Captain
    [champion] Champion
   *[other] Bot { $bot }
}
game-clock = Time left: { $time }
game-out = Out of time
game-gone-short = Gone
game-away-short = Away: { $time }
game-away = Away for { $time }: { $player }. You can wait, or go on without them.
game-gone = Gone for good: { $player }.
game-seat-bot = Let a bot play on
game-claim = Claim the win
game-reconnecting = The connection is lost. Reconnecting…
game-hand-over = Pass the device on: { $player }
game-i-am = Show my cards ({ $player })

## Offers

game-accept = Agree
game-decline = Decline
game-withdraw = Withdraw
game-offer-waits = Waiting for an answer…

## The menu

game-menu = At the table
game-log = What happened
game-take-back = Take the last move back
game-come-back = Play again myself
game-keys = Keys
game-rulebook = Rulebook
game-resign = Give up
game-resign-game = Give up this game only
game-resign-match = Give up the match
game-leave = Leave for good
game-go-on = Play on
game-home = To the start page
game-sure-resign = Do you really give up? That cannot be undone.
game-sure-resign-game = Do you really give up this game of the match? The match goes on.
game-sure-leave = Do you really leave for good? The others play on without you.

## The end of a round, and of the game

game-round-won = You win the round
game-round-to = The round goes to: { $player }
game-round-tied = The round is tied
game-result = Result
game-won = Victory
game-shared = A shared victory
game-lost = Defeat
game-drawn = A tie
game-winner = Winner: { $player }
game-reading = Reading the story of the game…
game-no-story = The story of this game cannot be read just now.
game-chart = Strength over time
game-highest = Highest: { $count }
game-decisive = The moves that decided it
game-score = Games won
game-rematch = Rematch
game-accept-rematch = Accept the rematch
game-to-rematch = Go to the rematch
game-chronicle = Replay
game-share = Share
game-copied = Link copied
game-record = Download the record
game-look = Look at the table again
game-new = New game

## The tournament match

game-match = Match
game-game = Game { $game }
game-name-deck = Choose your deck for game { $game }.
game-names-deck = Chooses a deck for game { $game }: { $player }
game-retired = Has won, is out
game-named = Chosen
game-none-named = No deck has been shown yet.

## Keys

game-key-arrows = Go about the table
game-key-enter = Take a card up, play it, press a button
game-key-escape = Put back, close
game-key-digits = Take the card of that number
game-key-look = Look at a card closely
game-key-pass = Pass (twice)
game-key-hint = Ask for a hint
game-key-leader = Use the leader (twice)
game-key-hand = To the hand
game-key-log = What happened
game-key-menu = The menu of the table
game-key-help = These keys
game-key-touch = By touch: tap a card and then a lit place, or drag it there; hold a card to look at it.

### The guided first game: a sentence for each thing to do.

guide-title = Your first game
guide-about = Four short lessons at a real table. Touch what glows, and you will know the game in a few minutes. You may leave whenever you like.
guide-begin = Begin
guide-skip = Skip it
guide-next = Go on
guide-leave = Leave
guide-lesson = Lesson { $number } of { $count }
guide-laying = The table is being laid …
guide-retry = Try again
guide-wrong = Not that yet. Touch what glows; in the last lesson you may do as you like.
guide-wrong-done = This lesson is over: go on with the button above.
guide-anew = That was another move: the table is as before, try once more.
guide-take = Your hand lies below. Touch the glowing card to take it up.
guide-put = Now its row glows. Touch it, and the card fights there with its strength.
guide-hero = The higher total strength wins the round, and you are still behind. Play the hero: neither weather nor other cards change a hero’s strength.
guide-pass = You lead, and your opponent has passed already. Pass, too, and the round is yours.
guide-strength-done = Your opponent loses a gem. Whoever has lost both loses the game.
guide-clear = Fog lies over the ranged rows: each unit there has only strength 1. Take up the card that clears the sky.
guide-sky = Weather is played in the middle of the table. Lay the card there.
guide-frost = Frost weakens both close combat rows. Only your opponent stands there, so play it.
guide-scorch = This card burns the strongest unit on the whole table, even your own. Now the strongest one is your opponent’s: play it.
guide-horn = A horn doubles the strength of a whole row. Sound it in your ranged row.
guide-sky-done = From far behind to far ahead: the right card at the right time.
guide-decoy = Among your units stands a spy that your opponent has sent. Take up the decoy.
guide-decoy-put = Touch the spy: the decoy takes its place, and the spy comes into your hand.
guide-spy = A spy fights for the enemy, but you draw two cards for it, and cards win games. Send the spy across.
guide-medic = One of the two cards is a medic. It brings a unit back from your discard pile: play it.
guide-revive = Your discard pile lies open. Choose who comes back, then confirm it.
guide-leader = Once a game your leader helps, instead of a card. Touch the leader twice.
guide-keep = You lead, and three cards are left for the next round: cards are dealt only once a game. This is the moment to pass.
guide-cards-done = The round is won, and you hold more cards than your opponent. That is how games are decided.
guide-free = The last round, and all is yours to decide: play any card that glows. Pass when you lead by enough.
guide-rest = Your opponent has passed and is behind. Pass, and the game is won.
guide-waiting = Your opponent moves …
guide-won = Your first victory!
guide-lost = Beaten, and wiser for it
guide-tied = A tie
guide-ending = Now you know what matters. Everything else is told by the cards themselves: touch any card to read what it does.
guide-play = Play now
guide-rules = The rules
guide-again = Once more
guide-home = Home

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

### What `gwint lab` says, and the words of its reports.

lab-title = From the laboratory
lab-bots = The bots
lab-decks = The decks
lab-games = Games
lab-draws = Drawn
lab-rules = Rules
lab-toss = Winner of the toss scored
lab-rating = Rating
lab-rating-note = Ratings on the scale of Elo, the average is 0: a hundred points more win about 64 games of 100. After ±: the 95% interval, by the Fisher information of the fit.
lab-win-rate = Win rate
lab-table = win rates in per cent, row against column
lab-table-note = A draw counts as half a win. After ±: half of Wilson’s 95% interval.
lab-lengths = How long games are
lab-decisions = Decisions in a game
lab-balance-note = Every deal was played from all seats and with all starts.
lab-seed = Seed
lab-speed = { $speed } games/s
lab-compiling = Making the compiled game ready; the first time this takes a while.
lab-interrupted = Interrupted; what was played is kept. Go on with: { $command }
lab-kept = The games are kept in: { $folder }
lab-drawn = Look at it in a browser: { $path }
lab-gain = Adds
lab-dealt = With it
lab-undealt = Without it
lab-worth-note = Adds: how many percentage points more games are won with the card in the first hand, before any exchange, than without it; the average card of the deck is dealt instead. After ±: half of Newcombe’s 95% interval.
lab-verdict = { $kept ->
    [yes] Kept: { $change }. Wins { $after }% instead of { $before }% ({ $gain }, { $games } fresh games).
   *[no] Not proved: { $change }. Wins { $after }%, before { $before }% ({ $gain }, { $games } fresh games).
}
lab-gpu-told = { $device }: { $games } games in { $seconds } s, { $speed } games a second.
lab-ladder = The ladder
lab-ladder-meetings = Who met whom
lab-ladder-against = against

fault-lab-missing = The laboratory is not installed whole (missing: { $module }). Install it with: { $command }
fault-lab-bot = There is no bot “{ $bot }”.{ fault-nearest } The bots: { $bots }. One of your own is told as module:function or as the command of a program.
fault-lab-bot-failed = A bot did not choose a legal move: { $bot }. The game’s seed: { $seed }. What happened: { $reason }
fault-lab-mixed-bots = Compiled policies (fast:…) play each other alone, not other bots: { $bots }.
fault-lab-nothing-to-compare = There is nothing to compare. Tell two bots or two decks.
fault-lab-no-meeting = No decks of these may meet in this mode: { $mode }.
fault-lab-deck = This deck may not be played: { $deck }.
    { $faults }
fault-lab-other-plan = The folder already holds the games of another arena: { $folder }. Tell another folder.
fault-lab-no-plan = The folder holds no arena: { $folder }.
fault-lab-worker-died = Workers died { $tries } times over the same games: { $chunk }. All others are kept.
fault-lab-no-cluster = The Ray cluster cannot be reached: { $address }. The reason: { $reason }
fault-lab-no-ladder = The document has no place for the ladder: { $path }. Put these two lines where it belongs: { $begin } and { $end }
fault-lab-no-field = There is no deck to play against.
fault-lab-no-driver = There is no CUDA device here: its driver is not installed ({ $driver }). Without one, gwint lab arena plays the same games on the processor.
fault-lab-no-device = There is no CUDA device here: the driver found none. Without one, gwint lab arena plays the same games on the processor.

### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = The toss: { $player } names a deck first.
match-named = { $player } names a deck: { $faction } · { $leader }.
match-began = Game { $game } begins.
match-ended-game = { $how ->
    [resigned] { $by } gives up game { $game }.
    [time] { $by } has run out of time in game { $game }.
    [left] { $by } has left game { $game }.
   *[on-table] { $count ->
        [0] Game { $game } ends in a tie.
       *[other] Game { $game } is over. Winner: { $winners }.
    }
}
match-replayed = Game { $game } is played again with the same decks (replay { $replay }).
match-tossed-draw = A toss gives game { $game } to { $player }.
match-scored = Games won: { $score }. Not used again: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } gives up the match. Winner: { $winners }.
    [time] { $by } has run out of time for the match. Winner: { $winners }.
    [left] { $by } has left the match. Winner: { $winners }.
    [abandoned] The match was abandoned.
    [unfinished] The match is not finished.
   *[on-table] The match is over. Winner: { $winners }.
} Games won: { $score }.

## Naming a deck

match-heading = Before game { $game } of the match. Games won: { $score }.
match-faces = { $player } has named: { $decks }
match-no-faces = { $player } has not named a deck yet.
match-won = has won
match-name-deck = { $player }: name the deck you play game { $game } with.
match-prompt = Number or faction, ? for the rules >

## The table

match-waiting = A saved match waits: { $players }. Games won: { $score }.
match-resign-sure = Give up the whole match? (yes/no)
match-choose = { $player }: choose three decks of different factions.
match-choose-prompt = Three numbers (“1 3 5”), deck files or codes; Enter for chance >
match-game = { $replay ->
    [0] Game { $game }
   *[other] Game { $game }, replay { $replay }
}
fault-match-choose = “{ $text }” is not three decks of the list, nor three files or codes.
fault-replay-no-game = No game of this match has been dealt yet.

## Decks for a match

starter-advanced-monsters = The Packs of the Night
    .plan = Every pack comes whole for one card, heroes stand where scorch and frost bite, and the best of the fallen walks again.
starter-advanced-nilfgaard = The Emperor’s Own
    .plan = Brigades that cost little grow together in the close combat row, medics raise the best of them, and no enemy leader speaks.
starter-advanced-northern-realms = The Walls of Vizima
    .plan = Engines and their experts fill the siege row for the Siegemaster’s horn, and two spies bring the cards to man them.
starter-advanced-scoiatael = The Commandos of Dol Blathanna
    .plan = One card more than the enemy from the start, crowds that come at a call, and agile scouts who step out of any weather.
starter-advanced-skellige = The Clans at Sea
    .plan = Warriors, maidens and longships bound to each other grow with every comrade, and Bran’s men shrug at half of any storm.

### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: takes back { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(against: { $side })
       *[no] {""}
    }
}
move-use-leader = Use the leader
move-pass = Pass
move-exchange = Exchange: { $card }
move-done = { $question ->
    [redraw] Keep the hand
    [moves] Finish moving
   *[none] Done
}
move-start = { $own ->
    [yes] Take the first turn
   *[no] First turn: { $player }
}
move-decline = Keep the right for later
move-choose = { $question ->
    [revival] Raise: { $card }
    [pile] Take: { $card }
    [deck] Take: { $card }
    [weather] Weather: { $card }
    [bond] Call: { $card }
   *[none] Choose: { $card }
}
move-against = Opponent: { $player }
move-discard = Discard: { $card }
move-shift = { $card }: { $from } → { $to }

### What is asked of whom. The players’ names stand before the colon.

question-redraw = { $players }: up to { $most } cards of the hand may be exchanged, one at a time, or the hand kept as it is.
question-turn = { $player }: play a card, use your leader or pass.
question-choose-starter = { $player }: choose who takes the first turn of the round.
question-claim-round = { $player }: once per game you, as Scoia’tael, may decide who starts a round. Choose who starts this one, or keep the right for later.
question-choose-revival = { $player }: choose a unit from your discard pile. It is played at once.
question-place-card = { $player }: choose where to play { $card }.
question-choose-opponent = { $player }: choose the opponent whom your leader concerns.
question-choose-from-pile = { $own ->
    [yes] { $player }: choose a card from your discard pile.
   *[no] { $player }: choose a card from the opponent’s discard pile ({ $side }).
}
question-choose-discard = { $player }: choose { $count ->
    [one] a card
   *[other] { $count } cards, one at a time,
} to discard from your hand.
question-give-up-card = { $player }: choose a card of your hand to discard; the opponent’s leader demands it.
question-choose-from-deck = { $player }: choose a card from your deck. You take it into your hand, and the deck is shuffled.
question-choose-weather = { $player }: choose the weather that your leader brings.
question-choose-bond = { $player }: choose the unit with tight bond of which one more comes from your deck.
question-choose-moves = { $moved ->
    [yes] { $player }: move another agile unit, or finish.
   *[no] { $player }: move an agile unit to another row.
} Not moved yet: { $cards }.

### The rules, told to a player. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Agile
    .rule = { $agile_rows ->
        [all] Play this card to any of your three rows.
       *[close-ranged] Play this card to your close combat row or to your ranged row, as you choose.
    } Once placed, it stays in that row; only a leader can move it.

ability-medic = Medic
    .rule = Choose a unit other than a hero from your discard pile and play it at once, as if from your hand, with its ability. If there is one, you must take one; if there is none, nothing happens. A spy you revive goes to your opponent’s side and you draw for it; a revived medic revives another unit in turn.

ability-morale-boost = Morale Boost
    .rule = Adds 1 to the strength of every other unit in its row, heroes excepted. The card does not boost itself. Several such cards in a row add up.

ability-muster = Muster
    .rule = { $muster_from_hand ->
        [no] Find in your deck all the cards this one calls and play them at once, each to its own row; then shuffle the deck. Cards it could call that are in your hand stay there.
       *[yes] Find in your deck and in your hand all the cards this one calls and play them at once, each to its own row; then shuffle the deck. You may not hold any of them back.
    } The discard pile is not searched.

ability-spy = Spy
    .rule = Play this card to your opponent’s side, where it counts towards your opponent’s strength. Then draw 2 cards from your deck, or as many as it still has. When the spy leaves the battlefield, it goes to the discard pile of the side it lay on.

ability-tight-bond = Tight Bond
    .rule = The strength of this unit is multiplied by the number of units of the same name on its side, itself included. Three such units of strength 4 have 12 each.

ability-commanders-horn = Commander’s Horn
    .rule = { $unit_horn_doubles_itself ->
        [yes] Doubles the strength of all units in its row, itself included, heroes excepted.
       *[no] Doubles the strength of all other units in its row, heroes excepted. It does not double itself, but a second horn in the row doubles it too.
    } However many horns a row has, no unit is doubled more than once.

ability-scorch-row = Row Scorch
    .rule = If your opponent’s row of the same kind as this card’s totals 10 or more, discard the strongest unit there, or all of them if several are equally strong. Heroes and everything that changes strength count towards the 10, but heroes are never discarded.

ability-scorch = Scorch
    .rule = Works like the special card Scorch: the strongest unit on the whole battlefield, heroes excepted, is discarded, or all of them if several are equally strong. This card is counted too, and burns if nothing is stronger.

ability-summon-avenger = Summon Avenger
    .rule = When this card is discarded from the battlefield for any reason, its avenger comes from the side deck to the same side, to the row of its own range symbol. This also happens at the end of a round: the avenger then fights in the next one. Nothing comes if the card returns to a hand or stays on the battlefield.

ability-berserker = Berserker
    .rule = As soon as this card lies in a row in which a mardroeme works, whichever of the two came first, it is removed from the game and the matching card from the side deck is played to that row. The berserker does not go to the discard pile, and the change is for good.

ability-mardroeme = Mardroeme
    .rule = While this card lies in a row, it transforms every berserker in it: those already there and those that come later. A second mardroeme in the row does nothing more.

## Special cards

special-decoy = Decoy
    .rule = Exchange this card for a unit on your side, heroes excepted; an enemy spy lying there will do as well. You take the unit into your hand and may play it again later, with its ability. The Decoy stays in its place: it has strength 0 and is not a unit. With no unit to exchange, you cannot play it.

special-commanders-horn = Commander’s Horn
    .rule = Choose one of your rows: until the end of the round the strength of all units there is doubled, heroes excepted, but never more than once. { $mardroeme_shares_row ->
        [no] A row has one space for special cards: neither a Horn, a leader’s included, nor a Mardroeme may be there yet. A unit with the horn is no obstacle.
       *[yes] Each row takes one special Horn, and a leader’s horn counts as one. A unit with the horn is no obstacle.
    }

special-scorch = Scorch
    .rule = Discard the strongest unit on the whole battlefield, yours or your opponent’s, heroes excepted; if several are equally strong, discard them all. What counts is the strength at that moment. Then discard this card.

special-mardroeme = Mardroeme
    .rule = Play this card to one of your rows, where it stays until the end of the round. It transforms every berserker in that row: those already there and those that come later. { $mardroeme_shares_row ->
        [no] A row has one space for special cards: neither a Horn, a leader’s included, nor a Mardroeme may be there yet.
       *[yes] It may share the row with a Horn or another Mardroeme.
    }

## Weather cards

weather = Weather
    .rule = A weather card lies in the weather zone and works on the rows it names, on both sides: units there have their strength reduced to 1 (a 0 stays 0), heroes excepted. Several kinds may lie there at once. { $covered_weather ->
        [discarded] A second card of a kind is discarded at once, and so is Fog or Rain played under a Storm; a Storm discards the Fog and Rain already lying there.
       *[lies] A second card of a kind may be played; it lies there without further effect.
    } Weather lasts until it is cleared or the round ends.

weather-frost = Biting Frost
    .rule = While this card lies in the weather zone, the strength of all units in both close combat rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-fog = Impenetrable Fog
    .rule = While this card lies in the weather zone, the strength of all units in both ranged rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-rain = Torrential Rain
    .rule = While this card lies in the weather zone, the strength of all units in both siege rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-storm = Skellige Storm
    .rule = While this card lies in the weather zone, the strength of all units in the ranged and siege rows of both sides is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.{ $covered_weather ->
        [discarded] {" "}Fog and Rain lying there are discarded.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Only Skellige decks may contain it.
       *[edition-2025] {""}
    }

weather-clear-weather = Clear Weather
    .rule = All weather ends: discard every card in the weather zone, then this card. You may play it even when there is no weather.

## Factions

faction-neutral = Neutral
    .rule = Neutral cards are printed in the colour of every faction, so each faction has its own set of them and may use them in its decks.

faction-monsters = Monsters
    .rule = At the end of every round that does not end the game, one random unit on your side stays in its row; it may be an enemy spy lying there, but never a hero. Its ability is not used again, though a lasting one goes on working.

faction-nilfgaard = Nilfgaard
    .rule = You win every round that ends in a tie. If both players have Nilfgaard, this has no effect.

faction-northern-realms = Northern Realms
    .rule = After each round you win, draw a card from your deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Once per game, before any one round, you may decide who starts it; this overrides the coin toss and the last round’s result. If both players still can, the one who would not start is asked first (before the first round, one chosen by lot), and a decision settles that round.
        [game-start-two-cancel] You decide who takes the first turn of the game. If both players have Scoia’tael, the coin toss alone decides.
       *[game-start] You decide who takes the first turn of the game. If both players have Scoia’tael, a coin toss decides which of you chooses.
    }

faction-skellige = Skellige
    .rule = At the start of the third round, two units drawn at random from your discard pile, heroes excepted, are played one after the other with their abilities. If there are fewer, you play what there is.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passive: the strength of every spy on the battlefield is doubled, on both sides and whoever played it, heroes excepted. This is applied after weather and before tight bonds.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only with at least 2 cards in hand and 1 in the deck.
        [video] Active: take a unit of your choice, but no hero, from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: take any one card from your discard pile into your hand, heroes included. You can use this only if the pile has a card.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Active: this leader works as Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm, as you choose, until the weather is cleared or the round ends. You need no such card for it.
           *[from-deck] Active: play Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm from your deck, as you choose, then shuffle the deck. You can use this only if the deck has such a card.
        }
        [video] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a horn already affects the row, a unit’s horn included.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Active: take a card of your choice, but no hero, from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only with at least 2 cards in hand and 1 in the deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a horn already affects the row, a unit’s horn included.
       *[book] { $weather_leaders ->
            [of-themselves] Active: this leader works as a weather card of your choice, Clear Weather included; the weather lasts until it is cleared or the round ends. You need no such card for it.
           *[from-deck] Active: play a weather card of your choice from your deck, Clear Weather included, then shuffle the deck. You can use this only if the deck has such a card.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Torrential Rain until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Torrential Rain from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Active: each player, you first, plays a unit drawn at random from their own discard pile, heroes excepted, with its ability. You can use this only if any discard pile has such a unit.
        [video] Passive: whenever a unit is restored from a discard pile to the battlefield, chance decides which, for all players. What leaders take from a discard pile into a hand is random as well. A medic who is a hero still chooses.
       *[book] Passive: whenever a unit is restored from a discard pile to the battlefield, chance decides which, for all players. A medic who is a hero still chooses.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Active: look at 3 cards in your opponent’s hand that you point to, those you do not yet know first; at all of them if there are fewer.
       *[book] Active: look at 3 random cards in your opponent’s hand, at all of them if there are fewer.
    } Your opponent learns which ones you saw. You can use this only if your opponent has a card in hand.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Active: choose a card other than a hero from your opponent’s discard pile and play it at once, as if from your hand. It is yours from then on. You can use this only if there is a card you could play.
        [video] Active: take a unit of your choice, but no hero, from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if there is one.
       *[book] Active: take a card of your choice, but no hero, from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if there is one.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passive: your opponent’s leader has no effect, passive or active, from before the first card is drawn. This leader cannot be cancelled.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Impenetrable Fog until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Impenetrable Fog from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Active: all weather ends, and every card in the weather zone is discarded. { $leader_effects ->
        [video] You can use this only while there is weather.
       *[book] You may use this even when there is no weather.
    }

leader-foltest-son-of-medell =
    .rule = Active: if your opponent’s ranged row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

leader-foltest-the-siegemaster =
    .rule = Active: doubles the strength of the units in your siege row, heroes excepted, until the end of the round; it counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] You cannot use this if a horn already affects the row, a unit’s horn included.
    }

leader-foltest-the-steel-forged =
    .rule = Active: if your opponent’s siege row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Active: draw a card from your deck. You can use this only if the deck has a card.
       *[book] Passive: at the start of the game you draw 11 cards instead of 10. You still exchange at most 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Active: move any of your agile units, each to a row of your choice; heroes stay where they are. You can use this only if a unit can move.
       *[book] Active: your agile units move, one after the other, each to the row where it is strongest; a unit that gains nothing stays, and so do heroes. You can use this only if a unit would move.
    } Moving triggers no ability.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Biting Frost until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Biting Frost from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Active: if your opponent’s close combat row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

leader-francesca-findabair-the-beautiful =
    .rule = Active: doubles the strength of the units in your ranged row, heroes excepted, until the end of the round; it counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] You cannot use this if a horn already affects the row, a unit’s horn included.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Active: choose a unit with tight bond on your side and play one more of the same name from your deck, then shuffle the deck. You can use this only if the deck has such a card.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Active: every player shuffles the units of their discard pile back into their deck; heroes and special cards stay in the pile. You can use this only if there is such a unit.
       *[book] Active: every player shuffles their whole discard pile back into their deck, heroes and special cards included. You can use this only if a discard pile has a card.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Skellige Storm until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Skellige Storm from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-harald-an-craite-the-cripple =
    .rule = Active: play the special card Mardroeme from your deck to one of your rows, then shuffle the deck. You can use this only if the deck has the card and a row can take it.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Passive: under weather, units on your side keep half their printed strength, rounded down, heroes excepted: 7 becomes 3, 1 becomes 0.
       *[up] Passive: under weather, units on your side lose only half their printed strength, the loss rounded down, heroes excepted: 7 becomes 4, 1 stays 1.
    } An enemy spy lying on your side is spared too; your own spy on the other side is not.

## Kinds of cards

kind-unit = Unit card
    .rule = A card with a strength of its own. You play it to the row of its range symbol on your side, where its strength counts towards your total; a spy goes to your opponent’s side. Its ability, if it has one, works as soon as it is placed.

kind-hero = Hero
    .rule = A unit that no ability touches, good or bad, whether of special cards, units or leaders. Its strength is always the printed one and counts in its row’s total. A hero’s own ability works. Heroes cannot be revived by a medic.

kind-special = Special card
    .rule = A card without a strength of its own, played for its effect. Weather cards are special cards too.

kind-weather = Weather card
    .rule = A special card that works on rows of both sides at once. It lies in the weather zone until the weather is cleared or the round ends; only Clear Weather is discarded straight away.

kind-leader = Leader
    .rule = You choose one leader of your faction with your deck; the card lies open in the leader zone. A passive ability always works. An active one you may use once per game, on your turn, instead of playing a card.

## Rows

row-close = Close combat row
row-ranged = Ranged row
row-siege = Siege row
row-name = { $row ->
    [close] close combat row
    [ranged] ranged row
   *[siege] siege row
}
row-to = { $row ->
    [close] to the close combat row
    [ranged] to the ranged row
   *[siege] to the siege row
}
row-in = { $row ->
    [close] in the close combat row
    [ranged] in the ranged row
   *[siege] in the siege row
}

## Lines that explain a card

card-calls = Calls: { $cards }
card-avenger = Its avenger: { $cards }
card-turns-into = Turns into: { $cards }

## Strength

strength = Strength
    .rule = The strength of a unit is worked out in this order: the printed strength; weather reduces it to 1; Eredin’s treachery doubles spies; tight bond multiplies it; every other morale boost in the row adds 1; a horn doubles it, once only. A hero always has the printed strength. Your total is the sum of your three rows.

step-printed = printed
step-weather = weather
step-treachery = treachery
step-bond = tight bond
step-morale = morale boost
step-horn = horn

## Chapters of the rulebook

side-deck = Side deck
    .rule = Cards that can only be summoned or transformed into never start in a deck; they lie beside the battlefield until they are needed. { $side_deck_supply ->
        [unlimited] The side deck never runs out.
       *[printed] There are only as many as were printed: a used card does not go back, and when none is left, none comes.
    } { $avenger_leaves_to ->
        [out-of-game] On the battlefield they are cards like any other, but an avenger that would go to a discard pile leaves the game instead.
       *[discard-pile] On the battlefield they are cards like any other, and they go to the discard pile like any other.
    }

discard-pile = Discard pile
    .rule = A card that leaves a row goes to the discard pile of the side it lay on, spies included. Weather cards and special cards used up at once go to the pile of the player who played them. Everyone may look through any discard pile at any time.

redraw = Redraw
    .rule = You draw 10 cards and may then exchange up to 2 of them, one at a time, even the one just drawn. { $redraw_returns ->
        [bottom] The card you give up goes to the bottom of your deck at once, then you draw the new one; nothing is shuffled.
       *[shuffled] The card you give up is laid aside and you draw a new one; when you are done, the cards laid aside are shuffled back into the deck.
    } After that your hand must last for the whole game: you draw more only through abilities.

starting-player = Who starts
    .rule = { $start_settled ->
        [after-redraw] Who takes the first turn is settled after the redraw.
       *[before-deal] Who takes the first turn is settled before the hands are drawn.
    } { $toss_winner ->
        [chooses] The winner of a coin toss chooses who starts.
       *[starts] The winner of a coin toss starts.
    } The ability of Scoia’tael overrides the toss.

passing = Turns and passing
    .rule = On your turn you must do one of three things: play a card, use your leader’s active ability, or pass. If you pass, you take no more turns this round, while your opponent plays on until passing too. With no card in hand and no leader to use, you pass automatically.

round-end = End of the round
    .rule = The round ends when all players have passed. The higher total strength wins; the loser removes a gem, and on a tie both do, unless Nilfgaard wins it. Then all cards on the battlefield, weather and other special cards included, go to the discard piles, except what an ability keeps there. { $after_draw ->
        [last-to-pass] The winner starts the next round; after a tie, the player who passed last does.
       *[other-player] The winner starts the next round; after a tie, the player who did not start the last one does.
    }

game-end = End of the game
    .rule = The game ends when a player has no gem left; whoever still has one wins. So there are at most three rounds. { $double_draw ->
        [replay] If both players lose their last gem together, the game is played again with the same decks and leaders, from the drawing of the hands. If the third replay is drawn too, the game is a draw.
       *[draw] If both players lose their last gem together, the game is a draw.
    }

deck-building = Building a deck
    .rule = { $deck_limits ->
        [deck-2] You choose 1 leader and a deck of at least 30 cards with at most 7 heroes and at most 10 special cards, weather included; the leader and the side deck do not count.
       *[deck-1] You choose 1 leader and a deck of at least 22 unit cards, heroes included, and at most 10 special cards, weather included.
    } All cards are of your faction’s set, and no card is in the deck more often than the collection has it. { $card_pool ->
        [storm-in-skellige] The cards are those of the 2025 edition, with Skellige Storm in Skellige decks only.
        [witcher3] The cards are those of the video game’s collection.
       *[edition-2025] The cards are those of the 2025 edition.
    } { $roach ->
        [no] Roach is not used.
       *[yes] Roach is among them and is called by Geralt and Ciri.
    } { $leader_pool ->
        [witcher3] You may choose among the 22 leaders of the video game.
       *[all] You may choose among all 25 leaders.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = At this table: { $value }.

option-deck-limits = Limits of a deck
    .rule = Settles how many cards, units, heroes and special cards a deck must or may have.
option-deck-limits-deck-1 = at least 22 units, at most 10 special cards
option-deck-limits-deck-2 = at least 30 cards, at most 7 heroes and 10 special cards

option-redraw-returns = Exchanged cards
    .rule = Settles where the cards go that you give up in the redraw.
option-redraw-returns-shuffled = shuffled back into the deck afterwards
option-redraw-returns-bottom = to the bottom of the deck at once

option-toss-winner = Winner of the coin toss
    .rule = Settles whether the winner of the coin toss takes the first turn or chooses who does.
option-toss-winner-starts = starts
option-toss-winner-chooses = chooses who starts

option-start-settled = Starting player settled
    .rule = Settles whether you already know who starts when you see your hand.
option-start-settled-before-deal = before the hands are drawn
option-start-settled-after-redraw = after the redraw

option-scoiatael = Scoia’tael’s choice
    .rule = Settles when Scoia’tael decides who starts, and what happens when both players have this faction.
option-scoiatael-game-start = at the start of the game; between two Scoia’tael players a toss decides who chooses
option-scoiatael-game-start-two-cancel = at the start of the game; two Scoia’tael players cancel each other out
option-scoiatael-once-any-round = once per game, before any one round

option-after-draw = After a drawn round
    .rule = Settles who starts the round that follows a tie.
option-after-draw-other-player = the player who did not start the last one starts
option-after-draw-last-to-pass = the player who passed last starts

option-double-draw = Drawn game
    .rule = Settles what happens when both players lose their last gem together.
option-double-draw-draw = it stays a draw
option-double-draw-replay = it is played again

option-muster-from-hand = Muster calls from the hand
    .rule = Settles whether muster brings cards from your hand as well as from your deck.
option-muster-from-hand-yes = yes
option-muster-from-hand-no = no, from the deck only

option-agile-rows = Rows for agile units
    .rule = Settles to which rows you may play an agile unit.
option-agile-rows-close-ranged = close combat and ranged
option-agile-rows-all = all three

option-unit-horn-doubles-itself = Unit with the horn doubles itself
    .rule = Settles whether a unit with the commander’s horn doubles its own strength too.
option-unit-horn-doubles-itself-yes = yes
option-unit-horn-doubles-itself-no = no, only the others

option-bran-rounding = King Bran’s rounding
    .rule = Settles how the half that weather leaves King Bran’s units is rounded.
option-bran-rounding-up = up (7 becomes 4)
option-bran-rounding-down = down (7 becomes 3)

option-mardroeme-shares-row = Mardroeme may share a row
    .rule = Settles whether several special cards, a Horn and Mardroemes, may lie in the same row.
option-mardroeme-shares-row-yes = yes, with a Horn or another Mardroeme
option-mardroeme-shares-row-no = no, one special card per row

option-covered-weather = Weather without further effect
    .rule = Settles what becomes of a weather card whose rows other weather already covers.
option-covered-weather-lies = stays in the weather zone
option-covered-weather-discarded = is discarded at once

option-avenger-leaves-to = Avengers that leave the battlefield
    .rule = Settles where a summoned avenger goes when it is discarded.
option-avenger-leaves-to-discard-pile = go to the discard pile
option-avenger-leaves-to-out-of-game = leave the game

option-side-deck-supply = Supply of the side deck
    .rule = Settles whether the cards of the side deck can run out.
option-side-deck-supply-printed = as many as were printed
option-side-deck-supply-unlimited = never runs out

option-weather-leaders = Weather leaders
    .rule = Settles whether a leader who brings weather needs the card in your deck.
option-weather-leaders-from-deck = play the card from the deck
option-weather-leaders-of-themselves = work as the weather themselves

option-leader-effects = Effects of the leaders
    .rule = Settles whose version of the leaders’ abilities is played.
option-leader-effects-book = as in the 2025 edition
option-leader-effects-klub = as with the Gwint Klub
option-leader-effects-video = as in the video game

option-leader-pool = Choice of leaders
    .rule = Settles which leaders may be chosen.
option-leader-pool-all = all 25
option-leader-pool-witcher3 = the 22 of the video game

option-card-pool = Choice of cards
    .rule = Settles from which collection decks are built.
option-card-pool-edition-2025 = the 2025 edition
option-card-pool-storm-in-skellige = the 2025 edition, Skellige Storm for Skellige only
option-card-pool-witcher3 = the video game’s collection

option-roach = Roach
    .rule = Settles whether Geralt and Ciri call the card Roach.
option-roach-yes = in the game, called by Geralt and Ciri
option-roach-no = not in the game

## Rulesets

ruleset-legendary = The Legendary Card Game
    .rule = The rules of the 2025 tabletop edition.
ruleset-klub = Gwint Klub
    .rule = The rules of the Czech Gwint Klub, version 1.0 of 2017.
ruleset-witcher3 = The Witcher 3
    .rule = The rules of the video game The Witcher 3: Wild Hunt, where Gwent first appeared.
ruleset-house = House rules
    .rule = A ruleset in which your table has changed one or more options.

holds-built = only for a deck that you built, not for whole sets
holds-person = only for you, not for the virtual opponent
holds-ordinary = for you, and for those of the virtual opponent’s leaders that have no effect of their own in solo
holds-advanced = together with the limits of advanced deck building

## Modes

mode-duel = Duel
    .rule = Two players with two gems each: whoever is the last to have a gem wins.

mode-ffa-3 = Free-for-all for three
    .rule = Three players, everyone for themselves: each opponent beaten in a round is worth a point, and 4 points win.

mode-ffa-4 = Free-for-all for four
    .rule = Four players, everyone for themselves: each opponent beaten in a round is worth a point, and 5 points win.

mode-ffa-5 = Free-for-all for five
    .rule = Five players, everyone for themselves: each opponent beaten in a round is worth a point, and 6 points win.

mode-team = Two against two
    .rule = Two teams of two: partners share an army, a discard pile and two gems, and see each other’s hands.

mode-solo = Solo
    .rule = You alone against a virtual opponent that holds no hand and plays the top card of its deck.

mode-solo-leaders = Solo with leaders
    .rule = You alone against a virtual opponent that turns up a leader whenever you are ahead at the end of a round.

mode-match = Tournament match
    .rule = Each player brings three decks of different factions; two games won of three win the match.

ffa-rounds = Free-for-all – rounds and points
    .rule = Turns go clockwise, one each, until all have passed. There are no gems and no limit of rounds. A round brings you 1 point for each opponent whose total is lower than yours; Nilfgaard also beats those who tie with it. The goal is the number of players plus 1; if several reach it, the most points win. The game also ends after a round in which nobody did anything or after which nobody can; then the most points win. Equal most share the win.

ffa-cards = Free-for-all – cards and factions
    .rule = The player of a spy chooses the opponent, even one who has passed. Row scorch judges each opponent separately; leaders who name the opponent let you choose one, passive ones concern all. Chance finds the first starter unless Scoia’tael decides; later whoever scored most starts. Northern Realms draw after a round in which they beat at least 2 opponents, Monsters keep a unit after every round, Skellige returns units before the third round only.

team-sides = Two against two – sides and turns
    .rule = Partners sit opposite each other and turns go round the table; whoever has passed is skipped. Partners play different factions. They share the rows, the discard pile and the two gems; hand, deck and leader are each player’s own, but partners see each other’s hands at all times. The round ends when all four have passed. The next is started by the first of the winners after the last starter; after a tie, by the seat after the last starter.

team-cards = Two against two – cards and factions
    .rule = Bonds and horns work for the whole side, medics use the shared discard pile, and a Decoy may take a partner’s unit. Whoever plays a card chooses, draws and calls for it. Only Monsters cards or enemy spies stay with Monsters, only Skellige cards or enemy spies return with Skellige; Nilfgaard in both teams has no effect. The White Flame cancels the partner’s leader too. A leader who looks into a hand chooses one opponent.

solo-turns = Solo – turns and rounds
    .rule = Both use a faction’s whole set, or you bring a deck; yours has no weather but Clear Weather. The opponent has no hand: it starts every round and plays the top card of its deck after each of your turns, and one more after weather. When you pass, it has one last turn and the round ends. As Scoia’tael you start the first round and each one after a round you won. Gems and ties are as usual.

solo-cards = Solo – the opponent’s cards
    .rule = It plays each card in the way that most raises its total minus yours; tied, to the fullest row, then by chance. Its spies play the two cards they draw, its muster brings one card, its Scorch burns your side only, and its agile units move whenever that serves it. Under its Decoy a card lies face down until the end of the round, when it is played. After a round it won, Northern Realms play two cards in their first turn.

solo-leader-pile = Solo – the opponent’s leaders
    .rule = In solo with leaders, the leaders of its faction lie in a shuffled face-down pile. When you are ahead at the end of a round, the top one is turned up and used in the way that serves it best; if you are still ahead, you win the round. A used leader is out of the game. Passive ones count for this round only, the White Flame excepted.

match-decks = Tournament match – decks
    .rule = You bring three decks of three different factions, each by advanced deck building; no hero may be in two of them. A toss decides who names a first deck first, then the other does. Faction and leader are open once named, the cards are not. A deck keeps its leader through the match.

match-games = Tournament match – games
    .rule = Two games won win the match. A deck that has won is not used again: before the next game the winner names another deck, then the loser names one, perhaps the same. A drawn game is played again with the same decks and counts for nobody; if its second replay is drawn too, a toss decides it.

advanced-building = Advanced deck building
    .rule = Beside the usual limits a deck has at most 5 special cards, 2 spies and 2 medics, and a printed strength of at most 130 in all. Heroes count in all of these, cards of the side deck in none.

### What `gwint serve` says, and what the server’s guards refuse.

serve-address = The tables are open at: { $url }
serve-invite = Others come by this link: { $url }
serve-alone = Only this computer can come. To let others in: { $option }
serve-data = The data lie in: { $folder }
serve-stop = Stop it with Ctrl-C.
serve-no-page = The server runs, but its page has not been built yet. Build it with: { $command }

fault-server-missing = The server is not installed whole (missing: { $module }). Install it with: { $command }
fault-port-in-use = Another program already listens there: { $host }, port { $port }. Stop it, or choose another port.
fault-cannot-listen = The server cannot listen there: { $host }, port { $port }. The reason: { $reason }.
fault-wrong-origin = The request comes from the page of another site: { $origin }.
fault-too-many-sockets = There are too many connections from your address; at most { $most } are allowed.

### The starter decks: a name, and how the deck wins.

starter-monsters-swarm = The Brood of Velen
    .plan = One muster calls a whole pack out of the deck, and one horn over the crowded close combat row makes it a horde.

starter-monsters-wild-hunt = The Winter of the Wild Hunt
    .plan = Frost and fog bring both armies low, and seven heroes, whom no weather touches, ride over what is left.

starter-nilfgaard-legions = The Black Legions
    .plan = Brigades bound to each other grow with every comrade, a horn doubles them, and the White Flame leaves the enemy without a leader.

starter-nilfgaard-spies = The Emperor’s Eyes
    .plan = Spies, decoys and medics draw card after card, until the last round is fought against an empty hand.

starter-northern-realms-blue-stripes = Brothers in Blue
    .plan = Commandos and dragon hunters fight side by side, each worth three when all three stand, and Foltest sweeps any weather from the sky.

starter-northern-realms-siege = The Siege of Vergen
    .plan = Catapults and engines fill the siege row, their experts urge them on, and the Siegemaster’s horn doubles it all.

starter-scoiatael-archers = Arrows from the Wood
    .plan = The whole army shoots from the ranged row under Milva and a horn, while frost holds the enemy’s swords.

starter-scoiatael-mahakam = The Shield Wall of Mahakam
    .plan = Dwarves and smugglers come in crowds, Isengrim raises them all, and the Queen burns the strongest who stand against them.

starter-skellige-berserkers = The Bears of Skellige
    .plan = Mardroeme turns young berserkers into bears that fight as one, while Cerys brings her shield maidens to hold the line.

starter-skellige-storm = The Storm over the Isles
    .plan = Bran’s warriors lose only half to foul weather, so bring it all down and let the longships and the clans row through.

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

### The page in the browser.

## What lies on the table, for those who hear it

board-hand = Hand: { $count }
board-deck = Deck: { $count }
board-pile = Discard pile: { $count }
board-gems = Gems: { $count }
board-points = Points: { $count }
board-total = Total: { $count }
board-passed = Passed
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-weather = Weather
board-clear = Clear sky
board-row = { $row ->
    [close] Close combat row
    [ranged] Ranged row
   *[siege] Siege row
}
board-unit = { $card }: { $strength }
board-horn = Commander’s Horn
board-turn = To move
board-used = Leader used
board-cancelled = Leader cancelled
board-face = Face down: { $count }
board-enlarge = Look closer
board-leaders = Leaders left: { $count }
board-play-here = Play here: { board-row }
