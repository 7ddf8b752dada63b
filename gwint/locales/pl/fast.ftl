### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Skompilowano: { $part } z { $parts }
fast-warm = Gotowe. Czas: { $seconds } s.
fast-moves = Ruchy: { $count }. Wersja numeracji: { $version }
fault-fast-missing = Potrzebny jest pakiet, którego nie zainstalowano: { $module }. Instalacja: { $command }
fault-fast-mode = Skompilowany silnik rozgrywa tylko pojedynki, nie ten tryb: { $mode }.
fault-fast-foreign-card = Ta neutralna karta nie należy do zestawu żadnego z graczy: { $card }.
fault-fast-list-full = Za dużo kart dla skompilowanego silnika ({ $list }): { $cards }, a mieści się najwyżej { $most }.
fault-argument-array = Skompilowana funkcja oczekuje innej tablicy ({ $name }): { $expected }, a nie { $found }.
fault-argument-number = Liczba spoza zakresu ({ $name }): { $value }. Dozwolony zakres: od { $least } do { $most }.
fault-illegal-action = Rozgrywka { NUMBER($game, useGrouping: 0) }: ruch { NUMBER($move, useGrouping: 0) } jest niedozwolony.
fault-environment-not-reset = Środowisko nie ma jeszcze rozgrywek. Najpierw wywołaj reset.
