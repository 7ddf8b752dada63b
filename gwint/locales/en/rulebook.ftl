### The rulebook and the score counter.

## The rulebook

book-title = The rulebook
book-chapter-first-game = { guide-title }
book-chapter-examples = Example turns
book-chapter-play = How to play
book-chapter-cards = { label-card-kinds }
book-chapter-abilities = { label-abilities }
book-chapter-specials = Special cards and weather
book-chapter-factions = Factions
book-chapter-leaders = { label-leaders }
book-chapter-variants = Other ways to play
book-chapter-options = Rulesets and options
book-chapter-meets = What happens when…?
book-chapter-list = Card list
book-chapter-gallery = All cards
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
book-own = Cards: { $faction }
book-not-used = { $card }: not used under these rules
book-copies = Copies: { $count }
book-why = Why this strength
book-minute = The game in a minute
book-step = Step { $number } of { $count }
book-step-back = Back
book-step-next = Next
book-steps = Steps of the game
book-example = Example
book-examples-rules = The examples follow the rules of the 2025 edition.
book-why-strengths = Changed strengths
book-list-search = Search the card list
book-list-none = No matching cards.
book-list-all = All factions
book-list-about = Every card with its strength, its rows, its abilities, the cards that it calls or turns into, and the number of copies in the 2025 edition. The leaders of each faction follow its cards.
book-neutral-about = Every faction may use the neutral cards. With the printed cards, each faction’s set has its own printing of them.
book-brings = Brings

## The score counter

score-sides = Number of players
score-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
score-leader = Leader?
score-no-leader = No leader
score-add = Add cards { row-to }
score-copies = { $card }: { $count } on the table
score-done = Done
score-move = Move { row-to }
score-another = Another copy
score-reset = Clear the table
score-share = Copy the link
score-impossible = { $count ->
    [one] { $count } thing that is impossible in a real game
   *[other] { $count } things that are impossible in a real game
}
