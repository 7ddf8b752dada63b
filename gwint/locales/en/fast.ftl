### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Compiled: { $part } of { $parts }
fast-warm = Ready after { $seconds } s.
fast-moves = Moves: { $count }. Numbering version: { $version }
fault-fast-missing = This needs a package that is not installed: { $module }. Install it with: { $command }
fault-fast-mode = The compiled twin plays duels only, not this mode: { $mode }.
fault-fast-foreign-card = This neutral card is printed in neither player’s set: { $card }.
fault-fast-list-full = Too many cards for the compiled twin ({ $list }): { $cards }; at most { $most } are allowed.
fault-argument-array = A compiled function expected a different array ({ $name }): { $expected }, not { $found }.
fault-argument-number = A number is out of range ({ $name }): { $value }. It must be from { $least } to { $most }.
fault-illegal-action = Game { NUMBER($game, useGrouping: 0) }: move { NUMBER($move, useGrouping: 0) } is not legal.
fault-environment-not-reset = The environment has no games yet. Call reset first.
