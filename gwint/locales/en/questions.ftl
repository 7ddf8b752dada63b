### What is asked of whom. The players’ names stand before the colon.

question-redraw = { $players }: up to { $most } cards of the hand may be exchanged, one at a time, or the hand kept as it is.
question-turn = { $player }: play a card, use your leader or pass.
question-choose-starter = { $player }: choose who takes the first turn of the round.
question-claim-round = { $player }: once per game you, as Scoia’tael, may decide who starts a round. Choose who starts this one, or keep the right for later.
question-choose-revival = { $player }: choose a unit from your discard pile. It is played at once.
question-place-card = { $player }: choose where to play { $card }.
question-choose-opponent = { $player }: choose the opponent whom your leader concerns.
question-choose-from-pile = { $own ->
    [yes] { $player }: choose a card from your discard pile.
   *[no] { $player }: choose a card from the opponent’s discard pile ({ $side }).
}
question-choose-discard = { $player }: choose { $count ->
    [one] a card
   *[other] { $count } cards, one at a time,
} to discard from your hand.
question-give-up-card = { $player }: choose a card of your hand to discard; the opponent’s leader demands it.
question-choose-from-deck = { $player }: choose a card from your deck. You take it into your hand, and the deck is shuffled.
question-choose-weather = { $player }: choose the weather that your leader brings.
question-choose-bond = { $player }: choose the unit with tight bond of which one more comes from your deck.
question-choose-moves = { $moved ->
    [yes] { $player }: move another agile unit, or finish.
   *[no] { $player }: move an agile unit to another row.
} Not moved yet: { $cards }.
