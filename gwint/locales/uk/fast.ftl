### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Скомпільовано: { $part } з { $parts }
fast-warm = Готово. Час у секундах: { $seconds }
fast-moves = Ходи: { $count }. Версія нумерації: { $version }
fault-fast-missing = Для цього бракує пакета: { $module }. Як його встановити: { $command }
fault-fast-mode = Скомпільована версія грає лише дуелі, а не цей режим: { $mode }.
fault-fast-foreign-card = Ця нейтральна карта не належить до набору жодного з гравців: { $card }.
fault-fast-list-full = У скомпільованій версії немає місця для стількох карт ({ $list }): { $cards }; може бути щонайбільше { $most }.
fault-argument-array = Скомпільована функція очікує інший масив ({ $name }): { $expected }, а не { $found }.
fault-argument-number = Число поза межами ({ $name }): { $value }. Дозволено від { $least } до { $most }.
fault-illegal-action = Гра { NUMBER($game, useGrouping: 0) }: хід { NUMBER($move, useGrouping: 0) } недозволений.
fault-environment-not-reset = Середовище ще не має ігор. Спершу викличте reset.
