### The board in the browser.

## The board, as a screen reader describes it

board-hand = Hand: { $count }
board-deck = Deck: { $count }
board-pile = Discard pile: { $count }
board-gems = Gems: { $count }
board-points = Points: { $count }
board-total = Total: { $count }
board-passed = Passed
board-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
board-weather = Weather
board-clear = Clear skies
board-row = { $row ->
    [close] Close combat row
    [ranged] Ranged row
   *[siege] Siege row
}
board-unit = { $card }: { $strength }
board-horn = Commander’s Horn
board-turn = To move
board-used = Leader used
board-cancelled = Leader cancelled
board-face = Face down: { $count }
board-enlarge = Take a closer look
board-leaders = Leaders left: { $count }
board-play-here = Play here: { board-row }
