### The rulebook that teaches: a worked first game, example turns and the other ways to play. Numbers and names of cards
### are arguments, computed from the table of the lesson.

## The players of a lesson

lesson-you = You
lesson-partner = Partner
lesson-opponent = { $number ->
    [0] Opponent
   *[other] Opponent { $number }
}

## Pieces of captions: numbers of cards and points

lesson-own-cards = { $own_hand ->
    [one] { $own_hand } card
   *[other] { $own_hand } cards
}
lesson-own-points = { $own_points ->
    [one] { $own_points } point
   *[other] { $own_points } points
}
lesson-third-points = { $third_points ->
    [one] { $third_points } point
   *[other] { $third_points } points
}

## Introduction

learn-title = Learn to play Gwent
learn-about = If you have never played Gwent, read “The game in a minute” and follow your first game from beginning to end; after that, you can play. The other chapters show every ability in an example turn, explain the other ways to play and list all the cards.
learn-need = You need two decks and two leaders. With the printed cards of the 2025 edition, the cards marked with a white star make up a starter deck for each faction. At gwint’s table, in the browser or in the terminal, you simply choose a starter deck, and all strengths are counted for you.
learn-boards = In the drawings, your side is at the bottom and your opponent’s side at the top. Each row shows its total, then its cards with their strengths: 4→8 is a printed 4 that has become 8, and ★ marks a hero (the white star on a printed card, the sign of the starter deck, is a different one). 2× means two copies of a card. ◆ is a gem that a player still has, and ◇ one that is lost. Square brackets show what affects the whole row, and ► marks the player whose turn it is (at the start, both).
learn-leaders = These are examples: the card list has all leaders of every faction. Some active leaders can be used only under certain conditions.
learn-more = More: { $commands }

## The game in a minute

learn-minute-1 = Gwent is a card game for two. Two armies meet on a battlefield, and the stronger army wins the round. You lose a gem for every round that you do not win, and a player without gems has lost the game.
learn-minute-2 = You play a deck of one faction, led by one of its leaders. At the start you draw 10 cards. They have to last for the whole game: later you draw more cards only through abilities.
learn-minute-3 = Most cards are units: fighters with a strength. Your side of the battlefield has three rows, each with a symbol: close combat (a sword), ranged (a bow) and siege (a catapult). A unit goes to the row whose symbol is on its card, and its strength counts towards your total.
learn-minute-4 = On your turn you do exactly one thing: play a card, use your leader (most leaders once per game), or pass.
learn-minute-5 = If you pass, you take no more turns in this round, but your opponent may go on. When both of you have passed, the higher total wins the round. The loser removes one of their two gems; on a tie, both players remove one.
learn-minute-6 = Then the battlefield is cleared, and the next round begins with the cards that you still hold. This is the heart of the game: win a round with few cards, or lose it with even fewer.

## Your first game

