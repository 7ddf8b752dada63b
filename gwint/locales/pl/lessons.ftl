### The rulebook that teaches: a worked first game, example turns and the other ways to play. Numbers and names of cards
### are arguments, computed from the table of the lesson.

## The players of a lesson

lesson-you = Ty
lesson-partner = Partner
lesson-opponent = { $number ->
    [0] Przeciwnik
   *[other] Przeciwnik { $number }
}

## Pieces of captions: numbers of cards and points

lesson-own-cards = { $own_hand ->
    [one] { $own_hand } kartę
    [few] { $own_hand } karty
   *[many] { $own_hand } kart
}
lesson-own-points = { $own_points ->
    [one] { $own_points } punkt
    [few] { $own_points } punkty
   *[many] { $own_points } punktów
}
lesson-third-points = { $third_points ->
    [one] { $third_points } punkt
    [few] { $third_points } punkty
   *[many] { $third_points } punktów
}

## Introduction

learn-title = Naucz się grać w Gwinta
learn-about = Jeśli Gwint jest dla ciebie nowością, przeczytaj „Grę w minutę” i prześledź swoją pierwszą rozgrywkę od początku do końca: potem możesz już grać. Pozostałe rozdziały pokazują każdą zdolność na przykładowej turze, wyjaśniają inne sposoby gry i wymieniają wszystkie karty.
learn-need = Potrzebne są dwie talie i dwóch dowódców. W drukowanym wydaniu z 2025 roku karty oznaczone białą gwiazdką tworzą rekomendowany zestaw kart każdej frakcji. Przy stole programu gwint, w przeglądarce albo w terminalu, wystarczy wybrać taki zestaw, a całą siłę policzy za ciebie program.
learn-boards = Na rysunkach twoja strona jest na dole, a strona przeciwnika u góry. Przy każdym rzędzie podana jest jego siła, a potem karty z ich siłą: 4→8 to czwórka z karty, która wzrosła do ósemki, a ★ oznacza bohatera (to nie to samo co biała gwiazdka na drukowanych kartach, znak rekomendowanego zestawu). 2× to dwa egzemplarze karty. ◆ to znacznik porażki, który gracz jeszcze ma, a ◇ – znacznik już stracony. Nawiasy kwadratowe pokazują, co działa na cały rząd, a ► wskazuje, czyja jest tura (na początku: obu graczy).
learn-leaders = To tylko przykłady: wszystkich dowódców każdej frakcji podaje lista kart. Niektórych aktywnych dowódców można użyć tylko pod pewnym warunkiem.
learn-more = Więcej: { $commands }

## The game in a minute

learn-minute-1 = Gwint to gra karciana dla dwojga. Dwie armie spotykają się na polu bitwy, a rundę wygrywa silniejsza. Za każdą rundę, której nie wygrasz, tracisz znacznik porażki, a kto nie ma już żadnego, przegrywa rozgrywkę.
learn-minute-2 = Grasz talią jednej frakcji, której przewodzi jeden z jej dowódców. Na początku dobierasz 10 kart. Muszą ci wystarczyć na całą rozgrywkę: później dobierasz karty tylko dzięki zdolnościom.
learn-minute-3 = Większość kart to jednostki: wojownicy o określonej sile. Po twojej stronie pola bitwy są trzy rzędy, każdy z własnym symbolem: bliskiego starcia (miecz), dalekiego zasięgu (łuk) i oblężenia (katapulta). Jednostka trafia do rzędu, którego symbol ma na karcie, a jej siła liczy się do twojej siły całkowitej.
learn-minute-4 = W swojej turze robisz dokładnie jedną rzecz: zagrywasz kartę, używasz dowódcy (większości dowódców raz w rozgrywce) albo pasujesz.
learn-minute-5 = Jeśli spasujesz, nie rozgrywasz już tur w tej rundzie, ale przeciwnik może grać dalej. Gdy spasują obie strony, rundę wygrywa ta z wyższą siłą całkowitą. Przegrany usuwa jeden ze swoich dwóch znaczników porażki; przy remisie oboje graczy usuwa po jednym.
learn-minute-6 = Potem pole bitwy zostaje uprzątnięte, a następna runda zaczyna się z kartami, które ci zostały. Na tym polega sztuka: wygrać rundę niewielką liczbą kart albo przegrać ją, wydając ich jeszcze mniej.

## Your first game

