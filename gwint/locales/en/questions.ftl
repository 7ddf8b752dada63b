### The questions put to the players. The players’ names stand before the colon.

question-redraw = { $players }: you may exchange { $most ->
    [one] { $most } card
   *[other] up to { $most } cards, one at a time,
} or keep your hand.
question-turn = { $player }: { $leader ->
    [yes] { $discards ->
        [yes] play a card, use your leader, discard a card or pass.
       *[no] play a card, use your leader or pass.
    }
   *[no] { $discards ->
        [yes] play a card, discard a card or pass.
       *[no] play a card or pass.
    }
}
question-choose-starter = { $scoiatael ->
    [once-any-round] { $player }: choose who takes the first turn of the round.
   *[game-start] { $player }: choose who takes the first turn of the game.
}
question-claim-round = { $player }: once per game, as Scoia’tael, you may decide who starts a round. Choose who starts this one, or keep this right for later.
question-choose-revival = { $player }: choose a unit from your discard pile. It is played immediately.
question-place-card = { $player }: choose where to play { $card }.
question-choose-opponent = { $player }: choose the opponent your leader targets.
question-choose-from-pile = { $own ->
    [yes] { $player }: choose a card from your discard pile.
   *[no] { $player }: choose a card from your opponent’s discard pile ({ $side }).
}
question-choose-discard = { $player }: choose { $count ->
    [one] a card
   *[other] { $count } cards, one at a time,
} to discard from your hand.
question-give-up-card = { $player }: choose a card from your hand to discard; your opponent’s leader demands it.
question-choose-from-deck = { $player }: choose a card from your deck to take into your hand. The deck is then shuffled.
question-choose-weather = { $player }: choose the weather your leader brings.
question-choose-bond = { $player }: choose a tight-bond unit on your side; another card of the same name is played from your deck.
question-choose-moves = { $moved ->
    [yes] { $player }: move another agile unit, or finish.
   *[no] { $player }: move an agile unit to another row.
} Not moved yet: { $cards }.