lesson-first-game-1 = You are about to watch a whole game, move by move. You play Northern Realms, and your opponent plays Monsters. You have both shuffled your decks and drawn { lesson-own-cards }; you see your own hand, but not your opponent’s. Each of you also has two gems: if you lose a round, you lose a gem, and if you lose both gems, you lose the game. A coin toss has given you the first turn.
lesson-first-game-2 = Before the first turn, you may exchange up to two cards from your hand. The number on a card is its strength, and { $zigrin } has only { $zigrin_printed }. You put this card aside and draw the top card of your deck instead: { $drawn }.
lesson-first-game-3 = You exchange { $soldier } as well and draw { $drawn }. The cards you put aside are shuffled back into your deck. Your opponent is happy with their hand and exchanges nothing. Now the first round begins.
lesson-first-game-4 = Each side has three rows: the close combat row in front, the ranged row behind it and the siege row at the back. The symbol under a card’s strength shows where it belongs. You play { $ves }, which belongs in the close combat row. The strengths of all your units add up to your total. Your opponent has no units yet, so you lead { $own } to { $enemy }.
lesson-first-game-5 = Your opponent plays { $ghoul }. Many cards have an ability, shown by a second symbol. This one is called muster: the card calls others from the deck and the hand, here all its copies, and they are played immediately. Several cards have arrived in a single turn, but each of them has a strength of only { $ghoul_strength }. The totals are { $own } to { $enemy }.
lesson-first-game-6 = You play { $commando } with strength { $commando_strength }, and your opponent answers with { $griffin }, strength { $griffin_strength }. You are just ahead, { $own } to { $enemy }.
lesson-first-game-7 = You play your second { $commando }. This card’s ability is tight bond: its strength is multiplied by the number of cards of that name on your side. { $commando_printed } becomes { $commando_strength }, for both of them, and you lead { $own } to { $enemy }.
lesson-first-game-8 = Your opponent plays { $frost }, a weather card. Weather lies between the two sides and affects the same row on both: in the close combat rows, the strength of every unit falls to 1. Tight bond still works, but now it multiplies a 1, so each { $commando } has { $commando_strength }. The totals have shrunk to { $own } and { $enemy }.
lesson-first-game-9 = You play { $thaler }, a spy. A spy fights on your opponent’s side, so it adds { $thaler_strength } to your opponent’s total. In return you draw two cards from your deck: { $drawn }. That is a good bargain, because there are few other ways to get new cards during the game.
lesson-first-game-10 = Your opponent plays { $elemental } to the siege row, which the frost does not reach, and leads { $enemy } to { $own }.
lesson-first-game-11 = You could go on, but every card you play now is one fewer for the rounds to come. You hold { lesson-own-cards }, your opponent only { $enemy_hand }. So you pass: you take no more turns in this round. You lose the round on purpose and keep your good cards.
lesson-first-game-12 = Your opponent passes as well, and the round is over: { $own_round } to { $enemy_round }. You lose a gem. All cards on the battlefield go to the discard piles, face up. But Monsters have a faction ability: after each round, one random unit stays on the battlefield. This time it is { $stayed }.
lesson-first-game-13 = The second round begins. The winner of a round starts the next one, so your opponent plays first and begins with { $fiend }. No new cards are drawn. You have to win this round, because you have only one gem left.
lesson-first-game-14 = You play { $philippa }, a hero. Heroes are immune to all abilities, good and bad: neither weather nor any other card can change this strength of { $philippa_strength }.
lesson-first-game-15 = Your opponent plays a hero too, { $leshen }. You play { $reaver } to the ranged row, and your opponent adds { $frightener }. You are behind, { $own } to { $enemy }.
lesson-first-game-16 = You play your second { $reaver }. This card has tight bond as well: { $reaver_printed } becomes { $reaver_strength }, for both of them. You are ahead, { $own } to { $enemy }.
lesson-first-game-17 = Your opponent plays another hero, { $draug }, and leads { $enemy } to { $own }. But your opponent is running out of cards: you hold { lesson-own-cards }, your opponent only { $enemy_hand }.
lesson-first-game-18 = You play { $horn }, a special card. Special cards have no strength of their own. This one goes to the head of one of your rows and doubles the units there until the end of the round: each { $reaver } now has { $reaver_strength }. The hero { $philippa } is immune to this, too, and stays at { $philippa_strength }. You lead { $own } to { $enemy }.
lesson-first-game-19 = Your opponent cannot catch up with the cards they have left, and passes to keep them for the third round.
lesson-first-game-20 = You are ahead, so you pass too and win the round, { $own_round } to { $enemy_round }. Your opponent loses a gem. Your faction has an ability too: Northern Realms draw a card after each round they win. You draw { $drawn }. On the other side, { $stayed } stays on the battlefield.
lesson-first-game-21 = The third round decides the game, because both of you have only one gem left. You won the last round, so you start, with { $catapult } in the siege row. You still hold { lesson-own-cards }, your opponent only { $enemy_hand }: this is why you let the first round go.
lesson-first-game-22 = Your opponent plays { $hag } and leads { $enemy } to { $own }.
lesson-first-game-23 = You play { $medic }. A medic brings a unit back from your discard pile, where your cards from the earlier rounds lie. You may choose any unit that is not a hero.
lesson-first-game-24 = You choose { $reaver }, which is played immediately to its own row. A single turn has brought you two units, and you lead { $own } to { $enemy }.
lesson-first-game-25 = Now your opponent uses their leader. Each player chooses a leader before the game; it lies face up next to the rows. Most leaders can be used once per game, instead of playing a card. This one plays a weather card from the deck: { $rain }. In the siege rows all units fall to 1, including your { $catapult } and { $medic }. You are behind, { $own } to { $enemy }.
lesson-first-game-26 = You have kept your own leader for just such a moment: he clears all weather. Your siege row has its full strength back, and you lead { $own } to { $enemy }.
lesson-first-game-27 = Your opponent plays their last card, { $maiden }. It is not enough: { $own } to { $enemy }. With no cards left and the leader already used, your opponent has to pass.
lesson-first-game-28 = You pass too and win the round, { $own_round } to { $enemy_round }. Your opponent has lost both gems: you have won the game!

