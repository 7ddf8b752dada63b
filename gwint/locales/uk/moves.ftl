### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: на руку повертається { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(суперник: { $side })
       *[no] {""}
    }
}
move-use-leader = Скористатися лідером
move-pass = Спасувати
move-exchange = Замінити: { $card }
move-done = { $question ->
    [redraw] Лишити руку без змін
    [moves] Закінчити переміщення
   *[none] Готово
}
move-start = { $own ->
    [yes] Почати раунд
   *[no] Перший хід: { $player }
}
move-decline = Зберегти право на потім
move-choose = { $question ->
    [revival] Повернути: { $card }
    [pile] Узяти: { $card }
    [deck] Узяти: { $card }
    [weather] Погода: { $card }
    [bond] Покликати: { $card }
   *[none] Вибрати: { $card }
}
move-against = Суперник: { $player }
move-discard = Скинути: { $card }
move-shift = { $card }: { $from } → { $to }