lesson-first-game-1 = Zobaczysz teraz całą rozgrywkę, ruch po ruchu. Ty grasz Królestwami Północy, a przeciwnik Potworami. Obie talie są potasowane i każdy gracz ma na ręce { lesson-own-cards }; widzisz swoją rękę, ale nie rękę przeciwnika. Każdy gracz ma też dwa znaczniki porażki: za przegraną rundę traci się znacznik, a kto straci oba, przegrywa rozgrywkę. Rzut monetą rozstrzygnął, że pierwsza tura należy do ciebie.
lesson-first-game-2 = Przed pierwszą turą możesz wymienić najwyżej dwie karty z ręki. Liczba na karcie to jej siła, a { $zigrin } ma tylko { $zigrin_printed }. Odkładasz tę kartę na bok i dobierasz zamiast niej wierzchnią kartę talii: { $drawn }.
lesson-first-game-3 = Wymieniasz też kartę { $soldier } i dobierasz kartę { $drawn }. Odłożone karty wtasowuje się z powrotem do talii. Przeciwnikowi odpowiada jego ręka, więc niczego nie wymienia. Zaczyna się pierwsza runda.
lesson-first-game-4 = Każda strona ma trzy rzędy: z przodu rząd bliskiego starcia, za nim rząd dalekiego zasięgu, a z tyłu rząd oblężenia. Symbol pod siłą karty pokazuje, gdzie jest jej miejsce. Zagrywasz kartę { $ves }, która trafia do rzędu bliskiego starcia. Siły wszystkich twoich jednostek składają się na siłę całkowitą. Przeciwnik nie ma jeszcze jednostek, więc prowadzisz { $own } do { $enemy }.
lesson-first-game-5 = Przeciwnik zagrywa kartę { $ghoul }. Wiele kart ma zdolność, którą oznacza drugi symbol. Ta nazywa się braterstwo: karta przywołuje z talii i z ręki inne karty, tutaj wszystkie swoje pozostałe egzemplarze, które od razu się zagrywa. W jednej turze przybyło kilka kart, ale każda ma siłę zaledwie { $ghoul_strength }. Jest { $own } do { $enemy }.
lesson-first-game-6 = Zagrywasz kartę { $commando } o sile { $commando_strength }, a przeciwnik odpowiada kartą { $griffin } o sile { $griffin_strength }. Minimalnie prowadzisz: { $own } do { $enemy }.
lesson-first-game-7 = Zagrywasz drugą kartę { $commando }. Jej zdolność to więź: siłę mnoży się przez liczbę kart o tej nazwie po twojej stronie. Siła obu wzrasta z { $commando_printed } do { $commando_strength }. Prowadzisz { $own } do { $enemy }.
lesson-first-game-8 = Przeciwnik zagrywa kartę pogody { $frost }. Pogoda leży między stronami i działa na ten sam rząd po obu z nich: w rzędach bliskiego starcia siła każdej jednostki spada do 1. Więź nadal działa, ale teraz mnoży jedynkę, więc każda karta { $commando } ma siłę { $commando_strength }. Siły stopniały do { $own } i { $enemy }.
lesson-first-game-9 = Zagrywasz szpiega: kartę { $thaler }. Szpieg walczy po stronie przeciwnika, więc dodaje mu { $thaler_strength } do siły całkowitej. W zamian dobierasz z talii dwie karty: { $drawn }. To dobry interes, bo w trakcie rozgrywki rzadko można zdobyć nowe karty.
lesson-first-game-10 = Przeciwnik zagrywa kartę { $elemental } do rzędu oblężenia, gdzie mróz nie sięga, i prowadzi { $enemy } do { $own }.
lesson-first-game-11 = Możesz grać dalej, ale każdej karty zagranej teraz zabraknie ci w następnych rundach. Masz na ręce { lesson-own-cards }, a przeciwnik tylko { $enemy_hand }. Dlatego pasujesz: w tej rundzie nie rozgrywasz już tur. Celowo oddajesz rundę i zachowujesz dobre karty.
lesson-first-game-12 = Przeciwnik też pasuje i runda się kończy: { $own_round } do { $enemy_round }. Tracisz znacznik porażki. Wszystkie karty z pola bitwy trafiają odkryte na stosy kart odrzuconych. Potwory mają jednak zdolność frakcji: po każdej rundzie jedna losowa jednostka zostaje na polu bitwy. Tym razem zostaje { $stayed }.
lesson-first-game-13 = Zaczyna się druga runda. Następną rundę rozpoczyna zwycięzca poprzedniej, więc pierwszy gra przeciwnik i zagrywa kartę { $fiend }. Nowych kart się nie dobiera. Tę rundę musisz wygrać, bo został ci tylko jeden znacznik porażki.
lesson-first-game-14 = Zagrywasz bohatera: { $philippa }. Bohaterowie są odporni na wszystkie zdolności, dobre i złe: siły tej karty ({ $philippa_strength }) nie zmieni ani pogoda, ani żadna inna karta.
lesson-first-game-15 = Przeciwnik też zagrywa bohatera: { $leshen }. Ty zagrywasz kartę { $reaver } do rzędu dalekiego zasięgu, a przeciwnik dokłada kartę { $frightener }. Przegrywasz { $own } do { $enemy }.
lesson-first-game-16 = Zagrywasz drugą kartę { $reaver }. Ona też ma więź, więc siła obu wzrasta z { $reaver_printed } do { $reaver_strength }. Prowadzisz { $own } do { $enemy }.
lesson-first-game-17 = Przeciwnik zagrywa kolejnego bohatera ({ $draug }) i prowadzi { $enemy } do { $own }. Kończą mu się jednak karty: ty masz na ręce { lesson-own-cards }, a on tylko { $enemy_hand }.
lesson-first-game-18 = Zagrywasz kartę specjalną { $horn }. Karty specjalne nie mają własnej siły. Tę kładzie się na początku jednego z twoich rzędów; do końca rundy podwaja ona siłę jednostek w tym rzędzie: każda karta { $reaver } ma teraz siłę { $reaver_strength }. { $philippa } to bohater, więc róg na tę kartę nie działa: nadal ma siłę { $philippa_strength }. Prowadzisz { $own } do { $enemy }.
lesson-first-game-19 = Kartami, które mu zostały, przeciwnik już cię nie dogoni. Pasuje więc, żeby zachować je na trzecią rundę.
lesson-first-game-20 = Prowadzisz, więc też pasujesz i wygrywasz rundę { $own_round } do { $enemy_round }. Przeciwnik traci znacznik porażki. Twoja frakcja również ma zdolność: Królestwa Północy dobierają kartę po każdej wygranej rundzie. Dobierasz kartę { $drawn }. Po drugiej stronie na polu bitwy zostaje { $stayed }.
lesson-first-game-21 = Trzecia runda rozstrzyga, bo obu stronom został tylko jeden znacznik porażki. Poprzednia runda była twoja, więc zaczynasz: { $catapult } trafia do rzędu oblężenia. Masz jeszcze na ręce { lesson-own-cards }, a przeciwnik tylko { $enemy_hand }: dlatego opłacało się oddać pierwszą rundę.
lesson-first-game-22 = Przeciwnik zagrywa kartę { $hag } i prowadzi { $enemy } do { $own }.
lesson-first-game-23 = Zagrywasz kartę { $medic } ze zdolnością wskrzeszenia. Przywraca ona jednostkę z twojego stosu kart odrzuconych, na którym leżą twoje karty z poprzednich rund. Możesz wybrać każdą jednostkę, która nie jest bohaterem.
lesson-first-game-24 = Wybierasz kartę { $reaver } i od razu zagrywasz ją do jej rzędu. Jedna tura dała ci dwie jednostki; prowadzisz { $own } do { $enemy }.
lesson-first-game-25 = Teraz przeciwnik używa dowódcy. Każdy gracz wybiera jednego przed rozgrywką; dowódca leży odkryty obok rzędów. Większości dowódców można użyć raz w rozgrywce zamiast zagrania karty. Ten zagrywa z talii kartę pogody { $rain }. W rzędach oblężenia siła wszystkich jednostek spada do 1, także twoich kart { $catapult } i { $medic }. Przegrywasz { $own } do { $enemy }.
lesson-first-game-26 = Twój dowódca czeka właśnie na taką chwilę: usuwa wszelką pogodę. Rząd oblężenia odzyskuje pełną siłę i prowadzisz { $own } do { $enemy }.
lesson-first-game-27 = Przeciwnik zagrywa ostatnią kartę: { $maiden }. To za mało: { $own } do { $enemy }. Bez kart i bez dowódcy, którego mógłby użyć, musi spasować.
lesson-first-game-28 = Ty też pasujesz i wygrywasz rundę { $own_round } do { $enemy_round }. Przeciwnik stracił oba znaczniki porażki: rozgrywka jest twoja!

