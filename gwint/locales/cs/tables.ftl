### What a server says about its tables.

## Storage

fault-disk-full = Disk serveru je plný; nic se nezměnilo. Zkus to znovu, až bude místo.
fault-store-failed = Data nelze přečíst nebo zapsat a nic se nezměnilo. Důvod: { $reason }.
fault-device-full = V tomto zařízení už není místo pro data hry; nic se nezměnilo. Uvolni trochu místa a zkus to znovu.
fault-export-damaged = Tento soubor s exportovanými zápasy je poškozený („{ $path }“); nic se nezměnilo.
fault-export-too-new = Tento soubor exportovala novější verze stránky; nic se nezměnilo. Nejdřív stránku aktualizuj.
fault-store-closed = Server končí a nic dalšího už neuloží.
fault-data-in-use = Tuto složku s daty už používá jiný proces (číslo { $pid }): { $folder }. Ukonči ho, nebo zvol jinou složku.
fault-data-folder = Složku pro data nelze použít ({ $reason }): { $folder }.
fault-data-folder-open = Složku s daty { $folder } mohou číst i jiní uživatelé a nejsou v ní jen soubory gwintu. Zvol jinou složku, nebo spusť: { $command }
fault-data-damaged = Data jsou poškozená ({ $tables }): { $file }. Co se dá zachránit, zjistí: { $command }
fault-data-newer = Tato data zapsala novější verze programu gwint (verze souboru: { $version }): { $file }. Nainstaluj tuto verzi, nebo zvol jinou složku.

## Requests

fault-bad-request = Požadavek nemá očekávanou podobu (místo: { $path }; důvod: { $reason }).
fault-not-found = Na této adrese nic není.
fault-wrong-method = Tuto adresu takto použít nelze.
fault-too-large = Požadavek je příliš velký.
fault-protocol-too-old = Server byl aktualizován a tomuto klientovi už nerozumí (verze protokolu: { $protocol }; server vyžaduje alespoň { $oldest }). Aktualizuj klienta, nebo načti stránku znovu.
fault-protocol-too-new = Server je pro tohoto klienta příliš starý (verze protokolu: { $protocol }; server zná nejvýše { $newest }). Požádej provozovatele o aktualizaci, nebo použij staršího klienta.
fault-server-error = Na serveru došlo k chybě. Podrobnosti jsou v jeho logu.
fault-unknown-language = Jazyk „{ $text }“ neexistuje. Jazyky: { $languages }.
fault-deck-too-large = Balíček má příliš mnoho karet: { $cards }; dovoleno jich je nejvýše { $most }.

## The bots

fault-bot-not-loaded = Bota nelze načíst: { $bot } ({ $program }). Důvod: { $reason }

## What happens at a table

table-sat-down = { $name } si sedá ke stolu.
table-bot-sat-down = Na místě { $number } odteď hraje bot: { $bot }.
table-stood-up = Místo { $number } je znovu volné.
table-got-ready = { $ready ->
    [yes] { $player } hlásí připravenost ke hře.
   *[no] { $player } odvolává připravenost ke hře.
}
table-changed-terms = { $listed ->
    [yes] Stůl je otevřený všem
   *[no] Stůl je otevřený jen těm, kdo mají odkaz
}; { $spectators ->
    [yes] diváci jsou povoleni.
   *[no] diváci nejsou povoleni.
}
table-pledged-entropy = { $player } přispívá k rozdání náhodným číslem.
table-asked-for-entropy = Všechny balíčky jsou dané: zápas začne, jakmile dorazí náhodná čísla od všech.
table-failed-deal = Rozdání se nezdařilo, protože chybí náhodné číslo: { $players }. Všichni přispívají novým.
table-sealed-log = Protokol zápasu je zapečetěný: už ho nelze nepozorovaně změnit.
table-began-game = Všichni jsou připraveni: zápas začíná.
table-offered = { $offer ->
    [take-back] { $player } žádá o vrácení posledního tahu.
   *[rematch] { $player } nabízí odvetu.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } souhlasí s vrácením tahu.
   *[rematch] { $player } přijímá odvetu.
}
table-declined-offer = { $offer ->
    [take-back] { $player } odmítá: tah platí.
   *[rematch] { $player } odmítá odvetu.
}
table-took-back = { $count ->
    [one] Poslední tah se bere zpět ({ $player }).
    [few] Poslední { $count } tahy se berou zpět ({ $player }).
   *[other] Posledních { $count } tahů se bere zpět ({ $player }).
}
table-gave-up = { $how ->
    [time] Čas vypršel: { $player } prohrává { $game ->
        [yes] tento zápas utkání.
       *[no] zápas.
    }
    [left] { $player } opouští stůl a prohrává { $game ->
        [yes] tento zápas utkání.
       *[no] zápas.
    }
   *[resigned] { $player } { $game ->
        [yes] vzdává tento zápas utkání.
       *[no] se vzdává.
    }
}
table-ran-out = Čas vypršel: { $player } odteď jen vynechává.
table-left = { $player } odchází od stolu natrvalo.
table-closed = Stůl je zavřený.
table-interrupted = Zápas nemůže pokračovat, protože jeho protokol už nelze přehrát. Jeho záznam lze dál číst.
table-rematched = Odveta se hraje u jiného stolu: { $table }.
table-result = { $how ->
    [resigned] { $by } se vzdává. Vyhrává: { $winners }.
    [time] { $by }: čas vypršel. Vyhrává: { $winners }.
    [left] { $by } opouští stůl. Vyhrává: { $winners }.
    [abandoned] Předčasně ukončeno: nikdo nevyhrává.
    [unfinished] Ještě nedohráno.
   *[on-table] { $count ->
        [0] Remíza.
        [one] Vyhrává: { $winners }.
       *[other] Vyhrávají: { $winners }.
    }
}

