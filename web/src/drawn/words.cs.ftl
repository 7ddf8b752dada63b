### `gwint admin`: the tables of a data folder.

admin-none = Nejsou tu žádné stoly.
admin-table = Stůl
admin-mode = Režim
admin-phase = Stav
admin-changed = Naposledy změněno
admin-players = Hráči
admin-phase-name = { $phase ->
    [waiting] čeká
    [playing] hraje se
    [over] dohráno
    [closed] zavřeno
   *[interrupted] přerušeno
}
admin-exported = Zapsané záznamy: { $count }. Jsou ve složce: { $folder }
admin-goes-on = Ještě se hrají a nezapsaly se: { $tables }
admin-sure = Odstranit tyto stoly nadobro ({ $count })? (ano/ne)
admin-removed = Odstraněné stoly: { $count }.
admin-kept = Nic se neodstranilo.
admin-copied = Kopie je v souboru: { $file }
admin-sound = V pořádku: { $count }.
admin-unsound = { $table }: nelze přehrát tak, jak se hrálo; jde to jen do položky { $entries } z { $all }.
fault-admin-no-data = V této složce nejsou data serveru: { $folder }.
fault-admin-nothing-told = Uveď stoly: jejich id, nebo jinak: { $option }

### Rady: proč se tah vyplatí, nápověda u stolu a rozbor zápasů.

## Vynechání tahu

advice-round-won = { $lead ->
    [0] Kolo je vyhrané: remíza se počítá této straně a nikdo už nemůže odpovědět.
   *[other] Kolo je vyhrané: náskok { $lead } a nikdo už nemůže odpovědět.
}
advice-pass-now = { $lead ->
    [0] Remíza tu stačí: kdo chce toto kolo, musí za ně utratit karty.
   *[other] Náskok { $lead }: kdo chce toto kolo, musí za ně utratit karty.
}
advice-give-round = { $behind ->
    [0] Vyrovnáno: karty budou mít větší cenu v jiném kole.
   *[other] Ztráta { $behind }: karty budou mít větší cenu v jiném kole.
}
advice-hopeless = Toto kolo už nic nezvrátí.
advice-card-advantage = Víc karet v ruce na později: { $own } ku { $theirs }.
advice-waits = Nic neprozradí a ostatní musí nejdřív ukázat víc.

## Karty

advice-wins-round = Na výhru v kole to stačí: { $own } ku { $theirs }.
advice-beats = Pozadu pak bude víc soupeřů: { $count } z { $opponents }.
advice-spy = Špeh mění sílu za karty: { $given } za { $cards }.
advice-decoy = Vrátí se do ruky a lze ji zahrát znovu: { $card }.
advice-decoy-spy = Za špeha vzatého zpět lze líznout karty ještě jednou: { $card }.
advice-medic-target = Z odkládacího balíčku se vrací: { $card }.
advice-scorch = Shoří víc soupeřovy síly než vlastní: { $theirs } ku { $own }.
advice-weather = Počasí bere víc soupeři než vlastní straně: { $theirs } ku { $own }.
advice-clear-weather = Oslabené jednotky získají sílu zpět: +{ $points }.
advice-horn = Celá řada se počítá dvakrát: +{ $points }.
advice-horn-ahead = Všechno, co do řady přijde později, se počítá dvakrát.
advice-bond = Vedle sebe jsou silnější: { $card } ×{ $count }, +{ $points }.
advice-muster = Nepřichází sama: +{ $points }.
advice-mardroeme = Berserkové se promění: +{ $points }.
advice-morale = Pomůže to celé řadě: +{ $points }.
advice-avenger = Když padne, nastoupí za ni jiná: { $card }.
advice-last-round = Toto kolo rozhodne zápas, takže není co šetřit: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, pak náskok { $by }.
    [behind] +{ $points }, ale stále ztráta { $by }.
   *[level] +{ $points }, pak vyrovnáno.
}
advice-hold-scorch = Silnější jednotka zatím zůstává mimo dosah Sežehnutí: { $card }.
advice-thrift = Ze všech karet v ruce bude chybět nejméně: { $card }.
advice-hero = Nic jí neudělá počasí ani Sežehnutí: { $card }.
advice-leader = Přišla chvíle pro velitele: { $leader }.

## Volby

advice-redraw = { $card }: místo ní může přijít něco užitečnějšího.
advice-redraw-weak = { $card }: v balíčku jsou v průměru lepší karty.
advice-redraw-muster = { $card }: jiná karta v ruce ji z balíčku svolá tak jako tak.
advice-redraw-keep = Ruka je dobrá tak, jak je.
advice-stays = Jednotky leží tam, kde zmůžou nejvíc.
advice-start-first = Kdo začíná, udává tempo.
advice-start-last = Kdo hraje poslední, vidí před rozhodnutím víc.
advice-claim-kept = Právo volby může mít větší cenu v pozdějším kole.
advice-take = Nejužitečnější z toho, co lze vzít: { $card }.
advice-discard = Bude chybět nejméně: { $card }.
advice-against = Nikdo jiný není na bojišti tak silný.
advice-shift = V jiné řadě zmůže víc: { $card }, +{ $points }.

## Nápověda v terminálu

hint-chance = { $chance } %
hint-now = Šance na výhru po nejlepším tahu: { $chance }

## gwint analyse

analyse-judging = Hodnocení tahů
analyse-chances = Šance na výhru, tah po tahu
analyse-round = kolo { $round }
analyse-turning = Zlomové okamžiky
analyse-others = Další tahy, které šlo zlepšit
analyse-no-turning = Žádný tah zápas nezvrátil.
analyse-move = Tah { $number }, { $player }: { $move }
analyse-fall = { $mark ->
    [best] nejlepší
    [good] dobrý
    [doubtful] sporný
    [mistake] chyba
   *[blunder] hrubá chyba
}, { $before } → { $after }
analyse-better = Lépe: { $move }.
analyse-player = Hráč
analyse-moves = Tahy
analyse-best = Nejlepší
analyse-good = Dobré
analyse-doubtful = Sporné
analyse-mistake = Chyby
analyse-blunder = Hrubé chyby
analyse-loss = Ztráta na tah
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Hodnoceno prohledáváním stromu
   *[no] Hodnoceno plánem
}, { $unit ->
    [milliseconds] čas na tah: { $amount } ms.
    [simulations] simulace na tah: { $amount }.
   *[none] hned.
}
fault-analyse-empty = V tomto záznamu není tah, který by šlo hodnotit.
fault-analyse-seat = Hráč { $number } tu není; hráči mají čísla 1 až { $most }.

### Kniha pravidel a počítadlo síly.

## Kniha

book-title = Kniha pravidel
book-chapter-play = Jak se hraje
book-chapter-cards = Druhy karet
book-chapter-abilities = Schopnosti
book-chapter-specials = Zvláštní karty a počasí
book-chapter-factions = Frakce
book-chapter-leaders = Velitelé
book-chapter-options = Sady pravidel a volby
book-chapter-gallery = Všechny karty
book-mode = Režim
book-search = Hledat v pravidlech
book-contents = Obsah
book-print = Vytisknout
book-turn = Otočit list
book-link = Odkaz: { $title }
book-found = { $count ->
    [one] Nalezeno { $count } téma
    [few] Nalezena { $count } témata
   *[other] Nalezeno { $count } témat
}
book-ignored = Tuto volbu nahrazují vlastní pravidla tohoto režimu.
book-partly = V tomto režimu: { $holds }.
book-armies = Armády
book-leaders = Velitelé
book-own = Karty: { $faction }
book-left-out = { $card }: podle těchto pravidel se s ní nehraje
book-copies = Kusů: { $count }
book-why = Proč taková síla

## Počítadlo síly

score-title = Počítadlo síly
score-sides = Počet hráčů
score-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
score-side = Hráč { $number }
score-totals = Síla armády
score-faction = Frakce
score-leader = Velitel?
score-no-leader = Bez velitele
score-add = Přidat karty { row-to }
score-lay = { $card }: leží tu { $count }
score-done = Hotovo
score-move = Přesunout { row-to }
score-another = Ještě jedna
score-remove = Odebrat
score-reset = Sklidit stůl
score-share = Kopírovat odkaz
score-odd = { $count ->
    [one] { $count } věc, která by na skutečném stole ležet nemohla
    [few] { $count } věci, které by na skutečném stole ležet nemohly
   *[other] { $count } věcí, které by na skutečném stole ležet nemohly
}

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

## The list of them

bots-id = Zadává se
bots-name = Jméno
bots-character = Povaha
bots-thinks = Přemýšlení
bots-thinks-at-once = hned
bots-thinks-searching = v souboji prohledávání stromu (simulace: { $simulations }), jinde partie v hlavě: { $elsewhere }
bots-thinks-simulating = partie v hlavě: { $elsewhere }; v souboji prohledávání stromu s gwint[fast]
fault-bot-budget = „{ $text }“ není rozpočet bota. Udává se takto: { $legal } – simulace, milisekundy nebo sekundy, a za „-on-“ vlákna, nejvýše { $most }.

### Stavba balíčků.

## Truhla

builder-title = Truhla s kartami
builder-kept = Tvé balíčky
builder-none = Zatím nemáš žádný balíček. Začni prázdným, nebo si vezmi doporučený a uprav si ho.
builder-new = Nový balíček
builder-new-how = Vyber frakci, kterou chceš vést.
builder-starters = Doporučené balíčky
builder-starters-how = Klepnutí uloží do truhly tvou vlastní kopii.
builder-rename = Přejmenovat
builder-copy = Kopírovat
builder-copied = Zkopírováno
builder-copy-name = { $name } (kopie)
builder-random-name = Náhodný: { $faction }
builder-delete = Smazat
builder-deleted = Smazáno: { $name }.
builder-undo = Vrátit
builder-keep = Uložit
builder-again = Zkusit znovu
builder-loading = Okamžik…
builder-sorry = Nepovedlo se to
window-close = Zavřít

## Stůl

builder-name = Název balíčku
builder-state = { $kept ->
    [yes] V truhle
    [waiting] Ukládá se…
   *[no] Není v truhle
}
builder-keep-deck = Uložit do truhly
builder-ruleset = Pravidla
builder-random = Náhodný balíček
builder-play = Hrát s tímto balíčkem
builder-panes = Co je vidět
builder-pool = Karty
builder-deck = Balíček: { $count }
builder-contents = Balíček
builder-leaders = Vybrat velitele
builder-fine = S tímto balíčkem se smí hrát.
builder-empty = Zatím žádná karta: klepni na ty, které chceš.
builder-counted = { $counted ->
    [cards] Karty
    [units] Jednotky a hrdinové
    [heroes] Hrdinové
    [specials] Zvláštní karty
    [spies] Špehové
    [medics] Zdravotníci
   *[strength] Celková síla
}
builder-least = z nejméně { $count }
builder-most = z nejvýše { $count }
builder-curve = Jednotky podle síly
builder-curve-point = síla { $strength }: { $units }
builder-abilities = Podíl schopností

## Karty

builder-search = Hledat název či schopnost
builder-kinds = Druhy karet
builder-rows = Řady
builder-ability = Schopnost
builder-all = Ukázat vše
builder-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
builder-nothing-found = Žádná taková karta tu není.
builder-tile = { $card }: v balíčku { $copies } z { $most }
builder-open = Otevřít: { $card }
builder-more = O jednu víc: { $card }
builder-less = O jednu méně: { $card }
builder-in = Přidat
builder-out = Vyjmout

## Dovnitř a ven

builder-import = Načíst balíček
builder-import-how = Vlož text balíčku, jeho kód nebo odkaz.
builder-import-do = Načíst
builder-no-code = Tento balíček má karty více frakcí a nelze jej uložit.
builder-share = Sdílet
builder-link = Jako odkaz
builder-code = Jako kód
builder-text = Jako text

### Chronicles: finished games told again.

chronicle-title = Kronika
chronicle-opening = Kronika se otevírá…
chronicle-closed = Tuto kroniku nelze otevřít
chronicle-again = Zkusit znovu
chronicle-to-table = Ke stolu
chronicle-shelf = Kroniky
chronicle-shelf-about = Každý dohraný zápas si lze projít znovu, krok za krokem. Lze načíst i záznam zápasu ze souboru: vyber ho, nebo ho přetáhni kamkoli na tuto stránku.
chronicle-shelf-empty = Žádný tvůj zápas ještě neskončil.
chronicle-turning = Listování
chronicle-first = Na začátek
chronicle-last = Na konec
chronicle-back = O krok zpět
chronicle-on = O krok vpřed
chronicle-round-back = O kolo zpět
chronicle-round-on = O kolo vpřed
chronicle-play = Přehrát
chronicle-pause = Zastavit
chronicle-key-space = mezerník
chronicle-scrub = Krok
chronicle-strength = Síla armády
chronicle-rounds = Kola
chronicle-game = Zápas { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Mezi zápasy
chronicle-deck-won = vyhrál
chronicle-no-decks = Balíček ještě nebyl určen
chronicle-look = Pohled
chronicle-look-open = Všechny ruce · dole: { $player }
chronicle-look-seat = Jen co ví: { $player }
chronicle-branch = Hrát odtud dál
chronicle-branch-about = Nový zápas začne tam, kde byl tento po kroku { $step }. Kdo hraje?
chronicle-branch-me = Já, u této obrazovky
chronicle-branch-hot = Více hráčů u jedné obrazovky: mezi tahy padá opona.
chronicle-branch-watch = Hrají jen boti; ty se díváš.
chronicle-branch-begin = Začít
chronicle-share = Sdílet odkaz
chronicle-copied = Odkaz zkopírován
chronicle-download = Uložit záznam
chronicle-load = Načíst záznam
chronicle-drop = Sem přetáhni záznam
chronicle-more = Průběh a další
chronicle-analyse = Analyzovat
chronicle-analysing = Procházím hru: { $done } z { $of }
chronicle-analyse-stop = Přerušit analýzu
chronicle-chance = Šance na výhru
chronicle-curve = Co ukazuje křivka
chronicle-mark = { $mark ->
    [best] Nejlepší tah
    [good] Dobrý tah
    [doubtful] Pochybný tah
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
chronicle-turning-point = Zlom
chronicle-turning-points = Zlomy
chronicle-turning-at = Zlom: krok { $step }
chronicle-better = Lepší: { $move }
chronicle-chances = Šance: { $before } % → { $after } %

### Programy, které mluví protokolem enginů, a co je s nimi špatně.

fault-engine-missing = Program nelze spustit: { $program }. Důvod: { $reason }
fault-engine-ended = Program skončil bez odpovědi: { $program }. Jeho návratový kód: { $code }.
fault-engine-overran = Program neodpověděl do { $seconds } s: { $program }.
fault-engine-answer = Odpověď programu nelze přijmout: { $program }. { $reason }
fault-engine-refused = Program odmítl odpovědět: { $program }. Řekl: { $reason }
fault-engine-protocol = Zde se mluví jen verzí { $expected } protokolu enginů, ne verzí { $protocol }.
fault-engine-line = „{ $said }“ není očekávaná zpráva. Očekává se: { $expected }.
fault-engine-no-move = Místo tohoto pohledu nemá z čeho vybírat.
fault-engine-moves = Tahy tohoto pohledu nejsou ty povolené. Povolené: { $legal }.
fault-engine-failed = Bot selhal: { $reason }

### Co se stalo, jedna věta pro každou událost. Jména hráčů a názvy karet se neskloňují.

player = Hráč { $number }

## Části vět

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } (strana: { $side })
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] všechny přední linie
    [fog] všechny zadní voje
    [rain] všechny obléhací linie
   *[storm] všechny zadní voje a obléhací linie
}

