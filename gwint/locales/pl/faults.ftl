### Faults: what is wrong, what was expected, and what is allowed or nearest. One message for each kind of fault.

## Parts of sentences

fault-at-line = Wiersz { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Czy chodziło o: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Ruch może teraz wykonać: { $acting }.
}
list-more = { $list } i jeszcze { $count }

## Moves

fault-illegal-move = „{ $move }” – ten ruch nie jest teraz dozwolony. Dozwolone: { $legal }.
fault-illegal-phrase = „{ $text }” – ten ruch nie jest teraz dozwolony. Dozwolone: { $legal }.
fault-unknown-phrase = „{ $text }” to nie jest ruch.{ fault-nearest } Dozwolone: { $legal }.
fault-ambiguous-move = „{ $text }” może oznaczać kilka ruchów. Wybierz jeden: { $moves }.
fault-not-your-turn = To nie twoja tura.{ fault-acting }
fault-too-many-cards = To więcej kart, niż może być w grze: najwyżej { $most }.
fault-more-faults =
    { $count ->
        [one] Jest jeszcze jeden błąd.
        [few] Są jeszcze { $count } błędy.
        [many] Jest jeszcze { $count } błędów.
       *[other] Jest jeszcze { $count } błędu.
    }
fault-game-over = Rozgrywka jest zakończona i nie można już wykonać ruchu.
fault-open-game-mode = Drukowanymi kartami można grać tylko solo; tryb „{ $mode }” nie jest możliwy. Wybierz solo albo solo-leaders.
fault-outcome-needed = Najpierw podaj, co odkryto.
fault-no-outcome-needed = Niczego nie odkryto; teraz twój ruch.
fault-impossible-outcome = „{ $text }” – tego nie można było odkryć. Możliwe: { $options }.
fault-cannot-undo = { $moves ->
    [0] Nie ma ruchu, który można by cofnąć.
    [one] Można cofnąć tylko 1 ruch, a nie { $count }.
    [few] Można cofnąć od 1 do { $moves } ruchów, a nie { $count }.
   *[many] Można cofnąć od 1 do { $moves } ruchów, a nie { $count }.
}

## Rules

fault-option-name = Nie ma opcji „{ $option }”.{ fault-nearest } Opcje: { $options }.
fault-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”.{ fault-nearest } Jej wartości: { $values }.
fault-ruleset-name = Nie ma zestawu zasad „{ $name }”.{ fault-nearest } Zestawy zasad: { $names }. Pojedyncze opcje podaje się jako opcja=wartość.
fault-option-alone = Opcja „{ $option }” wymaga wartości. Jej wartości: { $values }. Zapis: { $option }=wartość.
fault-ruleset-commas = Rozdziel opcje przecinkami: „{ $expected }” zamiast „{ $text }”.
fault-topic-name = W zasadach nie ma tematu „{ $name }”.{ fault-nearest }

## Building a deck

