### The rules, as the player reads them. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Zręczność
    .rule = { $agile_rows ->
        [all] Zagraj tę kartę do dowolnego ze swoich trzech rzędów.
       *[close-ranged] Zagraj tę kartę do swojego rzędu bliskiego starcia albo dalekiego zasięgu – wybór należy do ciebie.
    } Potem karta zostaje w tym rzędzie; przesunąć ją może tylko dowódca.

ability-medic = Wskrzeszenie
    .rule = Wybierz ze swojego stosu kart odrzuconych jednostkę (nie bohatera) i od razu ją zagraj, tak jak z ręki, razem z jej zdolnością. Jeśli jest tam taka karta, musisz którąś wybrać; jeśli nie ma żadnej, nic się nie dzieje. Wskrzeszony szpieg trafia na stronę przeciwnika, a ty dobierasz za niego karty; wskrzeszona karta z tą samą zdolnością wskrzesza następną.

ability-morale-boost = Wysokie morale
    .rule = Dodaje 1 do siły każdej innej jednostki w swoim rzędzie (z wyjątkiem bohaterów). Samej siebie karta nie wzmacnia. Efekty kilku takich kart w rzędzie sumują się.

ability-muster = Braterstwo
    .rule = { $muster_from_hand ->
        [no] Znajdź w swojej talii wszystkie karty, które ta karta przywołuje, i od razu zagraj każdą do jej rzędu; potem potasuj talię. Kart z ręki się nie przywołuje.
       *[yes] Znajdź w swojej talii i na ręce wszystkie karty, które ta karta przywołuje, i od razu zagraj każdą do jej rzędu; potem potasuj talię. Żadnej z nich nie wolno ci zatrzymać.
    } Stosu kart odrzuconych się nie przeszukuje.

ability-spy = Szpiegostwo
    .rule = Ta karta staje po stronie przeciwnika i zwiększa jego siłę całkowitą. W zamian dobierz ze swojej talii 2 karty albo tyle, ile w niej jeszcze zostało. Opuszczając pole bitwy, szpieg trafia na stos kart odrzuconych tej strony, po której leżał.

ability-tight-bond = Więź
    .rule = Pomnóż siłę tej jednostki przez liczbę jednostek z więzią o tej samej nazwie po jej stronie, wliczając ją samą. Na przykład trzy takie jednostki o sile 4 mają siłę po 12.

ability-commanders-horn = Róg dowódcy
    .rule = { $unit_horn_doubles_itself ->
        [yes] Podwaja siłę wszystkich jednostek w swoim rzędzie, łącznie z własną (z wyjątkiem bohaterów).
       *[no] Podwaja siłę wszystkich innych jednostek w swoim rzędzie (z wyjątkiem bohaterów). Własnej siły nie podwaja. Spośród kilku jednostek z rogiem w jednym rzędzie pierwsza pozostaje bez zmian, a siła pozostałych się podwaja; róg z karty specjalnej lub ze zdolności dowódcy podwaja siłę ich wszystkich.
    } Bez względu na to, ile rogów jest w rzędzie, siłę jednostki podwaja się tylko raz.

ability-scorch-row = Pożoga
    .rule = Jeśli siła rzędu przeciwnika tego samego rodzaju co rząd tej karty wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Do siły rzędu wliczają się bohaterowie i wszystko, co zmienia siłę, ale bohaterów nigdy się nie odrzuca.

ability-scorch = Pożoga
    .rule = Działa jak karta specjalna Pożoga: z całego pola bitwy odrzuć najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Dotyczy to także tej karty: jeśli nie ma nic silniejszego, ją również się odrzuca.

ability-summon-avenger = Wezwanie z zaświatów
    .rule = Gdy ta karta z dowolnego powodu zostanie odrzucona z pola bitwy, przybywa za nią na tę samą stronę odpowiadająca jej karta z talii pobocznej i staje w rzędzie, który wskazuje jej własny symbol zasięgu. Dzieje się tak również na koniec rundy: wezwana karta walczy wtedy w następnej. Jeśli karta wraca na rękę albo zostaje na polu bitwy, nic nie przybywa.

ability-berserker = Berserker
    .rule = Gdy tylko ta karta znajdzie się w jednym rzędzie z mardroeme (kartą specjalną albo jednostką z tą zdolnością) – bez względu na to, co pojawiło się tam pierwsze – zostaje usunięta z rozgrywki, a do tego rzędu zagrywa się odpowiadającą jej kartę z talii pobocznej. Berserker nie trafia na stos kart odrzuconych, a przemiana jest nieodwracalna.

ability-mardroeme = Mardroeme
    .rule = Dopóki ta karta leży w rzędzie, przemienia w nim każdego berserkera: zarówno tych, którzy już tam są, jak i tych, którzy dołączą później. Drugie mardroeme w tym samym rzędzie nic już nie zmienia.

## Special cards

special-decoy = Manekin do ćwiczeń
    .rule = Wymień tę kartę na jednostkę po swojej stronie (nie bohatera); możesz też wybrać leżącego tam szpiega przeciwnika. Jednostkę bierzesz na rękę i możesz ją później zagrać jeszcze raz, razem ze zdolnością. Manekin do ćwiczeń zostaje na jej miejscu; ma siłę 0 i nie jest jednostką. Jeśli nie ma jednostki do wymiany, nie możesz zagrać tej karty.

special-commanders-horn = Róg dowódcy
    .rule = Wybierz jeden ze swoich rzędów. Do końca rundy siła wszystkich jednostek w tym rzędzie (z wyjątkiem bohaterów) jest podwojona; siły jednostki nigdy nie podwaja się więcej niż raz. { $mardroeme_shares_row ->
        [no] W każdym rzędzie jest jedno miejsce na kartę specjalną: nie możesz wybrać rzędu, w którym jest już Róg dowódcy (także ze zdolności dowódcy) albo Mardroeme. Jednostka z rogiem nie przeszkadza.
       *[yes] W każdym rzędzie może być tylko jedna taka karta, a róg ze zdolności dowódcy też się liczy. Jednostka z rogiem nie przeszkadza.
    }

special-scorch = Pożoga
    .rule = Z całego pola bitwy, po obu stronach, odrzuć najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Liczy się siła w chwili zagrania. Potem odrzuć tę kartę.

