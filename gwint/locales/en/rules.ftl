### The rules, told to a player. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Agile
    .rule = { $agile_rows ->
        [all] Play this card to any of your three rows.
       *[close-ranged] Play this card to your close combat row or to your ranged row, as you choose.
    } Once placed, it stays in that row; only a leader can move it.

ability-medic = Medic
    .rule = Choose a unit other than a hero from your discard pile and play it at once, as if from your hand, with its ability. If there is one, you must take one; if there is none, nothing happens. A spy you revive goes to your opponent’s side and you draw for it; a revived medic revives another unit in turn.

ability-morale-boost = Morale Boost
    .rule = Adds 1 to the strength of every other unit in its row, heroes excepted. The card does not boost itself. Several such cards in a row add up.

ability-muster = Muster
    .rule = { $muster_from_hand ->
        [no] Find in your deck all the cards this one calls and play them at once, each to its own row; then shuffle the deck. Cards it could call that are in your hand stay there.
       *[yes] Find in your deck and in your hand all the cards this one calls and play them at once, each to its own row; then shuffle the deck. You may not hold any of them back.
    } The discard pile is not searched.

ability-spy = Spy
    .rule = Play this card to your opponent’s side, where it counts towards your opponent’s strength. Then draw 2 cards from your deck, or as many as it still has. When the spy leaves the battlefield, it goes to the discard pile of the side it lay on.

ability-tight-bond = Tight Bond
    .rule = The strength of this unit is multiplied by the number of units of the same name on its side, itself included. Three such units of strength 4 have 12 each.

ability-commanders-horn = Commander’s Horn
    .rule = { $unit_horn_doubles_itself ->
        [yes] Doubles the strength of all units in its row, itself included, heroes excepted.
       *[no] Doubles the strength of all other units in its row, heroes excepted. It does not double itself, but a second horn in the row doubles it too.
    } However many horns a row has, no unit is doubled more than once.

ability-scorch-row = Row Scorch
    .rule = If your opponent’s row of the same kind as this card’s totals 10 or more, discard the strongest unit there, or all of them if several are equally strong. Heroes and everything that changes strength count towards the 10, but heroes are never discarded.

ability-scorch = Scorch
    .rule = Works like the special card Scorch: the strongest unit on the whole battlefield, heroes excepted, is discarded, or all of them if several are equally strong. This card is counted too, and burns if nothing is stronger.

ability-summon-avenger = Summon Avenger
    .rule = When this card is discarded from the battlefield for any reason, its avenger comes from the side deck to the same side, to the row of its own range symbol. This also happens at the end of a round: the avenger then fights in the next one. Nothing comes if the card returns to a hand or stays on the battlefield.

ability-berserker = Berserker
    .rule = As soon as this card lies in a row in which a mardroeme works, whichever of the two came first, it is removed from the game and the matching card from the side deck is played to that row. The berserker does not go to the discard pile, and the change is for good.

ability-mardroeme = Mardroeme
    .rule = While this card lies in a row, it transforms every berserker in it: those already there and those that come later. A second mardroeme in the row does nothing more.

## Special cards

special-decoy = Decoy
    .rule = Exchange this card for a unit on your side, heroes excepted; an enemy spy lying there will do as well. You take the unit into your hand and may play it again later, with its ability. The Decoy stays in its place: it has strength 0 and is not a unit. With no unit to exchange, you cannot play it.

special-commanders-horn = Commander’s Horn
    .rule = Choose one of your rows: until the end of the round the strength of all units there is doubled, heroes excepted, but never more than once. { $mardroeme_shares_row ->
        [no] A row has one space for special cards: neither a Horn, a leader’s included, nor a Mardroeme may be there yet. A unit with the horn is no obstacle.
       *[yes] Each row takes one special Horn, and a leader’s horn counts as one. A unit with the horn is no obstacle.
    }

special-scorch = Scorch
    .rule = Discard the strongest unit on the whole battlefield, yours or your opponent’s, heroes excepted; if several are equally strong, discard them all. What counts is the strength at that moment. Then discard this card.

special-mardroeme = Mardroeme
    .rule = Play this card to one of your rows, where it stays until the end of the round. It transforms every berserker in that row: those already there and those that come later. { $mardroeme_shares_row ->
        [no] A row has one space for special cards: neither a Horn, a leader’s included, nor a Mardroeme may be there yet.
       *[yes] It may share the row with a Horn or another Mardroeme.
    }

## Weather cards

