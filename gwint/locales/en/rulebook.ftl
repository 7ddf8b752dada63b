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
