### The rules, as the player reads them. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Hbitost
    .rule = { $agile_rows ->
        [all] Tuto kartu vynes do kterékoli ze svých tří řad.
       *[close-ranged] Tuto kartu vynes podle svého výběru buď do přední linie, nebo do zadního voje.
    } Tam už zůstane; přesunout ji může jen velitel.

ability-medic = Zdravotník
    .rule = Vyber ze svého odkládacího balíčku jednu jednotku (ne hrdinu) a hned ji vynes jako z ruky, i s její schopností. Když tam nějaká je, musíš si vybrat; když není, nic se nestane. Oživený špeh jde na soupeřovu stranu a karty si za něj lízneš ty; oživený zdravotník oživuje dál.

ability-morale-boost = Povzbuzení
    .rule = Každá další jednotka v řadě této karty má o 1 větší sílu; hrdinů se to netýká. Sama sebe karta neposiluje. Účinky více takových karet v jedné řadě se sčítají.

ability-muster = Nástup
    .rule = { $muster_from_hand ->
        [no] Najdi v herním balíčku všechny karty, které tato karta svolává, a každou hned vynes do její řady; pak balíček zamíchej. Svolávané karty, které držíš v ruce, v ní zůstávají.
       *[yes] Najdi v herním balíčku i v ruce všechny karty, které tato karta svolává, a každou hned vynes do její řady; pak balíček zamíchej. Žádnou z nich si nesmíš nechat.
    } Odkládací balíček se neprohledává.

ability-spy = Špeh
    .rule = Tuto kartu vynes na soupeřovu stranu bojiště, kde se počítá do síly jeho armády. Ty si za to lízneš 2 karty z herního balíčku, nebo tolik, kolik v něm ještě zbývá. Když špeh opustí bojiště, jde na odkládací balíček té strany, na které ležel.

ability-tight-bond = Pevné pouto
    .rule = Síla této jednotky se násobí počtem stejnojmenných jednotek s pevným poutem na její straně, včetně jí samé. Například tři takové jednotky o síle 4 mají každá sílu 12.

ability-commanders-horn = Velitelský roh
    .rule = { $unit_horn_doubles_itself ->
        [yes] Zdvojnásobuje sílu všech jednotek ve své řadě, i svou vlastní; hrdinů se to netýká.
       *[no] Zdvojnásobuje sílu všech ostatních jednotek ve své řadě; hrdinů se to netýká. Vlastní sílu nezdvojnásobuje. Z více jednotek s rohem v jedné řadě zůstává první beze změny a síla ostatních se zdvojnásobí; roh ze zvláštní karty nebo od velitele zdvojnásobí sílu jich všech.
    } Ať je v řadě rohů sebevíc, síla jednotky se zdvojnásobí jen jednou.

ability-scorch-row = Sežehnutí řady
    .rule = Působí na soupeřovu řadu stejného druhu, jako je řada této karty: má-li součet síly alespoň 10, odloží se její nejsilnější jednotka, a je-li stejně silných víc, pak všechny. Do součtu se počítají i hrdinové a vše, co sílu mění, hrdina se ale neodkládá nikdy.

ability-scorch = Sežehnutí
    .rule = Funguje jako zvláštní karta „Sežehnutí“: odloží se nejsilnější jednotka na celém bojišti, a je-li stejně silných víc, pak všechny; hrdinů se to netýká. Počítá se i tato karta: není-li nic silnějšího, odloží se také.

ability-summon-avenger = Ochránce
    .rule = Když je tato karta z jakéhokoli důvodu odložena z bojiště, přijde na tutéž stranu její ochránce z vedlejšího balíčku, a to do řady podle svého vlastního znaku umístění. Platí to i na konci kola: ochránce pak bojuje v kole následujícím. Pokud se karta vrátí do ruky nebo na bojišti zůstane, nepřijde nikdo.

ability-berserker = Berserk
    .rule = Jakmile tato karta leží v řadě, kde působí mardroeme (zvláštní karta nebo jednotka s touto schopností) – ať už tam bylo dřív, nebo přišlo až po ní –, odejde ze hry a do téže řady se vynese odpovídající karta z vedlejšího balíčku. Berserk nejde na odkládací balíček a jeho proměna je trvalá.

ability-mardroeme = Mardroeme
    .rule = Dokud tato karta leží v řadě, promění v ní všechny berserky: ty, kteří už tam jsou, i ty, kteří přijdou později. Druhé mardroeme v téže řadě už nic nepřidá.

## Special cards

special-decoy = Návnada
    .rule = Vyměň tuto kartu za jednotku na své straně bojiště (ne za hrdinu); může to být i soupeřův špeh, který tam leží. Jednotku si vezmeš do ruky a můžeš ji později zahrát znovu i s její schopností. Návnada zůstane na jejím místě: má sílu 0 a není jednotkou. Není-li jednotka, kterou by šlo vyměnit, Návnadu zahrát nemůžeš.

special-commanders-horn = Velitelský roh
    .rule = Vyber jednu ze svých řad. Do konce kola je síla všech jednotek v ní dvojnásobná, hrdinů se to netýká; síla žádné jednotky se nezdvojnásobí víc než jednou. { $mardroeme_shares_row ->
        [no] Každá řada má jen jedno místo pro zvláštní kartu: nelze vybrat řadu, kde už je roh (i roh od velitele) nebo Mardroeme. Jednotka s rohem nevadí.
       *[yes] V každé řadě smí být jen jedna zvláštní karta „Velitelský roh“ a roh od velitele se počítá také. Jednotka s rohem nevadí.
    }

special-scorch = Sežehnutí
    .rule = Odloží se nejsilnější jednotka na celém bojišti, ať je tvoje, nebo soupeřova, a je-li stejně silných víc, pak všechny; hrdinů se to netýká. Rozhoduje síla v daném okamžiku. Nakonec odlož tuto kartu.

