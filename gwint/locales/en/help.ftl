### The help of the commands. A message is named after its command, its attributes after the command’s parameters.

## Labels and placeholders

help-label-usage = Usage:
help-label-arguments = Arguments
help-label-options = Options
help-label-commands = Commands
help-label-examples = { $count ->
    [one] Example:
   *[other] Examples:
}
help-label-default = default: { $value }
help-label-range = { $least } to { $most }
help-label-least = at least { $least }
help-label-required = required
help-label-hint = Help: { $command }
help-label-error = Error: { $message }

help-placeholder-options = OPTIONS
help-placeholder-command = COMMAND
help-placeholder-arguments = ARGUMENTS
help-placeholder-ability = ABILITY
help-placeholder-address = ADDRESS
help-placeholder-addresses = ADDRESSES
help-placeholder-age = AGE
help-placeholder-bot = BOT
help-placeholder-bots = BOTS
help-placeholder-clock = MIN[+SEC]
help-placeholder-deck = DECK
help-placeholder-decks = DECKS
help-placeholder-faction = FACTION
help-placeholder-file = FILE
help-placeholder-folder = FOLDER
help-placeholder-id = ID
help-placeholder-leader = LEADER
help-placeholder-n = N
help-placeholder-name = NAME
help-placeholder-opponents = WHO,…
help-placeholder-player = NAME
help-placeholder-program = NAME=PROGRAM
help-placeholder-record = RECORD
help-placeholder-ruleset = RULESET
help-placeholder-shell = SHELL
help-placeholder-strength = N|N-N
help-placeholder-topic = TOPIC
help-placeholder-url = URL
help-placeholder-view = 1|2|…|*
help-placeholder-word = WORD
help-placeholder-words = WORDS

## Parameters that several commands have

help-shared =
    .help = Show this help and exit.
    .lang = The language of the output. Default: GWINT_LANG, then your locale, then en.
    .json = Print JSON.
    .rules = The ruleset: legendary, klub or witcher3. Options can be changed, separated by commas, as in klub,roach=yes,gems=3; “gwint rules OPT” lists them.
    .advanced = Also apply the advanced deck-building rules (DECK-3).
    .faction = A faction by ID (monsters, nilfgaard, northern-realms, scoiatael, skellige) or by name in any language.
    .deck = A file, a deck code, the ID of a starter deck, or “-” for standard input.
    .data = The server’s data folder. Default: the one that “gwint serve” uses.
    .players = The number of players in ffa (free-for-all).
    .name = Your name.
    .decks = The decks, separated by commas. Default: the starter decks.
    .against = The decks to play against, separated by commas. Default: the starter decks.
    .bot = The bot that plays the decks; fast:thrifty is compiled and plays thousands of games a second.
    .games = The number of games.
    .seed = The same seed gives the same games.
    .out = The folder in which the games are stored. Default: a folder in lab/.
    .workers = The number of worker processes. Default: one for each core.
    .ray = The address of a Ray cluster that plays the games; “local” starts one on this computer.

## gwint

help = Gwent for people and programs.
    .version = Show the version and exit.

## Playing

help-play = Play a game in the terminal.
    .details =
        You make a move by typing its number or its name; ? shows what else you can type. The game is saved after every move: after “quit”, Ctrl-D or Ctrl-C, “gwint play” continues it. “save FILE” writes its record to a file.
    .mode = The mode; “gwint rules” explains each of them.
    .against = Who plays the other seats, separated by commas: person, the ID of a bot (“gwint bots” lists them), a bot of your own (my_bot.py:choose or module:function), a network with its weights (network:weights.npz) or the command of a program (docs/engine.md). Name one for all seats, or one for each. A bot’s thinking time may follow after @: champion@1s, or on two cores champion@1s-on-2.
    .deck = Your deck: a file, a deck code or the ID of a starter deck. A match needs three decks; in solo, a faction stands for its whole set.
    .foe-deck = The other players’ decks, in the order of their seats.
    .seed = The same word gives the same deal.
    .foe-name = The other players’ names, in the order of their seats.
    .load = Continue the game in this record.
    .new = Start a new game; a saved game is moved to the records. Options that describe a game, such as --deck or --rules, do the same.
    .any-deck = Allow decks that break the deck-building rules.

