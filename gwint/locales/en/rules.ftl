### The rules, as the player reads them. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Agile
    .rule = { $agile_rows ->
        [all] You may play this card to any of your three rows.
       *[close-ranged] You may play this card to your close combat row or to your ranged row.
    } Once placed, it stays in that row; only a leader can move it.

ability-medic = Medic
    .rule = Choose a non-hero unit from your discard pile and play it immediately, as if from your hand, with its ability. You must choose one if you can; if there is none, nothing happens. A spy you revive goes to your opponent’s side and you draw cards for it; a medic you revive revives another unit in turn.

ability-morale-boost = Morale Boost
    .rule = Adds 1 to the strength of all other non-hero units in its row. The card does not boost itself. Several morale boosts in a row add up.

ability-muster = Muster
    .rule = { $muster_from_hand ->
        [no] Search your deck for all the cards this card calls and play them immediately, each to its own row; then shuffle your deck. Cards in your hand are not called.
       *[yes] Search your deck and your hand for all the cards this card calls and play them immediately, each to its own row; then shuffle your deck. You may not hold any of them back.
    } The discard pile is not searched.

ability-spy = Spy
    .rule = Play this card to your opponent’s side, where it counts towards your opponent’s strength. Then draw 2 cards from your deck, or fewer if it has fewer. When the spy leaves the battlefield, it goes to the discard pile of the side it lay on.

ability-tight-bond = Tight Bond
    .rule = Multiply this unit’s strength by the number of tight-bond units of the same name on its side, including itself. For example, three such units of strength 4 have strength 12 each.

ability-commanders-horn = Commander’s Horn
    .rule = { $unit_horn_doubles_itself ->
        [yes] Doubles the strength of all non-hero units in its row, including itself.
       *[no] Doubles the strength of all other non-hero units in its row. It does not double itself. If a row has several units with the horn, the first stays as it is and the others are doubled; a special or leader’s horn doubles all of them.
    } A unit is never doubled more than once, however many horns its row has.

ability-scorch-row = Row Scorch
    .rule = Check your opponent’s row of the same kind as this card’s own: if it totals 10 or more, discard the strongest non-hero unit there, or all of the strongest if several are tied. Heroes and everything that changes strength count towards the 10, but heroes are never discarded.

ability-scorch = Scorch
    .rule = Works like the special card Scorch: discard the strongest non-hero unit on the whole battlefield, or all of the strongest if several are tied. This card is considered too: if nothing is stronger, it is discarded as well.

ability-summon-avenger = Summon Avenger
    .rule = When this card is discarded from the battlefield for any reason, its avenger comes from the side deck to the same side, to the row of the avenger’s range symbol. This also happens at the end of a round; the avenger then fights in the next round. If this card returns to a hand or stays on the battlefield, no avenger comes.

ability-berserker = Berserker
    .rule = As soon as this card is in the same row as a mardroeme (the special card or a unit with that ability), whichever of the two came first, it is removed from the game and the matching card from the side deck is played to that row. The berserker does not go to the discard pile, and the transformation is permanent.

ability-mardroeme = Mardroeme
    .rule = While this card is in a row, it transforms every berserker in that row: those already there and those that arrive later. A second mardroeme in the row has no further effect.

## Special cards

special-decoy = Decoy
    .rule = Exchange this card with a non-hero unit on your side; an enemy spy on your side may be chosen too. You take the unit into your hand and may play it again later, with its ability. The Decoy stays in the unit’s place; it has strength 0 and is not a unit. If there is no unit to exchange, you cannot play the Decoy.

special-commanders-horn = Commander’s Horn
    .rule = Choose one of your rows. Until the end of the round, the strength of all non-hero units there is doubled; a unit is never doubled more than once. { $mardroeme_shares_row ->
        [no] Each row has one space for special cards: you cannot choose a row that already has a Horn (including a leader’s horn) or a Mardroeme. A unit with the horn does not prevent this.
       *[yes] Each row can have only one special Horn, and a leader’s horn counts as one. A unit with the horn does not prevent this.
    }

special-scorch = Scorch
    .rule = Discard the strongest non-hero unit on the whole battlefield, whether it is yours or your opponent’s; if several are tied, discard all of them. Strength is compared as it is at that moment. Then discard this card.

