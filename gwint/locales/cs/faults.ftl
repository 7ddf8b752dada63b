### Faults: what is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Řádek { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Nemá to být: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Na tahu: { $acting }.
}
list-more = { $list } a ještě { $count }

## Moves

fault-illegal-move = „{ $move }“ – tento tah teď není dovolen. Dovoleno je: { $legal }.
fault-illegal-phrase = „{ $text }“ – tento tah teď není dovolen. Dovoleno je: { $legal }.
fault-unknown-phrase = „{ $text }“ není tah.{ fault-nearest } Dovoleno je: { $legal }.
fault-ambiguous-move = „{ $text }“ může znamenat několik tahů. Vyber jeden: { $moves }.
fault-not-your-turn = Nejsi na tahu.{ fault-acting }
fault-too-many-cards = To je víc karet, než může ve hře být: nejvýše { $most }.
fault-more-faults =
    { $count ->
        [one] Je tu ještě jedna chyba.
        [few] Jsou tu ještě { $count } chyby.
        [many] Je tu ještě { $count } chyby.
       *[other] Je tu ještě { $count } chyb.
    }
fault-game-over = Zápas skončil a další tahy už nejsou možné.
fault-open-game-mode = S tištěnými kartami lze hrát jen sólo; režim „{ $mode }“ není možný. Zvol solo nebo solo-leaders.
fault-outcome-needed = Nejprve uveď, co bylo otočeno.
fault-no-outcome-needed = Nic nebylo otočeno; jsi na tahu.
fault-impossible-outcome = Výsledek „{ $text }“ tu není možný. Možnosti: { $options }.
fault-cannot-undo = { $moves ->
    [0] Není tah, který by šlo vzít zpět.
    [one] Zpět lze vzít jen 1 tah, ne { $count }.
    [few] Zpět lze vzít 1 až { $moves } tahy, ne { $count }.
   *[other] Zpět lze vzít 1 až { $moves } tahů, ne { $count }.
}

## Rules

fault-option-name = Volba „{ $option }“ neexistuje.{ fault-nearest } Volby: { $options }.
fault-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“.{ fault-nearest } Její hodnoty: { $values }.
fault-ruleset-name = Sada pravidel „{ $name }“ neexistuje.{ fault-nearest } Sady pravidel: { $names }. Jednotlivé volby se zapisují jako volba=hodnota.
fault-option-alone = Volba „{ $option }“ potřebuje hodnotu. Její hodnoty: { $values }. Zapisuje se { $option }=hodnota.
fault-ruleset-commas = Odděl volby čárkami: „{ $expected }“ místo „{ $text }“.
fault-topic-name = Téma „{ $name }“ v pravidlech není.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = „{ $leader }“ není velitel této frakce ({ $faction }). Vyber některého z jejích velitelů.
fault-deck-leader-not-in-pool = „{ $leader }“ nepatří mezi velitele dovolené u tohoto stolu. Vyber jiného.
fault-deck-too-few-units = Balíček má { $units ->
    [one] { $units } kartu
    [few] { $units } karty
   *[other] { $units } karet
} jednotek nebo hrdinů; potřebuje jich alespoň { $least }.
fault-deck-too-few-cards = Balíček má { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}; potřebuje jich alespoň { $least }.
fault-deck-too-many-specials = Balíček má { $specials ->
    [one] { $specials } zvláštní kartu
    [few] { $specials } zvláštní karty
   *[other] { $specials } zvláštních karet
}; dovoleno jich je nejvýše { $most }.
fault-deck-too-many-heroes = Balíček má { $heroes ->
    [one] { $heroes } hrdinu
    [few] { $heroes } hrdiny
   *[other] { $heroes } hrdinů
}; { $most ->
    [0] hrdinové nejsou dovoleni
    [1] dovolen je jen 1
   *[other] dovoleno jich je nejvýše { $most }
}.
fault-deck-too-many-spies = Balíček má { $spies ->
    [one] { $spies } špeha
    [few] { $spies } špehy
   *[other] { $spies } špehů
} včetně hrdinů; dovoleno jich je nejvýše { $most }.
fault-deck-too-many-medics = Balíček má { $medics ->
    [one] { $medics } zdravotníka
    [few] { $medics } zdravotníky
   *[other] { $medics } zdravotníků
} včetně hrdinů; dovoleno jich je nejvýše { $most }.
fault-deck-too-strong = Součet síly uvedené na kartách balíčku je { $strength }; dovoleno je nejvýše { $most }.
fault-deck-too-many-copies = „{ $card }“ je v balíčku { $copies }×; ve sbírce je jen { $most }×.
fault-deck-wrong-faction = „{ $card }“ nepatří do sady této frakce ({ $faction }).
fault-deck-side-deck-card = „{ $card }“ patří do vedlejšího balíčku a do herního balíčku se nezařazuje.
fault-deck-card-not-in-pool = „{ $card }“ nepatří mezi karty dovolené u tohoto stolu.
fault-starter-name = Doporučený balíček „{ $name }“ neexistuje.{ fault-nearest } Doporučené balíčky: { $names }.
fault-unknown-deck = „{ $name }“ není doporučený balíček ani kód balíčku.{ fault-nearest } Doporučené balíčky: { $names }.