special-mardroeme = Mardroeme
    .rule = Zagraj tę kartę do jednego ze swoich rzędów; zostaje tam do końca rundy. Przemienia w tym rzędzie każdego berserkera: zarówno tych, którzy już tam są, jak i tych, którzy dołączą później. { $mardroeme_shares_row ->
        [no] W każdym rzędzie jest jedno miejsce na kartę specjalną: nie możesz wybrać rzędu, w którym jest już Róg dowódcy (także ze zdolności dowódcy) albo Mardroeme.
       *[yes] Może dzielić rząd z kartą Róg dowódcy albo z inną kartą Mardroeme.
    }

## Weather cards

weather = Pogoda
    .rule = Karta pogody leży na polu kart pogody i działa na swoje rzędy po obu stronach: siła jednostek w tych rzędach spada do 1 (0 pozostaje 0), z wyjątkiem bohaterów. Jednocześnie może tam leżeć kilka rodzajów pogody. { $covered_weather ->
        [discarded] Drugą kartę tego samego rodzaju odrzuca się od razu, podobnie jak karty Gęsta mgła i Ulewny deszcz zagrane w czasie, gdy leży Skelligijski sztorm; sztorm odrzuca też mgłę i deszcz, które już leżą.
       *[lies] Można zagrać drugą kartę tego samego rodzaju; leży wtedy bez dodatkowego efektu.
    } Pogoda trwa do jej usunięcia albo do końca rundy.

weather-frost = Trzaskający mróz
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach bliskiego starcia jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-fog = Gęsta mgła
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach dalekiego zasięgu jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-rain = Ulewny deszcz
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach oblężenia jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-storm = Skelligijski sztorm
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w rzędach dalekiego zasięgu i oblężenia po obu stronach jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.{ $covered_weather ->
        [discarded] {" "}Leżące tam karty Gęsta mgła i Ulewny deszcz odrzuca się.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Kartę tę może mieć w talii tylko Skellige.
       *[edition-2025] {""}
    }

weather-clear-weather = Czyste niebo
    .rule = Wszelka pogoda ustaje: odrzuć wszystkie karty z pola kart pogody, a potem tę kartę. Możesz ją zagrać nawet wtedy, gdy nie działa żadna pogoda.

## Factions

faction-neutral = Neutralne
    .rule = Karty neutralne są wydrukowane w kolorze każdej frakcji, więc każda frakcja ma własny ich komplet i może ich używać w swoich taliach.

faction-monsters = Potwory
    .rule = Na koniec każdej rundy, która nie kończy rozgrywki, jedna losowa jednostka po twojej stronie (nie bohater) zostaje w swoim rzędzie; może to być leżący tam szpieg przeciwnika. Jej zdolność nie uruchamia się ponownie, ale zdolność stała działa dalej.

faction-nilfgaard = Nilfgaard
    .rule = Wygrywasz każdą rundę zakończoną remisem. Jeśli oboje graczy gra Nilfgaardem, zdolność nie działa.

faction-northern-realms = Królestwa Północy
    .rule = Po każdej wygranej rundzie dobierasz kartę ze swojej talii.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Raz w rozgrywce, przed wybraną rundą, możesz zdecydować, kto ją rozpocznie – bez względu na rzut monetą i wynik poprzedniej rundy. Jeśli oboje graczy może to jeszcze zrobić, pierwszeństwo ma ten, kto by nie rozpoczynał (przed pierwszą rundą – losowy gracz); decyzja jednego z nich rozstrzyga o tej rundzie.
        [game-start-two-cancel] Decydujesz, kto rozegra pierwszą turę w rozgrywce. Jeśli oboje graczy gra Scoia’tael, rozstrzyga sam rzut monetą.
       *[game-start] Decydujesz, kto rozegra pierwszą turę w rozgrywce. Jeśli oboje graczy gra Scoia’tael, rzut monetą rozstrzyga, kto z nich decyduje.
    }