fault-deck-leader-wrong-faction = „{ $leader }” to nie dowódca tej frakcji ({ $faction }). Wybierz dowódcę z tej frakcji.
fault-deck-leader-not-in-pool = „{ $leader }” nie należy do dowódców dostępnych przy tym stole. Wybierz innego.
fault-deck-too-few-units = Talia ma { $units ->
    [one] { $units } kartę jednostki
    [few] { $units } karty jednostek
   *[many] { $units } kart jednostek
} (razem z bohaterami); potrzeba co najmniej { $least }.
fault-deck-too-few-cards = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; potrzeba co najmniej { $least }.
fault-deck-too-many-specials = Talia ma { $specials ->
    [one] { $specials } kartę specjalną
    [few] { $specials } karty specjalne
   *[many] { $specials } kart specjalnych
}, a może mieć najwyżej { $most }.
fault-deck-too-many-heroes = Talia ma { $heroes ->
    [one] { $heroes } bohatera
    [few] { $heroes } bohaterów
   *[many] { $heroes } bohaterów
}, a { $most ->
    [0] nie może mieć żadnego
    [1] może mieć tylko 1
   *[other] może mieć najwyżej { $most }
}.
fault-deck-too-many-spies = Talia ma { $spies ->
    [one] { $spies } szpiega
    [few] { $spies } szpiegów
   *[many] { $spies } szpiegów
} (razem z bohaterami), a może mieć najwyżej { $most }.
fault-deck-too-many-medics = Talia ma { $medics ->
    [one] { $medics } kartę
    [few] { $medics } karty
   *[many] { $medics } kart
} ze zdolnością wskrzeszenia (razem z bohaterami), a może mieć najwyżej { $most }.
fault-deck-too-strong = Siła całkowita talii wynosi { $strength }; nie może przekroczyć { $most }.
fault-deck-too-many-copies = { $card }: talia ma { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}, a w kolekcji { $most ->
    [one] jest { $most }
    [few] są { $most }
   *[many] jest { $most }
}.
fault-deck-wrong-faction = Karta { $card } nie należy do zestawu tej frakcji ({ $faction }).
fault-deck-side-deck-card = Karta { $card } należy do talii pobocznej i nigdy nie wchodzi w skład talii.
fault-deck-card-not-in-pool = Karta { $card } nie jest dostępna przy tym stole.
fault-starter-name = Nie ma rekomendowanego zestawu kart „{ $name }”.{ fault-nearest } Rekomendowane zestawy: { $names }.
fault-unknown-deck = „{ $name }” to ani rekomendowany zestaw kart, ani kod talii.{ fault-nearest } Rekomendowane zestawy: { $names }.

## The text of a deck

fault-deck-text = Nie da się odczytać talii.
    { $faults }
fault-deck-text-twice = „{ $header }” pojawia się drugi raz. Wystarczy raz.
fault-deck-text-no-leader = Talia nie ma dowódcy. Dodaj wiersz, który zaczyna się od „dowódca:”.
fault-deck-text-leader = „{ $text }” – nie ma takiego dowódcy.{ fault-nearest }
fault-deck-text-faction = „{ $text }” – nie ma takiej frakcji.{ fault-nearest }
fault-deck-text-count = { fault-card-count }
fault-deck-text-card = „{ $text }” – nie ma takiej karty.{ fault-nearest }

## The code of a deck

fault-deck-code-prefix = To nie jest kod talii. Kod talii zaczyna się od „{ $expected }”.
fault-deck-code-version = Kod talii ma wersję „{ $version }”; odczytać można tylko wersję { $known }.
fault-deck-code-character = Kod talii nie może zawierać znaku „{ $character }” (miejsce { $place }). Składa się z liter od A do Z, cyfr oraz znaków „-” i „_”.
fault-deck-code-checksum = W kodzie talii jest literówka albo czegoś brakuje. Skopiuj go jeszcze raz, od pierwszego do ostatniego znaku.
fault-deck-code-damaged = Kod talii jest uszkodzony. Skopiuj go jeszcze raz, od pierwszego do ostatniego znaku.
fault-deck-code-faction = Kod talii wskazuje frakcję o numerze { $number }, a są tylko numery od 1 do 5.
fault-deck-code-leader = Kod talii wskazuje dowódcę o numerze { $number }, którego ta frakcja ({ $faction }) nie ma.
fault-deck-code-card = Kod talii wskazuje kartę o numerze { $number }, której ta frakcja ({ $faction }) nie ma.
fault-deck-code-copies = { $card }: talia ma { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}, a kod talii mieści najwyżej { $most }.
fault-deck-code-other-faction = Kod talii mieści tylko karty i dowódców jej frakcji ({ $faction }), a nie: { $card }.

## Names and numbers in a text

