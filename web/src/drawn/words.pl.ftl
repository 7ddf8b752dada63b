### `gwint admin`: the tables of a data folder.

admin-none = Nie ma stołów.
admin-table = Stół
admin-mode = Tryb
admin-phase = Stan
admin-changed = Ostatnia zmiana
admin-players = Gracze
admin-phase-name = { $phase ->
    [waiting] czeka
    [playing] w grze
    [over] skończony
    [closed] zamknięty
   *[interrupted] przerwany
}
admin-exported = Zapisane rozgrywki: { $count }. Leżą w: { $folder }
admin-goes-on = Jeszcze trwają i nie zostały zapisane: { $tables }
admin-sure = Usunąć te stoły na dobre ({ $count })? (tak/nie)
admin-removed = Usunięte stoły: { $count }.
admin-kept = Nic nie usunięto.
admin-copied = Kopię zapisano w: { $file }
admin-sound = W porządku: { $count }.
admin-unsound = { $table }: nie odtwarza się tak, jak był rozgrywany; sięga do wpisu { $entries } z { $all }.
fault-admin-no-data = W tym folderze nie ma danych serwera: { $folder }.
fault-admin-nothing-told = Podaj identyfikatory stołów albo użyj: { $option }

### Rady: dlaczego warto wykonać ruch, wskazówka przy stole i omówienie rozgrywek.

## Pasowanie

advice-round-won = { $lead ->
    [0] Runda jest wygrana: remis liczy się dla tej strony, a nikt już nie może odpowiedzieć.
   *[other] Runda jest wygrana: przewaga { $lead }, a nikt już nie może odpowiedzieć.
}
advice-pass-now = { $lead ->
    [0] Remis tu wystarcza: kto chce wygrać tę rundę, musi wydać na nią karty.
   *[other] Przewaga { $lead }: kto chce wygrać tę rundę, musi wydać na nią karty.
}
advice-give-round = { $behind ->
    [0] Po równo: karty więcej znaczą w innej rundzie.
   *[other] Strata { $behind }: karty więcej znaczą w innej rundzie.
}
advice-hopeless = Tej rundy nic już nie odwróci.
advice-card-advantage = Więcej kart na ręce na później: { $own } do { $theirs }.
advice-waits = Niczego nie oddaje, a inni muszą najpierw pokazać więcej.

## Karty

advice-wins-round = Wystarczy, by wygrać rundę: { $own } do { $theirs }.
advice-beats = Więcej przeciwników zostaje z tyłu: { $count } z { $opponents }.
advice-spy = Szpieg zamienia siłę na karty: { $given } za { $cards }.
advice-decoy = Wraca na rękę i można zagrać tę kartę jeszcze raz: { $card }.
advice-decoy-spy = Odzyskany szpieg znów pozwoli dobrać karty: { $card }.
advice-medic-target = Ze stosu kart odrzuconych wraca: { $card }.
advice-scorch = Płonie więcej siły przeciwnika niż własnej: { $theirs } do { $own }.
advice-weather = Pogoda zabiera więcej przeciwnikowi niż własnej stronie: { $theirs } do { $own }.
advice-clear-weather = Osłabione jednostki odzyskują siłę: +{ $points }.
advice-horn = Cały rząd liczy się podwójnie: +{ $points }.
advice-horn-ahead = Wszystko, co później trafi do tego rzędu, liczy się podwójnie.
advice-bond = Obok siebie są silniejsze: { $card } ×{ $count }, +{ $points }.
advice-muster = Nie przychodzi w pojedynkę: +{ $points }.
advice-mardroeme = Berserkerzy się przemieniają: +{ $points }.
advice-morale = Zyskuje na tym cały rząd: +{ $points }.
advice-avenger = Gdy padnie, jej miejsce zajmie inna karta: { $card }.
advice-last-round = Ta runda rozstrzyga o rozgrywce, więc nie trzeba niczego oszczędzać: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points } i przewaga { $by }.
    [behind] +{ $points }, choć strata to nadal { $by }.
   *[level] +{ $points } i remis.
}
advice-hold-scorch = Silniejsza jednostka pozostaje na razie poza zasięgiem Pożogi: { $card }.
advice-thrift = Ze wszystkich kart na ręce tej będzie brakować najmniej: { $card }.
advice-hero = Nie sięgnie jej ani pogoda, ani Pożoga: { $card }.
advice-leader = To dobra chwila na dowódcę: { $leader }.

## Wybory

advice-redraw = { $card }: w zamian może przyjść coś przydatniejszego.
advice-redraw-weak = { $card }: w talii są przeciętnie lepsze karty.
advice-redraw-muster = { $card }: inna karta z ręki i tak przyzwie tę kartę z talii.
advice-redraw-keep = Ręka jest dobra taka, jaka jest.
advice-stays = Jednostki leżą tam, gdzie dają najwięcej.
advice-start-first = Kto zaczyna, ten narzuca tempo.
advice-start-last = Kto gra ostatni, ten przed decyzją widzi więcej.
advice-claim-kept = Prawo wyboru może być warte więcej w późniejszej rundzie.
advice-take = Najbardziej przydatna z dostępnych kart: { $card }.
advice-discard = Tej karty będzie brakować najmniej: { $card }.
advice-against = Nikt inny nie jest tak silny na polu bitwy.
advice-shift = W innym rzędzie daje więcej: { $card }, +{ $points }.

## Wskazówka w terminalu

hint-chance = { $chance }%
hint-now = Szansa na wygraną po najlepszym ruchu: { $chance }

## gwint analyse

analyse-judging = Ocena ruchów
analyse-chances = Szansa na wygraną, ruch po ruchu
analyse-round = runda { $round }
analyse-turning = Punkty zwrotne
analyse-others = Inne ruchy, które można było poprawić
analyse-no-turning = Żaden ruch nie odwrócił losów rozgrywki.
analyse-move = Ruch { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] najlepszy
    [good] dobry
    [doubtful] wątpliwy
    [mistake] błąd
   *[blunder] poważny błąd
}, { $before } → { $after }
analyse-better = Lepiej: { $move }.
analyse-player = Gracz
analyse-moves = Ruchy
analyse-best = Najlepsze
analyse-good = Dobre
analyse-doubtful = Wątpliwe
analyse-mistake = Błędy
analyse-blunder = Poważne błędy
analyse-loss = Strata na ruch
analyse-tenths = { $whole },{ $tenths }%
analyse-by = { $search ->
    [yes] Oceniono przeszukiwaniem drzewa
   *[no] Oceniono planem
}, { $unit ->
    [milliseconds] czas na ruch: { $amount } ms.
    [simulations] symulacje na ruch: { $amount }.
   *[none] od razu.
}
fault-analyse-empty = W tym zapisie nie ma ruchu, który można by ocenić.
fault-analyse-seat = Nie ma gracza { $number }; gracze mają numery od 1 do { $most }.

### Księga zasad i licznik siły.

## Księga

book-title = Księga zasad
book-chapter-play = Jak się gra
book-chapter-cards = Rodzaje kart
book-chapter-abilities = Zdolności
book-chapter-specials = Karty specjalne i pogoda
book-chapter-factions = Frakcje
book-chapter-leaders = Dowódcy
book-chapter-options = Zestawy zasad i opcje
book-chapter-gallery = Wszystkie karty
book-mode = Tryb
book-search = Szukaj w zasadach
book-contents = Spis treści
book-print = Drukuj
book-turn = Przewróć stronę
book-link = Link: { $title }
book-found = { $count ->
    [one] Znaleziono { $count } temat
    [few] Znaleziono { $count } tematy
   *[many] Znaleziono { $count } tematów
}
book-ignored = Tę opcję zastępują własne zasady tego trybu.
book-partly = W tym trybie: { $holds }.
book-armies = Armie
book-leaders = Dowódcy
book-own = Karty: { $faction }
book-left-out = { $card }: nie gra się nią według tych zasad
book-copies = Egzemplarze: { $count }
book-why = Skąd taka siła

## Licznik siły

score-title = Licznik siły
score-sides = Liczba graczy
score-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
score-side = Gracz { $number }
score-totals = Siła całkowita
score-faction = Frakcja
score-leader = Dowódca?
score-no-leader = Bez dowódcy
score-add = Dołóż karty { row-to }
score-lay = { $card }: leży tu { $count }
score-done = Gotowe
score-move = Przenieś { row-to }
score-another = Jeszcze jedna
score-remove = Zabierz
score-reset = Wyczyść stół
score-share = Kopiuj link
score-odd = { $count ->
    [one] { $count } rzecz, która nie mogłaby leżeć na prawdziwym stole
    [few] { $count } rzeczy, które nie mogłyby leżeć na prawdziwym stole
   *[many] { $count } rzeczy, które nie mogłyby leżeć na prawdziwym stole
}

### Boty: imię i charakter każdego z nich.

bot-random = Losowy bot
    .character = Zagrywa dowolną kartę, jaką wolno zagrać, i nigdy nie patrzy na pole bitwy.

bot-greedy = Chciwy bot
    .character = Bierze od razu najwięcej punktów i nie myśli dalej niż o następnej karcie.

bot-apprentice = Uczeń
    .character = Dopiero poznał zasady, czasem podnosi wzrok i pasuje wtedy, gdy nie powinien.

bot-trader = Kupiec
    .character = Chwyta wszystko, co błyszczy, liczy każdy zakup i rzadko jest gotów na trzecią rundę.

bot-captain = Kapitan
    .character = Wie, kiedy spasować i ile wart jest szpieg; oddaje rundę, żeby wygrać rozgrywkę.

bot-champion = Mistrz
    .character = Zanim położy kartę, rozgrywa w myślach każdy plan i niczego nie wybacza.

## The list of them

bots-id = Podaje się
bots-name = Imię
bots-character = Charakter
bots-thinks = Namysł
bots-thinks-at-once = od razu
bots-thinks-searching = w pojedynku przeszukiwanie drzewa (symulacje: { $simulations }), gdzie indziej partie w myślach: { $elsewhere }
bots-thinks-simulating = partie w myślach: { $elsewhere }; w pojedynku przeszukiwanie drzewa z gwint[fast]
fault-bot-budget = „{ $text }” nie jest budżetem bota. Podaje się go tak: { $legal } – symulacje, milisekundy lub sekundy, a po „-on-” wątki, najwyżej { $most }.

### Budowanie talii.

## Skrzynia

builder-title = Skrzynia z kartami
builder-kept = Twoje talie
builder-none = Nie masz jeszcze żadnej talii. Zacznij od pustej albo weź rekomendowany zestaw i przerób go po swojemu.
builder-new = Nowa talia
builder-new-how = Wybierz frakcję, którą chcesz poprowadzić.
builder-starters = Rekomendowane zestawy kart
builder-starters-how = Dotknij, a do skrzyni trafi twoja własna kopia.
builder-rename = Zmień nazwę
builder-copy = Kopiuj
builder-copied = Skopiowano
builder-copy-name = { $name } (kopia)
builder-random-name = Losowa: { $faction }
builder-delete = Usuń
builder-deleted = Usunięto: { $name }.
builder-undo = Cofnij
builder-keep = Zapisz
builder-again = Spróbuj ponownie
builder-loading = Chwileczkę…
builder-sorry = Nie udało się
window-close = Zamknij

## Warsztat

builder-name = Nazwa talii
builder-state = { $kept ->
    [yes] W skrzyni
    [waiting] Zapisywanie…
   *[no] Poza skrzynią
}
builder-keep-deck = Odłóż do skrzyni
builder-ruleset = Zasady
builder-random = Losowa talia
builder-play = Zagraj tą talią
builder-panes = Co widać
builder-pool = Karty
builder-deck = Talia: { $count }
builder-contents = Talia
builder-leaders = Wybierz dowódcę
builder-fine = Tą talią można grać.
builder-empty = Jeszcze żadnej karty: dotknij tych, które chcesz.
builder-counted = { $counted ->
    [cards] Karty
    [units] Karty jednostek
    [heroes] Bohaterowie
    [specials] Karty specjalne
    [spies] Szpiedzy
    [medics] Karty ze wskrzeszeniem
   *[strength] Siła całkowita
}
builder-least = (min. { $count })
builder-most = (maks. { $count })
builder-curve = Jednostki według siły
builder-curve-point = siła { $strength }: { $units }
builder-abilities = Zdolności w talii

## Karty

builder-search = Szukaj nazwy lub zdolności
builder-kinds = Rodzaje kart
builder-rows = Rzędy
builder-ability = Zdolność
builder-all = Pokaż wszystkie
builder-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
builder-nothing-found = Nie ma takiej karty.
builder-tile = { $card }: w talii { $copies } z { $most }
builder-open = Otwórz: { $card }
builder-more = Jedna więcej: { $card }
builder-less = Jedna mniej: { $card }
builder-in = Dołóż
builder-out = Wyjmij

## Wczytywanie i zapisywanie

builder-import = Wczytaj talię
builder-import-how = Wklej tekst talii, jej kod albo link.
builder-import-do = Wczytaj
builder-no-code = Ta talia ma karty więcej niż jednej frakcji i nie można jej zapisać.
builder-share = Udostępnij
builder-link = Jako link
builder-code = Jako kod
builder-text = Jako tekst

### Chronicles: finished games told again.

chronicle-title = Powtórka
chronicle-opening = Powtórka się otwiera…
chronicle-closed = Tej powtórki nie można otworzyć
chronicle-again = Spróbuj ponownie
chronicle-to-table = Do stołu
chronicle-shelf = Powtórki
chronicle-shelf-about = Każdą zakończoną rozgrywkę można obejrzeć jeszcze raz, krok po kroku. Można też wczytać zapis rozgrywki z pliku: wybierz go albo upuść w dowolnym miejscu tej strony.
chronicle-shelf-empty = Żadna z twoich rozgrywek nie jest jeszcze zakończona.
chronicle-turning = Przewracanie stron
chronicle-first = Na początek
chronicle-last = Na koniec
chronicle-back = Krok wstecz
chronicle-on = Krok naprzód
chronicle-round-back = Rundę wstecz
chronicle-round-on = Rundę naprzód
chronicle-play = Odtwarzaj
chronicle-pause = Zatrzymaj
chronicle-key-space = spacja
chronicle-scrub = Krok
chronicle-strength = Siła całkowita
chronicle-rounds = Rundy
chronicle-game = Rozgrywka { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Między rozgrywkami
chronicle-deck-won = wygrała
chronicle-no-decks = Nie wskazano jeszcze talii
chronicle-look = Widok
chronicle-look-open = Wszystkie ręce odkryte · na dole: { $player }
chronicle-look-seat = Tylko to, co wie: { $player }
chronicle-branch = Graj dalej stąd
chronicle-branch-about = Nowa rozgrywka zacznie się od tego, co było na stole po kroku { $step }. Kto gra?
chronicle-branch-me = Ja, przy tym ekranie
chronicle-branch-hot = Kilka osób przy jednym ekranie: między turami opada kurtyna.
chronicle-branch-watch = Grają same boty; ty patrzysz.
chronicle-branch-begin = Zacznij
chronicle-share = Udostępnij link
chronicle-copied = Skopiowano link
chronicle-download = Pobierz zapis
chronicle-load = Wczytaj zapis
chronicle-drop = Upuść zapis tutaj
chronicle-more = Przebieg i więcej
chronicle-analyse = Analizuj
chronicle-analysing = Przegląd gry: { $done } z { $of }
chronicle-analyse-stop = Przerwij analizę
chronicle-chance = Szansa na wygraną
chronicle-curve = Co pokazuje krzywa
chronicle-mark = { $mark ->
    [best] Najlepszy ruch
    [good] Dobry ruch
    [doubtful] Wątpliwy ruch
    [mistake] Błąd
   *[blunder] Gruby błąd
}
chronicle-turning-point = Punkt zwrotny
chronicle-turning-points = Punkty zwrotne
chronicle-turning-at = Punkt zwrotny: krok { $step }
chronicle-better = Lepiej: { $move }
chronicle-chances = Szansa: { $before }% → { $after }%

### Programy, które mówią protokołem silników, i co z nimi jest nie tak.

fault-engine-missing = Programu nie da się uruchomić: { $program }. Powód: { $reason }
fault-engine-ended = Program zakończył się bez odpowiedzi: { $program }. Kod wyjścia: { $code }.
fault-engine-overran = Program nie odpowiedział w ciągu { $seconds } s: { $program }.
fault-engine-answer = Odpowiedzi programu nie da się przyjąć: { $program }. { $reason }
fault-engine-refused = Program odmówił odpowiedzi: { $program }. Powiedział: { $reason }
fault-engine-protocol = Protokół silników ma tu wyłącznie wersję { $expected }, nie wersję { $protocol }.
fault-engine-line = „{ $said }” nie jest oczekiwaną wiadomością. Oczekiwane: { $expected }.
fault-engine-no-move = Miejsce z tego widoku nie ma nic do wyboru.
fault-engine-moves = Ruchy tego widoku nie są tymi, które są dozwolone. Dozwolone: { $legal }.
fault-engine-failed = Bot zawiódł: { $reason }

### Co się wydarzyło, po jednym zdaniu na każde zdarzenie. Imion graczy i nazw kart się nie odmienia.

player = Gracz { $number }

## Części zdań

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } (strona: { $side })
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] wszystkie rzędy bliskiego starcia
    [fog] wszystkie rzędy dalekiego zasięgu
    [rain] wszystkie rzędy oblężenia
   *[storm] wszystkie rzędy dalekiego zasięgu i oblężenia
}