## Kdo začíná a s jakými kartami

event-tossed = Hod mincí ukazuje: { $player }.
event-drew-lot = Los určuje: { $player }.
event-chose-starter = { $own ->
    [yes] { $player }: bere si první tah v tomto kole.
   *[no] { $player }: přenechává první tah v tomto kole. Začíná: { $starter }.
}
event-kept-claim = { $player }: tentokrát nerozhoduje, kdo začne, a své právo si nechává na později.
event-drew = { $player }: líže si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}{ event-shown }.
event-exchanged = { $player }: vyměňuje kartu „{ $gave }“ za kartu „{ $drew }“.
event-finished-redraw = { $player }: končí s výměnou karet.

## Tahy

event-began-round = Kolo { $round }. Začíná: { $player }.
event-passed = { $by_itself ->
    [yes] { $player }: nemá už co zahrát a vynechává tah.
   *[no] { $player }: vynechává tah.
}
event-played = { $how ->
    [called] { $player }: svolává { $source ->
        [hand] z ruky
       *[deck] z herního balíčku
    } kartu „{ $card }“{ event-where }.
    [revived] { $player }: vynáší oživenou kartu „{ $card }“{ event-where }.
    [returned] { $player }: z odkládacího balíčku se vrací karta „{ $card }“{ event-where }.
    [leader] { $player }: velitel hraje { $source ->
        [enemy-pile] ze soupeřova odkládacího balíčku
        [pile] ze svého odkládacího balíčku
       *[deck] z herního balíčku
    } kartu „{ $card }“{ event-where }.
    [turned-up] { $player }: odkrývá pod Návnadou a hraje kartu „{ $card }“{ event-where }.
   *[played] { $player }: hraje kartu „{ $card }“{ event-where }.
}
event-summoned = Jako ochránce přichází { row-to } karta „{ $card }“ (strana: { $side }).
event-transformed = { $left ->
    [yes] Karta „{ $card }“ se { row-in } mění v kartu „{ $into }“ (strana: { $side }).
   *[no] Karta „{ $card }“ odchází ze hry: ve vedlejším balíčku už není karta, v niž by se změnila (strana: { $side }).
}
event-went-to-hand = { $player }: bere si zpátky do ruky kartu „{ $card }“.
event-burned = Sežehnuto: { $cards }.
event-left-game = Karta „{ $card }“ odchází ze hry.
event-discarded = { $source ->
    [hand] { $player }: odkládá z ruky kartu „{ $card }“.
   *[play] Na odkládací balíček jde karta „{ $card }“ ({ $player }).
}

## Počasí a velitelé

event-laid-weather = { $leader ->
    [yes] { $player }: velitel působí jako „{ $weather }“ a zasahuje { event-weather-rows }.
   *[no] „{ $weather }“ zasahuje { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Není počasí, které by šlo zrušit.
   *[other] Počasí se ruší: { $weathers }.
}
event-sounded-horn = { $player }: { row-in } zní velitelův roh.
event-used-leader = { $player }: používá schopnost velitele.
event-took-from-pile = { $own ->
    [yes] { $player }: bere si do ruky ze svého odkládacího balíčku kartu „{ $card }“.
   *[no] { $player }: bere si do ruky ze soupeřova odkládacího balíčku ({ $side }) kartu „{ $card }“.
}
event-took-from-deck = { $known ->
    [yes] { $player }: bere si do ruky z herního balíčku kartu „{ $card }“.
   *[no] { $player }: bere si do ruky kartu z herního balíčku a neukazuje ji.
}
event-saw-hand = { $player }: prohlíží si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} ze soupeřovy ruky ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player }: zamíchává zpět do herního balíčku { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} z odkládacího balíčku ({ $cards }).
event-moved = Karta „{ $card }“ přechází { row-to } (strana: { $side }).

## Konce

event-ended-round = Konec kola { $round }: { $totals }. { $count ->
    [0] Remíza.
    [one] Vyhrává: { $winners }.
   *[other] Vyhrávají: { $winners }.
} { $scored ->
    [points] Body: { $points }.
   *[gems] Zbývající životy: { $gems }.
}
event-stayed = Na bojišti { row-in } zůstává karta „{ $card }“ (strana: { $side }).
event-swept = Bojiště se vyklízí: na odkládací balíčky { $count ->
    [0] nejde žádná karta
    [one] jde 1 karta
    [few] jdou { $count } karty
   *[other] jde { $count } karet
}.
event-replayed = Zápas končí remízou a opakuje se ({ $replay }. opakování).
event-ended-game = { $count ->
    [0] Zápas končí remízou.
    [one] Konec zápasu. Vyhrává: { $winners }.
   *[other] Konec zápasu. Vyhrávají: { $winners }.
}

## Virtuální soupeř

event-judged = { $player }: zvažuje { $ways }. Volba: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] nejvíc zvýší jeho vlastní sílu
       *[lead] nejvíc zvýší jeho náskok
    }
    [lead] shoda, a nejvíc zvýší jeho náskok
    [row] shoda, a řada je nejplnější
   *[chance] shoda, náhodně
}.
event-no-card = nic
event-sat-out = { $player }: nemá už v balíčku kartu, a tedy ani tah.
event-laid-face-down = { $player }: klade vrchní kartu balíčku lícem dolů pod Návnadu { row-in }.
event-turned-up-leader = { $player }: prohrává ({ $totals }) a odkrývá velitele: { $leader }{ $cancelled ->
    [yes] {" "}– bez účinku, ruší ho Bílý plamen
   *[no] {""}
}.
event-added-to-total = { $player }: velitel přidává k síle v tomto kole { $count }.

### `gwint fast`: zkompilované dvojče souboje.

fast-warmed-part = Zkompilováno: { $part } z { $parts }
fast-warm = Hotovo. Trvalo to sekund: { $seconds }
fast-moves = Tahy: { $count }. Verze číslování: { $version }
fault-fast-missing = K tomu chybí balíček: { $module }. Nainstalujete ho takto: { $command }
fault-fast-mode = Zkompilované dvojče hraje jen souboje, ne tento režim: { $mode }.
fault-fast-foreign-card = Tato neutrální karta není ze sady žádného z hráčů: { $card }.
fault-fast-list-full = Zkompilované dvojče tam nemá místo pro tolik karet ({ $list }): { $cards }, nejvýše { $most }.

### Co je špatně, co se čekalo a co je dovoleno nebo nejbližší. Jedna zpráva pro každý druh chyby.

## Části vět

fault-at-line = Řádek { $line }: { $fault }
fault-nearest = { $nearest_count ->
    [0] {""}
   *[other] {" "}Nemá to být: { $nearest }?
}
fault-acting = { $acting_count ->
    [0] {""}
   *[other] {" "}Na tahu: { $acting }.
}
list-more = { $list } … a ještě { $count }

## Tahy

fault-illegal-move = „{ $move }“ – tento tah teď není dovolen. Dovoleno je: { $legal }.
fault-illegal-phrase = „{ $text }“ – tento tah teď není dovolen. Dovoleno je: { $legal }.
fault-unknown-phrase = „{ $text }“ není tah.{ fault-nearest } Dovoleno je: { $legal }.
fault-ambiguous-move = „{ $text }“ může znamenat několik tahů. Řekni který: { $moves }.
fault-not-your-turn = Nejsi na tahu.{ fault-acting }
fault-game-over = Zápas skončil a táhnout už nelze.
fault-cannot-undo = { $moves ->
    [0] Není tah, který by šlo vzít zpět.
    [one] Zpět lze vzít jen 1 tah, ne { $count }.
    [few] Zpět lze vzít 1 až { $moves } tahy, ne { $count }.
   *[other] Zpět lze vzít 1 až { $moves } tahů, ne { $count }.
}

## Pravidla

fault-option-name = Volba „{ $option }“ neexistuje. Volby: { $options }.
fault-option-value = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Její hodnoty: { $values }.
fault-ruleset-name = Pravidla „{ $name }“ neexistují. Na výběr jsou: { $names }. Jednotlivé volby se zadávají jako volba=hodnota.
fault-topic-name = Téma „{ $name }“ v pravidlech není.{ fault-nearest }

## Stavba balíčku

fault-deck-leader-wrong-faction = „{ $leader }“ není velitel této frakce ({ $faction }). Vyber některého z jejích.
fault-deck-leader-not-in-pool = „{ $leader }“ nepatří mezi velitele u tohoto stolu. Vyber jiného.
fault-deck-too-few-units = Balíček má { $units ->
    [one] { $units } kartu
    [few] { $units } karty
   *[other] { $units } karet
} jednotek nebo hrdinů; potřebuje jich alespoň { $least }.
fault-deck-too-few-cards = Balíček má { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}; potřebuje jich alespoň { $least }.
fault-deck-too-many-specials = Balíček má { $specials ->
    [one] { $specials } zvláštní kartu
    [few] { $specials } zvláštní karty
   *[other] { $specials } zvláštních karet
}; dovoleno jich je nejvýše { $most }.
fault-deck-too-many-heroes = Balíček má { $heroes ->
    [one] { $heroes } hrdinu
    [few] { $heroes } hrdiny
   *[other] { $heroes } hrdinů
}; dovoleno jich je nejvýše { $most }.
fault-deck-too-many-spies = Balíček má { $spies ->
    [one] { $spies } špeha
    [few] { $spies } špehy
   *[other] { $spies } špehů
} včetně hrdinů; dovoleno jich je nejvýše { $most }.
fault-deck-too-many-medics = Balíček má { $medics ->
    [one] { $medics } zdravotníka
    [few] { $medics } zdravotníky
   *[other] { $medics } zdravotníků
} včetně hrdinů; dovoleno jich je nejvýše { $most }.
fault-deck-too-strong = Síla uvedená na kartách balíčku je dohromady { $strength }; dovoleno je nejvýše { $most }.
fault-deck-too-many-copies = „{ $card }“ je v balíčku { $copies }×; ve sbírce je { $most }×.
fault-deck-wrong-faction = „{ $card }“ nepatří do sady této frakce ({ $faction }).
fault-deck-side-deck-card = „{ $card }“ patří do vedlejšího balíčku a v herním balíčku nikdy nezačíná.
fault-deck-card-not-in-pool = „{ $card }“ nepatří mezi karty u tohoto stolu.
fault-starter-name = Doporučený balíček „{ $name }“ neexistuje. Doporučené balíčky: { $names }.

## Text balíčku

fault-deck-text = Balíček nelze přečíst.
    { $faults }
fault-deck-text-twice = „{ $header }“ je tu podruhé. Jednou stačí.
fault-deck-text-no-leader = Balíček nemá velitele. Přidej řádek, který začíná „velitel:“.
fault-deck-text-leader = „{ $text }“ – takový velitel neexistuje.{ fault-nearest }
fault-deck-text-faction = „{ $text }“ – taková frakce neexistuje.{ fault-nearest }
fault-deck-text-count = „{ $text }“ – počet kusů musí být od { $least } do { $most }.
fault-deck-text-card = „{ $text }“ – taková karta neexistuje.{ fault-nearest }

## Kód balíčku

fault-deck-code-prefix = Tohle není kód balíčku. Kód balíčku začíná „{ $expected }“.
fault-deck-code-version = Kód balíčku má verzi „{ $version }“; přečíst lze jen verzi { $known }.
fault-deck-code-character = Kód balíčku nemůže obsahovat znak „{ $character }“ ({ $place }. místo). Skládá se z písmen A až Z, číslic, - a _.
fault-deck-code-checksum = V kódu balíčku je překlep nebo v něm něco chybí. Zkopíruj ho znovu, od prvního znaku do posledního.
fault-deck-code-damaged = Kód balíčku je poškozený. Zkopíruj ho znovu, od prvního znaku do posledního.
fault-deck-code-faction = Kód balíčku uvádí frakci číslo { $number }; jsou jen čísla 1 až 5.
fault-deck-code-leader = Kód balíčku uvádí velitele číslo { $number }, kterého tato frakce nemá ({ $faction }).
fault-deck-code-card = Kód balíčku uvádí kartu číslo { $number }, kterou tato frakce nemá ({ $faction }).
fault-deck-code-copies = „{ $card }“ je v balíčku { $copies }×; do kódu balíčku se vejde nejvýše { $most }×.
fault-deck-code-other-faction = Do kódu balíčku se vejde jen to, co patří k frakci ({ $faction }), ne „{ $card }“.

## Co říká text

fault-unknown-card = Karta „{ $text }“ neexistuje.{ fault-nearest }
fault-unknown-leader = Velitel „{ $text }“ neexistuje.{ fault-nearest }
fault-unknown-faction = Frakce „{ $text }“ neexistuje. Frakce: { faction-monsters }, { faction-nilfgaard }, { faction-northern-realms }, { faction-scoiatael }, { faction-skellige }.
fault-unknown-seat = Místo „{ $text }“ u tohoto stolu není. Místa: { $seats }.
fault-unknown-row = Řada „{ $text }“ neexistuje. Řady: { $rows }.
fault-unknown-mode = Režim „{ $text }“ neexistuje. Režimy: { $modes }.
fault-unknown-word = „{ $text }“ sem nepatří. Dovoleno je: { $words }.
fault-card-count = „{ $text }“ – počet kusů musí být od { $least } do { $most }.
fault-not-a-number = „{ $text }“ má být celé číslo.
fault-number-too-big = „{ $text }“ je příliš velké číslo; největší dovolené je { $most }.
fault-not-yes-or-no = Místo „{ $text }“ má být „yes“ nebo „no“.
fault-not-weather = „{ $text }“ nemůže ležet na poli pro počasí. Dovoleno je: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Obrázky stolu

