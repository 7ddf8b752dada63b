### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. Short words, for narrow columns.

play-total = síla
play-gems = životy
play-points = body
play-hand = ruka
play-deck = balíček
play-discard = odložené
play-passed = vynechává
play-leader = { $state ->
    [used] velitel použit
    [cancelled] schopnost velitele zrušena
    [passive] pasivní velitel
   *[ready] velitel ještě nepoužit
}
play-weather = { $count ->
    [0] bez počasí
   *[other] počasí: { $weather }
}
play-lead = { $count ->
    [0] vyrovnáno
   *[other] vede { $player } o { $count }
}
play-row = { $row ->
    [close] přední
    [ranged] zadní
   *[siege] obléhací
}
play-tag = { $tag ->
    [frost] mráz
    [fog] mlha
    [rain] déšť
    [storm] bouře
    [mardroeme] mardroeme
   *[horn] roh
}
play-hand-line = Ruka:
play-face-down = skryté
play-leaders-left = zbývající velitelé: { $count }
play-leader-last = poslední: { $leader }

## The menu

play-ability = { $ability ->
    [agile] hbitost
    [medic] zdravotník
    [morale-boost] povzbuzení
    [muster] nástup
    [spy] špeh
    [tight-bond] pouto
    [commanders-horn] roh
    [scorch-row] sežehnutí řady
    [scorch] sežehnutí
    [summon-avenger] ochránce
    [berserker] berserk
   *[mardroeme] mardroeme
}
play-unplayable = Teď nelze zahrát: { $cards }
play-redraws = Zbývající výměny: { $count }.
play-more-events = · … (vše ukáže „průběh“)

## Prompts

play-prompt = Číslo nebo název, ? – nápověda
play-prompt-page = , Enter – další ({ $page }/{ $pages })
play-enter = Dál klávesou Enter.
play-hand-over = Předej klávesnici hráči: { $player }. Potom stiskni Enter.
play-yes = ano, a
play-resign-sure = Vzdát tento zápas? (ano/ne)
play-name = { $letter ->
    [none] Hráč
   *[other] Hráč { $letter }
}
play-undo-person = Proti člověku nelze vzít tah zpět.
play-undo-nothing = Ještě nemáš tah, který by šlo vzít zpět.
play-why-nothing = { $named ->
    [yes] „{ $card }“ na bojišti neleží.
   *[no] Každá karta na bojišti má sílu, která je na ní uvedena.
}
play-pile = Odkládací balíček – { $player } ({ $count }): { $cards }
play-side-deck = Vedlejší balíček – { $player } ({ $count }): { $cards }
play-known = Známé karty v ruce – { $player } ({ $count }): { $cards }

## Starting a game

play-choose-deck = { $player }: vyber si balíček.
play-choose-deck-prompt = Číslo, soubor nebo kód balíčku; Enter – náhodný >
play-deck-refused = S tímto balíčkem nelze hrát – { $player } (--any-deck ho přesto dovolí):
play-meeting-refused = Tyto balíčky proti sobě hrát nesmějí (--any-deck to přesto dovolí):
play-choose-set = { $player }: vyber frakci, s jejíž celou sadou budeš hrát.
play-choose-set-prompt = Číslo, frakce, velitel, soubor nebo kód balíčku; Enter – náhodně >
play-choose-leader = { $player }: vyber si velitele.
play-choose-foe = Vyber frakci virtuálního soupeře.
play-choose-prompt = Číslo nebo název; Enter – náhodně >
play-ignored = Změněné volby, které tento režim pomíjí, protože má vlastní pravidla: { $options }.
play-partly = Změněné volby, které tu platí zčásti nebo s doplněním: { $options }.
play-opening = Příkaz „pravidla“ ukáže pravidla tohoto stolu, „?“ vše, co lze napsat.
play-found-saved = { $round ->
    [0] Je tu uložený zápas, ještě před prvním kolem: { $players }.
   *[other] Je tu uložený zápas, kolo { $round }: { $players }.
}
play-continue = Pokračovat v něm? { $usual ->
    [yes] (ano/ne, Enter – ano)
   *[no] (ano/ne, Enter – ne)
}
play-set-aside = Uložený zápas byl přesunut mezi záznamy. Pokračovat v něm lze takto: { $command }
play-program = V uloženém zápase hrál na jednom místě program: { $program }. Spustí se, jen když ho znovu zadáš pomocí --against; do té doby hraje bot: { $bot }.
play-broken = Uložený zápas nelze přečíst a byl přesunut do souboru { $path }:
    { $reason }

## Saving and ending