## Kto rozpoczyna i z jakimi kartami

event-tossed = Rzut monetą wskazuje: { $player }.
event-drew-lot = Los wskazuje: { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: bierze pierwszą turę w tej rundzie.
   *[no] { $player }: oddaje pierwszą turę w tej rundzie. Rozpoczyna: { $starter }.
}
event-kept-claim = { $player }: tym razem nie decyduje, kto rozpocznie, i zachowuje to prawo na później.
event-drew = { $player }: dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ event-shown }.
event-exchanged = { $player }: odrzuca kartę { $gave } i dobiera kartę { $drew }.
event-finished-redraw = { $player }: kończy wymianę kart.

## Tury

event-began-round = Runda { $round }. Rozpoczyna: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: nie ma już czego zagrać i pasuje.
   *[no] { $player }: pasuje.
}
event-played = { $how ->
    [called] { $player }: przyzywa { $source ->
        [hand] z ręki
       *[deck] z talii
    } kartę { $card }{ event-where }.
    [revived] { $player }: zagrywa wskrzeszoną kartę { $card }{ event-where }.
    [returned] { $player }: ze stosu kart odrzuconych wraca karta { $card }{ event-where }.
    [leader] { $player }: dowódca zagrywa { $source ->
        [enemy-pile] ze stosu kart odrzuconych przeciwnika
        [pile] z własnego stosu kart odrzuconych
       *[deck] z talii
    } kartę { $card }{ event-where }.
    [turned-up] { $player }: odkrywa spod Manekina i zagrywa kartę { $card }{ event-where }.
   *[played] { $player }: zagrywa kartę { $card }{ event-where }.
}
event-summoned = Z zaświatów przybywa { row-to } karta { $card } (strona: { $side }).
event-transformed = { $left ->
    [yes] Przemiana { row-in }: { $card } → { $into } (strona: { $side }).
   *[no] { $card } opuszcza rozgrywkę: w talii pobocznej nie ma już karty do przemiany (strona: { $side }).
}
event-went-to-hand = { $player }: bierze z powrotem na rękę kartę { $card }.
event-burned = Pożoga pochłania: { $cards }.
event-left-game = { $card } opuszcza grę.
event-discarded = { $source ->
    [hand] { $player }: odrzuca z ręki kartę { $card }.
   *[play] Na stos kart odrzuconych trafia { $card } ({ $player }).
}

## Pogoda i dowódcy

event-laid-weather = { $leader ->
    [yes] { $player }: dowódca działa jak { $weather } i obejmuje { event-weather-rows }.
   *[no] { $weather } obejmuje { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Nie ma pogody, którą można by usunąć.
   *[other] Pogoda ustaje: { $weathers }.
}
event-sounded-horn = { $player }: róg dowódcy rozbrzmiewa { row-in }.
event-used-leader = { $player }: używa zdolności dowódcy.
event-took-from-pile = { $own ->
    [yes] { $player }: bierze na rękę ze swojego stosu kart odrzuconych kartę { $card }.
   *[no] { $player }: bierze na rękę ze stosu kart odrzuconych przeciwnika ({ $side }) kartę { $card }.
}
event-took-from-deck = { $known ->
    [yes] { $player }: bierze na rękę z talii kartę { $card }.
   *[no] { $player }: bierze na rękę kartę z talii i jej nie pokazuje.
}
event-saw-hand = { $player }: ogląda { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} z ręki przeciwnika ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player }: wtasowuje do talii { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze stosu kart odrzuconych ({ $cards }).
event-moved = { $card } przechodzi { row-to } (strona: { $side }).

## Zakończenia

event-ended-round = Koniec rundy { $round }: { $totals }. { $count ->
    [0] Remis.
    [one] Wygrywa: { $winners }.
   *[other] Wygrywają: { $winners }.
} { $scored ->
    [points] Punkty: { $points }.
   *[gems] Pozostałe znaczniki porażki: { $gems }.
}
event-stayed = Na polu bitwy { row-in } zostaje { $card } (strona: { $side }).
event-swept = Pole bitwy zostaje uprzątnięte: na stosy kart odrzuconych { $count ->
    [0] nie trafia żadna karta
    [one] trafia 1 karta
    [few] trafiają { $count } karty
   *[many] trafia { $count } kart
}.
event-replayed = Rozgrywka kończy się remisem i zostaje powtórzona (powtórka { $replay }).
event-ended-game = { $count ->
    [0] Rozgrywka kończy się remisem.
    [one] Koniec rozgrywki. Wygrywa: { $winners }.
   *[other] Koniec rozgrywki. Wygrywają: { $winners }.
}

## Wirtualny przeciwnik

event-judged = { $player }: rozważa { $ways }. Wybór: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] najbardziej zwiększa jego siłę całkowitą
       *[lead] najbardziej zwiększa jego przewagę
    }
    [lead] po równo, a najbardziej zwiększa jego przewagę
    [row] po równo, a rząd jest najpełniejszy
   *[chance] po równo, losowo
}.
event-no-card = nic
event-sat-out = { $player }: nie ma już kart w talii i nie ma tury.
event-laid-face-down = { $player }: kładzie wierzchnią kartę talii zakrytą pod Manekinem { row-in }.
event-turned-up-leader = { $player }: przegrywa ({ $totals }) i odkrywa dowódcę: { $leader }{ $cancelled ->
    [yes] {" "}– bez skutku, bo blokuje go Biały Płomień
   *[no] {""}
}.
event-added-to-total = { $player }: dowódca dodaje { $count } do siły całkowitej w tej rundzie.

### `gwint fast`: skompilowany bliźniak pojedynku.

fast-warmed-part = Skompilowano: { $part } z { $parts }
fast-warm = Gotowe. Czas w sekundach: { $seconds }
fast-moves = Ruchy: { $count }. Wersja numeracji: { $version }
fault-fast-missing = Potrzebny jest pakiet, którego nie zainstalowano: { $module }. Instalacja: { $command }
fault-fast-mode = Skompilowany bliźniak rozgrywa tylko pojedynki, nie ten tryb: { $mode }.
fault-fast-foreign-card = Ta neutralna karta nie należy do zestawu żadnego z graczy: { $card }.
fault-fast-list-full = Skompilowany bliźniak nie ma tam miejsca na tyle kart ({ $list }): { $cards }, a najwyżej { $most }.

### Co jest nie tak, czego oczekiwano i co jest dozwolone albo najbliższe. Po jednym komunikacie na każdy rodzaj błędu.

## Części zdań

fault-at-line = Wiersz { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Czy chodziło o: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Teraz kolej na: { $acting }.
}
list-more = { $list } … i jeszcze { $count }

## Ruchy

fault-illegal-move = „{ $move }” – ten ruch nie jest teraz dozwolony. Dozwolone: { $legal }.
fault-illegal-phrase = „{ $text }” – ten ruch nie jest teraz dozwolony. Dozwolone: { $legal }.
fault-unknown-phrase = „{ $text }” to nie jest ruch.{ fault-nearest } Dozwolone: { $legal }.
fault-ambiguous-move = „{ $text }” może oznaczać kilka ruchów. Powiedz, który: { $moves }.
fault-not-your-turn = To nie twoja tura.{ fault-acting }
fault-game-over = Rozgrywka jest zakończona i nie można już wykonać ruchu.
fault-cannot-undo = { $moves ->
    [0] Nie ma ruchu, który można by cofnąć.
    [one] Można cofnąć tylko 1 ruch, a nie { $count }.
   *[other] Można cofnąć od 1 do { $moves } ruchów, a nie { $count }.
}

## Zasady

fault-option-name = Nie ma opcji „{ $option }”. Opcje: { $options }.
fault-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Jej wartości: { $values }.
fault-ruleset-name = Nie ma zestawu zasad „{ $name }”. Zestawy zasad: { $names }. Pojedyncze opcje podaje się jako opcja=wartość.
fault-topic-name = W zasadach nie ma tematu „{ $name }”.{ fault-nearest }

## Budowanie talii

fault-deck-leader-wrong-faction = „{ $leader }” to nie dowódca tej frakcji ({ $faction }). Wybierz dowódcę z tej frakcji.
fault-deck-leader-not-in-pool = „{ $leader }” nie należy do dowódców dostępnych przy tym stole. Wybierz innego.
fault-deck-too-few-units = Talia ma { $units ->
    [one] { $units } kartę jednostki
    [few] { $units } karty jednostek
   *[many] { $units } kart jednostek
} (razem z bohaterami); potrzeba co najmniej { $least }.
fault-deck-too-few-cards = Talia ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; potrzeba co najmniej { $least }.
fault-deck-too-many-specials = Talia ma { $specials ->
    [one] { $specials } kartę specjalną
    [few] { $specials } karty specjalne
   *[many] { $specials } kart specjalnych
}; dozwolonych jest najwyżej { $most }.
fault-deck-too-many-heroes = Talia ma { $heroes ->
    [one] { $heroes } bohatera
   *[many] { $heroes } bohaterów
}; dozwolonych jest najwyżej { $most }.
fault-deck-too-many-spies = Talia ma { $spies ->
    [one] { $spies } szpiega
   *[many] { $spies } szpiegów
} (razem z bohaterami); dozwolonych jest najwyżej { $most }.
fault-deck-too-many-medics = Talia ma { $medics ->
    [one] { $medics } kartę
    [few] { $medics } karty
   *[many] { $medics } kart
} ze zdolnością wskrzeszenia (razem z bohaterami); dozwolonych jest najwyżej { $most }.
fault-deck-too-strong = Siła z kart talii wynosi łącznie { $strength }; dozwolone jest najwyżej { $most }.
fault-deck-too-many-copies = { $card }: talia ma { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}, a w kolekcji jest { $most }.
fault-deck-wrong-faction = { $card } nie należy do zestawu tej frakcji ({ $faction }).
fault-deck-side-deck-card = { $card } należy do talii pobocznej i nigdy nie wchodzi w skład talii.
fault-deck-card-not-in-pool = { $card } nie należy do kart dostępnych przy tym stole.
fault-starter-name = Nie ma rekomendowanego zestawu kart „{ $name }”. Rekomendowane zestawy: { $names }.

## Tekst talii

fault-deck-text = Nie da się odczytać talii.
    { $faults }
fault-deck-text-twice = „{ $header }” pojawia się drugi raz. Wystarczy raz.
fault-deck-text-no-leader = Talia nie ma dowódcy. Dodaj wiersz, który zaczyna się od „dowódca:”.
fault-deck-text-leader = „{ $text }” – nie ma takiego dowódcy.{ fault-nearest }
fault-deck-text-faction = „{ $text }” – nie ma takiej frakcji.{ fault-nearest }
fault-deck-text-count = „{ $text }” – liczba egzemplarzy musi wynosić od { $least } do { $most }.
fault-deck-text-card = „{ $text }” – nie ma takiej karty.{ fault-nearest }

## Kod talii

fault-deck-code-prefix = To nie jest kod talii. Kod talii zaczyna się od „{ $expected }”.
fault-deck-code-version = Kod talii ma wersję „{ $version }”; odczytać można tylko wersję { $known }.
fault-deck-code-character = Kod talii nie może zawierać znaku „{ $character }” (miejsce { $place }). Składa się z liter od A do Z, cyfr oraz znaków - i _.
fault-deck-code-checksum = W kodzie talii jest literówka albo czegoś brakuje. Skopiuj go jeszcze raz, od pierwszego do ostatniego znaku.
fault-deck-code-damaged = Kod talii jest uszkodzony. Skopiuj go jeszcze raz, od pierwszego do ostatniego znaku.
fault-deck-code-faction = Kod talii wskazuje frakcję o numerze { $number }, a są tylko numery od 1 do 5.
fault-deck-code-leader = Kod talii wskazuje dowódcę o numerze { $number }, którego ta frakcja ({ $faction }) nie ma.
fault-deck-code-card = Kod talii wskazuje kartę o numerze { $number }, której ta frakcja ({ $faction }) nie ma.
fault-deck-code-copies = { $card }: talia ma { $copies ->
    [one] { $copies } egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
}, a kod talii mieści najwyżej { $most }.
fault-deck-code-other-faction = Kod talii mieści tylko to, co należy do jej frakcji ({ $faction }), a nie należy do niej { $card }.

## Co mówi tekst

fault-unknown-card = Nie ma karty „{ $text }”.{ fault-nearest }
fault-unknown-leader = Nie ma dowódcy „{ $text }”.{ fault-nearest }
fault-unknown-faction = Nie ma frakcji „{ $text }”. Frakcje: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Przy tym stole nie ma miejsca „{ $text }”. Miejsca: { $seats }.
fault-unknown-row = Nie ma rzędu „{ $text }”. Rzędy: { $rows }.
fault-unknown-mode = Nie ma trybu „{ $text }”. Tryby: { $modes }.
fault-unknown-word = „{ $text }” tu nie pasuje. Dozwolone: { $words }.
fault-card-count = „{ $text }” – liczba egzemplarzy musi wynosić od { $least } do { $most }.
fault-not-a-number = „{ $text }” powinno być liczbą całkowitą.
fault-number-too-big = „{ $text }” to za duża liczba; największa dozwolona to { $most }.
fault-not-yes-or-no = Zamiast „{ $text }” powinno być „yes” albo „no”.
fault-not-weather = „{ $text }” nie może leżeć na polu kart pogody. Dozwolone: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Obrazy stołu

fault-bad-picture = Nie da się odczytać obrazu stołu.
    { $faults }
