### Moves, as a menu lists them.

move-play = { $takes ->
    [yes] { $card }: takes { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(against: { $side })
       *[no] {""}
    }
}
move-use-leader = Use the leader
move-pass = Pass
move-exchange = Exchange: { $card }
move-done = { $question ->
    [redraw] Keep the hand
    [moves] Finish moving
   *[none] Done
}
move-start = { $own ->
    [yes] Take the first turn
   *[no] First turn: { $player }
}
move-decline = Keep the right for later
move-choose = { $question ->
    [revival] Revive: { $card }
    [pile] Take: { $card }
    [deck] Take: { $card }
    [weather] Weather: { $card }
    [bond] Call: { $card }
   *[none] Choose: { $card }
}
move-against = Opponent: { $player }
move-discard = Discard: { $card }
move-shift = { $card }: { $from } → { $to }
