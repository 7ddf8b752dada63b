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
fault-server-error = Na serveru se něco pokazilo. Důvod je v jeho záznamech.
fault-unknown-language = Jazyk „{ $text }“ neexistuje. Jazyky: { $languages }.
fault-deck-too-large = Balíček je příliš velký (karty: { $cards }); největší dovolený počet: { $most }.

## Boti

fault-bot-not-loaded = Bota nelze načíst: { $bot } ({ $program }). Důvod: { $reason }.

## Co se děje u stolu

table-sat-down = { $name } si sedá ke stolu.
table-bot-sat-down = Na místě { $number } odteď hraje bot: { $bot }.
table-stood-up = Místo { $number } je znovu volné.
table-got-ready = { $ready ->
    [yes] { $player }: může se začít.
   *[no] { $player }: ještě chvíli.
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
    [time] { $player }: čas vypršel, prohra { $game ->
        [yes] v tomto zápase utkání.
       *[no] ve hře.
    }
    [left] { $player }: hráč je pryč, prohra { $game ->
        [yes] v tomto zápase utkání.
       *[no] ve hře.
    }
   *[resigned] { $player } se vzdává { $game ->
        [yes] tohoto zápasu utkání.
       *[no] hry.
    }
}
table-ran-out = { $player }: čas vypršel, odteď jen vynechané tahy.
table-left = { $player } odchází od stolu nadobro.
table-closed = Stůl je zavřený.
table-interrupted = Hra nemůže podle nynějších pravidel pokračovat. Její záznam lze dál číst.
table-rematched = Odveta se hraje u jiného stolu: { $table }.
table-result = { $how ->
    [resigned] { $by } se vzdává. Vyhrává: { $winners }.
    [time] { $by }: čas vypršel. Vyhrává: { $winners }.
    [left] { $by }: hráč je pryč. Vyhrává: { $winners }.
    [abandoned] Přerušeno: nikdo nevyhrává.
    [unfinished] Ještě nedohráno.
   *[on-table] { $count ->
        [0] Remíza.
        [one] Vyhrává: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }
}

## Co stůl odmítá

fault-table-phase = Teď to nejde: { $phase ->
    [waiting] hra ještě nezačala.
    [playing] hra probíhá.
    [over] hra skončila.
    [closed] stůl je zavřený.
   *[interrupted] hra byla přerušena.
}
fault-seat-taken = Toto místo je obsazené: { $seat }.
fault-table-not-ready = Ne všichni jsou připraveni hrát.
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
fault-not-away = Hráč tu stále je, nebo není pryč dost dlouho ({ $seat }). Sekundy čekání: { $seconds }.
fault-unknown-bot = Bot „{ $bot }“ neexistuje. Boti: { $bots }.
fault-stale-question = Otázka se mezitím změnila (odpověď na: { $question }; teď: { $asked }). Podívej se na stůl znovu.
fault-no-such-table = Stůl „{ $table }“ neexistuje.
fault-no-hello = Před pozdravem nelze po stolu nic chtít: nejdřív pošli „hello“.
fault-no-spectators = U tohoto stolu se nikdo dívat nesmí.
fault-no-owner = Server tě ještě nezná. Otevři jeho stránku znovu, nebo pošli svůj token.
fault-too-many-tables = Máš příliš mnoho stolů, které čekají nebo hrají. Nejdřív některý dohraj nebo zavři.
fault-game-goes-on = Hra ještě probíhá: přečteš si to, až skončí.
fault-too-fast = Příliš mnoho najednou. Zkus to za chvíli znovu (sekundy: { $seconds }).

## Co odmítá spojení

fault-wire-kind = „{ $value }“ není druh věci, která tam patří. Očekává se: { $expected }.
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
fault-no-such-deck = Tento balíček není uložen, nebo už není.
fault-too-many-decks = Počet tvých uložených balíčků: { $decks }, a víc než { $most } se jich neukládá. Nejdřív některý smaž.