faction-skellige = Skellige
    .rule = Na początku trzeciej rundy zagrywa się dwie losowe jednostki (bez bohaterów) z twojego stosu kart odrzuconych, jedną po drugiej, razem z ich zdolnościami. Jeśli jest ich mniej niż dwie, zagrywasz tyle, ile jest.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Zdolność pasywna: siła każdego szpiega na polu bitwy jest podwojona, po obu stronach i bez względu na to, kto go zagrał (z wyjątkiem bohaterów). Uwzględnia się to po pogodzie, a przed więzią.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: odrzuć jawnie 2 karty z ręki, potem przejrzyj swoją talię, weź z niej na rękę 1 wybraną kartę i potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz co najmniej 2 karty na ręce i 1 w talii.
        [video] Zdolność aktywna: weź na rękę wybraną jednostkę (nie bohatera) ze swojego stosu kart odrzuconych. Możesz użyć tej zdolności tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: weź na rękę dowolną kartę ze swojego stosu kart odrzuconych, nawet bohatera. Możesz użyć tej zdolności tylko wtedy, gdy stos nie jest pusty.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Zdolność aktywna: dowódca działa jak wybrana karta – Trzaskający mróz, Gęsta mgła, Ulewny deszcz albo Skelligijski sztorm – do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
           *[from-deck] Zdolność aktywna: zagraj ze swojej talii wybraną kartę – Trzaskający mróz, Gęsta mgła, Ulewny deszcz albo Skelligijski sztorm – a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz taką kartę w talii.
        }
        [video] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz użyć tej zdolności, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz użyć tej zdolności, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: weź na rękę wybraną kartę (nie bohatera) ze swojego stosu kart odrzuconych. Możesz użyć tej zdolności tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: odrzuć jawnie 2 karty z ręki, potem przejrzyj swoją talię, weź z niej na rękę 1 wybraną kartę i potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz co najmniej 2 karty na ręce i 1 w talii.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz użyć tej zdolności, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
       *[book] { $weather_leaders ->
            [of-themselves] Zdolność aktywna: dowódca działa jak dowolna karta pogody, także Czyste niebo; pogoda trwa do jej usunięcia albo do końca rundy. Sama karta nie jest do tego potrzebna.
           *[from-deck] Zdolność aktywna: zagraj ze swojej talii dowolną kartę pogody (może to być Czyste niebo), a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz taką kartę w talii.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Ulewny deszcz do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii kartę Ulewny deszcz, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz tę kartę w talii.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: każdy gracz, począwszy od ciebie, zagrywa losową jednostkę (nie bohatera) ze swojego stosu kart odrzuconych, razem z jej zdolnością. Możesz użyć tej zdolności tylko wtedy, gdy co najmniej na jednym stosie jest taka jednostka.
        [video] Zdolność pasywna: gdy którykolwiek gracz przywraca jednostkę ze stosu kart odrzuconych na pole bitwy, wybiera ją los. Losowe są też karty, które dowódcy biorą na rękę ze stosów kart odrzuconych. Gdy zdolność wskrzeszenia ma bohater, gracz nadal wybiera sam.
       *[book] Zdolność pasywna: gdy którykolwiek gracz przywraca jednostkę ze stosu kart odrzuconych na pole bitwy, wybiera ją los. Gdy zdolność wskrzeszenia ma bohater, gracz nadal wybiera sam.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: wskaż 3 karty na ręce przeciwnika i obejrzyj je, a jeśli ma ich mniej – obejrzyj wszystkie; najpierw wskazuje się te, których jeszcze nie znasz.
       *[book] Zdolność aktywna: obejrzyj 3 losowe karty z ręki przeciwnika, a jeśli ma ich mniej – wszystkie.
    } Przeciwnik dowiaduje się, które karty widzisz. Możesz użyć tej zdolności tylko wtedy, gdy przeciwnik ma kartę na ręce.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: wybierz kartę (nie bohatera) ze stosu kart odrzuconych przeciwnika i od razu ją zagraj, tak jak z ręki. Odtąd karta jest twoja. Możesz użyć tej zdolności tylko wtedy, gdy jest tam karta, którą da się zagrać.
        [video] Zdolność aktywna: weź na rękę wybraną jednostkę (nie bohatera) ze stosu kart odrzuconych przeciwnika. Odtąd karta jest twoja. Możesz użyć tej zdolności tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: weź na rękę dowolną kartę ze stosu kart odrzuconych przeciwnika, nawet bohatera. Odtąd karta jest twoja. Możesz użyć tej zdolności tylko wtedy, gdy stos nie jest pusty.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Zdolność pasywna: blokuje dowódcę przeciwnika, zanim ktokolwiek dobierze pierwszą kartę. Zablokowany dowódca nie działa, bez względu na to, czy jego zdolność jest pasywna, czy aktywna. Tego dowódcy nie da się zablokować.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Gęsta mgła do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii kartę Gęsta mgła, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz tę kartę w talii.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Zdolność aktywna: wszelka pogoda ustaje, a karty z pola kart pogody zostają odrzucone. { $leader_effects ->
        [video] Możesz użyć tej zdolności tylko wtedy, gdy działa jakaś pogoda.
       *[book] Możesz użyć tej zdolności nawet wtedy, gdy nie działa żadna pogoda.
    }

leader-foltest-son-of-medell =
    .rule = Zdolność aktywna: jeśli siła rzędu dalekiego zasięgu przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz użyć tej zdolności tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

leader-foltest-the-siegemaster =
    .rule = Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie oblężenia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. { $leader_effects ->
        [video] Nie możesz użyć tej zdolności, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Nie możesz użyć tej zdolności, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

leader-foltest-the-steel-forged =
    .rule = Zdolność aktywna: jeśli siła rzędu oblężenia przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz użyć tej zdolności tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: dobierz kartę ze swojej talii. Możesz użyć tej zdolności tylko wtedy, gdy w talii jest jeszcze karta.
       *[book] Zdolność pasywna: na początku rozgrywki dobierasz o jedną kartę więcej. Wymienić możesz tyle kart co zwykle.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: przesuń dowolną liczbę swoich jednostek ze zręcznością, co najmniej jedną, każdą do wybranego rzędu. Bohaterów się nie przesuwa. Możesz użyć tej zdolności tylko wtedy, gdy da się przesunąć jakąś jednostkę.
       *[book] Zdolność aktywna: twoje jednostki ze zręcznością przechodzą, jedna po drugiej, każda do rzędu, w którym jest najsilniejsza. Jednostka, która nic by nie zyskała, zostaje na miejscu; bohaterowie też się nie przesuwają. Możesz użyć tej zdolności tylko wtedy, gdy jakaś jednostka zmieniłaby rząd.
    } Przesunięcie nie uruchamia żadnych zdolności.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Trzaskający mróz do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii kartę Trzaskający mróz, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz tę kartę w talii.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Zdolność aktywna: jeśli siła rzędu bliskiego starcia przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz użyć tej zdolności tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

leader-francesca-findabair-the-beautiful =
    .rule = Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie dalekiego zasięgu (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. { $leader_effects ->
        [video] Nie możesz użyć tej zdolności, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Nie możesz użyć tej zdolności, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Zdolność aktywna: wybierz po swojej stronie jednostkę ze zdolnością więzi i zagraj ze swojej talii jeszcze jedną o tej samej nazwie, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz taką kartę w talii.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Zdolność aktywna: każdy gracz wtasowuje do talii jednostki ze swojego stosu kart odrzuconych; bohaterowie i karty specjalne zostają na stosie. Możesz użyć tej zdolności tylko wtedy, gdy na którymś stosie jest taka jednostka.
       *[book] Zdolność aktywna: każdy gracz wtasowuje do talii cały swój stos kart odrzuconych, łącznie z bohaterami i kartami specjalnymi. Możesz użyć tej zdolności tylko wtedy, gdy na którymś stosie jest jakaś karta.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Skelligijski sztorm do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii kartę Skelligijski sztorm, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz tę kartę w talii.
    }

leader-harald-an-craite-the-cripple =
    .rule = Zdolność aktywna: zagraj ze swojej talii kartę specjalną Mardroeme do jednego ze swoich rzędów, a potem potasuj talię. Możesz użyć tej zdolności tylko wtedy, gdy masz tę kartę w talii i któryś rząd może ją przyjąć.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Zdolność pasywna: pod wpływem pogody jednostki po twojej stronie (z wyjątkiem bohaterów) zachowują połowę siły z karty, zaokrągloną w dół: z 7 robi się 3, a z 1 robi się 0.
       *[up] Zdolność pasywna: pod wpływem pogody jednostki po twojej stronie (z wyjątkiem bohaterów) tracą tylko połowę siły z karty, a stratę zaokrągla się w dół: z 7 robi się 4, a 1 pozostaje 1.
    } Dotyczy to również szpiega przeciwnika leżącego po twojej stronie, ale nie twojego szpiega po stronie przeciwnika.

