### The help of the commands. A message is named after its command, its attributes after the command’s parameters.

## Labels and placeholders

help-label-usage = Použití:
help-label-arguments = Argumenty
help-label-options = Přepínače
help-label-commands = Příkazy
help-label-examples = { $count ->
    [one] Příklad:
   *[other] Příklady:
}
help-label-default = výchozí: { $value }
help-label-range = { $least } až { $most }
help-label-least = nejméně { $least }
help-label-required = povinné
help-label-hint = Nápověda: { $command }
help-label-error = Chyba: { $message }

help-placeholder-options = PŘEPÍNAČE
help-placeholder-command = PŘÍKAZ
help-placeholder-arguments = ARGUMENTY
help-placeholder-ability = SCHOPNOST
help-placeholder-address = ADRESA
help-placeholder-addresses = ADRESY
help-placeholder-age = STÁŘÍ
help-placeholder-bot = BOT
help-placeholder-bots = BOTI
help-placeholder-clock = MIN[+SEK]
help-placeholder-deck = BALÍČEK
help-placeholder-decks = BALÍČKY
help-placeholder-faction = FRAKCE
help-placeholder-file = SOUBOR
help-placeholder-folder = SLOŽKA
help-placeholder-id = ID
help-placeholder-leader = VELITEL
help-placeholder-n = N
help-placeholder-name = NÁZEV
help-placeholder-opponents = KDO,…
help-placeholder-player = JMÉNO
help-placeholder-program = JMÉNO=PROGRAM
help-placeholder-record = ZÁZNAM
help-placeholder-ruleset = PRAVIDLA
help-placeholder-shell = SHELL
help-placeholder-strength = N|N-N
help-placeholder-topic = TÉMA
help-placeholder-url = URL
help-placeholder-view = 1|2|…|*
help-placeholder-word = SLOVO
help-placeholder-words = SLOVA

## Parameters that several commands have

help-shared =
    .help = Zobrazit tuto nápovědu a skončit.
    .lang = Jazyk výstupu. Výchozí: GWINT_LANG, pak jazyk systému, pak en.
    .json = Vypsat JSON.
    .rules = Sada pravidel: legendary, klub nebo witcher3, i se změněnými volbami oddělenými čárkami: klub,roach=yes,gems=3. Volby vypíše „gwint rules OPT“.
    .advanced = Použít i pravidla pokročilé stavby balíčku (DECK-3).
    .faction = Frakce: její ID (monsters, nilfgaard, northern-realms, scoiatael, skellige) nebo název v kterémkoli jazyce.
    .deck = Soubor, kód balíčku, ID doporučeného balíčku nebo „-“ pro standardní vstup.
    .data = Složka s daty serveru. Výchozí: ta, kterou používá „gwint serve“.
    .players = Počet hráčů v režimu ffa.
    .name = Tvé jméno.
    .decks = Balíčky oddělené čárkami. Výchozí: doporučené balíčky.
    .against = Balíčky soupeřů oddělené čárkami. Výchozí: doporučené balíčky.
    .bot = Bot, který s balíčky hraje; fast:thrifty je zkompilovaný a odehraje tisíce zápasů za sekundu.
    .games = Počet zápasů.
    .seed = Stejné semínko dá stejné zápasy.
    .out = Složka, do které se zápasy ukládají. Výchozí: složka v lab/.
    .workers = Počet pracovních procesů. Výchozí: jeden na každé jádro.
    .ray = Adresa clusteru Ray, který zápasy odehraje; „local“ ho spustí na tomto počítači.

## gwint

help = Gwint pro lidi i programy.
    .version = Zobrazit verzi a skončit.

## Playing

help-play = Zahrát si zápas v terminálu.
    .details =
        Tah zahraješ tak, že napíšeš jeho číslo nebo název; ? ukáže, co dalšího lze napsat. Zápas se ukládá po každém tahu: po „konec“, Ctrl+D nebo Ctrl+C v něm „gwint play“ pokračuje. „uložit SOUBOR“ zapíše jeho záznam do souboru.
    .mode = Režim; všechny vysvětlí „gwint rules“.
    .against = Kdo hraje na ostatních místech, oddělení čárkami: person (člověk), ID bota (vypíše je „gwint bots“), vlastní bot (my_bot.py:choose nebo modul:funkce), síť se souborem vah (network:weights.npz) nebo příkaz programu (docs/engine.md). Uveď jednoho pro všechna místa, nebo pro každé jednoho. Za @ může následovat čas bota na přemýšlení: champion@1s, na dvou jádrech champion@1s-on-2.
    .deck = Tvůj balíček: soubor, kód balíčku nebo ID doporučeného balíčku. Utkání vyžaduje tři balíčky; v sólu znamená frakce celou její sadu.
    .foe-deck = Balíčky ostatních hráčů v pořadí míst.
    .seed = Stejné slovo dá stejné rozdání.
    .foe-name = Jména ostatních hráčů v pořadí míst.
    .load = Pokračovat v zápase z tohoto záznamu.
    .new = Začít nový zápas; uložený se přesune mezi záznamy. Totéž udělají přepínače, které popisují zápas, například --deck nebo --rules.
    .any-deck = Povolit i balíčky, které porušují pravidla stavby.

