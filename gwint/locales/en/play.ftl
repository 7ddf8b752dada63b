### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. These words stand in narrow columns: short ones.

play-total = total
play-gems = gems
play-points = points
play-hand = hand
play-deck = deck
play-discard = discard
play-passed = passed
play-leader = { $state ->
    [used] leader used
    [cancelled] leader cancelled
    [passive] passive leader
   *[ready] leader not used yet
}
play-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
play-weather = { $count ->
    [0] no weather
   *[other] weather: { $weather }
}
play-lead = { $count ->
    [0] level
   *[other] { $player } leads by { $count }
}
play-row = { $row ->
    [close] close
    [ranged] ranged
   *[siege] siege
}
play-tag = { $tag ->
    [frost] frost
    [fog] fog
    [rain] rain
    [storm] storm
    [mardroeme] mardroeme
   *[horn] horn
}
play-hand-line = Hand:
play-face-down = face down
play-leaders-left = leaders left: { $count }
play-leader-last = last: { $leader }

## The menu

play-ability = { $ability ->
    [agile] agile
    [medic] medic
    [morale-boost] morale
    [muster] muster
    [spy] spy
    [tight-bond] bond
    [commanders-horn] horn
    [scorch-row] row scorch
    [scorch] scorch
    [summon-avenger] avenger
    [berserker] berserker
   *[mardroeme] mardroeme
}
play-held = Cannot be played now: { $cards }
play-redraws = Exchanges left: { $count }.
play-more-told = · … (log tells it all)

## Talking to the player

play-prompt = Number or name, ? for help
play-prompt-page = , Enter for more ({ $page }/{ $pages })
play-enter = Press Enter to go on.
play-curtain = Hand the keyboard to { $player }, then press Enter.
play-yes = yes, y
play-resign-sure = Give up this game? (yes/no)
play-name = { $letter ->
    [none] Player
   *[other] Player { $letter }
}
play-virtual = Virtual opponent
play-undo-person = Against a person no move can be taken back.
play-undo-nothing = You have not made a move that could be taken back.
play-why-nothing = { $named ->
    [yes] “{ $card }” is not on the battlefield.
   *[no] Every card on the battlefield has its printed strength.
}
play-pile = Discard pile of { $player } ({ $count }): { $cards }
play-side-deck = Side deck of { $player } ({ $count }): { $cards }
play-known = In the hand of { $player } for sure ({ $count }): { $cards }

## Beginning

play-choose-deck = { $player }: choose a deck.
play-choose-deck-prompt = Number, deck file or deck code; Enter for chance >
play-deck-refused = The deck of { $player } cannot be played (--any-deck allows it all the same):
play-meeting-refused = These decks cannot meet (--any-deck allows it all the same):
play-choose-set = { $player }: choose the faction whose whole set you play.
play-choose-set-prompt = Number, faction, leader, deck file or code; Enter for chance >
play-choose-leader = { $player }: choose a leader.
play-choose-foe = Choose the faction of the virtual opponent.
play-choose-prompt = Number or name; Enter for chance >
play-ignored = Changed options that this mode ignores, for its own rules take their place: { $options }.
play-partly = Changed options that hold here in part, or with more beside them: { $options }.
play-opening = “rules” tells the rules of this table, “?” what can be typed.
play-waiting = { $round ->
    [0] A saved game waits, before its first round: { $players }.
   *[other] A saved game waits in round { $round }: { $players }.
}
play-go-on = Go on with it? { $usual ->
    [yes] (yes/no, Enter for yes)
   *[no] (yes/no, Enter for no)
}
play-set-aside = The saved game was put aside. To go on with it: { $command }
play-program = This program had a seat in the saved game: { $program }. It is started only if you name it again with --against; until then this bot plays: { $bot }.
play-broken = The saved game cannot be read and was put aside as { $path }:
    { $reason }

## Saving and ending

