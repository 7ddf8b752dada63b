### The help of the commands. A message is named after its command, its attributes after the command’s parameters.

## Labels and placeholders

help-label-usage = Użycie:
help-label-arguments = Argumenty
help-label-options = Opcje
help-label-commands = Polecenia
help-label-examples = { $count ->
    [one] Przykład:
   *[other] Przykłady:
}
help-label-default = domyślnie: { $value }
help-label-range = od { $least } do { $most }
help-label-least = co najmniej { $least }
help-label-required = wymagane
help-label-hint = Pomoc: { $command }
help-label-error = Błąd: { $message }

help-placeholder-options = OPCJE
help-placeholder-command = POLECENIE
help-placeholder-arguments = ARGUMENTY
help-placeholder-ability = ZDOLNOŚĆ
help-placeholder-address = ADRES
help-placeholder-addresses = ADRESY
help-placeholder-age = WIEK
help-placeholder-bot = BOT
help-placeholder-bots = BOTY
help-placeholder-clock = MIN[+SEK]
help-placeholder-deck = TALIA
help-placeholder-decks = TALIE
help-placeholder-faction = FRAKCJA
help-placeholder-file = PLIK
help-placeholder-folder = FOLDER
help-placeholder-id = ID
help-placeholder-leader = DOWÓDCA
help-placeholder-n = N
help-placeholder-name = NAZWA
help-placeholder-opponents = KTO,…
help-placeholder-player = IMIĘ
help-placeholder-program = NAZWA=PROGRAM
help-placeholder-record = ZAPIS
help-placeholder-ruleset = ZASADY
help-placeholder-shell = POWŁOKA
help-placeholder-strength = N|N-N
help-placeholder-topic = TEMAT
help-placeholder-url = URL
help-placeholder-view = 1|2|…|*
help-placeholder-word = SŁOWO
help-placeholder-words = SŁOWA

## Parameters that several commands have

help-shared =
    .help = Pokaż tę pomoc i zakończ.
    .lang = Język wyników. Domyślnie: GWINT_LANG, potem język systemu, potem en.
    .json = Wypisz JSON.
    .rules = Zestaw zasad: legendary, klub albo witcher3, także ze zmienionymi opcjami, rozdzielonymi przecinkami: klub,roach=yes,gems=3. Opcje wymienia „gwint rules OPT”.
    .advanced = Zastosuj też zaawansowane zasady budowania talii (DECK-3).
    .faction = Frakcja: jej ID (monsters, nilfgaard, northern-realms, scoiatael, skellige) albo nazwa w dowolnym języku.
    .deck = Plik, kod talii, ID rekomendowanego zestawu kart albo „-” (standardowe wejście).
    .data = Folder danych serwera. Domyślnie: ten, którego używa „gwint serve”.
    .players = Liczba graczy w trybie ffa.
    .name = Twoje imię.
    .decks = Talie rozdzielone przecinkami. Domyślnie: rekomendowane zestawy kart.
    .against = Talie przeciwników rozdzielone przecinkami. Domyślnie: rekomendowane zestawy kart.
    .bot = Bot, który gra taliami; fast:thrifty jest skompilowany i rozgrywa tysiące gier na sekundę.
    .games = Liczba gier.
    .seed = To samo ziarno daje te same gry.
    .out = Folder, w którym zapisywane są gry. Domyślnie: folder w lab/.
    .workers = Liczba procesów roboczych. Domyślnie: po jednym na rdzeń.
    .ray = Adres klastra Ray, który rozegra gry; „local” uruchamia klaster na tym komputerze.

## gwint

help = Gwint dla ludzi i programów.
    .version = Pokaż wersję i zakończ.

## Playing

