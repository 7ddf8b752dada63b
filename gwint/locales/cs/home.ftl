### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

again = Zkusit znovu
way-home = Zpět na úvodní stránku
way-decks = Balíčky
way-rules = Pravidla
way-score = Počítadlo síly
way-chronicles = Záznamy
title-table = Stůl
title-replay = Záznam zápasu
player-nameless = Poutník
fault-no-answer = Server neodpovídá. Stránka to sama zkouší znovu.
shell-ways = Navigace
shell-notes = Oznámení
shell-dismiss = Zavřít oznámení
shell-upgraded = Server byl aktualizován. Načti stránku znovu, ať můžeš pokračovat.
shell-reload = Načíst znovu
shell-copy = Kopírovat
shell-copied = Zkopírováno.
shell-not-copied = Prohlížeč nedovoluje kopírovat: text je označený, zkopíruj ho ručně.
shell-send = Poslat
shell-qr = Adresa jako QR kód
shell-address = Adresa
nowhere-title = Tady nic není
nowhere-text = Tuto adresu nemá žádná stránka. Možná se kus odkazu ztratil.

## Home

home-title = Karetní hra z krčem Kontinentu
home-play = Hrát hned
home-friend = Ve dvou
home-go-on = Hrát dál: { $players }
home-more = Více…
home-guide = První zápas s průvodcem
home-guide-about = Nauč se hrát přímo u stolu, za pár minut
home-running = Rozehrané zápasy
home-over = Dohrané zápasy
home-further = Všechny dohrané zápasy
home-replay = Přehrát záznam
home-stands = { $phase ->
    [turn] Jsi na tahu
    [waiting] Čeká na hráče
    [interrupted] Přerušeno
   *[playing] Na tahu je soupeř
}
home-open = Otevřené stoly
home-open-none = Teď žádný stůl na hráče nečeká. Otevři si vlastní v nabídce „Více…“.
home-free-seats = Volná místa: { $count }
home-else = Další možnosti
home-decks-about = Stav si balíčky a ukládej je
home-rules-about = Každé pravidlo a každá karta s vysvětlením
home-score-about = Počítá za tebe sílu, když hraješ s tištěnými kartami
home-chronicles-about = Dohrané zápasy tah po tahu, odsud nebo ze souboru

## A new table

more-title = Otevřít stůl
more-mode = Herní režim
more-rules = Pravidla
more-options = { $count ->
    [0] Jednotlivé volby
   *[other] Jednotlivé volby (změněno: { $count })
}
more-options-reset = Obnovit podle sady pravidel
more-ignored = Tento režim tu má vlastní pravidlo.
more-partly = { $holds ->
    [built] Platí pro balíčky, které si postavíš.
    [person] Platí pro tebe, ne pro virtuálního soupeře.
    [ordinary] Platí pro tebe a pro ty velitele virtuálního soupeře, kteří v sólu nemají vlastní účinek.
   *[advanced] Přidávají se omezení pokročilé stavby balíčku.
}
more-advanced = Pokročilá stavba balíčku
more-sitters = Hráči
more-anybody = Kdokoli s odkazem
more-here = Někdo na tomto zařízení
more-name = Jméno hráče
more-any-deck = { $count ->
    [one] Jakýkoli balíček – vybrat jiný
   *[other] Jakékoli balíčky – vybrat jiné
}
more-opponent = Frakce virtuálního soupeře
more-chance = Náhodně
more-clock = Hodiny
more-clock-none = Bez hodin
more-clock-set = { $minutes } min plus { $seconds } s na tah
more-hints = Rady
more-hints-for = { $hints ->
    [always] pro všechny
    [alone] jen pro hráče, kteří hrají sami
   *[never] pro nikoho
}
more-open = Otevřít stůl

## The waiting room

room-coming = Okamžik…
room-trouble = { $kind ->
    [no-such-table] Takový stůl neexistuje
    [no-spectators] Soukromá hra
    [no-answer] Bez spojení
    [table-phase] Tento stůl je zavřený
   *[other] To se nepovedlo
}
room-seat-gone = Tvé místo tady bylo uvolněno, nebo se přesunulo na jiné zařízení.
room-lost = Spojení ztraceno – zkouší se znovu…
room-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se.
room-full-shut = Všechna místa jsou obsazená a diváci tu nejsou povoleni.
room-please-sit = Je tu místo pro tebe: posaď se!
room-waits = { $count ->
    [one] Jedno místo je ještě volné
   *[other] Volná místa: { $count }
}
room-waits-ready = Čeká se, až budou všichni připraveni
room-seat = Místo { $number }
room-team = Tým { $number }
room-free = Volno
room-is-ready = Připraveno
room-chooses = Vybírá balíček
room-away = Teď tu není
room-sit = Posadit se
room-sit-here-too = Přidat hráče na tomto zařízení
room-free-seat = Uvolnit místo
room-choose-deck = Vybrat balíček
room-ready = Můžeme hrát
room-not-ready = Ještě ne
room-stand = Opustit místo
room-invite = Pozvat
room-invite-how = Kdo otevře tento odkaz, může si sednout.
room-table = Stůl
room-listed = Přidat se může kdokoli, nejen kdo má odkaz
room-spectators = Diváci jsou povoleni
room-hints = { $hints ->
    [always] Rady pro všechny
   *[never] Bez rad
}
room-open = { $listed ->
    [yes] Otevřený všem
   *[no] Jen přes odkaz
}
room-close = Zavřít stůl

## Choosing decks

deck-own = Tvé balíčky
deck-starters = Doporučené balíčky
deck-whole-sets = Celé sady
deck-whole = Celá sada: { $faction }
deck-others = Jiný balíček
deck-chance = Náhodný balíček
deck-chance-name = Náhodný: { $faction }
deck-paste = Vlož kód balíčku nebo balíček jako text
deck-pasted = Vložený balíček
deck-take = Použít tento balíček
deck-three = Vybráno: { $count } ze 3
deck-take-three = Použít tyto tři

## Another device

move-title = Přesunout na jiné zařízení
move-how = Otevři tento odkaz na druhém zařízení do { $minutes } min. Funguje jednou a přesune tvé místo tam.
move-here = Pokračovat v zápase na tomto zařízení? Na tom druhém pak už otevřený nebude.
move-take = Hrát dál tady

## Settings

settings-title = Nastavení
settings-name = Tvé jméno
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-name = { $theme ->
    [dark] Při svíčkách
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
settings-confirm-pass = Ptát se před vynecháním tahu
settings-drag = Povolit hraní karet přetažením
settings-notify = Upozornit mě, že jsem na tahu, když je stránka na pozadí
settings-notify-denied = Prohlížeč této stránce upozornění nedovoluje. Dá se to změnit v jeho nastavení.

## Keys

keys-title = Klávesy
keys-help = ukázat tento seznam
keys-tab = na další tlačítko nebo pole
keys-enter = stisknout nebo vybrat
keys-escape = zavřít nebo vzít volbu zpět
keys-table = U stolu ukáže stejná klávesa klávesy, které tam můžeš použít.

## Report a problem

report-title = Nahlásit problém
report-how = Tento text pomáhá najít problém. Nic se neposílá: zkopíruj ho a předej dál s pár slovy o tom, co se stalo.
report-with-table = Připojit stůl tak, jak ho vidíš
