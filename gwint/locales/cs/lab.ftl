### What `gwint lab` prints, and the words of its reports.

lab-title = Z laboratoře
lab-bots = Boti
lab-decks = Balíčky
lab-games = Zápasy
lab-draws = Remízy
lab-toss = Úspěšnost vítěze hodu mincí
lab-rating = Hodnocení
lab-rating-note = Hodnocení na stupnici Elo, průměr je 0: hráč o 100 bodů silnější vyhrává asi 64 zápasů ze 100. Za znakem ±: polovina 95% intervalu podle Fisherovy informace.
lab-win-rate = Výhry
lab-table = výhry v procentech, řádek proti sloupci
lab-table-note = Remíza se počítá jako půl výhry. Za znakem ±: polovina Wilsonova 95% intervalu.
lab-lengths = Délka zápasů
lab-decisions = Rozhodnutí v zápase
lab-balance-note = Každé rozdání se hrálo ze všech míst a s každým začínajícím hráčem.
lab-seed = Semínko náhody
lab-speed = { $speed } zápasů/s
lab-progress = Zápasy: { $done } z { $all }; za sekundu: { $speed }
lab-progress-open = Zápasy: { $done }; za sekundu: { $speed }
lab-compiling = Hra se kompiluje; poprvé to chvíli trvá.
lab-interrupted = Přerušeno; dosud odehrané zápasy jsou uloženy. Pokračuj příkazem: { $command }
lab-played = Nyní odehrané zápasy: { $played }. Už uložené ve složce: { $stored }.
lab-saved = Zápasy jsou uloženy v: { $folder }
lab-report = K prohlédnutí v prohlížeči: { $path }
lab-gain = Přínos
lab-with-card = S ní
lab-without-card = Bez ní
lab-worth-note = Přínos: o kolik procentních bodů vzroste podíl výher, je-li v počáteční ruce před výměnou tato karta místo průměrné karty balíčku. Za znakem ±: polovina Newcombova 95% intervalu.
lab-verdict = { $kept ->
    [yes] Ponecháno: { $change }. Vyhrává { $after } % místo { $before } % ({ $gain }, nové zápasy: { $games }).
   *[no] Neprokázáno: { $change }. Vyhrává { $after } %, předtím { $before } % ({ $gain }, nové zápasy: { $games }).
}
lab-gpu-result = { $device } – zápasy: { $games }, sekundy: { $seconds }, zápasy za sekundu: { $speed }.
lab-ladder = Žebříček
lab-ladder-meetings = Kdo s kým hrál
lab-ladder-against = proti
lab-by-rules = Podle pravidel
lab-by-decks = Podle balíčků
lab-decks-starters = doporučené balíčky
lab-decks-random = náhodné balíčky
lab-decks-mixed = doporučený balíček proti náhodnému
lab-train-preparing = Připravují se stoly a kompiluje se hra. Na zařízení CUDA to trvá minutu až dvě.
lab-train-progress-start = { $minutes } z { $all } min; rozhodnutí za sekundu: { $speed }; entropie: { $entropy }; chyba hodnoty: { $loss }; vyhrává { $random } % zápasů proti náhodným tahům, { $share } % proti sobě samé ze začátku sezení
lab-train-progress-frozen = { $minutes } z { $all } min; rozhodnutí za sekundu: { $speed }; entropie: { $entropy }; chyba hodnoty: { $loss }; vyhrává { $random } % zápasů proti náhodným tahům, { $share } % proti zmrazené síti
lab-train-saved = Trénink je uložen po { $minutes } min. Pokračuj příkazem: { $command }
lab-train-finished = Trénink je dokončen. Váhy sítě: { $path }
lab-exploit-arena = Poslední údaj platí proti nejpravděpodobnějším tahům sítě. Jak si vede sám bot, změří: { $command }
lab-train-rates = Výhry v procentech
lab-train-random = proti náhodným tahům
lab-train-start = proti sobě samé ze začátku sezení
lab-train-frozen = proti zmrazené síti
lab-train-entropy = Entropie strategie
lab-train-losses = Ztrátové funkce
lab-train-policy = strategie
lab-train-value = hodnota
lab-train-belief = odhad soupeřovy ruky
lab-train-magnet = vzdálenost od magnetu
lab-train-minutes = Minuty tréninku