special-mardroeme = Mardroeme
    .rule = Tuto kartu vynes do jedné ze svých řad, kde zůstane do konce kola. Promění v ní všechny berserky: ty, kteří už tam jsou, i ty, kteří přijdou později. { $mardroeme_shares_row ->
        [no] Každá řada má jen jedno místo pro zvláštní kartu: nelze vybrat řadu, kde už je roh (i roh od velitele) nebo Mardroeme.
       *[yes] V téže řadě smí ležet i roh nebo další Mardroeme.
    }

## Weather cards

weather = Počasí
    .rule = Karta počasí leží na poli pro počasí a působí na své řady na obou stranách: síla jednotek v nich klesne na 1 (nula zůstává nulou); hrdinů se to netýká. Najednou může působit více druhů počasí. { $covered_weather ->
        [discarded] Druhá karta téhož druhu se hned odloží, stejně jako mlha a déšť zahrané za bouře; bouře naopak odloží mlhu a déšť, které už leží.
       *[lies] Druhou kartu téhož druhu zahrát smíš, další účinek však nemá.
    } Počasí trvá, dokud ho něco nezruší nebo neskončí kolo.

weather-frost = Štiplavý mráz
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou předních liniích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-fog = Neproniknutelná mlha
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou zadních vojích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-rain = Prudký déšť
    .rule = Dokud tato karta leží na poli pro počasí, je síla všech jednotek v obou obléhacích liniích snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.

weather-storm = Skelligská bouře
    .rule = Dokud tato karta leží na poli pro počasí, je na obou stranách síla všech jednotek v zadním voji a v obléhací linii snížena na 1; hrdinů se to netýká. Působí, dokud se počasí nezruší nebo neskončí kolo.{ $covered_weather ->
        [discarded] {" "}Mlha a déšť, které už leží, se odloží.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}V balíčku ji smí mít jen Skellige.
       *[edition-2025] {""}
    }

weather-clear-weather = Jasná obloha
    .rule = Veškeré počasí končí: odlož všechny karty z pole pro počasí a nakonec i tuto. Zahrát ji můžeš, i když žádné počasí nepůsobí.

## Factions

faction-neutral = Neutrální
    .rule = Neutrální karty jsou vytištěny v barvě každé frakce, takže každá frakce má svou vlastní sadu neutrálních karet a smí je mít ve svých balíčcích.

faction-monsters = Příšery
    .rule = Na konci každého kola, kterým zápas nekončí, zůstane ve své řadě jedna náhodná jednotka na tvé straně (ne hrdina); může to být i soupeřův špeh, který tam leží. Její schopnost se znovu nespustí, trvalá schopnost ale působí dál.

faction-nilfgaard = Nilfgaard
    .rule = Kolo, které skončí remízou, vyhráváš ty. Hrají-li za Nilfgaard oba hráči, schopnost nemá účinek.

faction-northern-realms = Severní říše
    .rule = Za každé vyhrané kolo si lízneš jednu kartu z herního balíčku.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Jednou za zápas můžeš před kolem podle svého výběru rozhodnout, kdo ho začne, bez ohledu na hod mincí i na výsledek předchozího kola. Mohou-li to ještě oba hráči, dostane slovo nejdřív ten, kdo by nezačínal (před prvním kolem ten, koho určí los); jakmile jeden z nich rozhodne, je o tom kole rozhodnuto.
        [game-start-two-cancel] Ty rozhoduješ, kdo bude mít v zápase první tah. Hrají-li za Scoia’tael oba hráči, rozhodne jen hod mincí.
       *[game-start] Ty rozhoduješ, kdo bude mít v zápase první tah. Hrají-li za Scoia’tael oba hráči, hod mincí určí, kdo z nich rozhodne.
    }

