### The deck builder.

## The list of decks

builder-title = The card chest
builder-none = You have no decks yet. Start an empty one, or copy a starter deck and make it your own.
builder-new = New deck
builder-new-how = Choose the faction you want to lead.
builder-starters-how = Tap a deck to put your own copy of it in the chest.
builder-rename = Rename
builder-copy = Copy
builder-copied = Copied
builder-copy-name = { $name } (copy)
builder-delete = Delete
builder-deleted = Deleted: { $name }.
builder-undo = Undo
builder-save = Save
builder-failed = That did not work

## The editor

builder-name = Name of the deck
builder-state = { $kept ->
    [yes] In your chest
    [waiting] Saving…
   *[no] Not in your chest
}
builder-save-deck = Put in the chest
builder-random = Random deck
builder-play = Play with this deck
builder-panes = View
builder-deck = Deck: { $count }
builder-contents = The deck
builder-leaders = Choose a leader
builder-legal = This deck is legal.
builder-empty = No cards yet: tap the cards you want.
builder-least = (at least { $count })
builder-most = (at most { $count })
builder-curve = Units by strength
builder-curve-point = strength { $strength }: { $units }
builder-abilities = Abilities in the deck

## The cards

builder-search = Search by name or ability
builder-all = Show all
builder-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
builder-nothing-found = No matching cards.
builder-tile = { $card }: { $copies } of { $most } in the deck
builder-open = Open: { $card }
builder-more = One more: { $card }
builder-less = One fewer: { $card }
builder-add = Add

## Import and export

builder-import = Import a deck
builder-import-how = Paste a deck’s text, code or link.
builder-import-do = Import
builder-no-code = This deck has cards of more than one faction and cannot be saved.
builder-link = As a link
builder-code = As a code
builder-text = As text