## Example turns: how strength is worked out, and heroes

lesson-strength-1 = { $rain } affects the siege rows, and you have two { $unit } cards with tight bond there. Weather comes first: { $unit_printed } falls to 1. Then tight bond multiplies it by the number of these cards, so each has { $unit_strength }.
lesson-strength-2 = You play { $expert }, which has morale boost. It adds 1 to all other units in the row: each { $unit } rises from { $unit_before } to { $unit_strength }.
lesson-strength-3 = Finally you play a horn, which doubles the result: each { $unit } has { $unit_strength }. The order is always the same, whichever card was played first: weather, tight bond, morale boost, horn. The printed strength of a card never changes; everything is worked out again whenever a card comes or goes.

lesson-kind-hero-1 = { $hero } is a hero; you recognise heroes by the star next to their strength. It is your opponent’s turn, and the totals are { $own } to { $enemy }.
lesson-kind-hero-2 = Your opponent plays { $frost }. { $unit } falls from { $unit_before } to { $unit_strength }, but { $hero } keeps { $hero_strength }: nothing can weaken a hero.
lesson-kind-hero-3 = But nothing can strengthen a hero either. You play { $horn } to the close combat row: { $unit } is doubled to { $unit_strength }, while { $hero } stays at { $hero_strength }.

## Example turns: abilities

lesson-ability-agile-1 = { $unit } is agile: the card shows two rows, and you choose one of them when you play it. In the close combat row, { $frost } would reduce it to 1.
lesson-ability-agile-2 = So you play it to the ranged row, where it keeps its strength of { $unit_strength }. Your total rises from { $own_before } to { $own }. From now on, the card stays in this row.

lesson-ability-medic-1 = There are three cards from the last round in your discard pile. One of them, { $hero }, is a hero: a medic cannot bring heroes back.
lesson-ability-medic-2 = You play { $medic } to the siege row and look through your discard pile for a unit.
lesson-ability-medic-3 = You choose { $unit }, which is played immediately to its own row. A single turn has brought you two units, and your total is now { $own }.

lesson-ability-morale-boost-1 = You have two units in the siege row and hold { $boost }, which looks weak: its strength is only { $boost_printed }.
lesson-ability-morale-boost-2 = But when you play it, it adds 1 to all other units in its row: { $unit } rises from { $unit_before } to { $unit_strength }. It does not boost itself. Your total rises from { $own_before } to { $own }, by more than the strength printed on the card.

lesson-ability-muster-1 = These three cards call each other. You hold two of them, { $unit } and { $held }; the third, { $found }, is in your deck. The card list shows which cards call which.
lesson-ability-muster-2 = You play { $unit }. It calls { $found } from your deck and { $held } from your hand, even if you would rather keep that card for later. Your total rises from { $own_before } to { $own } in a single turn. Then you shuffle your deck.

lesson-ability-spy-1 = { $spy } is a spy. The totals are { $own } to { $enemy }.
lesson-ability-spy-2 = You play { $spy } to your opponent’s siege row, and your opponent’s total rises to { $enemy }. In return you draw two cards from your deck: { $drawn }. You have played one card and drawn two, and more cards are worth more than a little strength.