weather = Weather
    .rule = A weather card lies in the weather zone and works on the rows it names, on both sides: units there have their strength reduced to 1 (a 0 stays 0), heroes excepted. Several kinds may lie there at once. { $covered_weather ->
        [discarded] A second card of a kind is discarded at once, and so is Fog or Rain played under a Storm; a Storm discards the Fog and Rain already lying there.
       *[lies] A second card of a kind may be played; it lies there without further effect.
    } Weather lasts until it is cleared or the round ends.

weather-frost = Biting Frost
    .rule = While this card lies in the weather zone, the strength of all units in both close combat rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-fog = Impenetrable Fog
    .rule = While this card lies in the weather zone, the strength of all units in both ranged rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-rain = Torrential Rain
    .rule = While this card lies in the weather zone, the strength of all units in both siege rows is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.

weather-storm = Skellige Storm
    .rule = While this card lies in the weather zone, the strength of all units in the ranged and siege rows of both sides is reduced to 1, heroes excepted. It lasts until the weather is cleared or the round ends.{ $covered_weather ->
        [discarded] {" "}Fog and Rain lying there are discarded.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Only Skellige decks may contain it.
       *[edition-2025] {""}
    }

weather-clear-weather = Clear Weather
    .rule = All weather ends: discard every card in the weather zone, then this card. You may play it even when there is no weather.

## Factions

faction-neutral = Neutral
    .rule = Neutral cards are printed in the colour of every faction, so each faction has its own set of them and may use them in its decks.

faction-monsters = Monsters
    .rule = At the end of every round that does not end the game, one random unit on your side stays in its row; it may be an enemy spy lying there, but never a hero. Its ability is not used again, though a lasting one goes on working.

faction-nilfgaard = Nilfgaard
    .rule = You win every round that ends in a tie. If both players have Nilfgaard, this has no effect.

faction-northern-realms = Northern Realms
    .rule = After each round you win, draw a card from your deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Once per game, before any one round, you may decide who starts it; this overrides the coin toss and the last round’s result. If both players still can, the one who would not start is asked first (before the first round, one chosen by lot), and a decision settles that round.
        [game-start-two-cancel] You decide who takes the first turn of the game. If both players have Scoia’tael, the coin toss alone decides.
       *[game-start] You decide who takes the first turn of the game. If both players have Scoia’tael, a coin toss decides which of you chooses.
    }

faction-skellige = Skellige
    .rule = At the start of the third round, two units drawn at random from your discard pile, heroes excepted, are played one after the other with their abilities. If there are fewer, you play what there is.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passive: the strength of every spy on the battlefield is doubled, on both sides and whoever played it, heroes excepted. This is applied after weather and before tight bonds.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only with at least 2 cards in hand and 1 in the deck.
        [video] Active: take a unit of your choice, but no hero, from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: take any one card from your discard pile into your hand, heroes included. You can use this only if the pile has a card.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Active: this leader works as Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm, as you choose, until the weather is cleared or the round ends. You need no such card for it.
           *[from-deck] Active: play Biting Frost, Impenetrable Fog, Torrential Rain or Skellige Storm from your deck, as you choose, then shuffle the deck. You can use this only if the deck has such a card.
        }
        [video] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a horn already affects the row, a unit’s horn included.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Active: take a card of your choice, but no hero, from your discard pile into your hand. You can use this only if there is one.
       *[book] Active: discard 2 cards from your hand face up, then look through your deck, take 1 card of your choice into your hand and shuffle the deck. You can use this only with at least 2 cards in hand and 1 in the deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Active: doubles the strength of the units in your close combat row, heroes excepted, until the end of the round; it counts as that row’s special Horn. You cannot use this if a horn already affects the row, a unit’s horn included.
       *[book] { $weather_leaders ->
            [of-themselves] Active: this leader works as a weather card of your choice, Clear Weather included; the weather lasts until it is cleared or the round ends. You need no such card for it.
           *[from-deck] Active: play a weather card of your choice from your deck, Clear Weather included, then shuffle the deck. You can use this only if the deck has such a card.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Torrential Rain until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Torrential Rain from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Active: each player, you first, plays a unit drawn at random from their own discard pile, heroes excepted, with its ability. You can use this only if any discard pile has such a unit.
        [video] Passive: whenever a unit is restored from a discard pile to the battlefield, chance decides which, for all players. What leaders take from a discard pile into a hand is random as well. A medic who is a hero still chooses.
       *[book] Passive: whenever a unit is restored from a discard pile to the battlefield, chance decides which, for all players. A medic who is a hero still chooses.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Active: look at 3 cards in your opponent’s hand that you point to, those you do not yet know first; at all of them if there are fewer.
       *[book] Active: look at 3 random cards in your opponent’s hand, at all of them if there are fewer.
    } Your opponent learns which ones you saw. You can use this only if your opponent has a card in hand.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Active: choose a card other than a hero from your opponent’s discard pile and play it at once, as if from your hand. It is yours from then on. You can use this only if there is a card you could play.
        [video] Active: take a unit of your choice, but no hero, from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if there is one.
       *[book] Active: take a card of your choice, but no hero, from your opponent’s discard pile into your hand. It is yours from then on. You can use this only if there is one.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passive: your opponent’s leader has no effect, passive or active, from before the first card is drawn. This leader cannot be cancelled.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Impenetrable Fog until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Impenetrable Fog from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Active: all weather ends, and every card in the weather zone is discarded. { $leader_effects ->
        [video] You can use this only while there is weather.
       *[book] You may use this even when there is no weather.
    }