## Example turns: how strength is worked out, and heroes

lesson-strength-1 = { $rain } działa na rzędy oblężenia, a ty masz tam dwie karty { $unit } z więzią. Najpierw liczy się pogoda: { $unit_printed } spada do 1. Potem więź mnoży to przez liczbę tych kart, więc każda ma siłę { $unit_strength }.
lesson-strength-2 = Zagrywasz kartę { $expert } z wysokim morale. Dodaje ona 1 każdej innej jednostce w rzędzie: siła każdej karty { $unit } wzrasta z { $unit_before } do { $unit_strength }.
lesson-strength-3 = Na koniec zagrywasz róg, który podwaja wynik: każda karta { $unit } ma siłę { $unit_strength }. Kolejność jest zawsze ta sama, bez względu na to, co zagrano najpierw: pogoda, więź, wysokie morale, róg. Siła z karty nigdy się nie zmienia; wszystko liczy się od nowa, ilekroć jakaś karta przybywa albo znika.

lesson-kind-hero-1 = { $hero } to bohater; bohaterów poznaje się po gwieździe przy sile. Trwa tura przeciwnika, jest { $own } do { $enemy }.
lesson-kind-hero-2 = Przeciwnik zagrywa kartę { $frost }. Siła karty { $unit } spada z { $unit_before } do { $unit_strength }, ale { $hero } zachowuje siłę { $hero_strength }: bohatera nic nie osłabi.
lesson-kind-hero-3 = Bohatera nic też nie wzmocni. Zagrywasz kartę { $horn } do rzędu bliskiego starcia: siła karty { $unit } podwaja się do { $unit_strength }, a { $hero } nadal ma { $hero_strength }.

## Example turns: abilities

lesson-ability-agile-1 = { $unit } ma zręczność: na karcie są symbole dwóch rzędów, a ty wybierasz jeden z nich, gdy ją zagrywasz. W rzędzie bliskiego starcia { $frost } obniżyłby jej siłę do 1.
lesson-ability-agile-2 = Dlatego zagrywasz ją do rzędu dalekiego zasięgu, gdzie zachowuje siłę { $unit_strength }. Twoja siła całkowita wzrasta z { $own_before } do { $own }. Odtąd karta zostaje w tym rzędzie.