## Kinds of cards

kind-unit = Karta jednostki
    .rule = Karta, która ma własną siłę. Zagrywasz ją po swojej stronie do rzędu zgodnego z jej symbolem zasięgu, a jej siła liczy się do twojej siły całkowitej; szpieg trafia na stronę przeciwnika. Jeśli karta ma zdolność, działa ona zaraz po położeniu karty.

kind-hero = Bohater
    .rule = Jednostka, na którą nie działają żadne zdolności, ani dobre, ani złe: kart specjalnych, jednostek ani dowódców. Ma zawsze siłę podaną na karcie i liczy się ona do siły rzędu. Własna zdolność bohatera działa. Bohatera nie da się wskrzesić.

kind-special = Karta specjalna
    .rule = Karta bez własnej siły, zagrywana dla swojego efektu. Karty pogody to także karty specjalne.

kind-weather = Karta pogody
    .rule = Karta specjalna, która działa na rzędy po obu stronach naraz. Leży na polu kart pogody do usunięcia pogody albo do końca rundy; tylko Czyste niebo odrzuca się od razu.

kind-leader = Dowódca
    .rule = Razem z talią wybierasz jednego dowódcę swojej frakcji; jego karta leży odkryta na polu karty dowódcy. Zdolność pasywna działa zawsze. Zdolności aktywnej możesz użyć raz w rozgrywce, w swojej turze, zamiast zagrać kartę.

## Rows

row-close = Rząd bliskiego starcia
row-ranged = Rząd dalekiego zasięgu
row-siege = Rząd oblężenia
row-name = { $row ->
    [close] rząd bliskiego starcia
    [ranged] rząd dalekiego zasięgu
   *[siege] rząd oblężenia
}
row-to = { $row ->
    [close] do rzędu bliskiego starcia
    [ranged] do rzędu dalekiego zasięgu
   *[siege] do rzędu oblężenia
}
row-in = { $row ->
    [close] w rzędzie bliskiego starcia
    [ranged] w rzędzie dalekiego zasięgu
   *[siege] w rzędzie oblężenia
}

## Lines that explain a card

card-calls = Przywołuje: { $cards }
card-avenger = Wzywa: { $cards }
card-turns-into = Po przemianie: { $cards }

## Strength

strength = Siła
    .rule = Siłę jednostki oblicza się w tej kolejności: siła z karty; pogoda obniża ją do 1; dowódca Eredin Bréacc Glas: Zdradziecki podwaja ją u szpiegów; więź ją mnoży; każde inne wysokie morale w rzędzie dodaje 1; róg ją podwaja, ale tylko raz. Bohater ma zawsze siłę podaną na karcie. Siła całkowita to suma twoich trzech rzędów.

step-printed = siła z karty
step-weather = pogoda
step-treachery = Zdradziecki
step-bond = więź
step-morale = wysokie morale
step-horn = róg

## Chapters of the rulebook

side-deck = Talia poboczna
    .rule = Talię poboczną tworzą karty, które można tylko wezwać albo uzyskać przez przemianę. Nigdy nie wchodzą one w skład talii; leżą obok pola bitwy, aż będą potrzebne. { $side_deck_supply ->
        [unlimited] Talia poboczna nigdy się nie wyczerpuje.
       *[printed] Każdej jest tylko tyle egzemplarzy, ile wydrukowano: użyta karta nie wraca do talii pobocznej, a gdy żadnej już nie ma, nic nie przybywa.
    } { $avenger_leaves_to ->
        [out-of-game] Na polu bitwy to zwykłe karty, ale karta wezwana z zaświatów, zamiast trafić na stos kart odrzuconych, opuszcza rozgrywkę.
       *[discard-pile] Na polu bitwy to zwykłe karty i jak każde inne trafiają na stos kart odrzuconych.
    }

discard-pile = Stos kart odrzuconych
    .rule = Karta, która opuszcza rząd, trafia na stos kart odrzuconych tej strony, po której leżała; dotyczy to również szpiegów. Karty pogody i jednorazowe karty specjalne trafiają na stos gracza, który je zagrał. Każdy może w dowolnej chwili przejrzeć każdy stos kart odrzuconych.

at-the-table = Przy stole
    .rule = Pole bitwy, dowódcy, znaczniki porażki, talie poboczne i stosy kart odrzuconych są jawne, podobnie jak liczba kart na każdej ręce i w każdej talii. Same ręce i talie są ukryte, a wymiana kart przed pierwszą rundą jest tajna. Liczba kart na ręce jest nieograniczona. Jeśli twoja talia jest pusta, nic nie dobierasz. Zdolność trzeba rozpatrzyć, na ile to możliwe, nawet na własną szkodę. Karty pogody i kartę Pożoga wolno zagrać także wtedy, gdy nic nie zmienią.

redraw = Wymiana kart
    .rule = Dobierasz { $hand_size ->
        [one] { $hand_size } kartę
        [few] { $hand_size } karty
       *[many] { $hand_size } kart
    }. { $redraws ->
        [0] Nie możesz żadnej wymienić.
        [1] Potem możesz odrzucić 1 kartę i dobrać za nią nową.
       *[other] Potem możesz odrzucić najwyżej { $redraws ->
            [one] { $redraws } kartę
            [few] { $redraws } karty
           *[many] { $redraws } kart
        }, po jednej naraz, i dobrać za nie nowe; wolno odrzucić nawet kartę dopiero co dobraną.
    }{ $redraws ->
        [0] {""}
       *[other] {" "}{ $redraw_returns ->
            [bottom] Odrzucona karta trafia na spód talii, a dopiero potem dobierasz nową; niczego się nie tasuje.
           *[shuffled] Odrzuconą kartę odkładasz na bok i dobierasz nową; { $redraws ->
                [1] potem odłożoną kartę wtasowuje się z powrotem do talii.
               *[other] gdy skończysz wymianę, odłożone karty wtasowuje się z powrotem do talii.
            }
        }
    } { $round_draw ->
        [0] Ta ręka musi ci wystarczyć na całą rozgrywkę: kolejne karty dobierasz tylko dzięki zdolnościom.
        [one] Na początku każdej następnej rundy dobierasz jeszcze { $round_draw } kartę.
        [few] Na początku każdej następnej rundy dobierasz jeszcze { $round_draw } karty.
       *[many] Na początku każdej następnej rundy dobierasz jeszcze { $round_draw } kart.
    }