help-play = Zagraj w terminalu.
    .details =
        Ruch wybierasz, wpisując jego numer albo nazwę; ? pokazuje, co jeszcze można wpisać. Rozgrywka zapisuje się po każdym ruchu: po „wyjdź”, Ctrl-D albo Ctrl-C polecenie „gwint play” ją wznawia. „zapisz PLIK” zachowuje zapis rozgrywki w pliku.
    .mode = Tryb; każdy z nich objaśnia „gwint rules”.
    .against = Kto gra na pozostałych miejscach, po przecinku: person (człowiek), ID bota (wypisuje je „gwint bots”), własny bot (my_bot.py:choose albo moduł:funkcja), sieć z plikiem wag (network:weights.npz) albo polecenie programu (docs/engine.md). Podaj jednego dla wszystkich miejsc albo po jednym na każde. Po @ można podać botowi czas namysłu: champion@1s, a na dwóch rdzeniach champion@1s-on-2.
    .deck = Twoja talia: plik, kod talii albo ID rekomendowanego zestawu kart. Mecz wymaga trzech talii; w trybie solo frakcja oznacza jej cały zestaw.
    .foe-deck = Talie pozostałych graczy w kolejności miejsc.
    .seed = To samo słowo daje to samo rozdanie.
    .foe-name = Imiona pozostałych graczy w kolejności miejsc.
    .load = Wznów rozgrywkę z tego zapisu.
    .new = Zacznij nową rozgrywkę; dotychczasowa trafi do zapisów. To samo robią opcje opisujące rozgrywkę, na przykład --deck lub --rules.
    .any-deck = Pozwól na talie, które łamią zasady budowania talii.

help-serve = Uruchom serwer stołów do gry przez sieć.
    .details =
        Serwer działa do naciśnięcia Ctrl-C albo otrzymania sygnału SIGTERM; odpowiada wtedy jeszcze na rozpoczęte żądania i się zatrzymuje. Dziennik trafia na standardowe wyjście błędów, po jednym wierszu JSON na zdarzenie. Każde ustawienie można też podać jako zmienną środowiskową, na przykład GWINT_PORT=8000; wszystkie podaje docs/hosting.md.
    .host = Adres, na którym serwer nasłuchuje; 0.0.0.0 oznacza wszystkie adresy tego komputera.
    .port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
    .data = Folder danych. Domyślnie: server w GWINT_HOME.
    .public-url = Adres, którego używają gracze, jeśli jest inny niż adres i port nasłuchiwania.
    .trusted-proxies = Adresy zaufanych serwerów pośredniczących (proxy), rozdzielone przecinkami: podanym przez nie adresom klientów można ufać.
    .bot-workers = Liczba procesów dla botów.
    .programs = Własny bot: jego nazwa, a po niej my_bot.py:choose, moduł:funkcja, network:weights.npz albo polecenie programu (docs/engine.md). Opcję można podać kilka razy.
    .log-level = Najniższy poziom zapisywany w dzienniku.
    .open = Otwórz stronę w przeglądarce.
    .json = Wypisz adres, link z zaproszeniem i folder danych jako JSON.

help-join = Graj przy stole na serwerze albo oglądaj.
    .details =
        Ruchy wykonuje się jak w „gwint play”; ? pokazuje, co jeszcze można wpisać. Zerwane połączenie jest przywracane automatycznie. Po „wyjdź”, Ctrl-D albo Ctrl-C to samo polecenie przywraca cię na twoje miejsce.
    .url = Link z zaproszeniem, a z opcją --new adres serwera.
    .seat = Miejsce, które chcesz zająć. Domyślnie: własne, a jeśli go nie masz – wolne.
    .deck = { help-play.deck }
    .watch = Tylko oglądaj, nie grając.
    .new = Otwórz na serwerze nowy stół; opisują go poniższe opcje.
    .mode = Tryb nowego stołu.
    .against = Kto gra na pozostałych miejscach, po przecinku: person czeka, aż ktoś dołączy; każda inna nazwa to bot na serwerze.
    .clock = Minuty na całą rozgrywkę dla każdego gracza i sekundy dodawane po każdej turze.
    .open = Pokaż stół na publicznej liście, a nie tylko osobom z linkiem.

help-admin = Zarządzaj stołami serwera.
    .details = Wszystkich poleceń oprócz remove i forget można używać, gdy serwer działa.