help-serve = Spustit server se stoly pro hru po síti.
    .details =
        Server běží, dokud nestiskneš Ctrl+C nebo nedostane signál SIGTERM; pak ještě odpoví na započaté požadavky a zastaví se. Log se vypisuje na standardní chybový výstup, každá událost jako jeden řádek JSON. Každé nastavení lze zadat i proměnnou prostředí, například GWINT_PORT=8000; všechna jsou v docs/hosting.md.
    .host = Adresa, na které server naslouchá; 0.0.0.0 znamená všechny adresy tohoto počítače.
    .port = Port, na kterém server naslouchá; 0 znamená kterýkoli volný.
    .data = Složka s daty. Výchozí: server v GWINT_HOME.
    .public-url = Adresa, kterou používají hráči, liší-li se od adresy a portu serveru.
    .trusted-proxies = Adresy důvěryhodných proxy serverů oddělené čárkami: adresám klientů, které předávají, se věří.
    .bot-workers = Počet procesů pro boty.
    .programs = Vlastní bot: jeho jméno, pak my_bot.py:choose, modul:funkce, network:weights.npz nebo příkaz programu (docs/engine.md). Lze uvést víckrát.
    .log-level = Nejnižší úroveň událostí, které se zapisují do logu.
    .open = Otevřít stránku v prohlížeči.
    .json = Vypsat adresu, odkaz s pozvánkou a složku s daty jako JSON.

help-join = Hrát u stolu na serveru, nebo se dívat.
    .details =
        Tahy se zadávají jako v „gwint play“; ? ukáže, co dalšího lze napsat. Přerušené spojení se obnoví samo. Po „konec“, Ctrl+D nebo Ctrl+C tě stejný příkaz vrátí na tvé místo.
    .url = Odkaz s pozvánkou; s přepínačem --new adresa serveru.
    .seat = Místo, které chceš. Výchozí: tvé vlastní, jinak volné.
    .deck = { help-play.deck }
    .watch = Jen se dívat.
    .new = Otevřít na serveru nový stůl; popisují ho přepínače níže.
    .mode = Režim nového stolu.
    .against = Kdo hraje na ostatních místech, oddělení čárkami: person čeká, až se někdo připojí; každé jiné jméno je bot na serveru.
    .clock = Minuty na celý zápas pro každého hráče a sekundy přidané po každém tahu.
    .open = Zařadit stůl do veřejného seznamu, aby se mohli přidat i lidé bez odkazu.

help-admin = Spravovat stoly serveru.
    .details = Všechny příkazy kromě remove a forget lze použít, i když server běží.

help-admin-audit = Ukázat, kdo a kdy nahlížel do karet hráčů v probíhajících zápasech.
    .details = Když se podle ID exportuje probíhající zápas, zapíše se to sem.

help-admin-backup = Zkopírovat všechna data do souboru jako konzistentní snímek.
    .details = Obnovíš je tak, že zastavíš server a nahradíš gwint.db kopií.
    .file = Soubor pro kopii.

help-admin-check = Vyhledat poškozená data, obnovit každý stůl z jeho protokolu a vypsat ty, které se liší od toho, co se hrálo.
    .salvage = Uložit vše, co lze přečíst, do nové složky s daty a každý poškozený zápas tam i jako záznam.

help-admin-export = Uložit záznamy zápasů, každý do vlastního souboru.
    .details = Soubor se jmenuje podle stolu: ID.gwint.
    .tables = Stoly, jejichž zápasy se uloží.
    .folder = Složka pro soubory.
    .all = Uložit všechny dohrané zápasy.

