### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Před zápasem
quick-turn = Ve svém tahu si vyber jedno
quick-rows = Řady a síla
quick-abilities = { book-chapter-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Ruka
    .text = { $hand_size ->
        [one] Lízni si { $hand_size } kartu.
        [few] Lízni si { $hand_size } karty.
       *[other] Lízni si { $hand_size } karet.
    }{ $redraws ->
        [0] {""}
        [1] {" "}Můžeš vyměnit 1 kartu.
       *[other] {" "}Můžeš vyměnit až { $redraws ->
            [one] { $redraws } kartu
            [few] { $redraws } karty
           *[other] { $redraws } karet
        }.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Před každým dalším kolem si lízni ještě { $round_draw }.
    }
quick-gems = { referee-gems }
    .text = Každý hráč má { $gems }.
quick-first-player = { starting-player }
    .text = { $toss_winner ->
        [chooses] Hod mincí: vítěz určí, kdo začne.
       *[starts] Hod mincí: vítěz začíná.
    }

## On your turn

quick-play = Zahraj kartu
    .text = Jednotka jde do své řady na tvé straně. Schopnost působí, jakmile tam karta leží.
quick-leader = Použij velitele
    .text = Aktivní schopnost můžeš použít jednou za zápas. Pasivní působí stále.
quick-discard = Odlož kartu
    .text = Odlož ji z ruky, bez jakéhokoli účinku.
quick-pass = Vynech tah
    .text = V tomto kole už nehraješ. Bez karet v ruce a bez použitelného velitele vynecháváš automaticky.

## Rows and strength

quick-close = { row-close }
    .text = Počasí: { weather-frost }
quick-ranged = { row-ranged }
    .text = Počasí: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .text = Počasí: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .text = Základem je síla uvedená na kartě; počasí ji sníží na 1; pevné pouto ji vynásobí; každé další povzbuzení přidá 1; roh ji jednou zdvojnásobí.
quick-hero = { kind-hero }
    .text = Na hrdinu nepůsobí žádná schopnost, dobrá ani špatná. Jeho síla se počítá do síly tvé armády.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Jde do kterékoli z tvých tří řad.
       *[close-ranged] Jde do tvé přední linie nebo do zadního voje.
    }
quick-medic = { ability-medic }
    .text = Vyber jednotku (ne hrdinu) ze svého odkládacího balíčku a hned ji zahraj.
quick-morale-boost = { ability-morale-boost }
    .text = Přidá 1 každé další jednotce v řadě; hrdinů se to netýká.
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Zahraj z herního balíčku všechny karty, které svolává.
       *[yes] Zahraj z herního balíčku i z ruky všechny karty, které svolává.
    }
quick-spy = { ability-spy }
    .text = Jde na soupeřovu stranu a počítá se tam. Ty si lízneš 2 karty.
quick-tight-bond = { ability-tight-bond }
    .text = Vynásob sílu karty počtem stejnojmenných jednotek s touto schopností na její straně.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Zdvojnásobí sílu všech jednotek v řadě včetně vlastní; hrdinů se to netýká.
       *[no] Zdvojnásobí sílu všech ostatních jednotek v řadě; hrdinů se to netýká.
    }
quick-row-scorch = { ability-scorch-row }
    .text = Má-li soupeřova stejná řada celkem 10 nebo víc, odlož z ní nejsilnější jednotku (ne hrdinu), a je-li stejně silných víc, pak všechny.
quick-unit-scorch = { ability-scorch }
    .text = Působí jako zvláštní karta; odložit se může i tato karta.
quick-avenger = { ability-summon-avenger }
    .text = Je-li odložena z bojiště, i na konci kola, přijde z vedlejšího balíčku její ochránce.
quick-berserker = { ability-berserker }
    .text = V řadě, kde působí mardroeme, tuto kartu natrvalo nahradí odpovídající karta z vedlejšího balíčku.
quick-mardroeme = { ability-mardroeme }
    .text = Promění všechny berserky v řadě, i ty, kteří přijdou později.

## Special cards and weather

quick-decoy = { special-decoy }
    .text = Vezmi si do ruky jednotku ze své strany (ne hrdinu). Návnada zůstane na jejím místě se silou 0.
quick-horn = { special-commanders-horn }
    .text = Zdvojnásobí sílu všech jednotek v jedné z tvých řad; hrdinů se to netýká. { $mardroeme_shares_row ->
        [no] V řadě smí být jedna zvláštní karta.
       *[yes] V řadě smí být jeden takový roh.
    }
quick-scorch = { special-scorch }
    .text = Odlož nejsilnější jednotku celého bojiště (ne hrdinu), a je-li stejně silných víc, pak všechny.
quick-special-mardroeme = { special-mardroeme }
    .text = Do konce kola leží v jedné z tvých řad a promění v ní všechny berserky.
quick-weather = { weather }
    .text = Jednotky v jeho řadách mají na obou stranách sílu 1 (nula zůstává nulou); hrdinů se to netýká.{ $covered_weather ->
        [discarded] {" "}Druhá karta téhož druhu se odloží.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Odlož všechny karty počasí.

## End of the round

quick-result = Výsledek
    .text = Když oba hráči vynechají, vyhrává silnější armáda. Poražený ztrácí život, při remíze oba.
quick-battlefield = Bojiště
    .text = Všechny karty jdou na odkládací balíček té strany, na které leží, počasí na balíček toho, kdo je zahrál.
quick-next-round = Další kolo
    .text = { $after_draw ->
        [last-to-pass] Začíná vítěz, po remíze hráč, který vynechal jako poslední.
       *[other-player] Začíná vítěz, po remíze hráč, který minulé kolo nezačínal.
    }
quick-game-end = { game-end }
    .text = Kdo nemá žádný život, prohrává. { $double_draw ->
        [replay] Přijdou-li oba o poslední zároveň, zápas se opakuje se stejnými balíčky.
       *[draw] Přijdou-li oba o poslední zároveň, je to remíza.
    }

## Factions

quick-monsters = { faction-monsters }
    .text = Po každém kole kromě posledního zůstane v řadě náhodná jednotka na tvé straně (ne hrdina).
quick-nilfgaard = { faction-nilfgaard }
    .text = Nerozhodné kolo vyhráváš, pokud nehrají za Nilfgaard oba hráči.
quick-northern-realms = { faction-northern-realms }
    .text = Po každém vyhraném kole si lízni kartu.
quick-scoiatael = { faction-scoiatael }
    .text = { $scoiatael ->
        [once-any-round] Jednou za zápas, před libovolným kolem, určíš, kdo ho začne.
        [game-start-two-cancel] Určíš, kdo začne zápas, pokud nehrají za Scoia’tael oba hráči.
       *[game-start] Určíš, kdo začne zápas. Hrají-li za Scoia’tael oba hráči, určí hod mincí, kdo z nich rozhodne.
    }
quick-skellige = { faction-skellige }
    .text = Na začátku třetího kola se z tvého odkládacího balíčku vynesou dvě náhodné jednotky (ne hrdinové).