fault-line-without-bar = W wierszu „{ $text }” brakuje kreski. Wiersz zapisuje się jako „co | karty”.
fault-line-twice = „{ $text }” pojawia się drugi raz; pierwszy raz było w wierszu { $first }.
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
fault-unknown-step = Na stole nie może czekać nic o nazwie „{ $text }”. Znane kroki: { $steps }.
fault-step-fields = „{ $text }” powinno podawać, oddzielone średnikami: { $fields }.
fault-not-a-spot = Zamiast „{ $text }” powinno tu być miejsce gracza, rząd i pozycja, na przykład „me close 0”.
fault-impossible-step = „{ $text }” nie może czekać na tym stole: nie byłoby tu czego zrobić.
fault-step-out-of-place = „{ $text }” nie może tu stać: tura albo początek rundy stoi na początku, a każde inne pytanie na końcu.
fault-game-decided = Znaczniki porażki już rozstrzygają rozgrywkę: podaj zwycięzcę albo inną liczbę znaczników.

## Co nie może leżeć na stole

fault-table-special-in-row = { $card } to nie jednostka i nie może leżeć { row-in } (strona: { $side }).
fault-table-wrong-row = { $card } nie może leżeć { row-in } (strona: { $side }), bo nie pozwala na to symbol zasięgu.
fault-table-no-row-special = { $card } nie może zajmować miejsca na kartę specjalną { row-in } (strona: { $side }); mogą tam leżeć tylko Róg dowódcy i Mardroeme.
fault-table-crowded-row = Kart specjalnych { row-in } jest więcej, niż pozwalają zasady (strona: { $side }).
fault-table-no-weather = „{ $weather }” nie może leżeć na polu kart pogody.
fault-table-covered-weather = { $weather } leży obok pogody, która działa na te same rzędy; według tych zasad jedna z kart zostałaby odrzucona.
fault-table-too-many-copies = { $card }: w grze { $copies ->
    [one] jest { $copies } egzemplarz
    [few] są { $copies } egzemplarze
   *[many] jest { $copies } egzemplarzy
}, a może być najwyżej { $most }.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }” to nie dowódca frakcji tego gracza.
fault-table-known-not-held = { $seat }: { $card } uchodzi za znaną kartę tej ręki, ale jej tam nie ma.
fault-table-returned-not-held = { $seat }: { $card } uchodzi za kartę, która wróciła do talii, ale nie ma jej ani tam, ani na ręce.
fault-table-deck-order = { $seat }: więcej kart uchodzi za potasowane albo znane na spodzie, niż jest ich w talii ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } znacznik
    [few] { $gems } znaczniki
   *[many] { $gems } znaczników
} porażki, a strona może mieć najwyżej { $most }.
fault-table-should-be-over = Jedna ze stron nie ma już znacznika porażki, więc rozgrywka powinna być zakończona.
fault-table-nobody-to-act = Rozgrywka nie jest zakończona, a nikt nie ma wykonać ruchu.
fault-table-passed-to-act = { $seat }: ma wykonać ruch mimo spasowania.
fault-table-rounds = Podano wyniki { $totals ->
    [one] { $totals } rundy
   *[many] { $totals } rund
}, a trwa runda { $round }.

## Plansze dla licznika siły

fault-board-not-an-object = Plansza powinna być obiektem o kluczach: { $expected }.
fault-board-sides = Plansza powinna mieć „sides”: listę zawierającą od { $least } do { $most } obiektów.
fault-board-unknown-key = Plansza nie ma klucza „{ $key }”. Klucze: { $known }.
fault-board-unknown-row = „{ $key }” powinno podawać rzędy, a rzędu „{ $row }” nie ma. Rzędy: { $rows }.
fault-board-unknown-card = Nie ma karty o identyfikatorze „{ $card }”.{ fault-nearest }
fault-board-unknown-leader = Nie ma dowódcy o identyfikatorze „{ $leader }”.{ fault-nearest }
fault-board-not-a-list = „{ $key }” powinno być listą.
fault-board-not-a-word = „{ $key }” powinno być tekstem, a nie „{ $value }”.
fault-board-not-weather = { $card } nie może leżeć na polu kart pogody. Dozwolone: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Zapisy rozgrywek

fault-record-header = To nie jest zapis rozgrywki. Zapis zaczyna się od „{ $expected }”.
fault-record-version = Zapis ma wersję formatu { $version }; najnowsza, którą można odczytać, to { $known }.
fault-record-rules-version = Zapis powstał według wersji { $version } zasad, a to jest wersja { $known }.
fault-record-line = „{ $text }” nie jest wierszem zapisu. Wiersze: { $expected }.
fault-record-twice = „{ $text }” pojawia się drugi raz; pierwszy raz było w wierszu { $first }.
fault-record-missing = W zapisie brakuje „{ $text }”.
fault-record-needless = „{ $text }” nie może stać obok „{ $told }”, bo tam już jest podane.
fault-record-tag = „{ $text }” nie może być etykietą. Zajęte przez sam zapis: { $taken } oraz wszystko, co zaczyna się od litery p i cyfry.
fault-record-seat = „{ $text }” nie wskazuje gracza tej rozgrywki. Wiersz zaczyna się od: { $seats }.
fault-record-seed = „{ $text }” nie jest ziarnem losowym. Ziarno to 64 cyfry szesnastkowe.
fault-record-number = Nie da się odczytać wersji zasad. { $why }
fault-record-mode = Nie ma trybu „{ $text }”. Tryby: { $modes }.
fault-record-rules = Nie da się odczytać zestawu zasad. { $why }
fault-record-leader = Nie da się odczytać dowódcy. { $why }
fault-record-faction = Nie da się odczytać frakcji. { $why }
fault-record-deck = Nie da się odczytać talii. { $why }
fault-record-decks = { $decks ->
    [one] Podano { $decks } talię
    [few] Podano { $decks } talie
   *[many] Podano { $decks } talii
}, a w tym trybie { $seats ->
    [one] gra { $seats } osoba
    [few] grają { $seats } osoby
   *[many] gra { $seats } osób
}.
fault-record-players = Podano { $players ->
    [one] { $players } imię
    [few] { $players } imiona
   *[many] { $players } imion
}, a miejsc w tym trybie jest { $seats }.
fault-record-start = Nie da się odczytać obrazu początkowego.
    { $faults }
fault-record-start-disagrees = Obraz początkowy ma inny tryb albo inne zasady, niż podaje zapis.
fault-record-illegal-move = Ruch numer { $entry }, „{ $text }”, nie jest tam dozwolony. Dozwolone: { $legal }.
fault-record-take-back = Wpis numer { $entry } cofa { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}; wykonanych wcześniej ruchów jest { $moves }.
fault-record-result = „{ $text }” nie jest wynikiem. Wynik wygląda na przykład tak: { $expected }.
fault-record-result-disagrees = Zapis podaje wynik „{ $told }”, a stół pokazuje „{ $table }”.
fault-record-final = „{ $text }” nie jest znakiem końcowym. Znak końcowy to { $expected ->
    [one] { $expected } cyfra szesnastkowa
    [few] { $expected } cyfry szesnastkowe
   *[many] { $expected } cyfr szesnastkowych
}.
fault-record-final-disagrees = Znak końcowy zapisu to { $told }, a stół na końcu ma { $table }. Zmienił się zapis albo zasady.
fault-team-same-faction = Partnerzy grają różnymi frakcjami, a { $seat } i { $partner } mają tę samą: { $faction }.

## Gra w pojedynkę

fault-solo-weather = { $card }: tej karty nie może być w twojej talii, bo w pojedynkę gra się bez pogody, z wyjątkiem Czystego nieba.
fault-solo-not-whole = Wirtualny przeciwnik gra całym zestawem swojej frakcji, a nie inną talią: { $faction }.
fault-table-holds-no-hand = { $seat }: w tym trybie nie ma ręki, a jest na niej { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
fault-table-under-decoys = { $seat }: zakrytych kart: { $cards }, a może leżeć tylko jedna pod każdym Manekinem wirtualnego przeciwnika; Manekinów: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }” nie może leżeć w stosie dowódców tego gracza albo leży w nim dwa razy.

## Mecze turniejowe

fault-lineup-decks = Liczba talii: { $decks }; do meczu potrzeba { $expected }.
fault-lineup-same-faction = Talie { $decks } mają tę samą frakcję ({ $faction }), a każda powinna mieć inną.
fault-lineup-same-hero = { $card } jest w taliach { $decks }; bohater może być tylko w jednej z nich.
fault-lineup-deck = Talia { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = Tymi taliami nie można rozegrać meczu.
    { $faults }
fault-match-no-game = Nie trwa żadna rozgrywka: najpierw trzeba wskazać talię.
fault-match-order = „{ $text }” nie może tu stać; mecz czeka na: { $expected }.
fault-match-over = Mecz jest zakończony.

### Stół w czasie gry, w przeglądarce.

## Kto jest na ruchu i co może zrobić

game-your-turn = Twój ruch
game-waiting = Na ruchu: { $players }
game-pass-sure = Na pewno pas?
game-pass-again = Naciśnij jeszcze raz, aby spasować w tej rundzie.
game-hint = Podpowiedź
game-hint-thinking = Namysł …
game-hint-now = Szansa na wygraną teraz: { $chance }%
game-hint-after = Szansa po tym ruchu: { $after }%, teraz { $now }%
game-play = Zagraj: { $card }
game-put-back = Odłóż
game-about = O tej karcie: { $card }
game-unfold = Pokaż karty
game-fold = Spójrz na stół
game-close = Zamknij

## Co leży odkryte

game-pile-of = Stos kart odrzuconych ({ $player }): { $count }
game-deck-own = Twoja talia, w przypadkowej kolejności: { $count } ({ $player })
game-deck-of = Talia ({ $player }): { $count }. Co o niej wiadomo:
game-nothing = Nie ma tu nic do obejrzenia.

## Gracze

game-virtual = Wirtualny przeciwnik
game-bot = { $bot ->
    [random] Losowy bot
    [greedy] Chciwy bot
    [apprentice] Uczeń
    [trader] Kupiec
    [captain] Kapitan
    [champion] Mistrz
   *[other] Bot { $bot }
}
game-clock = Pozostały czas: { $time }
game-out = Koniec czasu
game-gone-short = Już nie gra
game-away-short = Nieobecność: { $time }
game-away = Nieobecność ({ $time }): { $player }. Możesz poczekać albo grać dalej.
game-gone = Już nie wróci: { $player }.
game-seat-bot = Niech gra bot
game-claim = Zażądaj wygranej
game-reconnecting = Utracono połączenie. Łączę ponownie…
game-hand-over = Przekaż urządzenie: { $player }
game-i-am = Pokaż moje karty ({ $player })

## Propozycje

game-accept = Zgoda
game-decline = Odmów
game-withdraw = Wycofaj
game-offer-waits = Czekam na odpowiedź…

## Menu

game-menu = Przy stole
game-log = Przebieg gry
game-take-back = Cofnij ostatni ruch
game-come-back = Wracam do gry
game-keys = Klawisze
game-rulebook = Zasady gry
game-resign = Poddaj grę
game-resign-game = Poddaj tylko tę rozgrywkę
game-resign-match = Poddaj mecz
game-leave = Odejdź na dobre
game-go-on = Gram dalej
game-home = Strona główna
game-sure-resign = Na pewno się poddajesz? Tego nie można cofnąć.
game-sure-resign-game = Na pewno poddajesz tę rozgrywkę meczu? Mecz toczy się dalej.
game-sure-leave = Na pewno odchodzisz na dobre? Inni grają dalej bez ciebie.

## Koniec rundy i gry

game-round-won = Wygrywasz rundę
game-round-to = Rundę wygrywa: { $player }
game-round-tied = Remis w rundzie
game-result = Wynik
game-won = Zwycięstwo
game-shared = Wspólne zwycięstwo
game-lost = Porażka
game-drawn = Remis
game-winner = Zwycięża: { $player }
game-reading = Czytam historię gry…
game-no-story = Nie można teraz odczytać historii tej gry.
game-chart = Siła w trakcie gry
game-highest = Najwięcej: { $count }
game-decisive = Rozstrzygające ruchy
game-score = Wygrane rozgrywki
game-rematch = Rewanż
game-accept-rematch = Przyjmij rewanż
game-to-rematch = Do rewanżu
game-chronicle = Powtórka
game-share = Udostępnij
game-copied = Skopiowano link
game-record = Pobierz zapis
game-look = Wróć do stołu
game-new = Nowa gra

## Mecz turniejowy

game-match = Mecz
game-game = Rozgrywka { $game }
game-name-deck = Wybierz talię na rozgrywkę { $game }.
game-names-deck = Wybiera talię na rozgrywkę { $game }: { $player }
game-retired = Wygrała, odpada
game-named = Wybrana
game-none-named = Jeszcze nie pokazano żadnej talii.

## Klawisze

game-key-arrows = Poruszaj się po stole
game-key-enter = Weź kartę, zagraj ją, naciśnij przycisk
game-key-escape = Odłóż, zamknij
game-key-digits = Weź kartę o tym numerze
game-key-look = Obejrzyj kartę z bliska
game-key-pass = Spasuj (dwa razy)
game-key-hint = Poproś o podpowiedź
game-key-leader = Użyj dowódcy (dwa razy)
game-key-hand = Przejdź do ręki
game-key-log = Przebieg gry
game-key-menu = Menu stołu
game-key-help = Te klawisze
game-key-touch = Dotykiem: stuknij kartę, a potem podświetlone miejsce, albo ją tam przeciągnij; przytrzymaj kartę, aby ją obejrzeć.

### The guided first game: a sentence for each thing to do.

guide-title = Twoja pierwsza rozgrywka
guide-about = Cztery krótkie lekcje przy prawdziwym stole. Dotykaj tego, co świeci, a w kilka minut poznasz grę. Możesz wyjść, kiedy chcesz.
guide-begin = Zacznij
guide-skip = Pomiń
guide-next = Dalej
guide-leave = Wyjdź
guide-lesson = Lekcja { $number } z { $count }
guide-laying = Trwa rozkładanie kart…
guide-retry = Spróbuj ponownie
guide-wrong = Jeszcze nie to. Dotknij tego, co świeci; w ostatniej lekcji zrobisz, co zechcesz.
guide-wrong-done = Ta lekcja się skończyła: przejdź dalej przyciskiem u góry.
guide-anew = To był inny ruch: stół wygląda jak przedtem, spróbuj jeszcze raz.
guide-take = Na dole leżą karty z twojej ręki. Dotknij świecącej, żeby ją podnieść.
guide-put = Teraz świeci jej rząd. Dotknij go, a karta będzie tam walczyć całą swoją siłą.
guide-hero = Rundę wygrywa większa siła całkowita, a na razie prowadzi przeciwnik. Zagraj bohatera: ani pogoda, ani inne karty nie zmieniają jego siły.
guide-pass = Prowadzisz, a przeciwnik już spasował. Spasuj i ty, a runda jest twoja.
guide-strength-done = Przeciwnik traci znacznik porażki. Kto stracił oba, przegrywa rozgrywkę.
guide-clear = Nad rzędami dalekiego zasięgu leży mgła: każda jednostka ma tam tylko siłę 1. Podnieś kartę, która rozjaśni niebo.
guide-sky = Pogodę zagrywa się na środku stołu. Połóż tam kartę.
guide-frost = Mróz osłabia oba rzędy bliskiego starcia. Stoją tam tylko jednostki przeciwnika, więc zagraj tę kartę.
guide-scorch = Ta karta spala najsilniejszą jednostkę na całym stole, nawet twoją. Teraz najsilniejszą ma przeciwnik: zagraj tę kartę.
guide-horn = Róg podwaja siłę całego rzędu. Zadmij w niego w swoim rzędzie dalekiego zasięgu.
guide-sky-done = Z dużej straty do dużej przewagi: właściwa karta we właściwej chwili.
guide-decoy = Wśród twoich jednostek stoi szpieg, którego przysłał przeciwnik. Podnieś manekin.
guide-decoy-put = Dotknij szpiega: manekin zajmie jego miejsce, a szpieg trafi na twoją rękę.
guide-spy = Szpieg walczy po stronie wroga, ale dobierasz za niego dwie karty, a karty wygrywają rozgrywki. Wyślij szpiega na drugą stronę.
guide-medic = Jedna z tych dwóch kart ma zdolność wskrzeszenia i przywraca jednostkę z twojego stosu kart odrzuconych. Zagraj ją.
guide-revive = Twój stos kart odrzuconych jest odkryty. Wybierz, kto wraca, a potem potwierdź.
guide-leader = Raz w rozgrywce zamiast zagrać kartę możesz skorzystać z pomocy dowódcy. Dotknij go dwa razy.
guide-keep = Prowadzisz, a na następną rundę zostają trzy karty: rozdaje się je tylko raz w rozgrywce. To chwila, żeby spasować.
guide-cards-done = Runda wygrana, a na ręce masz więcej kart niż przeciwnik. Tak rozstrzygają się rozgrywki.
guide-free = Ostatnia runda i wszystko zależy od ciebie: zagraj dowolną świecącą kartę. Spasuj, gdy przewaga wystarczy.
guide-rest = Przeciwnik spasował i przegrywa. Spasuj, a wygrasz rozgrywkę.
guide-waiting = Ruch przeciwnika…
guide-won = Pierwsze zwycięstwo!
guide-lost = Porażka, ale pouczająca
guide-tied = Remis
guide-ending = Wiesz już to, co najważniejsze. Resztę mówią same karty: dotknij dowolnej, żeby przeczytać, co robi.
guide-play = Graj teraz
guide-rules = Zasady
guide-again = Jeszcze raz
guide-home = Strona główna

### Wokół gry w przeglądarce: strona główna, poczekalnia, ustawienia i to, co wspólne dla wszystkich stron.

## Dom

again = Spróbuj ponownie
way-home = Na stronę główną
way-decks = Talie
way-rules = Zasady
way-score = Licznik siły
way-chronicles = Powtórki
title-table = Stół
title-replay = Powtórka
player-nameless = Wędrowiec
fault-no-answer = Serwer nie odpowiada. Strona sama spróbuje ponownie.
shell-ways = Dokąd pójść
shell-notes = Powiadomienia
shell-dismiss = Zamknij powiadomienie
shell-upgraded = Serwer został zaktualizowany. Wczytaj stronę ponownie, aby grać dalej.
shell-reload = Wczytaj ponownie
shell-copy = Kopiuj
shell-copied = Skopiowano.
shell-not-copied = Przeglądarka nie pozwala kopiować: tekst jest zaznaczony, skopiuj go ręcznie.
shell-send = Wyślij
shell-qr = Adres jako kod QR
shell-address = Adres
nowhere-title = Nic tu nie ma
nowhere-text = Pod tym adresem nie ma żadnej strony. Może zgubiła się część linku.

## Strona główna

home-title = Gra karciana z karczm Kontynentu
home-play = Zagraj teraz
home-friend = Ze znajomym
home-go-on = Graj dalej: { $players }
home-more = Więcej…
home-guide = Pierwsza gra z przewodnikiem
home-guide-about = Nauka przez grę, w kilka minut
home-running = Gry w toku
home-over = Zakończone gry
home-further = Wszystkie zakończone gry
home-replay = Powtórka
home-stands = { $phase ->
    [turn] Twój ruch
    [waiting] Czeka na graczy
    [interrupted] Przerwana
   *[playing] Ruch przeciwnika
}
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy. Otwórz własny stół: Więcej…
home-free-seats = Wolne miejsca: { $count }
home-else = Pod tym dachem
home-decks-about = Buduj talie i przechowuj je
home-rules-about = Wszystkie zasady i karty z objaśnieniami
home-score-about = Liczy za ciebie, gdy grasz drukowanymi kartami
home-chronicles-about = Zakończone gry ruch po ruchu, stąd albo z pliku

## Stół ułożony samodzielnie

more-title = Otwórz stół
more-mode = W co gramy
more-rules = Zasady
more-options = { $count ->
    [0] Pojedyncze opcje
   *[other] Pojedyncze opcje (zmienione: { $count })
}
more-options-reset = Przywróć zestaw zasad
more-ignored = Ten tryb ma tu własną zasadę.
more-partly = { $holds ->
    [built] Dotyczy talii zbudowanych samodzielnie.
    [person] Dotyczy ciebie, a nie wirtualnego przeciwnika.
    [ordinary] Dotyczy ciebie oraz tych dowódców wirtualnego przeciwnika, którzy nie mają w solo własnego działania.
   *[advanced] Dochodzą do tego limity zaawansowanego budowania talii.
}
more-advanced = Zaawansowane budowanie talii
more-sitters = Kto gdzie siedzi
more-anybody = Ktoś, kto wejdzie przez link
more-here = Ktoś przy tym urządzeniu
more-name = Imię gracza
more-any-deck = { $count ->
    [one] Dowolna talia – zmień
   *[other] Dowolne talie – zmień
}
more-opponent = Frakcja wirtualnego przeciwnika
more-chance = Losowo
more-clock = Zegar
more-clock-none = Bez zegara
more-clock-set = { $minutes } min i { $seconds } s na ruch
more-hints = Podpowiedzi
more-hints-for = { $hints ->
    [always] dla wszystkich
    [alone] tylko dla grających samotnie
   *[never] dla nikogo
}
more-open = Otwórz stół

## Poczekalnia

room-coming = Chwileczkę…
room-trouble = { $kind ->
    [no-such-table] Nie ma takiego stołu
    [no-spectators] Gra zamknięta dla widzów
    [no-answer] Brak połączenia
    [table-phase] Ten stół jest zamknięty
   *[other] To się nie udało
}
room-seat-gone = Twoje miejsce przy tym stole zostało zwolnione albo przeniesione na inne urządzenie.
room-lost = Utracono połączenie – ponawiam próbę…
room-full = Wszystkie miejsca są zajęte. Możesz zostać i się przyglądać.
room-full-shut = Wszystkie miejsca są zajęte, a przyglądać się tu nie można.
room-please-sit = Jest tu miejsce dla ciebie: siadaj!
room-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
   *[other] Wolne miejsca: { $count }
}
room-waits-ready = Czekamy, aż wszyscy będą gotowi
room-seat = Miejsce { $number }
room-team = Drużyna { $number }
room-free = Wolne
room-is-ready = Gotowe
room-chooses = Wybiera talię
room-away = Chwilowa nieobecność
room-sit = Usiądź
room-sit-here-too = Drugi gracz przy tym urządzeniu
room-free-seat = Zwolnij miejsce
room-choose-deck = Wybierz talię
room-ready = Gramy!
room-not-ready = Jeszcze nie
room-stand = Wstań
room-invite = Zaproś
room-invite-how = Kto otworzy ten link, może zająć miejsce.
room-table = Stół
room-listed = Może dołączyć każdy, nie tylko osoby z linkiem
room-spectators = Widzowie mogą się przyglądać
room-hints = { $hints ->
    [always] Podpowiedzi dla wszystkich
   *[never] Bez podpowiedzi
}
room-open = { $listed ->
    [yes] Dla wszystkich
   *[no] Przez link
}
room-close = Zamknij stół