fault-unknown-card = Nie ma karty „{ $text }”.{ fault-nearest }
fault-unknown-leader = Nie ma dowódcy „{ $text }”.{ fault-nearest }
fault-unknown-faction = Nie ma frakcji „{ $text }”.{ fault-nearest } Frakcje: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Przy tym stole nie ma miejsca „{ $text }”. Miejsca: { $seats }.
fault-unknown-row = Nie ma rzędu „{ $text }”. Rzędy: { $rows }.
fault-unknown-mode = Nie ma trybu „{ $text }”.{ fault-nearest } Tryby: { $modes }.
fault-unknown-rules-version = Wersja { $version } zasad jest nieznana; najnowsza znana wersja to { $known }.
fault-wrong-type = Argument „{ $name }” jest niewłaściwego typu: { $found }. Oczekiwany typ: { $expected }.
fault-unknown-word = „{ $text }” tu nie pasuje. Dozwolone: { $words }.
fault-card-count = „{ $text }” – liczba egzemplarzy musi wynosić od { $least } do { $most }.
fault-not-a-number = Zamiast „{ $text }” powinna tu być liczba całkowita.
fault-number-too-big = „{ $text }” to za duża liczba; największa dozwolona to { $most }.
fault-not-yes-or-no = Zamiast „{ $text }” powinno być „yes” albo „no”.
fault-not-weather = „{ $text }” nie może leżeć na polu kart pogody. Dozwolone: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Pictures of a table

fault-bad-picture = Nie da się odczytać obrazu stołu.
    { $faults }
fault-line-without-bar = W wierszu „{ $text }” brakuje kreski. Wiersz zapisuje się jako „co | karty”.
fault-line-twice = „{ $text }” pojawia się drugi raz; po raz pierwszy – w wierszu { $first }.
fault-unknown-line = Obraz stołu nie ma wiersza „{ $text }”. Wiersze: { $keys }.
fault-bad-totals = Zamiast „{ $text }” powinny tu być wyniki rund, na przykład „12-9, 30-31”: na każdą rundę { $sides ->
    [one] { $sides } liczba
    [few] { $sides } liczby
   *[many] { $sides } liczb
}.
fault-bad-chance = Zamiast „{ $text }” { $streams ->
    [one] powinno tu być { $streams } słowo
    [few] powinny tu być { $streams } słowa
   *[many] powinno tu być { $streams } słów
} po 16 cyfr szesnastkowych.
fault-more-than-deck = „{ $text }” to więcej, niż talia ma kart.
fault-unknown-step = „{ $text }” nie jest krokiem, który może być w toku. Znane kroki: { $steps }.
fault-step-fields = „{ $text }” powinno zawierać następujące pola, oddzielone średnikami: { $fields }.
fault-not-a-spot = Zamiast „{ $text }” powinno tu być miejsce gracza, rząd i pozycja, na przykład „me close 0”.
fault-impossible-step = „{ $text }” nie może być w toku przy tym stole: nie byłoby o czym decydować.
fault-step-out-of-place = „{ $text }” nie może być w tym miejscu: tura albo początek rundy musi być na początku, a każde inne pytanie – na końcu.
fault-game-decided = Znaczniki porażki już rozstrzygają rozgrywkę: podaj zwycięzcę albo zmień liczbę znaczników.

## Decks from one box

fault-box-seats = Liczba graczy powinna wynosić od { $least } do { $most }, a nie { $seats }: w pudełku jest pięć frakcji.
fault-box-more-than-seats = Podano więcej wartości ({ $given }), niż jest graczy ({ $seats }).
fault-box-faction-twice = { $faction }: tej frakcji nie można wybrać dwa razy, bo w pudełku jest tylko jeden zestaw każdej frakcji.
fault-box-redraws = Liczba ponownych losowań powinna wynosić od 0 do { $most }, a nie { $redraws }.

## Impossible tables