lesson-ability-tight-bond-1 = Two { $unit } cards are on your side. With tight bond, their strength of { $unit_printed } is doubled: each has { $unit_strength }. You hold a third.
lesson-ability-tight-bond-2 = You play it: now there are three of them, and the strength of each is tripled to { $unit_strength }. Your total rises from { $own_before } to { $own }.

lesson-ability-commanders-horn-1 = { $bard } has a strength of only { $bard_printed }, but carries a horn that doubles the other units in the row.
lesson-ability-commanders-horn-2 = You play { $bard } to the close combat row. { $unit } rises from { $unit_before } to { $unit_strength }. { $bard } does not double itself. Your total is { $own }.
lesson-ability-commanders-horn-3 = You also play the special card { $horn } to this row. No unit is ever doubled twice, so { $unit } stays at { $unit_strength }. But { $bard } is now doubled as well, to { $bard_strength }. It would have been better to play the second horn to another row.

lesson-ability-scorch-row-1 = { $dragon } burns the strongest unit in your opponent’s close combat row, but only if that row totals 10 or more.
lesson-ability-scorch-row-2 = You play it. The row is strong enough; the hero { $hero } counts too, but cannot be burned. The strongest unit that is not a hero is { $victim }, and it goes to the discard pile. If several units were tied for strongest, they would all go. The totals are now { $own } to { $enemy }.

lesson-ability-scorch-1 = { $pirate } burns the strongest unit on the whole battlefield. Right now, two units are tied for strongest: your opponent’s { $victim } cards.
lesson-ability-scorch-2 = You play it. Both of them go to the discard pile, and your opponent’s total falls from { $enemy_before } to { $enemy }. Be careful with this card: if no unit were stronger than { $pirate }, it would burn itself.

lesson-ability-summon-avenger-1 = { $unit } has a strength of { $unit_strength } and looks useless. Your opponent has passed, and you are behind, { $own } to { $enemy }.
lesson-ability-summon-avenger-2 = You pass and lose the round. When the battlefield is cleared, { $unit } is discarded, and its avenger appears: { $avenger } comes from the side deck, a small set of cards that lies next to the battlefield. You go into the next round with a lead of { $own } to { $enemy }.

lesson-ability-berserker-1 = The special card { $mardroeme } is in your close combat row, and you hold { $unit }, which has a strength of only { $unit_printed }.
lesson-ability-berserker-2 = You play { $unit } to the same row, and it transforms immediately: it leaves the game, and { $bear } with strength { $bear_strength } comes from the side deck to take its place. { $bear } also has morale boost, so { $ally } rises from { $ally_before } to { $ally_strength }. Your total is { $own }.

lesson-ability-mardroeme-1 = Two { $unit } cards with the ability berserker are in your ranged row. Each has a strength of only { $unit_strength }.
lesson-ability-mardroeme-2 = You play { $druid }, a hero with the ability mardroeme, to the same row. Both berserkers transform into { $bear }. This card has tight bond, so { $bear_printed } becomes { $bear_strength } for each. Your total rises from { $own_before } to { $own }.

## Example turns: special cards

lesson-special-decoy-1 = Your opponent has sent the spy { $spy } to your side and passed. The spy adds { $spy_strength } to your total, but you have a better use for it.
lesson-special-decoy-2 = You play { $decoy } on { $spy }: the spy comes to your hand, and { $decoy } takes its place with a strength of 0. Your total falls from { $own_before } to { $own }.
lesson-special-decoy-3 = On your next turn you send the spy back and draw two cards: { $drawn }. You can also take back one of your own units and use its ability a second time, for example a medic’s.

lesson-special-commanders-horn-1 = You have two units in the siege row and hold { $horn }. The totals are { $own } to { $enemy }.
lesson-special-commanders-horn-2 = You play { $horn } to the siege row. It lies at the head of the row and doubles all units there, including those that you play later in this round: { $unit } rises from { $unit_before } to { $unit_strength }. You lead { $own } to { $enemy }.

lesson-special-scorch-1 = { $scorch } burns the strongest unit on the whole battlefield, no matter whose it is. Three units are tied at { $first_strength }: { $first } and { $second } on your opponent’s side, and { $own_victim } on yours.
lesson-special-scorch-2 = All three go to the discard piles. Your total falls from { $own_before } to { $own }, your opponent’s from { $enemy_before } to { $enemy }. Then { $scorch } is discarded, too.

