### The bots: a name, and what each is like.

bot-random = Losowy bot
    .character = Zagrywa, co popadnie, i nigdy nie patrzy na pole bitwy.

bot-greedy = Chciwy bot
    .character = Bierze od razu tyle siły, ile się da, i nie myśli dalej niż o następnej karcie.

bot-network = Samouk
    .character = Nauczył się pojedynku, grając sam ze sobą, i od razu widzi to, do czego inni muszą dojść.

bot-network-search = Mędrzec
    .character = Zaczyna od tego, co zagrałby Samouk, a potem sięga myślą kilka ruchów dalej.

bot-novice = Nowicjusz
    .character = Zagrywa tylko jednostki: nie wie, do czego służą karty specjalne, szpiedzy i dowódca.
    .title = Syn młynarza z talią po ojcu
    .home = Młyn nad leniwą rzeką

bot-apprentice = Uczeń
    .character = Najpierw zagrywa najsilniejszą jednostkę, bez względu na pogodę, a pasuje dopiero wtedy, gdy runda jest wygrana.
    .title = Uczeń stolarza, silny i w gorącej wodzie kąpany
    .home = Warsztat za tartakiem

bot-trader = Kupiec
    .character = Chwyta wszystko, co błyszczy, liczy każdy zakup i rzadko jest gotów na trzecią rundę.
    .title = Kupiec, który każdą monetę waży dwa razy
    .home = Stragan na rynku

bot-sergeant = Sierżant
    .character = Planuje całą rundę, ale nigdy nie myśli o dowódcy i nie ufa szpiegom.
    .title = Musztrujący rekrutów weteran z drewnianą nogą
    .home = Koszary przy północnej bramie

bot-captain = Kapitan
    .character = Wie, kiedy spasować i ile wart jest szpieg; oddaje rundę, żeby wygrać rozgrywkę.
    .title = Oficer, który przegrał niejedną bitwę i z każdej coś wyniósł
    .home = Namiot z dobrą mapą

bot-marshal = Marszałek
    .character = Przed zagraniem karty sprawdza wiele planów, lecz nie każdy do końca.
    .title = Siwy dowódca o otwartej głowie
    .home = Sztab w starej oranżerii

bot-champion = Mistrz
    .character = Zanim zagra kartę, obmyśla każdy plan do końca i niczego nie wybacza.
    .title = Niepokonany, w masce z własnej woli
    .home = Tam, gdzie stoi ostatni stół

## The rivals: levels of play with habits; see also dialogue.ftl

bot-goose-girl = Jutka
    .character = Przy pierwszej okazji woła dowódcę, a potem wypuszcza całe stado. Liczy pióra, nie karty, i gra jak ktoś, kto dopiero zaczyna.
    .title = Gęsiarka: trzydzieści gęsi i jeden charakterek
    .home = Błonia za wsią, nad stawem

bot-ferryman = Stary Marcin
    .character = Nigdy nie pasuje przed tobą, choćby tak było rozsądniej. Bierze całą siłę, jaką może mieć od ręki, i jest raczej uparty niż sprytny.
    .title = Przewoźnik, który nigdy nie zawrócił w pół rzeki
    .home = Przystań w trzcinach

bot-beekeeper = Brat Linus
    .character = Oszczędza bohaterów jak miód na zimę: wychodzą dopiero wtedy, gdy o grze rozstrzyga ostatni znacznik porażki. Do tej chwili jest hojny i łatwo go pokonać.
    .title = Pszczelarz z małego klasztoru
    .home = Dziewięć uli pod lipami

bot-innkeeper = Dorota
    .character = Nie wie, co to pogoda: ani jej nie sprowadza, ani nie przegania. Rundy planuje porządnie, ale nie ufa ani szpiegom, ani własnemu dowódcy.
    .title = Karczmarka, która od lat nie wychodziła na dwór
    .home = Pod Trzema Kociołkami, na rozstajach

bot-charcoal-burner = Agata
    .character = Rzuca Pożogę przy pierwszej okazji, gdy tylko spali ona wyłącznie twoje jednostki. Poza tym planuje jak Sierżant.
    .title = Smolarka z sadzą na policzku
    .home = Dymiąca polana w głębi lasu

