### The help of the commands. A message is named after its command, its attributes after the command’s parameters.

## Labels and placeholders

help-label-usage = Aufruf:
help-label-arguments = Argumente
help-label-options = Optionen
help-label-commands = Befehle
help-label-examples = { $count ->
    [one] Beispiel:
   *[other] Beispiele:
}
help-label-default = Standard: { $value }
help-label-range = { $least } bis { $most }
help-label-least = mindestens { $least }
help-label-required = erforderlich
help-label-hint = Hilfe: { $command }
help-label-error = Fehler: { $message }

help-placeholder-options = OPTIONEN
help-placeholder-command = BEFEHL
help-placeholder-arguments = ARGUMENTE
help-placeholder-ability = FÄHIGKEIT
help-placeholder-address = ADRESSE
help-placeholder-addresses = ADRESSEN
help-placeholder-age = ALTER
help-placeholder-bot = BOT
help-placeholder-bots = BOTS
help-placeholder-clock = MIN[+SEK]
help-placeholder-deck = DECK
help-placeholder-decks = DECKS
help-placeholder-faction = FRAKTION
help-placeholder-file = DATEI
help-placeholder-folder = ORDNER
help-placeholder-id = KENNUNG
help-placeholder-leader = ANFÜHRER
help-placeholder-n = N
help-placeholder-name = NAME
help-placeholder-opponents = WER,…
help-placeholder-player = NAME
help-placeholder-program = NAME=PROGRAMM
help-placeholder-record = AUFZEICHNUNG
help-placeholder-ruleset = REGELWERK
help-placeholder-shell = SHELL
help-placeholder-strength = N|N-N
help-placeholder-topic = THEMA
help-placeholder-url = URL
help-placeholder-view = 1|2|…|*
help-placeholder-word = WORT
help-placeholder-words = WÖRTER

## Parameters that several commands have

help-shared =
    .help = Diese Hilfe anzeigen und beenden.
    .lang = Die Sprache der Ausgabe. Standard: GWINT_LANG, dann die Sprache des Systems, dann en.
    .json = JSON ausgeben.
    .rules = Das Regelwerk: legendary, klub oder witcher3, auch mit geänderten Optionen, durch Kommas getrennt, etwa klub,roach=yes,gems=3. „gwint rules OPT“ listet die Optionen auf.
    .advanced = Auch die Regeln zum Deckbau für Fortgeschrittene anwenden (DECK-3).
    .faction = Eine Fraktion als Kennung (monsters, nilfgaard, northern-realms, scoiatael, skellige) oder mit ihrem Namen in einer beliebigen Sprache.
    .deck = Eine Datei, ein Deckcode, die Kennung eines Starterdecks oder „-“ für die Standardeingabe.
    .data = Der Datenordner des Servers. Standard: der von „gwint serve“.
    .players = Die Zahl der Spieler in ffa (jeder gegen jeden).
    .name = Dein Name.
    .decks = Die Decks, durch Kommas getrennt. Standard: die Starterdecks.
    .against = Die gegnerischen Decks, durch Kommas getrennt. Standard: die Starterdecks.
    .bot = Der Bot, der die Decks spielt; fast:thrifty ist kompiliert und spielt Tausende Partien pro Sekunde.
    .games = Die Zahl der Partien.
    .seed = Derselbe Startwert ergibt dieselben Partien.
    .out = Der Ordner, in dem die Partien gespeichert werden. Standard: ein Ordner in lab/.
    .workers = Die Zahl der Arbeitsprozesse. Standard: einer je Kern.
    .ray = Die Adresse eines Ray-Clusters, der die Partien spielt; „local“ startet einen auf diesem Rechner.

## gwint

help = Gwent für Menschen und Programme.
    .version = Die Version anzeigen und beenden.

## Playing