fault-bad-picture = Obrázek stolu nelze přečíst.
    { $faults }
fault-line-without-bar = V řádku „{ $text }“ chybí svislá čára. Řádek se píše „co | karty“.
fault-line-twice = „{ $text }“ je tu podruhé; poprvé to bylo na řádku { $first }.
fault-unknown-line = Obrázek nemá řádek „{ $text }“. Řádky: { $keys }.
fault-bad-totals = Místo „{ $text }“ tu mají být výsledky kol, například „12-9, 30-31“: na každé kolo { $sides ->
    [one] { $sides } číslo
    [few] { $sides } čísla
   *[other] { $sides } čísel
}.
fault-bad-chance = Místo „{ $text }“ { $streams ->
    [one] tu má být { $streams } slovo
    [few] tu mají být { $streams } slova
   *[other] tu má být { $streams } slov
} po 16 šestnáctkových číslicích.
fault-more-than-deck = „{ $text }“ je víc, než má balíček karet.
fault-unknown-step = Na stole nemůže čekat nic, co by se jmenovalo „{ $text }“. Známé kroky: { $steps }.
fault-step-fields = „{ $text }“ má uvádět, oddělené středníky: { $fields }.
fault-not-a-spot = Místo „{ $text }“ tu má být hráč, řada a pozice, například „me close 0“.
fault-impossible-step = „{ $text }“ na tomto stole čekat nemůže: nebylo by tu co udělat.
fault-step-out-of-place = „{ $text }“ tu stát nemůže: tah nebo začátek kola stojí na začátku, každá jiná otázka na konci.
fault-game-decided = Podle životů je zápas už rozhodnutý: uveď vítěze, nebo jiný počet životů.

## Co na stole být nemůže

fault-table-special-in-row = „{ $card }“ není jednotka a nemůže ležet { row-in } (strana: { $side }).
fault-table-wrong-row = „{ $card }“ nemůže ležet { row-in } (strana: { $side }); znak umístění to nedovoluje.
fault-table-no-row-special = „{ $card }“ nemůže ležet na místě pro zvláštní kartu { row-in } (strana: { $side }); mohou tam být jen Velitelský roh a Mardroeme.
fault-table-crowded-row = Zvláštních karet { row-in } je víc, než dovolují pravidla (strana: { $side }).
fault-table-no-weather = „{ $weather }“ nemůže ležet na poli pro počasí.
fault-table-covered-weather = „{ $weather }“ leží vedle počasí, které zasahuje tytéž řady; podle těchto pravidel by se jedna z karet odložila.
fault-table-too-many-copies = „{ $card }“ je ve hře { $copies }×; může být nejvýše { $most }×.
fault-table-leader-wrong-faction = { $seat }: „{ $leader }“ není velitel frakce tohoto hráče.
fault-table-known-not-held = { $seat }: „{ $card }“ platí za známou kartu v ruce, ale není tam.
fault-table-returned-not-held = { $seat }: „{ $card }“ platí za kartu vrácenou do balíčku, ale není ani tam, ani v ruce.
fault-table-deck-order = { $seat }: za zamíchané nebo známé vespod platí víc karet, než balíček má ({ $cards }).
fault-table-gems = { $side }: { $gems ->
    [one] { $gems } život
    [few] { $gems } životy
   *[other] { $gems } životů
}, strana jich ale má nejvýše { $most }.
fault-table-should-be-over = Jedna strana už nemá život, zápas by tedy měl být u konce.
fault-table-nobody-to-act = Zápas neskončil, ale nikdo není na tahu.
fault-table-passed-to-act = { $seat }: má táhnout, přestože už vynechává.
fault-table-rounds = Uvedeny jsou výsledky { $totals ->
    [one] { $totals } kola
   *[other] { $totals } kol
}, hraje se ale kolo { $round }.

## Plány pro počítadlo síly

fault-board-not-an-object = Plán má být objekt s těmito klíči: { $expected }.
fault-board-sides = Plán má mít „sides“, seznam { $least } až { $most } objektů.
fault-board-unknown-key = Plán nemá klíč „{ $key }“. Klíče: { $known }.
fault-board-unknown-row = „{ $key }“ má uvádět řady a řada „{ $row }“ neexistuje. Řady: { $rows }.
fault-board-unknown-card = Karta s označením „{ $card }“ neexistuje.{ fault-nearest }
fault-board-unknown-leader = Velitel s označením „{ $leader }“ neexistuje.{ fault-nearest }
fault-board-not-a-list = „{ $key }“ má být seznam.
fault-board-not-a-word = „{ $key }“ má být text, ne „{ $value }“.
fault-board-not-weather = „{ $card }“ nemůže ležet na poli pro počasí. Dovoleno je: { weather-frost }, { weather-fog }, { weather-rain }, { weather-storm }.

## Záznamy zápasů

fault-record-header = Tohle není záznam zápasu. Záznam začíná „{ $expected }“.
fault-record-version = Záznam má verzi formátu { $version }; nejnovější čitelná je { $known }.
fault-record-rules-version = Záznam vznikl podle verze pravidel { $version }; tohle je verze { $known }.
fault-record-line = „{ $text }“ není řádek záznamu. Řádky: { $expected }.
fault-record-twice = „{ $text }“ je tu podruhé; poprvé to bylo na řádku { $first }.
fault-record-missing = V záznamu chybí „{ $text }“.
fault-record-needless = „{ $text }“ nesmí stát vedle „{ $told }“, protože tam už to je.
fault-record-tag = „{ $text }“ nemůže být údaj. Samotnému záznamu patří: { $taken } a všechno, co začíná písmenem p a číslicí.
fault-record-seat = „{ $text }“ neoznačuje hráče tohoto zápasu. Řádek začíná: { $seats }.
fault-record-seed = „{ $text }“ není semínko náhody. Semínko má 64 šestnáctkových číslic.
fault-record-number = Verzi pravidel nelze přečíst. { $why }
fault-record-mode = Režim „{ $text }“ neexistuje. Režimy: { $modes }.
fault-record-rules = Pravidla nelze přečíst. { $why }
fault-record-leader = Velitele nelze přečíst. { $why }
fault-record-faction = Frakci nelze přečíst. { $why }
fault-record-deck = Balíček nelze přečíst. { $why }
fault-record-decks = { $decks ->
    [one] Uveden je { $decks } balíček
    [few] Uvedeny jsou { $decks } balíčky
   *[other] Uvedeno je { $decks } balíčků
}; v tomto režimu { $seats ->
    [one] hraje { $seats } hráč
    [few] hrají { $seats } hráči
   *[other] hraje { $seats } hráčů
}.
fault-record-players = { $players ->
    [one] Uvedeno je { $players } jméno
    [few] Uvedena jsou { $players } jména
   *[other] Uvedeno je { $players } jmen
}; v tomto režimu { $seats ->
    [one] hraje { $seats } hráč
    [few] hrají { $seats } hráči
   *[other] hraje { $seats } hráčů
}.
fault-record-start = Počáteční obrázek nelze přečíst.
    { $faults }
fault-record-start-disagrees = Počáteční obrázek má jiný režim nebo jiná pravidla, než uvádí záznam.
fault-record-illegal-move = Tah číslo { $entry }, „{ $text }“, tam není dovolen. Dovoleno je: { $legal }.
fault-record-take-back = Položka číslo { $entry } bere zpět { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}; počet tahů před ní: { $moves }.
fault-record-result = „{ $text }“ není výsledek. Výsledek vypadá třeba takto: { $expected }.
fault-record-result-disagrees = Záznam uvádí výsledek „{ $told }“; stůl ukazuje „{ $table }“.
fault-record-final = „{ $text }“ není závěrečný znak. Tvoří ho { $expected ->
    [one] { $expected } šestnáctková číslice
    [few] { $expected } šestnáctkové číslice
   *[other] { $expected } šestnáctkových číslic
}.
fault-record-final-disagrees = Závěrečný znak záznamu je { $told }, stůl na konci má ale { $table }. Změnil se záznam nebo pravidla.
fault-team-same-faction = Spoluhráči mají různé frakce, ale { $seat } a { $partner } mají stejnou: { $faction }.

## Hra o samotě

fault-solo-weather = „{ $card }“ nesmí být ve tvém balíčku: o samotě se hraje bez počasí, kromě Jasné oblohy.
fault-solo-not-whole = Virtuální soupeř hraje s celou sadou své frakce, ne s jiným balíčkem: { $faction }.
fault-table-holds-no-hand = { $seat }: v tomto režimu nemá ruku, ale má v ní { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}.
fault-table-under-decoys = { $seat }: karet lícem dolů: { $cards }; smí ale ležet jen jedna pod každou Návnadou virtuálního soupeře. Návnad: { $decoys }.
fault-table-leader-pile = { $seat }: „{ $leader }“ nemůže být v tomto balíčku velitelů, nebo je v něm dvakrát.

## Turnajová utkání

fault-lineup-decks = Počet balíčků: { $decks }; utkání jich chce { $expected }.
fault-lineup-same-faction = Balíčky { $decks } mají stejnou frakci ({ $faction }); každý má mít jinou.
fault-lineup-same-hero = „{ $card }“ je v balíčcích { $decks }; hrdina smí být jen v jednom z nich.
fault-lineup-deck = Balíček { $deck } ({ $faction }): { $fault }
fault-lineup-of-player = { $seat }: { $fault }
fault-match-lineups = S těmito balíčky nelze hrát utkání.
    { $faults }
fault-match-no-game = Právě se nehraje žádný zápas: nejdřív je třeba jmenovat balíček.
fault-match-order = „{ $text }“ tu nemůže stát; utkání čeká na: { $expected }.
fault-match-over = Utkání skončilo.

### Stůl během hry, v prohlížeči.

## Kdo je na tahu a co může

game-your-turn = Jsi na tahu
game-waiting = Na tahu: { $players }
game-pass-sure = Opravdu vynechat?
game-pass-again = Dalším stiskem vynecháš tah až do konce kola.
game-hint = Rada
game-hint-thinking = Přemýšlím …
game-hint-now = Šance na výhru teď: { $chance } %
game-hint-after = Šance po tahu: { $after } %, teď { $now } %
game-play = Zahrát: { $card }
game-put-back = Vrátit
game-about = O této kartě: { $card }
game-unfold = Ukázat karty
game-fold = Zobrazit stůl
game-close = Zavřít

## Co leží odkryté

game-pile-of = Odkládací balíček ({ $player }): { $count }
game-deck-own = Tvůj herní balíček, v libovolném pořadí: { $count } ({ $player })
game-deck-of = Herní balíček ({ $player }): { $count }. Co je o něm známo:
game-nothing = Tady není nic k vidění.

## Hráči

game-virtual = Virtuální soupeř
game-bot = { $bot ->
    [random] Náhodný bot
    [greedy] Chamtivý bot
    [apprentice] Učedník
    [trader] Kupec
    [captain] Kapitán
    [champion] Mistr
   *[other] Bot { $bot }
}
game-clock = Zbývající čas: { $time }
game-out = Čas vypršel
game-gone-short = Pryč
game-away-short = Pryč: { $time }
game-away = Pryč už { $time }: { $player }. Můžeš počkat, nebo přesto hrát dál.
game-gone = Nadobro pryč: { $player }.
game-seat-bot = Ať hraje bot
game-claim = Nárokovat si výhru
game-reconnecting = Spojení se přerušilo. Zkouší se znovu…
game-hand-over = Předej zařízení: { $player }
game-i-am = Ukázat mé karty ({ $player })

## Nabídky

game-accept = Souhlasím
game-decline = Odmítnout
game-withdraw = Stáhnout zpět
game-offer-waits = Čeká se na odpověď…

## Nabídka

game-menu = U stolu
game-log = Průběh
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
game-reading = Načítá se průběh zápasu…
game-no-story = Průběh zápasu teď nelze načíst.
game-chart = Síla v čase
game-highest = Nejvíce: { $count }
game-decisive = Rozhodující tahy
game-score = Vyhrané zápasy
game-rematch = Odveta
game-accept-rematch = Přijmout odvetu
game-to-rematch = K odvetě
game-chronicle = Kronika
game-share = Sdílet
game-copied = Odkaz zkopírován
game-record = Stáhnout záznam
game-look = Zpět ke stolu
game-new = Nový zápas

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
game-key-pass = Vynechat tah (dvakrát)
game-key-hint = Požádat o radu
game-key-leader = Použít velitele (dvakrát)
game-key-hand = Na karty v ruce
game-key-log = Průběh
game-key-menu = Nabídka stolu
game-key-help = Tyto klávesy
game-key-touch = Dotykem: klepni na kartu a pak na rozsvícené místo, nebo ji tam přetáhni; podržením si kartu prohlédneš.

### The guided first game: a sentence for each thing to do.