lesson-ability-medic-1 = Na twoim stosie kart odrzuconych leżą trzy karty z poprzedniej rundy. Jedna z nich, { $hero }, to bohater: bohaterów nie można wskrzesić.
lesson-ability-medic-2 = Zagrywasz kartę { $medic } do rzędu oblężenia i szukasz jednostki na stosie kart odrzuconych.
lesson-ability-medic-3 = Wybierasz kartę { $unit } i od razu zagrywasz ją do jej rzędu. Jedna tura dała ci dwie jednostki, a twoja siła całkowita to teraz { $own }.

lesson-ability-morale-boost-1 = Masz dwie jednostki w rzędzie oblężenia, a na ręce kartę { $boost }. Wydaje się słaba: jej siła to tylko { $boost_printed }.
lesson-ability-morale-boost-2 = Po zagraniu dodaje jednak 1 każdej innej jednostce w swoim rzędzie: siła karty { $unit } wzrasta z { $unit_before } do { $unit_strength }. Samej siebie nie wzmacnia. Twoja siła całkowita wzrasta z { $own_before } do { $own }, a więc o więcej, niż wynosi siła z karty.

lesson-ability-muster-1 = Te trzy karty przywołują się nawzajem. Dwie masz na ręce: { $unit } i { $held }; trzecia, { $found }, jest w talii. Lista kart pokazuje, jakie karty przywołuje każda z nich.
lesson-ability-muster-2 = Zagrywasz kartę { $unit }. Przywołuje ona z talii kartę { $found }, a z ręki kartę { $held }, nawet jeśli wolisz zachować ją na później. W jednej turze twoja siła całkowita wzrasta z { $own_before } do { $own }. Potem tasujesz talię.

lesson-ability-spy-1 = { $spy } to szpieg. Jest { $own } do { $enemy }.
lesson-ability-spy-2 = Zagrywasz kartę { $spy } do rzędu oblężenia przeciwnika, a jego siła całkowita wzrasta do { $enemy }. W zamian dobierasz z talii dwie karty: { $drawn }. Jedna karta zagrana, dwie dobrane – a karty są warte więcej niż odrobina siły.

lesson-ability-tight-bond-1 = Po twojej stronie leżą dwie karty { $unit }. Dzięki więzi siła każdej podwaja się z { $unit_printed } do { $unit_strength }. Trzecią masz na ręce.
lesson-ability-tight-bond-2 = Zagrywasz ją: teraz są trzy, więc siła każdej potraja się do { $unit_strength }. Twoja siła całkowita wzrasta z { $own_before } do { $own }.

lesson-ability-commanders-horn-1 = { $bard } ma siłę zaledwie { $bard_printed }, ale niesie róg, który podwaja siłę innych jednostek w rzędzie.
lesson-ability-commanders-horn-2 = Zagrywasz kartę { $bard } do rzędu bliskiego starcia. Siła karty { $unit } wzrasta z { $unit_before } do { $unit_strength }. Własnej siły { $bard } nie podwaja. Twoja siła całkowita to { $own }.
lesson-ability-commanders-horn-3 = Do tego samego rzędu zagrywasz jeszcze kartę specjalną { $horn }. Siły żadnej jednostki nie podwaja się dwa razy, więc { $unit } nadal ma { $unit_strength }. Teraz jednak podwaja się też siła karty { $bard }: do { $bard_strength }. Lepiej byłoby zagrać drugi róg do innego rzędu.

lesson-ability-scorch-row-1 = { $dragon } spala najsilniejszą jednostkę w rzędzie bliskiego starcia przeciwnika, ale tylko wtedy, gdy siła tego rzędu wynosi co najmniej 10.
lesson-ability-scorch-row-2 = Zagrywasz tę kartę. Rząd jest wystarczająco silny. { $hero } to bohater: liczy się do siły rzędu, ale spalić go nie można. Najsilniejsza jednostka poza bohaterami to { $victim } – trafia na stos kart odrzuconych. Gdyby kilka było równie silnych, przepadłyby wszystkie. Jest { $own } do { $enemy }.

lesson-ability-scorch-1 = { $pirate } spala najsilniejszą jednostkę na całym polu bitwy. W tej chwili są to dwie równie silne karty przeciwnika: { $victim }.
lesson-ability-scorch-2 = Zagrywasz tę kartę. Obie karty przeciwnika trafiają na stos kart odrzuconych, a siła całkowita przeciwnika spada z { $enemy_before } do { $enemy }. Z kartą { $pirate } trzeba uważać: gdyby żadna jednostka nie była od niej silniejsza, spaliłaby samą siebie.

lesson-ability-summon-avenger-1 = { $unit } ma siłę { $unit_strength } i wydaje się kartą bez wartości. Przeciwnik spasował, a ty przegrywasz { $own } do { $enemy }.
lesson-ability-summon-avenger-2 = Pasujesz i przegrywasz rundę. Przy uprzątaniu pola bitwy karta { $unit } zostaje odrzucona, a wtedy z talii pobocznej, czyli kilku kart leżących obok pola bitwy, przybywa { $avenger }. W następną rundę wchodzisz z prowadzeniem { $own } do { $enemy }.