fault-table-special-in-row = Karta { $card } nie jest jednostką i nie może leżeć { row-in } (strona: { $side }).
fault-table-wrong-row = Karta { $card } nie może leżeć { row-in } (strona: { $side }), bo nie pozwala na to jej symbol zasięgu.
fault-table-no-row-special = Karta { $card } nie może zajmować miejsca na kartę specjalną { row-in } (strona: { $side }); mogą tam leżeć tylko Róg dowódcy i Mardroeme.
fault-table-crowded-row = Kart specjalnych { row-in } jest więcej, niż pozwalają zasady (strona: { $side }).
fault-table-no-weather = „{ $weather }” nie może leżeć na polu kart pogody.
fault-table-covered-weather = { $weather } leży obok pogody, która już działa na te same rzędy; według tych zasad ta karta zostałaby odrzucona.
fault-table-too-many-copies = { $card }: w grze { $copies ->
    [one] jest { $copies } egzemplarz
    [few] są { $copies } egzemplarze
   *[many] jest { $copies } egzemplarzy
}, a może być najwyżej { $most }.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }” to nie dowódca frakcji tego gracza.
fault-table-known-not-held = { $seat }: karta { $card } jest podana jako znana na tej ręce, ale jej tam nie ma.
fault-table-returned-not-held = { $seat }: karta { $card } jest podana jako zwrócona do tej talii, ale nie ma jej ani w talii, ani na ręce.
fault-table-deck-order = { $seat }: podano więcej kart potasowanych albo znanych na spodzie, niż jest ich w talii ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } znacznik
    [few] { $gems } znaczniki
   *[many] { $gems } znaczników
} porażki, a strona może mieć najwyżej { $most }.
fault-table-should-be-over = Jednej ze stron nie został już żaden znacznik porażki, więc rozgrywka powinna być zakończona.
fault-table-nobody-to-act = Rozgrywka nie jest zakończona, ale ruch nie należy do nikogo.
fault-table-passed-to-act = Ruch ma wykonać gracz, który spasował: { $seat }.
fault-table-rounds = Podano wyniki { $totals ->
    [one] { $totals } rundy
    [few] { $totals } rund
   *[many] { $totals } rund
}, a trwa runda { $round }.

## Boards for the score counter

fault-board-not-an-object = Plansza powinna być obiektem o kluczach: { $expected }.
fault-board-sides = Plansza powinna mieć „sides”: listę obiektów. Ich liczba: od { $least } do { $most }.
fault-board-unknown-key = Plansza nie ma klucza „{ $key }”. Klucze: { $known }.
fault-board-unknown-row = „{ $key }” powinno podawać rzędy, a rzędu „{ $row }” nie ma. Rzędy: { $rows }.
fault-board-unknown-card = Nie ma karty o identyfikatorze „{ $card }”.{ fault-nearest }
fault-board-unknown-leader = Nie ma dowódcy o identyfikatorze „{ $leader }”.{ fault-nearest }
fault-board-not-a-list = „{ $key }” powinno być listą.
fault-board-not-a-word = „{ $key }” powinno być tekstem, a nie „{ $value }”.
fault-board-not-weather = Karta { $card } nie może leżeć na polu kart pogody. Dozwolone: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Records of a game

fault-record-header = To nie jest zapis rozgrywki. Zapis zaczyna się od „{ $expected }”.
fault-record-version = Zapis ma format w wersji { $version }; najnowsza, którą można odczytać, to { $known }.
fault-record-rules-version = Rozgrywka toczyła się według wersji { $version } zasad, której ten program nie zna; najnowsza znana mu wersja to { $known }.
fault-record-line = „{ $text }” nie jest wierszem zapisu. Wiersze: { $expected }.
fault-record-twice = { fault-line-twice }
fault-record-missing = W zapisie brakuje: „{ $text }”.
fault-record-needless = „{ $text }” jest już zawarte w „{ $given }” i nie można tego podać osobno.
fault-record-tag = „{ $text }” nie może być etykietą. Zajęte przez sam zapis: { $taken } oraz wszystko, co zaczyna się od litery p i cyfry.
fault-record-seat = „{ $text }” nie wskazuje gracza tej rozgrywki. Wiersz zaczyna się od: { $seats }.
fault-record-seed = „{ $text }” nie jest ziarnem losowym. Ziarno to 64 cyfry szesnastkowe.
fault-record-number = Nie da się odczytać wersji zasad. { $why }
fault-record-mode = { fault-unknown-mode }
fault-record-rules = Nie da się odczytać zestawu zasad. { $why }
fault-record-leader = Nie da się odczytać dowódcy. { $why }
fault-record-faction = Nie da się odczytać frakcji. { $why }
fault-record-deck = Nie da się odczytać talii. { $why }
fault-record-decks = { $decks ->
    [one] Podano { $decks } talię
    [few] Podano { $decks } talie
   *[many] Podano { $decks } talii
}, a w tym trybie { $seats ->
    [one] gra { $seats } osoba
    [few] grają { $seats } osoby
   *[many] gra { $seats } osób
}.
fault-record-players = Podano { $players ->
    [one] { $players } imię
    [few] { $players } imiona
   *[many] { $players } imion
}, a miejsc w tym trybie jest { $seats }.
fault-record-start = Nie da się odczytać obrazu początkowego.
    { $faults }
