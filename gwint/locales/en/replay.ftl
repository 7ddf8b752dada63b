### The replays of finished games.

chronicle-title = Replay
chronicle-opening = Opening the replay…
chronicle-closed = This replay cannot be opened
chronicle-again = Try again
chronicle-to-table = To the table
chronicle-shelf = Replays
chronicle-shelf-about = Every finished game can be replayed step by step. You can also load a record from a file: choose it, or drop it anywhere on this page.
chronicle-shelf-empty = You have no finished games yet.
chronicle-turning = Playback
chronicle-first = To the beginning
chronicle-last = To the end
chronicle-back = One step back
chronicle-on = One step forward
chronicle-round-back = One round back
chronicle-round-on = One round forward
chronicle-play = Play
chronicle-pause = Pause
chronicle-key-space = space bar
chronicle-scrub = Step
chronicle-strength = Total strength
chronicle-rounds = Rounds
chronicle-game = Game { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Between games
chronicle-deck-won = has won
chronicle-no-decks = No deck named yet
chronicle-look = View
chronicle-look-open = All hands visible · at the bottom: { $player }
chronicle-look-seat = As seen by: { $player }
chronicle-branch = Play on from here
chronicle-branch-about = A new game begins from step { $step } of this one. Who plays?
chronicle-branch-me = Me, on this screen
chronicle-branch-hot = Several players share this screen: it is covered between turns.
chronicle-branch-watch = Only bots play; you watch.
chronicle-branch-begin = Start
chronicle-share = Share the link
chronicle-copied = Link copied
chronicle-download = Save the record
chronicle-load = Load a record
chronicle-drop = Drop the record here
chronicle-more = Log and more
chronicle-analyse = Analyse
chronicle-analysing = Analysing the game: { $done } of { $of }
chronicle-analyse-stop = Stop the analysis
chronicle-chance = Chance of winning
chronicle-curve = What the chart shows
chronicle-mark = { $mark ->
    [best] Best move
    [good] Good move
    [doubtful] Doubtful
    [mistake] Mistake
   *[blunder] Blunder
}
chronicle-turning-point = Turning point
chronicle-turning-points = Turning points
chronicle-turning-at = Turning point: step { $step }
chronicle-better = Better: { $move }
chronicle-chances = Chance: { $before }% → { $after }%