leader-foltest-son-of-medell =
    .rule = Active: if your opponent’s ranged row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

leader-foltest-the-siegemaster =
    .rule = Active: doubles the strength of the units in your siege row, heroes excepted, until the end of the round; it counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] You cannot use this if a horn already affects the row, a unit’s horn included.
    }

leader-foltest-the-steel-forged =
    .rule = Active: if your opponent’s siege row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Active: draw a card from your deck. You can use this only if the deck has a card.
       *[book] Passive: at the start of the game you draw 11 cards instead of 10. You still exchange at most 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Active: move any of your agile units, each to a row of your choice; heroes stay where they are. You can use this only if a unit can move.
       *[book] Active: your agile units move, one after the other, each to the row where it is strongest; a unit that gains nothing stays, and so do heroes. You can use this only if a unit would move.
    } Moving triggers no ability.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Biting Frost until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Biting Frost from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Active: if your opponent’s close combat row totals 10 or more, discard the strongest unit there, heroes excepted, or all of them if several are equally strong. You can use this only if the row reaches 10 and has a unit that is not a hero.

leader-francesca-findabair-the-beautiful =
    .rule = Active: doubles the strength of the units in your ranged row, heroes excepted, until the end of the round; it counts as that row’s special Horn. { $leader_effects ->
        [video] You cannot use this if a special card lies in the row’s space; a unit with the horn is no obstacle and is doubled too.
       *[book] You cannot use this if a horn already affects the row, a unit’s horn included.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Active: choose a unit with tight bond on your side and play one more of the same name from your deck, then shuffle the deck. You can use this only if the deck has such a card.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Active: every player shuffles the units of their discard pile back into their deck; heroes and special cards stay in the pile. You can use this only if there is such a unit.
       *[book] Active: every player shuffles their whole discard pile back into their deck, heroes and special cards included. You can use this only if a discard pile has a card.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Active: this leader works as Skellige Storm until the weather is cleared or the round ends. You need no such card for it.
       *[from-deck] Active: play Skellige Storm from your deck, then shuffle the deck. You can use this only if the deck has the card.
    }

leader-harald-an-craite-the-cripple =
    .rule = Active: play the special card Mardroeme from your deck to one of your rows, then shuffle the deck. You can use this only if the deck has the card and a row can take it.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Passive: under weather, units on your side keep half their printed strength, rounded down, heroes excepted: 7 becomes 3, 1 becomes 0.
       *[up] Passive: under weather, units on your side lose only half their printed strength, the loss rounded down, heroes excepted: 7 becomes 4, 1 stays 1.
    } An enemy spy lying on your side is spared too; your own spy on the other side is not.

## Kinds of cards

kind-unit = Unit card
    .rule = A card with a strength of its own. You play it to the row of its range symbol on your side, where its strength counts towards your total; a spy goes to your opponent’s side. Its ability, if it has one, works as soon as it is placed.

kind-hero = Hero
    .rule = A unit that no ability touches, good or bad, whether of special cards, units or leaders. Its strength is always the printed one and counts in its row’s total. A hero’s own ability works. Heroes cannot be revived by a medic.

kind-special = Special card
    .rule = A card without a strength of its own, played for its effect. Weather cards are special cards too.

kind-weather = Weather card
    .rule = A special card that works on rows of both sides at once. It lies in the weather zone until the weather is cleared or the round ends; only Clear Weather is discarded straight away.

