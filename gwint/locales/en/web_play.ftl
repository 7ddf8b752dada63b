### The table being played, in the browser.

## Whose turn it is, and what may be done

game-your-turn = Your turn
game-waiting = To move: { $players }
game-pass-sure = Pass for good?
game-pass-again = Press once more to pass for this round.
game-hint = Hint
game-hint-thinking = Thinking …
game-hint-now = Chance of winning now: { $chance }%
game-hint-after = Chance after it: { $after }%, now { $now }%
game-play = Play: { $card }
game-put-back = Put back
game-about = About this card: { $card }
game-unfold = Show the cards
game-fold = Look at the table
game-close = Close

## What lies open

game-pile-of = Discard pile ({ $player }): { $count }
game-deck-own = Your deck, in no particular order: { $count } ({ $player })
game-deck-of = Deck ({ $player }): { $count }. What is known of it:
game-nothing = Nothing to see here.

## Players

game-virtual = Virtual opponent
game-bot = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [apprentice] Apprentice
    [trader] Trader
    [captain] Captain
    [champion] Champion
   *[other] Bot { $bot }
}
game-clock = Time left: { $time }
game-out = Out of time
game-gone-short = Gone
game-away-short = Away: { $time }
game-away = Away for { $time }: { $player }. You can wait, or go on without them.
game-gone = Gone for good: { $player }.
game-seat-bot = Let a bot play on
game-claim = Claim the win
game-reconnecting = The connection is lost. Reconnecting…
game-hand-over = Pass the device on: { $player }
game-i-am = Show my cards ({ $player })

## Offers

game-accept = Agree
game-decline = Decline
game-withdraw = Withdraw
game-offer-waits = Waiting for an answer…

## The menu

game-menu = At the table
game-log = What happened
game-take-back = Take the last move back
game-come-back = Play again myself
game-keys = Keys
game-rulebook = Rulebook
game-resign = Give up
game-resign-game = Give up this game only
game-resign-match = Give up the match
game-leave = Leave for good
game-go-on = Play on
game-home = To the start page
game-sure-resign = Do you really give up? That cannot be undone.
game-sure-resign-game = Do you really give up this game of the match? The match goes on.
game-sure-leave = Do you really leave for good? The others play on without you.

## The end of a round, and of the game

game-round-won = You win the round
game-round-to = The round goes to: { $player }
game-round-tied = The round is tied
game-result = Result
game-won = Victory
game-shared = A shared victory
game-lost = Defeat
game-drawn = A tie
game-winner = Winner: { $player }
game-reading = Reading the story of the game…
game-no-story = The story of this game cannot be read just now.
game-chart = Strength over time
game-highest = Highest: { $count }
game-decisive = The moves that decided it
game-score = Games won
game-rematch = Rematch
game-accept-rematch = Accept the rematch
game-to-rematch = Go to the rematch
game-chronicle = Replay
game-share = Share
game-copied = Link copied
game-record = Download the record
game-look = Look at the table again
game-new = New game

## The tournament match

game-match = Match
game-game = Game { $game }
game-name-deck = Choose your deck for game { $game }.
game-names-deck = Chooses a deck for game { $game }: { $player }
game-retired = Has won, is out
game-named = Chosen
game-none-named = No deck has been shown yet.

## Keys

game-key-arrows = Go about the table
game-key-enter = Take a card up, play it, press a button
game-key-escape = Put back, close
game-key-digits = Take the card of that number
game-key-look = Look at a card closely
game-key-pass = Pass (twice)
game-key-hint = Ask for a hint
game-key-leader = Use the leader (twice)
game-key-hand = To the hand
game-key-log = What happened
game-key-menu = The menu of the table
game-key-help = These keys
game-key-touch = By touch: tap a card and then a lit place, or drag it there; hold a card to look at it.