help-admin-audit = Pokaż, kto i kiedy oglądał karty graczy w trwających rozgrywkach.
    .details = Zapisanie trwającej rozgrywki poleceniem export z jej ID zostawia wpis w tym dzienniku.

help-admin-backup = Skopiuj wszystkie dane do pliku jako spójną migawkę.
    .details = Aby je przywrócić, zatrzymaj serwer i zastąp gwint.db kopią.
    .file = Plik na kopię.

help-admin-check = Poszukaj uszkodzonych danych, odtwórz każdy stół z jego dziennika i wypisz te, które różnią się od tego, co rozegrano.
    .salvage = Zapisz wszystko, co da się odczytać, w nowym folderze danych, a każdą uszkodzoną rozgrywkę także osobno.

help-admin-export = Zapisz rozgrywki, każdą do osobnego pliku.
    .details = Plik nazywa się tak jak stół: ID.gwint.
    .tables = Stoły do zapisania.
    .folder = Folder na pliki.
    .all = Zapisz wszystkie zakończone rozgrywki.

help-admin-forget = Usuń na żądanie dane i imię właściciela.
    .details = Zakończone rozgrywki zostają dla innych, bez imienia. Najpierw zatrzymaj serwer: gdy działa, blokuje swój folder danych. Gracze mogą to zrobić sami w ustawieniach strony.
    .owner = ID właściciela, które wypisuje „gwint admin owners”.
    .yes = Nie pytaj o potwierdzenie.

help-admin-list = Wypisz stoły uporządkowane według stanu.
    .phase = Tylko stoły w tym stanie.

help-admin-owners = Wypisz właścicieli, od ostatnio widzianych.
    .details = Właściciel to przeglądarka lub program, który gra na serwerze.

help-admin-remove = Trwale usuń stoły.
    .details = Najpierw zatrzymaj serwer: dopóki działa, jego folder danych jest zablokowany.
    .tables = Stoły do usunięcia.
    .older-than = Także rozgrywki zakończone co najmniej tak dawno temu: 12h, 90d albo 8w.
    .yes = Nie pytaj o potwierdzenie.

help-replay = Obejrzyj zapisaną rozgrywkę lub mecz.
    .file = Zapis rozgrywki; „-” czyta go ze standardowego wejścia.
    .all = Wypisz wszystkie kroki bez pytania, tak jak w potoku.
    .picture = Wypisz stół z końca rozgrywki jako obraz tekstowy.
    .view = Pokaż rozgrywkę oczami jednego gracza; * pokazuje wszystkie ręce.
    .json = Wypisz po jednym obiekcie JSON na krok.
    .keys = Klawisze, po każdym Enter
    .key-next = następny ruch
    .key-back = poprzedni ruch
    .key-move = ruch 12
    .key-round = runda 2
    .key-ends = początek, koniec
    .key-view = widok jednego gracza, wszystkie ręce
    .key-quit = wyjście

help-verify = Sprawdź, czy rozdanie w rozgrywce na serwerze było uczciwe.
    .details =
        Zapis rozgrywki na serwerze zawiera to, co wszyscy ustalili przed rozdaniem. Polecenie oblicza z tego na nowo rozdanie, każde tasowanie i każde dobranie. Jeśli coś jest nie tak, kończy się kodem 1.
    .file = Zapis rozgrywki; „-” czyta go ze standardowego wejścia.
    .chain = Łańcuch skrótów obliczony przez twój program; plik musi wtedy być zapieczętowanym dziennikiem.
    .json = Wypisz wyniki jako JSON.

help-analyse = Sprawdź, w którym miejscu rozstrzygnęła się zapisana rozgrywka.
    .details =
        Każdy ruch ocenia się według tego, co gracz mógł wtedy wiedzieć. Widać szansę na wygraną przed ruchem i po nim, a jeśli inny ruch był lepszy – także jaki i dlaczego. Pojedynek ocenia przeszukiwanie drzewa, jeśli zainstalowano gwint[fast], a wszystko inne – planista. Rozgrywki meczu ocenia się po kolei.
    .file = Zapis rozgrywki; „-” czyta go ze standardowego wejścia.
    .simulations = Symulacje na ruch; przy 0 ocenia planista.
    .milliseconds = Czas namysłu na ruch, zamiast symulacji.
    .threads = Ile ruchów ocenia się naraz. Domyślnie: po jednym na rdzeń.
    .seat = Oceniaj tylko ruchy tego gracza i pokazuj szansę z jego punktu widzenia.