lesson-special-mardroeme-1 = { $unit } is in your close combat row with a strength of { $unit_strength }. You are behind, { $own } to { $enemy }.
lesson-special-mardroeme-2 = You play { $mardroeme } to this row. { $unit } transforms: it leaves the game, and { $bear } with strength { $bear_strength } comes from the side deck. Every berserker that you play to this row later in the round transforms as well. You lead { $own } to { $enemy }.

## Example turns: weather

lesson-weather-frost-1 = Most of your opponent’s army is in the close combat row, most of yours in the ranged row. The totals are { $own } to { $enemy }.
lesson-weather-frost-2 = You play { $card }. In both close combat rows, the strength of every unit falls to 1, including your { $unit }. Only the hero { $hero } keeps { $hero_strength }. You lead { $own } to { $enemy }.

lesson-weather-fog-1 = Your opponent has three units in the ranged row. One of them, { $boost }, has morale boost, so { $unit } has { $unit_strength } instead of { $unit_printed }.
lesson-weather-fog-2 = You play { $card }. In both ranged rows, the strength of every unit falls to 1. Morale boost is added after that, so { $unit } has { $unit_strength }. Your opponent’s total falls from { $enemy_before } to { $enemy }.

lesson-weather-rain-1 = Your opponent has two { $bond } cards in the siege row. With tight bond, each has { $bond_strength }. { $unit } is in your own siege row.
lesson-weather-rain-2 = You play { $card }. In both siege rows, the strength of every unit falls to 1. Tight bond multiplies what is left, so each { $bond } has { $bond_strength }. Your opponent’s total falls from { $enemy_before } to { $enemy }, yours from { $own_before } to { $own }.

lesson-weather-storm-1 = Your opponent has units in the ranged row and in the siege row; yours are in the close combat row. The totals are { $own } to { $enemy }.
lesson-weather-storm-2 = You play { $card }, which is fog and rain in one card: in the ranged rows and the siege rows of both sides, the strength of every unit falls to 1. You lead { $own } to { $enemy }.

lesson-weather-clear-weather-1 = Frost and rain have reduced all your units to 1. You are behind, { $own } to { $enemy }.
lesson-weather-clear-weather-2 = You play { $card }. All weather cards are discarded, and your units have their full strength back. You lead { $own } to { $enemy }.

## Example turns: factions

lesson-faction-monsters-1 = You play Monsters. Your opponent has passed, and you are ahead, { $own } to { $enemy }.
lesson-faction-monsters-2 = You pass and win the round. One random unit stays on the battlefield: { $stayed }. It could not have been { $hero }, because heroes never stay. You go into the next round with a lead of { $own } to { $enemy }.

lesson-faction-nilfgaard-1 = You play Nilfgaard. Your opponent has passed, and the totals are equal: { $own } to { $enemy }.
lesson-faction-nilfgaard-2 = You pass. With any other faction this would be a tie, and both players would lose a gem. But Nilfgaard wins ties: only your opponent loses a gem.

lesson-faction-northern-realms-1 = You play Northern Realms. Your opponent has passed, and you are ahead, { $own } to { $enemy }.
lesson-faction-northern-realms-2 = You pass and win the round, so you draw a card from your deck: { $drawn }. You go into the next round with one more card.

lesson-faction-scoiatael-1 = You play Scoia’tael. There is no coin toss: before any cards are drawn, you decide who takes the first turn of the game.
lesson-faction-scoiatael-2 = You let your opponent begin. That is often the better choice: you see your opponent’s card before you play your own. Only now do both of you draw your hands.
lesson-faction-scoiatael-3 = Neither of you exchanges a card. Your opponent plays { $unit }. Now you can answer it, and you still hold all your cards.

