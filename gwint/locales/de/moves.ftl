### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: auf die Hand kommt { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(gegen: { $side })
       *[no] {""}
    }
}
move-use-leader = Anführer einsetzen
move-pass = Passen
move-exchange = Tauschen: { $card }
move-done = { $question ->
    [redraw] Hand behalten
    [moves] Verschieben beenden
   *[none] Fertig
}
move-start = { $own ->
    [yes] Selbst beginnen
   *[no] Es beginnt: { $player }
}
move-decline = Recht für später behalten
move-choose = { $question ->
    [revival] Wiederbeleben: { $card }
    [pile] Nehmen: { $card }
    [deck] Nehmen: { $card }
    [weather] Wetter: { $card }
    [bond] Holen: { $card }
   *[none] Wählen: { $card }
}
move-against = Gegner: { $player }
move-discard = Ablegen: { $card }
move-shift = { $card }: { $from } → { $to }
