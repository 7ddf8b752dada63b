### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Zkompilováno: { $part } z { $parts }
fast-warm = Hotovo. Trvalo to { $seconds } s.
fast-moves = Tahy: { $count }. Verze číslování: { $version }
fault-fast-missing = K tomu chybí součást: { $module }. Nainstaluješ ji takto: { $command }
fault-fast-mode = Zkompilovaná verze hraje jen souboje, ne tento režim: { $mode }.
fault-fast-foreign-card = Tato neutrální karta není ze sady žádného z hráčů: { $card }.
fault-fast-list-full = Na tolik karet nemá zkompilovaná verze místo ({ $list }): { $cards }, nejvýše { $most }.
fault-argument-array = Zkompilovaná funkce očekává jiné pole ({ $name }): { $expected }, ne { $found }.
fault-argument-number = Číslo je mimo rozsah ({ $name }): { $value }. Dovoleno je { $least } až { $most }.
fault-illegal-action = Zápas { NUMBER($game, useGrouping: 0) }: tah { NUMBER($move, useGrouping: 0) } není dovolen.
fault-environment-not-reset = Prostředí ještě nemá žádné zápasy. Nejdřív zavolej reset.
