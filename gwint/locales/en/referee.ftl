### The referee of games with printed cards.

referee-title = Referee
referee-open = Referee a game
referee-about = For two players with printed cards: the phone keeps track of the table, reminds you of the rules and shows what a card would do.
referee-begin = Begin the game
referee-name = Name of player { $number }
referee-time = Minutes for each player
referee-no-time = No clock
referee-play = Play a card
referee-use-leader = Use the leader
referee-pass = Pass
referee-what-if = What if…?
referee-face = Turn the far side around
referee-pause = Stop the clock
referee-resume = Start the clock
referee-log = What has happened so far
referee-history = This evening
referee-new = New game
referee-next = Next game
referee-lay = Just place the card
referee-correct = Corrections: { $player }
referee-gems = Gems
referee-leader-used = The leader has been used
referee-give-turn = Give { $player } the turn
referee-choose = Choose the card
referee-random = Let the phone choose
referee-over = { $count ->
    [0] The game ends in a tie.
   *[other] The game is over. Winner: { $player }.
}

## What the people must say

referee-ask-toss = Toss a coin. Who wins the toss?
referee-ask-lot = Draw lots. Which player is asked first?
referee-ask-survivor = Monsters keep a unit. Choose it at random: which one is it?
referee-ask-from-pile = Choose a unit from the discard pile at random: which one is it?
referee-ask-found = { $card }: how many copies come from the deck and the hand together?

## Reminders

referee-remind-deal = { $player }: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, then exchange cards if you wish.
referee-remind-draw = { $player }: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
referee-remind-reward = { $player }: draw a card, because Northern Realms won the round.
referee-remind-round-draw = { $player }: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the new round.
referee-remind-wins-tie = { $player } wins the tie, because Nilfgaard wins ties.
referee-remind-lose-gem = { $player }: remove a gem.
referee-remind-stays = { $player }: the unit chosen at random stays in its row.
referee-remind-sweep = Both: put all other cards on the discard piles.
referee-remind-returns = { $player }: Skellige’s units return from the discard pile.
referee-remind-shuffle = { $player }: shuffle your deck.
referee-remind-chose-starter = { $player } has decided who starts.
referee-remind-starts = { $player } starts round { $count }.

## What if

referee-way-title = What if: { $card }
referee-way-none = The rules do not allow this now.
referee-way-more = There are other possibilities besides these.
referee-way-do = Play it like this
referee-way-drawn = If this is drawn: { $cards }

## The evening

referee-no-games = No round has been finished yet.
referee-won = Winner: { $player }
referee-drawn = Tie
referee-open-game = Not finished

## The other phone

referee-hand-over = Hand over to another phone
referee-hand-over-about = Another phone can take over: open this link on it, and it has the whole evening. This phone keeps its copy, and from then on the two are separate.
referee-take-over = Take over the evening from the link? It replaces the one on this phone.
referee-take-over-yes = Take over
referee-take-over-no = Keep mine
referee-share = Share this table
referee-share-about = Open this link on another phone: both then show the same table, and an entry made on one appears on the other. Anyone who has the link can make entries.
referee-share-stop = Stop sharing on this phone
referee-share-server = Two phones can share a table on { $server }. Continue this evening there.
referee-share-go = Continue there
referee-shared = This table is shared with other phones.
referee-share-lost = No connection to the shared table. The evening is safe on this phone. You can make entries again when the connection is back.
referee-join = Join the shared table from the link? It replaces the evening on this phone.
referee-join-yes = Join

## Faults

fault-referee-no-game = Begin a game first.
fault-referee-question-open = Answer the open question first, or take back the last entry.
fault-referee-not-now = This is not possible now.
fault-referee-passed = This player has passed and takes no more turns this round.
fault-referee-not-playable = { $card } cannot be played like this now.
fault-referee-leader = { $leader } cannot be used now.
fault-referee-no-card = No card lies there.
fault-referee-gems = A player who is still in the game has at least 1 gem and at most { $most }.
fault-referee-name = A name must have at least 1 character and may have at most { $most }.
fault-referee-minutes = The time may be at most { $most } min.
fault-referee-too-long = An evening can have at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
}. Begin a new evening.
fault-referee-unreadable = This link does not contain an evening.
fault-referee-stale = Another phone made an entry first. This is the table now.
fault-referee-not-shared = The table from the link is not shared, or no longer shared.
