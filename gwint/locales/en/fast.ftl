### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Compiled: { $part } of { $parts }
fast-warm = Ready. Seconds it took: { $seconds }
fast-moves = Moves: { $count }. Version of the numbers: { $version }
fault-fast-missing = This needs a package that is not installed: { $module }. To install it: { $command }
fault-fast-mode = The compiled twin plays duels only, not this mode: { $mode }.
fault-fast-foreign-card = This neutral card is printed in the set of neither player: { $card }.
fault-fast-list-full = The compiled twin has no room for so many cards there ({ $list }): { $cards } of at most { $most }.
