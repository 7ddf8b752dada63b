### Evenings with one box: balanced decks, pull lists and registration sheets.

## The page

box-title = Decks from one box
box-how = Each player leads a different faction, so one box is enough and no card is needed twice. The decks are random, legal and about equally strong.
box-draw = Draw decks
box-draw-all = Draw all again
box-draw-one = Draw again: { $faction }
box-again = Draw again
box-any-faction = Any faction
box-worth = Deck value
box-worth-how = The deck value is the average worth of a card in points of strength, including what the leader and the faction add. When bots play random decks of about the same value, each side wins about equally often.
box-reference = Quick reference

## Printed lists

box-print = Print lists
box-print-pull-lists = Print pull lists
box-print-registrations = Print registration sheets
box-pull-list = Pull list
box-pull-list-how = Take these cards out of the faction’s set; they are in the order of their printed codes.
box-of = { $copies } of { $printed }
box-registration = Deck registration
box-event = Event
box-date = Date
box-player-signature = Player’s signature
box-judge-signature = Judge’s signature

## Starter decks of the box

box-starters = The starter decks in your box
box-starters-how = The cards of each faction’s starter deck have a white star. Choose a faction and add every card with a star; the deck is then saved with your own decks and can be chosen at any table.
box-starter-name = Starter deck from the box: { $faction }