## The text of a deck

fault-deck-text = Balíček nelze přečíst.
    { $faults }
fault-deck-text-twice = „{ $header }“ je tu podruhé. Jednou stačí.
fault-deck-text-no-leader = Balíček nemá velitele. Přidej řádek, který začíná slovem „velitel:“.
fault-deck-text-leader = „{ $text }“ – takový velitel neexistuje.{ fault-nearest }
fault-deck-text-faction = „{ $text }“ – taková frakce neexistuje.{ fault-nearest }
fault-deck-text-count = { fault-card-count }
fault-deck-text-card = „{ $text }“ – taková karta neexistuje.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = Tohle není kód balíčku. Kód balíčku začíná znaky „{ $expected }“.
fault-deck-code-version = Kód balíčku má verzi „{ $version }“; přečíst lze jen verzi { $known }.
fault-deck-code-character = Kód balíčku nemůže obsahovat znak „{ $character }“ ({ $place }. místo). Skládá se z písmen A až Z, číslic, „-“ a „_“.
fault-deck-code-checksum = V kódu balíčku je překlep nebo v něm něco chybí. Zkopíruj ho znovu, od prvního znaku do posledního.
fault-deck-code-damaged = Kód balíčku je poškozený. Zkopíruj ho znovu, od prvního znaku do posledního.
fault-deck-code-faction = Kód balíčku uvádí frakci číslo { $number }; frakce mají čísla 1 až 5.
fault-deck-code-leader = Kód balíčku uvádí velitele číslo { $number }, kterého tato frakce nemá ({ $faction }).
fault-deck-code-card = Kód balíčku uvádí kartu číslo { $number }, kterou tato frakce nemá ({ $faction }).
fault-deck-code-copies = „{ $card }“ je v balíčku { $copies }×; do kódu balíčku se vejde nejvýše { $most }×.
fault-deck-code-other-faction = Kód balíčku může obsahovat jen karty a velitele své frakce ({ $faction }), ne „{ $card }“.

## Names and numbers in a text

fault-unknown-card = Karta „{ $text }“ neexistuje.{ fault-nearest }
fault-unknown-leader = Velitel „{ $text }“ neexistuje.{ fault-nearest }
fault-unknown-faction = Frakce „{ $text }“ neexistuje.{ fault-nearest } Frakce: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Místo „{ $text }“ u tohoto stolu není. Místa: { $seats }.
fault-unknown-row = Řada „{ $text }“ neexistuje. Řady: { $rows }.
fault-unknown-mode = Režim „{ $text }“ neexistuje.{ fault-nearest } Režimy: { $modes }.
fault-unknown-rules-version = Verze pravidel { $version } není známá; nejnovější známá verze je { $known }.
fault-wrong-type = Argument „{ $name }“ má nesprávný typ: { $found }. Očekávaný typ: { $expected }.
fault-unknown-word = „{ $text }“ sem nepatří. Dovoleno je: { $words }.
fault-card-count = „{ $text }“ – počet kusů musí být od { $least } do { $most }.
fault-not-a-number = „{ $text }“ má být celé číslo.
fault-number-too-big = „{ $text }“ je příliš velké číslo; největší dovolené je { $most }.
fault-not-yes-or-no = Místo „{ $text }“ má být „yes“ nebo „no“.
fault-not-weather = „{ $text }“ nemůže ležet na poli pro počasí. Dovoleno je: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = Obrázek stolu nelze přečíst.
    { $faults }