starting-player = Kto rozpoczyna
    .rule = { $start_settled ->
        [after-redraw] O tym, kto rozegra pierwszą turę, rozstrzyga się po wymianie kart.
       *[before-deal] O tym, kto rozegra pierwszą turę, rozstrzyga się przed dobraniem kart na rękę.
    } { $toss_winner ->
        [chooses] Zwycięzca rzutu monetą wybiera, kto rozpocznie.
       *[starts] Rozpoczyna zwycięzca rzutu monetą.
    } Zdolność Scoia’tael ma pierwszeństwo przed rzutem monetą.

passing = Tury i pasowanie
    .rule = W swojej turze musisz zrobić dokładnie jedną z { $discard_turn ->
        [yes] czterech rzeczy: zagrać kartę, użyć aktywnej zdolności dowódcy, odrzucić kartę z ręki albo spasować.
       *[no] trzech rzeczy: zagrać kartę, użyć aktywnej zdolności dowódcy albo spasować.
    } Jeśli spasujesz, nie rozgrywasz już tur w tej rundzie, a przeciwnik gra dalej, aż też spasuje. Jeśli nie masz kart na ręce ani dowódcy, którego można użyć, pasujesz automatycznie.

round-end = Koniec rundy
    .rule = Runda kończy się, gdy wszyscy spasują. Wygrywa gracz z wyższą siłą całkowitą, a przegrany usuwa znacznik porażki; przy remisie oboje graczy usuwa po jednym, chyba że remis wygrywa Nilfgaard. Potem wszystkie karty z pola bitwy, także karty pogody i inne karty specjalne, trafiają na stosy kart odrzuconych, z wyjątkiem tych, które zatrzymuje jakaś zdolność. { $after_draw ->
        [last-to-pass] Następną rundę rozpoczyna zwycięzca, a po remisie ten, kto spasował jako ostatni.
       *[other-player] Następną rundę rozpoczyna zwycięzca, a po remisie ten, kto nie rozpoczynał poprzedniej.
    }

game-end = Koniec rozgrywki
    .rule = Rozgrywka kończy się, gdy któryś z graczy nie ma już znaczników porażki; wygrywa ten, komu został choć jeden. { $gems ->
        [1] Dlatego rozgrywka ma tylko jedną rundę.
       *[2] Dlatego rozgrywka ma najwyżej trzy rundy.
        [3] Dlatego rozgrywka ma najwyżej pięć rund.
        [4] Dlatego rozgrywka ma najwyżej siedem rund.
        [5] Dlatego rozgrywka ma najwyżej dziewięć rund.
    } { $double_draw ->
        [replay] Jeśli oboje graczy jednocześnie straci ostatni znacznik, jest remis i rozgrywkę powtarza się z tymi samymi taliami i dowódcami; oboje dobierają nowe karty na rękę. Jeśli i trzecia powtórka zakończy się remisem, remisem kończy się cała rozgrywka.
       *[draw] Jeśli oboje graczy jednocześnie straci ostatni znacznik, rozgrywka kończy się remisem.
    }