help-admin-forget = Smazat na žádost data a jméno vlastníka.
    .details = Dohrané zápasy ostatním zůstanou, bez jména. Nejdřív zastav server: dokud běží, zamyká svou složku s daty. Hráči to mohou udělat sami v nastavení stránky.
    .owner = ID vlastníka, jak ho vypíše „gwint admin owners“.
    .yes = Neptat se na potvrzení.

help-admin-list = Vypsat stoly seřazené podle stavu.
    .phase = Jen stoly v tomto stavu.

help-admin-owners = Vypsat vlastníky, naposledy viděné jako první.
    .details = Vlastník je prohlížeč nebo program, který na serveru hraje.

help-admin-remove = Odstranit stoly natrvalo.
    .details = Nejdřív zastav server: dokud běží, je jeho složka s daty zamčená.
    .tables = Stoly, které se odstraní.
    .older-than = Odstranit i zápasy, které skončily nejméně před touto dobou: 12h, 90d nebo 8w.
    .yes = Neptat se na potvrzení.

help-replay = Prohlédnout si zaznamenaný zápas nebo utkání.
    .file = Záznam; „-“ ho čte ze standardního vstupu.
    .all = Vypsat všechny kroky bez čekání na Enter, jako v rouře.
    .picture = Vypsat poslední stav stolu jako textový obrázek.
    .view = Ukázat zápas očima jednoho hráče; * ukáže všechny ruce.
    .json = Vypsat jeden objekt JSON pro každý krok.
    .keys = Klávesy, po každé Enter
    .key-next = další tah
    .key-back = předchozí tah
    .key-move = tah 12
    .key-round = kolo 2
    .key-ends = začátek, konec
    .key-view = pohled jednoho hráče, všechny ruce
    .key-quit = odejít

help-verify = Ověřit, zda bylo rozdání v zápase na serveru poctivé.
    .details =
        Záznam zápasu na serveru obsahuje to, co všichni stanovili před rozdáním. Příkaz z toho znovu vypočítá rozdání, každé míchání a každé líznutí. Pokud něco nesouhlasí, skončí s kódem 1.
    .file = Záznam; „-“ ho čte ze standardního vstupu.
    .chain = Řetězec otisků, který vypočítal tvůj program; soubor pak musí být zapečetěný protokol.
    .json = Vypsat výsledky jako JSON.

help-analyse = Zjistit, kde se zaznamenaný zápas vyhrál a prohrál.
    .details =
        Každý tah se hodnotí podle toho, co jeho hráč tehdy mohl vědět: ukáže se šance na výhru před tahem a po něm, a pokud byl jiný tah lepší, také který a proč. Souboj hodnotí prohledávání stromu, je-li nainstalován gwint[fast], všechno ostatní plánovač. Zápasy utkání se hodnotí jeden po druhém.
    .file = Záznam; „-“ ho čte ze standardního vstupu.
    .simulations = Simulace na tah; při 0 hodnotí plánovač.
    .milliseconds = Čas na přemýšlení o každém tahu, místo simulací.
    .threads = Kolik tahů se hodnotí najednou. Výchozí: jeden na každé jádro.
    .seat = Hodnotit jen tahy tohoto hráče a ukazovat šanci na výhru z jeho pohledu.

## Cards, decks and rules

help-cards = Najít karty a velitele a přečíst si, co dělají.
    .details = Když se nic nenajde, návratový kód je 1.

help-cards-leaders = Vypsat velitele a jejich schopnosti.

help-cards-search = Najít karty; totéž dělá „gwint cards { help-placeholder-words }“.
    .searched = Části názvu v kterémkoli jazyce, ID nebo kódu na kartě; vyhovět musí všechny.
    .faction = monsters, nilfgaard, northern-realms, scoiatael, skellige nebo neutral; lze uvést víckrát.
    .kind = Jen karty tohoto druhu.
    .row = Jen jednotky, které lze zahrát do této řady.
    .ability = Schopnost: její ID, například tight-bond, nebo název v kterémkoli jazyce.
    .strength = „5“, „5-10“, „5-“ (5 a víc) nebo „-5“ (5 a méně).

help-cards-show = Ukázat všechno o kartě nebo veliteli včetně pravidel schopností.
    .spelt = Název v kterémkoli jazyce, ID nebo kód na kartě.

help-deck = Kontrolovat, ukazovat a sdílet balíčky, nebo vytvářet náhodné.
    .details =
        Zadání balíčku se vykládá jako první z těchto možností, která vyhovuje: „-“ pro standardní vstup, ID doporučeného balíčku, kód balíčku, soubor. Soubor obsahuje text balíčku nebo jeho kód; jmenuje-li se jako doporučený balíček, napiš „./{ help-placeholder-file }“.

