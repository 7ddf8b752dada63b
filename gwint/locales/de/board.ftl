### The board in the browser.

## The board, as a screen reader describes it

board-hand = Handkarten: { $count }
board-deck = Karten im Deck: { $count }
board-pile = Ablagestapel: { $count }
board-gems = Edelsteine: { $count }
board-points = Punkte: { $count }
board-total = Gesamtstärke: { $count }
board-passed = Gepasst
board-clear = Klarer Himmel
board-unit = { $card }: { $strength }
board-turn = Am Zug
board-used = Anführer eingesetzt
board-cancelled = Fähigkeit aufgehoben
board-face = Verdeckt: { $count }
board-enlarge = Näher ansehen
board-leaders = Verbleibende Anführer: { $count }
board-play-here = Hier ausspielen: { $row }
