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

bot-apprentice = Uczeń
    .character = Najpierw zagrywa najsilniejszą jednostkę, bez względu na pogodę, a pasuje dopiero wtedy, gdy runda jest wygrana.

bot-trader = Kupiec
    .character = Chwyta wszystko, co błyszczy, liczy każdy zakup i rzadko jest gotów na trzecią rundę.

bot-sergeant = Sierżant
    .character = Planuje całą rundę, ale nigdy nie myśli o dowódcy i nie ufa szpiegom.

bot-captain = Kapitan
    .character = Wie, kiedy spasować i ile wart jest szpieg; oddaje rundę, żeby wygrać rozgrywkę.

bot-marshal = Marszałek
    .character = Przed zagraniem karty sprawdza wiele planów, lecz nie każdy do końca.

bot-champion = Mistrz
    .character = Zanim zagra kartę, obmyśla każdy plan do końca i niczego nie wybacza.

## The list of bots

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