help-play = Eine Partie im Terminal spielen.
    .details =
        Einen Spielzug gibst du mit seiner Nummer oder seinem Namen ein; ? zeigt, was du sonst noch eingeben kannst. Die Partie wird nach jedem Spielzug gespeichert: Nach „ende“, Strg+D oder Strg+C geht sie mit „gwint play“ weiter. „speichern DATEI“ speichert ihre Aufzeichnung in einer Datei.
    .mode = Der Modus; „gwint rules“ erklärt jeden davon.
    .against = Wer auf den anderen Plätzen spielt, durch Kommas getrennt: person (ein Mensch), die Kennung eines Bots („gwint bots“ nennt sie), ein eigener Bot (my_bot.py:choose oder modul:funktion), ein Netz mit seinen Gewichten (network:weights.npz) oder der Befehl eines Programms (docs/engine.md). Gib einen für alle Plätze an oder für jeden einen. Nach @ kann die Bedenkzeit eines Bots folgen: champion@1s, auf zwei Kernen champion@1s-on-2.
    .deck = Dein Deck: eine Datei, ein Deckcode oder die Kennung eines Starterdecks. Ein Match braucht drei Decks; im Solo steht eine Fraktion für ihren ganzen Kartensatz.
    .foe-deck = Die Decks der anderen Spieler in der Reihenfolge der Plätze.
    .seed = Dasselbe Wort ergibt dieselbe Kartenverteilung.
    .foe-name = Die Namen der anderen Spieler in der Reihenfolge der Plätze.
    .load = Die Partie dieser Aufzeichnung weiterspielen.
    .new = Eine neue Partie beginnen; eine gespeicherte kommt zu den Aufzeichnungen. Dasselbe bewirken Optionen, die eine Partie beschreiben, etwa --deck oder --rules.
    .any-deck = Auch Decks erlauben, die gegen die Regeln zum Deckbau verstoßen.

help-serve = Einen Server für Tische im Netz starten.
    .details =
        Der Server läuft, bis du Strg+C drückst oder er SIGTERM erhält; er beantwortet dann noch die begonnenen Anfragen und beendet sich. Das Protokoll geht an die Standardfehlerausgabe, für jedes Ereignis eine Zeile JSON. Jede Einstellung lässt sich auch als Umgebungsvariable setzen, etwa GWINT_PORT=8000; docs/hosting.md nennt sie alle.
    .host = Die Adresse, auf der der Server lauscht; 0.0.0.0 steht für alle Adressen dieses Rechners.
    .port = Der Port, auf dem der Server lauscht; 0 steht für einen beliebigen freien.
    .data = Der Datenordner. Standard: server in GWINT_HOME.
    .public-url = Die Adresse, die die Spieler verwenden, wenn sie anders lautet als Adresse und Port des Servers.
    .trusted-proxies = Die Adressen vertrauenswürdiger Proxys, durch Kommas getrennt; die von ihnen angegebenen Adressen der Clients werden übernommen.
    .bot-workers = Die Zahl der Prozesse für Bots.
    .programs = Ein eigener Bot: sein Name, dann my_bot.py:choose, modul:funktion, network:weights.npz oder der Befehl eines Programms (docs/engine.md). Kann mehrmals angegeben werden.
    .log-level = Die niedrigste Stufe, die protokolliert wird.
    .open = Die Seite im Browser öffnen.
    .json = Adresse, Einladungslink und Datenordner als JSON ausgeben.

help-join = An einem Tisch auf einem Server spielen oder zuschauen.
    .details =
        Spielzüge gibst du ein wie bei „gwint play“; ? zeigt, was du sonst noch eingeben kannst. Eine verlorene Verbindung wird von selbst wiederhergestellt. Nach „ende“, Strg+D oder Strg+C bringt dich derselbe Befehl an deinen Platz zurück.
    .url = Ein Einladungslink, mit --new die Adresse eines Servers.
    .seat = Der gewünschte Platz. Standard: der eigene, sonst ein freier.
    .deck = { help-play.deck }
    .watch = Zuschauen, ohne mitzuspielen.
    .new = Einen neuen Tisch auf dem Server eröffnen; die folgenden Optionen beschreiben ihn.
    .mode = Der Modus des neuen Tisches.
    .against = Wer auf den anderen Plätzen spielt, durch Kommas getrennt: person wartet, bis jemand beitritt; jeder andere Name ist ein Bot auf dem Server.
    .clock = Minuten für die ganze Partie, je Spieler, und Sekunden, die nach jedem Zug dazukommen.
    .open = Den Tisch öffentlich auflisten, statt ihn nur für Leute mit dem Link zu öffnen.

help-admin = Die Tische eines Servers verwalten.
    .details = Alle Befehle außer remove und forget lassen sich verwenden, während der Server läuft.