## Talie do przyniesienia

deck-own = Twoje talie
deck-starters = Rekomendowane zestawy kart
deck-whole-sets = Całe zestawy
deck-whole = Cały zestaw: { $faction }
deck-others = Inna talia
deck-chance = Losowa talia
deck-chance-name = Losowa: { $faction }
deck-paste = Wklej kod talii albo talię jako tekst
deck-pasted = Wklejona talia
deck-take = Weź tę talię
deck-three = Wybrano: { $count } z 3
deck-take-three = Weź te trzy

## Inne urządzenie

move-title = Przenieś na inne urządzenie
move-how = Otwórz ten link na innym urządzeniu w ciągu { $minutes } min. Działa raz; potem twoje miejsce jest tam, a nie tutaj.
move-here = Twoja gra przejdzie na to urządzenie. Poprzednie straci miejsce przy stole.
move-take = Graj dalej tutaj

## Ustawienia

settings-title = Ustawienia
settings-name = Twoje imię
settings-language = Język
settings-theme = Światło
settings-theme-name = { $theme ->
    [dark] Blask świec
    [light] Światło dnia
   *[auto] Jak w urządzeniu
}
settings-speed = Ruch na stole
settings-speed-name = { $speed ->
    [slow] Powolny
    [fast] Szybki
    [none] Bez ruchu
   *[normal] Zwykły
}
settings-volume = Dźwięki
settings-silent = Wyłączone
settings-confirm-pass = Pytaj przed spasowaniem
settings-drag = Zagrywaj karty także przez przeciąganie
settings-notify = Powiadom mnie o moim ruchu, gdy strona jest w tle
settings-notify-denied = Przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.

## Klawisze

keys-title = Klawisze
keys-help = pokaż tę listę
keys-tab = do następnego przycisku albo pola
keys-enter = naciśnij albo wybierz
keys-escape = zamknij albo cofnij wybór
keys-table = Przy stole ten sam klawisz pokazuje klawisze stołu.

## Zgłoszenie problemu

report-title = Zgłoś problem
report-how = Ten tekst pomaga znaleźć błąd. Nic nie jest wysyłane: skopiuj go i przekaż dalej z kilkoma słowami o tym, co się stało.
report-with-table = Dołącz stół – tylko to, co widzisz

### `gwint join`: a seat at a server’s table, from the plain terminal.

## Coming to a table

join-invite = Inni trafią tu przez ten odnośnik: { $link }
join-name = Jak masz na imię? Enter – „{ $usual }” >
join-choose-seat-title = Wybierz miejsce.
join-choose-seat = { $partner ->
    [none] wolne miejsce
   *[other] wolne miejsce; partner: { $partner }
}
join-choose-seat-prompt = Numer; Enter – pierwsze >

## The waiting room

join-you = ty
join-chair = { $state ->
    [empty] wolne
    [choosing] wybiera talię
   *[ready] gotowe
}
join-prompt-waiting = Czekamy na innych; „bot” zajmuje miejsce, ? – pomoc

## At the table

join-waiting = Czekamy na ruch – { $players }.
join-prompt-help = ? – pomoc
join-prompt-over = „rewanż”, „przebieg”, „wyjdź”
join-clocks = Pozostały czas: { $clocks }
join-answer-offer = (zgoda / odmowa)
join-away-mark = nieobecność
join-away = { $player }: połączenie zerwane.
join-here = { $player }: znów przy stole.
join-lost = Połączenie zerwane; ponawiam próbę.
join-back = Połączenie wróciło.
join-leave-sure = Opuścić miejsce na dobre? (tak/nie)
join-left = Stół zostaje otwarty. Powrót: { $command }

## Orders

play-order-accept = zgoda
play-order-decline = odmowa
play-order-rematch = rewanż
play-order-bot = bot, komputer
play-order-claim = wygrana
play-order-leave = odejdź
join-help-undo = poproś o cofnięcie swojego ostatniego ruchu
join-help-accept = przyjmij propozycję
join-help-decline = odrzuć propozycję albo wycofaj własną
join-help-rematch = zaproponuj rewanż albo go przyjmij
join-help-bot = „bot 2”, „bot 2 random”: bot na wolne miejsce albo za kogoś długo nieobecnego
join-help-claim = wygraj pojedynek z kimś długo nieobecnym
join-help-leave = opuść miejsce na dobre
join-help-quit = wyjdź; miejsce czeka, a to samo polecenie prowadzi z powrotem

## What is wrong

fault-join-address = „{ $text }” nie jest adresem stołu ani serwera.
fault-join-no-table = Adres wskazuje serwer, ale nie stół. Użyj zaproszenia albo otwórz nowy stół: { $option }
fault-join-no-server = Serwer nie odpowiada: { $server } ({ $reason }).
fault-join-not-gwint = Odpowiada tam coś innego niż serwer gwint albo inna jego wersja: { $server }.
fault-join-full = Wszystkie miejsca przy tym stole są zajęte. Aby się przyglądać: { $option }
fault-join-watching = Przy tym stole tylko się przyglądasz.
fault-join-no-free-seat = Żadne miejsce nie jest wolne i nikogo nie brakuje.

### Co mówi `gwint lab`, i słowa jego raportów.

lab-title = Z laboratorium
lab-bots = Boty
lab-decks = Talie
lab-games = Gry
lab-draws = Remisy
lab-rules = Zasady
lab-toss = Punkty zwycięzcy rzutu monetą
lab-rating = Ranking
lab-rating-note = Ranking w skali Elo, średnia to 0: sto punktów więcej wygrywa około 64 gier na 100. Po ±: przedział 95% według informacji Fishera.
lab-win-rate = Wygrane
lab-table = wygrane w procentach, wiersz przeciw kolumnie
lab-table-note = Remis liczy się jako pół wygranej. Po ±: połowa przedziału Wilsona 95%.
lab-lengths = Jak długie są gry
lab-decisions = Decyzje w grze
lab-balance-note = Każde rozdanie rozegrano ze wszystkich miejsc i ze wszystkimi rozpoczynającymi.
lab-seed = Ziarno losowości
lab-speed = { $speed } gier/s
lab-compiling = Przygotowuję skompilowaną grę; za pierwszym razem to chwilę trwa.
lab-interrupted = Przerwano; to, co rozegrano, jest zachowane. Dalej: { $command }
lab-kept = Gry są zachowane w: { $folder }
lab-drawn = Obejrzyj w przeglądarce: { $path }
lab-gain = Dodaje
lab-dealt = Z nią
lab-undealt = Bez niej
lab-worth-note = Dodaje: o ile punktów procentowych częściej wygrywa się z tą kartą w pierwszej ręce, przed wymianą, niż bez niej; zamiast niej jest przeciętna karta talii. Po ±: połowa przedziału Newcombe’a 95%.
lab-verdict = { $kept ->
    [yes] Zachowano: { $change }. Wygrywa { $after }% zamiast { $before }% ({ $gain }, nowe gry: { $games }).
   *[no] Bez dowodu: { $change }. Wygrywa { $after }%, wcześniej { $before }% ({ $gain }, nowe gry: { $games }).
}
lab-gpu-told = { $device }: { $games } gier w { $seconds } s, { $speed } gier na sekundę.
lab-ladder = Drabina
lab-ladder-meetings = Kto z kim grał
lab-ladder-against = przeciw

fault-lab-missing = Laboratorium nie jest w pełni zainstalowane (brakuje: { $module }). Zainstaluj je poleceniem: { $command }
fault-lab-bot = Nie ma bota „{ $bot }”.{ fault-nearest } Boty: { $bots }. Własnego podaje się jako moduł:funkcja albo jako polecenie programu.
fault-lab-bot-failed = Bot nie wybrał dozwolonego ruchu: { $bot }. Ziarno tej gry: { $seed }. Co się stało: { $reason }
fault-lab-mixed-bots = Skompilowane strategie (fast:…) grają tylko ze sobą, nie z innymi botami: { $bots }.
fault-lab-nothing-to-compare = Nie ma czego porównywać. Podaj dwa boty albo dwie talie.
fault-lab-no-meeting = Żadne z tych talii nie mogą się spotkać w tym trybie: { $mode }.
fault-lab-deck = Tą talią nie wolno grać: { $deck }.
    { $faults }
