### The board in the browser.

## The board, as a screen reader describes it

board-hand = Рука: { $count }
board-deck = Колода: { $count }
board-pile = Скид: { $count }
board-gems = Самоцвіти: { $count }
board-points = Очки: { $count }
board-total = Загальна сила: { $count }
board-passed = Пас
board-round = { $round ->
    [0] Перед першим раундом
   *[other] Раунд { $round }
}
board-weather = Погода
board-clear = Ясне небо
board-row = { $row ->
    [close] Ряд ближнього бою
    [ranged] Ряд дальнього бою
   *[siege] Ряд облогового бою
}
board-unit = { $card }: { $strength }
board-horn = Командирський ріг
board-turn = Ходить
board-used = Лідера використано
board-cancelled = Ефект лідера скасовано
board-face = Долілиць: { $count }
board-enlarge = Роздивитися ближче
board-leaders = Лишилося лідерів: { $count }
board-play-here = Зіграти сюди: { board-row }
