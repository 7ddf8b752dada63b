### The bots: a name, and what each is like.

bot-random = Náhodný bot
    .character = Zahraje, co mu přijde pod ruku, a na bojiště se nikdy nepodívá.

bot-greedy = Chamtivý bot
    .character = Bere hned co nejvíc síly a nikdy nemyslí dál než na příští kartu.

bot-network = Samouk
    .character = Souboj se naučil hraním proti sobě samému a hned vidí, co ostatní musí propočítat.

bot-network-search = Mudrc
    .character = Vyjde z toho, co by zahrál Samouk, a pak přemýšlí o několik tahů dál.

bot-novice = Nováček
    .character = Hraje jen jednotky: k čemu jsou zvláštní karty, špehové a velitel, to neví.
    .title = Mlynářův syn s otcovým balíčkem
    .home = Mlýn u líné řeky

bot-apprentice = Učedník
    .character = Za každého počasí hraje nejdřív nejsilnější jednotku a tah vynechá, až když má kolo vyhrané.
    .title = Tesařský učeň, silný a pořád ve spěchu
    .home = Dílna za pilou

bot-trader = Kupec
    .character = Sahá po všem, co se třpytí, přepočítá každý nákup a na třetí kolo mu málokdy něco zbude.
    .title = Kupec, který každou minci váží dvakrát
    .home = Stánek na tržišti

bot-sergeant = Seržant
    .character = Plánuje celé kolo, ale na velitele nikdy nepomyslí a špehům nevěří.
    .title = Cvičitel s dřevěnou nohou
    .home = Kasárna u severní brány

bot-captain = Kapitán
    .character = Ví, kdy vynechat tah a jakou cenu má špeh, a daruje kolo, aby vyhrál zápas.
    .title = Důstojník, který bitvy prohrával a z každé se poučil
    .home = Stan s dobrou mapou

bot-marshal = Maršál
    .character = Než zahraje kartu, vyzkouší mnoho plánů, ale ne každý až do konce.
    .title = Šedovlasý vojevůdce s otevřenou myslí
    .home = Hlavní stan ve staré oranžerii

bot-champion = Mistr
    .character = Než zahraje kartu, promyslí každý plán do konce, a nic neodpouští.
    .title = Neporažený, s maskou z vlastní vůle
    .home = Tam, kde stojí poslední stůl

## The rivals: levels of play with habits; see also dialogue.ftl

bot-goose-girl = Jitka
    .character = Při první příležitosti zavolá velitele a pak vypustí celé hejno. Počítá pírka místo karet a hraje jako začátečnice.
    .title = Husopaska s třiceti husami a horkou hlavou
    .home = Náves u rybníka

bot-ferryman = Starý Martin
    .character = Nikdy nekončí kolo před tebou, i kdyby to bylo moudřejší. Bere všechnu sílu, kterou může mít hned, a je spíš tvrdohlavý než chytrý.
    .title = Převozník, který se nikdy neotočil v půli řeky
    .home = Přívoz v rákosí

bot-beekeeper = Bratr Linus
    .character = Hrdiny si šetří jako med na zimu: vyjdou, teprve když jde o poslední život. Do té doby je štědrý a snadno se poráží.
    .title = Včelař z malého kláštera
    .home = Devět úlů pod lípami

bot-innkeeper = Dorota
    .character = Neví, co je počasí: nikdy ho nepřivolá a nikdy nezažene. Kola si plánuje dobře, ale nevěří špehům ani svému veliteli.
    .title = Hostinská, která léta nevytáhla paty z domu
    .home = U Tří kotlíků na rozcestí

bot-charcoal-burner = Agáta
    .character = Sežehnutí hází při první příležitosti, jakmile spálí jen tvoje jednotky. Jinak plánuje jako Seržant.
    .title = Uhlířka se sazemi na tváři
    .home = Kouřící mýtina hluboko v lese

bot-bell-founder = Mistr Tobiáš
    .character = Každý roh si nechá, dokud v řadě nestojí jeho poslední jednotky, a teprve pak zazní. Jinak hraje jako Kapitán.
    .title = Zvonař, který víc naslouchá, než mluví
    .home = Slévárna pod puklou věží

bot-smuggler = Knot
    .character = Špehy miluje nade vše: dokud nějakého drží v ruce, posílá ho k tobě. Za tvou sílu kupuje vědění a jinak hraje jako Kapitán.
    .title = Pašerák se třemi jmény a bez adresy
    .home = Loděnice bez lucerny

bot-astronomer = Doktorka Selena
    .character = Každé kolo otevírá špatným počasím, pokud nějaké má, protože jí to tak vyšlo. Hledá skoro tak hluboko jako Maršál.
    .title = Hvězdářka, která se hádá s mraky
    .home = Věž nad mlhou

## Choosing an opponent, and what opponents say

cast-choose = Vybrat soupeře
cast-difficulty = Obtížnost: { $level } ze 7
cast-home = Domov: { $home }.
cast-others = Další boti
cast-beaten = Poražený soupeř
cast-next = Další soupeř
cast-again = Soupeř: { $bot }
cast-says = { $player }: „{ $line }“

## The list of bots

bots-rivals = Soupeři s povahou: úroveň hry s vlastními zvyky a balíčky
bots-name = Jméno
bots-character = Povaha
bots-thinks = Přemýšlení
bots-thinks-at-once = hned
bots-thinks-searching = v souboji prohledávání stromu (simulace: { $simulations }), v jiných režimech simulované zápasy: { $elsewhere }
bots-thinks-guided = v souboji prohledávání, které vede neuronová síť (simulace: { $simulations })
bots-thinks-without-network = hraje jako Kapitán: chybí gwint[fast] nebo síť
bots-thinks-simulating = simulované zápasy: { $elsewhere }; v souboji prohledávání stromu s gwint[fast]
fault-network-weights = Váhy sítě v souboru { $path } nelze použít: { $reason }
fault-network-missing = Soubor vah „{ $path }“ neexistuje.{ fault-nearest }
fault-bot-network = Bota „{ $bot }“ nelze načíst. { $reason }
fault-bot-network-comma = Boti v seznamu se oddělují čárkami, takže „{ $bot }“ končí u čárky v názvu souboru „{ $file }“. Přejmenuj soubor.
fault-bot-budget = „{ $text }“ není platný limit přemýšlení. Příklady: { $legal } – simulace, milisekundy nebo sekundy, za nimi případně „-on-“ a počet vláken (nejvýše { $most }).
fault-bot-name = Bot „{ $bot }“ neexistuje.{ fault-nearest } Boti: { $bots }. Vlastního zadáš jako soubor.py:funkce, jako modul:funkce, jako network:weights.npz nebo příkazem programu.
fault-bot-source = Soubor ani modul „{ $source }“ neexistuje.{ fault-nearest }
fault-bot-function = V „{ $source }“ není funkce „{ $function }“.{ fault-nearest }
fault-bot-signature = Bot se volá se třemi argumenty, (view, budget, seed), ale „{ $bot }“ přijímá { $signature }.
fault-bot-import = „{ $source }“ nelze importovat: { $reason }
fault-bot-failed = Bot „{ $bot }“ selhal: { $reason }
fault-bot-illegal-move = Bot „{ $bot }“ vybral tah, který tu není dovolen: { $move }. Dovoleno je: { $legal }.
fault-bot-no-move = Bot „{ $bot }“ má vrátit tah nebo jeho zápis, ale vrátil { $value }. Dovoleno je: { $legal }.
fault-bot-phrase = Bot „{ $bot }“ vrátil zápis, který není dovoleným tahem. { $reason }