help-admin-audit = Zeigen, wer wann die Hände laufender Partien angesehen hat.
    .details = Wer eine laufende Partie über ihre Kennung exportiert, hinterlässt hier einen Eintrag.

help-admin-backup = Alle Daten als konsistenten Stand in eine Datei kopieren.
    .details = So stellst du ihn wieder her: Beende den Server und ersetze gwint.db durch die Kopie.
    .file = Die Datei für die Kopie.

help-admin-check = Beschädigte Daten suchen, jeden Tisch aus seinem Protokoll wiederherstellen und alle nennen, die vom Gespielten abweichen.
    .salvage = Alles Lesbare in einem neuen Datenordner speichern, dazu jede beschädigte Partie als Aufzeichnung.

help-admin-export = Partien als Aufzeichnungen speichern, jede in einer eigenen Datei.
    .details = Jede Datei heißt wie ihr Tisch: KENNUNG.gwint.
    .tables = Die Tische, deren Partien gespeichert werden.
    .folder = Der Ordner für die Dateien.
    .all = Alle beendeten Partien speichern.

help-admin-forget = Daten und Namen eines Besitzers auf Wunsch löschen.
    .details = Beendete Partien bleiben den anderen erhalten, ohne den Namen. Beende zuerst den Server: Solange er läuft, sperrt er seinen Datenordner. Spieler können das in den Einstellungen der Seite selbst tun.
    .owner = Die Kennung des Besitzers, wie „gwint admin owners“ sie nennt.
    .yes = Nicht nachfragen.

help-admin-list = Die Tische auflisten, nach Zustand sortiert.
    .phase = Nur Tische in diesem Zustand.

help-admin-owners = Die Besitzer auflisten, die zuletzt gesehenen zuerst.
    .details = Ein Besitzer ist ein Browser oder ein Programm, das auf dem Server spielt.

help-admin-remove = Tische endgültig entfernen.
    .details = Beende zuerst den Server: Solange er läuft, sperrt er seinen Datenordner.
    .tables = Die Tische, die entfernt werden.
    .older-than = Auch Partien entfernen, die mindestens so lange vorbei sind: 12h, 90d oder 8w.
    .yes = Nicht nachfragen.

help-replay = Eine aufgezeichnete Partie oder ein aufgezeichnetes Match ansehen.
    .file = Eine Aufzeichnung; „-“ liest sie von der Standardeingabe.
    .all = Alle Schritte ausgeben, ohne nachzufragen, wie in einer Pipe.
    .picture = Den letzten Stand des Tisches als Textbild ausgeben.
    .view = Die Partie aus der Sicht eines Spielers zeigen; * zeigt alle Hände.
    .json = Für jeden Schritt ein JSON-Objekt ausgeben.
    .keys = Tasten, jeweils mit Enter
    .key-next = der nächste Spielzug
    .key-back = der vorige Spielzug
    .key-move = Spielzug 12
    .key-round = Runde 2
    .key-ends = der Anfang, das Ende
    .key-view = die Sicht eines Spielers, alle Hände
    .key-quit = beenden

help-verify = Prüfen, ob bei einer Partie auf einem Server fair ausgeteilt wurde.
    .details =
        Die Aufzeichnung einer Partie auf einem Server enthält, was alle vor dem Austeilen festgelegt haben. Der Befehl berechnet daraus das Austeilen, jedes Mischen und jede gezogene Karte neu. Ist etwas falsch, ist der Exit-Code 1.
    .file = Eine Aufzeichnung; „-“ liest sie von der Standardeingabe.
    .chain = Die Hashkette, die dein eigenes Programm berechnet hat; die Datei muss dann ein versiegeltes Protokoll sein.
    .json = Das Ergebnis als JSON ausgeben.

help-analyse = Herausfinden, wo eine aufgezeichnete Partie gewonnen und verloren wurde.
    .details =
        Jeder Spielzug wird danach bewertet, was sein Spieler zu diesem Zeitpunkt wissen konnte: die Gewinnchance davor und danach und, wenn ein anderer besser war, welcher und warum. Ein Duell wird durch Baumsuche bewertet, wenn gwint[fast] installiert ist, alles andere durch den Planer. Die Partien eines Matches werden nacheinander bewertet.
    .file = Eine Aufzeichnung; „-“ liest sie von der Standardeingabe.
    .simulations = Simulationen je Spielzug; bei 0 bewertet der Planer.
    .milliseconds = Bedenkzeit je Spielzug, anstelle von Simulationen.
    .threads = Wie viele Spielzüge gleichzeitig bewertet werden. Standard: einer je Kern.
    .seat = Nur die Spielzüge dieses Spielers bewerten und die Gewinnchance aus seiner Sicht zeigen.