guide-title = Tvůj první zápas
guide-about = Čtyři krátké lekce u skutečného stolu. Dotýkej se toho, co svítí, a za pár minut budeš hru znát. Odejít můžeš kdykoli.
guide-begin = Začít
guide-skip = Přeskočit
guide-next = Dál
guide-leave = Odejít
guide-lesson = Lekce { $number } z { $count }
guide-laying = Stůl se chystá…
guide-retry = Zkusit znovu
guide-wrong = To ještě ne. Dotkni se toho, co svítí; v poslední lekci můžeš cokoli.
guide-wrong-done = Tato lekce skončila: pokračuj tlačítkem nahoře.
guide-anew = To byl jiný tah: stůl je jako předtím, zkus to znovu.
guide-take = Dole leží tvá ruka. Dotkni se svítící karty a zvedneš ji.
guide-put = Teď svítí její řada. Dotkni se jí a karta tam bude bojovat svou silou.
guide-hero = Kolo vyhrává větší síla armády a ty ještě ztrácíš. Zahraj hrdinu: jeho sílu nezmění počasí ani jiné karty.
guide-pass = Vedeš a soupeř už vynechal tah. Vynech ho také a kolo je tvé.
guide-strength-done = Soupeř ztrácí život. Kdo ztratil oba, prohrává zápas.
guide-clear = Nad zadními voji leží mlha: každá jednotka tam má jen sílu 1. Zvedni kartu, která oblohu vyjasní.
guide-sky = Počasí se hraje doprostřed stolu. Polož kartu tam.
guide-frost = Mráz oslabí obě přední linie. Stojí tam jen soupeř, tak ho zahraj.
guide-scorch = Tato karta sežehne nejsilnější jednotku na celém stole, i tvou. Teď je ta nejsilnější soupeřova: zahraj kartu.
guide-horn = Roh zdvojnásobí sílu celé řady. Zatrub na něj ve svém zadním voji.
guide-sky-done = Z velké ztráty do velkého vedení: správná karta ve správnou chvíli.
guide-decoy = Mezi tvými jednotkami stojí špeh, kterého poslal soupeř. Zvedni návnadu.
guide-decoy-put = Dotkni se špeha: návnada zaujme jeho místo a špeh přejde do tvé ruky.
guide-spy = Špeh bojuje za nepřítele, ale lízneš si za něj dvě karty, a karty vyhrávají zápasy. Pošli špeha na druhou stranu.
guide-medic = Jedna z těch dvou karet je zdravotník. Vrátí jednotku z tvého odkládacího balíčku: zahraj ji.
guide-revive = Tvůj odkládací balíček leží odkrytý. Vyber, kdo se vrátí, a potvrď to.
guide-leader = Jednou za zápas místo karty pomůže velitel. Dotkni se ho dvakrát.
guide-keep = Vedeš a na další kolo ti zbývají tři karty: rozdává se jen jednou za zápas. Teď je chvíle vynechat tah.
guide-cards-done = Kolo je vyhrané a máš víc karet než soupeř. Tak se zápasy rozhodují.
guide-free = Poslední kolo a vše je na tobě: zahraj kteroukoli svítící kartu. Až bude náskok stačit, vynech tah.
guide-rest = Soupeř vynechal tah a ztrácí. Vynech ho také a zápas je vyhraný.
guide-waiting = Soupeř je na tahu…
guide-won = Tvé první vítězství!
guide-lost = Porážka, ale poučná
guide-tied = Remíza
guide-ending = Teď znáš to hlavní. Zbytek řeknou samy karty: dotkni se kterékoli a přečti si, co umí.
guide-play = Hrát hned
guide-rules = Pravidla
guide-again = Ještě jednou
guide-home = Na úvod

### Kolem hry v prohlížeči: úvod, čekárna, nastavení a co je všem stránkám společné.

## Dům

again = Zkusit znovu
way-home = Na úvodní stránku
way-decks = Balíčky
way-rules = Pravidla
way-score = Počítadlo síly
way-chronicles = Kroniky
title-table = Stůl
title-replay = Kronika
player-nameless = Poutník
fault-no-answer = Server neodpovídá. Stránka to sama zkouší znovu.
shell-ways = Kam jít
shell-notes = Zprávy
shell-dismiss = Zavřít zprávu
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

## Úvod

home-title = Karetní hra z krčem Kontinentu
home-play = Hrát hned
home-friend = Ve dvou
home-go-on = Hrát dál: { $players }
home-more = Více…
home-guide = První zápas s průvodcem
home-guide-about = Nauč se hrát hrou za pár minut
home-running = Rozehrané zápasy
home-over = Dohrané zápasy
home-further = Všechny dohrané zápasy
home-replay = Ke kronice
home-stands = { $phase ->
    [turn] Jsi na tahu
    [waiting] Čeká na hráče
    [interrupted] Přerušeno
   *[playing] Na tahu je jiný hráč
}
home-open = Otevřené stoly
home-open-none = Teď nikdo na hráče nečeká. Otevři vlastní stůl: Více…
home-free-seats = Volná místa: { $count }
home-else = V tomto domě
home-decks-about = Stav balíčky a měj je uložené
home-rules-about = Každé pravidlo a každá karta s vysvětlením
home-score-about = Počítá za tebe, když hraješ s tištěnými kartami
home-chronicles-about = Dohrané zápasy tah po tahu, odsud nebo ze souboru

## Stůl podle přání

more-title = Otevřít stůl
more-mode = Co se hraje
more-rules = Pravidla
more-options = { $count ->
    [0] Jednotlivé volby
   *[other] Jednotlivé volby (změněno: { $count })
}
more-options-reset = Zase jako v sadě pravidel
more-ignored = Tento režim tu má vlastní pravidlo.
more-partly = { $holds ->
    [built] Platí pro balíčky, které si postavíš.
    [person] Platí pro tebe, ne pro virtuálního soupeře.
    [ordinary] Platí pro tebe a pro ty velitele virtuálního soupeře, kteří v sólu nemají vlastní účinek.
   *[advanced] Přidávají se omezení pokročilé stavby balíčku.
}
more-advanced = Pokročilá stavba balíčku
more-sitters = Kdo kde sedí
more-anybody = Kdo přijde přes odkaz
more-here = Někdo u tohoto zařízení
more-name = Jméno hráče
more-any-deck = { $count ->
    [one] Jakýkoli balíček – vybrat jiný
   *[other] Jakékoli balíčky – vybrat jiné
}
more-opponent = Frakce virtuálního soupeře
more-chance = Náhodně
more-clock = Hodiny
more-clock-none = Bez hodin
more-clock-set = { $minutes } min a { $seconds } s na tah
more-hints = Rady
more-hints-for = { $hints ->
    [always] pro všechny
    [alone] jen pro ty, kdo hrají sami
   *[never] pro nikoho
}
more-open = Otevřít stůl

## Čekárna

room-coming = Okamžik…
room-trouble = { $kind ->
    [no-such-table] Takový stůl neexistuje
    [no-spectators] Uzavřená společnost
    [no-answer] Bez spojení
    [table-phase] Tento stůl je zavřený
   *[other] To se nepovedlo
}
room-seat-gone = Tvé místo tady bylo uvolněno, nebo se přesunulo na jiné zařízení.
room-lost = Spojení ztraceno – zkouší se znovu…
room-full = Všechna místa jsou obsazená. Můžeš zůstat a dívat se.
room-full-shut = Všechna místa jsou obsazená a dívat se tu nikdo nesmí.
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
room-sit-here-too = Další hráč u tohoto zařízení
room-free-seat = Uvolnit místo
room-choose-deck = Vybrat balíček
room-ready = Můžeme hrát
room-not-ready = Ještě ne
room-stand = Vstát
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
   *[no] Přes odkaz
}
room-close = Zavřít stůl

## Balíčky s sebou

deck-own = Tvé balíčky
deck-starters = Doporučené balíčky
deck-whole-sets = Celé sady
deck-whole = Celá sada: { $faction }
deck-others = Jiný balíček
deck-chance = Náhodný balíček
deck-chance-name = Náhodný: { $faction }
deck-paste = Vlož kód balíčku nebo balíček jako text
deck-pasted = Vložený balíček
deck-take = Vzít tento balíček
deck-three = Vybráno: { $count } ze 3
deck-take-three = Vzít tyto tři

## Jiné zařízení

move-title = Přesunout na jiné zařízení
move-how = Otevři tento odkaz na druhém zařízení do { $minutes } minut. Funguje jednou; tvé místo je pak tam, a už ne tady.
move-here = Tvůj zápas má pokračovat na tomto zařízení. To druhé pak o místo přijde.
move-take = Hrát dál tady

## Nastavení

settings-title = Nastavení
settings-name = Tvé jméno
settings-language = Jazyk
settings-theme = Světlo
settings-theme-name = { $theme ->
    [dark] Při svíčkách
    [light] Denní světlo
   *[auto] Podle zařízení
}
settings-speed = Pohyb na stole
settings-speed-name = { $speed ->
    [slow] Pomalý
    [fast] Rychlý
    [none] Žádný
   *[normal] Běžný
}
settings-volume = Zvuky
settings-silent = Vypnuto
settings-confirm-pass = Ptát se před vynecháním tahu
settings-drag = Hrát karty i přetažením
settings-notify = Upozornit mě, že jsem na tahu, když je stránka na pozadí
settings-notify-denied = Prohlížeč této stránce upozornění nedovoluje. Dá se to změnit v jeho nastavení.

## Klávesy

keys-title = Klávesy
keys-help = ukázat tento seznam
keys-tab = na další tlačítko nebo pole
keys-enter = stisknout nebo vybrat
keys-escape = zavřít nebo vzít volbu zpět
keys-table = U stolu ukáže stejná klávesa klávesy stolu.

## Nahlásit problém

report-title = Nahlásit problém
report-how = Tento text pomáhá najít chybu. Nic se neposílá: zkopíruj ho a předej dál s pár slovy o tom, co se stalo.
report-with-table = I se stolem, jak ho vidíš ty

### `gwint join`: a seat at a server’s table, from the plain terminal.

## Coming to a table

join-invite = Ostatní přijdou tímto odkazem: { $link }
join-name = Jak se jmenuješ? Enter – „{ $usual }“ >
join-choose-seat-title = Vyber si místo.
join-choose-seat = { $partner ->
    [none] volné místo
   *[other] volné místo; spoluhráč: { $partner }
}
join-choose-seat-prompt = Číslo; Enter – první >

## The waiting room

join-you = ty
join-chair = { $state ->
    [empty] volné
    [choosing] vybírá balíček
   *[ready] připraveno
}
join-prompt-waiting = Čeká se na ostatní; „bot“ obsadí místo, ? nápověda

## At the table

join-waiting = Na tahu: { $players }.
join-prompt-help = ? nápověda
join-prompt-over = „odveta“, „průběh“, „konec“
join-clocks = Zbývající čas: { $clocks }
join-answer-offer = (přijmout / odmítnout)
join-away-mark = pryč
join-away = { $player }: spojení přerušeno.
join-here = { $player }: zase u stolu.
join-lost = Spojení se přerušilo; zkouší se znovu.
join-back = Spojení je zpět.
join-leave-sure = Opustit místo nadobro? (ano/ne)
join-left = Stůl zůstává otevřený. Návrat: { $command }

## Orders

play-order-accept = přijmout
play-order-decline = odmítnout
play-order-rematch = odveta
play-order-bot = bot, počítač
play-order-claim = výhra
play-order-leave = odejít
join-help-undo = požádat o vrácení svého posledního tahu
join-help-accept = přijmout nabídku
join-help-decline = odmítnout ji, nebo stáhnout vlastní
join-help-rematch = nabídnout odvetu, nebo ji přijmout
join-help-bot = „bot 2“, „bot 2 random“: bot na volné místo nebo za dlouho nepřítomného
join-help-claim = vyhrát souboj s dlouho nepřítomným
join-help-leave = opustit místo nadobro
join-help-quit = odejít; místo zůstane a stejný příkaz vede zpět

## What is wrong

fault-join-address = „{ $text }“ není adresa stolu ani serveru.
fault-join-no-table = Adresa vede na server, ale ne ke stolu. Použij odkaz s pozvánkou, nebo otevři nový stůl: { $option }
fault-join-no-server = Server neodpovídá: { $server } ({ $reason }).
fault-join-not-gwint = Odpovídá tam něco jiného než server gwint, nebo jiná jeho verze: { $server }.
fault-join-full = Všechna místa u tohoto stolu jsou obsazena. Dívat se můžeš takto: { $option }
fault-join-watching = U tohoto stolu se jen díváš.
fault-join-no-free-seat = Žádné místo není volné a nikdo nechybí.

### Co říká `gwint lab`, a slova jeho zpráv.

lab-title = Z laboratoře
lab-bots = Boti
lab-decks = Balíčky
lab-games = Zápasy
lab-draws = Remízy
lab-rules = Pravidla
lab-toss = Body vítěze hodu mincí
lab-rating = Hodnocení
lab-rating-note = Hodnocení na stupnici Elo, průměr je 0: o sto bodů víc vyhrává asi 64 zápasů ze 100. Po ±: interval 95 % podle Fisherovy informace.
lab-win-rate = Výhry
lab-table = výhry v procentech, řádek proti sloupci
lab-table-note = Remíza se počítá jako půl výhry. Po ±: polovina Wilsonova intervalu 95 %.
lab-lengths = Jak dlouhé jsou zápasy
lab-decisions = Rozhodnutí v zápase
lab-balance-note = Každé rozdání se hrálo ze všech míst a se všemi začínajícími.
lab-seed = Semínko náhody
lab-speed = { $speed } zápasů/s
lab-compiling = Připravuje se přeložená hra; poprvé to chvíli trvá.
lab-interrupted = Přerušeno; co se odehrálo, je uloženo. Pokračuj příkazem: { $command }
lab-kept = Zápasy jsou uloženy v: { $folder }
lab-drawn = K prohlédnutí v prohlížeči: { $path }
lab-gain = Přidává
lab-dealt = S ní
lab-undealt = Bez ní
lab-worth-note = Přidává: o kolik procentních bodů častěji se vyhrává s touto kartou v první ruce, před výměnou, než bez ní; místo ní je průměrná karta balíčku. Po ±: polovina Newcombova intervalu 95 %.
lab-verdict = { $kept ->
    [yes] Ponecháno: { $change }. Vyhrává { $after } % místo { $before } % ({ $gain }, nové zápasy: { $games }).
   *[no] Neprokázáno: { $change }. Vyhrává { $after } %, předtím { $before } % ({ $gain }, nové zápasy: { $games }).
}
lab-gpu-told = { $device }: { $games } zápasů za { $seconds } s, { $speed } zápasů za sekundu.
lab-ladder = Žebříček
lab-ladder-meetings = Kdo s kým hrál
lab-ladder-against = proti

fault-lab-missing = Laboratoř není nainstalována celá (chybí: { $module }). Nainstaluješ ji příkazem: { $command }
fault-lab-bot = Bot „{ $bot }“ neexistuje.{ fault-nearest } Boti: { $bots }. Vlastního zadáš jako modul:funkce nebo příkazem programu.
fault-lab-bot-failed = Bot nevybral povolený tah: { $bot }. Semínko zápasu: { $seed }. Co se stalo: { $reason }
fault-lab-mixed-bots = Přeložené strategie (fast:…) hrají jen proti sobě, ne proti jiným botům: { $bots }.
fault-lab-nothing-to-compare = Není co porovnávat. Zadej dva boty nebo dva balíčky.
fault-lab-no-meeting = Žádné z těchto balíčků se v tomto režimu nesmějí utkat: { $mode }.
fault-lab-deck = S tímto balíčkem se hrát nesmí: { $deck }.
    { $faults }
