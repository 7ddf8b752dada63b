### The board in the browser.

## The board, as a screen reader describes it

board-hand = Рука: { $count }
board-deck = Колода: { $count }
board-pile = Скид: { $count }
board-gems = Самоцвіти: { $count }
board-points = Очки: { $count }
board-total = Загальна сила: { $count }
board-passed = Пас
board-clear = Ясне небо
board-unit = { $card }: { $strength }
board-turn = Ходить
board-used = Лідера використано
board-cancelled = Ефект лідера скасовано
board-face = Долілиць: { $count }
board-enlarge = Роздивитися ближче
board-leaders = Лишилося лідерів: { $count }
board-play-here = Зіграти сюди: { $row }