fault-lab-other-plan = W folderze są już gry innej areny: { $folder }. Podaj inny folder.
fault-lab-no-plan = W folderze nie ma areny: { $folder }.
fault-lab-worker-died = Nad tymi samymi grami procesy padły kilka razy ({ $tries }): { $chunk }. Wszystkie inne są zachowane.
fault-lab-no-cluster = Nie można połączyć się z klastrem Ray: { $address }. Powód: { $reason }
fault-lab-no-ladder = W dokumencie nie ma miejsca na drabinę: { $path }. Wstaw te dwa wiersze tam, gdzie ma być: { $begin } i { $end }
fault-lab-no-field = Nie ma talii, przeciw której można by grać.
fault-lab-no-driver = Nie ma tu urządzenia CUDA: sterownik nie jest zainstalowany ({ $driver }). Bez urządzenia gwint lab arena rozgrywa te same gry na procesorze.
fault-lab-no-device = Nie ma tu urządzenia CUDA: sterownik żadnego nie znalazł. Bez urządzenia gwint lab arena rozgrywa te same gry na procesorze.

### Mecz turniejowy: co dzieje się wokół rozgrywek i wskazywanie talii.

## Co się wydarzyło

match-tossed = Rzut monetą: pierwszą talię wskazuje { $player }.
match-named = { $player } wskazuje talię: { $faction } · { $leader }.
match-began = Zaczyna się rozgrywka { $game }.
match-ended-game = { $how ->
    [resigned] { $by } poddaje rozgrywkę { $game }.
    [time] { $by }: czas minął w rozgrywce { $game }.
    [left] { $by }: gracz opuścił rozgrywkę { $game }.
   *[on-table] { $count ->
        [0] Rozgrywka { $game } kończy się remisem.
       *[other] Koniec rozgrywki { $game }. Wygrywa: { $winners }.
    }
}
match-replayed = Rozgrywkę { $game } powtarza się tymi samymi taliami (powtórka { $replay }).
match-tossed-draw = Rzut monetą oddaje rozgrywkę { $game }: { $player }.
match-scored = Wygrane rozgrywki: { $score }. Tej talii już się nie używa: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } poddaje mecz. Wygrywa: { $winners }.
    [time] { $by }: czas na mecz minął. Wygrywa: { $winners }.
    [left] { $by }: gracz opuścił mecz. Wygrywa: { $winners }.
    [abandoned] Mecz został porzucony.
    [unfinished] Mecz nie jest skończony.
   *[on-table] Koniec meczu. Wygrywa: { $winners }.
} Wygrane rozgrywki: { $score }.

## Wskazywanie talii

match-heading = Przed rozgrywką { $game } meczu. Wygrane rozgrywki: { $score }.
match-faces = Dotąd wskazane – { $player }: { $decks }
match-no-faces = Dotąd wskazane – { $player }: żadna talia
match-won = wygrała
match-name-deck = { $player }: wskaż talię na rozgrywkę { $game }.
match-prompt = Numer lub frakcja, ? – zasady >

## Przy stole

match-waiting = Czeka zapisany mecz: { $players }. Wygrane rozgrywki: { $score }.
match-resign-sure = Poddać cały mecz? (tak/nie)
match-choose = { $player }: wybierz trzy talie różnych frakcji.
match-choose-prompt = Trzy numery („1 3 5”), pliki albo kody talii; Enter – los >
match-game = { $replay ->
    [0] Rozgrywka { $game }
   *[other] Rozgrywka { $game }, powtórka { $replay }
}
fault-match-choose = „{ $text }” to nie trzy talie z listy ani trzy pliki lub kody.
fault-replay-no-game = W tym meczu nie rozdano jeszcze żadnej rozgrywki.

## Talie na mecz

starter-advanced-monsters = Nocne watahy
    .plan = Każda wataha przychodzi cała za jedną kartę, bohaterowie stoją tam, gdzie kąsają pożoga i mróz, a najlepszy z poległych wraca.
starter-advanced-nilfgaard = Gwardia cesarza
    .plan = Tanie brygady rosną razem w rzędzie bliskiego starcia, najlepszych wskrzesza się z pola, a wrogi dowódca milczy.
starter-advanced-northern-realms = Mury Wyzimy
    .plan = Machiny i ich mistrzowie zapełniają rząd oblężenia pod róg dowódcy, a dwóch szpiegów przynosi im karty.
starter-advanced-scoiatael = Komanda z Dol Blathanna
    .plan = Od początku o jedną kartę więcej niż wróg, gromady na jedno wezwanie i zręczni zwiadowcy, którzy wychodzą z każdej pogody.
starter-advanced-skellige = Klany na morzu
    .plan = Wojownicy, tarczowniczki i drakkary związane ze sobą rosną z każdym towarzyszem, a ludzie Brana znoszą połowę każdej burzy.

### Ruchy, tak jak wymienia je menu.

move-play = { $takes ->
    [yes] { $card }: na rękę wraca { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(przeciwnik: { $side })
       *[no] {""}
    }
}
move-use-leader = Użyj dowódcy
move-pass = Spasuj
move-exchange = Wymień: { $card }
move-done = { $question ->
    [redraw] Zostaw rękę bez zmian
    [moves] Zakończ przesuwanie
   *[none] Gotowe
}
move-start = { $own ->
    [yes] Weź pierwszą turę
   *[no] Pierwsza tura: { $player }
}
move-decline = Zachowaj to prawo na później
move-choose = { $question ->
    [revival] Wskrześ: { $card }
    [pile] Weź: { $card }
    [deck] Weź: { $card }
    [weather] Pogoda: { $card }
    [bond] Przyzwij: { $card }
   *[none] Wybierz: { $card }
}
move-against = Przeciwnik: { $player }
move-discard = Odrzuć: { $card }
move-shift = { $card }: { $from } → { $to }

### O co i kogo pyta gra. Imiona graczy stoją przed dwukropkiem.

question-redraw = { $players }: wolno wymienić najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
} z ręki, po jednej naraz, albo zostawić rękę bez zmian.
question-turn = { $player }: zagraj kartę, użyj dowódcy albo spasuj.
question-choose-starter = { $player }: wybierz, kto rozegra pierwszą turę w tej rundzie.
question-claim-round = { $player }: jako Scoia’tael możesz raz w rozgrywce zdecydować, kto rozpocznie rundę. Wybierz, kto rozpocznie tę, albo zachowaj to prawo na później.
question-choose-revival = { $player }: wybierz jednostkę ze swojego stosu kart odrzuconych. Od razu ją zagrasz.
question-place-card = { $player }: wybierz, gdzie zagrać kartę { $card }.
question-choose-opponent = { $player }: wybierz przeciwnika, którego dotyczy zdolność twojego dowódcy.
question-choose-from-pile = { $own ->
    [yes] { $player }: wybierz kartę ze swojego stosu kart odrzuconych.
   *[no] { $player }: wybierz kartę ze stosu kart odrzuconych przeciwnika ({ $side }).
}
question-choose-discard = { $player }: wybierz { $count ->
    [one] kartę z ręki, którą odrzucisz
    [few] { $count } karty z ręki, które odrzucisz, po jednej naraz
   *[many] { $count } kart z ręki, które odrzucisz, po jednej naraz
}.
question-give-up-card = { $player }: wybierz kartę z ręki, którą odrzucisz; żąda tego dowódca przeciwnika.
question-choose-from-deck = { $player }: wybierz kartę ze swojej talii. Weźmiesz ją na rękę, a talia zostanie potasowana.
question-choose-weather = { $player }: wybierz pogodę, którą sprowadzi twój dowódca.
question-choose-bond = { $player }: wybierz jednostkę ze zdolnością więzi, do której dołączy z talii jeszcze jedna taka sama.
question-choose-moves = { $moved ->
    [yes] { $player }: przesuń kolejną jednostkę ze zdolnością zręczności albo zakończ.
   *[no] { $player }: przesuń jednostkę ze zdolnością zręczności do innego rzędu.
} Jeszcze nieprzesunięte: { $cards }.

### Zasady opowiedziane graczowi. Każda opcja zestawu zasad jest zmienną o swojej nazwie.

## Zdolności jednostek

ability-agile = Zręczność
    .rule = { $agile_rows ->
        [all] Zagraj tę kartę do dowolnego ze swoich trzech rzędów.
       *[close-ranged] Zagraj tę kartę do swojego rzędu bliskiego starcia albo dalekiego zasięgu – wybór należy do ciebie.
    } Potem karta zostaje w tym rzędzie; przesunąć ją może tylko dowódca.

ability-medic = Wskrzeszenie
    .rule = Wybierz ze swojego stosu kart odrzuconych jednostkę (nie bohatera) i od razu ją zagraj, tak jak z ręki, razem z jej zdolnością. Jeśli jest tam taka karta, musisz którąś wybrać; jeśli nie ma żadnej, nic się nie dzieje. Wskrzeszony szpieg trafia na stronę przeciwnika, a ty dobierasz za niego karty; wskrzeszona karta z tą samą zdolnością wskrzesza następną.

ability-morale-boost = Wysokie morale
    .rule = Dodaje 1 do siły każdej innej jednostki w swoim rzędzie (z wyjątkiem bohaterów). Samej siebie karta nie wzmacnia. Efekty kilku takich kart w rzędzie sumują się.

ability-muster = Braterstwo
    .rule = { $muster_from_hand ->
        [no] Znajdź w swojej talii wszystkie karty, które ta karta przyzywa, i od razu zagraj każdą do jej rzędu; potem potasuj talię. Karty, które mogłaby przyzwać, a które masz na ręce, zostają na ręce.
       *[yes] Znajdź w swojej talii i na ręce wszystkie karty, które ta karta przyzywa, i od razu zagraj każdą do jej rzędu; potem potasuj talię. Żadnej z nich nie wolno ci zatrzymać.
    } Stosu kart odrzuconych się nie przeszukuje.

ability-spy = Szpiegostwo
    .rule = Ta karta staje po stronie przeciwnika i zwiększa jego siłę całkowitą. W zamian dobierz ze swojej talii 2 karty albo tyle, ile w niej jeszcze zostało. Opuszczając pole bitwy, szpieg trafia na stos kart odrzuconych tej strony, po której leżał.

ability-tight-bond = Więź
    .rule = Siłę tej jednostki mnoży się przez liczbę jednostek o tej samej nazwie po jej stronie, wliczając ją samą. Trzy takie jednostki o sile 4 mają po 12.

ability-commanders-horn = Róg dowódcy
    .rule = { $unit_horn_doubles_itself ->
        [yes] Podwaja siłę wszystkich jednostek w swoim rzędzie, łącznie z własną (z wyjątkiem bohaterów).
       *[no] Podwaja siłę wszystkich innych jednostek w swoim rzędzie (z wyjątkiem bohaterów). Własnej siły nie podwaja, ale robi to drugi róg w tym samym rzędzie.
    } Bez względu na to, ile rogów jest w rzędzie, siłę jednostki podwaja się tylko raz.

ability-scorch-row = Pożoga
    .rule = Jeśli siła rzędu przeciwnika tego samego rodzaju co rząd tej karty wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę, a jeśli kilka jest równie silnych – je wszystkie. Do tej sumy wliczają się bohaterowie i wszystko, co zmienia siłę, ale bohaterów nigdy się nie odrzuca.

ability-scorch = Pożoga
    .rule = Działa jak karta specjalna Pożoga: z całego pola bitwy odrzuca się najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Ta karta też się liczy i sama spłonie, jeśli nie ma nic silniejszego.

ability-summon-avenger = Wezwanie z zaświatów
    .rule = Gdy ta karta z dowolnego powodu zostanie odrzucona z pola bitwy, przybywa za nią na tę samą stronę odpowiadająca jej karta z talii pobocznej i staje w rzędzie zgodnym z własnym symbolem zasięgu. Dzieje się tak również na koniec rundy: wezwana karta walczy wtedy w następnej. Jeśli karta wraca na rękę albo zostaje na polu bitwy, nic nie przybywa.

ability-berserker = Berserker
    .rule = Gdy tylko ta karta znajdzie się w rzędzie, w którym działa mardroeme – nieważne, co pojawiło się tam pierwsze – zostaje usunięta z rozgrywki, a do tego rzędu zagrywa się odpowiadającą jej kartę z talii pobocznej. Berserker nie trafia na stos kart odrzuconych, a przemiana jest nieodwracalna.

ability-mardroeme = Mardroeme
    .rule = Dopóki ta karta leży w rzędzie, przemienia w nim każdego berserkera: zarówno tych, którzy już tam są, jak i tych, którzy dołączą później. Drugie mardroeme w tym samym rzędzie nic już nie zmienia.

## Karty specjalne

special-decoy = Manekin do ćwiczeń
    .rule = Wymień tę kartę na jednostkę po swojej stronie (nie bohatera); może to być także leżący tam szpieg przeciwnika. Jednostkę bierzesz na rękę i możesz ją później zagrać jeszcze raz, razem ze zdolnością. Manekin zostaje na jej miejscu: ma siłę 0 i nie jest jednostką. Jeśli nie ma czego wymienić, nie możesz go zagrać.

special-commanders-horn = Róg dowódcy
    .rule = Wybierz jeden ze swoich rzędów: do końca rundy siła wszystkich jednostek w tym rzędzie (z wyjątkiem bohaterów) jest podwojona, ale nigdy więcej niż raz. { $mardroeme_shares_row ->
        [no] W rzędzie jest jedno miejsce na kartę specjalną: nie może tam jeszcze być Rogu dowódcy, także ze zdolności dowódcy, ani Mardroeme. Jednostka z rogiem nie przeszkadza.
       *[yes] W rzędzie mieści się jeden taki róg, a róg ze zdolności dowódcy też się liczy. Jednostka z rogiem nie przeszkadza.
    }

special-scorch = Pożoga
    .rule = Z całego pola bitwy, po obu stronach, odrzuć najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Liczy się siła w chwili zagrania. Potem odrzuć tę kartę.

special-mardroeme = Mardroeme
    .rule = Zagraj tę kartę do jednego ze swoich rzędów; zostaje tam do końca rundy. Przemienia w tym rzędzie każdego berserkera: zarówno tych, którzy już tam są, jak i tych, którzy dołączą później. { $mardroeme_shares_row ->
        [no] W rzędzie jest jedno miejsce na kartę specjalną: nie może tam jeszcze być Rogu dowódcy, także ze zdolności dowódcy, ani Mardroeme.
       *[yes] Może dzielić rząd z Rogiem dowódcy albo z innym Mardroeme.
    }

## Karty pogody

weather = Pogoda
    .rule = Karta pogody leży na polu kart pogody i działa na swoje rzędy po obu stronach: siła jednostek w tych rzędach spada do 1 (0 pozostaje 0), z wyjątkiem bohaterów. Jednocześnie może leżeć kilka rodzajów pogody. { $covered_weather ->
        [discarded] Drugą kartę tego samego rodzaju odrzuca się od razu, podobnie jak Gęstą mgłę i Ulewny deszcz zagrane w czasie Skelligijskiego sztormu; sztorm odrzuca też mgłę i deszcz, które już leżą.
       *[lies] Można zagrać drugą kartę tego samego rodzaju; leży wtedy bez dodatkowego efektu.
    } Pogoda trwa do jej usunięcia albo do końca rundy.

weather-frost = Trzaskający mróz
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach bliskiego starcia jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-fog = Gęsta mgła
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach dalekiego zasięgu jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-rain = Ulewny deszcz
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w obu rzędach oblężenia jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.

weather-storm = Skelligijski sztorm
    .rule = Dopóki ta karta leży na polu kart pogody, siła wszystkich jednostek w rzędach dalekiego zasięgu i oblężenia po obu stronach jest obniżona do 1 (z wyjątkiem bohaterów). Karta działa do usunięcia pogody albo do końca rundy.{ $covered_weather ->
        [discarded] {" "}Leżące tam karty Gęsta mgła i Ulewny deszcz odrzuca się.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Kartę tę może mieć w talii tylko Skellige.
       *[edition-2025] {""}
    }

