### `gwint fast`: zkompilované dvojče souboje.

fast-warmed-part = Zkompilováno: { $part } z { $parts }
fast-warm = Hotovo. Trvalo to sekund: { $seconds }
fast-moves = Tahy: { $count }. Verze číslování: { $version }
fault-fast-missing = K tomu chybí balíček: { $module }. Nainstalujete ho takto: { $command }
fault-fast-mode = Zkompilované dvojče hraje jen souboje, ne tento režim: { $mode }.
fault-fast-foreign-card = Tato neutrální karta není ze sady žádného z hráčů: { $card }.
fault-fast-list-full = Zkompilované dvojče tam nemá místo pro tolik karet ({ $list }): { $cards }, nejvýše { $most }.
