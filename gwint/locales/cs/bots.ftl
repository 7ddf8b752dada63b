### Boti: jméno a povaha každého z nich.

bot-random = Náhodný bot
    .character = Zahraje jakoukoli povolenou kartu a na bojiště se nikdy nepodívá.

bot-greedy = Chamtivý bot
    .character = Bere hned nejvíc bodů a nemyslí dál než na příští kartu.

bot-apprentice = Učedník
    .character = Pravidla se teprve naučil, občas zvedne oči a vynechává tah, kdy by neměl.

bot-trader = Kupec
    .character = Sahá po všem, co se třpytí, přepočítá každý nákup a na třetí kolo bývá málokdy připraven.

bot-captain = Kapitán
    .character = Ví, kdy vynechat tah a jakou cenu má špeh, a daruje kolo, aby vyhrál zápas.

bot-champion = Mistr
    .character = Než položí kartu, přehraje si v duchu každý plán a nic neodpustí.

## The list of bots

bots-id = Zadává se
bots-name = Jméno
bots-character = Povaha
bots-thinks = Přemýšlení
bots-thinks-at-once = hned
bots-thinks-searching = v souboji prohledávání stromu (simulace: { $simulations }), jinde partie v hlavě: { $elsewhere }
bots-thinks-simulating = partie v hlavě: { $elsewhere }; v souboji prohledávání stromu s gwint[fast]
fault-bot-budget = „{ $text }“ není rozpočet bota. Udává se takto: { $legal } – simulace, milisekundy nebo sekundy, a za „-on-“ vlákna, nejvýše { $most }.
