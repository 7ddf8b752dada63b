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

bot-apprentice = Učedník
    .character = Za každého počasí hraje nejdřív nejsilnější jednotku a tah vynechá, až když má kolo vyhrané.

bot-trader = Kupec
    .character = Sahá po všem, co se třpytí, přepočítá každý nákup a na třetí kolo mu málokdy něco zbude.

bot-sergeant = Seržant
    .character = Plánuje celé kolo, ale na velitele nikdy nepomyslí a špehům nevěří.

bot-captain = Kapitán
    .character = Ví, kdy vynechat tah a jakou cenu má špeh, a daruje kolo, aby vyhrál zápas.

bot-marshal = Maršál
    .character = Než zahraje kartu, vyzkouší mnoho plánů, ale ne každý až do konce.

bot-champion = Mistr
    .character = Než zahraje kartu, promyslí každý plán do konce, a nic neodpouští.

## The list of bots

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