## Cards, decks and rules

help-cards = Karten und Anführer finden und nachlesen, was sie tun.
    .details = Wird nichts gefunden, ist der Exit-Code 1.

help-cards-leaders = Die Anführer und ihre Fähigkeiten auflisten.

help-cards-search = Karten finden; dasselbe tut „gwint cards { help-placeholder-words }“.
    .searched = Teile eines Namens in einer beliebigen Sprache, einer Kennung oder eines aufgedruckten Codes; alle müssen passen.
    .faction = monsters, nilfgaard, northern-realms, scoiatael, skellige oder neutral; kann mehrmals angegeben werden.
    .kind = Nur Karten dieser Art.
    .row = Nur Einheiten, die in diese Reihe gespielt werden können.
    .ability = Eine Fähigkeit als Kennung, etwa tight-bond, oder mit ihrem Namen in einer beliebigen Sprache.
    .strength = „5“, „5-10“, „5-“ (5 oder mehr) oder „-5“ (5 oder weniger).

help-cards-show = Alles über eine Karte oder einen Anführer zeigen, auch die Regeln der Fähigkeiten.
    .spelt = Ein Name in einer beliebigen Sprache, eine Kennung oder ein aufgedruckter Code.

help-deck = Decks prüfen, zeigen und teilen oder zufällige erzeugen.
    .details =
        Als Deck gilt das Erste davon, was passt: „-“ für die Standardeingabe, die Kennung eines Starterdecks, ein Deckcode, eine Datei. Eine Datei enthält den Text eines Decks oder seinen Code; heißt sie wie ein Starterdeck, schreibe „./{ help-placeholder-file }“.

help-deck-check = Alle Fehler eines Decks nennen.
    .details = Hat das Deck einen Fehler, ist der Exit-Code 1.

help-deck-code = Den Code eines Decks ausgeben, für Links und Chats.
    .text = Statt des Codes den Text des Decks ausgeben.

help-deck-random = Den Text eines zufälligen regelgerechten Decks ausgeben, mit Startwert und Code als Kommentaren.
    .seed = Derselbe Startwert ergibt dasselbe Deck. Standard: ein zufälliger Startwert.
    .leader = Ein Anführer als Kennung, mit seinem aufgedruckten Code oder seinem Namen in einer beliebigen Sprache.

help-deck-show = Ein Deck zeigen: die Karten nach Art, die Summen, das Nebendeck und den Code.

help-deck-starters = Die Starterdecks auflisten und zeigen, wie jedes davon gewinnt.

help-box = Einen Abend mit den gedruckten Karten einer Schachtel vorbereiten.
    .details =
        Jeder spielt eine andere Fraktion, daher wird keine Karte der Schachtel zweimal gebraucht. Decks werden wie bei „gwint deck“ angegeben.

help-box-decks = Für jeden Spieler ein ausgewogenes Zufallsdeck auslosen.
    .details = Die Decks sind regelgerecht und ungefähr gleich stark; ihre Codes kannst du „gwint box pull-list“ und „gwint box sheet“ übergeben.
    .players = Die Zahl der Spieler.
    .faction = Die Fraktion des ersten Spielers; jede weitere Angabe gilt für den nächsten. Die übrigen werden ausgelost.
    .seed = Derselbe Startwert ergibt dieselben Decks. Standard: ein zufälliger Startwert.

help-box-pull-list = Die Karten auflisten, die für die angegebenen Decks aus der Schachtel zu nehmen sind.
    .details = Sie stehen in der Reihenfolge der aufgedruckten Codes, dazu die Karten, die aus dem Nebendeck kommen können.
    .decks = Jedes ist eine Datei, ein Deckcode, die Kennung eines Starterdecks oder „-“ für die Standardeingabe.

help-box-sheet = Den Registrierungsbogen eines Decks ausgeben.
    .player = Der Name des Spielers. Standard: eine Zeile zum Ausfüllen.
    .event = Der Name des Turniers. Standard: eine Zeile zum Ausfüllen.

