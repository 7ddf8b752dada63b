### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

nav-decks = Balíčky
player-nameless = Poutník
fault-no-answer = Server neodpovídá. Stránka to bude sama zkoušet znovu.
nav-title = Navigace
shell-notifications = Oznámení
shell-dismiss = Zavřít oznámení
shell-outdated = Tato stránka je zastaralá
shell-updated = Server byl aktualizován. Načti stránku znovu, ať můžeš pokračovat.
shell-reload = Načíst znovu
shell-copy = Kopírovat
shell-copied = Zkopírováno.
shell-not-copied = Prohlížeč nedovoluje kopírovat. Text je označený, zkopíruj ho ručně.
shell-send = Poslat
shell-qr = Adresa jako QR kód
shell-address = Adresa
not-found-title = Tady nic není
not-found-text = Na této adrese žádná stránka není. Možná kus odkazu chybí.

## Home

home-title = Karetní hra z krčem Kontinentu
home-friend = Ve dvou
home-continue = Hrát dál: { $players }
home-more = Více…
home-guide = První zápas s průvodcem
home-guide-about = Nauč se hrát přímo u stolu, za pár minut
home-running = Rozehrané zápasy
home-over = Dohrané zápasy
home-over-all = Všechny dohrané zápasy
home-replay = Přehrát záznam
home-phase = { $phase ->
    [turn] Jsi na tahu
    [waiting] Čeká na hráče
    [interrupted] Přerušeno
   *[playing] Na tahu je soupeř
}
home-open = Otevřené stoly
home-open-none = Teď žádný stůl na hráče nečeká. Otevři si vlastní v nabídce „Více…“.
home-free-seats = Volná místa: { $count }
home-links = Další možnosti
home-decks-about = Stavěj si balíčky a ukládej je
home-rules-about = Každé pravidlo a každá karta s vysvětlením
home-score-about = Počítá za tebe sílu, když hraješ s tištěnými kartami
home-referee-about = Hlídá průběh zápasu, když dva hrají s tištěnými kartami
home-box-about = Vyrovnané balíčky z jedné krabice, seznamy karet a přehled pravidel k tisku
home-replays-about = Dohrané zápasy tah po tahu: odehrané tady, nebo načtené ze souboru

## A new table

new-game-title = Otevřít stůl
new-game-mode = Herní režim
new-game-options = { $count ->
    [0] Jednotlivé volby
   *[other] Jednotlivé volby (změněno: { $count })
}
new-game-options-reset = Obnovit podle sady pravidel
new-game-less = Méně: { $option }
new-game-more = Více: { $option }
new-game-ignored = Tento režim tu má vlastní pravidlo.
new-game-partly = { $holds ->
    [built] Platí pro balíčky, které si postavíš.
    [person] Platí pro tebe, ne pro virtuálního soupeře.
    [ordinary] Platí pro tebe a pro ty velitele virtuálního soupeře, kteří v sólu nemají vlastní účinek.
   *[advanced] Přidávají se omezení pokročilé stavby balíčku.
}
new-game-link-player = Kdokoli s odkazem
new-game-device-player = Někdo na tomto zařízení
new-game-name = Jméno hráče
new-game-any-deck = { $count ->
    [one] Jakýkoli balíček – vybrat jiný
   *[other] Jakékoli balíčky – vybrat jiné
}
new-game-opponent = Frakce virtuálního soupeře
new-game-random = Náhodně
new-game-clock = Časový limit
new-game-clock-none = Bez limitu
new-game-clock-set = { $minutes } min plus { $seconds } s na tah
new-game-hints = Rady
new-game-hints-for = { $hints ->
    [always] pro všechny
    [alone] jen pro hráče, kteří hrají sami
   *[never] pro nikoho
}
new-game-open = Otevřít stůl

## The waiting room

