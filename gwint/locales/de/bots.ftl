### The bots: a name, and what each is like.

bot-random = Zufallsbot
    .character = Spielt irgendeine Karte, die er spielen kann, und schaut nie auf das Schlachtfeld.

bot-greedy = Gieriger Bot
    .character = Spielt, was sofort am meisten bringt, und denkt nie weiter als bis zur nächsten Karte.

bot-network = Autodidakt
    .character = Hat das Duell im Spiel gegen sich selbst gelernt und sieht auf einen Blick, was andere ausrechnen müssen.

bot-network-search = Weiser
    .character = Überlegt, was der Autodidakt spielen würde, und denkt dann mehrere Züge weiter.

bot-novice = Neuling
    .character = Spielt nur Einheiten: Wozu Spezialkarten, Spione und der Anführer gut sind, weiß er nicht.

bot-apprentice = Lehrling
    .character = Spielt bei jedem Wetter zuerst die stärkste Einheit und passt erst, wenn die Runde gewonnen ist.

bot-trader = Händler
    .character = Greift nach allem, was glänzt, rechnet jeden Kauf nach und ist selten für die dritte Runde gerüstet.

bot-sergeant = Feldwebel
    .character = Plant eine ganze Runde, denkt aber nie an den Anführer und traut keinem Spion.

bot-captain = Hauptmann
    .character = Weiß, wann man passt und was ein Spion wert ist, und verschenkt eine Runde, um die Partie zu gewinnen.

bot-marshal = Marschall
    .character = Prüft viele Pläne, bevor er eine Karte spielt, aber nicht jeden bis zum Ende.

bot-champion = Meister
    .character = Denkt jeden Plan zu Ende, bevor er eine Karte spielt, und verzeiht nichts.

## The list of bots

bots-name = Name
bots-character = Charakter
bots-thinks = Denkweise
bots-thinks-at-once = sofort
bots-thinks-searching = im Duell Baumsuche (Simulationen: { $simulations }), in anderen Modi simulierte Partien: { $elsewhere }
bots-thinks-guided = im Duell eine vom neuronalen Netz geleitete Suche (Simulationen: { $simulations })
bots-thinks-without-network = spielt wie der Hauptmann: gwint[fast] oder das Netz fehlt
bots-thinks-simulating = simulierte Partien: { $elsewhere }; im Duell Baumsuche mit gwint[fast]
fault-network-weights = Die Gewichte des Netzes in { $path } sind nicht verwendbar: { $reason }
fault-network-missing = Die Gewichtsdatei „{ $path }“ gibt es nicht.{ fault-nearest }
fault-bot-network = Der Bot „{ $bot }“ lässt sich nicht laden. { $reason }
fault-bot-network-comma = Bots einer Liste werden durch Kommas getrennt, daher endet „{ $bot }“ am Komma im Dateinamen „{ $file }“. Benenne die Datei um.
fault-bot-budget = „{ $text }“ ist kein gültiges Budget. Gib es so an: { $legal } – Simulationen, Millisekunden oder Sekunden, danach wahlweise „-on-“ und die Zahl der Threads (höchstens { $most }).
fault-bot-name = Den Bot „{ $bot }“ gibt es nicht.{ fault-nearest } Bots: { $bots }. Einen eigenen gibst du als datei.py:funktion, als modul:funktion, als network:weights.npz oder als Befehl eines Programms an.
fault-bot-source = Eine Datei oder ein Modul „{ $source }“ gibt es nicht.{ fault-nearest }
fault-bot-function = In „{ $source }“ gibt es keine Funktion „{ $function }“.{ fault-nearest }
fault-bot-signature = Ein Bot wird mit drei Argumenten aufgerufen, (view, budget, seed), aber „{ $bot }“ nimmt { $signature } entgegen.
fault-bot-import = „{ $source }“ lässt sich nicht importieren: { $reason }
fault-bot-failed = Im Bot „{ $bot }“ ist ein Fehler aufgetreten: { $reason }
fault-bot-illegal-move = Der Bot „{ $bot }“ hat einen Spielzug gewählt, der hier nicht erlaubt ist: { $move }. Erlaubt: { $legal }.
fault-bot-no-move = Der Bot „{ $bot }“ muss einen Spielzug oder dessen Text zurückgeben, hat aber { $value } zurückgegeben. Erlaubt: { $legal }.
fault-bot-phrase = Der Bot „{ $bot }“ hat einen Text zurückgegeben, der kein erlaubter Spielzug ist. { $reason }