help-deck-check = Vypsat všechny chyby balíčku.
    .details = Má-li balíček chybu, návratový kód je 1.

help-deck-code = Vypsat kód balíčku pro odkazy a zprávy.
    .text = Místo kódu vypsat text balíčku.

help-deck-random = Vypsat text náhodného povoleného balíčku, se semínkem a kódem v komentářích.
    .seed = Stejné semínko dá stejný balíček. Výchozí: náhodné.
    .leader = Velitel: jeho ID, kód na kartě nebo název v kterémkoli jazyce.

help-deck-show = Ukázat balíček: karty podle druhu, součty, vedlejší balíček a kód.

help-deck-starters = Vypsat doporučené balíčky s popisem, jak každý z nich vyhrává.

help-box = Připravit večer s tištěnými kartami z jedné krabice.
    .details =
        Každý hráč hraje za jinou frakci, takže žádná karta z krabice není potřeba dvakrát. Balíčky se zadávají jako u „gwint deck“.

help-box-decks = Vylosovat hráčům vyrovnané balíčky.
    .details = Balíčky odpovídají pravidlům a jsou zhruba stejně silné; jejich kódy lze zadat příkazům „gwint box pull-list“ a „gwint box sheet“.
    .players = Počet hráčů.
    .faction = Frakce prvního hráče; při opakovaném zadání frakce dalšího. Ostatní se vylosují.
    .seed = Stejné semínko dá stejné balíčky. Výchozí: náhodné.

help-box-pull-list = Vypsat karty, které je třeba vyjmout z krabice do balíčků.
    .details = Karty jsou seřazené podle vytištěných kódů, spolu s těmi, které mohou přijít z vedlejšího balíčku.
    .decks = Každý je soubor, kód balíčku, ID doporučeného balíčku, nebo „-“ pro standardní vstup.

help-box-sheet = Vypsat registrační formulář balíčku.
    .player = Jméno hráče. Výchozí: řádek k vyplnění.
    .event = Název turnaje. Výchozí: řádek k vyplnění.

help-box-reference = Vypsat pravidla souboje na jednu stránku.

help-score = Spočítat sílu na bojišti a vysvětlit ji.
    .details =
        Bojiště má dvě až pět stran; pravidla (rules), počasí (weather) a všechno prázdné lze vynechat. Karty a velitelé se uvádějí svým ID, které vypíše „gwint cards show“. Strana může mít horns a mardroeme; obojí jsou seznamy řad.

        S přepínačem --check má výstup JSON klíč „faults“ a po tabulce se chyby vypíšou na standardní chybový výstup; návratový kód zůstává 0.

        S přepínačem --lines se na každý řádek vstupu, i na prázdný, hned odpoví jedním řádkem: výsledkem, nebo objektem s klíčem „error“, není-li řádek bojištěm. Návratový kód zůstává 0.
    .file = Bojiště jako JSON. Výchozí: standardní vstup.
    .json = Vypsat JSON nebo tabulku. Výchozí: v terminálu tabulka, jinde JSON.
    .check = Vypsat i to, co je ve skutečném zápase nemožné.
    .lines = Číst na každém řádku jedno bojiště a vypsat na každém řádku jednu odpověď.

help-learn = Naučit se hrát: první zápas a příklady tahů s nakresleným stolem.
    .details =
        Bez argumentu { help-placeholder-topic } se ukáže hra za minutu a první zápas, tah po tahu. V terminálu ukáže Enter další tah; cokoli jiného lekci ukončí.
    .words = Kapitola: minute, first-game, duel, examples, variants nebo card-list. Nebo schopnost, zvláštní karta, frakce či velitel, v kterémkoli jazyce. Nebo jiný způsob hry: ffa, team, solo, match, advanced-building, klub či witcher3.

help-rules = Vyhledávat v pravidlech.
    .details =
        Bez argumentu { help-placeholder-id } se vypíšou režimy, sady pravidel, témata a kapitoly pravidel. Texty se řídí sadou z --rules; pravidla v docs/rules.md jsou anglicky.
    .words = Téma, režim, sada pravidel nebo ID pravidla v docs/rules.md. Témata, frakce, velitele a karty lze pojmenovat v kterémkoli jazyce.

