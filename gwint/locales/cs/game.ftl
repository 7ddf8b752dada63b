### Stůl během hry, v prohlížeči.

## Kdo je na tahu a co může

game-your-turn = Jsi na tahu
game-waiting = Na tahu: { $players }
game-pass-sure = Opravdu pas?
game-pass-again = Stiskni ještě jednou, a v tomto kole pasuješ.
game-play = Zahrát: { $card }
game-put-back = Vrátit
game-about = O této kartě: { $card }
game-unfold = Ukázat karty
game-fold = Podívat se na stůl
game-close = Zavřít

## Co leží odkryté

game-pile-of = Odkládací balíček ({ $player }): { $count }
game-deck-own = Tvůj herní balíček, bez pořadí: { $count } ({ $player })
game-deck-of = Herní balíček ({ $player }): { $count }. Co je o něm známo:
game-nothing = Tady není nic k vidění.

## Hráči

game-virtual = Virtuální protivník
game-bot = { $bot ->
    [greedy] Chamtivý bot
    [random] Náhodný bot
   *[other] Bot { $bot }
}
game-clock = Zbývající čas: { $time }
game-out = Čas vypršel
game-gone-short = Pryč
game-away-short = Pryč: { $time }
game-away = Pryč už { $time }: { $player }. Můžeš počkat, nebo hrát dál.
game-gone = Nadobro pryč: { $player }.
game-seat-bot = Ať hraje bot
game-claim = Nárokovat výhru
game-reconnecting = Spojení se přerušilo. Připojuji znovu…
game-hand-over = Předej zařízení: { $player }
game-i-am = Ukaž mé karty ({ $player })

## Nabídky

game-accept = Souhlasím
game-decline = Odmítnout
game-withdraw = Stáhnout zpět
game-offer-waits = Čekám na odpověď…

## Nabídka

game-menu = U stolu
game-log = Co se dělo
game-take-back = Vzít tah zpět
game-come-back = Převzít hru zpět
game-keys = Klávesy
game-rulebook = Pravidla
game-resign = Vzdát se
game-resign-game = Vzdát jen tento zápas
game-resign-match = Vzdát utkání
game-leave = Odejít nadobro
game-go-on = Hrát dál
game-home = Na úvod
game-sure-resign = Opravdu se vzdáváš? Nejde to vzít zpět.
game-sure-resign-game = Opravdu vzdáváš tento zápas? Utkání pokračuje.
game-sure-leave = Opravdu odcházíš nadobro? Ostatní hrají dál bez tebe.

## Konec kola a hry

game-round-won = Vyhráváš kolo
game-round-to = Kolo získává: { $player }
game-round-tied = Kolo končí remízou
game-result = Výsledek
game-won = Vítězství
game-shared = Společné vítězství
game-lost = Porážka
game-drawn = Remíza
game-winner = Vítězí: { $player }
game-reading = Čtu průběh hry…
game-no-story = Průběh hry teď nejde přečíst.
game-chart = Síla v čase
game-highest = Nejvíce: { $count }
game-decisive = Rozhodující tahy
game-score = Vyhrané zápasy
game-rematch = Odveta
game-accept-rematch = Přijmout odvetu
game-to-rematch = K odvetě
game-chronicle = Záznam
game-share = Sdílet
game-copied = Odkaz zkopírován
game-record = Stáhnout zápis
game-look = Zpět ke stolu
game-new = Nová hra

## Turnajové utkání

game-match = Utkání
game-game = Zápas { $game }
game-name-deck = Vyber balíček pro zápas { $game }.
game-names-deck = Vybírá balíček pro zápas { $game }: { $player }
game-retired = Vyhrál, končí
game-named = Vybrán
game-none-named = Zatím nebyl ukázán žádný balíček.

## Klávesy

game-key-arrows = Pohyb po stole
game-key-enter = Vzít kartu, zahrát ji, stisknout tlačítko
game-key-escape = Vrátit, zavřít
game-key-digits = Vzít kartu s tímto číslem
game-key-look = Prohlédnout kartu
game-key-pass = Pasovat (dvakrát)
game-key-leader = Použít velitele (dvakrát)
game-key-hand = Na ruku
game-key-log = Co se dělo
game-key-menu = Nabídka stolu
game-key-help = Tyto klávesy
game-key-touch = Dotykem: klepni na kartu a pak na rozsvícené místo, nebo ji tam přetáhni; podržením si kartu prohlédneš.