fault-lab-other-plan = Ve složce už jsou zápasy jiné arény: { $folder }. Zadej jinou složku.
fault-lab-no-plan = Ve složce není žádná aréna: { $folder }.
fault-lab-worker-died = Na stejných zápasech procesy několikrát skončily ({ $tries }): { $chunk }. Všechny ostatní jsou uloženy.
fault-lab-no-cluster = Cluster Ray není dostupný: { $address }. Důvod: { $reason }
fault-lab-no-ladder = V dokumentu není místo pro žebříček: { $path }. Vlož tyto dva řádky tam, kam patří: { $begin } a { $end }
fault-lab-no-field = Není balíček, proti kterému by se dalo hrát.
fault-lab-no-driver = Není tu zařízení CUDA: ovladač není nainstalován ({ $driver }). Bez zařízení hraje gwint lab arena tytéž zápasy na procesoru.
fault-lab-no-device = Není tu zařízení CUDA: ovladač žádné nenašel. Bez zařízení hraje gwint lab arena tytéž zápasy na procesoru.

### Turnajové utkání: co se děje kolem jeho zápasů, a jmenování balíčků.

## Co se stalo

match-tossed = Hod mincí: první balíček jmenuje { $player }.
match-named = { $player } jmenuje balíček: { $faction } · { $leader }.
match-began = Začíná zápas { $game }.
match-ended-game = { $how ->
    [resigned] { $by } vzdává zápas { $game }.
    [time] { $by }: čas v zápase { $game } vypršel.
    [left] { $by }: hráč opustil zápas { $game }.
   *[on-table] { $count ->
        [0] Zápas { $game } končí remízou.
       *[other] Konec zápasu { $game }. Vyhrává: { $winners }.
    }
}
match-replayed = Zápas { $game } se opakuje se stejnými balíčky ({ $replay }. opakování).
match-tossed-draw = O zápasu { $game } rozhodl hod mincí. Vyhrává: { $player }.
match-scored = Vyhrané zápasy: { $score }. Už se nepoužije: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } vzdává utkání. Vyhrává: { $winners }.
    [time] { $by }: čas na utkání vypršel. Vyhrává: { $winners }.
    [left] { $by }: hráč opustil utkání. Vyhrává: { $winners }.
    [abandoned] Utkání bylo předčasně ukončeno.
    [unfinished] Utkání není dohrané.
   *[on-table] Konec utkání. Vyhrává: { $winners }.
} Vyhrané zápasy: { $score }.

## Jmenování balíčku

match-heading = Před zápasem { $game } utkání. Vyhrané zápasy: { $score }.
match-faces = Dosud jmenované – { $player }: { $decks }
match-no-faces = Dosud jmenované – { $player }: žádný balíček
match-won = vyhrál
match-name-deck = { $player }: jmenuj balíček pro zápas { $game }.
match-prompt = Číslo nebo frakce, ? pravidla >

## U stolu

match-waiting = Čeká uložené utkání: { $players }. Vyhrané zápasy: { $score }.
match-resign-sure = Vzdát celé utkání? (ano/ne)
match-choose = { $player }: vyber tři balíčky různých frakcí.
match-choose-prompt = Tři čísla („1 3 5“), soubory nebo kódy balíčků; Enter náhoda >
match-game = { $replay ->
    [0] Zápas { $game }
   *[other] Zápas { $game }, { $replay }. opakování
}
fault-match-choose = „{ $text }“ nejsou tři balíčky ze seznamu ani tři soubory nebo kódy.
fault-replay-no-game = V tomto utkání se ještě žádný zápas nerozdal.

## Balíčky pro utkání

starter-advanced-monsters = Smečky noci
    .plan = Každá smečka přijde celá za jednu kartu, hrdinové stojí tam, kde koušou oheň a mráz, a nejlepší z padlých znovu vstane.
starter-advanced-nilfgaard = Císařova garda
    .plan = Levné brigády rostou společně v přední linii, zdravotníci vracejí ty nejlepší a nepřátelský velitel mlčí.
starter-advanced-northern-realms = Hradby Wyzimy
    .plan = Stroje a jejich mistři plní obléhací linii pro velitelův roh a dva špehové k nim přinášejí karty.
starter-advanced-scoiatael = Komanda z Dol Blathanna
    .plan = Od začátku o kartu víc než nepřítel, zástupy na jedno zavolání a hbití zvědové, kteří ustoupí každému počasí.
starter-advanced-skellige = Klany na moři
    .plan = Válečníci, štítonošky a drakkary svázané poutem rostou s každým druhem a Branovi muži snesou půlku každé bouře.

### Tahy, jak je uvádí nabídka.

move-play = { $takes ->
    [yes] { $card }: do ruky se vrací { $target }{ $places ->
        [yes] {" "}({ $row })
       *[no] {""}
    }
   *[no] { $card }{ $places ->
        [yes] {" "}→ { $row }
       *[no] {""}
    }{ $against ->
        [yes] {" "}(soupeř: { $side })
       *[no] {""}
    }
}
move-use-leader = Použít velitele
move-pass = Vynechat tah
move-exchange = Vyměnit: { $card }
move-done = { $question ->
    [redraw] Nechat si ruku
    [moves] Skončit s přesuny
   *[none] Hotovo
}
move-start = { $own ->
    [yes] Vzít si první tah
   *[no] První tah: { $player }
}
move-decline = Nechat si právo na později
move-choose = { $question ->
    [revival] Oživit: { $card }
    [pile] Vzít: { $card }
    [deck] Vzít: { $card }
    [weather] Počasí: { $card }
    [bond] Přivést: { $card }
   *[none] Vybrat: { $card }
}
move-against = Soupeř: { $player }
move-discard = Odložit: { $card }
move-shift = { $card }: { $from } → { $to }

### Na co a koho se hra ptá. Jména hráčů stojí před dvojtečkou.

question-redraw = { $players }: lze vyměnit až { $most ->
    [one] { $most } kartu
    [few] { $most } karty
   *[other] { $most } karet
} z ruky, jednu po druhé, nebo si ruku nechat beze změny.
question-turn = { $player }: zahraj kartu, použij velitele, nebo vynech tah.
question-choose-starter = { $player }: vyber, kdo má v tomto kole první tah.
question-claim-round = { $player }: jako Scoia’tael můžeš jednou za zápas rozhodnout, kdo začne kolo. Vyber, kdo začne toto, nebo si své právo nech na později.
question-choose-revival = { $player }: vyber jednotku ze svého odkládacího balíčku. Hned ji vyneseš.
question-place-card = { $player }: vyber, kam zahraješ kartu „{ $card }“.
question-choose-opponent = { $player }: vyber soupeře, kterého se týká schopnost tvého velitele.
question-choose-from-pile = { $own ->
    [yes] { $player }: vyber kartu ze svého odkládacího balíčku.
   *[no] { $player }: vyber kartu ze soupeřova odkládacího balíčku ({ $side }).
}
question-choose-discard = { $player }: vyber { $count ->
    [one] kartu z ruky, kterou odložíš
    [few] { $count } karty z ruky, které odložíš, jednu po druhé
   *[other] { $count } karet z ruky, které odložíš, jednu po druhé
}.
question-give-up-card = { $player }: vyber kartu z ruky, kterou odložíš; žádá si to soupeřův velitel.
question-choose-from-deck = { $player }: vyber kartu ze svého herního balíčku. Vezmeš si ji do ruky a balíček se zamíchá.
question-choose-weather = { $player }: vyber počasí, které přinese tvůj velitel.
question-choose-bond = { $player }: vyber jednotku s pevným poutem, ke které přijde z herního balíčku ještě jedna stejná.
question-choose-moves = { $moved ->
    [yes] { $player }: přesuň další hbitou jednotku, nebo skonči.
   *[no] { $player }: přesuň hbitou jednotku do jiné řady.
} Ještě nepřesunuté: { $cards }.

### Pravidla vyprávěná hráči. Každá volba pravidel je proměnná téhož jména.

## Schopnosti jednotek

ability-agile = Hbitost
    .rule = { $agile_rows ->
        [all] Tuto kartu vynes do kterékoli ze svých tří řad.
       *[close-ranged] Tuto kartu vynes podle svého výběru buď do přední linie, nebo do zadního voje.
    } Tam už zůstane; přesunout ji může jen velitel.

ability-medic = Zdravotník
    .rule = Vyber ze svého odkládacího balíčku jednu jednotku (ne hrdinu) a hned ji vynes jako z ruky, i s její schopností. Když tam nějaká je, musíš si vybrat; když není, nic se nestane. Oživený špeh jde na soupeřovu stranu a karty si za něj lízneš ty; oživený zdravotník oživuje dál.

ability-morale-boost = Povzbuzení
    .rule = Každá další jednotka v řadě této karty má o 1 větší sílu; hrdinů se to netýká. Sama sebe karta neposiluje. Více takových karet v jedné řadě se sčítá.

ability-muster = Nástup
    .rule = { $muster_from_hand ->
        [no] Najdi v herním balíčku všechny karty, které tato karta svolává, a každou hned vynes do její řady; pak balíček zamíchej. Svolávané karty, které držíš v ruce, v ní zůstávají.
       *[yes] Najdi v herním balíčku i v ruce všechny karty, které tato karta svolává, a každou hned vynes do její řady; pak balíček zamíchej. Žádnou z nich si nesmíš nechat.
    } Odkládací balíček se neprohledává.

ability-spy = Špeh
    .rule = Tato karta nastupuje na soupeřově straně bojiště a počítá se do síly jeho armády. Ty si za to lízneš 2 karty z herního balíčku, nebo tolik, kolik v něm ještě zbývá. Když špeh opustí bojiště, jde na odkládací balíček té strany, na které ležel.

ability-tight-bond = Pevné pouto
    .rule = Síla této jednotky se násobí počtem stejnojmenných jednotek na její straně včetně jí samé. Tři takové jednotky o síle 4 tedy mají každá 12.

ability-commanders-horn = Velitelský roh
    .rule = { $unit_horn_doubles_itself ->
        [yes] Zdvojnásobuje sílu všech jednotek ve své řadě, i svou vlastní; hrdinů se to netýká.
       *[no] Zdvojnásobuje sílu všech ostatních jednotek ve své řadě; hrdinů se to netýká. Vlastní sílu nezdvojnásobuje, to ale udělá druhý roh v téže řadě.
    } Ať je v řadě rohů sebevíc, síla jednotky se zdvojnásobí jen jednou.

ability-scorch-row = Sežehnutí řady
    .rule = Pokud má soupeř v řadě stejného druhu, jako je řada této karty, součet síly alespoň 10, odloží se v ní nejsilnější jednotka; je-li stejně silných víc, odloží se všechny. Do součtu se počítají i hrdinové a vše, co sílu mění, hrdina se ale neodkládá nikdy.

ability-scorch = Sežehnutí
    .rule = Funguje jako zvláštní karta „Sežehnutí“: odloží se nejsilnější jednotka na celém bojišti, a je-li stejně silných víc, pak všechny; hrdinů se to netýká. Počítá se i tato karta, a není-li nic silnějšího, shoří také.

ability-summon-avenger = Ochránce
    .rule = Když je tato karta z jakéhokoli důvodu odložena z bojiště, nastoupí na téže straně její ochránce z vedlejšího balíčku, a to do řady podle svého vlastního znaku umístění. Platí to i na konci kola: ochránce pak bojuje v kole následujícím. Pokud se karta vrátí do ruky nebo na bojišti zůstane, nepřijde nikdo.

ability-berserker = Berserk
    .rule = Jakmile tato karta leží v řadě, kde působí mardroeme – bez ohledu na to, co tam bylo dřív –, odejde ze hry a do téže řady se vynese odpovídající karta z vedlejšího balíčku. Berserk nejde na odkládací balíček a jeho proměna je trvalá.

ability-mardroeme = Mardroeme
    .rule = Dokud tato karta leží v řadě, promění v ní každého berserka: ty, kteří už tam jsou, i ty, kteří přijdou později. Druhé mardroeme v téže řadě už nic nepřidá.

## Zvláštní karty

special-decoy = Návnada
    .rule = Vyměň tuto kartu za jednotku na své straně bojiště (ne za hrdinu); může to být i soupeřův špeh, který tam leží. Jednotku si vezmeš do ruky a můžeš ji později zahrát znovu i s její schopností. Návnada zůstane na jejím místě: má sílu 0 a není jednotkou. Když není co vyměnit, nemůžeš ji zahrát.

special-commanders-horn = Velitelský roh
    .rule = Vyber jednu ze svých řad: do konce kola je síla všech jednotek v ní dvojnásobná, nikdy však víc; hrdinů se to netýká. { $mardroeme_shares_row ->
        [no] Každá řada má jen jedno místo pro zvláštní kartu: nesmí tam ještě být roh, ani roh od velitele, ani Mardroeme. Jednotka s rohem nevadí.
       *[yes] Do každé řady se vejde jen jeden takový roh a roh od velitele se počítá také. Jednotka s rohem nevadí.
    }

special-scorch = Sežehnutí
    .rule = Odloží se nejsilnější jednotka na celém bojišti, ať je tvoje, nebo soupeřova, a je-li stejně silných víc, pak všechny; hrdinů se to netýká. Rozhoduje síla v daném okamžiku. Nakonec odlož tuto kartu.

special-mardroeme = Mardroeme
    .rule = Tuto kartu vynes do jedné ze svých řad, kde zůstane do konce kola. Promění v ní každého berserka: ty, kteří už tam jsou, i ty, kteří přijdou později. { $mardroeme_shares_row ->
        [no] Každá řada má jen jedno místo pro zvláštní kartu: nesmí tam ještě být roh, ani roh od velitele, ani Mardroeme.
       *[yes] V téže řadě smí ležet i roh nebo další Mardroeme.
    }

## Karty počasí

weather = Počasí
    .rule = Karta počasí leží na poli pro počasí a působí na své řady na obou stranách: síla jednotek v nich klesne na 1 (nula zůstává nulou); hrdinů se to netýká. Najednou může působit více druhů počasí. { $covered_weather ->
        [discarded] Druhá karta téhož druhu se hned odloží, stejně jako mlha a déšť zahrané za bouře; bouře naopak odloží mlhu a déšť, které už leží.
       *[lies] Druhou kartu téhož druhu zahrát smíš; leží tam bez dalšího účinku.
    } Počasí trvá, dokud ho něco nezruší nebo neskončí kolo.