help-box-reference = Die Regeln eines Duells auf einer Seite ausgeben.

help-score = Die Stärke auf einem Spielplan zählen und erklären.
    .details =
        Ein Spielplan hat zwei bis fünf Seiten; Regeln (rules), Wetter (weather) und alles Leere können fehlen. Karten und Anführer werden mit ihrer Kennung angegeben, die „gwint cards show“ nennt. Eine Seite kann horns und mardroeme haben; beides sind Listen von Reihen.

        Mit --check hat das JSON den Schlüssel „faults“, und nach einer Tabelle folgen die Fehler auf der Standardfehlerausgabe; der Exit-Code bleibt 0.

        Mit --lines wird jede Zeile der Eingabe, auch eine leere, sofort mit einer Zeile beantwortet: einem Ergebnis oder, wenn sie kein Spielplan ist, einem Objekt mit dem Schlüssel „error“. Der Exit-Code bleibt 0.
    .file = Ein Spielplan als JSON. Standard: die Standardeingabe.
    .json = JSON oder eine Tabelle ausgeben. Standard: im Terminal eine Tabelle, sonst JSON.
    .check = Auch nennen, was in einer echten Partie unmöglich ist.
    .lines = In jeder Zeile einen Spielplan lesen und je eine Zeile als Antwort ausgeben.

help-learn = Spielen lernen: eine erste Partie und Beispielzüge mit gezeichnetem Tisch.
    .details =
        Ohne { help-placeholder-topic } werden das Spiel in einer Minute und eine erste Partie gezeigt, Zug für Zug. Im Terminal zeigt Enter den nächsten Zug; jede andere Eingabe beendet die Lektion.
    .words = Ein Kapitel: minute, first-game, duel, examples, variants oder card-list. Oder eine Fähigkeit, eine Spezialkarte, eine Fraktion oder ein Anführer, in einer beliebigen Sprache. Oder eine andere Spielweise: ffa, team, solo, match, advanced-building, klub oder witcher3.

help-rules = Die Regeln nachschlagen.
    .details =
        Ohne { help-placeholder-id } werden die Modi, die Regelwerke, die Themen und die Kapitel der Regeln aufgelistet. Die Texte richten sich nach dem Regelwerk von --rules; die Regeln von docs/rules.md sind auf Englisch.
    .words = Ein Thema, ein Modus, ein Regelwerk oder die Kennung einer Regel in docs/rules.md. Themen, Fraktionen, Anführer und Karten lassen sich auch mit ihrem Namen in einer beliebigen Sprache angeben.

help-meet = Zeigen, was passiert, wenn zwei Karten aufeinandertreffen.
    .details =
        Beide werden in allen Anordnungen, die einen Unterschied machen, auf kleine Tische gelegt und nach den Regeln gespielt. Bei nur einem Namen wird gezeigt, was die Karte, der Anführer, die Fraktion, die Fähigkeit oder der Zeitpunkt allein bewirkt.
    .first = Eine Karte, ein Anführer, eine Fraktion oder eine Fähigkeit, mit dem Namen in einer beliebigen Sprache oder als Kennung; oder ein Zeitpunkt: game-start, round-end, tie, third-round.
    .second = Worauf das Erste trifft, ebenso angegeben.

## Bots and research

help-bots = Die Bots auflisten, vom einfachsten bis zum Meister.
    .details =
        Jeder Bot kann einen Platz einnehmen: „gwint play --against captain“. Eine Bedenkzeit nach @ ersetzt seine übliche: champion@2s, auf zwei Kernen champion@2s-on-2.

help-engine = Ein anderes Programm einen Bot nach Spielzügen fragen lassen.
    .details =
        Der Befehl liest je Zeile ein JSON-Objekt und beantwortet es mit einem anderen, bis „quit“ kommt oder die Eingabe endet. docs/engine.md beschreibt die Nachrichten und wie man eine eigene Engine schreibt.
    .bot = Der Bot, der antwortet: die Kennung eines Bots („gwint bots“ nennt sie) oder ein eigener als my_bot.py:choose, modul:funktion oder network:weights.npz.
    .simulations = Simulationen für Fragen ohne Budget.
    .milliseconds = Bedenkzeit für Fragen ohne Budget.
    .threads = Wie viele Suchbäume bei jeder Frage gleichzeitig wachsen. Standard: 1.