play-saved = Saved: { $path }
play-left = The game is saved. To go on with it: { $command }
play-quit-unsaved = Leave without saving? (yes/no)
play-record-shown = The game could not be saved. This is its record; keep it in a file:
play-round-totals = Round { $round }: { $totals } ({ $players })
play-round-scores = Round { $round }: { $totals }
play-exhausted = The goal is not reached, but nobody did or can do anything any more: the most points win.
play-over = { $how ->
    [resigned] { $by } gives up. Winner: { $winners }.
    [time] { $by } has run out of time. Winner: { $winners }.
    [left] { $by } has left the table. Winner: { $winners }.
    [abandoned] The game was abandoned.
    [unfinished] The game is not finished.
   *[on-table] { $count ->
        [0] The game ends in a tie.
       *[other] Winner: { $winners }.
    }
}
play-kept = To watch the game again: { $command }

## Help

play-help-moves = Type the number of a move, or its name, or part of the name: “3”, “Thaler”, “pass”. Names may be in any of the five languages.
play-sign-changed = the printed strength, and what weather, bonds, morale and horns made of it
play-sign-hero = a hero: nothing changes its strength
play-sign-row = what works in the row
play-sign-gems = gems: everybody has two and loses one with each round that is not won
play-sign-points = points of those needed: a point for each opponent beaten in a round
play-sign-army = an army on one line: the totals of its rows behind its own
play-sign-decoy = Decoy ↔ Ves: the Decoy takes Ves back into the hand
play-order-help = help
play-order-hint = hint, h
play-order-why = why
play-order-field = field, board, table
play-order-piles = piles, discard, discards
play-order-log = log
play-order-rules = rules
play-order-undo = undo
play-order-resign = resign
play-order-save = save, record
play-order-quit = quit, exit, q
play-word-leader = leader, leaders
play-help-help = or ?: this help; “? Thaler”, “? 3”, “? leader”, “? spy” explain
play-help-hint = the best moves, the chance of winning after each, and why
play-help-why = “why Ves”: how its strength came about; “why”: of all changed cards
play-help-field = the whole battlefield, nothing left out
play-help-piles = the discard piles, side decks and what you know of hands
play-help-log = everything that happened
play-help-rules = the rules of this table
play-help-undo = take your last move back (against a bot)
play-help-resign = give up
play-help-save = “save FILE”: write the record of the game
play-help-quit = save and leave; “gwint play” goes on

## Faults

fault-play-number = There is no move { $number }; the moves are numbered 1 to { $most }.
fault-play-cannot-write = { $path } cannot be written: { $reason }.
fault-play-cannot-read = { $path } cannot be read: { $reason }.
fault-play-too-large = { $path } is too large to be a record of a game.
fault-play-not-text = { $path } is not a text.
fault-play-not-a-record = { $path } is there already and is not a record of a game. Choose another name.
fault-play-over-already = The game in { $path } is over; gwint replay shows it.
fault-play-view = There is no view { $view }; the views are 1 to { $most } and *.
fault-play-players = Only ffa has a choice of players; “{ $mode }” has not.
fault-play-seats = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} told for the other seats; there are { $expected }. Tell one for all, or one for each, with commas between them.
fault-play-alone = Nobody sits opposite in this mode: the rules play for the opponent. Leave --against out.
fault-play-names = { $count ->
    [one] { $count } name is
   *[other] { $count } names are
} told for the other players; there are { $expected } of them.
fault-play-decks = Too many decks are told: everybody has one, and there are { $seats } players. Yours: { $own }, the others’: { $others }.

## Replaying

replay-hand = Hand of { $player }:
replay-start = The deal, before the first of { $last } moves
replay-move = Move { $number } of { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Move { $number } of { $last }: { $player } takes a move back
   *[other] Move { $number } of { $last }: { $player } takes { $count } moves back
}
replay-prompt = Enter next, p back, 12 move, r2 round, s start, e end, v1 v2 v* view, q quit >