weather-frost = Štiplavý mráz
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou předních liniích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-fog = Neproniknutelná mlha
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou zadních vojích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-rain = Prudký déšť
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou obléhacích liniích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-storm = Skelligská bouře
    .rule = Dokud tato karta leží na poli pro počasí, je na obou stranách síla všech jednotek v zadním voji a v obléhací linii snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.{ $covered_weather ->
        [discarded] {" "}Mlha a déšť, které už leží, se odloží.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}V balíčku ji smí mít jen Skellige.
       *[edition-2025] {""}
    }

weather-clear-weather = Jasná obloha
    .rule = Veškeré počasí končí: odlož všechny karty z pole pro počasí a nakonec i tuto. Zahrát ji můžeš, i když žádné počasí nepůsobí.

## Frakce

faction-neutral = Neutrální
    .rule = Neutrální karty jsou vytištěny v barvě každé frakce, takže každá frakce má svou vlastní sadu a smí je mít ve svých balíčcích.

faction-monsters = Příšery
    .rule = Na konci každého kola, kterým zápas nekončí, zůstane ve své řadě jedna náhodná jednotka na tvé straně; může to být i soupeřův špeh, který tam leží, ne však hrdina. Její schopnost se znovu nespustí, trvalá ale působí dál.

faction-nilfgaard = Nilfgaard
    .rule = Kolo, které skončí remízou, vyhráváš ty. Hrají-li za Nilfgaard oba hráči, schopnost nemá účinek.

faction-northern-realms = Severní říše
    .rule = Za každé vyhrané kolo si lízneš jednu kartu z herního balíčku.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Jednou za zápas můžeš před libovolným kolem určit, kdo ho začne, bez ohledu na hod mincí i na výsledek předchozího kola. Mohou-li to oba hráči, rozhoduje se nejdřív ten, kdo by nezačínal (před prvním kolem určí pořadí los), a jeho rozhodnutí pro to kolo platí.
        [game-start-two-cancel] Ty rozhoduješ, kdo bude mít v zápase první tah. Hrají-li za Scoia’tael oba hráči, rozhodne jen hod mincí.
       *[game-start] Ty rozhoduješ, kdo bude mít v zápase první tah. Hrají-li za Scoia’tael oba hráči, hod mincí určí, kdo z nich rozhodne.
    }

faction-skellige = Skellige
    .rule = Na začátku třetího kola se z tvého odkládacího balíčku vylosují dvě jednotky a jedna po druhé se vynesou i se svými schopnostmi; hrdinů se to netýká. Je-li jich méně, vyneseš, co tam je.

## Velitelé: Příšery

leader-eredin-breacc-glas-the-treacherous =
    .rule = Pasivní schopnost: síla každého špeha na bojišti je dvojnásobná, na obou stranách a bez ohledu na to, kdo ho vynesl; hrdinů se to netýká. Počítá se to po počasí a před pevným poutem.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: odlož z ruky 2 karty lícem nahoru, pak si prohlédni herní balíček, vezmi si z něj do ruky 1 kartu podle svého výběru a balíček zamíchej. Použít ji můžeš, jen když máš v ruce alespoň 2 karty a v herním balíčku alespoň 1.
        [video] Aktivní schopnost: vezmi si do ruky jednotku podle svého výběru (ne hrdinu) ze svého odkládacího balíčku. Použít ji můžeš, jen když tam nějaká je.
       *[book] Aktivní schopnost: vezmi si do ruky libovolnou kartu ze svého odkládacího balíčku, třeba i hrdinu. Použít ji můžeš, jen když tam nějaká karta je.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Aktivní schopnost: velitel působí podle tvého výběru jako „Štiplavý mráz“, „Neproniknutelná mlha“, „Prudký déšť“ nebo „Skelligská bouře“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
           *[from-deck] Aktivní schopnost: zahraj z herního balíčku podle svého výběru „Štiplavý mráz“, „Neproniknutelnou mlhu“, „Prudký déšť“ nebo „Skelligskou bouři“ a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.
        }
        [video] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nejde použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nejde použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: vezmi si do ruky kartu podle svého výběru (ne hrdinu) ze svého odkládacího balíčku. Použít ji můžeš, jen když tam taková karta je.
       *[book] Aktivní schopnost: odlož z ruky 2 karty lícem nahoru, pak si prohlédni herní balíček, vezmi si z něj do ruky 1 kartu podle svého výběru a balíček zamíchej. Použít ji můžeš, jen když máš v ruce alespoň 2 karty a v herním balíčku alespoň 1.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nejde použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
       *[book] { $weather_leaders ->
            [of-themselves] Aktivní schopnost: velitel působí jako libovolná karta počasí, třeba i „Jasná obloha“; počasí trvá, dokud se nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
           *[from-deck] Aktivní schopnost: zahraj z herního balíčku libovolnou kartu počasí, třeba i „Jasnou oblohu“, a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.
        }
    }

## Velitelé: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Prudký déšť“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku „Prudký déšť“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: každý hráč, ty jako první, vynese ze svého odkládacího balíčku náhodnou jednotku (ne hrdinu) i s její schopností. Použít ji můžeš, jen když je taková jednotka aspoň v jednom odkládacím balíčku.
        [video] Pasivní schopnost: kdykoli se jednotka vrací z odkládacího balíčku na bojiště, rozhodne u všech hráčů náhoda, která to bude. Náhodné je i to, co si velitelé berou z odkládacího balíčku do ruky. Za hrdinu se schopností „Zdravotník“ se vybírá i nadále.
       *[book] Pasivní schopnost: kdykoli se jednotka vrací z odkládacího balíčku na bojiště, rozhodne u všech hráčů náhoda, která to bude. Za hrdinu se schopností „Zdravotník“ se vybírá i nadále.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: prohlédni si 3 karty ze soupeřovy ruky, na které ukážeš, nejdřív ty, které ještě neznáš; má-li jich méně, tak všechny.
       *[book] Aktivní schopnost: prohlédni si 3 náhodné karty ze soupeřovy ruky; má-li jich méně, tak všechny.
    } Soupeř se dozví, které to byly. Použít ji můžeš, jen když má soupeř v ruce nějakou kartu.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: vyber ze soupeřova odkládacího balíčku kartu (ne hrdinu) a hned ji vynes jako z ruky. Od té chvíle je tvoje. Použít ji můžeš, jen když tam je karta, kterou lze zahrát.
        [video] Aktivní schopnost: vezmi si do ruky jednotku podle svého výběru (ne hrdinu) ze soupeřova odkládacího balíčku. Od té chvíle je tvoje. Použít ji můžeš, jen když tam nějaká je.
       *[book] Aktivní schopnost: vezmi si do ruky kartu podle svého výběru (ne hrdinu) ze soupeřova odkládacího balíčku. Od té chvíle je tvoje. Použít ji můžeš, jen když tam taková karta je.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Pasivní schopnost: soupeřův velitel nemá žádný účinek, pasivní ani aktivní, a to už před líznutím prvních karet. Tohoto velitele samotného zrušit nelze.

## Velitelé: Severní říše

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Neproniknutelná mlha“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku „Neproniknutelnou mlhu“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Aktivní schopnost: veškeré počasí končí a všechny karty z pole pro počasí se odloží. { $leader_effects ->
        [video] Použít ji můžeš, jen když nějaké počasí působí.
       *[book] Použít ji můžeš, i když žádné počasí nepůsobí.
    }

leader-foltest-son-of-medell =
    .rule = Aktivní schopnost: má-li soupeř v zadním voji součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když řada této síly dosahuje a je v ní nějaká jednotka kromě hrdinů.

leader-foltest-the-siegemaster =
    .rule = Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé obléhací linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. { $leader_effects ->
        [video] Nejde použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Nejde použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

leader-foltest-the-steel-forged =
    .rule = Aktivní schopnost: má-li soupeř v obléhací linii součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když řada této síly dosahuje a je v ní nějaká jednotka kromě hrdinů.

## Velitelé: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: lízni si kartu z herního balíčku. Použít ji můžeš, jen když v něm ještě nějaká je.
       *[book] Pasivní schopnost: na začátku zápasu si lízneš 11 karet místo 10. Vyměnit smíš i tak nejvýše 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: přesuň kterékoli ze svých jednotek se schopností „Hbitost“, každou do řady podle svého výběru; hrdinové zůstávají na místě. Použít ji můžeš, jen když se nějaká jednotka přesunout může.
       *[book] Aktivní schopnost: tvoje jednotky se schopností „Hbitost“ se jedna po druhé přesunou každá do řady, kde je nejsilnější; která by nic nezískala, zůstane na místě, hrdinové také. Použít ji můžeš, jen když by se nějaká jednotka přesunula.
    } Přesun žádnou schopnost nespouští.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Štiplavý mráz“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku „Štiplavý mráz“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Aktivní schopnost: má-li soupeř v přední linii součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když řada této síly dosahuje a je v ní nějaká jednotka kromě hrdinů.

