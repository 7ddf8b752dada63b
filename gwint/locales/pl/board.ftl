### The board in the browser.

## The board, as a screen reader describes it

board-hand = Ręka: { $count }
board-deck = Talia: { $count }
board-pile = Stos kart odrzuconych: { $count }
board-gems = Znaczniki porażki: { $count }
board-points = Punkty: { $count }
board-total = Siła całkowita: { $count }
board-passed = Pas
board-clear = Bezchmurnie
board-unit = { $card }: { $strength }
board-turn = Teraz gra
board-used = Dowódca użyty
board-cancelled = Dowódca zablokowany
board-face = Zakryte: { $count }
board-enlarge = Obejrzyj z bliska
board-leaders = Pozostali dowódcy: { $count }
board-play-here = Zagraj tutaj: { $row }