room-error = { $kind ->
    [no-such-table] Takový stůl neexistuje
    [no-spectators] Soukromý zápas
    [no-answer] Bez spojení
    [table-phase] Tento stůl je zavřený
   *[other] To se nepovedlo
}
room-seat-gone = Tvé místo tady bylo uvolněno, nebo se přesunulo na jiné zařízení.
room-lost = Spojení se přerušilo – obnovuje se…
room-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se.
room-full-shut = Všechna místa jsou obsazená a diváci tu nejsou povoleni.
room-free-seat-for-you = Je tu místo pro tebe: posaď se!
room-free-seats = { $count ->
    [one] Jedno místo je ještě volné
   *[other] Volná místa: { $count }
}
room-waiting = Čeká se, až budou všichni připraveni
room-waiting-away = Všichni jsou připraveni; zápas začne, až se všichni vrátí
room-seat = Místo { $number }
room-team = Tým { $number }
room-free = Volno
room-is-ready = Připraveno
room-choosing = Vybírá balíček
room-away = Teď tu není
room-sit = Posadit se
room-sit-here-too = Přidat dalšího hráče na tomto zařízení
room-vacate = Uvolnit místo
room-choose-deck = Vybrat balíček
room-ready = Můžeme hrát
room-not-ready = Ještě ne
room-stand = Opustit místo
room-invite = Pozvat
room-invite-how = Kdo otevře tento odkaz, může si sednout.
room-table = Stůl
room-listed = Přidat se může kdokoli, nejen ten, kdo má odkaz
room-spectators = Povolit diváky
room-hints = { $hints ->
    [always] Rady pro všechny
   *[never] Bez rad
}
room-open = { $listed ->
    [yes] Otevřený všem
   *[no] Jen přes odkaz
}
table-from-position = Zápas od zvoleného rozestavení; kdo otevřel stůl, může znát všechny karty
table-from-position-short = od zvoleného rozestavení
table-deal-unproven = Poctivost rozdání není prokázána: ne všichni přispěli náhodným číslem
room-close = Zavřít stůl

## Choosing decks

deck-whole-sets = Celé sady
deck-whole = Celá sada: { $faction }
deck-others = Jiný balíček
deck-random = Náhodný balíček
deck-paste = Vlož kód nebo text balíčku
deck-pasted = Vložený balíček
deck-use = Použít tento balíček
deck-three = Vybráno: { $count } ze 3
deck-use-three = Použít tyto tři

## Another device

move-title = Přesunout na jiné zařízení
move-how = Otevři tento odkaz na druhém zařízení do { $minutes } min. Funguje jen jednou a přesune tam tvé místo.
move-here = Pokračovat v zápase na tomto zařízení? Na předchozím pak už otevřený nebude.
move-take = Hrát dál tady

## Settings

settings-title = Nastavení
settings-name = Tvé jméno
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-name = { $theme ->
    [dark] Světlo svíček
    [light] Denní světlo
   *[auto] Podle zařízení
}
settings-speed = Animace
settings-speed-name = { $speed ->
    [slow] Pomalé
    [fast] Rychlé
    [none] Žádné
   *[normal] Běžné
}
settings-volume = Zvuky
settings-silent = Vypnuto
settings-ambience = Hostinec v pozadí
settings-music = Hudba
settings-confirm-pass = Ptát se před vynecháním tahu
settings-drag = Hrát karty přetažením
settings-dialogue = Nechat soupeře u stolu mluvit
settings-camera-codes = Číst vytištěné kódy fotoaparátem (experimentální)
settings-notify = Upozornit mě, že jsem na tahu, když je stránka na pozadí
settings-notify-denied = Prohlížeč této stránce upozornění nedovoluje. Dá se to změnit v jeho nastavení.

## Keys

keys-help = Ukázat tento seznam
keys-tab = Přejít na další tlačítko nebo pole
keys-enter = Stisknout nebo vybrat
keys-escape = Zavřít nebo vzít volbu zpět
keys-table = U stolu ukáže stejná klávesa klávesy, které tam můžeš použít.

## Report a problem

report-title = Nahlásit problém
report-how = Tento text pomáhá najít problém. Nic se neposílá: zkopíruj ho a předej dál s pár slovy o tom, co se stalo.
report-with-table = Připojit stůl tak, jak ho vidíš
