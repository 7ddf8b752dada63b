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
        [1] {" "}You may exchange 1 of them.
       *[other] {" "}You may exchange up to { $redraws } of them.
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
    .text = A unit goes to its row on your side. An ability takes effect as soon as the card lies there.
quick-leader = Use your leader
    .text = An active ability, once per game. A passive ability always works.
quick-discard = Discard a card
    .text = From your hand, without any effect.
quick-pass = Pass
    .text = You take no more turns this round. With no card and no usable leader, you pass automatically.

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
    .text = No ability affects a hero, good or bad. Its strength counts.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Goes to any of your three rows.
       *[close-ranged] Goes to your close combat row or your ranged row.
    }
quick-medic = { ability-medic }
    .text = Choose a non-hero unit from your discard pile and play it at once.
quick-morale-boost = { ability-morale-boost }
    .text = Adds 1 to every other non-hero unit in its row.
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Play every card that it calls from your deck.
       *[yes] Play every card that it calls from your deck and your hand.
    }
quick-spy = { ability-spy }
    .text = Goes to your opponent’s side and counts there. You draw 2 cards.
quick-tight-bond = { ability-tight-bond }
    .text = Its strength times the number of such units of the same name on its side.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Doubles all non-hero units in its row, itself included.
       *[no] Doubles all other non-hero units in its row.
    }
quick-row-scorch = { ability-scorch-row }
    .text = If the same row of your opponent totals 10 or more, discard its strongest non-hero units.
quick-unit-scorch = { ability-scorch }
    .text = Like the special card; this card may be discarded too.
quick-avenger = { ability-summon-avenger }
    .text = When it is discarded from the battlefield, even at the end of a round, its avenger comes from the side deck.
quick-berserker = { ability-berserker }
    .text = In a row with a mardroeme, it is replaced by its card from the side deck for good.
quick-mardroeme = { ability-mardroeme }
    .text = Transforms every berserker in its row, also those that come later.

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
    .text = The same in one of your rows, until the end of the round.
quick-weather = { weather }
    .text = All non-hero units in its rows, on both sides, have strength 1; a 0 stays 0.{ $covered_weather ->
        [discarded] {" "}A second card of a kind is discarded.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Discard all weather cards.

## End of the round

quick-result = Result
    .text = When all have passed, the higher total wins. The loser removes a gem; on a tie, all players do.
quick-battlefield = Battlefield
    .text = All cards, weather included, go to the discard piles of the sides on which they lie.
quick-next-round = Next round
    .text = { $after_draw ->
        [last-to-pass] The winner starts; after a tie, the player who passed last.
       *[other-player] The winner starts; after a tie, the player who did not start the last round.
    }
quick-game-end = { game-end }
    .text = A player with no gems left loses. { $double_draw ->
        [replay] If both lose the last one together, replay the game with the same decks.
       *[draw] If both lose the last one together, the game is a tie.
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
        [once-any-round] Once per game, before any round, decide who starts it.
        [game-start-two-cancel] Decide who starts the game, unless both players have Scoia’tael.
       *[game-start] Decide who starts the game. If both players have Scoia’tael, a coin toss picks which of you decides.
    }
quick-skellige = { faction-skellige }
    .text = In the third round, two random non-hero units from your discard pile are played.