## What a table refuses

fault-table-phase = Teď to nejde: { $phase ->
    [waiting] zápas ještě nezačal.
    [playing] zápas probíhá.
    [over] zápas skončil.
    [closed] stůl je zavřený.
   *[interrupted] zápas byl přerušen.
}
fault-seat-taken = Toto místo je obsazené: { $seat }.
fault-table-not-ready = Ještě nejsou všichni připraveni.
fault-cannot-take-back = Žádný tvůj tah nelze vzít zpět: od té doby byla líznuta nebo ukázána karta.
fault-cannot-claim = Výhru si lze nárokovat jen v souboji dvou lidí.
fault-cannot-close = Probíhající zápas mohou ukončit jen jeho hráči tím, že se vzdají.
fault-claim-too-early = Výhru si lze nárokovat až po prvním tahu. Do té doby může za nepřítomného hráče hrát bot.
fault-offer-stands = Jiná nabídka čeká na odpověď – { $offer ->
    [take-back] vrácení tahu
   *[rematch] odveta
} ({ $seat }).
fault-entropy-asked = Balíčky jsou dané, rozdání za chvíli začne.
fault-no-entropy-asked = Na tvoje náhodné číslo teď nikdo nečeká.
fault-wrong-entropy = Tohle není náhodné číslo ohlášené pro toto rozdání.
fault-no-rematch = U tohoto stolu není odveta, ke které by šlo přispět.
fault-no-deck = Nejdřív si vyber balíček.
fault-no-offer = Není nabídka, na kterou by šlo odpovědět.
fault-deck-faults = { $faults_count ->
    [0] Nenašel se balíček, se kterým by se u tohoto stolu smělo hrát.
   *[other] { $faults }
}
fault-no-such-seat = Takové místo u tohoto stolu není. Počet míst: { $seats }.
fault-not-your-seat = Na tomto místě hraje někdo jiný: { $seat }.
fault-not-your-table = U tohoto stolu to nemáš dovoleno.
fault-not-away = Hráč ({ $seat }) tu stále je, nebo je pryč méně než { $seconds } s.
fault-unknown-bot = Bot „{ $bot }“ neexistuje.{ fault-nearest } Boti: { $bots }.
fault-stale-question = Otázka se mezitím změnila (odpověď na: { $question }; teď: { $asked }). Podívej se na stůl znovu.
fault-no-such-table = Stůl „{ $table }“ neexistuje.
fault-no-hello = Než pošleš cokoli jiného, pošli „hello“.
fault-no-spectators = U tohoto stolu nejsou diváci povoleni.
fault-no-owner = Server tě ještě nezná. Otevři jeho stránku znovu, nebo pošli svůj token.
fault-too-many-tables = Máš otevřeno příliš mnoho stolů. Nejdřív některý dohraj nebo zavři.
fault-game-goes-on = Zápas ještě probíhá: přečteš si to, až skončí.
fault-too-fast = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
fault-no-hints = U tohoto stolu nejsou rady povoleny.
fault-no-advice = Radu se nepodařilo najít včas. Zkus to znovu.
fault-too-many-reviews = Jedna tvoje analýza už běží. Počkej na ni, nebo ji zastav.
fault-server-busy = Server je zaneprázdněn. Zkus to za chvíli znovu.
fault-too-many-waiting = Z tvé sítě čeká příliš mnoho požadavků (nejvýše { $most }). Počkej na jejich odpovědi.
fault-takes-too-long = Trvalo to příliš dlouho a server to přerušil.
fault-too-many-visitors = Z tvé sítě přichází příliš mnoho nových návštěvníků. Zkus to znovu za { $seconds } s.
fault-too-many-new-tables = Z tvé sítě se otevírá příliš mnoho stolů. Zkus to znovu za { $seconds } s.
fault-too-many-uploads = Z tvé sítě se nahrává příliš mnoho záznamů. Zkus to znovu za { $seconds } s.
fault-server-full = Server je plný. Zkus to později.
fault-table-full = U tohoto stolu se už stalo tolik, že lze jen dohrát zápas (nejvyšší počet položek protokolu: { $most }).

## What the wire refuses

fault-wire-kind = Druh „{ $value }“ tam nepatří. Očekává se: { $expected }.
fault-wire-value = „{ $value }“ tam nepatří. Očekává se: { $expected }.
fault-wire-key = Pole „{ $value }“ neexistuje. Pole: { $expected }.
fault-wire-missing = Něco chybí. Povinná pole: { $missing }.
fault-wire-name = „{ $value }“ neoznačuje nic, co tam patří.{ fault-nearest }

## The settings

fault-setting-value = Nastavení { $setting } nemůže mít hodnotu „{ $value }“.
fault-setting-program = Bot na serveru potřebuje jméno: místo „{ $value }“ zadej JMÉNO=PROGRAM, například { $expected }.

## Seats on other devices, finished games and saved decks

fault-no-such-link = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový na zařízení, na kterém teď své místo máš.
fault-no-such-record = Záznam „{ $record }“ neexistuje, nebo už není uložen.
fault-no-such-step = Tento zápas nemá krok { $step }. Počet kroků: { $steps }, číslují se od 0.
fault-no-game = U tohoto stolu žádný zápas není.
fault-no-such-deck = Tento balíček neexistuje, nebo byl smazán.
fault-too-many-decks = Uložených balíčků už máš { $decks }; uložit jich lze nejvýše { $most }. Nejdřív některý smaž.