leader-francesca-findabair-the-beautiful =
    .rule = Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvém zadním voji (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. { $leader_effects ->
        [video] Nejde použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Nejde použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

## Velitelé: Skellige

leader-arnjolf-the-patricide =
    .rule = Aktivní schopnost: vyber na své straně jednotku se schopností „Pevné pouto“, vynes z herního balíčku ještě jednu stejného jména a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Aktivní schopnost: každý hráč zamíchá jednotky ze svého odkládacího balíčku zpět do herního balíčku; hrdinové a zvláštní karty zůstávají odložené. Použít ji můžeš, jen když je taková jednotka aspoň v jednom odkládacím balíčku.
       *[book] Aktivní schopnost: každý hráč zamíchá celý svůj odkládací balíček zpět do herního balíčku, i s hrdiny a zvláštními kartami. Použít ji můžeš, jen když je aspoň v jednom odkládacím balíčku nějaká karta.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Skelligská bouře“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku „Skelligskou bouři“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-harald-an-craite-the-cripple =
    .rule = Aktivní schopnost: zahraj z herního balíčku zvláštní kartu „Mardroeme“ do jedné ze svých řad a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je a některá řada ji může přijmout.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Pasivní schopnost: jednotkám na tvé straně (ne hrdinům) nechá počasí polovinu síly uvedené na kartě, zaokrouhlenou dolů: ze 7 jsou 3, z 1 je 0.
       *[up] Pasivní schopnost: jednotky na tvé straně (ne hrdinové) ztrácejí působením počasí jen polovinu síly uvedené na kartě a ztráta se zaokrouhluje dolů: ze 7 jsou 4, z 1 zůstává 1.
    } Ušetřen je i soupeřův špeh na tvé straně, tvůj špeh na straně soupeře ne.

## Druhy karet

kind-unit = Karta jednotek
    .rule = Karta s vlastní silou. Vyneseš ji na své straně do řady podle jejího znaku umístění a její síla se počítá do síly tvé armády; špeh jde na stranu soupeře. Má-li schopnost, projeví se hned, jak karta leží. Hrdinové se v těchto pravidlech mezi jednotky nepočítají.

kind-hero = Hrdina
    .rule = Karta se silou, na kterou nepůsobí žádná schopnost, dobrá ani zlá: zvláštních karet, jednotek ani velitelů. Její síla je vždy ta, která je na ní uvedena, a do součtu řady se počítá. Vlastní schopnost hrdiny funguje. Oživit hrdinu nelze.

kind-special = Zvláštní karta
    .rule = Karta bez vlastní síly, kterou hraješ pro její účinek. Zvláštními kartami jsou i karty počasí.

kind-weather = Karta počasí
    .rule = Zvláštní karta, která působí na řady na obou stranách najednou. Leží na poli pro počasí, dokud se počasí nezruší nebo neskončí kolo; jen „Jasná obloha“ se odloží hned.

kind-leader = Velitel
    .rule = Spolu s balíčkem si vybereš jednoho velitele své frakce; jeho karta leží odkrytá na poli velitele. Pasivní schopnost působí stále. Aktivní můžeš použít jednou za zápas, ve svém tahu, místo zahrání karty.

## Řady

row-close = Přední linie
row-ranged = Zadní voj
row-siege = Obléhací linie
row-name = { $row ->
    [close] přední linie
    [ranged] zadní voj
   *[siege] obléhací linie
}
row-to = { $row ->
    [close] do přední linie
    [ranged] do zadního voje
   *[siege] do obléhací linie
}
row-in = { $row ->
    [close] v přední linii
    [ranged] v zadním voji
   *[siege] v obléhací linii
}

## Řádky, které vysvětlují kartu

card-calls = Svolává: { $cards }
card-avenger = Přivolává: { $cards }
card-turns-into = Mění se v: { $cards }

## Síla

strength = Síla
    .rule = Síla jednotky se počítá v tomto pořadí: síla uvedená na kartě; počasí ji sníží na 1; Eredinova proradnost zdvojnásobí špehy; pevné pouto ji vynásobí; každé další povzbuzení v řadě přidá 1; roh ji zdvojnásobí, ale jen jednou. Hrdina má vždy sílu uvedenou na kartě. Síla armády je součet tvých tří řad.

step-printed = základ
step-weather = počasí
step-treachery = proradnost
step-bond = pevné pouto
step-morale = povzbuzení
step-horn = roh

## Kapitoly pravidel

side-deck = Vedlejší balíček
    .rule = Karty, které lze jen přivolat nebo získat proměnou, nejsou na začátku nikdy v herním balíčku; čekají vedle bojiště, dokud nejsou potřeba. { $side_deck_supply ->
        [unlimited] Vedlejší balíček se nikdy nevyčerpá.
       *[printed] Je jich jen tolik, kolik bylo vytištěno: použitá karta se tam nevrací, a když už žádná nezbývá, žádná nepřijde.
    } { $avenger_leaves_to ->
        [out-of-game] Na bojišti jsou to karty jako každé jiné, jen ochránce místo na odkládací balíček odchází ze hry.
       *[discard-pile] Na bojišti jsou to karty jako každé jiné a jako každé jiné jdou i na odkládací balíček.
    }

discard-pile = Odkládací balíček
    .rule = Karta, která opustí řadu, jde na odkládací balíček té strany, na které ležela; platí to i pro špehy. Karty počasí a jednorázové zvláštní karty jdou na balíček toho, kdo je zahrál. Každý si smí kdykoli prohlédnout kterýkoli odkládací balíček.

redraw = Výměna karet
    .rule = Lízneš si 10 karet a pak můžeš až 2 z nich vyměnit, jednu po druhé; vrátit smíš i tu, kterou máš čerstvě líznutou. { $redraw_returns ->
        [bottom] Vrácená karta jde hned dospod herního balíčku a teprve pak si lízneš novou; nic se nemíchá.
       *[shuffled] Vrácená karta zůstane stranou a lízneš si novou; až skončíš, karty ležící stranou se zamíchají zpět do herního balíčku.
    } S touto rukou pak musíš vystačit celý zápas: další karty si lízneš jen díky schopnostem.

starting-player = Kdo začíná
    .rule = { $start_settled ->
        [after-redraw] O tom, kdo má první tah, se rozhoduje po výměně karet.
       *[before-deal] O tom, kdo má první tah, se rozhoduje ještě před líznutím karet do ruky.
    } { $toss_winner ->
        [chooses] Kdo vyhraje hod mincí, určí, kdo začne.
       *[starts] Kdo vyhraje hod mincí, začíná.
    } Schopnost Scoia’tael má před hodem mincí přednost.

passing = Tahy a vynechání
    .rule = Ve svém tahu musíš udělat právě jedno ze tří: zahrát kartu, použít aktivní schopnost velitele, nebo tah vynechat. Jakmile vynecháš, už v tomto kole netáhneš a soupeř hraje dál, dokud nevynechá také. Bez karet v ruce a bez velitele, kterého by šlo použít, vynecháváš automaticky.

round-end = Konec kola
    .rule = Kolo končí, když všichni vynechají tah. Vyhrává silnější armáda; poražený ztrácí život, při remíze ho ztrácejí oba, ledaže ji vyhraje Nilfgaard. Pak jdou všechny karty z bojiště, i počasí a ostatní zvláštní karty, na odkládací balíčky, kromě těch, které tam nějaká schopnost ponechá. { $after_draw ->
        [last-to-pass] Další kolo začíná vítěz, po remíze ten, kdo vynechal jako poslední.
       *[other-player] Další kolo začíná vítěz, po remíze ten, kdo minulé kolo nezačínal.
    }

game-end = Konec zápasu
    .rule = Zápas končí, když některému hráči nezbývá žádný život; vyhrává ten, komu nějaký zbyl. Hrají se tedy nejvýše tři kola. { $double_draw ->
        [replay] Přijdou-li oba hráči o poslední život zároveň, zápas se opakuje se stejnými balíčky a veliteli, a to od líznutí karet do ruky. Skončí-li nerozhodně i třetí opakování, je zápas remízou.
       *[draw] Přijdou-li oba hráči o poslední život zároveň, zápas končí remízou.
    }

deck-building = Stavba balíčku
    .rule = { $deck_limits ->
        [deck-2] Vybereš si 1 velitele a balíček z alespoň 30 karet, v němž je nejvýše 7 hrdinů a nejvýše 10 zvláštních karet včetně počasí; velitel a vedlejší balíček se nepočítají.
       *[deck-1] Vybereš si 1 velitele a balíček z alespoň 22 karet jednotek nebo hrdinů a nejvýše 10 zvláštních karet včetně počasí.
    } Všechny karty jsou ze sady tvé frakce a žádné není v balíčku víc, než kolik jich je ve sbírce. { $card_pool ->
        [storm-in-skellige] Hraje se s kartami z vydání z roku 2025, „Skelligskou bouři“ ale smí mít jen Skellige.
        [witcher3] Hraje se s kartami ze sbírky ve videohře.
       *[edition-2025] Hraje se s kartami z vydání z roku 2025.
    } { $roach ->
        [no] Klepna se nepoužívá.
       *[yes] Je mezi nimi i Klepna, kterou přivolávají Geralt a Ciri.
    } { $leader_pool ->
        [witcher3] Na výběr je 22 velitelů z videohry.
       *[all] Na výběr je všech 25 velitelů.
    }

## Volby pravidel: název, co určuje, a hodnoty, které se čtou „název: hodnota“

option-here = U tohoto stolu: { $value }.

option-deck-limits = Omezení balíčku
    .rule = Určuje, kolik karet, jednotek, hrdinů a zvláštních karet balíček musí nebo smí mít.
option-deck-limits-deck-1 = alespoň 22 jednotek nebo hrdinů, nejvýše 10 zvláštních karet
option-deck-limits-deck-2 = alespoň 30 karet, nejvýše 7 hrdinů a 10 zvláštních karet

option-redraw-returns = Vyměněné karty
    .rule = Určuje, kam jdou karty, které při výměně vrátíš.
option-redraw-returns-shuffled = po výměně se zamíchají do balíčku
option-redraw-returns-bottom = jdou hned dospod balíčku

option-toss-winner = Vítěz hodu mincí
    .rule = Určuje, zda vítěz hodu mincí začíná, nebo vybírá, kdo začne.
option-toss-winner-starts = začíná
option-toss-winner-chooses = vybírá, kdo začne

option-start-settled = Rozhodnutí, kdo začne
    .rule = Určuje, zda při pohledu na karty v ruce už víš, kdo začne.
option-start-settled-before-deal = před líznutím karet do ruky
option-start-settled-after-redraw = po výměně karet

option-scoiatael = Volba Scoia’tael
    .rule = Určuje, kdy Scoia’tael rozhodují, kdo začne, a co platí, když za ně hrají oba hráči.
option-scoiatael-game-start = na začátku zápasu; ze dvou hráčů Scoia’tael určí hod mincí, kdo rozhodne
option-scoiatael-game-start-two-cancel = na začátku zápasu; u dvou hráčů Scoia’tael se navzájem ruší
option-scoiatael-once-any-round = jednou za zápas, před libovolným kolem

option-after-draw = Po nerozhodném kole
    .rule = Určuje, kdo začíná kolo po remíze.
option-after-draw-other-player = začíná ten, kdo minulé kolo nezačínal
option-after-draw-last-to-pass = začíná ten, kdo vynechal jako poslední

option-double-draw = Nerozhodný zápas
    .rule = Určuje, co se stane, když oba hráči přijdou o poslední život zároveň.
option-double-draw-draw = zůstává remízou
option-double-draw-replay = opakuje se

option-muster-from-hand = Nástup i z ruky
    .rule = Určuje, zda nástup přivádí karty kromě herního balíčku i z ruky.
option-muster-from-hand-yes = ano
option-muster-from-hand-no = ne, jen z balíčku

option-agile-rows = Řady pro hbitost
    .rule = Určuje, do kterých řad smíš vynést jednotku se schopností „Hbitost“.
option-agile-rows-close-ranged = přední linie a zadní voj
option-agile-rows-all = všechny tři

option-unit-horn-doubles-itself = Jednotka s rohem zdvojnásobuje i sebe
    .rule = Určuje, zda jednotka se schopností „Velitelský roh“ zdvojnásobuje i vlastní sílu.
option-unit-horn-doubles-itself-yes = ano
option-unit-horn-doubles-itself-no = ne, jen ostatní

option-bran-rounding = Zaokrouhlení u krále Brana
    .rule = Určuje, jak se zaokrouhluje polovina síly, kterou počasí nechá jednotkám krále Brana.
option-bran-rounding-up = nahoru (ze 7 jsou 4)
option-bran-rounding-down = dolů (ze 7 jsou 3)

option-mardroeme-shares-row = Mardroeme smí sdílet řadu
    .rule = Určuje, zda v jedné řadě smí ležet více zvláštních karet: roh a karty „Mardroeme“.
option-mardroeme-shares-row-yes = ano, s rohem nebo s dalším Mardroeme
option-mardroeme-shares-row-no = ne, jedna zvláštní karta na řadu

option-covered-weather = Počasí bez dalšího účinku
    .rule = Určuje, co se stane s kartou počasí, na jejíž řady už působí jiné počasí.
option-covered-weather-lies = zůstává na poli pro počasí
option-covered-weather-discarded = hned se odloží

option-avenger-leaves-to = Ochránci, kteří opustí bojiště
    .rule = Určuje, kam jde ochránce, když je odložen.
option-avenger-leaves-to-discard-pile = jdou na odkládací balíček
option-avenger-leaves-to-out-of-game = odcházejí ze hry

option-side-deck-supply = Zásoba vedlejšího balíčku
    .rule = Určuje, zda karty vedlejšího balíčku mohou dojít.
option-side-deck-supply-printed = tolik karet, kolik bylo vytištěno
option-side-deck-supply-unlimited = neomezená

option-weather-leaders = Velitelé s počasím
    .rule = Určuje, zda velitel, který přináší počasí, potřebuje jeho kartu v herním balíčku.
option-weather-leaders-from-deck = hrají kartu z balíčku
option-weather-leaders-of-themselves = sami působí jako počasí

option-leader-effects = Schopnosti velitelů
    .rule = Určuje, v jaké podobě platí schopnosti velitelů.
option-leader-effects-book = jako ve vydání z roku 2025
option-leader-effects-klub = jako v Gwint Klubu
option-leader-effects-video = jako ve videohře

option-leader-pool = Výběr velitelů
    .rule = Určuje, které velitele si lze vybrat.
option-leader-pool-all = všech 25
option-leader-pool-witcher3 = 22 z videohry

option-card-pool = Výběr karet
    .rule = Určuje, z jaké sbírky se stavějí balíčky.
option-card-pool-edition-2025 = vydání z roku 2025
option-card-pool-storm-in-skellige = vydání z roku 2025, „Skelligská bouře“ jen pro Skellige
option-card-pool-witcher3 = sbírka z videohry

option-roach = Klepna
    .rule = Určuje, zda Geralt a Ciri přivolávají kartu „Klepna“.
option-roach-yes = ve hře, přivolávají ji Geralt a Ciri
option-roach-no = mimo hru

## Pravidla

ruleset-legendary = Legendární karetní hra
    .rule = Pravidla stolního vydání z roku 2025.
ruleset-klub = Gwint Klub
    .rule = Pravidla českého Gwint Klubu, verze 1.0 z roku 2017.
ruleset-witcher3 = Zaklínač 3
    .rule = Pravidla z videohry „Zaklínač 3: Divoký hon“, kde se gwint objevil poprvé.
ruleset-house = Domácí pravidla
    .rule = Pravidla, v nichž si váš stůl změnil jednu nebo více voleb.

holds-built = jen pro balíček, který si postavíš, ne pro celé sady
holds-person = jen pro tebe, ne pro virtuálního soupeře
holds-ordinary = pro tebe a pro ty velitele virtuálního soupeře, kteří v sólu nemají vlastní účinek
holds-advanced = spolu s omezeními pokročilé stavby balíčku

## Režimy

mode-duel = Souboj
    .rule = Dva hráči se dvěma životy: vyhrává ten, komu jedinému nějaký zbude.

mode-ffa-3 = Každý proti každému ve třech
    .rule = Tři hráči, každý hraje sám za sebe: za každého soupeře poraženého v kole je bod a vyhrávají 4 body.

mode-ffa-4 = Každý proti každému ve čtyřech
    .rule = Čtyři hráči, každý hraje sám za sebe: za každého soupeře poraženého v kole je bod a vyhrává 5 bodů.

mode-ffa-5 = Každý proti každému v pěti
    .rule = Pět hráčů, každý hraje sám za sebe: za každého soupeře poraženého v kole je bod a vyhrává 6 bodů.

mode-team = Dva proti dvěma
    .rule = Dva dvoučlenné týmy: spoluhráči mají společnou armádu, odkládací balíček a dva životy a vidí si navzájem do ruky.

mode-solo = Sólo
    .rule = Hraješ o samotě proti virtuálnímu soupeři, který nemá karty v ruce a vynáší vrchní kartu svého balíčku.

mode-solo-leaders = Sólo s veliteli
    .rule = Hraješ o samotě proti virtuálnímu soupeři, který odkryje velitele, kdykoli na konci kola vedeš.

mode-match = Turnajové utkání
    .rule = Každý hráč přinese tři balíčky různých frakcí; utkání vyhrají dva vyhrané zápasy ze tří.

ffa-rounds = Každý proti každému – kola a body
    .rule = Hraje se dokola, dokud všichni nevynechají. Nejsou životy a počet kol není omezen. Kolo ti přinese 1 bod za každého soupeře s nižší silou; Nilfgaard poráží i toho, s kým má remízu. Cílem je počet hráčů plus 1; dosáhne-li ho víc hráčů, vyhrává nejvíc bodů. Zápas končí také po kole, v němž nikdo nic neudělal nebo po němž už nikdo nic udělat nemůže; pak vyhrává nejvíc bodů. Kdo jich má stejně nejvíc, vyhrávají společně.

ffa-cards = Každý proti každému – karty a frakce
    .rule = Kdo hraje špeha, vybírá soupeře, třeba i toho, kdo už vynechal. Sežehnutí řady se posuzuje u každého soupeře zvlášť; velitel, který míří na soupeře, se týká jednoho vybraného, pasivní všech. První kolo začíná ten, koho určí los, pokud nerozhodne Scoia’tael, další ten, kdo získal nejvíc bodů. Severní říše si lízají, když porazí aspoň 2 soupeře, Příšerám zůstává jednotka po každém kole, Skellige vrací jednotky jen před třetím.

team-sides = Dva proti dvěma – strany a tahy
    .rule = Spoluhráči sedí proti sobě a hraje se dokola; kdo vynechal, toho se přeskočí. Spoluhráči mají různé frakce. Společné mají řady, odkládací balíček a dva životy; ruku, balíček a velitele má každý vlastní, ale spoluhráči si stále vidí do ruky. Kolo končí, když vynechají všichni čtyři. Další začíná ten z vítězů, kdo je první na řadě po tom, kdo začínal minule; po remíze další hráč v pořadí.

team-cards = Dva proti dvěma – karty a frakce
    .rule = Pouto a roh působí na celou stranu, zdravotníci berou ze společného odkládacího balíčku a Návnada smí vzít i spoluhráčovu jednotku. Kdo kartu hraje, ten za ni vybírá, líže a svolává. U Příšer zůstává jen karta Příšer nebo nepřátelský špeh, se Skellige se vracejí jen karty Skellige nebo nepřátelští špehové; Nilfgaard v obou týmech nemá účinek. Bílý plamen ruší i spoluhráčova velitele. Velitel, který nahlíží do ruky, si vybere jednoho soupeře.

solo-turns = Sólo – tahy a kola
    .rule = Oba mají celou sadu frakce, nebo si přineseš balíček; tvůj je bez počasí kromě Jasné oblohy. Soupeř nemá ruku: začíná každé kolo a po každém tvém tahu vynese vrchní kartu svého balíčku, po počasí ještě jednu. Když vynecháš, má poslední tah a kolo končí. Jako Scoia’tael začínáš první kolo a každé po kole, které vyhraješ. Životy a remízy jsou jako obvykle.

solo-cards = Sólo – soupeřovy karty
    .rule = Každou kartu hraje tak, aby jeho náskok nejvíc vzrostl; při shodě do nejplnější řady, pak náhodně. Jeho špehové hned vynesou obě líznuté karty, jeho nástup přivolá jednu kartu, jeho Sežehnutí pálí jen tvou stranu a jeho hbité jednotky přecházejí, kdykoli se mu to hodí. Pod jeho Návnadou leží lícem dolů karta, která se zahraje na konci kola. Severní říše po vyhraném kole hrají v prvním tahu dvě karty.

solo-leader-pile = Sólo – soupeřovi velitelé
    .rule = V sólu s veliteli leží velitelé jeho frakce v zamíchaném balíčku lícem dolů. Když na konci kola vedeš, vrchní se odkryje a použije tak, jak se mu to nejvíc hodí; vedeš-li i potom, kolo vyhráváš. Použitý velitel odchází ze hry. Pasivní platí jen v tomto kole, kromě Bílého plamene.

match-decks = Turnajové utkání – balíčky
    .rule = Přineseš tři balíčky tří různých frakcí, každý podle pokročilé stavby; žádný hrdina nesmí být ve dvou z nich. Hod mincí rozhodne, kdo první jmenuje balíček, pak ho jmenuje druhý. Frakce a velitel jsou po jmenování známí, karty ne. Balíček má po celé utkání stejného velitele.

match-games = Turnajové utkání – zápasy
    .rule = Utkání vyhrají dva vyhrané zápasy. Balíček, který vyhrál, se už nepoužije: před dalším zápasem jmenuje vítěz jiný, pak jmenuje balíček poražený, třeba i tentýž. Nerozhodný zápas se opakuje se stejnými balíčky a nikomu se nepočítá; skončí-li nerozhodně i druhé opakování, rozhodne hod mincí.

advanced-building = Pokročilá stavba balíčku
    .rule = Kromě obvyklých omezení má balíček nejvýše 5 zvláštních karet, 2 špehy a 2 zdravotníky a celkem nejvýše 130 základní síly. Hrdinové se počítají do všeho, karty vedlejšího balíčku do ničeho.

### What `gwint serve` says, and what the server’s guards refuse.

serve-address = Stoly jsou otevřeny na adrese: { $url }
serve-invite = Ostatní přijdou tímto odkazem: { $url }
serve-alone = Vstoupit lze jen z tohoto počítače. Ostatní vpustíš takto: { $option }
serve-data = Data jsou ve složce: { $folder }
serve-stop = Server zastavíš klávesami Ctrl-C.
serve-no-page = Server běží, ale jeho stránka ještě není sestavena. Sestavíš ji příkazem: { $command }

fault-server-missing = Server není nainstalován celý (chybí: { $module }). Nainstaluješ ho příkazem: { $command }
fault-port-in-use = Už tam naslouchá jiný program: { $host }, port { $port }. Zastav ho, nebo zvol jiný port.
fault-cannot-listen = Server tam nemůže naslouchat: { $host }, port { $port }. Důvod: { $reason }.
fault-wrong-origin = Požadavek přichází ze stránky cizího webu: { $origin }.
fault-too-many-sockets = Z tvé adresy je příliš mnoho spojení; povoleno je nejvýše { $most }.

### Doporučené balíčky: název a jak balíček vyhrává.

starter-monsters-swarm = Velenská havěť
    .plan = Jediný nástup svolá z herního balíčku celou smečku a jediný roh nad plnou přední linií z ní udělá hordu.

starter-monsters-wild-hunt = Zima Divokého honu
    .plan = Mráz a mlha srazí obě armády a sedm hrdinů, na které si žádné počasí nepřijde, přejede, co zbylo.

starter-nilfgaard-legions = Černé legie
    .plan = Brigády spojené pevným poutem rostou s každým druhem, roh je zdvojnásobí a Bílý plamen nechá soupeře bez velitele.

starter-nilfgaard-spies = Císařovy oči
    .plan = Špehové, návnady a zdravotníci přinášejí kartu za kartou, až v posledním kole stojí proti tobě prázdná ruka.

starter-northern-realms-blue-stripes = Bratři v modrém
    .plan = Komanda a drakobijci bojují bok po boku, ve třech má každý cenu tří, a Foltest smete z oblohy jakékoli počasí.

starter-northern-realms-siege = Obléhání Vergenu
    .plan = Katapulty a stroje plní obléhací linii, mistři ženisté je pobízejí a roh Mistra obléhání to všechno zdvojnásobí.

starter-scoiatael-archers = Šípy z lesa
    .plan = Celá armáda střílí ze zadního voje pod Milwou a za zvuku rohu, zatímco mráz drží na uzdě nepřátelské meče.

starter-scoiatael-mahakam = Mahakamská hradba štítů
    .plan = Trpaslíci a pašeráci přicházejí v houfech, Isengrim je všechny povzbudí a Královna sežehne nejsilnější, kdo se jim postaví.

starter-skellige-berserkers = Medvědi ze Skellige
    .plan = Mardroeme mění mladé berserky v medvědy, kteří bojují jako jeden, a Cerys přivádí své štítonošky, aby udržely linii.

starter-skellige-storm = Bouře nad ostrovy
    .plan = Branovi bojovníci ztrácejí nepřízní počasí jen polovinu, tak ho přivolej všechno a nech drakkary a klany proplout skrz.

### Co server říká o svých stolech. Jeden nadpis pro každou jeho místnost.

## Úložiště

fault-disk-full = Disk serveru je plný: nic se nezměnilo. Zkus to znovu, až bude místo.
fault-store-failed = Data nelze přečíst nebo zapsat a nic se nezměnilo. Důvod: { $reason }.
fault-store-closed = Server končí a nic dalšího už neuloží.
fault-data-in-use = Jiný proces už má své stoly v této složce (číslo procesu: { $pid }): { $folder }. Ukonči ho, nebo zvol jinou složku.
fault-data-folder = Složku pro data nelze použít ({ $reason }): { $folder }.
fault-data-newer = Tato data zapsal novější gwint (verze souboru: { $version }): { $file }. Nainstaluj novější verzi, nebo zvol jinou složku.

## Dveře

fault-bad-request = Požadavek nemá očekávanou podobu (místo: { $path }; důvod: { $reason }).
fault-not-found = Na této adrese nic není.
fault-wrong-method = Tuto adresu takto použít nelze.
fault-too-large = Požadavek je příliš velký.
fault-server-error = Na serveru se něco pokazilo. Důvod je v jeho protokolu.
fault-unknown-language = Jazyk „{ $text }“ neexistuje. Jazyky: { $languages }.
fault-deck-too-large = Balíček je příliš velký (karty: { $cards }); největší dovolený počet: { $most }.

## Boti

fault-bot-not-loaded = Bota nelze načíst: { $bot } ({ $program }). Důvod: { $reason }.

## Co se děje u stolu

table-sat-down = { $name } si sedá ke stolu.
table-bot-sat-down = Na místě { $number } odteď hraje bot: { $bot }.
table-stood-up = Místo { $number } je znovu volné.
table-got-ready = { $ready ->
    [yes] { $player }: připraveno ke hře.
   *[no] { $player }: zatím ne.
}
table-changed-terms = { $listed ->
    [yes] Stůl je otevřený všem
   *[no] Stůl je otevřený těm, kdo mají odkaz
}; { $spectators ->
    [yes] diváci se mohou dívat.
   *[no] nikdo další se dívat nemůže.
}
table-began-game = Všichni jsou připraveni: rozdávají se karty.
table-offered = { $offer ->
    [take-back] { $player } žádá o vrácení posledního tahu.
   *[rematch] { $player } nabízí odvetu.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } souhlasí s vrácením tahu.
   *[rematch] { $player } přijímá odvetu.
}
table-declined-offer = { $offer ->
    [take-back] { $player }: tah platí.
   *[rematch] { $player }: odveta nebude.
}
table-took-back = { $count ->
    [one] Poslední tah se bere zpět ({ $player }).
    [few] Poslední { $count } tahy se berou zpět ({ $player }).
   *[other] Posledních { $count } tahů se bere zpět ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player }: čas vypršel, { $game ->
        [yes] tento zápas utkání je prohraný.
       *[no] zápas je prohraný.
    }
    [left] { $player }: hráč je pryč, { $game ->
        [yes] tento zápas utkání je prohraný.
       *[no] zápas je prohraný.
    }
   *[resigned] { $player } { $game ->
        [yes] vzdává tento zápas utkání.
       *[no] se vzdává.
    }
}
table-ran-out = { $player }: čas vypršel, odteď jen vynechává.
table-left = { $player } odchází od stolu nadobro.
table-closed = Stůl je zavřený.
table-interrupted = Zápas nemůže podle nynějších pravidel pokračovat. Jeho záznam lze dál číst.
table-rematched = Odveta se hraje u jiného stolu: { $table }.
table-result = { $how ->
    [resigned] { $by } se vzdává. Vyhrává: { $winners }.
    [time] { $by }: čas vypršel. Vyhrává: { $winners }.
    [left] { $by }: hráč je pryč. Vyhrává: { $winners }.
    [abandoned] Předčasně ukončeno: nikdo nevyhrává.
    [unfinished] Ještě nedohráno.
   *[on-table] { $count ->
        [0] Remíza.
        [one] Vyhrává: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }
}