help-meet = Ukázat, co se stane, když se potkají dvě karty.
    .details =
        Obě se vyloží na malé stoly všemi způsoby, na kterých záleží, a zahrají se podle pravidel. Zadáš-li jediný název, ukáže se, jak daná karta, velitel, frakce nebo schopnost působí samostatně nebo co se v daném okamžiku stane.
    .first = Karta, velitel, frakce nebo schopnost podle názvu v libovolném jazyce či podle ID; nebo okamžik: game-start, round-end, tie, third-round.
    .second = S čím se potká; zadává se stejně.

## Bots and research

help-bots = Vypsat boty od nejjednoduššího po mistra.
    .details =
        Každý bot může obsadit místo: „gwint play --against captain“. Čas na přemýšlení za @ nahradí obvyklý: champion@2s, na dvou jádrech champion@2s-on-2.

help-engine = Umožnit jinému programu ptát se bota na tahy.
    .details =
        Čte z každého řádku jeden objekt JSON a na každý odpoví jedním, dokud nepřečte „quit“ nebo vstup neskončí. Zprávy popisuje docs/engine.md; je tam i to, jak napsat vlastní engine.
    .bot = Bot, který odpovídá: ID bota (vypíše je „gwint bots“), nebo vlastní jako my_bot.py:choose, modul:funkce či network:weights.npz.
    .simulations = Počet simulací, pokud ho otázka neuvádí.
    .milliseconds = Čas na přemýšlení, pokud ho otázka neuvádí.
    .threads = Kolik stromů se při každé otázce prohledává najednou. Výchozí: 1.

help-lab = Odehrát tisíce zápasů: hodnotit boty, porovnávat a zlepšovat balíčky.
    .details =
        Balíčky se uvádějí jako v „gwint deck“; „starters“ znamená všechny doporučené balíčky, „held-out“ tyto a stejně tolik náhodných, se kterými se nikdy netrénuje. Každé rozdání se hraje z obou míst a s oběma začínajícími hráči a všechna semínka se ukládají.

help-lab-arena = Nechat boty hrát proti sobě se všemi balíčky a ohodnotit je.
    .details =
        Zápasy se ukládají jako řádky JSON. Po přerušení pokračuje v aréně stejný příkaz; s větším počtem zápasů ji rozšíří. Když se soubor bota v Pythonu nebo soubor sítě změnil, zápasy se uloží do nové složky a složka zadaná v --out se pak odmítne. U programu nebo bota, který importuje jiné soubory, zadej v --out novou složku.
    .bots = Boti oddělení čárkami; vlastní jako my_bot.py:choose, jako modul:funkce, jako network:weights.npz nebo jako příkaz. Za @ může následovat čas na přemýšlení: champion@50ms. „clairvoyant“ je prohledávání, které vidí všechny karty, jako horní mez pro srovnání.
    .threads = Kolik stromů najednou prohledává každý bot, který prohledávání používá. Výchozí: kolik je uvedeno za @, jinak 1.
    .decks = Balíčky oddělené čárkami; „held-out“ znamená doporučené balíčky a stejně tolik náhodných, se kterými se nikdy netrénuje. Výchozí: doporučené balíčky.
    .mode = Režim, který se hraje.
    .rules = Pravidla jako u „gwint play“, nebo několikery: zopakuj přepínač nebo napiš „all“ pro legendary, klub a witcher3. Každá dostanou stejně zápasů.

help-lab-cards = Změřit, kolik každá karta balíčku přidává k šanci na výhru.
    .details =
        Zápasy s kartou v počáteční ruce se porovnají se zápasy bez ní. Počáteční ruka je náhodná, takže rozdíl může způsobit jen tato karta.
    .games = Počet zápasů. Výchozí: kolik se jich vejde do minuty.

help-lab-gpu = Odehrát arénu zkompilovaných strategií na zařízení CUDA.
    .details = Zápasy se počítají, ale neukládají. Bez zařízení je návratový kód 1.
    .bots = Zkompilované strategie oddělené čárkami. Výchozí: všechny.

help-lab-improve = Hledat lepší balíček, kartu po kartě.
    .details =
        Všechny průběžné balíčky odpovídají pravidlům. V každém kroku se porovná 32 změn a nejlepší se vyzkouší na nových rozdáních; přijme se, jen když vyhrává významně častěji. Nakonec se text balíčku vypíše nebo zapíše do souboru; průběh zkoušek jde na standardní chybový výstup.
    .games = Zápasy na krok. Výchozí: kolik se jich vejde do minuty.
    .steps = Největší počet změn.
    .out = Zapsat balíček do tohoto souboru.

