### The replays of finished games.

replay-opening = Opening the replay…
replay-failed = This replay cannot be opened
replay-partial = The record replays only up to here. { $reason }
replay-to-table = To the table
replays-about = Every finished game can be replayed step by step. You can also load a record from a file: choose it, or drop it anywhere on this page.
replays-empty = You have no finished games yet.
replay-controls = Playback
replay-to-start = To the beginning
replay-to-end = To the end
replay-step-back = One step back
replay-step-forward = One step forward
replay-round-back = One round back
replay-round-forward = One round forward
replay-play = Play
replay-pause = Pause
replay-key-space = space bar
replay-step = Step
replay-rounds = Rounds
replay-game-round = { game-number } · { $round }
replay-between-games = Between games
replay-no-decks = No deck named yet
replay-view = View
replay-view-open = All hands visible · at the bottom: { $player }
replay-view-seat = As seen by: { $player }
replay-branch = Play on from here
replay-branch-about = A new game begins from step { $step } of this one. Who plays?
replay-branch-me = Me, on this screen
replay-branch-shared = Several players share this screen: it is covered between turns.
replay-branch-watch = Only bots play; you watch.
replay-share = Share the link
replay-download = Save the record
replay-load = Load a record
replay-drop = Drop the record here
replay-more = Log and more
replay-verify = Check the deal
replay-verifying = Checking the deal…
replay-verify-about = Your browser checks this by itself and sends nothing to the server. But the page itself comes from that server; “gwint verify” on your own computer does not depend on it.
replay-analyse = Analyse
replay-analysing = Analysing the game: { $done } of { $of }
replay-analyse-stop = Stop the analysis
replay-chance = Chance of winning
replay-chart = What the chart shows
replay-mark = { $mark ->
    [best] Best move
    [good] Good move
    [doubtful] Doubtful
    [mistake] Mistake
   *[blunder] Blunder
}
replay-turning-point = Turning point
replay-turning-at = Turning point: step { $step }
replay-better = Better: { $move }
replay-loss = Lowers the chance of winning by { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}
