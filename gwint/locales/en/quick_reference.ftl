### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Before the game
quick-turn = On your turn, do one of these
quick-rows = Rows and strength
quick-abilities = { book-chapter-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Hand
    .text = { $hand_size ->
        [one] Draw { $hand_size } card.
       *[other] Draw { $hand_size } cards.
    }{ $redraws ->
        [0] {""}
        [1] {" "}You may exchange 1 card.
       *[other] {" "}You may exchange up to { $redraws } cards.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Before each later round, draw { $round_draw } more.
    }
quick-gems = { referee-gems }
    .text = Each player has { $gems }.
quick-first-player = { starting-player }
    .text = { $toss_winner ->
        [chooses] Coin toss: the winner chooses who starts.
       *[starts] Coin toss: the winner starts.
    }

## On your turn

quick-play = Play a card
    .text = A unit goes to its row on your side. Its ability takes effect as soon as it lies there.
quick-leader = Use your leader
    .text = You may use an active ability once per game. A passive ability always works.
quick-discard = Discard a card
    .text = Discard it from your hand, without any effect.
quick-pass = Pass
    .text = You take no more turns this round. With no cards in hand and no usable leader, you pass automatically.

## Rows and strength

quick-close = { row-close }
    .text = Weather: { weather-frost }
quick-ranged = { row-ranged }
    .text = Weather: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .text = Weather: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .text = Start with the printed strength; weather makes it 1; tight bond multiplies it; each other morale boost adds 1; a horn doubles it once.
quick-hero = { kind-hero }
    .text = No ability, good or bad, affects a hero. Its strength counts towards your total.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Goes to any of your three rows.
       *[close-ranged] Goes to your close combat row or your ranged row.
    }
quick-medic = { ability-medic }
    .text = Choose a non-hero unit from your discard pile and play it at once.
quick-morale-boost = { ability-morale-boost }
    .text = Adds 1 to all other non-hero units in its row.
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Play all the cards it calls, from your deck.
       *[yes] Play all the cards it calls, from your deck and your hand.
    }
quick-spy = { ability-spy }
    .text = Goes to your opponent’s side and counts there. You draw 2 cards.
quick-tight-bond = { ability-tight-bond }
    .text = Multiply its strength by the number of units with this ability and the same name on its side.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Doubles all non-hero units in its row, itself included.
       *[no] Doubles all other non-hero units in its row.
    }
quick-row-scorch = { ability-scorch-row }
    .text = If your opponent’s row of the same kind totals 10 or more, discard the strongest non-hero unit there; if several are tied, all of them.
quick-unit-scorch = { ability-scorch }
    .text = Works like the special card; this card itself may be discarded, too.
quick-avenger = { ability-summon-avenger }
    .text = When it is discarded from the battlefield, even at the end of a round, its avenger comes from the side deck.
quick-berserker = { ability-berserker }
    .text = In a row with a mardroeme, it is permanently replaced by the matching card from the side deck.
quick-mardroeme = { ability-mardroeme }
    .text = Transforms every berserker in its row, including those that arrive later.

## Special cards and weather

quick-decoy = { special-decoy }
    .text = Take a non-hero unit on your side into your hand. The Decoy stays in its place with strength 0.
quick-horn = { special-commanders-horn }
    .text = Doubles all non-hero units in one of your rows. { $mardroeme_shares_row ->
        [no] One special card per row.
       *[yes] One special Horn per row.
    }
quick-scorch = { special-scorch }
    .text = Discard the strongest non-hero unit on the whole battlefield; if several are tied, all of them.
quick-special-mardroeme = { special-mardroeme }
    .text = Place it in one of your rows. Until the end of the round, it transforms every berserker there, even one played later.
quick-weather = { weather }
    .text = All non-hero units in its rows, on both sides, have strength 1; a 0 stays 0.{ $covered_weather ->
        [discarded] {" "}A second card of the same kind is discarded.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Discard all weather cards.

## End of the round

quick-result = Result
    .text = When both players have passed, the higher total wins. The loser removes a gem; on a tie, both players do.
quick-battlefield = Battlefield
    .text = All cards go to the discard pile of the side on which they lie, weather cards to that of the player who played them.
quick-next-round = Next round
    .text = { $after_draw ->
        [last-to-pass] The winner starts; after a tie, the player who passed last.
       *[other-player] The winner starts; after a tie, the player who did not start the last round.
    }
quick-game-end = { game-end }
    .text = A player with no gems left loses. { $double_draw ->
        [replay] If both lose their last gem at the same time, replay the game with the same decks.
       *[draw] If both lose their last gem at the same time, the game is a tie.
    }

## Factions

quick-monsters = { faction-monsters }
    .text = After each round but the last, a random non-hero unit on your side stays in its row.
quick-nilfgaard = { faction-nilfgaard }
    .text = You win a tied round, unless both players have Nilfgaard.
quick-northern-realms = { faction-northern-realms }
    .text = Draw a card after each round you win.
quick-scoiatael = { faction-scoiatael }
    .text = { $scoiatael ->
        [once-any-round] Once per game, before any round, you may decide who starts it.
        [game-start-two-cancel] Decide who starts the game, unless both players have Scoia’tael.
       *[game-start] Decide who starts the game. If both players have Scoia’tael, a coin toss determines which of you decides.
    }
quick-skellige = { faction-skellige }
    .text = At the start of the third round, two random non-hero units from your discard pile are played.
