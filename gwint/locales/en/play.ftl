### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. Short words, for narrow columns.

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
play-unplayable = Cannot be played now: { $cards }
play-redraws = Exchanges left: { $count }.
play-more-events = · … (type “log” for everything)

## Prompts

play-prompt = Number or name, ? for help
play-prompt-page = , Enter for more ({ $page }/{ $pages })
play-enter = Press Enter to continue.
play-hand-over = Hand the keyboard to { $player }, then press Enter.
play-yes = yes, y
play-resign-sure = Give up this game? (yes/no)
play-name = { $letter ->
    [none] Player
   *[other] Player { $letter }
}
play-undo-person = You cannot take back a move against another person.
play-undo-nothing = You have no move that can be taken back.
play-why-nothing = { $named ->
    [yes] “{ $card }” is not on the battlefield.
   *[no] Every card on the battlefield has its printed strength.
}
play-pile = { $player }’s discard pile ({ $count }): { $cards }
play-side-deck = { $player }’s side deck ({ $count }): { $cards }
play-known = Known to be in { $player }’s hand ({ $count }): { $cards }

## Starting a game

play-choose-deck = { $player }: choose a deck.
play-choose-deck-prompt = Number, deck file or deck code; Enter for a random deck >
play-deck-refused = { $player }’s deck cannot be played (--any-deck allows it anyway):
play-meeting-refused = These decks cannot play each other (--any-deck allows it anyway):
play-choose-set = { $player }: choose the faction whose whole set you want to play.
play-choose-set-prompt = Number, faction, leader, deck file or code; Enter for a random one >
play-choose-leader = { $player }: choose a leader.
play-choose-foe = Choose the faction of the virtual opponent.
play-choose-prompt = Number or name; Enter for a random one >
play-ignored = Changed options that this mode ignores because it has its own rules: { $options }.
play-partly = Changed options that apply here in part or with additions: { $options }.
play-opening = Type “rules” for the rules of this table, “?” for what you can type.
play-found-saved = { $round ->
    [0] There is a saved game, before its first round: { $players }.
   *[other] There is a saved game in round { $round }: { $players }.
}
play-continue = Continue it? { $usual ->
    [yes] (yes/no, Enter for yes)
   *[no] (yes/no, Enter for no)
}
play-set-aside = The saved game was set aside. To continue it: { $command }
play-program = This program had a seat in the saved game: { $program }. It is started only if you name it again with --against; until then, this bot plays instead: { $bot }.
play-broken = The saved game cannot be read and was set aside as { $path }:
    { $reason }

## Saving and ending

play-saved = Saved: { $path }
play-saved-game = The game is saved. To continue it: { $command }
play-quit-unsaved = Quit without saving? (yes/no)
play-record-shown = The game could not be saved. This is its record; save it to a file:
play-round-totals = Round { $round }: { $totals } ({ $players })
play-round-scores = Round { $round }: { $totals }
play-exhausted = No player has reached the goal, but { $rounds ->
    [0] no player can act any more
    [one] no player played a card or used a leader in the last round
   *[other] no player played a card or used a leader in the last { $rounds } rounds
}: the player with the most points wins.
play-watch-again = To watch the game again: { $command }
play-analyse = To see where it was won and lost: { $command }

## Help

play-help-moves = Type the number of a move, its name, or part of the name: “3”, “Thaler”, “pass”. You can use names in any of the five languages.
play-sign-changed = the printed strength, and the strength after weather, bonds, morale and horns
play-sign-hero = a hero: nothing changes its strength
play-sign-row = what affects the row
play-sign-gems = gems: you lose one for each round you do not win
play-sign-points = points scored and points needed: one for each opponent beaten in a round
play-sign-army = an army on one line: its total, then the totals of its rows
play-sign-decoy = Decoy ↔ Ves: the Decoy takes Ves into your hand
play-command-help = help
play-command-hint = hint, h
play-command-why = why
play-command-field = field, board, table
play-command-piles = piles, discard, discards
play-command-log = log
play-command-rules = rules
play-command-undo = undo
play-command-resign = resign
play-command-save = save, record
play-command-quit = quit, exit, q
play-word-leader = leader, leaders
play-help-help = or ?: this help; “? Thaler”, “? 3”, “? leader”, “? spy”: an explanation
play-help-hint = the best moves, the chance of winning after each, and the reasons
play-help-why = “why Ves”: how its strength is worked out; “why”: all changed cards
play-help-field = the whole battlefield, with nothing left out
play-help-piles = the discard piles, side decks and known cards in hands
play-help-log = everything that happened
play-help-rules = the rules of this table
play-help-undo = take back your last move (against a bot)
play-help-resign = give up
play-help-save = “save FILE”: save the record of the game
play-help-quit = save and quit; “gwint play” continues the game

## Faults

fault-play-number = There is no move { $number }; the moves are numbered 1 to { $most }.
fault-play-cannot-write = { $path } cannot be written: { $reason }.
fault-play-cannot-read = { $path } cannot be read: { $reason }.
fault-play-too-large = { $path } is too large to be a record of a game.
fault-play-not-text = { $path } is not a text file.
fault-play-not-a-record = { $path } already exists and is not a record of a game. Choose another name.
fault-play-over-already = The game in { $path } is over; watch it with “gwint replay”.
fault-play-view = There is no view { $view }; the views are 1 to { $most } and *.
fault-play-players = You can choose the number of players only in ffa, not in “{ $mode }”.
fault-play-seats = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} given for the other seats, but there { $expected ->
    [one] is only one
   *[other] are { $expected }
}. Give one for all, or one for each, separated by commas.
fault-play-alone = This mode has a virtual opponent, which plays by fixed rules. Leave out --against.
fault-play-names = { $count ->
    [one] { $count } name is
   *[other] { $count } names are
} given for the other players, but there { $expected ->
    [one] is only one
   *[other] are { $expected }
}.
fault-play-decks = Too many decks are given: { $own } for you and { $others } for the others. Each player has one deck, and the number of players is { $seats }.

## Replaying

replay-hand = { $player }’s hand:
replay-start = { $last ->
    [0] The deal
    [one] The deal, before the only move
   *[other] The deal, before the first of { $last } moves
}
replay-move = Move { $number } of { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Move { $number } of { $last }: { $player } takes back a move
   *[other] Move { $number } of { $last }: { $player } takes back { $count } moves
}
replay-prompt = Enter next, p back, 12 move, r2 round, s start, e end, v1 v2 v* view, q quit >
