### The board in the browser.

## The board, as a screen reader describes it

board-hand = Hand: { $count }
board-deck = Deck: { $count }
board-pile = Discard pile: { $count }
board-gems = Gems: { $count }
board-points = Points: { $count }
board-total = Total: { $count }
board-passed = Passed
board-clear = Clear skies
board-unit = { $card }: { $strength }
board-turn = To move
board-used = Leader used
board-cancelled = Leader cancelled
board-face = Face down: { $count }
board-enlarge = Take a closer look
board-leaders = Leaders left: { $count }
board-play-here = Play here: { $row }
