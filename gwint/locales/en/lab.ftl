### What `gwint lab` says, and the words of its reports.

lab-title = From the laboratory
lab-bots = The bots
lab-decks = The decks
lab-games = Games
lab-draws = Drawn
lab-rules = Rules
lab-toss = Winner of the toss scored
lab-rating = Rating
lab-rating-note = Ratings on the scale of Elo, the average is 0: a hundred points more win about 64 games of 100. After ±: the 95% interval, by the Fisher information of the fit.
lab-win-rate = Win rate
lab-table = win rates in per cent, row against column
lab-table-note = A draw counts as half a win. After ±: half of Wilson’s 95% interval.
lab-lengths = How long games are
lab-decisions = Decisions in a game
lab-balance-note = Every deal was played from all seats and with all starts.
lab-seed = Seed
lab-speed = { $speed } games/s
lab-compiling = Making the compiled game ready; the first time this takes a while.
lab-interrupted = Interrupted; what was played is kept. Go on with: { $command }
lab-kept = The games are kept in: { $folder }
lab-drawn = Look at it in a browser: { $path }
lab-gain = Adds
lab-dealt = With it
lab-undealt = Without it
lab-worth-note = Adds: how many percentage points more games are won with the card in the first hand, before any exchange, than without it; the average card of the deck is dealt instead. After ±: half of Newcombe’s 95% interval.
lab-verdict = { $kept ->
    [yes] Kept: { $change }. Wins { $after }% instead of { $before }% ({ $gain }, { $games } fresh games).
   *[no] Not proved: { $change }. Wins { $after }%, before { $before }% ({ $gain }, { $games } fresh games).
}
lab-gpu-told = { $device }: { $games } games in { $seconds } s, { $speed } games a second.
lab-ladder = The ladder
lab-ladder-meetings = Who met whom
lab-ladder-against = against

fault-lab-missing = The laboratory is not installed whole (missing: { $module }). Install it with: { $command }
fault-lab-bot = There is no bot “{ $bot }”.{ fault-nearest } The bots: { $bots }. One of your own is told as module:function or as the command of a program.
fault-lab-bot-failed = A bot did not choose a legal move: { $bot }. The game’s seed: { $seed }. What happened: { $reason }
fault-lab-mixed-bots = Compiled policies (fast:…) play each other alone, not other bots: { $bots }.
fault-lab-nothing-to-compare = There is nothing to compare. Tell two bots or two decks.
fault-lab-no-meeting = No decks of these may meet in this mode: { $mode }.
fault-lab-deck = This deck may not be played: { $deck }.
    { $faults }
fault-lab-other-plan = The folder already holds the games of another arena: { $folder }. Tell another folder.
fault-lab-no-plan = The folder holds no arena: { $folder }.
fault-lab-worker-died = Workers died { $tries } times over the same games: { $chunk }. All others are kept.
fault-lab-no-cluster = The Ray cluster cannot be reached: { $address }. The reason: { $reason }
fault-lab-no-ladder = The document has no place for the ladder: { $path }. Put these two lines where it belongs: { $begin } and { $end }
fault-lab-no-field = There is no deck to play against.
fault-lab-no-driver = There is no CUDA device here: its driver is not installed ({ $driver }). Without one, gwint lab arena plays the same games on the processor.
fault-lab-no-device = There is no CUDA device here: the driver found none. Without one, gwint lab arena plays the same games on the processor.