deck-building = Budowanie talii
    .rule = { $deck_limits ->
        [deck-2] Wybierz 1 dowódcę i zbuduj talię z co najmniej 30 kart, w tym { $max_heroes ->
            [deck-limits] najwyżej 7 bohaterów i najwyżej 10 kart specjalnych
           *[other] najwyżej 10 kart specjalnych
        } (razem z kartami pogody); dowódcy i talii pobocznej się nie wlicza.
       *[deck-1] Wybierz 1 dowódcę i zbuduj talię z co najmniej 22 kart jednostek (razem z bohaterami) i najwyżej 10 kart specjalnych (razem z kartami pogody).
    }{ $max_heroes ->
        [deck-limits] {""}
        [0] {" "}Bohaterowie są niedozwoleni.
        [one] {" "}W talii może być najwyżej { $max_heroes } bohater.
        [few] {" "}W talii może być najwyżej { $max_heroes } bohaterów.
       *[many] {" "}W talii może być najwyżej { $max_heroes } bohaterów.
    } Wszystkie karty muszą należeć do zestawu twojej frakcji (karty własne i neutralne), a talia nie może mieć więcej egzemplarzy danej karty niż kolekcja. { $card_pool ->
        [storm-in-skellige] Karty pochodzą z wydania z 2025 roku; Skelligijski sztorm może się znaleźć tylko w taliach Skellige.
        [witcher3] Karty pochodzą z kolekcji z gry wideo.
       *[edition-2025] Karty pochodzą z wydania z 2025 roku.
    } { $roach ->
        [no] Nie gra się kartą Płotka.
       *[yes] W talii może być karta Płotka, którą przywołują bohaterowie Geralt i Ciri.
    } { $leader_pool ->
        [witcher3] Do wyboru jest 22 dowódców z gry wideo.
       *[all] Do wyboru jest wszystkich 25 dowódców.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = Przy tym stole: { $value }.

option-deck-limits = Ograniczenia talii
    .rule = Określa, ile kart, jednostek, bohaterów i kart specjalnych musi albo może mieć talia.
option-deck-limits-deck-1 = co najmniej 22 jednostki, najwyżej 10 kart specjalnych
option-deck-limits-deck-2 = co najmniej 30 kart, najwyżej 7 bohaterów i 10 kart specjalnych

option-max-heroes = Bohaterowie w talii
    .rule = Określa, ilu bohaterów może mieć talia.
option-max-heroes-deck-limits = tak jak w ograniczeniach talii
option-max-heroes-number = { $number ->
    [0] niedozwoleni
   *[other] najwyżej { $number }
}

option-gems = Znaczniki porażki
    .rule = Określa, z iloma znacznikami porażki zaczyna każdy gracz albo każda drużyna.
option-gems-number = { $number }

option-hand-size = Karty na pierwszej ręce
    .rule = Określa, ile kart dobierasz na początku rozgrywki.
option-hand-size-number = { $number }

option-redraws = Karty do wymiany
    .rule = Określa, ile kart z pierwszej ręki możesz wymienić.
option-redraws-number = { $number ->
    [0] brak
   *[other] najwyżej { $number }
}

option-redraw-returns = Wymienione karty
    .rule = Określa, dokąd trafiają karty odrzucone podczas wymiany.
option-redraw-returns-shuffled = wtasowane do talii po wymianie
option-redraw-returns-bottom = od razu na spód talii

option-toss-winner = Zwycięzca rzutu monetą
    .rule = Określa, czy zwycięzca rzutu monetą sam rozpoczyna, czy wybiera, kto to zrobi.
option-toss-winner-starts = rozpoczyna
option-toss-winner-chooses = wybiera, kto rozpocznie

option-start-settled = Wyłonienie pierwszego gracza
    .rule = Określa, czy zobaczysz swoją rękę, zanim dowiesz się, kto rozpocznie, czy dopiero potem.
option-start-settled-before-deal = przed dobraniem kart na rękę
option-start-settled-after-redraw = po wymianie kart

option-scoiatael = Wybór Scoia’tael
    .rule = Określa, kiedy Scoia’tael decyduje, kto rozpocznie, i co się dzieje, gdy oboje graczy gra tą frakcją.
option-scoiatael-game-start = na początku rozgrywki; przy dwóch graczach Scoia’tael rzut monetą wskazuje, kto wybiera
option-scoiatael-game-start-two-cancel = na początku rozgrywki; zdolności dwóch graczy Scoia’tael znoszą się
option-scoiatael-once-any-round = raz w rozgrywce, przed wybraną rundą

option-after-draw = Po zremisowanej rundzie
    .rule = Określa, kto rozpoczyna rundę po remisie.
option-after-draw-other-player = rozpoczyna ten, kto nie rozpoczynał poprzedniej
option-after-draw-last-to-pass = rozpoczyna ten, kto spasował jako ostatni

option-double-draw = Zremisowana rozgrywka
    .rule = Określa, co się dzieje, gdy oboje graczy jednocześnie traci ostatni znacznik porażki.
option-double-draw-draw = kończy się remisem
option-double-draw-replay = jest powtarzana

option-round-draw = Karty dobierane na każdą następną rundę
    .rule = Określa, ile kart dobierasz na początku każdej rundy po pierwszej.
option-round-draw-number = { $number ->
    [0] brak
   *[other] { $number }
}

option-discard-turn = Odrzucenie zamiast zagrania
    .rule = Określa, czy w swojej turze możesz odrzucić kartę z ręki, zamiast zagrać kartę.
option-discard-turn-yes = dozwolone
option-discard-turn-no = niedozwolone

option-muster-from-hand = Braterstwo przywołuje z ręki
    .rule = Określa, czy braterstwo przywołuje karty nie tylko z talii, lecz także z ręki.
option-muster-from-hand-yes = tak
option-muster-from-hand-no = nie, tylko z talii

option-agile-rows = Rzędy dla jednostek ze zręcznością
    .rule = Określa, do których rzędów możesz zagrać jednostkę ze zręcznością.
option-agile-rows-close-ranged = bliskiego starcia i dalekiego zasięgu
option-agile-rows-all = wszystkie trzy

option-unit-horn-doubles-itself = Jednostka z rogiem podwaja własną siłę
    .rule = Określa, czy jednostka ze zdolnością rogu dowódcy podwaja także własną siłę.
option-unit-horn-doubles-itself-yes = tak
option-unit-horn-doubles-itself-no = nie, tylko siłę pozostałych

option-bran-rounding = Zaokrąglanie (Król Bran)
    .rule = Określa, jak zaokrągla się połowę siły, którą zachowują mimo pogody jednostki, gdy dowodzi nimi Król Bran.
option-bran-rounding-up = w górę (z 7 robi się 4)
option-bran-rounding-down = w dół (z 7 robi się 3)

option-mardroeme-shares-row = Mardroeme może dzielić rząd
    .rule = Określa, czy Mardroeme może leżeć w jednym rzędzie z kartą Róg dowódcy albo z drugą kartą Mardroeme.
option-mardroeme-shares-row-yes = tak, z kartą Róg dowódcy albo z inną kartą Mardroeme
option-mardroeme-shares-row-no = nie, jedna karta specjalna w rzędzie

option-covered-weather = Pogoda bez dodatkowego efektu
    .rule = Określa, co się dzieje z kartą pogody, której rzędy obejmuje już inna pogoda.
option-covered-weather-lies = zostaje na polu kart pogody
option-covered-weather-discarded = jest od razu odrzucana

option-avenger-leaves-to = Karty wezwane z zaświatów po opuszczeniu pola bitwy
    .rule = Określa, dokąd trafia odrzucona karta wezwana z zaświatów.
option-avenger-leaves-to-discard-pile = trafiają na stos kart odrzuconych
option-avenger-leaves-to-out-of-game = opuszczają rozgrywkę

option-side-deck-supply = Zasób talii pobocznej
    .rule = Określa, czy karty talii pobocznej mogą się wyczerpać.
option-side-deck-supply-printed = tyle egzemplarzy, ile wydrukowano
option-side-deck-supply-unlimited = nigdy się nie wyczerpuje

option-weather-leaders = Dowódcy sprowadzający pogodę
    .rule = Określa, czy dowódca sprowadzający pogodę potrzebuje jej karty w talii.
option-weather-leaders-from-deck = zagrywają kartę z talii
option-weather-leaders-of-themselves = sami działają jak pogoda

option-leader-effects = Zdolności dowódców
    .rule = Określa, w której wersji działają zdolności dowódców.
option-leader-effects-book = jak w wydaniu z 2025 roku
option-leader-effects-klub = jak w zasadach Gwint Klubu
option-leader-effects-video = jak w grze wideo

option-leader-pool = Wybór dowódców
    .rule = Określa, których dowódców można wybrać.
option-leader-pool-all = wszyscy (25)
option-leader-pool-witcher3 = 22 z gry wideo

option-card-pool = Wybór kart
    .rule = Określa, z jakiej kolekcji buduje się talie.
option-card-pool-edition-2025 = wydanie z 2025 roku
option-card-pool-storm-in-skellige = wydanie z 2025 roku, Skelligijski sztorm tylko dla Skellige
option-card-pool-witcher3 = kolekcja z gry wideo

option-roach = Płotka
    .rule = Określa, czy Geralt i Ciri przywołują kartę Płotka.
option-roach-yes = w grze, przywołują ją Geralt i Ciri
option-roach-no = poza grą

## Rulesets

ruleset-legendary = Legendarna gra karciana
    .rule = Zasady stołowego wydania z 2025 roku.
ruleset-klub = Gwint Klub
    .rule = Zasady czeskiego Gwint Klubu, wersja 1.0 z 2017 roku.
ruleset-witcher3 = Wiedźmin 3
    .rule = Zasady z gry wideo „Wiedźmin 3: Dziki Gon”, w której Gwint pojawił się po raz pierwszy.
ruleset-house = Zasady domowe
    .rule = Zestaw zasad, w którym przy tym stole zmieniono co najmniej jedną opcję.

holds-built = tylko dla zbudowanej przez ciebie talii, nie dla całych zestawów
holds-person = tylko dla ciebie, nie dla wirtualnego przeciwnika
holds-ordinary = dla ciebie oraz dla tych dowódców wirtualnego przeciwnika, którzy nie mają w trybie solo własnego działania
holds-advanced = wraz z ograniczeniami zaawansowanych zasad budowania talii

## Modes

mode-duel = Pojedynek
    .rule = { $gems ->
        [1] Dwoje graczy, każdy z jednym znacznikiem porażki.
       *[2] Dwoje graczy, każdy z dwoma znacznikami porażki.
        [3] Dwoje graczy, każdy z trzema znacznikami porażki.
        [4] Dwoje graczy, każdy z czterema znacznikami porażki.
        [5] Dwoje graczy, każdy z pięcioma znacznikami porażki.
    } Za każdą rundę, której nie wygrasz, tracisz znacznik; wygrywa ten, komu jako jedynemu jakiś zostanie.

mode-ffa-3 = Rozgrywka dla 3 graczy
    .rule = Troje graczy, każdy gra dla siebie. Za każdego przeciwnika pokonanego w rundzie dostajesz punkt; do zwycięstwa potrzeba 4 punktów.

mode-ffa-4 = Rozgrywka dla 4 graczy
    .rule = Czworo graczy, każdy gra dla siebie. Za każdego przeciwnika pokonanego w rundzie dostajesz punkt; do zwycięstwa potrzeba 5 punktów.

mode-ffa-5 = Rozgrywka dla 5 graczy
    .rule = Pięcioro graczy, każdy gra dla siebie. Za każdego przeciwnika pokonanego w rundzie dostajesz punkt; do zwycięstwa potrzeba 6 punktów.

mode-team = Rozgrywka drużynowa
    .rule = Dwie drużyny po dwoje graczy. Partnerzy mają wspólną armię, wspólny stos kart odrzuconych i { $gems ->
        [1] wspólny znacznik porażki
       *[2] wspólne dwa znaczniki porażki
        [3] wspólne trzy znaczniki porażki
        [4] wspólne cztery znaczniki porażki
        [5] wspólnych pięć znaczników porażki
    }; widzą też nawzajem swoje ręce.

mode-solo = Tryb solo
    .rule = Grasz w pojedynkę z wirtualnym przeciwnikiem, który nie ma ręki i zagrywa wierzchnią kartę swojej talii.

mode-solo-leaders = Tryb solo z dowódcami
    .rule = Grasz w pojedynkę z wirtualnym przeciwnikiem, który odkrywa dowódcę, ilekroć na koniec rundy prowadzisz.

mode-match = Mecz turniejowy
    .rule = Każdy gracz przynosi trzy talie różnych frakcji. Mecz wygrywa ten, kto pierwszy wygra dwie z trzech rozgrywek.

ffa-rounds = Rozgrywka dla 3–5 graczy – rundy i punkty
    .rule = Grasz dla siebie przeciwko wszystkim pozostałym. Gracze rozgrywają po jednej turze, zgodnie z kierunkiem ruchu wskazówek zegara, aż wszyscy spasują. Nie ma znaczników porażki ani ograniczenia liczby rund. Na koniec rundy dostajesz 1 punkt za każdego przeciwnika, którego siła całkowita jest niższa od twojej. Za remis nie ma punktów, ale Nilfgaard pokonuje każdego przeciwnika o takiej samej sile; jeśli remisuje dwoje graczy Nilfgaardu, każde z nich dostaje 1 punkt. Do zwycięstwa potrzeba o jeden punkt więcej, niż wynosi liczba graczy. Jeśli na koniec rundy co najmniej tyle punktów ma już kilkoro graczy, wygrywa gracz z największą liczbą punktów. Rozgrywka kończy się też wtedy, gdy nikt już nic nie może zrobić, albo po trzech kolejnych rundach, w których nikt nie zagrał karty ani nie użył dowódcy; również wtedy wygrywa gracz z największą liczbą punktów. Jeśli najwięcej punktów ma kilkoro graczy, dzielą się oni zwycięstwem.

ffa-cards = Rozgrywka dla 3–5 graczy – karty i frakcje
    .rule = Zagrywając szpiega, wybierasz przeciwnika, który go dostanie; możesz wybrać gracza, który spasował. Pożogę rzędu rozpatruje się osobno dla każdego przeciwnika, także gdy wywołuje ją dowódca. Każdy inny dowódca, którego opis wymienia przeciwnika, pozwala wybrać jednego z nich; dowódca pasywny działa na wszystkich. Zasady mówiące o obojgu graczach albo obu stronach dotyczą wszystkich graczy i wszystkich stron. Pierwszą rundę rozpoczyna losowy gracz, chyba że decyduje Scoia’tael; jeśli kilkoro graczy gra Scoia’tael, decyduje jedno z nich, wybrane losowo. Każdą następną rundę rozpoczyna gracz, który w poprzedniej zdobył najwięcej punktów; jeśli jest ich kilkoro, ten z nich, na którego kolej przypada najwcześniej po graczu rozpoczynającym poprzednią. Królestwa Północy dobierają kartę po rundzie, w której pokonały co najmniej 2 przeciwników. Potwory zatrzymują jednostkę po każdej rundzie. Jednostki Skellige wracają tylko przed trzecią rundą.

team-sides = Rozgrywka drużynowa – strony i tury
    .rule = Partnerzy siedzą naprzeciw siebie i grają różnymi frakcjami. Tury rozgrywa się po kolei dookoła stołu, a więc drużyny grają na zmianę; graczy, którzy spasowali, się pomija. Z partnerem masz wspólne rzędy, stos kart odrzuconych i { $gems ->
        [1] jeden znacznik porażki
       *[2] dwa znaczniki porażki
        [3] trzy znaczniki porażki
        [4] cztery znaczniki porażki
        [5] pięć znaczników porażki
    }. Każde z was ma własną rękę, talię i dowódcę; rękę partnera widzisz przez cały czas, ale jego talii nie. Runda kończy się, gdy spasuje cała czwórka, a przegrana drużyna usuwa jeden znacznik porażki. Następną rundę rozpoczyna ten gracz zwycięskiej drużyny, na którego kolej przypada najwcześniej po graczu rozpoczynającym poprzednią; po remisie – następny po nim przy stole.

team-cards = Rozgrywka drużynowa – karty i frakcje
    .rule = Więź i róg działają na całą stronę, wskrzeszenie przywraca jednostkę ze wspólnego stosu kart odrzuconych, a twój Manekin do ćwiczeń może zabrać na twoją rękę jednostkę partnera. Gdy zagrywasz kartę, to ty dokonujesz wyborów, dobierasz za nią karty i przywołujesz karty z własnej ręki i talii. U Potworów może zostać tylko karta Potworów albo szpieg przeciwnika; u Skellige mogą wrócić tylko karty Skellige albo szpiedzy przeciwnika. Królestwa Północy dobierają kartę, gdy ich drużyna wygra rundę. Nilfgaard wygrywa remisy dla swojej drużyny, ale nie działa, jeśli jest w obu drużynach. Jeśli w obu drużynach jest Scoia’tael, rzut monetą rozstrzyga, kto z grających tą frakcją zdecyduje, kto rozpocznie. Dowódca Nilfgaardu, Biały Płomień, blokuje wszystkich innych dowódców, nawet dowódcę partnera. Jeśli twój dowódca zagląda do ręki, wybierasz jednego przeciwnika. Dla dowódców twoje rzędy i twój stos kart odrzuconych to te, które masz wspólne z partnerem; rękę i talię każdy gracz ma osobno.

solo-turns = Tryb solo – tury i rundy
    .rule = Ty i wirtualny przeciwnik gracie całymi zestawami frakcji; możesz też przynieść własną talię. W twojej talii nie może być kart pogody poza kartą Czyste niebo. Przeciwnik nie ma ręki. Rozgrywa pierwszą turę każdej rundy i jedną turę po każdej twojej, a za każdym razem zagrywa wierzchnią kartę swojej talii. Po każdej karcie pogody zagrywa jeszcze jedną kartę. Gdy spasujesz, rozgrywa ostatnią turę i runda się kończy. Jeśli grasz Scoia’tael, rozpoczynasz pierwszą rundę i każdą, która następuje po wygranej przez ciebie. Gdy talia przeciwnika się wyczerpie, nie rozgrywa on już tur. Znaczniki porażki i remisy działają jak zwykle.

solo-cards = Tryb solo – karty przeciwnika
    .rule = Przeciwnik zagrywa każdą kartę tak, by jego przewaga nad tobą wzrosła najbardziej; jeśli kilka sposobów jest równie dobrych, wybiera rząd z największą liczbą kart, a jeśli i to nie rozstrzyga, decyduje los. Gdy zagrywa szpiega, dobiera dwie karty i od razu zagrywa obie. Jego braterstwo przywołuje tylko jedną kartę, jego Pożoga działa tylko na twoją stronę, a jego jednostki ze zręcznością przechodzą do innego rzędu, ilekroć mu się to opłaca. Jego wskrzeszenie przywraca jednostkę, która najbardziej zwiększa jego siłę całkowitą, wliczając kartę, którą ta jednostka przywołałaby z jego talii przez braterstwo. Pod jego kartą Manekin do ćwiczeń kładzie się zakrytą wierzchnią kartę jego talii; na koniec rundy odkrywa się ją i zagrywa. Jeśli przeciwnik gra Królestwami Północy i wygrał poprzednią rundę, w swojej pierwszej turze zagrywa dwie karty. Zdolność Scoia’tael nic mu nie daje; zdolności pozostałych frakcji działają jak zwykle. Kartę, której nie da się położyć, odrzuca.

solo-leader-pile = Tryb solo – dowódcy przeciwnika
    .rule = W trybie solo z dowódcami dowódcy frakcji przeciwnika tworzą potasowany zakryty stos. Jeśli na koniec rundy prowadzisz, odkrywa się wierzchniego dowódcę i używa go w sposób najlepszy dla przeciwnika. Jeśli nadal prowadzisz, wygrywasz rundę. Użytego dowódcę usuwa się z rozgrywki. Dowódca pasywny liczy się tylko w tej rundzie; jedynie Biały Płomień działa dłużej i blokuje twojego dowódcę do końca rozgrywki.

match-decks = Mecz turniejowy – talie
    .rule = Przynosisz trzy talie trzech różnych frakcji, każdą zbudowaną według zaawansowanych zasad budowania talii. Bohater może być tylko w jednej z twoich trzech talii. Przed pierwszą rozgrywką rzut monetą rozstrzyga, kto pierwszy wskaże talię; potem wskazuje ją drugi gracz. Po wskazaniu talii jej frakcja i dowódca są jawni, ale karty pozostają tajne. Talia przez cały mecz ma tego samego dowódcę.

match-games = Mecz turniejowy – rozgrywki
    .rule = Mecz wygrywa ten, kto pierwszy wygra dwie rozgrywki. Talii, która wygrała, nie używa się ponownie. Przed następną rozgrywką zwycięzca poprzedniej musi wskazać inną talię; potem wskazuje talię przegrany, który może zostać przy tej samej. Zremisowaną rozgrywkę powtarza się z tymi samymi taliami i nie zalicza się jej nikomu. Jeśli i druga powtórka skończy się remisem, rozgrywkę rozstrzyga rzut monetą.

advanced-building = Zaawansowane zasady budowania talii
    .rule = Oprócz zwykłych ograniczeń talia może mieć najwyżej 5 kart specjalnych, 2 szpiegów i 2 karty ze wskrzeszeniem, a jej siła całkowita – suma sił z kart – nie może przekroczyć 130. Do szpiegów, kart ze wskrzeszeniem i siły wlicza się także bohaterów, a nie wlicza się kart talii pobocznej.