play-saved = Uloženo: { $path }
play-saved-game = Zápas je uložen. Pokračovat v něm lze takto: { $command }
play-quit-unsaved = Odejít bez uložení? (ano/ne)
play-record-shown = Zápas se nepodařilo uložit. Tady je jeho záznam; ulož si ho do souboru:
play-round-totals = Kolo { $round }: { $totals } ({ $players })
play-round-scores = Kolo { $round }: { $totals }
play-exhausted = Cíle nikdo nedosáhl, ale { $rounds ->
    [0] nikdo už nemůže nic udělat
    [one] v posledním kole nikdo nezahrál kartu ani nepoužil velitele
    [few] v posledních { $rounds } kolech nikdo nezahrál kartu ani nepoužil velitele
   *[other] v posledních { $rounds } kolech nikdo nezahrál kartu ani nepoužil velitele
}: vyhrává hráč s nejvyšším počtem bodů.
play-watch-again = Zápas si lze znovu prohlédnout: { $command }
play-analyse = Kde se zápas vyhrál a prohrál, ukáže: { $command }

## Help

play-help-moves = Napiš číslo tahu, jeho název nebo část názvu: „3“, „Talar“, „vynechat“. Názvy mohou být v kterémkoli z pěti jazyků.
play-sign-changed = síla uvedená na kartě a síla po započtení počasí, pouta, povzbuzení a rohu
play-sign-hero = hrdina: jeho sílu nic nezmění
play-sign-row = co v řadě působí
play-sign-gems = životy: kdo kolo nevyhraje, jeden ztrácí
play-sign-points = získané a potřebné body: jeden za každého soupeře poraženého v kole
play-sign-army = armáda na jednom řádku: její síla, pak síla jejích řad
play-sign-decoy = Návnada ↔ Ves: karta „Ves“ jde do tvé ruky
play-command-help = nápověda, pomoc
play-command-hint = rada, tip, r
play-command-why = proč
play-command-field = pole, bojiště
play-command-piles = balíčky, odložené
play-command-log = průběh
play-command-rules = pravidla
play-command-undo = zpět
play-command-resign = vzdát
play-command-save = uložit
play-command-quit = konec
play-word-leader = velitel, velitelé
play-help-help = nebo ?: tato nápověda; „? Talar“, „? 3“, „? velitel“, „? špeh“: vysvětlení
play-help-hint = nejlepší tahy, šance na výhru po každém a proč
play-help-why = „proč Ves“: jak se počítá její síla; „proč“: všechny změněné karty
play-help-field = celé bojiště bez zkracování
play-help-piles = odkládací a vedlejší balíčky a známé karty v rukou
play-help-log = všechno, co se stalo
play-help-rules = pravidla tohoto zápasu
play-help-undo = vzít zpět svůj poslední tah (proti botovi)
play-help-resign = vzdát zápas
play-help-save = „uložit SOUBOR“: zapsat záznam zápasu
play-help-quit = uložit a odejít; „gwint play“ v zápase pokračuje

## Faults

fault-play-number = Tah číslo { $number } neexistuje; tahy mají čísla 1 až { $most }.
fault-play-cannot-write = „{ $path }“ nelze zapsat ({ $reason }).
fault-play-cannot-read = „{ $path }“ nelze přečíst ({ $reason }).
fault-play-too-large = Soubor „{ $path }“ je na záznam zápasu příliš velký.
fault-play-not-text = „{ $path }“ není text v UTF-8.
fault-play-not-a-record = „{ $path }“ už existuje a není to záznam zápasu. Zvol jiný název.
fault-play-over-already = Zápas v souboru „{ $path }“ už skončil; ukáže ho „gwint replay“.
fault-play-view = Pohled číslo { $view } neexistuje; na výběr jsou pohledy 1 až { $most } a *.
fault-play-players = Počet hráčů se volí jen v režimu ffa, ne v režimu „{ $mode }“.
fault-play-seats = Počet hráčů uvedených pro ostatní místa: { $count }; má jich být { $expected }. Uveď jednoho pro všechna, nebo pro každé jednoho, oddělené čárkami.
fault-play-alone = Tento režim má virtuálního soupeře, který hraje podle pevných pravidel. Vynech --against.
fault-play-names = Počet jmen uvedených pro ostatní hráče: { $count }; má jich být { $expected }.
fault-play-decks = Uvedeno je příliš mnoho balíčků: každý hráč má jeden a hráčů je { $seats }. Tvé balíčky: { $own }; ostatní balíčky: { $others }.

## Replaying

replay-hand = Ruka – { $player }:
replay-start = Rozdané karty, před prvním tahem (tahů celkem: { $last })
replay-move = Tah { $number } z { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Tah { $number } z { $last }: { $player } bere zpět tah
    [few] Tah { $number } z { $last }: { $player } bere zpět { $count } tahy
   *[other] Tah { $number } z { $last }: { $player } bere zpět { $count } tahů
}
replay-prompt = Enter dál, p zpět, 12 tah, r2 kolo, s start, e konec, v1 v2 v* pohled, q ven >