## Cards, decks and rules

help-cards = Wyszukaj karty i dowódców oraz sprawdź, jak działają.
    .details = Jeśli nic nie znaleziono, kod wyjścia to 1.

help-cards-leaders = Wypisz dowódców i ich zdolności.

help-cards-search = Znajdź karty; to samo robi „gwint cards { help-placeholder-words }”.
    .searched = Części nazwy w dowolnym języku, ID albo kodu z karty; pasować muszą wszystkie.
    .faction = monsters, nilfgaard, northern-realms, scoiatael, skellige albo neutral; opcję można podać kilka razy.
    .kind = Tylko karty tego rodzaju.
    .row = Tylko jednostki, które można zagrać do tego rzędu.
    .ability = Zdolność: jej ID, na przykład tight-bond, albo nazwa w dowolnym języku.
    .strength = „5”, „5-10”, „5-” (5 lub więcej) albo „-5” (5 lub mniej).

help-cards-show = Pokaż wszystko o karcie lub dowódcy, razem z zasadami zdolności.
    .spelt = Nazwa w dowolnym języku, ID albo kod z karty.

help-deck = Sprawdzaj, pokazuj i udostępniaj talie albo losuj nowe.
    .details =
        Talię można podać na kilka sposobów, sprawdzanych w tej kolejności: „-” (standardowe wejście), ID rekomendowanego zestawu kart, kod talii, plik. Plik zawiera tekst talii albo jej kod; jeśli nazywa się tak jak rekomendowany zestaw, wpisz „./{ help-placeholder-file }”.

help-deck-check = Wypisz wszystkie błędy talii.
    .details = Jeśli talia ma błąd, kod wyjścia to 1.

help-deck-code = Wypisz kod talii, który można wstawić do linku lub wysłać na czacie.
    .text = Wypisz tekst talii zamiast kodu.

help-deck-random = Wypisz tekst losowej talii zgodnej z zasadami, z ziarnem i kodem w komentarzach.
    .seed = To samo ziarno daje tę samą talię. Domyślnie: losowe.
    .leader = Dowódca: jego ID, kod z karty albo nazwa w dowolnym języku.

help-deck-show = Pokaż talię: karty według rodzajów, podsumowanie, talię poboczną i kod.

help-deck-starters = Wypisz rekomendowane zestawy kart z opisem, jak każdy z nich wygrywa.

help-box = Przygotuj wieczór z drukowanymi kartami z jednego pudełka.
    .details =
        Każdy gracz gra inną frakcją, więc żadna karta z pudełka nie jest potrzebna dwa razy. Talie podaje się tak jak w „gwint deck”.

help-box-decks = Wylosuj graczom wyrównane talie.
    .details = Talie są zgodne z zasadami i mniej więcej równie silne; ich kody można podać w „gwint box pull-list” i „gwint box sheet”.
    .players = Liczba graczy.
    .faction = Frakcja pierwszego gracza; podana ponownie – następnego. Pozostałe są losowane.
    .seed = To samo ziarno daje te same talie. Domyślnie: losowe ziarno.

help-box-pull-list = Wypisz karty, które trzeba wyjąć z pudełka do talii.
    .details = Podane są w kolejności nadrukowanych kodów, razem z kartami, które mogą przybyć z talii pobocznej.
    .decks = Każda to plik, kod talii, ID rekomendowanego zestawu kart albo „-”, czyli standardowe wejście.

help-box-sheet = Wypisz formularz rejestracji talii.
    .player = Imię gracza. Domyślnie: miejsce do wypełnienia.
    .event = Nazwa turnieju. Domyślnie: miejsce do wypełnienia.

