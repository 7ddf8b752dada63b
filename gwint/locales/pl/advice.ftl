### Advice: the reasons for a move, the hint at the table, and the analysis of a game.

## Passing

advice-round-won = { $lead ->
    [0] Runda jest wygrana: remis tu wystarcza, a żaden przeciwnik nie może już nic zrobić.
   *[other] Runda jest wygrana: przewaga wynosi { $lead }, a żaden przeciwnik nie może już nic zrobić.
}
advice-pass-now = { $lead ->
    [0] Remis tu wystarcza: przeciwnik, który chce wygrać tę rundę, musi wydać na nią karty.
   *[other] Przewaga wynosi { $lead }: przeciwnik, który chce wygrać tę rundę, musi wydać na nią karty.
}
advice-give-round = { $behind ->
    [0] Siły są równe: karty bardziej przydadzą się w innej rundzie.
   *[other] Strata wynosi { $behind }: karty bardziej przydadzą się w innej rundzie.
}
advice-hopeless = Tej rundy nie da się już uratować.
advice-card-advantage = Na później zostaje więcej kart na ręce: { $own } do { $theirs }.
advice-waits = Niczego nie zdradza, a inni muszą najpierw pokazać więcej.

## Cards

advice-wins-round = Wystarczy, by wygrać rundę: { $own } do { $theirs }.
advice-beats = Wyprzedzasz więcej przeciwników: { $count } z { $opponents }.
advice-spy = Szpieg zamienia siłę na karty: oddajesz { $given }, dobierasz { $cards }.
advice-decoy = Ta karta wraca na rękę i można ją zagrać jeszcze raz: { $card }.
advice-decoy-spy = Szpieg zabrany na rękę znów pozwoli dobrać karty: { $card }.
advice-medic-target = Ze stosu kart odrzuconych wraca: { $card }.
advice-scorch = Płonie więcej siły przeciwnika niż twojej: { $theirs } do { $own }.
advice-weather = Pogoda kosztuje przeciwnika więcej niż ciebie: { $theirs } do { $own }.
advice-clear-weather = Osłabione jednostki odzyskują siłę: +{ $points }.
advice-horn = Cały rząd liczy się podwójnie: +{ $points }.
advice-horn-ahead = Wszystko, co później trafi do tego rzędu, liczy się podwójnie.
advice-bond = Razem te jednostki są silniejsze: { $card } ×{ $count }, +{ $points }.
advice-muster = Sprowadza ze sobą inne karty: +{ $points }.
advice-mardroeme = Berserkerzy się przemieniają: +{ $points }.
advice-morale = Zyskuje na tym cały rząd: +{ $points }.
advice-avenger = Gdy zostanie odrzucona, jej miejsce zajmie inna karta: { $card }.
advice-last-round = Ta runda rozstrzyga rozgrywkę, więc nie ma na co oszczędzać kart: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, więc przewaga wyniesie { $by }.
    [behind] +{ $points }, ale strata nadal wyniesie { $by }.
   *[level] +{ $points }, co wyrównuje siły.
}
advice-hold-scorch = Dzięki temu silniejszej jednostki nie dosięgnie na razie Pożoga: { $card }.
advice-thrift = Tej karty z ręki będzie ci brakować najmniej: { $card }.
advice-hero = Tej karty nie dosięgnie ani pogoda, ani Pożoga: { $card }.
advice-leader = To dobra chwila, żeby użyć dowódcy „{ $leader }”.

## Choices

advice-redraw = { $card }: w zamian może przyjść coś przydatniejszego.
advice-redraw-weak = { $card }: w talii są przeciętnie lepsze karty.
advice-redraw-muster = { $card }: inna karta z ręki i tak przywoła tę kartę z talii.
advice-redraw-keep = Ręka jest dobra taka, jaka jest.
advice-stays = Jednostki leżą tam, gdzie dają najwięcej.
advice-start-first = Kto zaczyna, ten narzuca tempo.
advice-start-last = Kto gra ostatni, ten przed decyzją widzi więcej.
advice-claim-kept = Prawo wyboru może być warte więcej w późniejszej rundzie.
advice-take = Najbardziej przydatna z dostępnych kart: { $card }.
advice-discard = Tej karty będzie ci brakować najmniej: { $card }.
advice-against = Ten przeciwnik jest najsilniejszy na polu bitwy.
advice-shift = W innym rzędzie daje więcej: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance }%
hint-now = Szansa na wygraną po najlepszym ruchu: { $chance }

## gwint analyse

analyse-judging = Ocena ruchów
analyse-chances = Szansa na wygraną, ruch po ruchu
analyse-curve = Krzywa pokazuje szansę na wygraną tej strony: { $side }; reszta do 100% przypada drugiej. Procenty przy ruchu dotyczą gracza, który go wykonał.
analyse-round = runda { $round }
analyse-others = Inne ruchy, które można było poprawić
analyse-no-turning = Żaden pojedynczy ruch nie odwrócił losów rozgrywki.
analyse-move = Ruch { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] najlepszy
    [good] dobry
    [doubtful] wątpliwy
    [mistake] błąd
   *[blunder] gruby błąd
}, { $before } → { $after }
analyse-better = Lepiej: { $move }.
analyse-player = Gracz
analyse-moves = Ruchy
analyse-best = Najlepsze
analyse-good = Dobre
analyse-doubtful = Wątpliwe
analyse-mistake = Błędy
analyse-blunder = Grube błędy
analyse-loss = Strata na ruch
analyse-tenths = { $whole },{ $tenths }%
analyse-by = { $search ->
    [yes] Ocena: przeszukiwanie drzewa
   *[no] Ocena: planista
}, { $unit ->
    [milliseconds] czas na ruch: { $amount } ms.
    [simulations] symulacje na ruch: { $amount }.
   *[none] od razu.
}
fault-analyse-empty = W tym zapisie nie ma ruchu, który można by ocenić.
fault-analyse-seat = Nie ma gracza numer { $number }; gracze mają numery od 1 do { $most }.