faction-skellige = Skellige
    .rule = Na začátku třetího kola se z tvého odkládacího balíčku jedna po druhé vynesou dvě náhodné jednotky (ne hrdinové) i se svými schopnostmi. Je-li jich tam méně než dvě, vyneseš, co tam je.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Pasivní schopnost: síla každého špeha na bojišti je dvojnásobná, na obou stranách a bez ohledu na to, kdo ho vynesl; hrdinů se to netýká. Počítá se to po počasí a před pevným poutem.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: odlož z ruky 2 karty lícem nahoru, pak si prohlédni herní balíček, vezmi si z něj do ruky 1 kartu podle svého výběru a balíček zamíchej. Použít ji můžeš, jen když máš v ruce alespoň 2 karty a v herním balíčku alespoň 1.
        [video] Aktivní schopnost: vezmi si do ruky jednotku podle svého výběru (ne hrdinu) ze svého odkládacího balíčku. Použít ji můžeš, jen když tam nějaká je.
       *[book] Aktivní schopnost: vezmi si do ruky libovolnou kartu ze svého odkládacího balíčku, třeba i hrdinu. Použít ji můžeš, jen když tam nějaká karta je.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Aktivní schopnost: velitel působí podle tvého výběru jako „Štiplavý mráz“, „Neproniknutelná mlha“, „Prudký déšť“ nebo „Skelligská bouře“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
           *[from-deck] Aktivní schopnost: zahraj z herního balíčku podle svého výběru kartu „Štiplavý mráz“, „Neproniknutelná mlha“, „Prudký déšť“ nebo „Skelligská bouře“ a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.
        }
        [video] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nelze ji použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nelze ji použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: vezmi si do ruky kartu podle svého výběru (ne hrdinu) ze svého odkládacího balíčku. Použít ji můžeš, jen když tam taková karta je.
       *[book] Aktivní schopnost: odlož z ruky 2 karty lícem nahoru, pak si prohlédni herní balíček, vezmi si z něj do ruky 1 kartu podle svého výběru a balíček zamíchej. Použít ji můžeš, jen když máš v ruce alespoň 2 karty a v herním balíčku alespoň 1.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé přední linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. Nelze ji použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
       *[book] { $weather_leaders ->
            [of-themselves] Aktivní schopnost: velitel působí jako libovolná karta počasí, třeba i „Jasná obloha“; počasí trvá, dokud se nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
           *[from-deck] Aktivní schopnost: zahraj z herního balíčku libovolnou kartu počasí, třeba i kartu „Jasná obloha“, a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Prudký déšť“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku kartu „Prudký déšť“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: každý hráč, ty jako první, vynese ze svého odkládacího balíčku náhodnou jednotku (ne hrdinu) i s její schopností. Použít ji můžeš, jen když je taková jednotka aspoň v jednom odkládacím balíčku.
        [video] Pasivní schopnost: kdykoli kterýkoli hráč vrací jednotku z odkládacího balíčku na bojiště, vybírá se tato jednotka náhodně. Náhodné jsou i karty, které si velitelé berou z odkládacího balíčku do ruky. Zdravotníků, kteří jsou hrdiny, se to netýká.
       *[book] Pasivní schopnost: kdykoli kterýkoli hráč vrací jednotku z odkládacího balíčku na bojiště, vybírá se tato jednotka náhodně. Zdravotníků, kteří jsou hrdiny, se to netýká.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: ukaž na 3 karty v soupeřově ruce a prohlédni si je; má-li jich méně, tak všechny. Přednost mají karty, které ještě neznáš.
       *[book] Aktivní schopnost: prohlédni si 3 náhodné karty ze soupeřovy ruky; má-li jich méně, tak všechny.
    } Soupeř se dozví, které karty to byly. Použít ji můžeš, jen když má soupeř v ruce nějakou kartu.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: vyber ze soupeřova odkládacího balíčku kartu (ne hrdinu) a hned ji vynes jako z ruky. Od té chvíle je tvoje. Použít ji můžeš, jen když tam je karta, kterou lze zahrát.
        [video] Aktivní schopnost: vezmi si do ruky jednotku podle svého výběru (ne hrdinu) ze soupeřova odkládacího balíčku. Od té chvíle je tvoje. Použít ji můžeš, jen když tam nějaká je.
       *[book] Aktivní schopnost: vezmi si do ruky libovolnou kartu ze soupeřova odkládacího balíčku, třeba i hrdinu. Od té chvíle je tvoje. Použít ji můžeš, jen když tam nějaká karta je.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Pasivní schopnost: ruší schopnost soupeřova velitele, a to už před líznutím první karty. Zrušená schopnost nemá žádný účinek, ať je pasivní, nebo aktivní. Schopnost tohoto velitele zrušit nelze.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Neproniknutelná mlha“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku kartu „Neproniknutelná mlha“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Aktivní schopnost: veškeré počasí končí a všechny karty z pole pro počasí se odloží. { $leader_effects ->
        [video] Použít ji můžeš, jen když nějaké počasí působí.
       *[book] Použít ji můžeš, i když žádné počasí nepůsobí.
    }

leader-foltest-son-of-medell =
    .rule = Aktivní schopnost: má-li soupeř v zadním voji součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když má řada takový součet a je v ní nějaká jednotka kromě hrdinů.

leader-foltest-the-siegemaster =
    .rule = Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvé obléhací linii (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. { $leader_effects ->
        [video] Nelze ji použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Nelze ji použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

leader-foltest-the-steel-forged =
    .rule = Aktivní schopnost: má-li soupeř v obléhací linii součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když má řada takový součet a je v ní nějaká jednotka kromě hrdinů.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: lízni si kartu z herního balíčku. Použít ji můžeš, jen když v něm ještě nějaká je.
       *[book] Pasivní schopnost: na začátku zápasu si lízneš o jednu kartu víc. Vyměnit smíš i tak jen tolik karet jako obvykle.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Aktivní schopnost: přesuň libovolný počet svých jednotek se schopností „Hbitost“, alespoň jednu, každou do řady podle svého výběru. Hrdinové se nepřesouvají. Použít ji můžeš, jen když se nějaká jednotka přesunout může.
       *[book] Aktivní schopnost: tvoje jednotky se schopností „Hbitost“ se jedna po druhé přesunou, každá do řady, kde je nejsilnější. Jednotka, která by nic nezískala, zůstane na místě a hrdinové se nepřesouvají. Použít ji můžeš, jen když by se nějaká jednotka přesunula.
    } Přesun žádnou schopnost nespouští.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Štiplavý mráz“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku kartu „Štiplavý mráz“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Aktivní schopnost: má-li soupeř v přední linii součet síly alespoň 10, odloží se nejsilnější jednotka v této řadě (ne hrdina), a je-li stejně silných víc, pak všechny. Použít ji můžeš, jen když má řada takový součet a je v ní nějaká jednotka kromě hrdinů.

leader-francesca-findabair-the-beautiful =
    .rule = Aktivní schopnost: do konce kola zdvojnásobí sílu jednotek ve tvém zadním voji (ne hrdinů); počítá se jako karta „Velitelský roh“ v této řadě. { $leader_effects ->
        [video] Nelze ji použít, je-li tam místo pro zvláštní kartu obsazené; jednotka s rohem nevadí a její síla se zdvojnásobí také.
       *[book] Nelze ji použít, působí-li už v této řadě jiný roh, třeba i roh jednotky.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Aktivní schopnost: vyber na své straně jednotku se schopností „Pevné pouto“, vynes z herního balíčku ještě jednu stejného jména a balíček pak zamíchej. Použít ji můžeš, jen když tam taková karta je.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Aktivní schopnost: každý hráč zamíchá jednotky ze svého odkládacího balíčku zpět do herního balíčku; hrdinové a zvláštní karty zůstávají odložené. Použít ji můžeš, jen když je taková jednotka aspoň v jednom odkládacím balíčku.
       *[book] Aktivní schopnost: každý hráč zamíchá celý svůj odkládací balíček zpět do herního balíčku, i s hrdiny a zvláštními kartami. Použít ji můžeš, jen když je aspoň v jednom odkládacím balíčku nějaká karta.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Aktivní schopnost: velitel působí jako „Skelligská bouře“, dokud se počasí nezruší nebo neskončí kolo. Samotnou kartu k tomu nepotřebuješ.
       *[from-deck] Aktivní schopnost: zahraj z herního balíčku kartu „Skelligská bouře“ a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je.
    }

leader-harald-an-craite-the-cripple =
    .rule = Aktivní schopnost: zahraj z herního balíčku zvláštní kartu „Mardroeme“ do jedné ze svých řad a balíček pak zamíchej. Použít ji můžeš, jen když tam ta karta je a lze ji do některé z tvých řad vynést.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Pasivní schopnost: jednotkám na tvé straně (ne hrdinům) nechá počasí polovinu síly uvedené na kartě, zaokrouhlenou dolů: ze 7 jsou 3, z 1 je 0.
       *[up] Pasivní schopnost: jednotky na tvé straně (ne hrdinové) ztrácejí působením počasí jen polovinu síly uvedené na kartě a ztráta se zaokrouhluje dolů: ze 7 jsou 4, z 1 zůstává 1.
    } Ušetřen je i soupeřův špeh na tvé straně, tvůj špeh na straně soupeře ne.