help-box-reference = Wypisz zasady pojedynku na jednej stronie.

help-score = Policz siłę na planszy i wyjaśnij, skąd się bierze.
    .details =
        Plansza ma od dwóch do pięciu stron; zasady (rules), pogodę (weather) i wszystko, co puste, można pominąć. Karty i dowódców podaje się przez ID, które wypisuje „gwint cards show”. Strona może mieć horns i mardroeme: są to listy rzędów.

        Z opcją --check JSON ma klucz „faults”, a po tabeli lista błędów planszy trafia na standardowe wyjście błędów; kod wyjścia nadal wynosi 0.

        Z opcją --lines na każdy wiersz wejścia, nawet pusty, od razu odpowiada jeden wiersz: wynik albo, jeśli wiersz nie jest planszą, obiekt z kluczem „error”. Kod wyjścia nadal wynosi 0.
    .file = Plansza w formacie JSON. Domyślnie: standardowe wejście.
    .json = Wypisz JSON albo tabelę. Domyślnie: w terminalu tabela, gdzie indziej JSON.
    .check = Wypisz też to, co w prawdziwej rozgrywce jest niemożliwe.
    .lines = Czytaj po jednej planszy w wierszu i wypisuj po jednej odpowiedzi w wierszu.

help-learn = Naucz się grać: pierwsza rozgrywka i przykładowe tury z rysunkami stołu.
    .details =
        Bez argumentu { help-placeholder-topic } zobaczysz grę w minutę i pierwszą rozgrywkę, ruch po ruchu. W terminalu Enter pokazuje następny ruch; cokolwiek innego kończy lekcję.
    .words = Rozdział: minute, first-game, duel, examples, variants albo card-list. Albo zdolność, karta specjalna, frakcja lub dowódca, w dowolnym języku. Albo inny sposób gry: ffa, team, solo, match, advanced-building, klub lub witcher3.

help-rules = Sprawdź zasady.
    .details =
        Bez { help-placeholder-id } wypisywane są tryby, zestawy zasad, tematy i rozdziały zasad. Teksty są zgodne z zestawem z opcji --rules; zasady z docs/rules.md są po angielsku.
    .words = Temat, tryb, zestaw zasad albo ID zasady z docs/rules.md. Tematy, frakcje, dowódców i karty można nazwać w dowolnym języku.

help-meet = Pokaż, co się dzieje, gdy spotykają się dwie karty.
    .details =
        Program układa obie na małych stołach we wszystkich istotnych ustawieniach i zagrywa je zgodnie z zasadami. Jeśli podasz tylko jedną nazwę – karty, dowódcy, frakcji, zdolności albo momentu rozgrywki – polecenie pokaże, jak to działa samo.
    .first = Karta, dowódca, frakcja albo zdolność: nazwa w dowolnym języku lub ID; albo moment rozgrywki: game-start, round-end, tie, third-round.
    .second = Z czym się spotyka; nazwę podaje się tak samo.

## Bots and research

help-bots = Wypisz boty, od najprostszego do mistrza.
    .details =
        Każdy bot może zająć miejsce: „gwint play --against captain”. Czas namysłu po @ zastępuje zwykły: champion@2s, a na dwóch rdzeniach champion@2s-on-2.

help-engine = Pozwól innemu programowi pytać bota o ruchy.
    .details =
        Czyta po jednym obiekcie JSON w wierszu i na każdy odpowiada jednym, aż przeczyta „quit” albo wejście się skończy. docs/engine.md opisuje wiadomości i wyjaśnia, jak napisać własny silnik.
    .bot = Bot, który odpowiada: ID bota (wypisuje je „gwint bots”) albo własny jako my_bot.py:choose, moduł:funkcja lub network:weights.npz.
    .simulations = Liczba symulacji, gdy pytanie jej nie podaje.
    .milliseconds = Czas namysłu, gdy pytanie go nie podaje.
    .threads = Ile drzew przeszukiwania rozwija się naraz przy każdym pytaniu. Domyślnie: 1.