help-lab = Tausende Partien spielen: Bots bewerten, Decks vergleichen und verbessern.
    .details =
        Decks werden angegeben wie bei „gwint deck“; „starters“ steht für alle Starterdecks, „held-out“ für diese und ebenso viele zufällige, mit denen nie trainiert wird. Jede Kartenverteilung wird von beiden Plätzen aus und mit beiden Startspielern gespielt, und alle Startwerte werden gespeichert.

help-lab-arena = Bots mit allen Decks gegeneinander spielen lassen und sie bewerten.
    .details =
        Die Partien werden als Zeilen JSON gespeichert. Nach einer Unterbrechung setzt derselbe Befehl die Arena fort; mit mehr Partien erweitert er sie. Hat sich die Datei eines Python-Bots oder eines Netzes geändert, kommen die Partien in einen neuen Ordner; ein mit --out angegebener Ordner wird dann abgelehnt. Für ein Programm oder einen Bot, der andere Dateien importiert, gib mit --out selbst einen neuen Ordner an.
    .bots = Die Bots, durch Kommas getrennt; ein eigener als my_bot.py:choose, als modul:funktion, als network:weights.npz oder als Befehl. Nach @ kann eine Bedenkzeit folgen: champion@50ms. „clairvoyant“ ist eine Suche, die alle Karten sieht, als Obergrenze zum Vergleich.
    .threads = Wie viele Suchbäume jeder suchende Bot gleichzeitig wachsen lässt. Standard: wie nach @ angegeben, sonst 1.
    .decks = Die Decks, durch Kommas getrennt; „held-out“ steht für die Starterdecks und ebenso viele zufällige, mit denen nie trainiert wird. Standard: die Starterdecks.
    .mode = Der Modus, der gespielt wird.
    .rules = Das Regelwerk wie bei „gwint play“ oder mehrere: Wiederhole die Option oder schreibe „all“ für legendary, klub und witcher3. Jedes bekommt gleich viele Partien.

help-lab-cards = Messen, wie viel jede Karte eines Decks zur Gewinnchance beiträgt.
    .details =
        Partien mit einer Karte auf der ersten Hand werden mit Partien ohne sie verglichen. Die erste Hand ist zufällig, also kann nur die Karte den Unterschied ausmachen.
    .games = Die Zahl der Partien. Standard: so viele, wie in eine Minute passen.

help-lab-gpu = Eine Arena kompilierter Strategien auf einem CUDA-Gerät spielen lassen.
    .details = Die Partien werden nur gezählt, nicht gespeichert. Ohne Gerät ist der Exit-Code 1.
    .bots = Kompilierte Strategien, durch Kommas getrennt. Standard: alle.

help-lab-improve = Ein besseres Deck suchen, Karte für Karte.
    .details =
        Jedes Deck auf dem Weg ist regelgerecht. In jedem Schritt werden 32 Änderungen verglichen, und die beste wird mit neuen Kartenverteilungen geprüft; sie wird nur übernommen, wenn das Deck mit ihr deutlich öfter gewinnt. Am Ende wird der Text des Decks ausgegeben oder in eine Datei geschrieben; was versucht wurde, geht an die Standardfehlerausgabe.
    .games = Partien je Schritt. Standard: so viele, wie in eine Minute passen.
    .steps = Die Höchstzahl der Änderungen.
    .out = Das Deck in diese Datei schreiben.

help-lab-ladder = Die Stufen der Bots bewerten: Jede spielt gegen die nächstniedrigere, die höchste gegen alle.
    .details =
        Jede Kartenverteilung wird von beiden Plätzen aus und mit beiden Startspielern gespielt, mit Starterdecks und zufälligen regelgerechten Decks; nach 760 Partien ist jedes der zwanzig Decks auf jedes andere getroffen. Nach einer Unterbrechung geht es mit demselben Befehl weiter. Mit --write kommen die Tabelle und der Befehl in ein Dokument, zwischen die Zeilen <!-- ladder --> und <!-- /ladder -->.
    .games = Partien je Paar von Bots.
    .milliseconds = Bedenkzeit der suchenden Bots je Spielzug.
    .threads = Wie viele Suchbäume jeder suchende Bot gleichzeitig wachsen lässt. Standard: 1.
    .decks = Die Decks, durch Kommas getrennt; „held-out“ steht für die Starterdecks und ebenso viele zufällige, mit denen nie trainiert wird. Standard: die Starterdecks und ebenso viele zufällige nach dem Startwert.
    .write = Die Tabelle in dieses Dokument schreiben.
    .rules = { help-lab-arena.rules }

