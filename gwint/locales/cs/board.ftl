### The board in the browser.

## The board, as a screen reader describes it

board-hand = Ruka: { $count }
board-deck = Herní balíček: { $count }
board-pile = Odkládací balíček: { $count }
board-gems = Životy: { $count }
board-points = Body: { $count }
board-total = Síla armády: { $count }
board-passed = Vynechává
board-round = { $round ->
    [0] Před prvním kolem
   *[other] Kolo { $round }
}
board-weather = Počasí
board-clear = Jasno
board-row = { $row ->
    [close] Přední linie
    [ranged] Zadní voj
   *[siege] Obléhací linie
}
board-unit = { $card }: { $strength }
board-horn = Velitelský roh
board-turn = Na tahu
board-used = Velitel použit
board-cancelled = Schopnost velitele zrušena
board-face = Lícem dolů: { $count }
board-enlarge = Prohlédnout zblízka
board-leaders = Zbývající velitelé: { $count }
board-play-here = Zahrát sem: { board-row }