help-serve = Run a server for tables over the network.
    .details =
        The server runs until you press Ctrl-C or it receives SIGTERM; it then answers the requests it has begun and stops. The log goes to standard error, one line of JSON for each event. Every setting can also come from the environment, such as GWINT_PORT=8000; docs/hosting.md lists them all.
    .host = The address to listen on; 0.0.0.0 means all addresses of this computer.
    .port = The port to listen on; 0 means any free port.
    .data = The data folder. Default: server in GWINT_HOME.
    .public-url = The address that players use, if it differs from the host and port.
    .trusted-proxies = The addresses of proxies whose forwarded client addresses are trusted, separated by commas.
    .bot-workers = The number of processes for the bots.
    .programs = A bot of your own: its name, then my_bot.py:choose, module:function, network:weights.npz or the command of a program (docs/engine.md). May be given more than once.
    .log-level = The lowest level to log.
    .open = Open the page in your browser.
    .json = Print the address, the invite link and the data folder as JSON.

help-join = Play or watch at a table on a server.
    .details =
        You make moves as in “gwint play”; ? shows what else you can type. A lost connection is restored automatically. After “quit”, Ctrl-D or Ctrl-C, the same command takes you back to your seat.
    .url = An invite link, or with --new the address of a server.
    .seat = The seat you want. Default: your own seat, or else a free one.
    .deck = { help-play.deck }
    .watch = Watch without playing.
    .new = Open a new table on the server; the options below describe it.
    .mode = The mode of the new table.
    .against = Who plays the other seats, separated by commas: person waits for somebody to join; any other name is a bot on the server.
    .clock = Minutes for each player’s whole game, and seconds added after each turn.
    .open = List the table publicly, not only for people with the link.

help-admin = Maintain a server’s tables.
    .details = All commands except remove and forget can be used while the server is running.

help-admin-audit = Show who viewed the hands of games in progress, and when.
    .details = Exporting a game in progress by its ID writes an entry to this log.

help-admin-backup = Copy all data to a file, as a consistent snapshot.
    .details = To restore it, stop the server and replace gwint.db with the copy.
    .file = The file for the copy.

help-admin-check = Look for damaged data, rebuild every table from its log and list those that differ from what was played.
    .salvage = Write everything that can be read to a new data folder, and each damaged game there as a record.

help-admin-export = Save games as records, one file for each.
    .details = Each file is named after its table: ID.gwint.
    .tables = The tables to export.
    .folder = The folder for the files.
    .all = Export every finished game.

help-admin-forget = Delete an owner’s data and name, on request.
    .details = Finished games remain for the other players, without the name. Stop the server first: it locks its data folder while it runs. Players can do this themselves in the settings of the page.
    .owner = The owner’s ID, as listed by “gwint admin owners”.
    .yes = Do not ask for confirmation.

help-admin-list = List the tables, sorted by state.
    .phase = Only tables in this state.

help-admin-owners = List the owners, most recently seen first.
    .details = An owner is a browser or a program that plays on the server.

help-admin-remove = Remove tables permanently.
    .details = Stop the server first: while it is running, it locks its data folder.
    .tables = The tables to remove.
    .older-than = Also remove games that ended at least this long ago: 12h, 90d or 8w.
    .yes = Do not ask for confirmation.

help-replay = Watch a recorded game or match.
    .file = A record; “-” reads it from standard input.
    .all = Print every step without prompting, as in a pipe.
    .picture = Print the final table as a picture.
    .view = Show the game as one player sees it; * shows all hands.
    .json = Print one JSON object for each step.
    .keys = Keys, each followed by Enter
    .key-next = the next move
    .key-back = the previous move
    .key-move = move 12
    .key-round = round 2
    .key-ends = the start, the end
    .key-view = one player’s view, all hands
    .key-quit = quit

