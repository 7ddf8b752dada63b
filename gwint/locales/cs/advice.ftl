### Advice: the reasons for a move, the hint at the table, and the analysis of a game.

## Passing

advice-round-won = { $lead ->
    [0] Kolo je vyhrané: remíza se tu počítá jako výhra a žádný soupeř už nemůže odpovědět.
   *[other] Kolo je vyhrané: vedeš o { $lead } a žádný soupeř už nemůže odpovědět.
}
advice-pass-now = { $lead ->
    [0] Remíza tu stačí: chce-li soupeř toto kolo vyhrát, bude ho to stát karty.
   *[other] Vedeš o { $lead }: chce-li soupeř toto kolo vyhrát, bude ho to stát karty.
}
advice-give-round = { $behind ->
    [0] Vyrovnáno: karty budou mít větší cenu v jiném kole.
   *[other] Prohráváš o { $behind }: karty budou mít větší cenu v jiném kole.
}
advice-hopeless = Toto kolo už nic nezvrátí.
advice-card-advantage = Víc karet v ruce na později: { $own } ku { $theirs }.
advice-waits = Nic neprozradí a ostatní musí nejdřív ukázat víc.

## Cards

advice-wins-round = Na výhru v kole to stačí: { $own } ku { $theirs }.
advice-beats = Pozadu pak bude víc soupeřů: { $count } z { $opponents }.
advice-spy = Špeh mění sílu za karty: { $given } za { $cards }.
advice-decoy = Karta se vrátí do ruky a lze ji zahrát znovu: { $card }.
advice-decoy-spy = Špeh vzatý do ruky může přinést karty ještě jednou: { $card }.
advice-medic-target = Z odkládacího balíčku se vrací: { $card }.
advice-scorch = Shoří víc soupeřovy síly než tvé: { $theirs } ku { $own }.
advice-weather = Počasí připraví soupeře o víc síly než tebe: { $theirs } ku { $own }.
advice-clear-weather = Oslabené jednotky získají sílu zpět: +{ $points }.
advice-horn = Celá řada se počítá dvakrát: +{ $points }.
advice-horn-ahead = Všechno, co do řady přijde později, se počítá dvakrát.
advice-bond = Společně jsou tyto jednotky silnější: { $card } ×{ $count }, +{ $points }.
advice-muster = Přivede s sebou další karty: +{ $points }.
advice-mardroeme = Berserkové se promění: +{ $points }.
advice-morale = Pomůže to celé řadě: +{ $points }.
advice-avenger = Bude-li tato karta odložena, nastoupí místo ní jiná: { $card }.
advice-last-round = Toto kolo rozhodne zápas, takže není proč karty šetřit: +{ $points }.
advice-tempo = { $stands ->
    [ahead] +{ $points }, a tím vedeš o { $by }.
    [behind] +{ $points }, ale stále prohráváš o { $by }.
   *[level] +{ $points }, a tím vyrovnáš.
}
advice-hold-scorch = Silnější jednotku tak zatím nezasáhne Sežehnutí: { $card }.
advice-thrift = Ze všech karet v ruce ti bude chybět nejméně: { $card }.
advice-hero = Této kartě neublíží počasí ani Sežehnutí: { $card }.
advice-leader = Přišla chvíle pro velitele: { $leader }.

## Choices

advice-redraw = { $card }: místo ní může přijít něco užitečnějšího.
advice-redraw-weak = { $card }: v balíčku jsou v průměru lepší karty.
advice-redraw-muster = { $card }: jiná karta v ruce ji z balíčku svolá tak jako tak.
advice-redraw-keep = Ruka je dobrá tak, jak je.
advice-stays = Jednotky leží tam, kde zmůžou nejvíc.
advice-start-first = Kdo začíná, udává tempo.
advice-start-last = Kdo hraje poslední, vidí před rozhodnutím víc.
advice-claim-kept = Právo volby může mít větší cenu v pozdějším kole.
advice-take = Nejužitečnější z toho, co lze vzít: { $card }.
advice-discard = Bude ti chybět nejméně: { $card }.
advice-against = Tento soupeř je na bojišti nejsilnější.
advice-shift = V jiné řadě zmůže víc: { $card }, +{ $points }.

## The hint in the terminal

hint-chance = { $chance } %
hint-now = Šance na výhru po nejlepším tahu: { $chance }

## gwint analyse

analyse-judging = Hodnocení tahů
analyse-chances = Šance na výhru, tah po tahu
analyse-curve = Křivka ukazuje šanci na výhru: { $side }; druhá strana má zbytek do 100 %. Procenta u tahu patří tomu, kdo ho zahrál.
analyse-round = kolo { $round }
analyse-others = Další tahy, které šlo zlepšit
analyse-no-turning = Žádný jednotlivý tah zápas nezvrátil.
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
analyse-tenths = { $whole },{ $tenths } %
analyse-by = { $search ->
    [yes] Hodnotilo prohledávání stromu
   *[no] Hodnotil plánovač
}, { $unit ->
    [milliseconds] čas na tah: { $amount } ms.
    [simulations] simulace na tah: { $amount }.
   *[none] okamžitě.
}
fault-analyse-empty = V tomto záznamu není tah, který by šlo hodnotit.
fault-analyse-seat = Hráč číslo { $number } tu není; hráči mají čísla 1 až { $most }.
