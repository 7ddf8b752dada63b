### The table during a game, in the browser.

## Turns and moves

game-your-turn = Jsi na tahu
game-waiting = Na tahu: { $players }
game-pass-sure = Opravdu vynechat?
game-pass-again = Dalším stiskem vynecháš do konce kola.
game-hint = Rada
game-hint-thinking = Přemýšlím…
game-hint-now = Šance na výhru teď: { $chance } %
game-hint-after = Šance po tahu: { $after } %, teď { $now } %
game-play = Zahrát: { $card }
game-discard = Odložit
game-put-back = Vrátit
game-about = O této kartě: { $card }
game-show-cards = Ukázat karty
game-show-table = Zobrazit stůl

## Cards that can be looked at

game-pile-of = Odkládací balíček ({ $player }): { $count }
game-deck-own = Tvůj herní balíček, v náhodném pořadí: { $count } ({ $player })
game-deck-of = Herní balíček ({ $player }): { $count }. Známé karty:
game-nothing = Tady není nic k vidění.

## Players

game-bot = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [apprentice] { bot-apprentice }
    [trader] { bot-trader }
    [sergeant] { bot-sergeant }
    [captain] { bot-captain }
    [marshal] { bot-marshal }
    [network] { bot-network }
    [network-search] { bot-network-search }
    [champion] { bot-champion }
    [goose-girl] { bot-goose-girl }
    [ferryman] { bot-ferryman }
    [beekeeper] { bot-beekeeper }
    [innkeeper] { bot-innkeeper }
    [charcoal-burner] { bot-charcoal-burner }
    [bell-founder] { bot-bell-founder }
    [smuggler] { bot-smuggler }
    [astronomer] { bot-astronomer }
   *[other] Bot { $bot }
}
game-clock = Zbývající čas: { $time }
game-time-out = Čas vypršel
game-left-short = Už nehraje
game-away-short = Nepřítomnost: { $time }
game-bot-queued = Čeká ve frontě
game-bot-queued-why = Boti mají co dělat u jiných stolů; tento čeká, až na něj přijde řada.
game-away = Už { $time } chybí: { $player }. Můžeš počkat, nebo pokračovat bez tohoto hráče.
game-left = Už není u stolu: { $player }.
game-seat-bot = Nahradit botem
game-claim = Nárokovat si výhru
game-reconnecting = Spojení se přerušilo. Obnovuje se…
game-hand-over = Předej zařízení hráči: { $player }
game-show-hand = Ukázat mé karty ({ $player })

## Offers

game-accept = Přijmout
game-decline = Odmítnout
game-withdraw = Stáhnout zpět
game-offer-waits = Čeká se na odpověď…

## The menu

game-menu = Nabídka stolu
game-mute = Ztlumit
game-log = Průběh hry
game-take-back = Vzít tah zpět
game-come-back = Převzít hru zpět
game-rulebook = Pravidla
game-resign = Vzdát se
game-resign-game = Vzdát jen tento zápas
game-resign-match = Vzdát utkání
game-leave = Odejít ze hry
game-continue = Hrát dál
game-sure-resign = Opravdu se vzdáváš? Nejde to vzít zpět.
game-sure-resign-game = Opravdu vzdáváš tento zápas utkání? Utkání pokračuje.
game-sure-leave = Opravdu odcházíš? Vrátit se nepůjde a ostatní hrají dál bez tebe.

## The end of a round, and of the game

game-round-won = Vyhráváš kolo
game-round-to = Kolo vyhrává: { $player }
game-round-tied = Kolo končí remízou
game-round-higher = Nejvyšší síla armády: { $total }
game-round-equal = { $scored ->
    [gems] Síly jsou vyrovnané, každý ztrácí jeden život.
   *[points] Síly jsou vyrovnané.
}
game-round-nilfgaard = Síly jsou vyrovnané a remízová kola vyhrává Nilfgaard.
game-round-stayed = Příšerám zůstává na bojišti karta: { $card }
game-round-rewarded = Severní říše si za vyhrané kolo líže kartu.
game-first-turn = Začíná: { $player }
game-decides-start = O tom, kdo začne, rozhodne { $player }.
game-result = Výsledek
game-won = Vítězství
game-shared = Společné vítězství
game-lost = Porážka
game-winner = Vítězí: { $player }
game-loading-history = Načítá se průběh zápasu…
game-no-history = Průběh zápasu teď nelze zobrazit.
game-chart = Síla v průběhu zápasu
game-highest = Nejvíce: { $count }
game-decisive = Rozhodující tahy
game-nothing-decisive = Žádný tah nebyl vážnou chybou.
game-score = Vyhrané zápasy
game-rematch = Odveta
game-accept-rematch = Přijmout odvetu
game-to-rematch = K odvetě
game-replay = Přehrát záznam
game-record = Stáhnout záznam
game-view-table = Zpět ke stolu
game-new = Nový zápas

## The tournament match

game-match = Utkání
game-name-deck = Vyber balíček pro zápas { $game }.
game-choosing-deck = Vybírá balíček pro zápas { $game }: { $player }
game-retired = Vyhrál – už ho nelze použít
game-named = Vybrán
game-none-named = Zatím nebyl vybrán žádný balíček.

## Keys

game-key-arrows = Pohyb po stole
game-key-enter = Vzít kartu, zahrát ji, stisknout tlačítko
game-key-escape = Vrátit kartu, zavřít okno
game-key-digits = Zvednout kartu s tímto číslem
game-key-look = Prohlédnout si kartu
game-key-pass = Vynechat tah (dvakrát)
game-key-hint = Požádat o radu
game-key-leader = Použít velitele (dvakrát)
game-key-hand = Přejít na karty v ruce
game-key-help = Ukázat tyto klávesy
game-key-touch = Na dotykové obrazovce: klepni na kartu a pak na rozsvícené místo, nebo ji tam přetáhni; podržením si kartu prohlédneš zblízka.
