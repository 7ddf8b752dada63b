### What `gwint lab` prints, and the words of its reports.

lab-title = From the laboratory
lab-bots = The bots
lab-decks = The decks
lab-games = Games
lab-draws = Ties
lab-toss = Score of the toss winner
lab-rating = Rating
lab-rating-note = Ratings on the Elo scale, average 0: a player rated 100 points higher wins about 64 games in 100. After ±: half of the 95% interval, from the Fisher information of the fit.
lab-win-rate = Win rate
lab-table = win rates in per cent, row against column
lab-table-note = A tie counts as half a win. After ±: half of Wilson’s 95% interval.
lab-lengths = Length of games
lab-decisions = Decisions per game
lab-balance-note = Every deal was played from all seats and with every starting player.
lab-seed = Seed
lab-speed = { $speed } games/s
lab-progress = Games: { $done } of { $all }; per second: { $speed }
lab-progress-open = Games: { $done }; per second: { $speed }
lab-compiling = Compiling the game; this takes a while the first time.
lab-interrupted = Interrupted; the games played so far are saved. Continue with: { $command }
lab-played = Games played now: { $played }. Already in the folder: { $stored }.
lab-saved = The games are saved in: { $folder }
lab-report = Open this in a browser: { $path }
lab-gain = Gain
lab-with-card = With it
lab-without-card = Without it
lab-worth-note = Gain: by how many percentage points the win rate rises when the card is in the first hand, before any exchange, compared with an average card of the deck in its place. After ±: half of Newcombe’s 95% interval.
lab-verdict = { $kept ->
    [yes] Kept: { $change }. Wins { $after }% instead of { $before }% ({ $gain }, fresh games: { $games }).
   *[no] Not proven: { $change }. Wins { $after }%, previously { $before }% ({ $gain }, fresh games: { $games }).
}
lab-gpu-result = { $device } – games: { $games }, seconds: { $seconds }, games per second: { $speed }.
lab-ladder = The ladder
lab-ladder-meetings = Who met whom
lab-ladder-against = against
lab-by-rules = By ruleset
lab-by-decks = By decks
lab-decks-starters = starter decks
lab-decks-random = random decks
lab-decks-mixed = a starter deck against a random one
lab-train-preparing = Setting up the tables and compiling the game. On a CUDA device this takes a minute or two.
lab-train-progress-start = { $minutes } of { $all } min; decisions per second: { $speed }; entropy: { $entropy }; value loss: { $loss }; wins { $random }% against random moves, { $share }% against itself at the start of the sitting
lab-train-progress-frozen = { $minutes } of { $all } min; decisions per second: { $speed }; entropy: { $entropy }; value loss: { $loss }; wins { $random }% against random moves, { $share }% against the frozen network
lab-train-saved = The run is saved after { $minutes } min. Continue with: { $command }
lab-train-finished = The run is complete. The network’s weights: { $path }
lab-exploit-arena = The last share is against the network’s most probable moves. To measure how the bot itself fares: { $command }
lab-train-rates = Wins in per cent
lab-train-random = against random moves
lab-train-start = against itself at the start of the sitting
lab-train-frozen = against the frozen network
lab-train-entropy = Entropy of the policy
lab-train-losses = Losses
lab-train-policy = policy
lab-train-value = value
lab-train-belief = belief about the opponent’s hand
lab-train-magnet = distance from the magnet
lab-train-minutes = Minutes of training

fault-lab-missing = The laboratory is not fully installed (missing: { $module }). Install it with: { $command }
fault-lab-bot-failed =
    { $reason }
    Seed of the game: { $seed }.
fault-lab-mixed-bots = Compiled policies (fast:…) can play only against each other, not against other bots: { $bots }.
fault-lab-policies-only-count = Compiled policies (fast:…) leave neither records nor positions: { $bots }. Name other bots.
fault-lab-clairvoyant-duel = The clairvoyant plays only duels, not this mode: { $mode }.
fault-lab-nothing-to-compare = There is nothing to compare. Name two bots or two decks.
fault-lab-no-meeting = None of these decks may play each other in this mode: { $mode }.
fault-lab-deck = This deck is not legal: { $deck }.
    { $faults }
fault-lab-other-plan = The folder already contains the games of another arena, or of a bot whose file has changed since: { $folder }. Choose another folder.
fault-lab-changed-bot = The file of a bot has changed since the games in the folder were played: { $bots }. Start a new arena in another folder instead of continuing this one: { $folder }
fault-lab-no-plan = The folder does not contain an arena: { $folder }.
fault-lab-worker-died = A worker process died repeatedly on these games (attempts: { $tries }): { $chunk }. All other games are saved.
fault-lab-no-cluster = The Ray cluster cannot be reached: { $address }. Reason: { $reason }
fault-lab-no-ladder = The document has no place for the ladder: { $path }. Put these two lines where the ladder belongs: { $begin } and { $end }
fault-lab-no-field = There is no deck to play against.
fault-lab-no-driver = There is no CUDA device: its driver is not installed ({ $driver }). Without a device, “gwint lab arena” plays the same games on the CPU.
fault-lab-no-device = There is no CUDA device: the driver found none. Without a device, “gwint lab arena” plays the same games on the CPU.
fault-learning-damaged = The run in this folder is damaged: { $folder }. Reason: { $reason }
fault-learning-foreign = The folder contains files but no run ({ $file } is missing): { $folder }. Choose another folder.
fault-learning-unwritable = The run cannot be saved: { $folder }. Reason: { $reason }. The last complete checkpoint is kept.
fault-learning-contradiction = The run in this folder began with another value of { $option }: { $folder }. Leave the option out to continue the run, or choose another folder.
fault-learning-no-device = PyTorch finds no CUDA device. Train on the CPU with --device cpu, and with --small for a trial.
fault-learning-no-network = { $bot } does not use a network, so no network can be trained against it. Possible: { $legal }.
fault-simulation-bots = Give one bot for all seats, or one for each. Seats: { $seats }; bots given: { $count }.
fault-simulation-no-bots = Give at least one bot.
fault-simulation-function = A function cannot be sent to several workers: { $bot }. Give the bot by its file or module, as in my_bot.py:choose, or use one worker.