help-lab-ladder = Ohodnotit úrovně botů: každá hraje s nejbližší nižší, nejvyšší se všemi.
    .details =
        Každé rozdání se hraje z obou míst a s oběma začínajícími hráči, s doporučenými a s náhodnými povolenými balíčky; po 760 zápasech se každý z dvaceti balíčků utkal s každým jiným. Po přerušení pokračuje stejný příkaz. S přepínačem --write se tabulka a příkaz zapíšou do dokumentu, mezi řádky <!-- ladder --> a <!-- /ladder -->.
    .games = Zápasy na každou dvojici botů.
    .milliseconds = Čas na přemýšlení o tahu pro boty, kteří prohledávají strom.
    .threads = Kolik stromů najednou prohledává každý z nich. Výchozí: 1.
    .decks = Balíčky oddělené čárkami; „held-out“ znamená doporučené balíčky a stejně tolik náhodných, se kterými se nikdy netrénuje. Výchozí: doporučené balíčky a stejně tolik náhodných podle semínka.
    .write = Zapsat tabulku do tohoto dokumentu.
    .rules = { help-lab-arena.rules }

help-lab-matchups = Nechat hrát všechny balíčky proti sobě a ukázat, které vyhrávají.
    .details = Vypíše tabulku a do složky zápasů zapíše teplotní mapu (PNG) a stránku.
    .decks = Balíčky k porovnání. Výchozí: doporučené balíčky.
    .games = Zápasy na každou dvojici balíčků. Výchozí: kolik se jich vejde do minuty.

help-lab-report = Vykreslit arénu jako stránku a grafy.
    .details = Stránka report.html nepotřebuje žádný další soubor; grafy jsou soubory PNG. Všechno se zapíše do složky arény.
    .folder = Složka arény.

help-lab-resume = Pokračovat v přerušené aréně.
    .folder = Složka arény.

help-lab-train = Trénovat síť hrou proti sobě samé.
    .details =
        Je k tomu třeba PyTorch. Do složky se zapíšou nastavení, průběh, kontrolní bod, váhy sítě (weights.npz) a křivka učení (curve.png). V tréninku pokračuje tentýž příkaz; stačí zadat samotnou složku. Ctrl+C trénink uloží, než ho přeruší. Jak se síť učí, popisuje docs/learning.md.
    .folder = Složka tréninku: nová, nebo složka tréninku, ve kterém se má pokračovat.
    .minutes = Délka celého tréninku v minutách. Výchozí: 20.
    .sitting = Po kolika minutách toto sezení skončí, včetně přípravy. Výchozí: trénink běží do konce.
    .device = Kde se síť učí. Výchozí: cuda, pokud takové zařízení je.
    .seed = Stejné semínko dá na začátku stejné balíčky a váhy. Výchozí: 1.
    .small = Použít malou síť a málo zápasů, na zkoušku na procesoru.
    .from = Začít s váhami z tohoto souboru; „shipped“ znamená ty, které jsou součástí gwint.

help-lab-exploit = Trénovat síť, která porazí bota.
    .details = Ukazuje, jak snadno lze využít slabin bota. Jeho síť se nemění a hraje vždy nejpravděpodobnější tah, bez prohledávání, zatímco nová síť se učí nejlepší odpověď. Složka vypadá stejně jako u „gwint lab train“.
    .bot = Bot, kterého má síť porazit: network, network-search, nebo jeden z nich s vlastním souborem vah (network:weights.npz).
    .folder = { help-lab-train.folder }
    .minutes = { help-lab-train.minutes }
    .sitting = { help-lab-train.sitting }
    .device = { help-lab-train.device }
    .seed = { help-lab-train.seed }
    .small = { help-lab-train.small }
    .from = { help-lab-train.from }

help-fast = Zkompilovat souboj a vypsat jeho tahy.
    .details = Zkompilovaná verze souboje je tak rychlá, že odehraje miliony zápasů.

help-fast-moves = Vypsat číslo každého tahu: kartu s řadou nebo cílem.
    .details = Za neutrální kartou udává @0 nebo @1, z čí sady je: hráče na prvním, nebo na druhém místě.

help-fast-warm = Zkompilovat souboj hned, ne až při prvním použití.
    .details = Zkompilovaný kód zůstane uložen, dokud se nezmění pravidla nebo karty.

help-completion = Naučit shell doplňovat příkazy gwint.
    .details = Vypíše skript; jeho poslední řádek říká, jak ho nainstalovat.
    .shell = Tvůj shell: bash, zsh nebo fish.
