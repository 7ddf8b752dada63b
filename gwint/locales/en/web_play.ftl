### The table during a game, in the browser.

## Turns and moves

game-your-turn = Your turn
game-waiting = To move: { $players }
game-pass-sure = Really pass?
game-pass-again = Press again to pass for this round.
game-hint = Hint
game-hint-thinking = Thinking…
game-hint-now = Chance of winning now: { $chance }%
game-hint-after = Chance after this move: { $after }%, now { $now }%
game-play = Play: { $card }
game-discard = Discard
game-put-back = Put back
game-about = About this card: { $card }
game-show-cards = Show the cards
game-show-table = View the table

## Cards that can be looked at

game-pile-of = Discard pile ({ $player }): { $count }
game-deck-own = Your deck, in no particular order: { $count } ({ $player })
game-deck-of = Deck ({ $player }): { $count }. Known cards:
game-nothing = Nothing to see here.

## Players

game-bot = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [apprentice] { bot-apprentice }
    [trader] { bot-trader }
    [sergeant] { bot-sergeant }
    [captain] { bot-captain }
    [marshal] { bot-marshal }
    [network] { bot-network }
    [network-search] { bot-network-search }
    [champion] { bot-champion }
    [goose-girl] { bot-goose-girl }
    [ferryman] { bot-ferryman }
    [beekeeper] { bot-beekeeper }
    [innkeeper] { bot-innkeeper }
    [charcoal-burner] { bot-charcoal-burner }
    [bell-founder] { bot-bell-founder }
    [smuggler] { bot-smuggler }
    [astronomer] { bot-astronomer }
   *[other] Bot { $bot }
}
game-clock = Time left: { $time }
game-time-out = Out of time
game-left-short = Left
game-away-short = Away: { $time }
game-bot-queued = In the queue
game-bot-queued-why = The bots are busy at other tables; this one waits for its turn.
game-away = { $player } has been away for { $time }. You can wait or continue without this player.
game-left = { $player } has left the table.
game-seat-bot = Let a bot take over
game-claim = Claim the win
game-reconnecting = Connection lost. Reconnecting…
game-hand-over = Pass the device to { $player }
game-show-hand = Show my cards ({ $player })

## Offers

game-accept = Agree
game-decline = Decline
game-withdraw = Withdraw
game-offer-waits = Waiting for an answer…

## The menu

game-menu = Table menu
game-mute = Mute
game-log = Game log
game-take-back = Take back the last move
game-come-back = Take over again
game-rulebook = Rulebook
game-resign = Give up
game-resign-game = Give up this game only
game-resign-match = Give up the match
game-leave = Leave the game
game-continue = Keep playing
game-sure-resign = Really give up? This cannot be undone.
game-sure-resign-game = Really give up this game of the match? The match continues.
game-sure-leave = Really leave? You cannot come back, and the others play on without you.

## The end of a round, and of the game

game-round-won = You win the round
game-round-to = The round goes to: { $player }
game-round-tied = The round is a tie
game-round-higher = The highest total: { $total }
game-round-equal = { $scored ->
    [gems] The totals are equal, so every player loses a gem.
   *[points] The totals are equal.
}
game-round-nilfgaard = The totals are equal, and Nilfgaard wins tied rounds.
game-round-stayed = Monsters keep a unit on the battlefield: { $card }
game-round-rewarded = Northern Realms draw a card for winning the round.
game-first-turn = First turn: { $player }
game-decides-start = { $player } decides who takes the first turn.
game-result = Result
game-won = Victory
game-shared = A shared victory
game-lost = Defeat
game-winner = Winner: { $player }
game-loading-history = Loading the history of the game…
game-no-history = The history of this game cannot be shown right now.
game-chart = Strength over time
game-highest = Highest: { $count }
game-decisive = The decisive moves
game-nothing-decisive = No move was a serious mistake.
game-score = Games won
game-rematch = Rematch
game-accept-rematch = Accept the rematch
game-to-rematch = Go to the rematch
game-replay = Replay
game-record = Download the record
game-view-table = View the table again
game-new = New game

## The tournament match

game-match = Match
game-name-deck = Choose your deck for game { $game }.
game-choosing-deck = { $player } is choosing a deck for game { $game }
game-retired = Has won – cannot be used again
game-named = Chosen
game-none-named = No deck has been named yet.

## Keys

game-key-arrows = Move around the table
game-key-enter = Pick up a card, play it, press a button
game-key-escape = Put the card back, close a window
game-key-digits = Pick up the card with that number
game-key-look = Look closely at a card
game-key-pass = Pass (twice)
game-key-hint = Ask for a hint
game-key-leader = Use the leader (twice)
game-key-hand = Go to your hand
game-key-help = Show these keys
game-key-touch = On a touchscreen: tap a card and then a lit space, or drag it there; hold a card to look at it closely.
