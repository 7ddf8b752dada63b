### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = { $player } wins the coin toss and names a deck first.
match-named = { $player } names a deck: { $faction } · { $leader }.
match-began = Game { $game } begins.
match-ended-game = { $how ->
    [resigned] { $by } gives up game { $game }.
    [time] { $by } has run out of time in game { $game }.
    [left] { $by } has left game { $game }.
   *[on-table] { $count ->
        [0] Game { $game } ends in a tie.
       *[other] Game { $game } is over. Winner: { $winners }.
    }
}
match-replayed = Game { $game } is replayed with the same decks (replay { $replay }).
match-tossed-draw = A coin toss decides game { $game }: { $player } wins it.
match-scored = Games won: { $score }. Cannot be used again: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } gives up the match. Winner: { $winners }.
    [time] { $by } has run out of time for the match. Winner: { $winners }.
    [left] { $by } has left the match. Winner: { $winners }.
    [abandoned] The match was abandoned.
    [unfinished] The match is not finished.
   *[on-table] The match is over. Winner: { $winners }.
} Games won: { $score }.

## Naming a deck

match-heading = Before game { $game } of the match. Games won: { $score }.
match-named-decks = { $player } has named: { $decks }
match-no-named-decks = { $player } has not named a deck yet.
match-name-deck = { $player }: name the deck you want to play in game { $game }.
match-prompt = Number or faction, ? for the rules >

## The table

match-found-saved = There is a saved match: { $players }. Games won: { $score }.
match-resign-sure = Give up the whole match? (yes/no)
match-choose = { $player }: choose three decks of different factions.
match-choose-prompt = Three numbers (“1 3 5”), deck files or codes; Enter for random decks >
match-game = { $replay ->
    [0] { game-number }
   *[other] Game { $game }, replay { $replay }
}
fault-match-choose = “{ $text }” does not name three decks from the list, three files or three codes.
fault-replay-no-game = No game of this match has started yet.

## Decks for a match

starter-advanced-monsters = The Packs of the Night
    .plan = Each pack comes whole for the price of one card, heroes stand firm where scorch and frost bite, and the best of the fallen walks again.
starter-advanced-nilfgaard = The Emperor’s Own
    .plan = Cheap brigades grow together in the close combat row, medics revive the best of them, and the enemy’s leader stays silent.
starter-advanced-northern-realms = The Walls of Vizima
    .plan = Engines and their experts fill the siege row for the Siegemaster’s horn, and two spies bring the cards to man them.
starter-advanced-scoiatael = The Commandos of Dol Blathanna
    .plan = One card more than the enemy from the start, crowds that answer a single call, and agile scouts who step out of any weather.
starter-advanced-skellige = The Clans at Sea
    .plan = Warriors, maidens and longships bound to each other grow with every comrade, and Bran’s men shrug off half of any storm.