special-mardroeme = Mardroeme
    .rule = Play this card to one of your rows, where it stays until the end of the round. It transforms every berserker in that row: those already there and those that arrive later. { $mardroeme_shares_row ->
        [no] Each row has one space for special cards: you cannot choose a row that already has a Horn (including a leader’s horn) or a Mardroeme.
       *[yes] It may share the row with a Horn or another Mardroeme.
    }

## Weather cards

weather = Weather
    .rule = A weather card lies in the weather zone and affects the rows it names on both sides: the strength of every non-hero unit there is reduced to 1 (a strength of 0 stays 0). Several kinds of weather may lie there at once. { $covered_weather ->
        [discarded] A second card of the same kind is discarded immediately, and so is Fog or Rain played under a Storm; a Storm discards any Fog and Rain already there.
       *[lies] A second card of the same kind may be played, but has no further effect.
    } Weather lasts until it is cleared or the round ends.

weather-frost = Biting Frost
    .rule = While this card is in the weather zone, the strength of all non-hero units in both close combat rows is reduced to 1. It lasts until the weather is cleared or the round ends.

weather-fog = Impenetrable Fog
    .rule = While this card is in the weather zone, the strength of all non-hero units in both ranged rows is reduced to 1. It lasts until the weather is cleared or the round ends.

weather-rain = Torrential Rain
    .rule = While this card is in the weather zone, the strength of all non-hero units in both siege rows is reduced to 1. It lasts until the weather is cleared or the round ends.

weather-storm = Skellige Storm
    .rule = While this card is in the weather zone, the strength of all non-hero units in the ranged and siege rows of both sides is reduced to 1. It lasts until the weather is cleared or the round ends.{ $covered_weather ->
        [discarded] {" "}Any Fog and Rain in the weather zone are discarded.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Only Skellige decks may contain it.
       *[edition-2025] {""}
    }

weather-clear-weather = Clear Weather
    .rule = Discard all cards in the weather zone, then this card: all weather ends. You may play it even when there is no weather.

## Factions

faction-neutral = Neutral
    .rule = Neutral cards are printed in every faction’s colour: each faction has its own set of them and may use them in its decks.

faction-monsters = Monsters
    .rule = At the end of every round that does not end the game, one random non-hero unit on your side stays in its row; this may be an enemy spy on your side. The unit’s ability is not triggered again, but a lasting ability continues to work.

faction-nilfgaard = Nilfgaard
    .rule = You win every round that ends in a tie. If both players have Nilfgaard, this has no effect.

faction-northern-realms = Northern Realms
    .rule = After each round you win, draw a card from your deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Once per game, before a round of your choice, you may decide who starts it; this overrides the coin toss and the result of the last round. If both players can still do this, the player who would not start is asked first (before the first round, a random player); as soon as one of them decides, the matter is settled for that round.
        [game-start-two-cancel] You decide who takes the first turn of the game. If both players have Scoia’tael, the coin toss alone decides.
       *[game-start] You decide who takes the first turn of the game. If both players have Scoia’tael, a coin toss determines which of you decides.
    }

