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
    .title = Ein Müllerssohn mit dem Deck seines Vaters
    .home = Eine Mühle an einem trägen Fluss

bot-apprentice = Lehrling
    .character = Spielt bei jedem Wetter zuerst die stärkste Einheit und passt erst, wenn die Runde gewonnen ist.
    .title = Ein Zimmermannslehrling, stark und in Eile
    .home = Die Werkstatt hinter dem Sägewerk

bot-trader = Händler
    .character = Greift nach allem, was glänzt, rechnet jeden Kauf nach und ist selten für die dritte Runde gerüstet.
    .title = Ein Kaufmann, der jede Münze zweimal wiegt
    .home = Ein Stand auf dem Marktplatz

bot-sergeant = Feldwebel
    .character = Plant eine ganze Runde, denkt aber nie an den Anführer und traut keinem Spion.
    .title = Ein Ausbilder mit Holzbein
    .home = Die Kaserne am Nordtor

bot-captain = Hauptmann
    .character = Weiß, wann man passt und was ein Spion wert ist, und verschenkt eine Runde, um die Partie zu gewinnen.
    .title = Ein Offizier, der Schlachten verlor und aus jeder lernte
    .home = Ein Zelt mit einer guten Karte des Landes

bot-marshal = Marschall
    .character = Prüft viele Pläne, bevor er eine Karte spielt, aber nicht jeden bis zum Ende.
    .title = Ein grauhaariger Feldherr mit offenem Geist
    .home = Das Hauptquartier in einer alten Orangerie

bot-champion = Meister
    .character = Denkt jeden Plan zu Ende, bevor er eine Karte spielt, und verzeiht nichts.
    .title = Ungeschlagen und freiwillig maskiert
    .home = Wo der letzte Tisch steht

## The rivals: levels of play with habits; see also dialogue.ftl

bot-goose-girl = Jutta
    .character = Ruft bei der ersten Gelegenheit ihren Anführer und lässt dann die Schar los. Sie zählt Federn statt Karten und spielt wie eine Anfängerin.
    .title = Gänsemagd mit dreißig Gänsen und hitzigem Gemüt
    .home = Der Anger am Dorfteich

bot-ferryman = Der alte Merten
    .character = Passt nie vor dir, auch wenn es klüger wäre. Er nimmt alle Stärke, die er gleich bekommen kann, und ist eher stur als schlau.
    .title = Fährmann, der noch nie mitten im Strom umgekehrt ist
    .home = Ein Steg im Schilf

bot-beekeeper = Bruder Linus
    .character = Spart seine Helden auf wie Honig für den Winter: Sie kommen erst heraus, wenn der letzte Edelstein auf dem Spiel steht. Bis dahin ist er freigebig und leicht zu schlagen.
    .title = Imker eines kleinen Klosters
    .home = Neun Körbe unter den Linden

bot-innkeeper = Dorothea
    .character = Weiß nicht, was Wetter ist: Sie bringt es nie und vertreibt es nie. Ihre Runden plant sie gut, traut aber weder Spionen noch ihrem Anführer.
    .title = Wirtin, die seit Jahren nicht vor der Tür war
    .home = Die Drei Kessel am Kreuzweg

bot-charcoal-burner = Agathe
    .character = Spielt Verbrennen bei der ersten Gelegenheit, sobald es nur deine Einheiten trifft. Sonst plant sie wie der Feldwebel.
    .title = Köhlerin mit Ruß auf der Wange
    .home = Eine rauchende Lichtung tief im Wald

bot-bell-founder = Meister Tobias
    .character = Behält jedes Horn, bis seine letzten Einheiten in der Reihe stehen, und dann läutet es. Sonst spielt er wie der Hauptmann.
    .title = Glockengießer, der mehr lauscht als redet
    .home = Eine Gießerei unter einem geborstenen Turm

bot-smuggler = Docht
    .character = Liebt Spione über alles: Solange er einen auf der Hand hat, schickt er ihn zu dir. Er kauft Wissen mit deiner Stärke und spielt sonst wie der Hauptmann.
    .title = Schmuggler mit drei Namen und ohne Adresse
    .home = Ein Bootshaus ohne Laterne

bot-astronomer = Doktor Selene
    .character = Eröffnet jede Runde mit schlechtem Wetter, wenn sie welches hat, denn so hat sie es berechnet. Sie sucht fast so tief wie der Marschall.
    .title = Astronomin, die mit den Wolken streitet
    .home = Ein Turm über dem Nebel

## Choosing an opponent, and what opponents say

cast-choose = Gegner wählen
cast-difficulty = Schwierigkeit: { $level } von 7
cast-home = Zu Hause: { $home }.
cast-others = Weitere Bots
cast-beaten = Besiegt
cast-next = Nächster Gegner
cast-again = Gegen: { $bot }
cast-says = { $player }: „{ $line }“

## The list of bots

bots-rivals = Gegner mit Charakter: eine Spielstufe mit eigenen Gewohnheiten und Decks
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