lesson-ability-berserker-1 = W twoim rzędzie bliskiego starcia leży karta specjalna { $mardroeme }, a na ręce masz kartę { $unit } o sile zaledwie { $unit_printed }.
lesson-ability-berserker-2 = Zagrywasz kartę { $unit } do tego samego rzędu i przemiana następuje od razu: karta opuszcza rozgrywkę, a jej miejsce zajmuje { $bear } z talii pobocznej, o sile { $bear_strength }. { $bear } ma też wysokie morale, więc siła karty { $ally } wzrasta z { $ally_before } do { $ally_strength }. Twoja siła całkowita to { $own }.

lesson-ability-mardroeme-1 = W twoim rzędzie dalekiego zasięgu leżą dwie karty { $unit } ze zdolnością berserkera. Każda ma siłę zaledwie { $unit_strength }.
lesson-ability-mardroeme-2 = Do tego samego rzędu zagrywasz bohatera ze zdolnością mardroeme: { $druid }. Obaj berserkerzy przemieniają się: zamiast każdego przybywa karta { $bear }. Karty te mają więź, więc siła każdej wzrasta z { $bear_printed } do { $bear_strength }. Twoja siła całkowita wzrasta z { $own_before } do { $own }.

## Example turns: special cards

lesson-special-decoy-1 = Przeciwnik przysłał na twoją stronę szpiega, kartę { $spy }, i spasował. Szpieg dodaje ci { $spy_strength } do siły całkowitej, ale można go wykorzystać lepiej.
lesson-special-decoy-2 = Zagrywasz kartę { $decoy } i wymieniasz ją na kartę { $spy }: szpieg trafia na twoją rękę, a jego miejsce zajmuje { $decoy } o sile 0. Twoja siła całkowita spada z { $own_before } do { $own }.
lesson-special-decoy-3 = W następnej turze odsyłasz szpiega i dobierasz dwie karty: { $drawn }. Możesz też zabrać na rękę własną jednostkę i drugi raz skorzystać z jej zdolności, na przykład ze wskrzeszenia.

lesson-special-commanders-horn-1 = Masz dwie jednostki w rzędzie oblężenia, a na ręce kartę { $horn }. Jest { $own } do { $enemy }.
lesson-special-commanders-horn-2 = Zagrywasz kartę { $horn } do rzędu oblężenia. Leży ona na początku rzędu i podwaja siłę wszystkich jego jednostek, także tych, które zagrasz później w tej rundzie: siła karty { $unit } wzrasta z { $unit_before } do { $unit_strength }. Prowadzisz { $own } do { $enemy }.

lesson-special-scorch-1 = { $scorch } spala najsilniejszą jednostkę na całym polu bitwy, bez względu na to, czyja jest. Trzy jednostki mają tę samą siłę { $first_strength }: po stronie przeciwnika { $first } i { $second }, a po twojej { $own_victim }.
lesson-special-scorch-2 = Wszystkie trzy trafiają na stosy kart odrzuconych. Twoja siła całkowita spada z { $own_before } do { $own }, a przeciwnika z { $enemy_before } do { $enemy }. Potem odrzuca się też kartę { $scorch }.

lesson-special-mardroeme-1 = W twoim rzędzie bliskiego starcia leży { $unit } o sile { $unit_strength }. Przegrywasz { $own } do { $enemy }.
lesson-special-mardroeme-2 = Zagrywasz do tego rzędu kartę { $mardroeme }. { $unit } się przemienia: opuszcza rozgrywkę, a z talii pobocznej przybywa { $bear } o sile { $bear_strength }. Przemieni się też każdy berserker, którego zagrasz do tego rzędu później w tej rundzie. Prowadzisz { $own } do { $enemy }.

## Example turns: weather

lesson-weather-frost-1 = Armia przeciwnika stoi głównie w rzędzie bliskiego starcia, a twoja głównie w rzędzie dalekiego zasięgu. Jest { $own } do { $enemy }.
lesson-weather-frost-2 = Zagrywasz kartę { $card }. W obu rzędach bliskiego starcia siła każdej jednostki spada do 1; dotyczy to także twojej karty { $unit }. Tylko bohater { $hero } zachowuje siłę { $hero_strength }. Prowadzisz { $own } do { $enemy }.

lesson-weather-fog-1 = Przeciwnik ma trzy jednostki w rzędzie dalekiego zasięgu. Jedna z nich, { $boost }, ma wysokie morale, więc { $unit } ma siłę { $unit_strength } zamiast { $unit_printed }.
lesson-weather-fog-2 = Zagrywasz kartę { $card }. W obu rzędach dalekiego zasięgu siła każdej jednostki spada do 1. Wysokie morale dolicza się dopiero potem, więc { $unit } ma siłę { $unit_strength }. Siła całkowita przeciwnika spada z { $enemy_before } do { $enemy }.

lesson-weather-rain-1 = Przeciwnik ma w rzędzie oblężenia dwie karty { $bond }. Dzięki więzi każda ma siłę { $bond_strength }. W twoim rzędzie oblężenia leży { $unit }.
lesson-weather-rain-2 = Zagrywasz kartę { $card }. W obu rzędach oblężenia siła każdej jednostki spada do 1. Więź mnoży to, co zostało, więc każda karta { $bond } ma siłę { $bond_strength }. Siła całkowita przeciwnika spada z { $enemy_before } do { $enemy }, a twoja z { $own_before } do { $own }.