fault-line-without-bar = V řádku „{ $text }“ chybí svislá čára. Řádek se píše „co | karty“.
fault-line-twice = „{ $text }“ je tu podruhé; poprvé to bylo na řádku { $first }.
fault-unknown-line = Obrázek nemá řádek „{ $text }“. Řádky: { $keys }.
fault-bad-totals = Místo „{ $text }“ tu mají být výsledky kol, například „12-9, 30-31“: na každé kolo { $sides ->
    [one] { $sides } číslo
    [few] { $sides } čísla
   *[other] { $sides } čísel
}.
fault-bad-chance = Místo „{ $text }“ { $streams ->
    [one] tu má být { $streams } slovo
    [few] tu mají být { $streams } slova
   *[other] tu má být { $streams } slov
} o 16 šestnáctkových číslicích.
fault-more-than-deck = „{ $text }“ je víc, než má balíček karet.
fault-unknown-step = „{ $text }“ není krok, který by u stolu mohl čekat na provedení. Kroky: { $steps }.
fault-step-fields = „{ $text }“ má obsahovat tato pole, oddělená středníky: { $fields }.
fault-not-a-spot = Místo „{ $text }“ tu má být hráč, řada a pozice, například „me close 0“.
fault-impossible-step = „{ $text }“ u tohoto stolu na provedení čekat nemůže: nebylo by o čem rozhodnout.
fault-step-out-of-place = „{ $text }“ tu být nemůže: tah nebo začátek kola musí být první, každá jiná otázka poslední.
fault-game-decided = Životy už o zápase rozhodly: uveď vítěze, nebo změň počet životů.

## Decks from one box

fault-box-seats = Počet hráčů má být od { $least } do { $most }, ne { $seats }: v krabici je pět frakcí.
fault-box-more-than-seats = Zadaných hodnot ({ $given }) je víc než hráčů ({ $seats }).
fault-box-faction-twice = { $faction }: nelze vybrat dvakrát, protože v krabici je od každé frakce jen jedna sada.
fault-box-redraws = Počet nových losování má být od 0 do { $most }, ne { $redraws }.

## Impossible tables

fault-table-special-in-row = „{ $card }“ není jednotka a nemůže ležet { row-in } (strana: { $side }).
fault-table-wrong-row = „{ $card }“ nemůže ležet { row-in } (strana: { $side }); znak umístění to nedovoluje.
fault-table-no-row-special = „{ $card }“ nemůže ležet na místě pro zvláštní kartu { row-in } (strana: { $side }); mohou tam být jen Velitelský roh a Mardroeme.
fault-table-crowded-row = Zvláštních karet { row-in } je víc, než dovolují pravidla (strana: { $side }).
fault-table-no-weather = „{ $weather }“ nemůže ležet na poli pro počasí.
fault-table-covered-weather = Karta „{ $weather }“ leží vedle počasí, které už její řady zasahuje; podle těchto pravidel by byla odložena.
fault-table-too-many-copies = „{ $card }“ je ve hře { $copies }×; může být nejvýše { $most }×.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }“ není velitel frakce tohoto hráče.
fault-table-known-not-held = { $seat }: karta „{ $card }“ je vedena jako známá v ruce, ale není tam.
fault-table-returned-not-held = { $seat }: karta „{ $card }“ je vedena jako vrácená do balíčku, ale není ani tam, ani v ruce.
fault-table-deck-order = { $seat }: jako zamíchané nebo známé vespod je vedeno víc karet, než balíček má ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } život
    [few] { $gems } životy
   *[other] { $gems } životů
}, strana jich ale smí mít nejvýše { $most }.
fault-table-should-be-over = Jedné straně už nezbývá žádný život, zápas by tedy měl být u konce.
fault-table-nobody-to-act = Zápas neskončil, ale nikdo není na tahu.
fault-table-passed-to-act = { $seat }: má být na tahu, přestože v tomto kole už vynechává.
fault-table-rounds = Uvedeny jsou výsledky { $totals ->
    [one] { $totals } kola
    [few] { $totals } kol
   *[other] { $totals } kol
}, hraje se ale kolo { $round }.

## Boards for the score counter

