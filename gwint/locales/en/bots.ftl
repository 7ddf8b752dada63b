### The bots: a name, and what each is like.

bot-random = Random bot
    .character = Plays any card that may be played, and never looks at the board.

bot-greedy = Greedy bot
    .character = Takes the most points at once and thinks no further than the next card.

bot-apprentice = Apprentice
    .character = Has just learned the rules, looks up now and then, and passes when it should not.

bot-trader = Trader
    .character = Grabs what glitters, counts each purchase, and is seldom ready for the third round.

bot-captain = Captain
    .character = Knows when to pass and what a spy is worth, and gives a round away to win the game.

bot-champion = Champion
    .character = Plays every plan through in the mind before laying a card, and forgives nothing.

## The list of them

bots-id = Told as
bots-name = Name
bots-character = Character
bots-thinks = Thinks
bots-thinks-at-once = at once
bots-thinks-searching = tree search in a duel ({ $simulations } simulations), { $elsewhere } games in the mind elsewhere
bots-thinks-simulating = { $elsewhere } games in the mind; in a duel tree search with gwint[fast]
fault-bot-budget = “{ $text }” is no budget of a bot. Told as: { $legal } – simulations, milliseconds or seconds, and after “-on-” threads, up to { $most }.
