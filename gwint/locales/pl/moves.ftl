### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: na rękę trafia karta { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(przeciwnik: { $side })
       *[no] {""}
    }
}
move-use-leader = Użyj dowódcy
move-pass = Spasuj
move-exchange = Wymień: { $card }
move-done = { $question ->
    [redraw] Zostaw rękę bez zmian
    [moves] Zakończ przesuwanie
   *[none] Gotowe
}
move-start = { $own ->
    [yes] Rozpocznij rundę
   *[no] Rundę rozpoczyna: { $player }
}
move-decline = Zachowaj to prawo na później
move-choose = { $question ->
    [revival] Wskrześ: { $card }
    [pile] Weź: { $card }
    [deck] Weź: { $card }
    [weather] Pogoda: { $card }
    [bond] Przywołaj: { $card }
   *[none] Wybierz: { $card }
}
move-against = Przeciwnik: { $player }
move-discard = Odrzuć: { $card }
move-shift = { $card }: { $from } → { $to }
