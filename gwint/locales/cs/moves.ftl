### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: do ruky jde { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(soupeř: { $side })
       *[no] {""}
    }
}
move-use-leader = Použít velitele
move-pass = Vynechat tah
move-exchange = Vyměnit: { $card }
move-done = { $question ->
    [redraw] Nechat si ruku
    [moves] Skončit s přesuny
   *[none] Hotovo
}
move-start = { $own ->
    [yes] Začít
   *[no] Začíná: { $player }
}
move-decline = Nechat si právo na později
move-choose = { $question ->
    [revival] Oživit: { $card }
    [pile] Vzít: { $card }
    [deck] Vzít: { $card }
    [weather] Počasí: { $card }
    [bond] Vynést další: { $card }
   *[none] Vybrat: { $card }
}
move-against = Soupeř: { $player }
move-discard = Odložit: { $card }
move-shift = { $card }: { $from } → { $to }