lesson-weather-storm-1 = Przeciwnik ma jednostki w rzędach dalekiego zasięgu i oblężenia, a ty swoje w rzędzie bliskiego starcia. Jest { $own } do { $enemy }.
lesson-weather-storm-2 = Zagrywasz kartę { $card }, czyli mgłę i deszcz w jednym: w rzędach dalekiego zasięgu i oblężenia po obu stronach siła każdej jednostki spada do 1. Prowadzisz { $own } do { $enemy }.

lesson-weather-clear-weather-1 = Mróz i deszcz obniżyły siłę wszystkich twoich jednostek do 1. Przegrywasz { $own } do { $enemy }.
lesson-weather-clear-weather-2 = Zagrywasz kartę { $card }. Wszystkie karty pogody zostają odrzucone, a twoje jednostki odzyskują pełną siłę. Prowadzisz { $own } do { $enemy }.

## Example turns: factions

lesson-faction-monsters-1 = Grasz Potworami. Przeciwnik spasował, a ty prowadzisz { $own } do { $enemy }.
lesson-faction-monsters-2 = Pasujesz i wygrywasz rundę. Na polu bitwy zostaje jedna losowa jednostka: { $stayed }. Karta { $hero } nie mogła zostać, bo to bohater. W następną rundę wchodzisz z prowadzeniem { $own } do { $enemy }.

lesson-faction-nilfgaard-1 = Grasz Nilfgaardem. Przeciwnik spasował, a siły są równe: { $own } do { $enemy }.
lesson-faction-nilfgaard-2 = Pasujesz. Przy każdej innej frakcji byłby remis i znacznik porażki straciłoby oboje graczy. Nilfgaard jednak wygrywa remisy: znacznik traci tylko przeciwnik.

lesson-faction-northern-realms-1 = Grasz Królestwami Północy. Przeciwnik spasował, a ty prowadzisz { $own } do { $enemy }.
lesson-faction-northern-realms-2 = Pasujesz i wygrywasz rundę, więc dobierasz kartę z talii: { $drawn }. W następną rundę wchodzisz z jedną kartą więcej.

lesson-faction-scoiatael-1 = Grasz Scoia’tael. Nie rzuca się monetą: zanim gracze dobiorą karty, to ty decydujesz, kto rozegra pierwszą turę w rozgrywce.
lesson-faction-scoiatael-2 = Pozwalasz zacząć przeciwnikowi. Często to lepszy wybór: widzisz jego kartę, zanim zagrasz własną. Dopiero teraz oboje graczy dobiera karty na rękę.
lesson-faction-scoiatael-3 = Nikt nie wymienia kart. Przeciwnik zagrywa kartę { $unit }. Teraz możesz na nią odpowiedzieć, a na ręce masz nadal wszystkie karty.

lesson-faction-skellige-1 = Grasz Skellige. Druga runda dobiega końca i prowadzisz { $own } do { $enemy }. Na twoim stosie kart odrzuconych leżą dwie karty { $unit } i bohater { $hero } z pierwszej rundy.
lesson-faction-skellige-2 = Pasujesz i wygrywasz rundę. Na początku trzeciej rundy z twojego stosu kart odrzuconych wracają dwie losowe jednostki, nigdy jednak bohaterowie: { $returned }. Zagrywa się je razem ze zdolnościami, więc działa więź: każda ma siłę { $unit_strength }. W ostatnią rundę wchodzisz z prowadzeniem { $own } do { $enemy }.

## Example turns: leaders

lesson-leader-foltest-the-siegemaster-1 = Ten dowódca ma zdolność aktywną: możesz jej użyć raz w rozgrywce, w swojej turze, zamiast zagrać kartę. Dmie w róg w twoim rzędzie oblężenia. Przegrywasz { $own } do { $enemy }.
lesson-leader-foltest-the-siegemaster-2 = Używasz dowódcy. Siła wszystkich jednostek w twoim rzędzie oblężenia jest podwojona do końca rundy: siła karty { $unit } wzrasta z { $unit_before } do { $unit_strength }. Prowadzisz { $own } do { $enemy } i nie kosztuje cię to ani jednej karty. Drugi raz w tej rozgrywce dowódcy jednak nie użyjesz.

lesson-leader-eredin-bringer-of-death-1 = Ten dowódca zabiera kartę z twojego stosu kart odrzuconych na rękę. Inaczej niż przy wskrzeszeniu może to być także bohater, na przykład { $hero }.
lesson-leader-eredin-bringer-of-death-2 = Używasz dowódcy i szukasz na stosie kart odrzuconych najlepszej karty.
lesson-leader-eredin-bringer-of-death-3 = Bierzesz na rękę kartę { $hero }. To cała twoja tura; kartę możesz zagrać w którejś z następnych.