## Kinds of cards

kind-unit = Karta jednotek
    .rule = Karta s vlastní silou. Vyneseš ji na své straně do řady podle jejího znaku umístění a její síla se počítá do síly tvé armády; špeh jde na stranu soupeře. Má-li schopnost, projeví se hned po vynesení karty. Hrdinové tvoří samostatný druh karet.

kind-hero = Hrdina
    .rule = Karta s vlastní silou, na kterou nepůsobí žádná schopnost, dobrá ani špatná, ať patří zvláštní kartě, jednotce, nebo veliteli. Její síla je vždy ta, která je na ní uvedena, a do součtu řady se počítá. Vlastní schopnost hrdiny funguje. Oživit hrdinu nelze.

kind-special = Zvláštní karta
    .rule = Karta bez vlastní síly, kterou hraješ pro její účinek. Zvláštními kartami jsou i karty počasí.

kind-weather = Karta počasí
    .rule = Zvláštní karta, která působí na řady na obou stranách najednou. Leží na poli pro počasí, dokud se počasí nezruší nebo neskončí kolo; jen „Jasná obloha“ se odloží hned.

kind-leader = Velitel
    .rule = Spolu s balíčkem si vybereš jednoho velitele své frakce; jeho karta leží odkrytá na poli velitele. Pasivní schopnost působí stále. Aktivní můžeš použít jednou za zápas, ve svém tahu, místo zahrání karty.

## Rows

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
    [close] v přední linii
    [ranged] v zadním voji
   *[siege] v obléhací linii
}

## Lines that explain a card

card-calls = Svolává: { $cards }
card-avenger = Ochránce: { $cards }
card-turns-into = Mění se v: { $cards }

## Strength

strength = Síla
    .rule = Síla jednotky se počítá v tomto pořadí: základem je síla uvedená na kartě; počasí ji sníží na 1; velitel „Eredin Bréacc Glas: Proradný“ ji u špehů zdvojnásobí; pevné pouto ji vynásobí; každé další povzbuzení v řadě přidá 1; roh ji zdvojnásobí, ale jen jednou. Hrdina má vždy sílu uvedenou na kartě. Síla armády je součet tvých tří řad.

step-printed = základ
step-weather = počasí
step-treachery = Proradný
step-bond = pevné pouto
step-morale = povzbuzení
step-horn = roh

## Chapters of the rulebook

side-deck = Vedlejší balíček
    .rule = Vedlejší balíček tvoří karty, které lze jen přivolat nebo získat proměnou. Na začátku nejsou nikdy v herním balíčku; čekají vedle bojiště, dokud nejsou potřeba. { $side_deck_supply ->
        [unlimited] Vedlejší balíček se nikdy nevyčerpá.
       *[printed] Od každé je jen tolik kusů, kolik bylo vytištěno: použitá karta se do vedlejšího balíčku nevrací, a když už žádná nezbývá, žádná nepřijde.
    } { $avenger_leaves_to ->
        [out-of-game] Na bojišti jsou to obyčejné karty, ale ochránce, který by šel na odkládací balíček, místo toho odchází ze hry.
       *[discard-pile] Na bojišti jsou to obyčejné karty a jako každé jiné jdou i na odkládací balíček.
    }

discard-pile = Odkládací balíček
    .rule = Karta, která opustí řadu, jde na odkládací balíček té strany, na které ležela; platí to i pro špehy. Karty počasí a jednorázové zvláštní karty jdou na odkládací balíček toho, kdo je zahrál. Každý si smí kdykoli prohlédnout kterýkoli odkládací balíček.

at-the-table = U stolu
    .rule = Bojiště, velitelé, životy, vedlejší balíčky a odkládací balíčky jsou veřejné, stejně jako počet karet v každé ruce a v každém herním balíčku. Samotné ruce a herní balíčky jsou skryté a výměna karet před prvním kolem je tajná. Počet karet v ruce není omezen. Je-li tvůj herní balíček prázdný, nic si nelízneš. Schopnost se musí uplatnit, pokud to jde, i kdyby ti škodila. Karty počasí a kartu „Sežehnutí“ smíš zahrát, i když nic nezmění.