help-verify = Check whether the deal of a server’s game was fair.
    .details =
        The record of a game on a server contains what everyone fixed before the deal. The command recomputes the deal, every shuffle and every draw from it. It exits with 1 if something is wrong.
    .file = A record; “-” reads it from standard input.
    .chain = The hash chain that your own client computed; the file must then be a sealed log.
    .json = Print the findings as JSON.

help-analyse = Find out where a recorded game was won and lost.
    .details =
        Every move is judged by what its player could know at the time: the chance of winning before and after it and, if another move was better, which one and why. A duel is judged by tree search if gwint[fast] is installed, everything else by the planner. The games of a match are judged one after another.
    .file = A record; “-” reads it from standard input.
    .simulations = Simulations for each move; 0 uses the planner.
    .milliseconds = Thinking time for each move, instead of simulations.
    .threads = How many moves are judged at the same time. Default: one for each core.
    .seat = Judge only this player’s moves, and show the chance of winning from this player’s point of view.

## Cards, decks and rules

help-cards = Find cards and leaders and read what they do.
    .details = If nothing is found, the exit code is 1.

help-cards-leaders = List the leaders and what they do.

help-cards-search = Find cards; the same as “gwint cards { help-placeholder-words }”.
    .searched = Parts of a name in any language, of an ID or of a printed code; all of them must match.
    .faction = monsters, nilfgaard, northern-realms, scoiatael, skellige or neutral; may be given more than once.
    .kind = Only cards of this kind.
    .row = Only units that can be played to this row.
    .ability = An ability by ID, such as tight-bond, or by name in any language.
    .strength = “5”, “5-10”, “5-” (5 or more) or “-5” (5 or less).

help-cards-show = Show everything about a card or a leader, including the rules of its abilities.
    .spelt = A name in any language, an ID or a printed code.

help-deck = Check, show and share decks, or create random ones.
    .details =
        A deck is given as the first of these that fits: “-” for standard input, the ID of a starter deck, a deck code, a file. A file contains a deck’s text or its code; if it is named like a starter deck, write “./{ help-placeholder-file }”.

help-deck-check = List every fault of a deck.
    .details = If the deck has a fault, the exit code is 1.

help-deck-code = Print a deck’s code, for links and chats.
    .text = Print the deck’s text instead of its code.

help-deck-random = Print the text of a random legal deck, with its seed and its code in comments.
    .seed = The same seed gives the same deck. Default: a random seed.
    .leader = A leader by ID, printed code, or name in any language.

help-deck-show = Show a deck: its cards by kind, its totals, its side deck and its code.

help-deck-starters = List the starter decks and how each of them wins.

help-box = Prepare an evening with the printed cards of one box.
    .details =
        Each player leads a different faction, so no card of the box is needed twice. Decks are given as for “gwint deck”.

help-box-decks = Draw a balanced random deck for each player.
    .details = The decks are legal and about equally strong; their codes can be given to “gwint box pull-list” and “gwint box sheet”.
    .players = The number of players.
    .faction = The first player’s faction; repeat the option for the next players. The other factions are chosen at random.
    .seed = The same seed gives the same decks. Default: a random seed.

help-box-pull-list = List the cards to take out of the box for the given decks.
    .details = They are in the order of their printed codes, with the cards that may come from the side deck.
    .decks = Each is a file, a deck code, the ID of a starter deck, or “-” for standard input.

help-box-sheet = Print the registration sheet of a deck.
    .player = The player’s name. Default: a line to write on.
    .event = The event’s name. Default: a line to write on.

help-box-reference = Print the rules of a duel on one page.