kind-leader = Leader
    .rule = You choose one leader of your faction with your deck; the card lies open in the leader zone. A passive ability always works. An active one you may use once per game, on your turn, instead of playing a card.

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
    .rule = The strength of a unit is worked out in this order: the printed strength; weather reduces it to 1; Eredin’s treachery doubles spies; tight bond multiplies it; every other morale boost in the row adds 1; a horn doubles it, once only. A hero always has the printed strength. Your total is the sum of your three rows.

step-printed = printed
step-weather = weather
step-treachery = treachery
step-bond = tight bond
step-morale = morale boost
step-horn = horn

## Chapters of the rulebook

side-deck = Side deck
    .rule = Cards that can only be summoned or transformed into never start in a deck; they lie beside the battlefield until they are needed. { $side_deck_supply ->
        [unlimited] The side deck never runs out.
       *[printed] There are only as many as were printed: a used card does not go back, and when none is left, none comes.
    } { $avenger_leaves_to ->
        [out-of-game] On the battlefield they are cards like any other, but an avenger that would go to a discard pile leaves the game instead.
       *[discard-pile] On the battlefield they are cards like any other, and they go to the discard pile like any other.
    }

discard-pile = Discard pile
    .rule = A card that leaves a row goes to the discard pile of the side it lay on, spies included. Weather cards and special cards used up at once go to the pile of the player who played them. Everyone may look through any discard pile at any time.

redraw = Redraw
    .rule = You draw 10 cards and may then exchange up to 2 of them, one at a time, even the one just drawn. { $redraw_returns ->
        [bottom] The card you give up goes to the bottom of your deck at once, then you draw the new one; nothing is shuffled.
       *[shuffled] The card you give up is laid aside and you draw a new one; when you are done, the cards laid aside are shuffled back into the deck.
    } After that your hand must last for the whole game: you draw more only through abilities.

starting-player = Who starts
    .rule = { $start_settled ->
        [after-redraw] Who takes the first turn is settled after the redraw.
       *[before-deal] Who takes the first turn is settled before the hands are drawn.
    } { $toss_winner ->
        [chooses] The winner of a coin toss chooses who starts.
       *[starts] The winner of a coin toss starts.
    } The ability of Scoia’tael overrides the toss.

passing = Turns and passing
    .rule = On your turn you must do one of three things: play a card, use your leader’s active ability, or pass. If you pass, you take no more turns this round, while your opponent plays on until passing too. With no card in hand and no leader to use, you pass automatically.

round-end = End of the round
    .rule = The round ends when all players have passed. The higher total strength wins; the loser removes a gem, and on a tie both do, unless Nilfgaard wins it. Then all cards on the battlefield, weather and other special cards included, go to the discard piles, except what an ability keeps there. { $after_draw ->
        [last-to-pass] The winner starts the next round; after a tie, the player who passed last does.
       *[other-player] The winner starts the next round; after a tie, the player who did not start the last one does.
    }

game-end = End of the game
    .rule = The game ends when a player has no gem left; whoever still has one wins. So there are at most three rounds. { $double_draw ->
        [replay] If both players lose their last gem together, the game is played again with the same decks and leaders, from the drawing of the hands. If the third replay is drawn too, the game is a draw.
       *[draw] If both players lose their last gem together, the game is a draw.
    }

