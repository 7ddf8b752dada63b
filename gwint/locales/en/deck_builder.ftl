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