faction-skellige = Skellige
    .rule = At the start of the third round, two random non-hero units from your discard pile are played, one after the other, with their abilities. If there is only one, it alone is played.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passive: the strength of every non-hero spy on the battlefield is doubled, on both sides, no matter who played it. This is applied after weather and before tight bonds.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only if you have at least 2 cards in hand and 1 in your deck.
        [video] Active: take a non-hero unit of your choice from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: take any one card, even a hero, from your discard pile into your hand. You can use this only if the pile has a card.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Active: this leader acts as Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm, as you choose, until the weather is cleared or the round ends. The card itself is not needed.
           *[from-deck] Active: play Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm from your deck, as you choose, then shuffle the deck. You can use this only if your deck has such a card.
        }
        [video] Active: double the strength of the non-hero units in your close combat row until the end of the round. This counts as that row’s special Horn. You cannot use this if there is a special card in the row’s space; a unit with the horn does not prevent this and is doubled too.
       *[book] Active: double the strength of the non-hero units in your close combat row until the end of the round. This counts as that row’s special Horn. You cannot use this if a horn already affects the row, including a unit’s horn.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Active: take a card of your choice, other than a hero, from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only if you have at least 2 cards in hand and 1 in your deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Active: double the strength of the non-hero units in your close combat row until the end of the round. This counts as that row’s special Horn. You cannot use this if a horn already affects the row, including a unit’s horn.
       *[book] { $weather_leaders ->
            [of-themselves] Active: this leader acts as a weather card of your choice, including Clear Weather; the weather lasts until it is cleared or the round ends. The card itself is not needed.
           *[from-deck] Active: play a weather card of your choice from your deck, including Clear Weather, then shuffle the deck. You can use this only if your deck has such a card.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader acts as Torrential Rain until the weather is cleared or the round ends. The card itself is not needed.
       *[from-deck] Active: play Torrential Rain from your deck, then shuffle the deck. You can use this only if your deck has the card.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Active: each player, starting with you, plays a random non-hero unit from their own discard pile, with its ability. You can use this only if at least one discard pile has such a unit.
        [video] Passive: whenever any player restores a unit from a discard pile to the battlefield, that unit is chosen at random. Cards that leaders take from a discard pile into a hand are random as well. A medic who is a hero still chooses.
       *[book] Passive: whenever any player restores a unit from a discard pile to the battlefield, that unit is chosen at random. A medic who is a hero still chooses.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Active: point at 3 cards in your opponent’s hand and look at them, or at all of them if there are fewer; cards you do not know yet come first.
       *[book] Active: look at 3 random cards in your opponent’s hand, or at all of them if there are fewer.
    } Your opponent learns which cards you saw. You can use this only if your opponent has a card in hand.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Active: choose a card other than a hero from your opponent’s discard pile and play it immediately, as if from your hand. It is yours from then on. You can use this only if there is a card that you could play.
        [video] Active: take a non-hero unit of your choice from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if there is one.
       *[book] Active: take any one card, even a hero, from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if the pile has a card.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passive: cancels your opponent’s leader before the first card is drawn. A cancelled leader has no effect, neither passive nor active. This leader cannot be cancelled.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader acts as Impenetrable Fog until the weather is cleared or the round ends. The card itself is not needed.
       *[from-deck] Active: play Impenetrable Fog from your deck, then shuffle the deck. You can use this only if your deck has the card.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Active: discard all cards in the weather zone; all weather ends. { $leader_effects ->
        [video] You can use this only while there is weather.
       *[book] You may use this even when there is no weather.
    }

leader-foltest-son-of-medell =
    .rule = Active: if your opponent’s ranged row totals 10 or more, discard the strongest non-hero unit there, or all of the strongest if several are tied. You can use this only if the row totals 10 or more and has a non-hero unit.

leader-foltest-the-siegemaster =
    .rule = Active: double the strength of the non-hero units in your siege row until the end of the round. This counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if there is a special card in the row’s space; a unit with the horn does not prevent this and is doubled too.
       *[book] You cannot use this if a horn already affects the row, including a unit’s horn.
    }

leader-foltest-the-steel-forged =
    .rule = Active: if your opponent’s siege row totals 10 or more, discard the strongest non-hero unit there, or all of the strongest if several are tied. You can use this only if the row totals 10 or more and has a non-hero unit.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Active: draw a card from your deck. You can use this only if your deck has a card.
       *[book] Passive: at the start of the game you draw one extra card. You may not exchange more cards than usual.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Active: move any number of your agile units, at least one, each to a row of your choice. Heroes do not move. You can use this only if a unit can move.
       *[book] Active: your agile units move one after the other, each to the row where it is strongest. A unit that would gain nothing stays where it is, and heroes do not move. You can use this only if a unit would move.
    } Moving triggers no abilities.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader acts as Biting Frost until the weather is cleared or the round ends. The card itself is not needed.
       *[from-deck] Active: play Biting Frost from your deck, then shuffle the deck. You can use this only if your deck has the card.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Active: if your opponent’s close combat row totals 10 or more, discard the strongest non-hero unit there, or all of the strongest if several are tied. You can use this only if the row totals 10 or more and has a non-hero unit.

