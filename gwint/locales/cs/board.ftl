### The board in the browser.

## The board, as a screen reader describes it

board-hand = Ruka: { $count }
board-deck = Herní balíček: { $count }
board-pile = Odkládací balíček: { $count }
board-gems = Životy: { $count }
board-points = Body: { $count }
board-total = Síla armády: { $count }
board-passed = Vynechává
board-clear = Jasno
board-unit = { $card }: { $strength }
board-turn = Na tahu
board-used = Velitel použit
board-cancelled = Schopnost velitele zrušena
board-face = Lícem dolů: { $count }
board-enlarge = Prohlédnout si zblízka
board-leaders = Zbývající velitelé: { $count }
board-play-here = Zahrát sem: { $row }
