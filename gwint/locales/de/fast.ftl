### `gwint fast`: the compiled twin of the duel.

fast-warmed-part = Kompiliert: { $part } von { $parts }
fast-warm = Bereit. Dauer in Sekunden: { $seconds }
fast-moves = Spielzüge: { $count }. Version der Nummerierung: { $version }
fault-fast-missing = Hierfür fehlt ein Paket: { $module }. So wird es installiert: { $command }
fault-fast-mode = Die kompilierte Fassung spielt nur Duelle, nicht diesen Modus: { $mode }.
fault-fast-foreign-card = Diese neutrale Karte gehört zum Kartensatz keines der beiden Spieler: { $card }.
fault-fast-list-full = Die kompilierte Fassung hat dort keinen Platz für so viele Karten ({ $list }): { $cards }; höchstens { $most } sind möglich.
fault-argument-array = Eine kompilierte Funktion erwartet ein anderes Array ({ $name }): { $expected }, nicht { $found }.
fault-argument-number = Eine Zahl liegt außerhalb des Bereichs ({ $name }): { $value }. Erlaubt sind { $least } bis { $most }.
fault-illegal-action = Partie { NUMBER($game, useGrouping: 0) }: Der Spielzug { NUMBER($move, useGrouping: 0) } ist nicht erlaubt.
fault-environment-not-reset = Die Umgebung hat noch keine Partien. Rufe zuerst reset auf.