redraw = Výměna karet
    .rule = Lízneš si { $hand_size ->
        [one] { $hand_size } kartu
        [few] { $hand_size } karty
       *[other] { $hand_size } karet
    }. { $redraws ->
        [0] Žádnou z nich vyměnit nesmíš.
        [1] Pak můžeš vyměnit 1 kartu.
       *[other] Pak můžeš vyměnit až { $redraws ->
            [one] { $redraws } kartu
            [few] { $redraws } karty
           *[other] { $redraws } karet
        }, jednu po druhé; vyměnit smíš i právě líznutou kartu.
    }{ $redraws ->
        [0] {""}
       *[other] {" "}{ $redraw_returns ->
            [bottom] Vyměňovaná karta jde dospod herního balíčku a pak si lízneš novou; nic se nemíchá.
           *[shuffled] Vyměňovanou kartu dáš stranou a lízneš si novou; { $redraws ->
                [1] karta daná stranou se pak zamíchá zpět do herního balíčku.
               *[other] až skončíš, zamíchají se karty dané stranou zpět do herního balíčku.
            }
        }
    } { $round_draw ->
        [0] Karty v ruce ti musí vystačit na celý zápas: další karty si lízneš jen díky schopnostem.
        [one] Na začátku každého dalšího kola si lízneš ještě { $round_draw } kartu.
        [few] Na začátku každého dalšího kola si lízneš ještě { $round_draw } karty.
       *[other] Na začátku každého dalšího kola si lízneš ještě { $round_draw } karet.
    }

starting-player = Kdo začíná
    .rule = { $start_settled ->
        [after-redraw] O tom, kdo má první tah, se rozhoduje po výměně karet.
       *[before-deal] O tom, kdo má první tah, se rozhoduje ještě před líznutím karet do ruky.
    } { $toss_winner ->
        [chooses] Kdo vyhraje hod mincí, určí, kdo začne.
       *[starts] Kdo vyhraje hod mincí, začíná.
    } Schopnost Scoia’tael má před hodem mincí přednost.

passing = Tahy a vynechání
    .rule = Ve svém tahu musíš udělat právě jedno { $discard_turn ->
        [yes] ze čtyř: zahrát kartu, použít aktivní schopnost velitele, odložit kartu z ruky, nebo tah vynechat.
       *[no] ze tří: zahrát kartu, použít aktivní schopnost velitele, nebo tah vynechat.
    } Jakmile vynecháš, už v tomto kole nehraješ; soupeř pokračuje, dokud nevynechá také. Nemáš-li v ruce žádnou kartu ani velitele, kterého by šlo použít, vynecháváš automaticky.

round-end = Konec kola
    .rule = Kolo končí, když všichni vynechají tah. Vyhrává hráč s větší silou armády a poražený ztrácí život; při remíze ztrácejí život oba, pokud ji nevyhraje Nilfgaard. Pak jdou všechny karty z bojiště, i počasí a ostatní zvláštní karty, na odkládací balíčky, kromě těch, které tam nějaká schopnost ponechá. { $after_draw ->
        [last-to-pass] Další kolo začíná vítěz, po remíze hráč, který vynechal jako poslední.
       *[other-player] Další kolo začíná vítěz, po remíze hráč, který minulé kolo nezačínal.
    }

game-end = Konec zápasu
    .rule = Zápas končí, když některému hráči nezbývá žádný život; vyhrává ten, komu ještě nějaký zbyl. { $gems ->
        [1] Zápas má tedy jen jedno kolo.
       *[2] Zápas má tedy nejvýše tři kola.
        [3] Zápas má tedy nejvýše pět kol.
        [4] Zápas má tedy nejvýše sedm kol.
        [5] Zápas má tedy nejvýše devět kol.
    } { $double_draw ->
        [replay] Přijdou-li oba hráči o poslední život zároveň, je to remíza a zápas se opakuje se stejnými balíčky a veliteli; oba hráči si líznou nové karty do ruky. Je-li nerozhodné i třetí opakování, končí zápas remízou.
       *[draw] Přijdou-li oba hráči o poslední život zároveň, končí zápas remízou.
    }

