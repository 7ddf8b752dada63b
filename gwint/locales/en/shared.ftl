### Words and names that several screens use.

## Buttons

action-try-again = Try again
action-play-now = Play now
action-begin = Start
action-start-page = Back to the home page
action-share = Share
action-remove = Remove
action-close = Close

## Labels

label-one-moment = One moment…
label-link-copied = Link copied
label-rules = Rules
label-keys = Keys
label-score-counter = Score counter
label-replays = Replays
label-replay = Replay
label-table = Table
label-mode = Mode
label-players = Players
label-card = Card
label-cards = Cards
label-heroes = Heroes
label-units = Units
label-special-cards = Special cards
label-card-kinds = Kinds of cards
label-copies = Copies
label-rows = Rows
label-ability = Ability
label-abilities = Abilities
label-faction = Faction
label-leaders = Leaders
label-id = ID
label-own-decks = Your decks
label-starter-decks = Starter decks
label-deck-won = has won
label-virtual-opponent = Virtual opponent
label-total-strength = Total strength
label-turning-points = Turning points
label-tie = A tie

## Names

round-title = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
game-number = Game { $game }
random-deck-name = Random: { $faction }
deck-count = { $counted ->
    [cards] { label-cards }
    [units] Units, including heroes
    [heroes] { label-heroes }
    [specials] { label-special-cards }
    [spies] Spies
    [medics] Medics
   *[strength] Total strength
}
