### The rulebook and the score counter.

## The rulebook

book-title = The rulebook
book-chapter-play = How to play
book-chapter-cards = Kinds of cards
book-chapter-abilities = Abilities
book-chapter-specials = Special cards and weather
book-chapter-factions = Factions
book-chapter-leaders = Leaders
book-chapter-options = Rulesets and options
book-chapter-gallery = All cards
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
book-ignored = In this mode, the mode’s own rules replace this option.
book-partly = In this mode: { $holds }.
book-armies = Armies
book-leaders = Leaders
book-own = Cards: { $faction }
book-left-out = { $card }: not used under these rules
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
score-add = Add cards { row-to }
score-lay = { $card }: { $count } on the table
score-done = Done
score-move = Move { row-to }
score-another = Another copy
score-remove = Remove
score-reset = Clear the table
score-share = Copy the link
score-odd = { $count ->
    [one] { $count } thing that is impossible in a real game
   *[other] { $count } things that are impossible in a real game
}
