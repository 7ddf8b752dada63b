### Chronicles: finished games told again.

chronicle-title = Replay
chronicle-opening = The replay is being opened …
chronicle-closed = This replay cannot be opened
chronicle-again = Try again
chronicle-to-table = To the table
chronicle-shelf = Replays
chronicle-shelf-about = Every finished game can be told again, step by step. The record of a game from a file can be loaded, too: choose it, or drop it anywhere on this page.
chronicle-shelf-empty = No game of yours is over yet.
chronicle-turning = Turn the pages
chronicle-first = To the beginning
chronicle-last = To the end
chronicle-back = One step back
chronicle-on = One step on
chronicle-round-back = A round back
chronicle-round-on = A round on
chronicle-play = Let the pages turn
chronicle-pause = Stop
chronicle-key-space = space bar
chronicle-scrub = Step
chronicle-strength = Total strength
chronicle-rounds = Rounds
chronicle-game = Game { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Between the games
chronicle-deck-won = has won
chronicle-no-decks = No deck named yet
chronicle-look = Seen by
chronicle-look-open = All hands open · below: { $player }
chronicle-look-seat = Only what was known to: { $player }
chronicle-branch = Play on from here
chronicle-branch-about = A new game begins where this one stood after step { $step }. Who plays?
chronicle-branch-me = I, at this screen
chronicle-branch-hot = Several of you at one screen: a curtain falls between turns.
chronicle-branch-watch = Only bots play; you watch.
chronicle-branch-begin = Begin
chronicle-share = Share the link
chronicle-copied = Link copied
chronicle-download = Save the record
chronicle-load = Load a record
chronicle-drop = Drop the record here
chronicle-more = Log and more
chronicle-analyse = Analyse
chronicle-analysing = Going through the game: { $done } of { $of }
chronicle-analyse-stop = Stop the analysis
chronicle-chance = Chance of winning
chronicle-curve = What the curve shows
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