leader-francesca-findabair-the-beautiful =
    .rule = Active: double the strength of the non-hero units in your ranged row until the end of the round. This counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if there is a special card in the row’s space; a unit with the horn does not prevent this and is doubled too.
       *[book] You cannot use this if a horn already affects the row, including a unit’s horn.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Active: choose a tight-bond unit on your side and play another card of the same name from your deck, then shuffle the deck. You can use this only if your deck has such a card.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Active: every player shuffles the non-hero units in their discard pile back into their deck; heroes and special cards stay in the pile. You can use this only if there is such a unit.
       *[book] Active: every player shuffles their whole discard pile back into their deck, including heroes and special cards. You can use this only if a discard pile has a card.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader acts as Skellige Storm until the weather is cleared or the round ends. The card itself is not needed.
       *[from-deck] Active: play Skellige Storm from your deck, then shuffle the deck. You can use this only if your deck has the card.
    }

leader-harald-an-craite-the-cripple =
    .rule = Active: play the special card Mardroeme from your deck to one of your rows, then shuffle the deck. You can use this only if your deck has the card and one of your rows can take it.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Passive: under weather, non-hero units on your side keep half their printed strength, rounded down: 7 becomes 3, 1 becomes 0.
       *[up] Passive: under weather, non-hero units on your side lose only half their printed strength, and the loss is rounded down: 7 becomes 4, 1 stays 1.
    } This includes enemy spies on your side, but not your own spies on the other side.

## Kinds of cards

kind-unit = Unit card
    .rule = A card with a strength of its own. You play it to the row of its range symbol on your side, where its strength counts towards your total; a spy goes to your opponent’s side. If it has an ability, the ability takes effect as soon as the card is placed.

kind-hero = Hero
    .rule = A unit that is immune to all abilities, good and bad, whether of special cards, units or leaders. A hero always has its printed strength, which counts towards its row’s total. A hero’s own ability still works. A medic cannot revive a hero.

kind-special = Special card
    .rule = A card without a strength of its own that you play for its effect. Weather cards are special cards too.

kind-weather = Weather card
    .rule = A special card that affects rows on both sides at once. It lies in the weather zone until the weather is cleared or the round ends; only Clear Weather is discarded immediately.

kind-leader = Leader
    .rule = You choose one leader of your faction along with your deck; the card lies face up in the leader zone. A passive ability always works. An active ability may be used once per game, on your turn, instead of playing a card.

## Rows

row-close = Close combat row
row-ranged = Ranged row
row-siege = Siege row
row-name = { $row ->
    [close] close combat row
    [ranged] ranged row
   *[siege] siege row
}
row-to = { $row ->
    [close] to the close combat row
    [ranged] to the ranged row
   *[siege] to the siege row
}
row-in = { $row ->
    [close] in the close combat row
    [ranged] in the ranged row
   *[siege] in the siege row
}

## Lines that explain a card

card-calls = Calls: { $cards }
card-avenger = Its avenger: { $cards }
card-turns-into = Turns into: { $cards }

## Strength

strength = Strength
    .rule = A unit’s strength is worked out in this order: start with the printed strength; weather reduces it to 1; the leader Eredin Bréacc Glas, The Treacherous, doubles spies; tight bond multiplies it; each morale boost of another card in the row adds 1; a horn doubles it, but only once. A hero always has its printed strength. Your total is the sum of your three rows.

step-printed = printed
step-weather = weather
step-treachery = The Treacherous
step-bond = tight bond
step-morale = morale boost
step-horn = horn

## Chapters of the rulebook

side-deck = Side deck
    .rule = The side deck consists of cards that enter the game only when an ability summons them or another card turns into them. They never start in a deck; they lie next to the battlefield until they are needed. { $side_deck_supply ->
        [unlimited] The side deck never runs out.
       *[printed] Each card exists only in its printed number of copies: a copy that has been used does not return to the side deck, and when none is left, no more can appear.
    } { $avenger_leaves_to ->
        [out-of-game] On the battlefield they are ordinary cards, but an avenger that would go to a discard pile leaves the game instead.
       *[discard-pile] On the battlefield they are ordinary cards, and they go to the discard pile like any other card.
    }

discard-pile = Discard pile
    .rule = A card that leaves a row, including a spy, goes to the discard pile of the side it lay on. Weather cards, as well as special cards that are used up when played, go to the discard pile of the player who played them. You may look through any discard pile at any time.

at-the-table = At the table
    .rule = The battlefield, leaders, gems, side decks and discard piles are open, and so is the number of cards in every hand and deck. The hands and decks themselves are hidden, and the exchange of cards before the first round is secret. There is no limit on the cards in your hand. If your deck is empty, you draw nothing. An ability must be carried out as far as possible, even to your own harm. Weather cards and Scorch may be played even when they change nothing.