lesson-leader-emhyr-var-emreis-his-imperial-majesty-1 = Ten dowódca zagrywa z twojej talii kartę { $card }. Możesz go użyć tylko wtedy, gdy karta jest jeszcze w talii, więc włóż do niej jedną albo dwie takie karty.
lesson-leader-emhyr-var-emreis-his-imperial-majesty-2 = Używasz dowódcy. Karta leży między stronami jak każda inna karta pogody. W rzędach oblężenia siła każdej jednostki spada do 1. Siła całkowita przeciwnika spada z { $enemy_before } do { $enemy }.

lesson-leader-francesca-findabair-queen-of-dol-blathanna-1 = Ten dowódca spala najsilniejszą jednostkę w rzędzie bliskiego starcia przeciwnika, jeśli siła tego rzędu wynosi co najmniej 10. Przegrywasz { $own } do { $enemy }.
lesson-leader-francesca-findabair-queen-of-dol-blathanna-2 = Używasz dowódcy. { $victim } trafia na stos kart odrzuconych i prowadzisz { $own } do { $enemy }.

lesson-leader-king-bran-1 = Ten dowódca ma zdolność pasywną: działa ona przez cały czas, bez twojego udziału. Twoje jednostki tracą pod wpływem pogody tylko połowę siły. Trwa tura przeciwnika.
lesson-leader-king-bran-2 = Przeciwnik zagrywa kartę { $frost }. Po drugiej stronie siła karty { $enemy_unit } spada do { $enemy_unit_strength }, ale siła twojej karty { $unit } – tylko z { $unit_before } do { $unit_strength }. Prowadzisz { $own } do { $enemy }.

## The other ways to play

variant-ffa = Rozgrywka dla 3–5 graczy
    .about = Troje, czworo albo pięcioro graczy walczy przy jednym stole, każdy przeciwko wszystkim. Każdy potrzebuje talii, dowódcy i miejsca na trzy rzędy. Nie gra się o znaczniki porażki, lecz o punkty: dostajesz punkt za każdego przeciwnika pokonanego w rundzie. Poza tym, co opisano niżej, wszystko działa jak w pojedynku.
    .details = Pożoga – karta specjalna albo zdolność karty Pirat z klanu Dimun – jest rozpatrywana jeden raz dla całego pola bitwy, dla wszystkich stron razem. Pogoda i Czyste niebo działają na rzędy wszystkich graczy. Dowódca Nilfgaardu, Biały Płomień, blokuje dowódców wszystkich przeciwników. Po rundzie, która przynosi zwycięstwo w rozgrywce, żadna jednostka nie zostaje (Potwory) ani nie wraca (Skellige) i nie dobiera się kart (Królestwa Północy).

variant-team = Rozgrywka drużynowa
    .about = Dwie drużyny po dwoje graczy. Partnerzy mają wspólną stronę pola bitwy: co zagra jedno z nich, pomaga drugiemu. Drużyna ma razem dwa znaczniki porażki, a partnerzy mogą zaglądać sobie w karty i wspólnie planować. Poza tym, co opisano niżej, wszystko działa jak w pojedynku.
    .details = Pierwsza tura w rozgrywce przypada losowemu graczowi z całej czwórki, chyba że decyduje gracz Scoia’tael. Dowódca, który zabiera kartę ze stosu kart odrzuconych, bierze ją na rękę swojego gracza; co dowódca pokazuje tobie, widzi też partner. Jeśli obie drużyny mają Potwory albo Skellige, zdolność działa dla każdej strony osobno. Gdy dowódca Skellige, Crach an Craite, wtasowuje stosy kart odrzuconych z powrotem, karta trafia do talii tego partnera, dla którego frakcji ją wydrukowano, a szpieg przeciwnika – do talii partnera, na którego wcześniej przypada kolej.

variant-solo = Tryb solo: z wirtualnym przeciwnikiem
    .about = Grasz przeciwko talii, która gra sama. Potrzebujesz tylko własnej talii i kart innej frakcji. Ciebie obowiązują zasady pojedynku, a przeciwnik nie ma ręki i gra według własnych zasad. Są dwa warianty, które można łączyć. W wariancie „Budowanie talii” przynosisz zbudowaną przez siebie talię, a przeciwnik ma nadal cały zestaw swojej frakcji. W wariancie „Dowódcy” do gry wkraczają dowódcy przeciwnika, ilekroć zanosi się na to, że wygrasz rundę.
    .details = Róg dowódcy i Mardroeme przeciwnika trafiają do rzędu, w którym dają mu najwięcej. Także pożoga jego jednostek działa tylko na twoją stronę. Twoi szpiedzy trafiają na jego stos kart odrzuconych, a on może ich wskrzesić. Gdy spod jego karty Manekin do ćwiczeń odkrywa się kartę pogody, działa ona, ale nie zagrywa się po niej następnej karty; za szpiega przeciwnik jak zwykle dobiera i zagrywa dwie karty, a pod kolejną kartę Manekin do ćwiczeń trafia nowa karta, którą od razu się odkrywa. Przeciwnik nie ma ręki, więc nie możesz przeciw niemu użyć dowódcy Cesarz Nilfgaardu. W trybie solo z dowódcami nie odkrywa się dowódcy, gdy siły są równe.

variant-match = Mecz turniejowy
    .about = Dla dwojga graczy, z których każdy ma kilka talii. Mecz to seria rozgrywek, a talii, która wygrała, nie wolno użyć ponownie: trzeba wygrać dwiema różnymi frakcjami.

