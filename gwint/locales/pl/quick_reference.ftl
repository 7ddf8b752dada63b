### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Przed rozgrywką
quick-turn = W swojej turze wybierz jedno
quick-rows = Rzędy i siła
quick-abilities = { book-chapter-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Ręka
    .text = { $hand_size ->
        [one] Dobierz { $hand_size } kartę.
        [few] Dobierz { $hand_size } karty.
       *[many] Dobierz { $hand_size } kart.
    }{ $redraws ->
        [0] {""}
        [1] {" "}Możesz wymienić 1 kartę.
       *[other] {" "}Możesz wymienić najwyżej { $redraws ->
            [one] { $redraws } kartę
            [few] { $redraws } karty
           *[many] { $redraws } kart
        }.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Przed każdą następną rundą dobierz jeszcze { $round_draw }.
    }
quick-gems = { referee-gems }
    .text = Każdy gracz ma { $gems }.
quick-first-player = { starting-player }
    .text = { $toss_winner ->
        [chooses] Rzut monetą: zwycięzca wybiera, kto rozpocznie.
       *[starts] Rzut monetą: rozpoczyna zwycięzca.
    }

## On your turn

quick-play = Zagraj kartę
    .text = Jednostka trafia do swojego rzędu po twojej stronie. Zdolność działa, gdy tylko karta się tam znajdzie.
quick-leader = Użyj dowódcy
    .text = Zdolności aktywnej możesz użyć raz w rozgrywce. Pasywna działa zawsze.
quick-discard = Odrzuć kartę
    .text = Odrzuć ją z ręki, bez żadnego efektu.
quick-pass = Spasuj
    .text = W tej rundzie nie rozgrywasz już tur. Bez kart na ręce i bez dowódcy, którego można użyć, pasujesz automatycznie.

## Rows and strength

quick-close = { row-close }
    .text = Pogoda: { weather-frost }
quick-ranged = { row-ranged }
    .text = Pogoda: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .text = Pogoda: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .text = Zacznij od siły z karty; pogoda obniża ją do 1; więź ją mnoży; każde inne wysokie morale dodaje 1; róg podwaja ją raz.
quick-hero = { kind-hero }
    .text = Żadna zdolność, dobra ani zła, nie działa na bohatera. Jego siła liczy się do twojej siły całkowitej.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Trafia do dowolnego z twoich trzech rzędów.
       *[close-ranged] Trafia do twojego rzędu bliskiego starcia albo dalekiego zasięgu.
    }
quick-medic = { ability-medic }
    .text = Wybierz jednostkę (nie bohatera) ze swojego stosu kart odrzuconych i od razu ją zagraj.
quick-morale-boost = { ability-morale-boost }
    .text = Dodaje 1 każdej innej jednostce w swoim rzędzie (nie bohaterom).
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Zagraj z talii wszystkie karty, które przywołuje.
       *[yes] Zagraj z talii i z ręki wszystkie karty, które przywołuje.
    }
quick-spy = { ability-spy }
    .text = Staje po stronie przeciwnika i tam się liczy. Dobierasz 2 karty.
quick-tight-bond = { ability-tight-bond }
    .text = Pomnóż siłę karty przez liczbę jednostek z tą zdolnością i o tej samej nazwie po jej stronie.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Podwaja siłę jednostek w swoim rzędzie, także własną (nie bohaterów).
       *[no] Podwaja siłę innych jednostek w swoim rzędzie (nie bohaterów).
    }
quick-row-scorch = { ability-scorch-row }
    .text = Jeśli taki sam rząd przeciwnika ma siłę co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a przy równej sile – wszystkie takie.
quick-unit-scorch = { ability-scorch }
    .text = Działa jak karta specjalna; odrzucić można także tę kartę.
quick-avenger = { ability-summon-avenger }
    .text = Gdy zostaje odrzucona z pola bitwy, także na koniec rundy, zastępuje ją odpowiednia karta z talii pobocznej.
quick-berserker = { ability-berserker }
    .text = W rzędzie z mardroeme na stałe zastępuje ją odpowiednia karta z talii pobocznej.
quick-mardroeme = { ability-mardroeme }
    .text = Przemienia wszystkich berserkerów w swoim rzędzie, także tych, którzy dołączą później.

## Special cards and weather

quick-decoy = { special-decoy }
    .text = Weź na rękę jednostkę ze swojej strony (nie bohatera). Manekin do ćwiczeń zostaje na jej miejscu z siłą 0.
quick-horn = { special-commanders-horn }
    .text = Podwaja siłę jednostek w jednym z twoich rzędów (nie bohaterów). { $mardroeme_shares_row ->
        [no] W rzędzie może być jedna karta specjalna.
       *[yes] W rzędzie może być jeden taki Róg.
    }
quick-scorch = { special-scorch }
    .text = Odrzuć najsilniejszą jednostkę z całego pola bitwy (nie bohatera), a przy równej sile – wszystkie takie.
quick-special-mardroeme = { special-mardroeme }
    .text = Do końca rundy leży w jednym z twoich rzędów i przemienia w nim wszystkich berserkerów.
quick-weather = { weather }
    .text = Jednostki w jej rzędach, po obu stronach, mają siłę 1 (nie bohaterowie); 0 pozostaje 0.{ $covered_weather ->
        [discarded] {" "}Drugą kartę tego samego rodzaju się odrzuca.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Odrzuć wszystkie karty pogody.

## End of the round

quick-result = Wynik
    .text = Gdy wszyscy spasują, wygrywa wyższa siła całkowita. Przegrany usuwa znacznik porażki, a przy remisie – wszyscy.
quick-battlefield = Pole bitwy
    .text = Wszystkie karty trafiają na stos kart odrzuconych tej strony, po której leżą, a pogoda na stos gracza, który ją zagrał.
quick-next-round = Następna runda
    .text = { $after_draw ->
        [last-to-pass] Rozpoczyna zwycięzca, a po remisie ten, kto spasował jako ostatni.
       *[other-player] Rozpoczyna zwycięzca, a po remisie ten, kto nie rozpoczynał poprzedniej.
    }
quick-game-end = { game-end }
    .text = Kto nie ma już znaczników porażki, przegrywa. { $double_draw ->
        [replay] Jeśli oboje stracą ostatni jednocześnie, rozgrywkę powtarza się z tymi samymi taliami.
       *[draw] Jeśli oboje stracą ostatni jednocześnie, jest remis.
    }

## Factions

quick-monsters = { faction-monsters }
    .text = Po każdej rundzie oprócz ostatniej losowa jednostka po twojej stronie (nie bohater) zostaje w swoim rzędzie.
quick-nilfgaard = { faction-nilfgaard }
    .text = Remis w rundzie to twoja wygrana, chyba że oboje graczy gra Nilfgaardem.
quick-northern-realms = { faction-northern-realms }
    .text = Po każdej wygranej rundzie dobierz kartę.
quick-scoiatael = { faction-scoiatael }
    .text = { $scoiatael ->
        [once-any-round] Raz w rozgrywce, przed dowolną rundą, decydujesz, kto ją rozpocznie.
        [game-start-two-cancel] Decydujesz, kto rozpocznie rozgrywkę, chyba że oboje graczy gra Scoia’tael.
       *[game-start] Decydujesz, kto rozpocznie rozgrywkę. Jeśli oboje graczy gra Scoia’tael, rzut monetą określa, które z nich decyduje.
    }
quick-skellige = { faction-skellige }
    .text = Na początku trzeciej rundy zagrywa się dwie losowe jednostki (nie bohaterów) z twojego stosu kart odrzuconych.
