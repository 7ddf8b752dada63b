### Die Bots: ein Name, und wie jeder spielt.

bot-random = Zufallsbot
    .character = Spielt irgendeine erlaubte Karte und sieht nie auf das Schlachtfeld.

bot-greedy = Gieriger Bot
    .character = Nimmt sofort die meisten Punkte und denkt nicht weiter als bis zur nächsten Karte.

bot-apprentice = Lehrling
    .character = Hat die Regeln eben erst gelernt, sieht ab und zu auf und passt, wenn er es nicht sollte.

bot-trader = Händler
    .character = Greift nach allem, was glänzt, rechnet jeden Kauf nach und ist selten für die dritte Runde gerüstet.

bot-captain = Hauptmann
    .character = Weiß, wann man passt und was ein Spion wert ist, und verschenkt eine Runde, um die Partie zu gewinnen.

bot-champion = Meister
    .character = Spielt jeden Plan im Kopf zu Ende, bevor er eine Karte legt, und verzeiht nichts.

## The list of bots

bots-id = Anzugeben
bots-name = Heißt
bots-character = Charakter
bots-thinks = Bedenkzeit
bots-thinks-at-once = sofort
bots-thinks-searching = im Duell Baumsuche (Simulationen: { $simulations }), sonst Partien im Kopf: { $elsewhere }
bots-thinks-simulating = Partien im Kopf: { $elsewhere }; im Duell Baumsuche mit gwint[fast]
fault-bot-budget = „{ $text }“ ist kein Budget eines Bots. So wird es angegeben: { $legal } – Simulationen, Millisekunden oder Sekunden, und nach „-on-“ Threads, höchstens { $most }.