variant-advanced-building = { advanced-building }
    .about = Przy zwykłych ograniczeniach jedne talie są znacznie silniejsze od innych. Te dodatkowe ograniczenia wyrównują szanse. W meczu turniejowym obowiązują zawsze, a w każdej innej rozgrywce można się na nie umówić.

variant-klub = Zasady Gwint Klubu
    .about = Gwint Klub z Czech gra według własnych zasad, które mają wyrównać siły frakcji. Wszystko, co już wiesz, czyli zasady wydania z 2025 roku („Legendarna gra karciana”), obowiązuje nadal, z wyjątkiem tego, co podano w tej tabeli.

variant-witcher3 = Zasady gry wideo
    .about = W „Wiedźminie 3”, od którego wszystko się zaczęło, kilka szczegółów wygląda inaczej. Wszystko, co już wiesz, czyli zasady wydania z 2025 roku („Legendarna gra karciana”), obowiązuje nadal, z wyjątkiem tego, co podano w tej tabeli.

variant-details = Przypadki szczególne
variant-differences = Co jest inaczej
variant-leaders = Dowódcy o innej zdolności
variant-solo-leaders = Co robią dowódcy przeciwnika
variant-solo-leaders-about = W wariancie „Dowódcy” ci dowódcy działają u wirtualnego przeciwnika inaczej niż zwykle. Wszyscy pozostali działają jak zawsze.

solo-effect-play-best-of-own-pile = Przeciwnik zagrywa ze swojego stosu kart odrzuconych kartę, która najbardziej mu się przyda, ale nie bohatera.
solo-effect-play-top-card = Przeciwnik dobiera kartę i od razu ją zagrywa.
solo-effect-play-first-weather = Przeciwnik zagrywa pierwszą kartę pogody ze swojej talii, po czym talię się tasuje.
solo-effect-revive-random = Przeciwnik zagrywa losową jednostkę ze swojego stosu kart odrzuconych, ale nie bohatera.
solo-effect-enemy-discards = Odrzucasz z ręki wybraną kartę.
solo-effect-play-best-of-enemy-pile = Przeciwnik zagrywa z twojego stosu kart odrzuconych kartę, która najbardziej mu się przyda; może to być także bohater.
solo-effect-cancel-leaders = Twój dowódca jest zablokowany do końca rozgrywki.
solo-effect-count-agile = Przeciwnik dodaje do swojej siły całkowitej 1 za każdą swoją jednostkę ze zręcznością.
solo-effect-play-best-bond = Przeciwnik zagrywa ze swojej talii jednostkę z więzią, która najbardziej zwiększa jego siłę całkowitą, po czym talię się tasuje.
solo-effect-mardroeme-from-deck = Przeciwnik zagrywa ze swojej talii Mardroeme do rzędu, w którym najwięcej zyska.
solo-effect-half-weather = Jednostki przeciwnika tracą pod wpływem pogody tylko połowę siły.

lesson-mode-ffa-1 = Przy stole siedzi troje graczy. Obaj twoi przeciwnicy spasowali, mając siłę { $enemy } i { $third }. Ty masz { $own }.
lesson-mode-ffa-2 = Zagrywasz szpiega, kartę { $spy }, i wybierasz, któremu przeciwnikowi go wyślesz: drugiemu, którego siła całkowita wzrasta do { $third }. To nadal mniej niż twoja. Dobierasz dwie karty: { $drawn }.
lesson-mode-ffa-3 = Pasujesz i runda się kończy: { $own_round }, { $enemy_round } i { $third_round }. Pokonujesz obu przeciwników i dostajesz { lesson-own-points }; drugi przeciwnik pokonał pierwszego i dostaje { lesson-third-points }. Punkty zachowuje się przez całą rozgrywkę.

lesson-mode-team-1 = Twój partner zagrał do wspólnego rzędu oblężenia dwie karty { $partner_unit }, obok twojej karty { $unit }. Siła całkowita drużyny to { $own }.
lesson-mode-team-2 = Zagrywasz do tego rzędu kartę { $horn }. Podwaja ona siłę jednostek obojga partnerów: { $unit } ma teraz { $unit_strength }, a każda karta { $partner_unit } – { $partner_unit_strength }. Siła całkowita drużyny to { $own }. Teraz swoją turę rozgrywa gracz drugiej drużyny.

lesson-mode-solo-1 = Wirtualny przeciwnik nie ma ręki, tylko talię. Swoją pierwszą turę w tej rundzie już rozegrał. Teraz kolej na ciebie, a wynik to { $own } do { $enemy }.
lesson-mode-solo-2 = Zagrywasz kartę { $unit }. Przeciwnik odkrywa wierzchnią kartę swojej talii: { $frost }. Po karcie pogody zawsze zagrywa jeszcze jedną kartę: { $toad }. Prowadzisz { $own } do { $enemy }.
lesson-mode-solo-3 = Pasujesz. Przeciwnik rozgrywa ostatnią turę i runda kończy się wynikiem { $own_round } do { $enemy_round }: jest twoja. W następnej rundzie pierwszą turę znów rozgrywa przeciwnik; jedną kartę już zagrał.