help-lab = Rozegraj tysiące gier: oceniaj boty, porównuj i ulepszaj talie.
    .details =
        Talie podaje się jak w „gwint deck”; „starters” oznacza wszystkie rekomendowane zestawy kart, a „held-out” te zestawy i tyle samo losowych talii, których nie używa żaden trening. Każde rozdanie rozgrywa się z obu miejsc i z każdym z graczy jako rozpoczynającym, a wszystkie ziarna są zapisywane.

help-lab-arena = Każ botom zagrać ze sobą wszystkimi taliami i wystaw im oceny.
    .details =
        Gry zapisuje się jako wiersze JSON. Po przerwaniu to samo polecenie kontynuuje arenę, a z większą liczbą gier ją rozszerza. Jeśli zmienił się plik bota w Pythonie albo plik sieci, gry trafiają do nowego folderu, a folder podany w --out nie jest wtedy przyjmowany. Dla programu albo bota, który importuje inne pliki, podaj w --out nowy folder.
    .bots = Boty rozdzielone przecinkami; własnego podaje się jako my_bot.py:choose, jako moduł:funkcja, jako network:weights.npz albo jako polecenie. Po @ można podać czas namysłu: champion@50ms. „clairvoyant” to przeszukiwanie, które widzi wszystkie karty – górna granica do porównań.
    .threads = Ile drzew naraz rozwija każdy bot, który przeszukuje drzewo. Domyślnie: tyle, ile podano po @, a bez tego 1.
    .decks = Talie rozdzielone przecinkami; „held-out” oznacza rekomendowane zestawy kart i tyle samo losowych talii, których nie używa żaden trening. Domyślnie: rekomendowane zestawy kart.
    .mode = Tryb, w którym się gra.
    .rules = Zasady jak w „gwint play” albo kilka ich zestawów: powtórz opcję lub napisz „all”, co oznacza legendary, klub i witcher3. Każdy dostaje tyle samo gier.

help-lab-cards = Zmierz, jak bardzo każda karta talii zwiększa szansę na wygraną.
    .details =
        Gry z kartą na pierwszej ręce porównuje się z grami bez niej. Pierwsza ręka jest losowa, więc różnicę może zrobić tylko ta karta.
    .games = Liczba gier. Domyślnie: tyle, ile zmieści się w minucie.

help-lab-gpu = Rozegraj arenę skompilowanych strategii na urządzeniu CUDA.
    .details = Gry się liczy, ale nie zapisuje. Bez urządzenia kod wyjścia to 1.
    .bots = Skompilowane strategie rozdzielone przecinkami. Domyślnie: wszystkie.

help-lab-improve = Szukaj lepszej talii, wymieniając po jednej karcie.
    .details =
        Każda talia po drodze jest zgodna z zasadami. W każdym kroku porównuje się 32 zmiany, a najlepszą sprawdza w nowych rozdaniach; przyjmuje się ją tylko wtedy, gdy talia wygrywa z nią istotnie częściej. Na koniec tekst talii jest wypisywany lub zapisywany do pliku; przebieg prób trafia na standardowe wyjście błędów.
    .games = Gry na krok. Domyślnie: tyle, ile zmieści się w minucie.
    .steps = Największa liczba zmian.
    .out = Zapisz talię do tego pliku.

help-lab-ladder = Oceń poziomy: każdy gra z niższym, a najwyższy ze wszystkimi.
    .details =
        Każde rozdanie rozgrywa się z obu miejsc i z każdym z graczy jako rozpoczynającym, rekomendowanymi zestawami kart i losowymi taliami zgodnymi z zasadami; po 760 grach każda z dwudziestu talii ma za sobą spotkanie z każdą inną. Po przerwaniu to samo polecenie wznawia pracę. Z opcją --write tabela i polecenie trafiają do dokumentu, między wiersze <!-- ladder --> i <!-- /ladder -->.
    .games = Gry na każdą parę botów.
    .milliseconds = Czas namysłu na ruch dla botów, które przeszukują drzewo.
    .threads = Ile drzew naraz rozwija każdy z nich. Domyślnie: 1.
    .decks = Talie rozdzielone przecinkami; „held-out” oznacza rekomendowane zestawy kart i tyle samo losowych talii, których nie używa żaden trening. Domyślnie: rekomendowane zestawy kart i tyle samo losowych talii zależnych od ziarna.
    .write = Wpisz tabelę do tego dokumentu.
    .rules = { help-lab-arena.rules }