lesson-faction-skellige-1 = You play Skellige. The second round is about to end, and you are ahead, { $own } to { $enemy }. Two { $unit } cards and the hero { $hero } from the first round are in your discard pile.
lesson-faction-skellige-2 = You pass and win the round. At the start of the third round, two random units (never heroes) come back from your discard pile: { $returned }. They are played with their abilities, so tight bond works: each has { $unit_strength }. You go into the last round with a lead of { $own } to { $enemy }.

## Example turns: leaders

lesson-leader-foltest-the-siegemaster-1 = This leader is active: you may use him once per game, on your turn, instead of playing a card. He sounds a horn in your siege row. You are behind, { $own } to { $enemy }.
lesson-leader-foltest-the-siegemaster-2 = You use the leader. All units in your siege row are doubled until the end of the round: { $unit } rises from { $unit_before } to { $unit_strength }. You lead { $own } to { $enemy } and have not spent a card. But you cannot use the leader again in this game.

lesson-leader-eredin-bringer-of-death-1 = This leader takes a card from your discard pile into your hand. Unlike a medic, he may also take a hero such as { $hero }.
lesson-leader-eredin-bringer-of-death-2 = You use the leader and look through your discard pile for the best card.
lesson-leader-eredin-bringer-of-death-3 = You take { $hero } into your hand. That was your whole turn; you can play the card on a later one.

lesson-leader-emhyr-var-emreis-his-imperial-majesty-1 = This leader plays { $card } from your deck. You can use him only if that card is still in the deck, so build your deck with one or two copies.
lesson-leader-emhyr-var-emreis-his-imperial-majesty-2 = You use the leader. The card lies between the two sides like any other weather card. In the siege rows, the strength of every unit falls to 1. Your opponent’s total falls from { $enemy_before } to { $enemy }.

lesson-leader-francesca-findabair-queen-of-dol-blathanna-1 = This leader burns the strongest unit in your opponent’s close combat row if that row totals 10 or more. You are behind, { $own } to { $enemy }.
lesson-leader-francesca-findabair-queen-of-dol-blathanna-2 = You use the leader. { $victim } goes to the discard pile, and you lead { $own } to { $enemy }.

lesson-leader-king-bran-1 = This leader is passive: he works all the time, and you do not have to do anything. Under weather, your units lose only half of their strength. It is your opponent’s turn.
lesson-leader-king-bran-2 = Your opponent plays { $frost }. On the other side, { $enemy_unit } falls to { $enemy_unit_strength }, but your { $unit } falls only from { $unit_before } to { $unit_strength }. You lead { $own } to { $enemy }.

## The other ways to play

variant-ffa = Three to five players
    .about = Three, four or five players fight at the same table, each for themselves. Each player needs a deck, a leader and room for three rows. You do not play for gems but for points: you score a point for each opponent you beat in a round. The rules are those of a duel, except for the following.
    .details = Scorch, whether it is the special card or the ability of Clan Dimun Pirate, is checked once for the whole battlefield, all sides together. Weather and Clear Weather affect the rows of all players. Nilfgaard’s leader The White Flame cancels the leaders of all opponents. After the round in which the game is won, no unit stays (Monsters), no card is drawn (Northern Realms) and no unit returns (Skellige).

variant-team = Two against two
    .about = Two teams of two players. Partners share one side of the battlefield: what one of them plays helps the other. You have two gems as a team, and you may look at each other’s cards and plan together. The rules are those of a duel, except for the following.
    .details = One of the four players, chosen at random, takes the first turn of the game, unless a Scoia’tael player decides. A leader that takes a card from the discard pile puts it into the hand of that leader’s own player; what a leader shows to you, your partner sees as well. If both teams include Monsters or Skellige, the faction’s ability works for each side separately. When Skellige’s leader Crach an Craite shuffles the discard piles back, a card goes into the deck of the partner whose faction it is printed for, and an enemy spy into the deck of the partner who comes first in turn order.

