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
    .title = A miller’s boy with his father’s deck
    .home = A mill on a slow river

bot-apprentice = Apprentice
    .character = Plays its strongest unit first, in whatever weather, and passes only when the round is won.
    .title = A carpenter’s apprentice, strong and in a hurry
    .home = The workshop behind the sawmill

bot-trader = Trader
    .character = Grabs what glitters, counts the cost, and is seldom ready for the third round.
    .title = A merchant who weighs every coin twice
    .home = A stall on the market square

bot-sergeant = Sergeant
    .character = Plans a whole round, but never thinks of the leader and never trusts a spy.
    .title = A drill sergeant with a wooden leg
    .home = The barracks by the north gate

bot-captain = Captain
    .character = Knows when to pass and what a spy is worth, and will give up a round to win the game.
    .title = A captain who has lost battles and learned from all of them
    .home = A tent with a good map

bot-marshal = Marshal
    .character = Tries out many plans before playing a card, but not all of them to the end.
    .title = A marshal with grey hair and an open mind
    .home = Headquarters in an old orangery

bot-champion = Champion
    .character = Thinks every plan through before playing a card, and forgives nothing.
    .title = The undefeated champion, masked by choice
    .home = Wherever the last table stands

## The rivals: levels of play with habits; see also dialogue.ftl

bot-goose-girl = Tansy
    .character = Calls her leader at the first opportunity, then lets the flock loose. She counts feathers, not cards, and plays like a beginner.
    .title = Goose girl with thirty geese and one temper
    .home = The village green, by the pond

bot-ferryman = Old Marten
    .character = Never passes before you do, even when it would be wise. He takes all the strength he can get now, and he is stubborn rather than clever.
    .title = Ferryman who has never turned back midstream
    .home = A landing stage in the reeds

bot-beekeeper = Brother Linus
    .character = Saves his heroes like honey for the winter: they come out only when a last gem is at stake. Until then he is generous and easy to beat.
    .title = Beekeeper of a small monastery
    .home = Nine hives under the lime trees

bot-innkeeper = Dorothy
    .character = Does not know what weather is: she never brings it and never clears it away. Plans her rounds well, and trusts neither spies nor her leader.
    .title = Innkeeper who has not been outside in years
    .home = The Three Kettles, at the crossroads

bot-charcoal-burner = Agate
    .character = Throws her Scorch at the first chance, as soon as it burns only your units. Otherwise she plans like the Sergeant.
    .title = Charcoal burner with soot on her cheek
    .home = A smoking clearing, deep in the forest

bot-bell-founder = Master Tobiah
    .character = Keeps every horn until his last units stand in the row, and then it rings. Apart from that he plays like the Captain.
    .title = Bell founder who listens more than he speaks
    .home = A foundry under a cracked tower

bot-smuggler = Wick
    .character = Loves spies above all: as long as there is one in hand, it crosses over to you. Buys knowledge with your strength, and otherwise plays like the Captain.
    .title = Smuggler with three names and no address
    .home = A boathouse without a lantern

bot-astronomer = Doctor Selene
    .character = Opens every round with bad weather if she holds any, because she has calculated it. Searches almost as deeply as the Marshal.
    .title = Astronomer who argues with the clouds
    .home = A tower above the fog

## Choosing an opponent, and what opponents say

cast-choose = Choose an opponent
cast-difficulty = Difficulty: { $level } of 7
cast-home = At home: { $home }.
cast-others = Other bots
cast-beaten = Beaten
cast-next = Next opponent
cast-again = Against: { $bot }
cast-says = { $player }: “{ $line }”

## The list of bots

bots-rivals = Opponents with character: each has a level of play, habits and decks
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