deck-building = Building a deck
    .rule = { $deck_limits ->
        [deck-2] You choose 1 leader and a deck of at least 30 cards with at most 7 heroes and at most 10 special cards, weather included; the leader and the side deck do not count.
       *[deck-1] You choose 1 leader and a deck of at least 22 unit cards, heroes included, and at most 10 special cards, weather included.
    } All cards are of your faction’s set, and no card is in the deck more often than the collection has it. { $card_pool ->
        [storm-in-skellige] The cards are those of the 2025 edition, with Skellige Storm in Skellige decks only.
        [witcher3] The cards are those of the video game’s collection.
       *[edition-2025] The cards are those of the 2025 edition.
    } { $roach ->
        [no] Roach is not used.
       *[yes] Roach is among them and is called by Geralt and Ciri.
    } { $leader_pool ->
        [witcher3] You may choose among the 22 leaders of the video game.
       *[all] You may choose among all 25 leaders.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = At this table: { $value }.

option-deck-limits = Limits of a deck
    .rule = Settles how many cards, units, heroes and special cards a deck must or may have.
option-deck-limits-deck-1 = at least 22 units, at most 10 special cards
option-deck-limits-deck-2 = at least 30 cards, at most 7 heroes and 10 special cards

option-redraw-returns = Exchanged cards
    .rule = Settles where the cards go that you give up in the redraw.
option-redraw-returns-shuffled = shuffled back into the deck afterwards
option-redraw-returns-bottom = to the bottom of the deck at once

option-toss-winner = Winner of the coin toss
    .rule = Settles whether the winner of the coin toss takes the first turn or chooses who does.
option-toss-winner-starts = starts
option-toss-winner-chooses = chooses who starts

option-start-settled = Starting player settled
    .rule = Settles whether you already know who starts when you see your hand.
option-start-settled-before-deal = before the hands are drawn
option-start-settled-after-redraw = after the redraw

option-scoiatael = Scoia’tael’s choice
    .rule = Settles when Scoia’tael decides who starts, and what happens when both players have this faction.
option-scoiatael-game-start = at the start of the game; between two Scoia’tael players a toss decides who chooses
option-scoiatael-game-start-two-cancel = at the start of the game; two Scoia’tael players cancel each other out
option-scoiatael-once-any-round = once per game, before any one round

option-after-draw = After a drawn round
    .rule = Settles who starts the round that follows a tie.
option-after-draw-other-player = the player who did not start the last one starts
option-after-draw-last-to-pass = the player who passed last starts

option-double-draw = Drawn game
    .rule = Settles what happens when both players lose their last gem together.
option-double-draw-draw = it stays a draw
option-double-draw-replay = it is played again

option-muster-from-hand = Muster calls from the hand
    .rule = Settles whether muster brings cards from your hand as well as from your deck.
option-muster-from-hand-yes = yes
option-muster-from-hand-no = no, from the deck only

option-agile-rows = Rows for agile units
    .rule = Settles to which rows you may play an agile unit.
option-agile-rows-close-ranged = close combat and ranged
option-agile-rows-all = all three

option-unit-horn-doubles-itself = Unit with the horn doubles itself
    .rule = Settles whether a unit with the commander’s horn doubles its own strength too.
option-unit-horn-doubles-itself-yes = yes
option-unit-horn-doubles-itself-no = no, only the others

option-bran-rounding = King Bran’s rounding
    .rule = Settles how the half that weather leaves King Bran’s units is rounded.
option-bran-rounding-up = up (7 becomes 4)
option-bran-rounding-down = down (7 becomes 3)

option-mardroeme-shares-row = Mardroeme may share a row
    .rule = Settles whether several special cards, a Horn and Mardroemes, may lie in the same row.
option-mardroeme-shares-row-yes = yes, with a Horn or another Mardroeme
option-mardroeme-shares-row-no = no, one special card per row

option-covered-weather = Weather without further effect
    .rule = Settles what becomes of a weather card whose rows other weather already covers.
option-covered-weather-lies = stays in the weather zone
option-covered-weather-discarded = is discarded at once

option-avenger-leaves-to = Avengers that leave the battlefield
    .rule = Settles where a summoned avenger goes when it is discarded.
option-avenger-leaves-to-discard-pile = go to the discard pile
option-avenger-leaves-to-out-of-game = leave the game

option-side-deck-supply = Supply of the side deck
    .rule = Settles whether the cards of the side deck can run out.
option-side-deck-supply-printed = as many as were printed
option-side-deck-supply-unlimited = never runs out

option-weather-leaders = Weather leaders
    .rule = Settles whether a leader who brings weather needs the card in your deck.
option-weather-leaders-from-deck = play the card from the deck
option-weather-leaders-of-themselves = work as the weather themselves

option-leader-effects = Effects of the leaders
    .rule = Settles whose version of the leaders’ abilities is played.
option-leader-effects-book = as in the 2025 edition
option-leader-effects-klub = as with the Gwint Klub
option-leader-effects-video = as in the video game

option-leader-pool = Choice of leaders
    .rule = Settles which leaders may be chosen.
option-leader-pool-all = all 25
option-leader-pool-witcher3 = the 22 of the video game

option-card-pool = Choice of cards
    .rule = Settles from which collection decks are built.
option-card-pool-edition-2025 = the 2025 edition
option-card-pool-storm-in-skellige = the 2025 edition, Skellige Storm for Skellige only
option-card-pool-witcher3 = the video game’s collection

option-roach = Roach
    .rule = Settles whether Geralt and Ciri call the card Roach.
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

holds-built = only for a deck that you built, not for whole sets
holds-person = only for you, not for the virtual opponent
holds-ordinary = for you, and for those of the virtual opponent’s leaders that have no effect of their own in solo
holds-advanced = together with the limits of advanced deck building

## Modes

mode-duel = Duel
    .rule = Two players with two gems each: whoever is the last to have a gem wins.

mode-ffa-3 = Free-for-all for three
    .rule = Three players, everyone for themselves: each opponent beaten in a round is worth a point, and 4 points win.

mode-ffa-4 = Free-for-all for four
    .rule = Four players, everyone for themselves: each opponent beaten in a round is worth a point, and 5 points win.

mode-ffa-5 = Free-for-all for five
    .rule = Five players, everyone for themselves: each opponent beaten in a round is worth a point, and 6 points win.

mode-team = Two against two
    .rule = Two teams of two: partners share an army, a discard pile and two gems, and see each other’s hands.

mode-solo = Solo
    .rule = You alone against a virtual opponent that holds no hand and plays the top card of its deck.

mode-solo-leaders = Solo with leaders
    .rule = You alone against a virtual opponent that turns up a leader whenever you are ahead at the end of a round.

mode-match = Tournament match
    .rule = Each player brings three decks of different factions; two games won of three win the match.

ffa-rounds = Free-for-all – rounds and points
    .rule = Turns go clockwise, one each, until all have passed. There are no gems and no limit of rounds. A round brings you 1 point for each opponent whose total is lower than yours; Nilfgaard also beats those who tie with it. The goal is the number of players plus 1; if several reach it, the most points win. The game also ends after a round in which nobody did anything or after which nobody can; then the most points win. Equal most share the win.

ffa-cards = Free-for-all – cards and factions
    .rule = The player of a spy chooses the opponent, even one who has passed. Row scorch judges each opponent separately; leaders who name the opponent let you choose one, passive ones concern all. Chance finds the first starter unless Scoia’tael decides; later whoever scored most starts. Northern Realms draw after a round in which they beat at least 2 opponents, Monsters keep a unit after every round, Skellige returns units before the third round only.

team-sides = Two against two – sides and turns
    .rule = Partners sit opposite each other and turns go round the table; whoever has passed is skipped. Partners play different factions. They share the rows, the discard pile and the two gems; hand, deck and leader are each player’s own, but partners see each other’s hands at all times. The round ends when all four have passed. The next is started by the first of the winners after the last starter; after a tie, by the seat after the last starter.

team-cards = Two against two – cards and factions
    .rule = Bonds and horns work for the whole side, medics use the shared discard pile, and a Decoy may take a partner’s unit. Whoever plays a card chooses, draws and calls for it. Only Monsters cards or enemy spies stay with Monsters, only Skellige cards or enemy spies return with Skellige; Nilfgaard in both teams has no effect. The White Flame cancels the partner’s leader too. A leader who looks into a hand chooses one opponent.

solo-turns = Solo – turns and rounds
    .rule = Both use a faction’s whole set, or you bring a deck; yours has no weather but Clear Weather. The opponent has no hand: it starts every round and plays the top card of its deck after each of your turns, and one more after weather. When you pass, it has one last turn and the round ends. As Scoia’tael you start the first round and each one after a round you won. Gems and ties are as usual.

solo-cards = Solo – the opponent’s cards
    .rule = It plays each card in the way that most raises its total minus yours; tied, to the fullest row, then by chance. Its spies play the two cards they draw, its muster brings one card, its Scorch burns your side only, and its agile units move whenever that serves it. Under its Decoy a card lies face down until the end of the round, when it is played. After a round it won, Northern Realms play two cards in their first turn.

solo-leader-pile = Solo – the opponent’s leaders
    .rule = In solo with leaders, the leaders of its faction lie in a shuffled face-down pile. When you are ahead at the end of a round, the top one is turned up and used in the way that serves it best; if you are still ahead, you win the round. A used leader is out of the game. Passive ones count for this round only, the White Flame excepted.

match-decks = Tournament match – decks
    .rule = You bring three decks of three different factions, each by advanced deck building; no hero may be in two of them. A toss decides who names a first deck first, then the other does. Faction and leader are open once named, the cards are not. A deck keeps its leader through the match.

match-games = Tournament match – games
    .rule = Two games won win the match. A deck that has won is not used again: before the next game the winner names another deck, then the loser names one, perhaps the same. A drawn game is played again with the same decks and counts for nobody; if its second replay is drawn too, a toss decides it.

advanced-building = Advanced deck building
    .rule = Beside the usual limits a deck has at most 5 special cards, 2 spies and 2 medics, and a printed strength of at most 130 in all. Heroes count in all of these, cards of the side deck in none.