help-lab-matchups = Alle Decks gegeneinander spielen lassen und zeigen, welche gewinnen.
    .details = Der Befehl gibt eine Tabelle aus und schreibt eine Heatmap (PNG) und eine Seite in den Ordner der Partien.
    .decks = Die Decks, die verglichen werden. Standard: die Starterdecks.
    .games = Partien je Paar von Decks. Standard: so viele, wie in eine Minute passen.

help-lab-report = Eine Arena als Seite und Diagramme darstellen.
    .details = Die Seite report.html braucht keine weitere Datei; die Diagramme sind PNG-Dateien. Alles wird in den Ordner der Arena geschrieben.
    .folder = Der Ordner der Arena.

help-lab-resume = Eine unterbrochene Arena fortsetzen.
    .folder = Der Ordner der Arena.

help-lab-train = Ein Netz mit Partien gegen sich selbst trainieren.
    .details =
        Dazu wird PyTorch gebraucht. In den Ordner kommen die Einstellungen, der Verlauf, ein Zwischenstand, die Gewichte des Netzes (weights.npz) und die Lernkurve (curve.png). Um einen Lauf fortzusetzen, wiederhole den Befehl; der Ordner allein genügt. Strg+C speichert den Lauf und hält ihn dann an. docs/learning.md beschreibt, wie das Netz lernt.
    .folder = Der Ordner des Laufs: ein neuer oder der eines Laufs, der fortgesetzt wird.
    .minutes = Die Dauer des ganzen Laufs in Minuten. Standard: 20.
    .sitting = Nach wie vielen Minuten diese Sitzung endet, samt Vorbereitung. Standard: Der Lauf geht bis zu seinem Ende.
    .device = Wo das Netz lernt. Standard: cuda, wenn es ein solches Gerät gibt.
    .seed = Derselbe Startwert ergibt am Anfang dieselben Decks und Gewichte. Standard: 1.
    .small = Ein kleines Netz und wenige Partien, zum Ausprobieren auf einem Prozessor.
    .from = Mit den Gewichten in dieser Datei beginnen; „shipped“ steht für die Gewichte, die zu gwint gehören.

help-lab-exploit = Ein Netz trainieren, das einen Bot schlägt.
    .details = Das zeigt, wie angreifbar ein Bot ist. Sein Netz bleibt unverändert und spielt immer den wahrscheinlichsten Spielzug, ohne Suche, während ein neues Netz die beste Antwort darauf lernt. Der Ordner ist so aufgebaut wie der von „gwint lab train“.
    .bot = Der Bot, der geschlagen werden soll: network, network-search oder einer davon mit seinen Gewichten (network:weights.npz).
    .folder = { help-lab-train.folder }
    .minutes = { help-lab-train.minutes }
    .sitting = { help-lab-train.sitting }
    .device = { help-lab-train.device }
    .seed = { help-lab-train.seed }
    .small = { help-lab-train.small }
    .from = { help-lab-train.from }

help-fast = Das Duell kompilieren und seine Spielzüge auflisten.
    .details = Die kompilierte Fassung des Duells ist schnell genug für Millionen von Partien.

help-fast-moves = Die Nummer jedes Spielzugs ausgeben: eine Karte mit ihrer Reihe oder ihrem Ziel.
    .details = Nach einer neutralen Karte sagt @0 oder @1, zu wessen Kartensatz sie gehört: zu dem des ersten oder des zweiten Platzes.

help-fast-warm = Das Duell jetzt kompilieren statt beim ersten Gebrauch.
    .details = Der kompilierte Code bleibt gespeichert, bis sich Regeln oder Karten ändern.

help-completion = Die Shell die Befehle von gwint vervollständigen lassen.
    .details = Der Befehl gibt ein Skript aus; dessen letzte Zeile sagt, wie es installiert wird.
    .shell = Deine Shell: bash, zsh oder fish.
