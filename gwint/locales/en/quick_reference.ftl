### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Before the game
quick-turn = On your turn, do one of these
quick-rows = Rows and strength
quick-abilities = { label-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Hand
    .rule = { $hand_size ->
        [one] Draw { $hand_size } card.
       *[other] Draw { $hand_size } cards.
    }{ $redraws ->
        [0] {""}
        [1] {" "}You may exchange 1 of them.
       *[other] {" "}You may exchange up to { $redraws } of them.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Before each later round, draw { $round_draw } more.
    }
quick-gems = Gems
    .rule = Each player has { $gems }.
quick-first-player = { starting-player }
    .rule = { $toss_winner ->
        [chooses] Coin toss: the winner chooses who starts.
       *[starts] Coin toss: the winner starts.
    }

## On your turn

quick-play = Play a card
    .rule = A unit goes to its row on your side. An ability takes effect as soon as the card lies there.
quick-leader = Use your leader
    .rule = An active ability, once per game. A passive ability always works.
quick-discard = Discard a card
    .rule = { $discard_turn ->
        [yes] From your hand, without any effect.
       *[no] {""}
    }
quick-pass = Pass
    .rule = You take no more turns this round. With no card and no usable leader, you pass automatically.

## Rows and strength

quick-close = { row-close }
    .rule = Weather: { weather-frost }
quick-ranged = { row-ranged }
    .rule = Weather: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .rule = Weather: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .rule = Start with the printed strength; weather makes it 1; tight bond multiplies it; each other morale boost adds 1; a horn doubles it once.
quick-hero = { kind-hero }
    .rule = No ability affects a hero, good or bad. Its strength counts.

## Abilities of units

quick-agile = { ability-agile }
    .rule = { $agile_rows ->
        [all] Goes to any of your three rows.
       *[close-ranged] Goes to your close combat row or your ranged row.
    }
quick-medic = { ability-medic }
    .rule = Choose a non-hero unit from your discard pile and play it at once.
quick-morale-boost = { ability-morale-boost }
    .rule = Adds 1 to every other non-hero unit in its row.
quick-muster = { ability-muster }
    .rule = { $muster_from_hand ->
        [no] Play every card that it calls from your deck.
       *[yes] Play every card that it calls from your deck and your hand.
    }
quick-spy = { ability-spy }
    .rule = Goes to your opponent’s side and counts there. You draw 2 cards.
quick-tight-bond = { ability-tight-bond }
    .rule = Its strength times the number of such units of the same name on its side.
quick-unit-horn = { ability-commanders-horn }
    .rule = { $unit_horn_doubles_itself ->
        [yes] Doubles all non-hero units in its row, itself included.
       *[no] Doubles all other non-hero units in its row.
    }
quick-row-scorch = { ability-scorch-row }
    .rule = If the same row of your opponent totals 10 or more, discard its strongest non-hero units.
quick-unit-scorch = { ability-scorch }
    .rule = Like the special card; this card may be discarded too.
quick-avenger = { ability-summon-avenger }
    .rule = When it is discarded from the battlefield, even at the end of a round, its avenger comes from the side deck.
quick-berserker = { ability-berserker }
    .rule = In a row with a mardroeme, it is replaced by its card from the side deck for good.
quick-mardroeme = { ability-mardroeme }
    .rule = Transforms every berserker in its row, also those that come later.

## Special cards and weather

quick-decoy = { special-decoy }
    .rule = Take a non-hero unit on your side into your hand. The Decoy stays in its place with strength 0.
quick-horn = { special-commanders-horn }
    .rule = Doubles all non-hero units in one of your rows. { $mardroeme_shares_row ->
        [no] One special card per row.
       *[yes] One special Horn per row.
    }
quick-scorch = { special-scorch }
    .rule = Discard the strongest non-hero unit on the whole battlefield; if several are tied, all of them.
quick-special-mardroeme = { special-mardroeme }
    .rule = The same in one of your rows, until the end of the round.
quick-weather = { weather }
    .rule = All non-hero units in its rows, on both sides, have strength 1; a 0 stays 0.{ $covered_weather ->
        [discarded] {" "}A second card of a kind is discarded.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .rule = Discard all weather cards.

## End of the round

quick-result = Result
    .rule = When all have passed, the higher total wins. The loser removes a gem; on a tie, all players do.
quick-battlefield = Battlefield
    .rule = All cards, weather included, go to the discard piles of the sides on which they lie.
quick-next-round = Next round
    .rule = { $after_draw ->
        [last-to-pass] The winner starts; after a tie, the player who passed last.
       *[other-player] The winner starts; after a tie, the player who did not start the last round.
    }
quick-game-end = { game-end }
    .rule = A player with no gems left loses. { $double_draw ->
        [replay] If both lose the last one together, replay the game with the same decks.
       *[draw] If both lose the last one together, the game is a tie.
    }

## Factions

quick-monsters = { faction-monsters }
    .rule = After each round but the last, a random non-hero unit on your side stays in its row.
quick-nilfgaard = { faction-nilfgaard }
    .rule = You win a tied round, unless both players have Nilfgaard.
quick-northern-realms = { faction-northern-realms }
    .rule = Draw a card after each round you win.
quick-scoiatael = { faction-scoiatael }
    .rule = { $scoiatael ->
        [once-any-round] Once per game, before any round, decide who starts it.
        [game-start-two-cancel] Decide who starts the game, unless both players have Scoia’tael.
       *[game-start] Decide who starts the game. If both players have Scoia’tael, a coin toss picks which of you decides.
    }
quick-skellige = { faction-skellige }
    .rule = In the third round, two random non-hero units from your discard pile are played.