deck-building = Stavba balíčku
    .rule = { $deck_limits ->
        [deck-2] Vyber si 1 velitele a sestav balíček alespoň z 30 karet, v němž je { $max_heroes ->
            [deck-limits] nejvýše 7 hrdinů a nejvýše 10 zvláštních karet
           *[other] nejvýše 10 zvláštních karet
        } včetně počasí; velitel a vedlejší balíček se nepočítají.
       *[deck-1] Vyber si 1 velitele a sestav balíček alespoň z 22 karet jednotek nebo hrdinů a nejvýše z 10 zvláštních karet včetně počasí.
    }{ $max_heroes ->
        [deck-limits] {""}
        [0] {" "}Hrdinové nejsou dovoleni.
        [one] {" "}V balíčku smí být nejvýše { $max_heroes } hrdina.
        [few] {" "}V balíčku smějí být nejvýše { $max_heroes } hrdinové.
       *[other] {" "}V balíčku smí být nejvýše { $max_heroes } hrdinů.
    } Všechny karty musí patřit do sady tvé frakce (vlastní a neutrální) a žádné nesmíš použít víc kusů, než kolik jich je ve sbírce. { $card_pool ->
        [storm-in-skellige] Hraje se s kartami z vydání z roku 2025; kartu „Skelligská bouře“ smějí mít jen balíčky Skellige.
        [witcher3] Hraje se s kartami ze sbírky ve videohře.
       *[edition-2025] Hraje se s kartami z vydání z roku 2025.
    } { $roach ->
        [no] Karta „Klepna“ se nepoužívá.
       *[yes] V balíčku může být i karta „Klepna“, kterou nástupem svolávají hrdinové Geralt a Ciri.
    } { $leader_pool ->
        [witcher3] Na výběr je 22 velitelů z videohry.
       *[all] Na výběr je všech 25 velitelů.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = U tohoto stolu: { $value }.

option-deck-limits = Omezení balíčku
    .rule = Určuje, kolik karet, jednotek, hrdinů a zvláštních karet balíček musí nebo smí mít.
option-deck-limits-deck-1 = alespoň 22 jednotek nebo hrdinů, nejvýše 10 zvláštních karet
option-deck-limits-deck-2 = alespoň 30 karet, nejvýše 7 hrdinů a 10 zvláštních karet

option-max-heroes = Hrdinové v balíčku
    .rule = Určuje, kolik hrdinů smí být v balíčku.
option-max-heroes-deck-limits = podle omezení balíčku
option-max-heroes-number = { $number ->
    [0] žádní
   *[other] nejvýše { $number }
}

option-gems = Životy
    .rule = Určuje, s kolika životy každý hráč nebo tým začíná.
option-gems-number = { $number }

option-hand-size = Karty v počáteční ruce
    .rule = Určuje, kolik karet si lízneš na začátku zápasu.
option-hand-size-number = { $number }

option-redraws = Karty k výměně
    .rule = Určuje, kolik karet z počáteční ruky smíš vyměnit.
option-redraws-number = { $number ->
    [0] žádné
   *[other] nejvýše { $number }
}

option-redraw-returns = Vyměněné karty
    .rule = Určuje, kam jdou karty, které při výměně vrátíš.
option-redraw-returns-shuffled = po výměně se zamíchají do balíčku
option-redraw-returns-bottom = jdou hned dospod balíčku

option-toss-winner = Vítěz hodu mincí
    .rule = Určuje, zda vítěz hodu mincí začíná, nebo vybírá, kdo začne.
option-toss-winner-starts = začíná
option-toss-winner-chooses = vybírá, kdo začne

option-start-settled = Rozhodnutí, kdo začne
    .rule = Určuje, zda své karty uvidíš dřív, než se dozvíš, kdo začne, nebo až potom.
option-start-settled-before-deal = před líznutím karet do ruky
option-start-settled-after-redraw = po výměně karet

option-scoiatael = Volba Scoia’tael
    .rule = Určuje, kdy Scoia’tael rozhodují, kdo začne, a co platí, když za ně hrají oba hráči.
option-scoiatael-game-start = na začátku zápasu; ze dvou hráčů Scoia’tael určí hod mincí, kdo rozhodne
option-scoiatael-game-start-two-cancel = na začátku zápasu; u dvou hráčů Scoia’tael se schopnosti navzájem ruší
option-scoiatael-once-any-round = jednou za zápas, před kolem podle vlastního výběru

option-after-draw = Po nerozhodném kole
    .rule = Určuje, kdo začíná kolo po remíze.
option-after-draw-other-player = začíná ten, kdo minulé kolo nezačínal
option-after-draw-last-to-pass = začíná ten, kdo vynechal jako poslední

option-double-draw = Nerozhodný zápas
    .rule = Určuje, co se stane, když oba hráči přijdou o poslední život zároveň.
option-double-draw-draw = končí remízou
option-double-draw-replay = opakuje se

option-round-draw = Karty na každé další kolo
    .rule = Určuje, kolik karet si lízneš na začátku každého kola kromě prvního.
option-round-draw-number = { $number ->
    [0] žádné
   *[other] { $number }
}

option-discard-turn = Odložení místo zahrání
    .rule = Určuje, zda smíš ve svém tahu místo zahrání karty odložit kartu z ruky.
option-discard-turn-yes = dovoleno
option-discard-turn-no = nedovoleno

option-muster-from-hand = Nástup i z ruky
    .rule = Určuje, zda nástup svolává karty nejen z herního balíčku, ale i z ruky.
option-muster-from-hand-yes = ano
option-muster-from-hand-no = ne, jen z balíčku

option-agile-rows = Řady pro hbitost
    .rule = Určuje, do kterých řad smíš vynést jednotku se schopností „Hbitost“.
option-agile-rows-close-ranged = přední linie a zadní voj
option-agile-rows-all = všechny tři

option-unit-horn-doubles-itself = Jednotka s rohem zdvojnásobuje i sebe
    .rule = Určuje, zda jednotka se schopností „Velitelský roh“ zdvojnásobuje i vlastní sílu.
option-unit-horn-doubles-itself-yes = ano
option-unit-horn-doubles-itself-no = ne, jen ostatní

option-bran-rounding = Zaokrouhlení (Král Bran)
    .rule = Určuje, jak se zaokrouhluje polovina síly, kterou počasí nechá jednotkám, když jim velí Král Bran.
option-bran-rounding-up = nahoru (ze 7 jsou 4)
option-bran-rounding-down = dolů (ze 7 jsou 3)

option-mardroeme-shares-row = Mardroeme smí sdílet řadu
    .rule = Určuje, zda karta „Mardroeme“ smí ležet v jedné řadě s rohem nebo s další kartou „Mardroeme“.
option-mardroeme-shares-row-yes = ano, s rohem nebo s další kartou „Mardroeme“
option-mardroeme-shares-row-no = ne, jedna zvláštní karta na řadu

option-covered-weather = Počasí bez dalšího účinku
    .rule = Určuje, co se stane s kartou počasí, na jejíž řady už působí jiné počasí.
option-covered-weather-lies = zůstává na poli pro počasí
option-covered-weather-discarded = hned se odloží

option-avenger-leaves-to = Ochránci, kteří opustí bojiště
    .rule = Určuje, kam jde ochránce, když je odložen.
option-avenger-leaves-to-discard-pile = jdou na odkládací balíček
option-avenger-leaves-to-out-of-game = odcházejí ze hry

option-side-deck-supply = Zásoba vedlejšího balíčku
    .rule = Určuje, zda karty vedlejšího balíčku mohou dojít.
option-side-deck-supply-printed = tolik kusů, kolik bylo vytištěno
option-side-deck-supply-unlimited = neomezená

option-weather-leaders = Velitelé s počasím
    .rule = Určuje, zda velitel, který přináší počasí, potřebuje jeho kartu v herním balíčku.
option-weather-leaders-from-deck = hrají kartu z balíčku
option-weather-leaders-of-themselves = sami působí jako počasí

option-leader-effects = Schopnosti velitelů
    .rule = Určuje, v jaké podobě platí schopnosti velitelů.
option-leader-effects-book = jako ve vydání z roku 2025
option-leader-effects-klub = jako v pravidlech Gwint Klubu
option-leader-effects-video = jako ve videohře

option-leader-pool = Výběr velitelů
    .rule = Určuje, které velitele si lze vybrat.
option-leader-pool-all = všech 25
option-leader-pool-witcher3 = 22 z videohry

option-card-pool = Výběr karet
    .rule = Určuje, z jaké sbírky se stavějí balíčky.
option-card-pool-edition-2025 = vydání z roku 2025
option-card-pool-storm-in-skellige = vydání z roku 2025, „Skelligská bouře“ jen pro Skellige
option-card-pool-witcher3 = sbírka z videohry

option-roach = Klepna
    .rule = Určuje, zda Geralt a Ciri svolávají nástupem kartu „Klepna“.
option-roach-yes = ve hře, nástupem ji svolávají Geralt a Ciri
option-roach-no = mimo hru

## Rulesets

ruleset-legendary = Legendární karetní hra
    .rule = Pravidla tištěného vydání z roku 2025.
ruleset-klub = Gwint Klub
    .rule = Pravidla českého Gwint Klubu, verze 1.0 z roku 2017.
ruleset-witcher3 = Zaklínač 3
    .rule = Pravidla z videohry „Zaklínač 3: Divoký hon“, kde se gwint objevil poprvé.
ruleset-house = Domácí pravidla
    .rule = Pravidla, v nichž si váš stůl změnil jednu nebo více voleb.

holds-built = jen pro balíček, který si postavíš, ne pro celé sady
holds-person = jen pro tebe, ne pro virtuálního soupeře
holds-ordinary = pro tebe a pro ty velitele virtuálního soupeře, kteří v sólu nemají vlastní účinek
holds-advanced = spolu s omezeními pokročilé stavby balíčku

## Modes

mode-duel = Souboj
    .rule = { $gems ->
        [1] Dva hráči, každý s jedním životem.
       *[2] Dva hráči, každý se dvěma životy.
        [3] Dva hráči, každý se třemi životy.
        [4] Dva hráči, každý se čtyřmi životy.
        [5] Dva hráči, každý s pěti životy.
    } Za každé kolo, které nevyhraješ, ztrácíš život; vyhrává ten, komu jako jedinému nějaký zbude.

mode-ffa-3 = Hra pro 3 hráče
    .rule = Tři hráči, každý hraje sám za sebe. Za každého soupeře, kterého v kole porazíš, získáš bod; k vítězství jsou třeba 4 body.

mode-ffa-4 = Hra pro 4 hráče
    .rule = Čtyři hráči, každý hraje sám za sebe. Za každého soupeře, kterého v kole porazíš, získáš bod; k vítězství je třeba 5 bodů.

mode-ffa-5 = Hra pro 5 hráčů
    .rule = Pět hráčů, každý hraje sám za sebe. Za každého soupeře, kterého v kole porazíš, získáš bod; k vítězství je třeba 6 bodů.

mode-team = Týmová hra
    .rule = Dva dvoučlenné týmy. Spoluhráči mají společnou armádu, odkládací balíček a { $gems ->
        [1] jeden život
       *[2] dva životy
        [3] tři životy
        [4] čtyři životy
        [5] pět životů
    } a vidí si navzájem do ruky.

mode-solo = Sólo
    .rule = Hraješ sólo proti virtuálnímu soupeři, který nemá karty v ruce a vynáší vrchní kartu svého balíčku.

mode-solo-leaders = Sólo s veliteli
    .rule = Hraješ sólo proti virtuálnímu soupeři, který odkryje velitele, kdykoli na konci kola vedeš.

mode-match = Turnajové utkání
    .rule = Každý hráč přinese tři balíčky různých frakcí. Utkání vyhrává, kdo první vyhraje dva zápasy ze tří.

ffa-rounds = Hra pro 3–5 hráčů – kola a body
    .rule = Každý hraje sám za sebe proti všem ostatním. Hráči se po směru hodinových ručiček střídají po jednom tahu, dokud všichni nevynechají. O životy se nehraje a počet kol není omezen. Na konci kola získáš 1 bod za každého soupeře, jehož armáda má menší sílu než tvoje. Remíza bod nepřináší, Nilfgaard však poráží každého soupeře se stejnou silou armády; mají-li stejnou sílu dva hráči Nilfgaardu, získá 1 bod každý z nich. Cílem je o bod víc, než kolik je hráčů. Dosáhne-li ho na konci kola víc hráčů, vyhrává ten s nejvyšším počtem bodů. Zápas končí také tehdy, když už nikdo nemůže nic udělat, nebo po třech kolech za sebou, v nichž nikdo nezahrál kartu ani nepoužil velitele; i pak vyhrává hráč s nejvyšším počtem bodů. Hráči se stejným nejvyšším počtem vyhrávají společně.

ffa-cards = Hra pro 3–5 hráčů – karty a frakce
    .rule = Když hraješ špeha, vybíráš, kterému soupeři ho pošleš; může to být i hráč, který už vynechal. Sežehnutí řady se posuzuje u každého soupeře zvlášť, i když má tento účinek velitel. U každého jiného velitele, jehož text mluví o soupeři, si jednoho soupeře vybereš; pasivní velitel působí na všechny soupeře. Pravidla o obou hráčích nebo obou stranách platí pro všechny hráče a všechny strany. Kdo začne první kolo, určí los, pokud nerozhodne hráč Scoia’tael; je-li jich víc, rozhodne jeden z nich, vybraný losem. Každé další kolo začíná hráč, který v minulém kole získal nejvíc bodů; je-li jich víc, ten z nich, který je v pořadí nejdřív po hráči, jenž minule začínal. Za Severní říše si lízneš kartu po kole, v němž porazíš aspoň 2 soupeře. U Příšer zůstává jednotka po každém kole. U Skellige se jednotky vracejí jen před třetím kolem.

team-sides = Týmová hra – strany a tahy
    .rule = Spoluhráči sedí proti sobě a hrají za různé frakce. Hraje se dokola, takže se týmy střídají; hráči, kteří vynechali, se přeskakují. Se spoluhráčem máš společné řady, odkládací balíček a { $gems ->
        [1] jeden život
       *[2] dva životy
        [3] tři životy
        [4] čtyři životy
        [5] pět životů
    }. Ruku, herní balíček a velitele má každý z vás vlastní; spoluhráči stále vidíš do ruky, ale ne do herního balíčku. Kolo končí, když vynechají všichni čtyři hráči, a poražený tým ztrácí jeden život. Další kolo začíná ten člen vítězného týmu, který je v pořadí nejdřív po hráči, jenž minule začínal; po remíze hráč, který je na řadě hned po něm.

team-cards = Týmová hra – karty a frakce
    .rule = Pevné pouto a roh působí na celou stranu, zdravotníci vybírají ze společného odkládacího balíčku a kartou „Návnada“ si smíš vzít do ruky i spoluhráčovu jednotku. Kdo kartu hraje, ten za ni rozhoduje, líže si za ni karty a svolává další jen z vlastní ruky a z vlastního herního balíčku. U Příšer smí zůstat jen karta Příšer nebo špeh soupeřů, u Skellige se smějí vrátit jen karty Skellige nebo špehové soupeřů. Za Severní říše si lízneš kartu, když tvůj tým vyhraje kolo. Nilfgaard vyhrává remízy za svůj tým; mají-li ho oba týmy, nemá účinek. Mají-li oba týmy Scoia’tael, hod mincí určí, který z obou hráčů rozhodne, kdo začne. Velitel Nilfgaardu, Bílý plamen, ruší schopnosti všech ostatních velitelů, i spoluhráčova. Nahlíží-li tvůj velitel do ruky, vybereš si jednoho soupeře. Pro velitele jsou tvými řadami a tvým odkládacím balíčkem ty, které máš společné se spoluhráčem; ruku a herní balíček má každý hráč vlastní.

solo-turns = Sólo – tahy a kola
    .rule = Ty i virtuální soupeř hrajete každý s celou sadou některé frakce, nebo si přineseš vlastní balíček. Tvůj balíček nesmí obsahovat karty počasí kromě karty „Jasná obloha“. Soupeř nemá karty v ruce. Má první tah v každém kole a pak jeden tah po každém tvém; pokaždé zahraje vrchní kartu svého balíčku. Po každé kartě počasí zahraje ještě jednu. Když vynecháš, má poslední tah a kolo končí. Hraješ-li za Scoia’tael, začínáš první kolo a každé kolo po tom, které vyhraješ. Dojdou-li soupeřovi v balíčku karty, už nehraje. Životy a remízy fungují jako obvykle.

solo-cards = Sólo – soupeřovy karty
    .rule = Soupeř hraje každou kartu tak, aby co nejvíc vzrostl jeho náskok; je-li takových možností víc, hraje do řady, kde leží nejvíc karet, a při další shodě rozhoduje náhoda. Když zahraje špeha, lízne si dvě karty a obě hned vynese. Jeho nástup svolá jen jednu kartu, jeho Sežehnutí zasáhne jen tvou stranu a jeho hbité jednotky se přesouvají do jiné řady, kdykoli je to pro něj výhodnější. Jeho zdravotník oživí jednotku, která nejvíc zvýší sílu jeho armády; počítá se i karta, kterou by tato jednotka nástupem svolala z jeho balíčku. Pod svou kartu „Návnada“ klade lícem dolů vrchní kartu svého balíčku; na konci kola se ta karta odkryje a zahraje. Hraje-li za Severní říše a vyhrál minulé kolo, zahraje v prvním tahu dvě karty. Schopnost Scoia’tael u něj nemá účinek; schopnosti ostatních frakcí fungují jako obvykle. Kartu, kterou nelze umístit, odloží.

solo-leader-pile = Sólo – soupeřovi velitelé
    .rule = V sólu s veliteli tvoří velitelé soupeřovy frakce zamíchaný balíček lícem dolů. Vedeš-li na konci kola, vrchní velitel se odkryje a použije tak, jak je to pro soupeře nejlepší. Vedeš-li i potom, kolo vyhráváš. Použitý velitel odchází ze hry. Pasivní velitel platí jen pro toto kolo; trvale působí pouze Bílý plamen, který do konce zápasu ruší schopnost tvého velitele.

match-decks = Turnajové utkání – balíčky
    .rule = Přineseš tři balíčky tří různých frakcí, každý podle omezení pokročilé stavby. Hrdina smí být jen v jednom z tvých tří balíčků. Před prvním zápasem určí hod mincí, kdo vybere balíček jako první; pak vybírá druhý hráč. Jakmile je balíček vybrán, jsou známy jeho frakce a velitel, ne však karty. Balíček má po celé utkání stejného velitele.

match-games = Turnajové utkání – zápasy
    .rule = Utkání vyhrává, kdo první vyhraje dva zápasy. Balíček, který vyhrál, se už nepoužije. Před dalším zápasem musí vítěz posledního zápasu vybrat jiný balíček; pak vybírá poražený, který si smí nechat tentýž. Nerozhodný zápas se opakuje se stejnými balíčky a nikomu se nepočítá. Skončí-li remízou i druhé opakování, rozhodne o zápase hod mincí.

advanced-building = Pokročilá stavba balíčku
    .rule = Kromě obvyklých omezení smí mít balíček nejvýše 5 zvláštních karet, 2 špehy a 2 zdravotníky a součet síly uvedené na kartách smí být nejvýše 130. Hrdinové se počítají mezi špehy a zdravotníky i do součtu síly; karty vedlejšího balíčku se nepočítají.