help-lab-matchups = Wystaw wszystkie talie przeciw sobie i pokaż, które wygrywają.
    .details = Wypisuje tabelę, a w folderze gier zapisuje mapę ciepła (PNG) i stronę.
    .decks = Talie do porównania. Domyślnie: rekomendowane zestawy kart.
    .games = Gry na każdą parę talii. Domyślnie: tyle, ile zmieści się w minucie.

help-lab-report = Przedstaw arenę jako stronę i wykresy.
    .details = Strona report.html nie potrzebuje żadnego innego pliku; wykresy to pliki PNG. Wszystko trafia do folderu areny.
    .folder = Folder areny.

help-lab-resume = Kontynuuj przerwaną arenę.
    .folder = Folder areny.

help-lab-train = Trenuj sieć w grach z samą sobą.
    .details =
        Potrzebna jest biblioteka PyTorch. Do folderu trafiają ustawienia, postępy, punkt kontrolny, wagi sieci (weights.npz) i krzywa uczenia (curve.png). Aby wznowić trening, powtórz polecenie; wystarczy podać sam folder. Ctrl-C zapisuje trening, zanim go przerwie. O tym, jak sieć się uczy, mówi docs/learning.md.
    .folder = Folder treningu: nowy albo z treningiem do wznowienia.
    .minutes = Długość całego treningu w minutach. Domyślnie: 20.
    .sitting = Po ilu minutach kończy się ta sesja, razem z przygotowaniem. Domyślnie: trening trwa do końca.
    .device = Gdzie sieć się uczy. Domyślnie: cuda, jeśli jest takie urządzenie.
    .seed = To samo ziarno daje na początku te same talie i wagi. Domyślnie: 1.
    .small = Użyj małej sieci i niewielu gier, na próbę na procesorze.
    .from = Zacznij z wagami z tego pliku; „shipped” oznacza te, które są częścią gwint.

help-lab-exploit = Trenuj sieć, aby pokonała bota.
    .details = Pokazuje, jak bardzo można wykorzystać słabości bota. Jego sieć się nie zmienia i zawsze wykonuje najbardziej prawdopodobny ruch, bez przeszukiwania, a nowa sieć uczy się najlepszej odpowiedzi. Folder ma taki sam układ jak w „gwint lab train”.
    .bot = Bot do pokonania: network, network-search albo jeden z nich z plikiem wag (network:weights.npz).
    .folder = { help-lab-train.folder }
    .minutes = { help-lab-train.minutes }
    .sitting = { help-lab-train.sitting }
    .device = { help-lab-train.device }
    .seed = { help-lab-train.seed }
    .small = { help-lab-train.small }
    .from = { help-lab-train.from }

help-fast = Skompiluj silnik pojedynku i wypisz jego ruchy.
    .details = Skompilowany silnik gra według tych samych zasad, ale tak szybko, że może rozegrać miliony pojedynków.

help-fast-moves = Wypisz numer każdego ruchu: kartę z rzędem albo celem.
    .details = Po nazwie karty neutralnej @0 albo @1 wskazuje, z czyjego zestawu pochodzi: gracza na pierwszym czy na drugim miejscu.

help-fast-warm = Skompiluj silnik teraz, a nie przy pierwszym użyciu.
    .details = Skompilowany kod jest przechowywany, dopóki nie zmienią się zasady lub karty.

help-completion = Pozwól powłoce uzupełniać polecenia gwint.
    .details = Wypisuje skrypt; jego ostatni wiersz mówi, jak go zainstalować.
    .shell = Twoja powłoka: bash, zsh albo fish.