redraw = Redraw
    .rule = You draw { $hand_size ->
        [one] { $hand_size } card
       *[other] { $hand_size } cards
    }. { $redraws ->
        [0] You may not exchange any.
        [1] Then you may exchange 1 card.
       *[other] Then you may exchange up to { $redraws } cards, one at a time; you may even exchange the card you have just drawn.
    }{ $redraws ->
        [0] {""}
       *[other] {" "}{ $redraw_returns ->
            [bottom] The card you exchange goes to the bottom of your deck, then you draw a new one; nothing is shuffled.
           *[shuffled] The card you exchange is set aside and you draw a new one; when you have finished, what you set aside is shuffled back into your deck.
        }
    } { $round_draw ->
        [0] This hand must last for the whole game: you draw more cards only through abilities.
        [one] At the start of each later round you draw { $round_draw } more card.
       *[other] At the start of each later round you draw { $round_draw } more cards.
    }

starting-player = Who starts
    .rule = { $start_settled ->
        [after-redraw] The starting player is determined after the redraw.
       *[before-deal] The starting player is determined before the hands are drawn.
    } { $toss_winner ->
        [chooses] The winner of a coin toss chooses who starts.
       *[starts] The winner of a coin toss starts.
    } The ability of Scoia’tael overrides the toss.

passing = Turns and passing
    .rule = On your turn you must do exactly one of { $discard_turn ->
        [yes] four things: play a card, use your leader’s active ability, discard a card from your hand, or pass.
       *[no] three things: play a card, use your leader’s active ability, or pass.
    } If you pass, you take no more turns this round; your opponent continues until they pass too. If you have no cards in hand and no leader you can use, you pass automatically.

round-end = End of the round
    .rule = The round ends when all players have passed. The player with the higher total strength wins, and the loser removes a gem; on a tie, both players remove one, unless Nilfgaard wins the tie. Then all cards on the battlefield, including weather and other special cards, go to the discard piles, except those that an ability keeps there. { $after_draw ->
        [last-to-pass] The winner starts the next round; after a tie, the player who passed last starts it.
       *[other-player] The winner starts the next round; after a tie, the player who did not start the last round starts it.
    }

game-end = End of the game
    .rule = The game ends when a player has no gems left; the player who still has a gem wins. { $gems ->
        [1] A game therefore has only one round.
       *[2] A game therefore has at most three rounds.
        [3] A game therefore has at most five rounds.
        [4] A game therefore has at most seven rounds.
        [5] A game therefore has at most nine rounds.
    } { $double_draw ->
        [replay] If both players lose their last gem at the same time, the game is tied and is replayed with the same decks and leaders; both players draw new hands. If the third replay is also tied, the game ends in a tie.
       *[draw] If both players lose their last gem at the same time, the game is a tie.
    }