## Co stůl odmítá

fault-table-phase = Teď to nejde: { $phase ->
    [waiting] zápas ještě nezačal.
    [playing] zápas probíhá.
    [over] zápas skončil.
    [closed] stůl je zavřený.
   *[interrupted] zápas byl přerušen.
}
fault-seat-taken = Toto místo je obsazené: { $seat }.
fault-table-not-ready = Ještě nejsou všichni připraveni.
fault-cannot-take-back = Žádný tvůj tah nelze vzít zpět: od té doby se lízla nebo ukázala karta.
fault-cannot-claim = Výhru si lze nárokovat jen v souboji dvou lidí.
fault-offer-stands = Jiná nabídka čeká na odpověď – { $offer ->
    [take-back] vrácení tahu
   *[rematch] odveta
} ({ $seat }).
fault-no-offer = Není nabídka, na kterou by šlo odpovědět.
fault-deck-faults = { $faults_count ->
    [0] Nenašel se balíček, se kterým by se u tohoto stolu smělo hrát.
   *[other] { $faults }
}
fault-no-such-seat = Takové místo u tohoto stolu není. Místa: { $seats }.
fault-not-your-seat = Na tomto místě hraje někdo jiný: { $seat }.
fault-not-your-table = To smějí jen ti, jimž stůl patří.
fault-not-away = Hráč tu stále je, nebo není pryč dost dlouho ({ $seat }). Zbývající čekání v sekundách: { $seconds }.
fault-unknown-bot = Bot „{ $bot }“ neexistuje. Boti: { $bots }.
fault-stale-question = Otázka se mezitím změnila (odpověď na: { $question }; teď: { $asked }). Podívej se na stůl znovu.
fault-no-such-table = Stůl „{ $table }“ neexistuje.
fault-no-hello = Bez pozdravu stůl nic nepřijme: nejdřív pošli „hello“.
fault-no-spectators = U tohoto stolu se nikdo dívat nesmí.
fault-no-owner = Server tě ještě nezná. Otevři jeho stránku znovu, nebo pošli svůj token.
fault-too-many-tables = Máš příliš mnoho stolů, u kterých se čeká nebo hraje. Nejdřív některý dohraj nebo zavři.
fault-game-goes-on = Zápas ještě probíhá: přečteš si to, až skončí.
fault-too-fast = Příliš mnoho najednou. Zkus to za chvíli znovu (sekundy: { $seconds }).
fault-no-hints = U tohoto stolu se neradí.
fault-no-advice = Odpověď se nepodařilo najít včas. Zkus to znovu.
fault-too-many-reviews = Už běží jiná tvoje analýza. Počkej na ni, nebo ji přeruš.

## Co odmítá spojení

fault-wire-kind = Druh „{ $value }“ tam nepatří. Očekává se: { $expected }.
fault-wire-value = „{ $value }“ tam nepatří. Očekává se: { $expected }.
fault-wire-key = Pole „{ $value }“ neexistuje. Pole: { $expected }.
fault-wire-missing = Něco chybí. Pole, která je třeba uvést: { $missing }.
fault-wire-name = „{ $value }“ není název ničeho, co tam patří.

## Nastavení

fault-setting-value = Nastavení { $setting } nemůže být „{ $value }“.

## Místa na jiných zařízeních, dohrané zápasy a uložené balíčky

fault-no-such-link = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový na zařízení, na kterém místo je.
fault-no-such-record = Záznam „{ $record }“ neexistuje, nebo už není uložen.
fault-no-such-step = Tento zápas nemá krok { $step }. Počet kroků: { $steps }, počítáno od 0.
fault-no-game = Na stole tu žádný zápas není.
fault-no-such-deck = Tento balíček není, nebo už není uložen.
fault-too-many-decks = Uložených balíčků už máš { $decks }, víc než { $most } jich uložit nelze. Nejdřív některý smaž.

### Stránka v prohlížeči.

## Co leží na stole, pro ty, kdo to slyší

board-hand = Ruka: { $count }
board-deck = Herní balíček: { $count }
board-pile = Odkládací balíček: { $count }
board-gems = Životy: { $count }
board-points = Body: { $count }
board-total = Síla armády: { $count }
board-passed = Vynechává
board-round = { $round ->
    [0] Před prvním kolem
   *[other] Kolo { $round }
}
board-weather = Počasí
board-clear = Jasno
board-row = { $row ->
    [close] Přední linie
    [ranged] Zadní voj
   *[siege] Obléhací linie
}
board-unit = { $card }: { $strength }
board-horn = Velitelský roh
board-turn = Na tahu
board-used = Velitel použit
board-cancelled = Velitel zrušen
board-face = Lícem dolů: { $count }
board-enlarge = Prohlédnout zblízka
board-leaders = Zbývající velitelé: { $count }
board-play-here = Zahrát sem: { board-row }