weather-clear-weather = Czyste niebo
    .rule = Wszelka pogoda ustaje: odrzuć wszystkie karty z pola kart pogody, a potem tę kartę. Możesz ją zagrać nawet wtedy, gdy nie działa żadna pogoda.

## Frakcje

faction-neutral = Neutralne
    .rule = Karty neutralne są wydrukowane w kolorze każdej frakcji, więc każda frakcja ma własny ich komplet i może ich używać w swoich taliach.

faction-monsters = Potwory
    .rule = Na koniec rundy, która nie kończy rozgrywki, jedna losowa jednostka po twojej stronie zostaje w swoim rzędzie; może to być także leżący tam szpieg przeciwnika, ale nie bohater. Jej zdolność nie uruchamia się ponownie, lecz stała zdolność działa dalej.

faction-nilfgaard = Nilfgaard
    .rule = Wygrywasz każdą rundę zakończoną remisem. Jeśli oboje graczy gra Nilfgaardem, zdolność nie działa.

faction-northern-realms = Królestwa Północy
    .rule = Za każdą wygraną rundę dobierasz kartę ze swojej talii.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Raz w rozgrywce, przed dowolną rundą, możesz zdecydować, kto ją rozpocznie – bez względu na rzut monetą i wynik poprzedniej rundy. Jeśli mogą to zrobić obie strony, pierwszeństwo ma ta, która by nie zaczynała (przed pierwszą rundą – wylosowana), a jej decyzja rozstrzyga o tej rundzie.
        [game-start-two-cancel] Decydujesz, kto rozegra pierwszą turę w rozgrywce. Jeśli oboje graczy gra Scoia’tael, rozstrzyga sam rzut monetą.
       *[game-start] Decydujesz, kto rozegra pierwszą turę w rozgrywce. Jeśli oboje graczy gra Scoia’tael, rzut monetą rozstrzyga, kto z nich wybiera.
    }

faction-skellige = Skellige
    .rule = Na początku trzeciej rundy z twojego stosu kart odrzuconych losuje się dwie jednostki (bez bohaterów) i zagrywa jedną po drugiej, razem z ich zdolnościami. Jeśli jest ich mniej, zagrywasz tyle, ile jest.

## Dowódcy: Potwory

leader-eredin-breacc-glas-the-treacherous =
    .rule = Zdolność pasywna: siła każdego szpiega na polu bitwy jest podwojona, po obu stronach i bez względu na to, kto go zagrał (z wyjątkiem bohaterów). Liczy się to po pogodzie, a przed więzią.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: odrzuć jawnie 2 karty z ręki, potem przejrzyj swoją talię, weź z niej na rękę 1 wybraną kartę i potasuj talię. Możesz jej użyć tylko wtedy, gdy masz co najmniej 2 karty na ręce i 1 w talii.
        [video] Zdolność aktywna: weź na rękę wybraną jednostkę (nie bohatera) ze swojego stosu kart odrzuconych. Możesz jej użyć tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: weź na rękę dowolną kartę ze swojego stosu kart odrzuconych, nawet bohatera. Możesz jej użyć tylko wtedy, gdy stos nie jest pusty.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Zdolność aktywna: dowódca działa jak wybrana karta – Trzaskający mróz, Gęsta mgła, Ulewny deszcz albo Skelligijski sztorm – do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
           *[from-deck] Zdolność aktywna: zagraj ze swojej talii wybraną kartę – Trzaskający mróz, Gęstą mgłę, Ulewny deszcz albo Skelligijski sztorm – a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz taką kartę w talii.
        }
        [video] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz jej użyć, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz jej użyć, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: weź na rękę wybraną kartę (nie bohatera) ze swojego stosu kart odrzuconych. Możesz jej użyć tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: odrzuć jawnie 2 karty z ręki, potem przejrzyj swoją talię, weź z niej na rękę 1 wybraną kartę i potasuj talię. Możesz jej użyć tylko wtedy, gdy masz co najmniej 2 karty na ręce i 1 w talii.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie bliskiego starcia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. Nie możesz jej użyć, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
       *[book] { $weather_leaders ->
            [of-themselves] Zdolność aktywna: dowódca działa jak dowolna karta pogody, także Czyste niebo; pogoda trwa do jej usunięcia albo do końca rundy. Sama karta nie jest do tego potrzebna.
           *[from-deck] Zdolność aktywna: zagraj ze swojej talii dowolną kartę pogody (może to być Czyste niebo), a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz taką kartę w talii.
        }
    }

## Dowódcy: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Ulewny deszcz do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii Ulewny deszcz, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz tę kartę w talii.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: każdy gracz, począwszy od ciebie, zagrywa losową jednostkę (nie bohatera) ze swojego stosu kart odrzuconych, razem z jej zdolnością. Możesz jej użyć tylko wtedy, gdy na którymś stosie jest taka jednostka.
        [video] Zdolność pasywna: gdy jednostka wraca ze stosu kart odrzuconych na pole bitwy, o tym, która to będzie, decyduje los – u wszystkich graczy. Losowe są też karty, które dowódcy biorą na rękę ze stosów kart odrzuconych. Bohater ze zdolnością wskrzeszenia nadal wybiera sam.
       *[book] Zdolność pasywna: gdy jednostka wraca ze stosu kart odrzuconych na pole bitwy, o tym, która to będzie, decyduje los – u wszystkich graczy. Bohater ze zdolnością wskrzeszenia nadal wybiera sam.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: obejrzyj 3 wskazane przez siebie karty z ręki przeciwnika, najpierw te, których jeszcze nie znasz; jeśli ma ich mniej – wszystkie.
       *[book] Zdolność aktywna: obejrzyj 3 losowe karty z ręki przeciwnika, a jeśli ma ich mniej – wszystkie.
    } Przeciwnik dowiaduje się, które karty widzisz. Możesz jej użyć tylko wtedy, gdy przeciwnik ma karty na ręce.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: wybierz kartę (nie bohatera) ze stosu kart odrzuconych przeciwnika i od razu ją zagraj, tak jak z ręki. Odtąd karta jest twoja. Możesz jej użyć tylko wtedy, gdy jest tam karta, którą da się zagrać.
        [video] Zdolność aktywna: weź na rękę wybraną jednostkę (nie bohatera) ze stosu kart odrzuconych przeciwnika. Odtąd karta jest twoja. Możesz jej użyć tylko wtedy, gdy jest tam taka karta.
       *[book] Zdolność aktywna: weź na rękę wybraną kartę (nie bohatera) ze stosu kart odrzuconych przeciwnika. Odtąd karta jest twoja. Możesz jej użyć tylko wtedy, gdy jest tam taka karta.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Zdolność pasywna: dowódca przeciwnika nie działa, bez względu na to, czy jego zdolność jest pasywna, czy aktywna – i to jeszcze zanim ktokolwiek dobierze pierwszą kartę. Tego dowódcy nie da się zablokować.

## Dowódcy: Królestwa Północy

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Gęsta mgła do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii Gęstą mgłę, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz tę kartę w talii.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Zdolność aktywna: wszelka pogoda ustaje, a karty z pola kart pogody zostają odrzucone. { $leader_effects ->
        [video] Możesz jej użyć tylko wtedy, gdy działa jakaś pogoda.
       *[book] Możesz jej użyć nawet wtedy, gdy nie działa żadna pogoda.
    }

leader-foltest-son-of-medell =
    .rule = Zdolność aktywna: jeśli siła rzędu dalekiego zasięgu przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz jej użyć tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

leader-foltest-the-siegemaster =
    .rule = Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie oblężenia (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. { $leader_effects ->
        [video] Nie możesz jej użyć, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Nie możesz jej użyć, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

leader-foltest-the-steel-forged =
    .rule = Zdolność aktywna: jeśli siła rzędu oblężenia przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz jej użyć tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

## Dowódcy: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: dobierz kartę ze swojej talii. Możesz jej użyć tylko wtedy, gdy w talii jest jeszcze karta.
       *[book] Zdolność pasywna: na początku rozgrywki dobierasz 11 kart zamiast 10. Wymienić możesz nadal najwyżej 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Zdolność aktywna: przesuń dowolne ze swoich jednostek ze zdolnością zręczności, każdą do wybranego rzędu; bohaterowie zostają na miejscu. Możesz jej użyć tylko wtedy, gdy da się przesunąć jakąś jednostkę.
       *[book] Zdolność aktywna: twoje jednostki ze zdolnością zręczności przechodzą, jedna po drugiej, każda do rzędu, w którym jest najsilniejsza; jednostka, która nic by nie zyskała, zostaje na miejscu, bohaterowie również. Możesz jej użyć tylko wtedy, gdy jakaś jednostka zmieniłaby rząd.
    } Przesunięcie nie uruchamia żadnych zdolności.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Trzaskający mróz do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii Trzaskający mróz, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz tę kartę w talii.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Zdolność aktywna: jeśli siła rzędu bliskiego starcia przeciwnika wynosi co najmniej 10, odrzuć z niego najsilniejszą jednostkę (nie bohatera), a jeśli kilka jest równie silnych – je wszystkie. Możesz jej użyć tylko wtedy, gdy rząd ma tę siłę i jest w nim jednostka, która nie jest bohaterem.

leader-francesca-findabair-the-beautiful =
    .rule = Zdolność aktywna: do końca rundy podwaja siłę jednostek w twoim rzędzie dalekiego zasięgu (z wyjątkiem bohaterów); liczy się jak karta Róg dowódcy w tym rzędzie. { $leader_effects ->
        [video] Nie możesz jej użyć, jeśli miejsce na kartę specjalną w tym rzędzie jest zajęte; jednostka z rogiem nie przeszkadza, a jej siła też się podwaja.
       *[book] Nie możesz jej użyć, jeśli na ten rząd działa już jakiś róg, choćby róg jednostki.
    }

## Dowódcy: Skellige

leader-arnjolf-the-patricide =
    .rule = Zdolność aktywna: wybierz po swojej stronie jednostkę ze zdolnością więzi i zagraj ze swojej talii jeszcze jedną o tej samej nazwie, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz taką kartę w talii.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Zdolność aktywna: każdy gracz wtasowuje do talii jednostki ze swojego stosu kart odrzuconych; bohaterowie i karty specjalne zostają na stosie. Możesz jej użyć tylko wtedy, gdy na którymś stosie jest taka jednostka.
       *[book] Zdolność aktywna: każdy gracz wtasowuje do talii cały swój stos kart odrzuconych, łącznie z bohaterami i kartami specjalnymi. Możesz jej użyć tylko wtedy, gdy na którymś stosie jest jakaś karta.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Zdolność aktywna: dowódca działa jak Skelligijski sztorm do usunięcia pogody albo do końca rundy. Sama karta nie jest do tego potrzebna.
       *[from-deck] Zdolność aktywna: zagraj ze swojej talii Skelligijski sztorm, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz tę kartę w talii.
    }

leader-harald-an-craite-the-cripple =
    .rule = Zdolność aktywna: zagraj ze swojej talii kartę specjalną Mardroeme do jednego ze swoich rzędów, a potem potasuj talię. Możesz jej użyć tylko wtedy, gdy masz tę kartę w talii i któryś rząd może ją przyjąć.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Zdolność pasywna: podczas niepogody jednostkom po twojej stronie (z wyjątkiem bohaterów) zostaje połowa siły z karty, zaokrąglona w dół: z 7 robi się 3, a z 1 – 0.
       *[up] Zdolność pasywna: podczas niepogody jednostki po twojej stronie (z wyjątkiem bohaterów) tracą tylko połowę siły z karty, a stratę zaokrągla się w dół: z 7 robi się 4, a 1 pozostaje 1.
    } Oszczędza to również szpiega przeciwnika leżącego po twojej stronie, ale nie twojego szpiega po stronie przeciwnika.

## Rodzaje kart

kind-unit = Karta jednostki
    .rule = Karta, która ma własną siłę. Zagrywasz ją do rzędu zgodnego z jej symbolem zasięgu po swojej stronie i jej siła liczy się do twojej siły całkowitej; szpieg staje po stronie przeciwnika. Zdolność karty działa zaraz po jej położeniu.

kind-hero = Bohater
    .rule = Jednostka, na którą nie działają żadne zdolności, ani dobre, ani złe: kart specjalnych, jednostek ani dowódców. Ma zawsze siłę podaną na karcie i liczy się ona do siły rzędu. Własna zdolność bohatera działa. Bohatera nie da się wskrzesić.

kind-special = Karta specjalna
    .rule = Karta bez własnej siły, zagrywana dla swojego efektu. Karty pogody to także karty specjalne.

kind-weather = Karta pogody
    .rule = Karta specjalna, która działa na rzędy po obu stronach naraz. Leży na polu kart pogody do usunięcia pogody albo do końca rundy; tylko Czyste niebo odrzuca się od razu.

kind-leader = Dowódca
    .rule = Razem z talią wybierasz jednego dowódcę swojej frakcji; jego karta leży odkryta na polu karty dowódcy. Zdolność pasywna działa zawsze. Zdolności aktywnej możesz użyć raz w rozgrywce, w swojej turze, zamiast zagrać kartę.

## Rzędy

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
    [close] w rzędzie bliskiego starcia
    [ranged] w rzędzie dalekiego zasięgu
   *[siege] w rzędzie oblężenia
}

## Wiersze objaśniające kartę

card-calls = Przyzywa: { $cards }
card-avenger = Wzywa: { $cards }
card-turns-into = Przemienia się w: { $cards }

## Siła

strength = Siła
    .rule = Siłę jednostki oblicza się w tej kolejności: siła z karty; pogoda obniża ją do 1; zdrada Eredina podwaja siłę szpiegów; więź ją mnoży; każde inne wysokie morale w rzędzie dodaje 1; róg ją podwaja, ale tylko raz. Bohater ma zawsze siłę podaną na karcie. Siła całkowita to suma twoich trzech rzędów.

step-printed = siła z karty
step-weather = pogoda
step-treachery = zdrada
step-bond = więź
step-morale = wysokie morale
step-horn = róg

## Rozdziały zasad

side-deck = Talia poboczna
    .rule = Karty, które można tylko wezwać albo uzyskać przez przemianę, nigdy nie wchodzą w skład talii; czekają obok pola bitwy, aż będą potrzebne. { $side_deck_supply ->
        [unlimited] Talia poboczna nigdy się nie wyczerpuje.
       *[printed] Jest ich tylko tyle, ile wydrukowano: użyta karta tam nie wraca, a gdy żadnej już nie ma, nic nie przybywa.
    } { $avenger_leaves_to ->
        [out-of-game] Na polu bitwy to karty jak każde inne, ale karta wezwana z zaświatów zamiast na stos kart odrzuconych trafia poza rozgrywkę.
       *[discard-pile] Na polu bitwy to karty jak każde inne i jak każde inne trafiają na stos kart odrzuconych.
    }

discard-pile = Stos kart odrzuconych
    .rule = Karta, która opuszcza rząd, trafia na stos kart odrzuconych tej strony, po której leżała; dotyczy to również szpiegów. Karty pogody i jednorazowe karty specjalne trafiają na stos gracza, który je zagrał. Każdy może w dowolnej chwili przejrzeć każdy stos kart odrzuconych.