deck-building = Building a deck
    .rule = { $deck_limits ->
        [deck-2] Choose 1 leader and build a deck of at least 30 cards with { $max_heroes ->
            [deck-limits] at most 7 heroes and at most 10 special cards
           *[other] at most 10 special cards
        }, including weather; the leader and the side deck do not count.
       *[deck-1] Choose 1 leader and build a deck of at least 22 unit cards, including heroes, and at most 10 special cards, including weather.
    }{ $max_heroes ->
        [deck-limits] {""}
        [0] {" "}No heroes are allowed.
        [one] {" "}A deck may have at most { $max_heroes } hero.
       *[other] {" "}A deck may have at most { $max_heroes } heroes.
    } All cards must belong to your faction’s set (its own and the neutral cards), and you may not use more copies of a card than the collection has. { $card_pool ->
        [storm-in-skellige] The collection is that of the 2025 edition; only Skellige decks may contain Skellige Storm.
        [witcher3] The collection is that of the video game.
       *[edition-2025] The collection is that of the 2025 edition.
    } { $roach ->
        [no] The card Roach is not used.
       *[yes] The card Roach may be in a deck; the heroes Geralt and Ciri call it.
    } { $leader_pool ->
        [witcher3] Only the 22 leaders of the video game are allowed.
       *[all] All 25 leaders are allowed.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = At this table: { $value }.

option-deck-limits = Deck limits
    .rule = Determines how many cards, units, heroes and special cards a deck must or may have.
option-deck-limits-deck-1 = at least 22 units, at most 10 special cards
option-deck-limits-deck-2 = at least 30 cards, at most 7 heroes and 10 special cards

option-max-heroes = Heroes in a deck
    .rule = Determines how many heroes a deck may have.
option-max-heroes-deck-limits = as set by the deck limits
option-max-heroes-number = { $number ->
    [0] none
   *[other] at most { $number }
}

option-gems = Gems
    .rule = Determines how many gems each player or team starts with.
option-gems-number = { $number }

option-hand-size = Cards in the first hand
    .rule = Determines how many cards you draw at the start of the game.
option-hand-size-number = { $number }

option-redraws = Cards you may exchange
    .rule = Determines how many cards of your first hand you may exchange.
option-redraws-number = { $number ->
    [0] none
   *[other] up to { $number }
}

option-redraw-returns = Exchanged cards
    .rule = Determines where the cards you exchange in the redraw go.
option-redraw-returns-shuffled = shuffled back into the deck afterwards
option-redraw-returns-bottom = to the bottom of the deck immediately

option-toss-winner = Winner of the coin toss
    .rule = Determines whether the winner of the coin toss takes the first turn or chooses who does.
option-toss-winner-starts = starts
option-toss-winner-chooses = chooses who starts

option-start-settled = Starting player determined
    .rule = Determines whether you see your hand before or after you learn who starts.
option-start-settled-before-deal = before the hands are drawn
option-start-settled-after-redraw = after the redraw

option-scoiatael = Scoia’tael’s choice
    .rule = Determines when Scoia’tael decides who starts, and what happens when both players have this faction.
option-scoiatael-game-start = at the start of the game; between two Scoia’tael players a toss determines who decides
option-scoiatael-game-start-two-cancel = at the start of the game; two Scoia’tael players cancel each other out
option-scoiatael-once-any-round = once per game, before a round of your choice

option-after-draw = After a tied round
    .rule = Determines who starts the round that follows a tie.
option-after-draw-other-player = the player who did not start the last round starts
option-after-draw-last-to-pass = the player who passed last starts

option-double-draw = Tied game
    .rule = Determines what happens when both players lose their last gem at the same time.
option-double-draw-draw = it stays a tie
option-double-draw-replay = it is replayed

option-round-draw = Cards drawn for each later round
    .rule = Determines how many cards you draw at the start of each round after the first.
option-round-draw-number = { $number ->
    [0] none
   *[other] { $number }
}

option-discard-turn = Discarding instead of playing
    .rule = Determines whether you may discard a card from your hand on your turn instead of playing one.
option-discard-turn-yes = allowed
option-discard-turn-no = not allowed

option-muster-from-hand = Muster calls from the hand
    .rule = Determines whether muster brings cards from your hand as well as from your deck.
option-muster-from-hand-yes = yes
option-muster-from-hand-no = no, from the deck only

option-agile-rows = Rows for agile units
    .rule = Determines which rows you may play an agile unit to.
option-agile-rows-close-ranged = close combat and ranged
option-agile-rows-all = all three

option-unit-horn-doubles-itself = Unit with the horn doubles itself
    .rule = Determines whether a unit with the commander’s horn also doubles its own strength.
option-unit-horn-doubles-itself-yes = yes
option-unit-horn-doubles-itself-no = no, only the others

option-bran-rounding = King Bran’s rounding
    .rule = Determines how the half of their strength that King Bran’s units keep under weather is rounded.
option-bran-rounding-up = up (7 becomes 4)
option-bran-rounding-down = down (7 becomes 3)

option-mardroeme-shares-row = Mardroeme may share a row
    .rule = Determines whether a Mardroeme may share a row with a Horn or another Mardroeme.
option-mardroeme-shares-row-yes = yes, with a Horn or another Mardroeme
option-mardroeme-shares-row-no = no, one special card per row

option-covered-weather = Weather without further effect
    .rule = Determines what happens to a weather card whose rows are already affected by other weather.
option-covered-weather-lies = stays in the weather zone
option-covered-weather-discarded = is discarded immediately

option-avenger-leaves-to = Avengers that leave the battlefield
    .rule = Determines where a summoned avenger goes when it is discarded.
option-avenger-leaves-to-discard-pile = go to the discard pile
option-avenger-leaves-to-out-of-game = leave the game

option-side-deck-supply = Supply of the side deck
    .rule = Determines whether the cards of the side deck can run out.
option-side-deck-supply-printed = the printed number of copies
option-side-deck-supply-unlimited = never runs out

option-weather-leaders = Weather leaders
    .rule = Determines whether a leader who brings weather needs the card in your deck.
option-weather-leaders-from-deck = play the card from the deck
option-weather-leaders-of-themselves = act as the weather themselves

option-leader-effects = Effects of the leaders
    .rule = Determines which version of the leaders’ abilities is used.
option-leader-effects-book = as in the 2025 edition
option-leader-effects-klub = as in the Gwint Klub rules
option-leader-effects-video = as in the video game

option-leader-pool = Choice of leaders
    .rule = Determines which leaders may be chosen.
option-leader-pool-all = all 25
option-leader-pool-witcher3 = the 22 of the video game

option-card-pool = Choice of cards
    .rule = Determines which collection decks are built from.
option-card-pool-edition-2025 = the 2025 edition
option-card-pool-storm-in-skellige = the 2025 edition, Skellige Storm for Skellige only
option-card-pool-witcher3 = the video game’s collection

option-roach = Roach
    .rule = Determines whether Geralt and Ciri call the card Roach.
option-roach-yes = in the game, called by Geralt and Ciri
option-roach-no = not in the game

## Rulesets

ruleset-legendary = The Legendary Card Game
    .rule = The rules of the 2025 tabletop edition.
ruleset-klub = Gwint Klub
    .rule = The rules of the Czech Gwint Klub, version 1.0 of 2017.
ruleset-witcher3 = The Witcher 3
    .rule = The rules of the video game The Witcher 3: Wild Hunt, where Gwent first appeared.
ruleset-house = House rules
    .rule = A ruleset in which your table has changed one or more options.

holds-built = only for a deck that you have built, not for whole sets
holds-person = only for you, not for the virtual opponent
holds-ordinary = for you, and for those leaders of the virtual opponent that have no special effect in solo
holds-advanced = together with the limits of advanced deck building

## Modes

mode-duel = Duel
    .rule = { $gems ->
        [1] Two players with one gem each.
       *[2] Two players with two gems each.
        [3] Two players with three gems each.
        [4] Two players with four gems each.
        [5] Two players with five gems each.
    } You lose a gem for each round you do not win; the last player with a gem wins.

mode-ffa-3 = Free-for-all for three
    .rule = Three players, each playing for themselves. You score a point for each opponent you beat in a round; 4 points win the game.

mode-ffa-4 = Free-for-all for four
    .rule = Four players, each playing for themselves. You score a point for each opponent you beat in a round; 5 points win the game.

mode-ffa-5 = Free-for-all for five
    .rule = Five players, each playing for themselves. You score a point for each opponent you beat in a round; 6 points win the game.

mode-team = Two against two
    .rule = Two teams of two. Partners share an army, a discard pile and { $gems ->
        [1] one gem
       *[2] two gems
        [3] three gems
        [4] four gems
        [5] five gems
    }, and they see each other’s hands.

mode-solo = Solo
    .rule = You play alone against a virtual opponent that has no hand and plays the top card of its deck.

mode-solo-leaders = Solo with leaders
    .rule = You play alone against a virtual opponent that turns up a leader whenever you are ahead at the end of a round.

mode-match = Tournament match
    .rule = Each player brings three decks of different factions. The first player to win two games out of three wins the match.

ffa-rounds = Free-for-all – rounds and points
    .rule = You play for yourself against all other players. Players take one turn each, clockwise, until all have passed. There are no gems, and there is no limit on the number of rounds. At the end of a round you score 1 point for each opponent whose total strength is lower than yours. A tie scores nothing, but Nilfgaard beats every opponent with the same total; if two Nilfgaard players tie, each of them scores 1 point. The goal is one point more than the number of players. If several players have reached it at the end of a round, the player with the most points wins. The game also ends when no player can act any more, or after three rounds in a row in which no player played a card or used a leader; then, too, the player with the most points wins. Players tied for the most points share the win.

ffa-cards = Free-for-all – cards and factions
    .rule = When you play a spy, you choose which opponent receives it; you may choose a player who has passed. Row scorch is checked against each opponent separately, even when a leader has this effect. Any other leader whose text names your opponent lets you choose one opponent; a passive leader affects all opponents. Rules about both players or both sides apply to all players and all sides. The first starting player is random, unless a Scoia’tael player decides; if there are several, one of them, chosen at random, decides. The player who scored the most points in a round starts the next one; if several are tied, it is the one of them who comes next in turn order after the last starting player. Northern Realms draw a card after a round in which they beat at least 2 opponents. Monsters keep a unit after every round. Skellige returns units before the third round only.

team-sides = Two against two – sides and turns
    .rule = Partners sit opposite each other and play different factions. Turns go around the table, so the teams alternate; players who have passed are skipped. You share your rows, a discard pile and { $gems ->
        [1] one gem
       *[2] two gems
        [3] three gems
        [4] four gems
        [5] five gems
    } with your partner. Each of you has a hand, a deck and a leader of your own; you see your partner’s hand at all times, but not your partner’s deck. The round ends when all four players have passed, and the losing team removes one gem. The next round is started by the member of the winning team who comes first in turn order after the last starting player; after a tie, by the next player after the last starting player.

team-cards = Two against two – cards and factions
    .rule = Tight bonds and horns work for the whole side, medics choose from the shared discard pile, and your Decoy may take your partner’s unit into your hand. When you play a card, you make the choices for it, draw cards for it and call cards from your own hand and deck. With Monsters, only a Monsters card or an enemy spy may stay; with Skellige, only Skellige cards or enemy spies may return. Northern Realms draw a card when their team wins a round. Nilfgaard wins ties for its team, but has no effect if both teams have it. If both teams have Scoia’tael, a toss determines which of the two players decides who starts. Nilfgaard’s leader The White Flame cancels all other leaders, even your partner’s. If your leader looks into a hand, you choose one opponent. For leaders, your rows and your discard pile are those you share with your partner; hands and decks belong to each player alone.

solo-turns = Solo – turns and rounds
    .rule = You and the virtual opponent each use the whole set of a faction; you may bring a deck of your own instead. Your deck may not contain weather cards except Clear Weather. The opponent has no hand. It takes the first turn of every round and one turn after each of yours, and each time it plays the top card of its deck. After each weather card it plays one more card. When you pass, it takes one last turn and the round ends. If you play Scoia’tael, you start the first round and every round that follows a round you won. If the opponent’s deck runs out, it takes no more turns. Gems and ties work as usual.

solo-cards = Solo – the opponent’s cards
    .rule = The opponent plays each card in the way that most increases its lead over you; if several ways are equally good, it chooses the row with the most cards, and if that is a tie too, it chooses at random. When it plays a spy, it draws two cards and plays both immediately. Its muster brings one card only, its Scorch affects your side only, and its agile units move to another row whenever that is better for it. Its medic revives the unit that raises its own total most, counting the card that the unit would call from its deck by muster. Its Decoy is placed with the top card of its deck face down under it; at the end of the round that card is turned up and played. If it has Northern Realms and won the last round, it plays two cards on its first turn. Scoia’tael gives it nothing; the other factions’ abilities work as usual. It discards a card that it cannot place.

solo-leader-pile = Solo – the opponent’s leaders
    .rule = In solo with leaders, the leaders of the opponent’s faction form a shuffled face-down pile. If you are ahead at the end of a round, the top leader is turned up and used in the way that is best for the opponent. If you are still ahead, you win the round. A leader that has been used is removed from the game. A passive leader counts for this round only, with one exception: The White Flame cancels your leader for the rest of the game.

match-decks = Tournament match – decks
    .rule = You bring three decks of three different factions, each built to the limits of advanced deck building. A hero may be in only one of your three decks. Before the first game, a toss determines who names a deck first; then the other player names one. The faction and the leader of a deck become known when it is named, but its cards do not. A deck keeps the same leader for the whole match.

match-games = Tournament match – games
    .rule = The first player to win two games wins the match. A deck that has won is not used again. Before the next game, the winner of the last game must name a different deck; then the loser names a deck and may keep the same one. A tied game is replayed with the same decks and counts for neither player. If the second replay is also tied, a toss decides the game.

advanced-building = Advanced deck building
    .rule = Besides the usual limits, a deck may have at most 5 special cards, 2 spies and 2 medics, and its printed strength may total at most 130. Heroes count towards the spies, the medics and the strength; cards of the side deck do not count.