bot-bell-founder = Mistrz Tobiasz
    .character = Każdy róg trzyma, aż w rzędach staną jego ostatnie jednostki, i dopiero wtedy dzwoni. Poza tym gra jak Kapitan.
    .title = Ludwisarz, który więcej słucha, niż mówi
    .home = Odlewnia pod pękniętą wieżą

bot-smuggler = Knot
    .character = Nade wszystko kocha szpiegów: póki ma jakiegoś na ręce, wysyła go do ciebie. Za twoją siłę kupuje wiedzę, a poza tym gra jak Kapitan.
    .title = Przemytnik o trzech imionach i bez adresu
    .home = Szopa na łodzie, w której nie pali się światło

bot-astronomer = Doktor Selena
    .character = Każdą rundę otwiera złą pogodą, jeśli ma ją na ręce, bo tak jej wyszło z obliczeń. Przeszukuje plany niemal tak głęboko jak Marszałek.
    .title = Astronomka, która spiera się z chmurami
    .home = Wieża ponad mgłą

## Choosing an opponent, and what opponents say

cast-choose = Wybierz przeciwnika
cast-difficulty = Trudność: { $level } na 7
cast-home = Gdzie mieszka: { $home }.
cast-others = Inne boty
cast-beaten = Pokonany przeciwnik
cast-next = Następny przeciwnik
cast-again = Przeciwnik: { $bot }
cast-says = { $player }: „{ $line }”

## The list of bots

bots-rivals = Przeciwnicy z charakterem: poziom gry z własnymi nawykami i taliami
bots-name = Imię
bots-character = Charakter
bots-thinks = Namysł
bots-thinks-at-once = od razu
bots-thinks-searching = w pojedynku przeszukiwanie drzewa (symulacje: { $simulations }), w innych trybach symulowane rozgrywki: { $elsewhere }
bots-thinks-guided = w pojedynku przeszukiwanie prowadzone przez sieć neuronową (symulacje: { $simulations })
bots-thinks-without-network = gra jak Kapitan: brakuje gwint[fast] lub sieci
bots-thinks-simulating = symulowane rozgrywki: { $elsewhere }; w pojedynku przeszukiwanie drzewa z gwint[fast]
fault-network-weights = Wag sieci z pliku { $path } nie można użyć: { $reason }
fault-network-missing = Nie ma pliku wag „{ $path }”.{ fault-nearest }
fault-bot-network = Nie można wczytać bota „{ $bot }”. { $reason }
fault-bot-network-comma = Boty na liście oddziela się przecinkami, więc „{ $bot }” kończy się na przecinku w nazwie pliku „{ $file }”. Zmień nazwę pliku.
fault-bot-budget = „{ $text }” nie określa poprawnie czasu namysłu. Przykłady: { $legal } – symulacje, milisekundy albo sekundy, a po nich, jeśli trzeba, „-on-” i liczba wątków (najwyżej { $most }).
fault-bot-name = Nie ma bota „{ $bot }”.{ fault-nearest } Boty: { $bots }. Własnego podaje się jako plik.py:funkcja, jako moduł:funkcja, jako network:weights.npz albo jako polecenie programu.
fault-bot-source = Nie ma pliku ani modułu „{ $source }”.{ fault-nearest }
fault-bot-function = W „{ $source }” nie ma funkcji „{ $function }”.{ fault-nearest }
fault-bot-signature = Bota wywołuje się z trzema argumentami, (view, budget, seed), a „{ $bot }” przyjmuje { $signature }.
fault-bot-import = Nie da się zaimportować „{ $source }”: { $reason }
fault-bot-failed = Bot „{ $bot }” zgłosił błąd: { $reason }
fault-bot-illegal-move = Bot „{ $bot }” wybrał ruch, który nie jest tu dozwolony: { $move }. Dozwolone: { $legal }.
fault-bot-no-move = Bot „{ $bot }” powinien zwrócić ruch albo jego zapis, a zwrócił { $value }. Dozwolone: { $legal }.
fault-bot-phrase = Bot „{ $bot }” zwrócił zapis, który nie jest dozwolonym ruchem. { $reason }