fault-board-not-an-object = Bojiště má být objekt s těmito klíči: { $expected }.
fault-board-sides = Bojiště má mít „sides“, seznam objektů. Jejich počet: { $least } až { $most }.
fault-board-unknown-key = Bojiště nemá klíč „{ $key }“. Klíče: { $known }.
fault-board-unknown-row = „{ $key }“ má uvádět řady, ale řada „{ $row }“ neexistuje. Řady: { $rows }.
fault-board-unknown-card = Karta s označením „{ $card }“ neexistuje.{ fault-nearest }
fault-board-unknown-leader = Velitel s označením „{ $leader }“ neexistuje.{ fault-nearest }
fault-board-not-a-list = „{ $key }“ má být seznam.
fault-board-not-a-word = „{ $key }“ má být text, ne „{ $value }“.
fault-board-not-weather = „{ $card }“ nemůže ležet na poli pro počasí. Dovoleno je: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = Tohle není záznam zápasu. Záznam začíná slovem „{ $expected }“.
fault-record-version = Záznam má verzi formátu { $version }; nejnovější čitelná je { $known }.
fault-record-rules-version = Zápas se hrál podle verze pravidel { $version }, kterou tento program nezná; nejnovější verze, kterou zná, je { $known }.
fault-record-line = „{ $text }“ není řádek záznamu. Řádky: { $expected }.
fault-record-twice = { fault-line-twice }
fault-record-missing = V záznamu chybí „{ $text }“.
fault-record-needless = „{ $text }“ se nesmí uvádět, je-li v záznamu „{ $given }“, který tento údaj už obsahuje.
fault-record-tag = „{ $text }“ nemůže být název údaje. Sám záznam používá { $taken } a všechno, co začíná písmenem p a číslem.
fault-record-seat = „{ $text }“ neoznačuje hráče tohoto zápasu. Na začátku řádku může být: { $seats }.
fault-record-seed = „{ $text }“ není semínko náhody. Semínko má 64 šestnáctkových číslic.
fault-record-number = Verzi pravidel nelze přečíst. { $why }
fault-record-mode = { fault-unknown-mode }
fault-record-rules = Pravidla nelze přečíst. { $why }
fault-record-leader = Velitele nelze přečíst. { $why }
fault-record-faction = Frakci nelze přečíst. { $why }
fault-record-deck = Balíček nelze přečíst. { $why }
fault-record-decks = { $decks ->
    [one] Uveden je { $decks } balíček
    [few] Uvedeny jsou { $decks } balíčky
   *[other] Uvedeno je { $decks } balíčků
}; v tomto režimu { $seats ->
    [one] hraje { $seats } hráč
    [few] hrají { $seats } hráči
   *[other] hraje { $seats } hráčů
}.
fault-record-players = { $players ->
    [one] Uvedeno je { $players } jméno
    [few] Uvedena jsou { $players } jména
   *[other] Uvedeno je { $players } jmen
}; v tomto režimu { $seats ->
    [one] hraje { $seats } hráč
    [few] hrají { $seats } hráči
   *[other] hraje { $seats } hráčů
}.
fault-record-start = Počáteční obrázek nelze přečíst.
    { $faults }
fault-record-start-disagrees = Počáteční obrázek má jiný režim nebo jiná pravidla než záznam.
fault-record-illegal-move = Položka číslo { $entry }, „{ $text }“, tam není dovolena. Dovoleno je: { $legal }.
fault-record-take-back = Položka číslo { $entry } bere zpět { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}; před ní { $moves ->
    [one] byl jen { $moves }
    [few] byly jen { $moves }
   *[other] bylo jen { $moves }
}.
fault-record-result = „{ $text }“ není výsledek. Výsledek vypadá třeba takto: { $expected }.
fault-record-result-disagrees = Záznam uvádí výsledek „{ $recorded }“; stůl ukazuje „{ $table }“.
fault-record-final = „{ $text }“ není závěrečný kontrolní součet. Má mít { $expected ->
    [one] { $expected } šestnáctkovou číslici
    [few] { $expected } šestnáctkové číslice
   *[other] { $expected } šestnáctkových číslic
}.
fault-record-final-disagrees = Závěrečný kontrolní součet záznamu je { $recorded }, stůl na konci má ale { $table }. Změnil se záznam nebo pravidla.
fault-team-same-faction = Spoluhráči musí mít různé frakce, ale { $seat } a { $partner } mají stejnou: { $faction }.

## Solo

fault-solo-weather = „{ $card }“ nesmí být ve tvém balíčku: v sólu v něm nesmějí být karty počasí kromě karty „Jasná obloha“.
fault-solo-not-whole = Virtuální soupeř musí hrát s celou sadou své frakce: { $faction }.
fault-table-holds-no-hand = { $seat }: v tomto režimu nemá držet žádné karty, v ruce má ale { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
fault-table-under-decoys = { $seat }: lícem dolů { $cards ->
    [one] leží { $cards } karta
    [few] leží { $cards } karty
   *[other] leží { $cards } karet
}; pod každou kartou „Návnada“ virtuálního soupeře ale smí ležet jen jedna. Počet karet „Návnada“: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }“ nemůže být v tomto balíčku velitelů, nebo je v něm dvakrát.

## Tournament matches

fault-lineup-decks = { $decks ->
    [one] Zadán je { $decks } balíček
    [few] Zadány jsou { $decks } balíčky
   *[other] Zadáno je { $decks } balíčků
}; na utkání je jich třeba { $expected }.
fault-lineup-same-faction = Balíčky { $decks } mají stejnou frakci ({ $faction }); každý balíček musí mít jinou.
fault-lineup-same-hero = „{ $card }“ je v balíčcích { $decks }; hrdina smí být jen v jednom z nich.
fault-lineup-deck = Balíček { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = S těmito balíčky nelze hrát utkání.
    { $faults }
fault-match-no-game = Právě se nehraje žádný zápas: nejdřív je třeba vybrat balíček.
fault-match-order = „{ $text }“ sem nepatří; utkání čeká na: { $expected }.
fault-match-over = Utkání skončilo.