help-score = Count the strength on a board and explain it.
    .details =
        A board has two to five sides; its rules, its weather and anything empty may be left out. Cards and leaders are given by their IDs, which “gwint cards show” prints. A side may have horns and mardroeme, both lists of rows.

        With --check, JSON output has the key “faults”, and a table is followed by the faults on standard error; the exit code stays 0.

        With --lines, every line of input, even a blank one, is answered at once with one line: a score, or an object with the key “error” if the line is not a board. The exit code stays 0.
    .file = A board as JSON. Default: standard input.
    .json = Print JSON or a table. Default: a table in a terminal, JSON elsewhere.
    .check = Also list what is impossible in a real game.
    .lines = Read one board per line and print one answer per line.

help-learn = Learn to play: a first game and example turns with drawn boards.
    .details =
        Without { help-placeholder-topic }, the game in a minute and a first game are shown, move by move. In a terminal, press Enter for the next move; any other input ends the lesson.
    .words = A chapter: minute, first-game, duel, examples, variants or card-list. Or an ability, a special card, a faction or a leader, in any language. Or another way to play: ffa, team, solo, match, advanced-building, klub or witcher3.

help-rules = Look up the rules.
    .details =
        Without { help-placeholder-id }, the modes, the rulesets, the topics and the chapters of the rulebook are listed. Texts follow the ruleset of --rules; the rules of docs/rules.md are in English.
    .words = A topic, a mode, a ruleset, or the ID of a rule in docs/rules.md. Topics, factions, leaders and cards may be named in any language.

help-meet = Show what happens when two cards meet.
    .details =
        Both are laid on small tables, in every arrangement that matters, and played by the rules. With a single name, the command shows what that card, leader, faction, ability or moment does by itself.
    .first = A card, a leader, a faction or an ability, by ID or by name in any language, or a moment: game-start, round-end, tie, third-round.
    .second = What it meets, named in the same way.

## Bots and research

help-bots = List the bots, from the simplest to the champion.
    .details =
        Any bot can take a seat: “gwint play --against captain”. A thinking time after @ replaces its usual one: champion@2s, or on two cores champion@2s-on-2.

help-engine = Let another program ask a bot for moves.
    .details =
        The command reads one JSON object per line and answers each with one, until it reads “quit” or the input ends. docs/engine.md describes the messages, and how to write an engine of your own.
    .bot = The bot that answers: the ID of a bot (“gwint bots” lists them), or your own as my_bot.py:choose, module:function or network:weights.npz.
    .simulations = Simulations for questions without a budget.
    .milliseconds = Thinking time for questions without a budget.
    .threads = How many search trees grow at the same time for each question. Default: 1.

help-lab = Play thousands of games: rate bots, compare and improve decks.
    .details =
        A deck is given as for “gwint deck”; “starters” stands for all starter decks, and “held-out” for these and as many random ones that no training uses. Every deal is played from both seats and with both starting players, and all seeds are stored.

help-lab-arena = Let bots play each other with all decks, and rate them.
    .details =
        The games are stored as lines of JSON. After an interruption, the same command continues the arena; with a larger number of games, it extends the arena. When the file of a Python bot or of a network has changed, the games are stored in a new folder; a folder given with --out is then refused. For a program, or a bot that imports other files, choose a new --out yourself.
    .bots = The bots, separated by commas; a bot of your own as my_bot.py:choose, as module:function, as network:weights.npz or as a command. A thinking time may follow after @: champion@50ms. “clairvoyant” is a search that sees all cards, as a ceiling for comparison.
    .threads = How many search trees each searching bot grows at the same time. Default: as given after @, or else 1.
    .decks = The decks, separated by commas; “held-out” stands for the starter decks and as many random ones that no training uses. Default: the starter decks.
    .mode = The mode to play.
    .rules = The ruleset, as for “gwint play”, or several: repeat the option, or write “all” for legendary, klub and witcher3. Each gets the same number of games.

help-lab-cards = Measure how much each card of a deck adds to the chance of winning.
    .details =
        Games with a card in the first hand are compared with games without it. The first hand is random, so only the card can make the difference.
    .games = The number of games. Default: as many as fit in a minute.