fault-lab-missing = Laboratoř není nainstalována celá (chybí: { $module }). Nainstaluješ ji příkazem: { $command }
fault-lab-bot-failed =
    { $reason }
    Semínko zápasu: { $seed }.
fault-lab-mixed-bots = Zkompilované strategie (fast:…) mohou hrát jen proti sobě navzájem, ne proti jiným botům: { $bots }.
fault-lab-policies-only-count = Zkompilované strategie (fast:…) nezanechávají záznamy ani pozice: { $bots }. Zadej jiné boty.
fault-lab-clairvoyant-duel = Jasnovidec hraje jen souboje, ne tento režim: { $mode }.
fault-lab-nothing-to-compare = Není co porovnávat. Zadej dva boty nebo dva balíčky.
fault-lab-no-meeting = Žádné dva z těchto balíčků nesmějí v tomto režimu hrát proti sobě: { $mode }.
fault-lab-deck = S tímto balíčkem se hrát nesmí: { $deck }.
    { $faults }
fault-lab-other-plan = Ve složce už jsou zápasy jiné arény nebo bota, jehož soubor se mezitím změnil: { $folder }. Zadej jinou složku.
fault-lab-changed-bot = Soubor bota se od odehrání zápasů v této složce změnil: { $bots }. Místo pokračování začni novou arénu v jiné složce: { $folder }
fault-lab-no-plan = Ve složce není žádná aréna: { $folder }.
fault-lab-worker-died = Pracovní proces opakovaně selhal u těchto zápasů (pokusy: { $tries }): { $chunk }. Všechny ostatní zápasy jsou uloženy.
fault-lab-no-cluster = Cluster Ray není dostupný: { $address }. Důvod: { $reason }
fault-lab-no-ladder = V dokumentu není místo pro žebříček: { $path }. Vlož tam, kam žebříček patří, tyto dva řádky: { $begin } a { $end }
fault-lab-no-field = Není balíček, proti kterému by se dalo hrát.
fault-lab-no-driver = Není tu zařízení CUDA: ovladač není nainstalován ({ $driver }). Bez zařízení hraje „gwint lab arena“ tytéž zápasy na procesoru.
fault-lab-no-device = Není tu zařízení CUDA: ovladač žádné nenašel. Bez zařízení hraje „gwint lab arena“ tytéž zápasy na procesoru.
fault-learning-damaged = Trénink v této složce je poškozen: { $folder }. Důvod: { $reason }
fault-learning-foreign = Ve složce jsou soubory, ale žádný trénink (chybí { $file }): { $folder }. Zadej jinou složku.
fault-learning-unwritable = Trénink nelze uložit: { $folder }. Důvod: { $reason }. Poslední úplný kontrolní bod zůstává zachován.
fault-learning-contradiction = Trénink v této složce začal s jinou hodnotou { $option }: { $folder }. Chceš-li v něm pokračovat, přepínač vynech, jinak zadej jinou složku.
fault-learning-no-device = PyTorch nenachází žádné zařízení CUDA. Trénuj na procesoru s přepínačem --device cpu, na zkoušku i s --small.
fault-learning-no-network = Bot „{ $bot }“ nepoužívá síť, takže proti němu nelze trénovat. Možnosti: { $legal }.
fault-simulation-bots = Zadej jednoho bota pro všechna místa, nebo pro každé místo jednoho. Místa: { $seats }, zadaní boti: { $count }.
fault-simulation-no-bots = Zadej alespoň jednoho bota.
fault-simulation-function = Funkci nelze předat více procesům: { $bot }. Zadej bota souborem nebo modulem, například my_bot.py:choose, nebo použij jediný proces.