fault-record-start-disagrees = Obraz początkowy ma inny tryb albo inne zasady niż zapis.
fault-record-illegal-move = Wpis numer { $entry }, „{ $text }”, nie jest tam dozwolony. Dozwolone: { $legal }.
fault-record-take-back = Wpis numer { $entry } cofa { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}, a wcześniej { $moves ->
    [one] był tylko { $moves }
    [few] były tylko { $moves }
   *[many] było tylko { $moves }
}.
fault-record-result = „{ $text }” nie jest wynikiem. Wynik wygląda na przykład tak: { $expected }.
fault-record-result-disagrees = Zapis podaje wynik „{ $recorded }”, a stół pokazuje „{ $table }”.
fault-record-final = „{ $text }” nie jest końcową sumą kontrolną. Powinna ona mieć { $expected ->
    [one] { $expected } cyfrę szesnastkową
    [few] { $expected } cyfry szesnastkowe
   *[many] { $expected } cyfr szesnastkowych
}.
fault-record-final-disagrees = Końcowa suma kontrolna zapisu to { $recorded }, a stołu na końcu – { $table }. Zmienił się zapis albo zasady.
fault-team-same-faction = Partnerzy muszą grać różnymi frakcjami, a { $seat } i { $partner } mają tę samą: { $faction }.

## Solo

fault-solo-weather = { $card }: tej karty nie może być w twojej talii. W trybie solo twoja talia nie może zawierać kart pogody poza kartą Czyste niebo.
fault-solo-not-whole = Wirtualny przeciwnik musi grać całym zestawem swojej frakcji: { $faction }.
fault-table-holds-no-hand = { $seat }: w tym trybie nie ma kart na ręce, a podano { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
fault-table-under-decoys = { $seat }: { $cards ->
    [one] leży { $cards } zakryta karta
    [few] leżą { $cards } zakryte karty
   *[many] leży { $cards } zakrytych kart
}, a pod każdą kartą Manekin do ćwiczeń wirtualnego przeciwnika może leżeć tylko jedna; liczba kart Manekin do ćwiczeń: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }” nie może być w talii dowódców tego gracza albo jest w niej dwa razy.

## Tournament matches

fault-lineup-decks = Podano { $decks ->
    [one] { $decks } talię
    [few] { $decks } talie
   *[many] { $decks } talii
}; do meczu potrzeba { $expected }.
fault-lineup-same-faction = Talie { $decks } mają tę samą frakcję ({ $faction }), a każda musi mieć inną.
fault-lineup-same-hero = Karta { $card } jest w taliach { $decks }; bohater może być tylko w jednej z nich.
fault-lineup-deck = Talia { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = Tymi taliami nie można rozegrać meczu.
    { $faults }
fault-match-no-game = Nie trwa żadna rozgrywka: najpierw trzeba wskazać talię.
fault-match-order = „{ $text }” nie może się tu pojawić; mecz czeka na: { $expected }.
fault-match-over = Mecz jest zakończony.