redraw = Wymiana kart
    .rule = Dobierasz 10 kart, a potem możesz odrzucić najwyżej 2 z nich, po jednej naraz, i dobrać za nie nowe; wolno odrzucić nawet kartę dopiero co dobraną. { $redraw_returns ->
        [bottom] Odrzucona karta trafia od razu na spód talii, a dopiero potem dobierasz nową; niczego się nie tasuje.
       *[shuffled] Odrzucona karta czeka z boku, a gdy skończysz wymianę, odrzucone karty wtasowuje się z powrotem do talii.
    } Potem ręka musi ci wystarczyć na całą rozgrywkę: kolejne karty dobierasz tylko dzięki zdolnościom.

starting-player = Kto rozpoczyna
    .rule = { $start_settled ->
        [after-redraw] O tym, kto rozegra pierwszą turę, rozstrzyga się po wymianie kart.
       *[before-deal] O tym, kto rozegra pierwszą turę, rozstrzyga się przed dobraniem kart na rękę.
    } { $toss_winner ->
        [chooses] Zwycięzca rzutu monetą wybiera, kto rozpocznie.
       *[starts] Rozpoczyna zwycięzca rzutu monetą.
    } Zdolność Scoia’tael jest ważniejsza niż rzut monetą.

passing = Tury i pasowanie
    .rule = W swojej turze musisz zrobić jedną z trzech rzeczy: zagrać kartę, użyć aktywnej zdolności dowódcy albo spasować. Jeśli spasujesz, nie rozgrywasz już tur w tej rundzie, a przeciwnik gra dalej, aż też spasuje. Bez kart na ręce i bez dowódcy do użycia pasujesz automatycznie.

round-end = Koniec rundy
    .rule = Runda kończy się, gdy wszyscy spasują. Wygrywa wyższa siła całkowita; przegrany usuwa znacznik porażki, a przy remisie robi to oboje graczy, chyba że wygrywa go Nilfgaard. Potem wszystkie karty z pola bitwy, także karty pogody i inne karty specjalne, trafiają na stosy kart odrzuconych, z wyjątkiem tych, które zatrzymuje jakaś zdolność. { $after_draw ->
        [last-to-pass] Następną rundę rozpoczyna zwycięzca, a po remisie ten, kto spasował jako ostatni.
       *[other-player] Następną rundę rozpoczyna zwycięzca, a po remisie ten, kto nie rozpoczynał poprzedniej.
    }

game-end = Koniec rozgrywki
    .rule = Rozgrywka kończy się, gdy któryś z graczy nie ma już znacznika porażki; wygrywa ten, komu jakiś został. Dlatego rund jest najwyżej trzy. { $double_draw ->
        [replay] Jeśli oboje graczy jednocześnie straci ostatni znacznik, rozgrywkę powtarza się z tymi samymi taliami i dowódcami, od dobrania kart na rękę. Jeśli i trzecia powtórka zakończy się bez rozstrzygnięcia, jest remis.
       *[draw] Jeśli oboje graczy jednocześnie straci ostatni znacznik, rozgrywka kończy się remisem.
    }

deck-building = Budowanie talii
    .rule = { $deck_limits ->
        [deck-2] Wybierasz 1 dowódcę i talię z co najmniej 30 kart, w tym najwyżej 7 bohaterów i najwyżej 10 kart specjalnych (razem z kartami pogody); dowódcy i talii pobocznej się nie wlicza.
       *[deck-1] Wybierasz 1 dowódcę i talię z co najmniej 22 kart jednostek (razem z bohaterami) i najwyżej 10 kart specjalnych (razem z kartami pogody).
    } Wszystkie karty należą do zestawu twojej frakcji i żadnej nie ma w talii więcej niż w kolekcji. { $card_pool ->
        [storm-in-skellige] Karty pochodzą z wydania z 2025 roku, a Skelligijski sztorm może mieć w talii tylko Skellige.
        [witcher3] Karty pochodzą z kolekcji z gry wideo.
       *[edition-2025] Karty pochodzą z wydania z 2025 roku.
    } { $roach ->
        [no] Płotki się nie używa.
       *[yes] Jest wśród nich Płotka, którą przyzywają Geralt i Ciri.
    } { $leader_pool ->
        [witcher3] Do wyboru jest 22 dowódców z gry wideo.
       *[all] Do wyboru jest wszystkich 25 dowódców.
    }

## Opcje zestawu zasad: tytuł, co rozstrzyga, i wartości, które czyta się „tytuł: wartość”

option-here = Przy tym stole: { $value }.

option-deck-limits = Ograniczenia talii
    .rule = Rozstrzyga, ile kart, jednostek, bohaterów i kart specjalnych musi albo może mieć talia.
option-deck-limits-deck-1 = co najmniej 22 jednostki, najwyżej 10 kart specjalnych
option-deck-limits-deck-2 = co najmniej 30 kart, najwyżej 7 bohaterów i 10 kart specjalnych

option-redraw-returns = Wymienione karty
    .rule = Rozstrzyga, dokąd trafiają karty odrzucone podczas wymiany.
option-redraw-returns-shuffled = wtasowane do talii po wymianie
option-redraw-returns-bottom = od razu na spód talii

option-toss-winner = Zwycięzca rzutu monetą
    .rule = Rozstrzyga, czy zwycięzca rzutu monetą sam rozpoczyna, czy wybiera, kto to zrobi.
option-toss-winner-starts = rozpoczyna
option-toss-winner-chooses = wybiera, kto rozpocznie

option-start-settled = Wyłonienie pierwszego gracza
    .rule = Rozstrzyga, czy patrząc na swoją rękę, wiesz już, kto rozpocznie.
option-start-settled-before-deal = przed dobraniem kart na rękę
option-start-settled-after-redraw = po wymianie kart

option-scoiatael = Wybór Scoia’tael
    .rule = Rozstrzyga, kiedy Scoia’tael decyduje, kto rozpocznie, i co się dzieje, gdy oboje graczy gra tą frakcją.
option-scoiatael-game-start = na początku rozgrywki; przy dwóch graczach Scoia’tael rzut monetą wskazuje, kto wybiera
option-scoiatael-game-start-two-cancel = na początku rozgrywki; zdolności dwóch graczy Scoia’tael znoszą się
option-scoiatael-once-any-round = raz w rozgrywce, przed dowolną rundą

option-after-draw = Po zremisowanej rundzie
    .rule = Rozstrzyga, kto rozpoczyna rundę po remisie.
option-after-draw-other-player = rozpoczyna ten, kto nie rozpoczynał poprzedniej
option-after-draw-last-to-pass = rozpoczyna ten, kto spasował jako ostatni

option-double-draw = Rozgrywka bez zwycięzcy
    .rule = Rozstrzyga, co się dzieje, gdy oboje graczy jednocześnie traci ostatni znacznik porażki.
option-double-draw-draw = kończy się remisem
option-double-draw-replay = jest powtarzana

option-muster-from-hand = Braterstwo przyzywa z ręki
    .rule = Rozstrzyga, czy braterstwo sprowadza karty nie tylko z talii, lecz także z ręki.
option-muster-from-hand-yes = tak
option-muster-from-hand-no = nie, tylko z talii

option-agile-rows = Rzędy dla zręczności
    .rule = Rozstrzyga, do których rzędów możesz zagrać jednostkę ze zdolnością zręczności.
option-agile-rows-close-ranged = bliskiego starcia i dalekiego zasięgu
option-agile-rows-all = wszystkie trzy

option-unit-horn-doubles-itself = Jednostka z rogiem podwaja własną siłę
    .rule = Rozstrzyga, czy jednostka ze zdolnością rogu dowódcy podwaja także własną siłę.
option-unit-horn-doubles-itself-yes = tak
option-unit-horn-doubles-itself-no = nie, tylko siłę pozostałych

option-bran-rounding = Zaokrąglanie u Króla Brana
    .rule = Rozstrzyga, jak zaokrągla się połowę siły, którą niepogoda zostawia jednostkom Króla Brana.
option-bran-rounding-up = w górę (z 7 robi się 4)
option-bran-rounding-down = w dół (z 7 robi się 3)

option-mardroeme-shares-row = Mardroeme może dzielić rząd
    .rule = Rozstrzyga, czy w jednym rzędzie może leżeć kilka kart specjalnych: Róg dowódcy i karty Mardroeme.
option-mardroeme-shares-row-yes = tak, z Rogiem dowódcy albo z innym Mardroeme
option-mardroeme-shares-row-no = nie, jedna karta specjalna w rzędzie

option-covered-weather = Pogoda bez dodatkowego efektu
    .rule = Rozstrzyga, co się dzieje z kartą pogody, której rzędy obejmuje już inna pogoda.
option-covered-weather-lies = zostaje na polu kart pogody
option-covered-weather-discarded = jest od razu odrzucana

option-avenger-leaves-to = Karty wezwane z zaświatów po opuszczeniu pola bitwy
    .rule = Rozstrzyga, dokąd trafia odrzucona karta wezwana z zaświatów.
option-avenger-leaves-to-discard-pile = trafiają na stos kart odrzuconych
option-avenger-leaves-to-out-of-game = trafiają poza rozgrywkę

option-side-deck-supply = Zasób talii pobocznej
    .rule = Rozstrzyga, czy karty talii pobocznej mogą się wyczerpać.
option-side-deck-supply-printed = tyle kart, ile wydrukowano
option-side-deck-supply-unlimited = nigdy się nie wyczerpuje

option-weather-leaders = Dowódcy sprowadzający pogodę
    .rule = Rozstrzyga, czy dowódca sprowadzający pogodę potrzebuje jej karty w talii.
option-weather-leaders-from-deck = zagrywają kartę z talii
option-weather-leaders-of-themselves = sami działają jak pogoda

option-leader-effects = Zdolności dowódców
    .rule = Rozstrzyga, w której wersji działają zdolności dowódców.
option-leader-effects-book = jak w wydaniu z 2025 roku
option-leader-effects-klub = jak w Gwint Klubie
option-leader-effects-video = jak w grze wideo

option-leader-pool = Wybór dowódców
    .rule = Rozstrzyga, których dowódców można wybrać.
option-leader-pool-all = wszystkich 25
option-leader-pool-witcher3 = 22 z gry wideo

option-card-pool = Wybór kart
    .rule = Rozstrzyga, z jakiej kolekcji buduje się talie.
option-card-pool-edition-2025 = wydanie z 2025 roku
option-card-pool-storm-in-skellige = wydanie z 2025 roku, Skelligijski sztorm tylko dla Skellige
option-card-pool-witcher3 = kolekcja z gry wideo

option-roach = Płotka
    .rule = Rozstrzyga, czy Geralt i Ciri przyzywają Płotkę.
option-roach-yes = w grze, przyzywana przez Geralta i Ciri
option-roach-no = poza grą

## Zestawy zasad

ruleset-legendary = Legendarna gra karciana
    .rule = Zasady stołowego wydania z 2025 roku.
ruleset-klub = Gwint Klub
    .rule = Zasady czeskiego Gwint Klubu, wersja 1.0 z 2017 roku.
ruleset-witcher3 = Wiedźmin 3
    .rule = Zasady z gry wideo „Wiedźmin 3: Dziki Gon”, w której Gwint pojawił się po raz pierwszy.
ruleset-house = Zasady domowe
    .rule = Zestaw zasad, w którym przy waszym stole zmieniono co najmniej jedną opcję.

holds-built = tylko dla zbudowanej przez ciebie talii, nie dla całych zestawów
holds-person = tylko dla ciebie, nie dla wirtualnego przeciwnika
holds-ordinary = dla ciebie oraz dla tych dowódców wirtualnego przeciwnika, którzy nie mają w solo własnego działania
holds-advanced = wraz z ograniczeniami zaawansowanego budowania talii

## Tryby

mode-duel = Pojedynek
    .rule = Dwoje graczy, po dwa znaczniki porażki: wygrywa ten, komu jako jedynemu jakiś zostanie.

mode-ffa-3 = Każdy na każdego, troje graczy
    .rule = Troje graczy, każdy gra dla siebie: za każdego przeciwnika pokonanego w rundzie jest punkt, a wygrywają 4 punkty.

mode-ffa-4 = Każdy na każdego, czworo graczy
    .rule = Czworo graczy, każdy gra dla siebie: za każdego przeciwnika pokonanego w rundzie jest punkt, a wygrywa 5 punktów.

mode-ffa-5 = Każdy na każdego, pięcioro graczy
    .rule = Pięcioro graczy, każdy gra dla siebie: za każdego przeciwnika pokonanego w rundzie jest punkt, a wygrywa 6 punktów.

mode-team = Dwoje na dwoje
    .rule = Dwie drużyny po dwoje graczy: partnerzy mają wspólną armię, wspólny stos kart odrzuconych i dwa znaczniki porażki i widzą nawzajem swoje ręce.

mode-solo = Solo
    .rule = Grasz w pojedynkę z wirtualnym przeciwnikiem, który nie ma ręki i zagrywa wierzchnią kartę swojej talii.

mode-solo-leaders = Solo z dowódcami
    .rule = Grasz w pojedynkę z wirtualnym przeciwnikiem, który odkrywa dowódcę, gdy na koniec rundy prowadzisz.

mode-match = Mecz turniejowy
    .rule = Każdy gracz przynosi trzy talie różnych frakcji; mecz wygrywają dwie wygrane rozgrywki z trzech.

ffa-rounds = Każdy na każdego – rundy i punkty
    .rule = Tury rozgrywa się po kolei, aż wszyscy spasują. Nie ma znaczników porażki ani limitu rund. Za rundę dostajesz 1 punkt za każdego przeciwnika o niższej sile całkowitej; Nilfgaard pokonuje też tych, z którymi remisuje. Cel to liczba graczy plus 1; jeśli osiągnie go kilka osób, wygrywa najwięcej punktów. Rozgrywka kończy się też po rundzie, w której nikt nic nie zrobił, lub gdy nikt już nic nie może; wygrywa najwięcej punktów, równi dzielą się zwycięstwem.

ffa-cards = Każdy na każdego – karty i frakcje
    .rule = Kto zagrywa szpiega, wybiera przeciwnika, nawet takiego, który spasował. Pożogę rzędu sprawdza się osobno dla każdego; dowódca, który wskazuje przeciwnika, dotyczy jednego wybranego, pasywny – wszystkich. Pierwszą rundę rozpoczyna ktoś losowy, chyba że decyduje Scoia’tael; następne ten, kto zdobył najwięcej punktów. Królestwa Północy dobierają po pokonaniu co najmniej 2 osób, Potwory zatrzymują jednostkę co rundę, Skellige wraca tylko przed trzecią.

team-sides = Dwoje na dwoje – strony i tury
    .rule = Partnerzy siedzą naprzeciw siebie, a tury idą dookoła stołu; kto spasował, jest pomijany. Partnerzy grają różnymi frakcjami. Mają wspólne rzędy, stos kart odrzuconych i dwa znaczniki porażki; ręka, talia i dowódca są własne, ale partnerzy cały czas widzą nawzajem swoje ręce. Runda kończy się, gdy spasuje cała czwórka. Następną zaczyna pierwszy ze zwycięzców po tym, kto zaczynał ostatnio; po remisie – następny przy stole.

team-cards = Dwoje na dwoje – karty i frakcje
    .rule = Więź i róg działają na całą stronę, wskrzeszenie sięga do wspólnego stosu, a Manekin może zabrać jednostkę partnera. Kto zagrywa kartę, ten za nią wybiera, dobiera i przyzywa. U Potworów zostaje tylko karta Potworów albo szpieg wroga, u Skellige wracają tylko karty Skellige albo szpiedzy wroga; Nilfgaard w obu drużynach nie działa. Biały Płomień blokuje też dowódcę partnera. Dowódca, który zagląda do ręki, wybiera jednego przeciwnika.

