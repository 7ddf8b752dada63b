### What happens when two cards meet: the question box of the rulebook, and gwint meet.

## The players of all scenes

encounter-player = Alice
encounter-opponent = Bob

## Moments of the game

moment-game-start = Start of the game
moment-round-end = End of a round
moment-tie = Tied round
moment-third-round = Third round

## What lies on the table

encounter-lies = On { $side }’s side, { row-in }: { $cards }.
encounter-lies-spy = On { $side }’s side, { row-in }: { $cards }, played there by { $owner }.
encounter-row-total = Total strength { row-in } on { $side }’s side: { $total }.
encounter-pile = In { $side }’s discard pile: { $cards }.
encounter-hand = In { $side }’s hand: { $cards }.
encounter-deck = In { $side }’s deck: { $cards }.
encounter-weather = In the weather zone: { $cards }.
encounter-leader = { $player }’s leader: { $leader }.
encounter-leader-horn = { $player }’s leader, { $leader }, has already sounded the horn { row-in }.
encounter-faction = { $player }’s faction: { $faction }.

## What is done

encounter-play = { $player } plays { $card }.
encounter-use-leader = { $player } uses { $leader }.
encounter-round-end = The round ends.
encounter-third-round = The second round ends and the third begins.
encounter-game-start = The game begins.

## What the events do not say

encounter-cannot-play = { $card } cannot be played here.
encounter-cannot-use = { $leader } cannot be used here.
encounter-immune = { $card } is a hero, so nothing here has any effect on this card.
encounter-random = Part of this is random and may turn out differently.
encounter-unaffected = { $first } and { $second } have no effect on each other.
encounter-no-effect = { $first } has no ability that takes effect here.
encounter-excluded = { $subject } is not used under these rules. This is what would happen.
encounter-differs = Something else happens under these rules: { $rules }.

## The answer in the terminal

encounter-question = What happens when { $first } meets { $second }?
encounter-question-single = How does { $first } work?
encounter-before = Before
encounter-after = After

## The question box of the rulebook

encounter-intro = Choose a card, a leader, a faction or an ability, and what it meets. Both are laid on a table and played by the rules you have chosen.
encounter-first = First
encounter-second = Meets
encounter-type-name = Type a name in any language
encounter-swap = Swap the two
encounter-clear = Clear
encounter-examples = For example
encounter-card-kind = Kind of card
encounter-moment = Moment of the game
encounter-card-link = What happens when it meets…?
encounter-nothing-found = Nothing has that name.

## A name that does not exist

fault-encounter-name = Nothing in the game is called “{ $name }”, or several cards or leaders have that name.{ fault-nearest }
