### The bots: a name, and what each is like.

bot-random = Random bot
    .character = Plays any card it can, and never looks at the board.

bot-greedy = Greedy bot
    .character = Takes all the strength it can get now and never thinks beyond the next card.

bot-network = Prodigy
    .character = Learned the duel by playing against itself, and sees at a glance what others must work out.

bot-network-search = Sage
    .character = Asks what the Prodigy would do, and then thinks several moves ahead.

bot-novice = Novice
    .character = Plays only units: it does not know what special cards, spies and the leader are for.

bot-apprentice = Apprentice
    .character = Plays its strongest unit first, in whatever weather, and passes only when the round is won.

bot-trader = Trader
    .character = Grabs what glitters, counts the cost, and is seldom ready for the third round.

bot-sergeant = Sergeant
    .character = Plans a whole round, but never thinks of the leader and never trusts a spy.

bot-captain = Captain
    .character = Knows when to pass and what a spy is worth, and will give up a round to win the game.

bot-marshal = Marshal
    .character = Tries out many plans before playing a card, but not all of them to the end.

bot-champion = Champion
    .character = Thinks every plan through before playing a card, and forgives nothing.

## The list of bots

bots-name = Name
bots-character = Character
bots-thinks = Thinking
bots-thinks-at-once = immediate
bots-thinks-searching = in a duel, tree search ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}); in other modes, { $elsewhere ->
    [one] { $elsewhere } simulated game
   *[other] { $elsewhere } simulated games
}
bots-thinks-guided = in a duel, search guided by the network ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
})
bots-thinks-without-network = plays like the Captain: gwint[fast] or the network is missing
bots-thinks-simulating = { $elsewhere ->
    [one] { $elsewhere } simulated game
   *[other] { $elsewhere } simulated games
}; in a duel with gwint[fast], tree search
fault-network-weights = The network’s weights in { $path } cannot be used: { $reason }
fault-network-missing = There is no weights file “{ $path }”.{ fault-nearest }
fault-bot-network = The bot “{ $bot }” cannot be loaded. { $reason }
fault-bot-network-comma = Bots in a list are separated by commas, so “{ $bot }” ends at the comma in the file name “{ $file }”. Rename the file.
fault-bot-budget = “{ $text }” is not a valid budget. Write it as { $legal }: simulations, milliseconds or seconds. You may add “-on-” and a number of threads (at most { $most }).
fault-bot-name = There is no bot “{ $bot }”.{ fault-nearest } The bots are: { $bots }. Give a bot of your own as file.py:function, as module:function, as network:weights.npz or as the command of a program.
fault-bot-source = There is no file or module “{ $source }”.{ fault-nearest }
fault-bot-function = “{ $source }” has no function “{ $function }”.{ fault-nearest }
fault-bot-signature = A bot is called with three arguments, (view, budget, seed), but “{ $bot }” takes { $signature }.
fault-bot-import = “{ $source }” cannot be imported: { $reason }
fault-bot-failed = The bot “{ $bot }” failed: { $reason }
fault-bot-illegal-move = The bot “{ $bot }” chose a move that is not allowed here: { $move }. Allowed: { $legal }.
fault-bot-no-move = The bot “{ $bot }” must return a move or its phrase, but it returned { $value }. Allowed: { $legal }.
fault-bot-phrase = The bot “{ $bot }” returned a phrase that is not an allowed move. { $reason }