variant-solo = Alone against the virtual opponent
    .about = You play against a deck that plays itself. You need only a deck for yourself and the cards of another faction. You follow the rules of a duel; your opponent has no hand and follows rules of its own. There are two variants, which can be combined. In “deck building” you bring a deck that you built, while the opponent keeps the whole set of its faction. In “leaders” the opponent’s leaders join in whenever you are about to win a round.
    .details = The opponent’s Horn and Mardroeme go to the row where they gain most. Its units with scorch or row scorch also hit only your side. Your spies end up in its discard pile, and its medic may revive them. When the card under its Decoy is turned up, a weather card takes effect but is not followed by another card, a spy draws and plays two cards as usual, and another Decoy gets a new card, which is turned up immediately. Because it has no hand, you cannot use the leader The Emperor of Nilfgaard against it. In solo with leaders, no leader is turned up if the totals are equal.

variant-match = The tournament match
    .about = For two players with several decks each. A match is a series of games, and a deck that has won may not be used again: you have to win with two different factions.

variant-advanced-building = { advanced-building }
    .about = With the usual limits, some decks are much stronger than others. These additional limits make decks more even. A tournament match requires them; for any other game you can agree on them.

variant-klub = The rules of the Gwint Klub
    .about = The Gwint Klub in the Czech Republic plays by rules of its own, to balance the factions. Everything you have learned – the rules of the 2025 edition, The Legendary Card Game – still applies, except where this table says otherwise.

variant-witcher3 = The rules of the video game
    .about = In The Witcher 3, where Gwent began, a few details are different. Everything you have learned – the rules of the 2025 edition, The Legendary Card Game – still applies, except where this table says otherwise.

variant-details = Special cases
variant-differences = What is different
variant-leaders = Leaders with a different ability
variant-solo-leaders = What the opponent’s leaders do
variant-solo-leaders-about = In the variant “leaders”, these leaders do something special for the virtual opponent. All others have their usual effect.

solo-effect-play-best-of-own-pile = The opponent plays the card from its own discard pile that helps it most, but never a hero.
solo-effect-play-top-card = The opponent draws a card and plays it immediately.
solo-effect-play-first-weather = The opponent plays the first weather card found in its deck, then the deck is shuffled.
solo-effect-revive-random = The opponent plays a random unit from its own discard pile, but never a hero.
solo-effect-enemy-discards = You discard a card of your choice from your hand.
solo-effect-play-best-of-enemy-pile = The opponent plays the card from your discard pile that helps it most, even a hero.
solo-effect-cancel-leaders = Your leader is cancelled for the rest of the game.
solo-effect-count-agile = The opponent adds 1 to its total for each of its agile units.
solo-effect-play-best-bond = The opponent plays from its deck the unit with tight bond that raises its total most, then the deck is shuffled.
solo-effect-mardroeme-from-deck = The opponent plays Mardroeme from its deck to the row where it gains most.
solo-effect-half-weather = The opponent’s units lose only half of their strength under weather.

lesson-mode-ffa-1 = Three players are at the table. Your two opponents have passed with totals of { $enemy } and { $third }. You have { $own }.
lesson-mode-ffa-2 = You play the spy { $spy } and choose the opponent who receives it: the second, whose total rises to { $third }. That is still less than yours. You draw two cards: { $drawn }.
lesson-mode-ffa-3 = You pass, and the round is over: { $own_round }, { $enemy_round } and { $third_round }. You have beaten both opponents and score { lesson-own-points }; the second opponent has beaten the first and scores { lesson-third-points }. You keep your points for the whole game.

lesson-mode-team-1 = Your partner has played two { $partner_unit } cards to the siege row that you share, next to your { $unit }. Your team’s total is { $own }.
lesson-mode-team-2 = You play { $horn } to this row. It doubles the units of both partners: { $unit } to { $unit_strength }, each { $partner_unit } to { $partner_unit_strength }. Your team’s total is { $own }. Now a player of the other team has a turn.

lesson-mode-solo-1 = The virtual opponent has no hand, only a deck. It has already taken its first turn of the round. Now it is your turn, and the totals are { $own } to { $enemy }.
lesson-mode-solo-2 = You play { $unit }. The opponent turns up the top card of its deck: { $frost }. A weather card is always followed by another card: { $toad }. You lead { $own } to { $enemy }.
lesson-mode-solo-3 = You pass. The opponent takes one last turn, and the round ends { $own_round } to { $enemy_round }: you win it. In the next round, the opponent has the first turn again and has already played a card.