help-lab-gpu = Play an arena of compiled policies on a CUDA device.
    .details = The games are counted but not stored. Without a device, the exit code is 1.
    .bots = Compiled policies, separated by commas. Default: all of them.

help-lab-improve = Search for a better deck, one card at a time.
    .details =
        Every deck on the way is legal. Each step compares 32 changes and tests the best of them on new deals; it is accepted only if it wins significantly more often. At the end, the deck’s text is printed or written to a file; a log of what was tried goes to standard error.
    .games = Games for each step. Default: as many as fit in a minute.
    .steps = The maximum number of changes.
    .out = Write the deck to this file.

help-lab-ladder = Rate the levels: each plays the one below, and the highest plays all.
    .details =
        Every deal is played from both seats and with both starting players, with starter decks and random legal decks; after 760 games, each of the twenty decks has met every other. After an interruption, the same command continues. With --write, the table and the command are written into a document, between the lines <!-- ladder --> and <!-- /ladder -->.
    .games = Games for each pair of bots.
    .milliseconds = Thinking time of the searching bots for each move.
    .threads = How many search trees each searching bot grows at the same time. Default: 1.
    .decks = The decks, separated by commas; “held-out” stands for the starter decks and as many random ones that no training uses. Default: the starter decks and as many random ones that follow from the seed.
    .write = Write the table into this document.
    .rules = { help-lab-arena.rules }

help-lab-matchups = Play all decks against each other and show which decks win.
    .details = The command prints a table and writes a heat map (PNG) and a page to the folder of the games.
    .decks = The decks to compare. Default: the starter decks.
    .games = Games for each pair of decks. Default: as many as fit in a minute.

help-lab-report = Draw an arena as a page and plots.
    .details = The page, report.html, needs no other file; the plots are PNG files. All are written to the arena’s folder.
    .folder = The arena’s folder.

help-lab-resume = Continue an arena that was interrupted.
    .folder = The arena’s folder.

help-lab-train = Train a network by self-play.
    .details =
        This needs PyTorch. The folder receives the settings, the progress, a checkpoint, the network’s weights (weights.npz) and the training curve (curve.png). To continue a run, repeat the command; the folder alone is enough. Ctrl-C saves the run before it stops. docs/learning.md describes how the network learns.
    .folder = The run’s folder: a new one, or one with a run to continue.
    .minutes = The length of the whole run in minutes. Default: 20.
    .sitting = Minutes until this sitting ends, including preparation. Default: the run continues to its end.
    .device = Where the network learns. Default: cuda if there is such a device.
    .seed = Runs with the same seed begin with the same decks and weights. Default: 1.
    .small = Use a small network and few games, for a trial on a CPU.
    .from = Begin with the weights in this file; “shipped” stands for those that come with gwint.

help-lab-exploit = Train a network to beat a bot.
    .details = This shows how exploitable a bot is. Its network stays as it is and always plays its most probable move, without search, while a new network learns the best response to it. The folder has the same structure as that of “gwint lab train”.
    .bot = The bot to beat: network, network-search, or one of them with a file of weights (network:weights.npz).
    .folder = { help-lab-train.folder }
    .minutes = { help-lab-train.minutes }
    .sitting = { help-lab-train.sitting }
    .device = { help-lab-train.device }
    .seed = { help-lab-train.seed }
    .small = { help-lab-train.small }
    .from = { help-lab-train.from }

help-fast = Compile the duel and list its moves.
    .details = The compiled duel is a twin of the rules, fast enough for millions of games.

help-fast-moves = Print the number of every move: a card with its row or target.
    .details = After a neutral card, @0 or @1 says in whose set it is printed: the first seat’s or the second’s.

help-fast-warm = Compile the duel now instead of at its first use.
    .details = The compiled code is cached until rules or cards change.

help-completion = Let your shell complete gwint’s commands.
    .details = The command prints a script; its last line says how to install it.
    .shell = Your shell: bash, zsh or fish.