solo-turns = Solo – tury i rundy
    .rule = Obie strony używają całego zestawu frakcji albo przynosisz talię; twoja nie ma pogody poza Czystym niebem. Przeciwnik nie ma ręki: rozpoczyna każdą rundę i po każdej twojej turze zagrywa wierzchnią kartę talii, a po pogodzie jeszcze jedną. Gdy spasujesz, ma ostatnią turę i runda się kończy. Jako Scoia’tael rozpoczynasz pierwszą rundę i każdą po rundzie wygranej. Znaczniki porażki i remisy są jak zwykle.

solo-cards = Solo – karty przeciwnika
    .rule = Każdą kartę zagrywa tak, by jego przewaga nad tobą wzrosła najbardziej; przy równości do najpełniejszego rzędu, potem losowo. Jego szpiedzy zagrywają obie dobrane karty, braterstwo przyzywa jedną, Pożoga niszczy tylko twoją stronę, a jednostki ze zręcznością przechodzą, gdy mu to służy. Pod jego Manekinem leży zakryta karta, zagrywana na koniec rundy. Królestwa Północy po wygranej rundzie zagrywają w pierwszej turze dwie karty.

solo-leader-pile = Solo – dowódcy przeciwnika
    .rule = W solo z dowódcami dowódcy jego frakcji leżą w potasowanym zakrytym stosie. Gdy na koniec rundy prowadzisz, odkrywa się wierzchniego i używa go tak, jak najlepiej mu służy; jeśli nadal prowadzisz, wygrywasz rundę. Użyty dowódca wypada z gry. Pasywni liczą się tylko w tej rundzie, z wyjątkiem Białego Płomienia.

match-decks = Mecz turniejowy – talie
    .rule = Przynosisz trzy talie trzech różnych frakcji, każdą według zaawansowanego budowania talii; żaden bohater nie może być w dwóch z nich. Rzut monetą rozstrzyga, kto pierwszy wskaże talię, potem robi to druga osoba. Frakcja i dowódca są jawni po wskazaniu, karty nie. Talia przez cały mecz ma tego samego dowódcę.

match-games = Mecz turniejowy – rozgrywki
    .rule = Mecz wygrywają dwie wygrane rozgrywki. Talii, która wygrała, nie używa się ponownie: przed następną rozgrywką zwycięzca wskazuje inną, potem talię wskazuje przegrany, może tę samą. Zremisowaną rozgrywkę powtarza się tymi samymi taliami i nie liczy się ona nikomu; jeśli i druga powtórka skończy się remisem, rozstrzyga rzut monetą.

advanced-building = Zaawansowane budowanie talii
    .rule = Poza zwykłymi ograniczeniami talia ma najwyżej 5 kart specjalnych, 2 szpiegów i 2 karty wskrzeszenia oraz łącznie najwyżej 130 siły z kart. Bohaterowie wliczają się do wszystkiego, karty talii pobocznej do niczego.

### What `gwint serve` says, and what the server’s guards refuse.

serve-address = Stoły są otwarte pod adresem: { $url }
serve-invite = Inni trafią tu przez ten odnośnik: { $url }
serve-alone = Wejść można tylko z tego komputera. Aby wpuścić innych: { $option }
serve-data = Dane leżą w folderze: { $folder }
serve-stop = Serwer zatrzymasz klawiszami Ctrl-C.
serve-no-page = Serwer działa, ale jego strona nie została jeszcze zbudowana. Zbuduj ją poleceniem: { $command }

fault-server-missing = Serwer nie jest w pełni zainstalowany (brakuje: { $module }). Zainstaluj go poleceniem: { $command }
fault-port-in-use = Inny program już tam nasłuchuje: { $host }, port { $port }. Zatrzymaj go albo wybierz inny port.
fault-cannot-listen = Serwer nie może tam nasłuchiwać: { $host }, port { $port }. Przyczyna: { $reason }.
fault-wrong-origin = Żądanie pochodzi ze strony innej witryny: { $origin }.
fault-too-many-sockets = Z twojego adresu jest zbyt wiele połączeń; dozwolonych jest najwyżej { $most }.

### Rekomendowane zestawy kart: nazwa i sposób na zwycięstwo.

starter-monsters-swarm = Pomiot z Velen
    .plan = Jedno braterstwo przyzywa z talii całą sforę, a jeden róg nad zatłoczonym rzędem bliskiego starcia zmienia ją w hordę.

starter-monsters-wild-hunt = Zima Dzikiego Gonu
    .plan = Mróz i mgła powalają obie armie, a siedmioro bohaterów, których żadna pogoda nie tknie, zmiata resztę z pola.

starter-nilfgaard-legions = Czarne legiony
    .plan = Brygady połączone więzią rosną z każdym towarzyszem, róg podwaja ich siłę, a Biały Płomień zostawia przeciwnika bez dowódcy.

starter-nilfgaard-spies = Oczy cesarza
    .plan = Szpiedzy, manekiny i wskrzeszenia dają kartę za kartą, aż w ostatniej rundzie przeciwnik staje do walki z pustą ręką.

starter-northern-realms-blue-stripes = Bracia w błękicie
    .plan = Komandosi i łowcy smoków walczą ramię w ramię i w trójkę każdy z nich wart jest trzech, a Foltest przegania z nieba każdą pogodę.

starter-northern-realms-siege = Oblężenie Vergen
    .plan = Katapulty i machiny zapełniają rząd oblężenia, mistrzowie oblężeń dodają im sił, a róg Foltesta wszystko to podwaja.

starter-scoiatael-archers = Strzały z lasu
    .plan = Cała armia strzela z rzędu dalekiego zasięgu przy Milvie i dźwięku rogu, a mróz trzyma w szachu miecze wroga.

starter-scoiatael-mahakam = Mur tarcz Mahakamu
    .plan = Krasnoludy i przemytnicy nadciągają tłumnie, Isengrim dodaje wszystkim ducha, a Królowa Dol Blathanna pali najsilniejszych, którzy stają im na drodze.

starter-skellige-berserkers = Niedźwiedzie ze Skellige
    .plan = Mardroeme zmienia młodych berserkerów w niedźwiedzie, które walczą jak jeden mąż, a Cerys sprowadza tarczowniczki, by utrzymały linię.

starter-skellige-storm = Sztorm nad wyspami
    .plan = Wojownicy Brana tracą przez złą pogodę tylko połowę siły, więc sprowadź ją całą i niech drakkary i klany prują przez fale.

### Co serwer mówi o swoich stołach. Po jednym nagłówku na każde jego pomieszczenie.

## Przechowywanie

fault-disk-full = Dysk serwera jest pełny: nic się nie zmieniło. Spróbuj ponownie, gdy znajdzie się miejsce.
fault-store-failed = Danych nie można odczytać lub zapisać i nic się nie zmieniło. Przyczyna: { $reason }.
fault-store-closed = Serwer kończy pracę i niczego już nie zapisuje.
fault-data-in-use = Inny proces trzyma już swoje stoły w tym folderze (numer procesu: { $pid }): { $folder }. Zatrzymaj go albo wybierz inny folder.
fault-data-folder = Nie można użyć folderu na dane ({ $reason }): { $folder }.
fault-data-newer = Te dane zapisał nowszy gwint (wersja pliku: { $version }): { $file }. Zainstaluj nowszą wersję albo wybierz inny folder.

## Drzwi

fault-bad-request = Żądanie nie ma oczekiwanej postaci (miejsce: { $path }; przyczyna: { $reason }).
fault-not-found = Pod tym adresem nic nie ma.
fault-wrong-method = Tego adresu nie można użyć w ten sposób.
fault-too-large = Żądanie jest za duże.
fault-server-error = Na serwerze coś poszło nie tak. Przyczyna jest w jego dzienniku.
fault-unknown-language = Nie ma języka „{ $text }”. Języki: { $languages }.
fault-deck-too-large = Talia jest za duża (karty: { $cards }); dozwolonych jest najwyżej { $most }.

## Boty

fault-bot-not-loaded = Bota nie można wczytać: { $bot } ({ $program }). Przyczyna: { $reason }.

## Co dzieje się przy stole

table-sat-down = { $name } siada przy stole.
table-bot-sat-down = Na miejscu { $number } gra odtąd bot: { $bot }.
table-stood-up = Miejsce { $number } znów jest wolne.
table-got-ready = { $ready ->
    [yes] { $player }: można zaczynać.
   *[no] { $player }: jeszcze chwila.
}
table-changed-terms = { $listed ->
    [yes] Stół jest otwarty dla wszystkich
   *[no] Stół jest otwarty dla tych, którzy mają link
}; { $spectators ->
    [yes] widzowie mogą się przyglądać.
   *[no] nikt inny nie może się przyglądać.
}
table-began-game = Wszyscy są gotowi: karty zostają rozdane.
table-offered = { $offer ->
    [take-back] { $player } prosi o cofnięcie ostatniego ruchu.
   *[rematch] { $player } proponuje rewanż.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } zgadza się na cofnięcie ruchu.
   *[rematch] { $player } przyjmuje rewanż.
}
table-declined-offer = { $offer ->
    [take-back] { $player }: ruch zostaje.
   *[rematch] { $player }: rewanżu nie będzie.
}
table-took-back = { $count ->
    [one] Ostatni ruch zostaje cofnięty ({ $player }).
    [few] Ostatnie { $count } ruchy zostają cofnięte ({ $player }).
   *[many] Ostatnich { $count } ruchów zostaje cofniętych ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player }: czas minął, przegrana { $game ->
        [yes] w tej rozgrywce meczu.
       *[no] w tej grze.
    }
    [left] { $player }: gracza nie ma, przegrana { $game ->
        [yes] w tej rozgrywce meczu.
       *[no] w tej grze.
    }
   *[resigned] { $player } poddaje { $game ->
        [yes] tę rozgrywkę meczu.
       *[no] grę.
    }
}
table-ran-out = { $player }: czas minął, odtąd tylko pasuje.
table-left = { $player } odchodzi od stołu na dobre.
table-closed = Stół jest zamknięty.
table-interrupted = Gra nie może toczyć się dalej według obecnych zasad. Jej zapis nadal można przeczytać.
table-rematched = Rewanż toczy się przy innym stole: { $table }.
table-result = { $how ->
    [resigned] { $by } poddaje się. Wygrywa: { $winners }.
    [time] { $by }: czas minął. Wygrywa: { $winners }.
    [left] { $by }: gracza nie ma. Wygrywa: { $winners }.
    [abandoned] Przerwano: nikt nie wygrywa.
    [unfinished] Jeszcze nie skończono.
   *[on-table] { $count ->
        [0] Remis.
        [one] Wygrywa: { $winners }.
       *[other] Wygrywają: { $winners }.
    }
}

## Czego stół odmawia

fault-table-phase = Teraz to niemożliwe: { $phase ->
    [waiting] gra się jeszcze nie zaczęła.
    [playing] gra się toczy.
    [over] gra jest skończona.
    [closed] stół jest zamknięty.
   *[interrupted] grę przerwano.
}
fault-seat-taken = To miejsce jest zajęte: { $seat }.
fault-table-not-ready = Nie wszyscy są gotowi do gry.
fault-cannot-take-back = Nie masz ruchu, który można by cofnąć: od tamtej pory dobrano lub pokazano kartę.
fault-cannot-claim = Zwycięstwa można zażądać tylko w pojedynku dwóch osób.
fault-offer-stands = Inna propozycja czeka na odpowiedź – { $offer ->
    [take-back] cofnięcie ruchu
   *[rematch] rewanż
} ({ $seat }).
fault-no-offer = Nie ma propozycji, na którą można by odpowiedzieć.
fault-deck-faults = { $faults_count ->
    [0] Nie znaleziono talii, którą można by zagrać przy tym stole.
   *[other] { $faults }
}
fault-no-such-seat = Przy tym stole nie ma takiego miejsca. Miejsca: { $seats }.
fault-not-your-seat = Na tym miejscu gra ktoś inny: { $seat }.
fault-not-your-table = Mogą to zrobić tylko ci, do których należy stół.
fault-not-away = Gracz wciąż tu jest albo nie ma go od niedawna ({ $seat }). Trzeba odczekać: { $seconds } s.
fault-unknown-bot = Nie ma bota „{ $bot }”. Boty: { $bots }.
fault-stale-question = Pytanie tymczasem się zmieniło (odpowiedź na: { $question }; teraz: { $asked }). Spójrz na stół jeszcze raz.
fault-no-such-table = Nie ma stołu „{ $table }”.
fault-no-hello = Zanim zażądasz czegoś od stołu, przywitaj się: najpierw wyślij „hello”.
fault-no-spectators = Temu stołowi nie można się przyglądać.
fault-no-owner = Serwer jeszcze cię nie zna. Otwórz jego stronę ponownie albo wyślij swój token.
fault-too-many-tables = Masz zbyt wiele stołów, przy których ktoś czeka lub gra. Najpierw skończ grę przy którymś albo go zamknij.
fault-game-goes-on = Gra się jeszcze toczy: przeczytasz to, gdy się skończy.
fault-too-fast = Za dużo naraz. Spróbuj ponownie za { $seconds } s.
fault-no-hints = Przy tym stole nie ma podpowiedzi.
fault-no-advice = Nie udało się znaleźć odpowiedzi na czas. Spróbuj jeszcze raz.
fault-too-many-reviews = Trwa już inna twoja analiza. Poczekaj na nią albo ją przerwij.

## Czego odmawia łącze

fault-wire-kind = „{ $value }” nie jest rodzajem rzeczy, która tam pasuje. Oczekiwano: { $expected }.
fault-wire-value = „{ $value }” tam nie pasuje. Oczekiwano: { $expected }.
fault-wire-key = Nie ma pola „{ $value }”. Pola: { $expected }.
fault-wire-missing = Czegoś brakuje. Pola, które trzeba podać: { $missing }.
fault-wire-name = „{ $value }” nie jest nazwą niczego, co tam pasuje.

## Ustawienia

fault-setting-value = Ustawienie { $setting } nie może mieć wartości „{ $value }”.

## Miejsca na innych urządzeniach, zakończone rozgrywki i zachowane talie

fault-no-such-link = Ten link został już użyty albo jest za stary. Utwórz nowy na urządzeniu, na którym jest to miejsce.
fault-no-such-record = Nie ma zapisu „{ $record }” albo nie jest już przechowywany.
fault-no-such-step = Ta rozgrywka nie ma kroku { $step }. Liczba kroków: { $steps }, licząc od 0.
fault-no-game = Nie ma tu na stole żadnej rozgrywki.
fault-no-such-deck = Tej talii nie zapisano albo już jej nie ma.
fault-too-many-decks = Twoje zapisane talie: { $decks }, a można mieć ich najwyżej { $most }. Najpierw usuń którąś z nich.

### Strona w przeglądarce.

## Co leży na stole, dla tych, którzy to słyszą

board-hand = Ręka: { $count }
board-deck = Talia: { $count }
board-pile = Stos kart odrzuconych: { $count }
board-gems = Znaczniki porażki: { $count }
board-points = Punkty: { $count }
board-total = Suma: { $count }
board-passed = Pas
board-round = { $round ->
    [0] Przed pierwszą rundą
   *[other] Runda { $round }
}
board-weather = Pogoda
board-clear = Czyste niebo
board-row = { $row ->
    [close] Rząd bliskiego starcia
    [ranged] Rząd dalekiego zasięgu
   *[siege] Rząd oblężenia
}
board-unit = { $card }: { $strength }
board-horn = Róg dowódcy
board-turn = Na ruchu
board-used = Dowódca użyty
board-cancelled = Dowódca zablokowany
board-face = Zakryte: { $count }
board-enlarge = Obejrzyj z bliska
board-leaders = Pozostali dowódcy: { $count }
board-play-here = Zagraj tutaj: { board-row }
