### The rulebook that teaches: a worked first game, example turns and the other ways to play. Numbers and names of cards
### are arguments, computed from the table of the lesson.

## The players of a lesson

lesson-you = Ty
lesson-partner = Spoluhráč
lesson-opponent = { $number ->
    [0] Soupeř
   *[other] Soupeř { $number }
}

## Pieces of captions: numbers of cards and points

lesson-own-cards = { $own_hand ->
    [one] { $own_hand } kartu
    [few] { $own_hand } karty
   *[other] { $own_hand } karet
}
lesson-own-points = { $own_points ->
    [one] { $own_points } bod
    [few] { $own_points } body
   *[other] { $own_points } bodů
}
lesson-third-points = { $third_points ->
    [one] { $third_points } bod
    [few] { $third_points } body
   *[other] { $third_points } bodů
}

## Introduction

learn-title = Nauč se hrát gwint
learn-about = Jestli gwint ještě neznáš, přečti si „Hru za minutu“ a projdi svůj první zápas od začátku do konce: potom už můžeš hrát. Další kapitoly ukazují každou schopnost na příkladu tahu, vysvětlují další způsoby hry a uvádějí všechny karty.
learn-need = Potřebuješ dva herní balíčky a dva velitele. V tištěném vydání z roku 2025 tvoří karty označené bílou hvězdou doporučený balíček každé frakce. U stolu programu gwint, v prohlížeči nebo v terminálu, si doporučený balíček prostě vybereš a všechny síly se spočítají za tebe.
learn-boards = Na obrázcích je tvoje strana dole a soupeřova nahoře. U každé řady je její součet a pak její karty s jejich silou: 4→8 je čtyřka uvedená na kartě, ze které se stala osmička, a ★ označuje hrdinu (bílá hvězda na tištěných kartách, znak doporučeného balíčku, je jiná). 2× jsou dva kusy karty. ◆ je život, který hráč ještě má, a ◇ ztracený. V hranatých závorkách je to, co působí na celou řadu, a ► označuje hráče na tahu (na začátku oba).
learn-leaders = Toto jsou příklady: všechny velitele každé frakce najdeš v seznamu karet. Některé aktivní velitele lze použít jen za určité podmínky.
learn-more = Další: { $commands }

## The game in a minute

learn-minute-1 = Gwint je karetní hra pro dva. Na bojišti se střetnou dvě armády a silnější z nich vyhraje kolo. Za každé kolo, které nevyhraješ, přijdeš o život, a kdo nemá žádný, prohrál zápas.
learn-minute-2 = Hraješ s balíčkem jedné frakce, v jehož čele stojí jeden z jejích velitelů. Na začátku si lízneš 10 karet. Musí ti vystačit na celý zápas: později si karty lízneš jen díky schopnostem.
learn-minute-3 = Většinu karet tvoří jednotky: bojovníci s určitou silou. Tvoje strana bojiště má tři řady, každou s vlastním znakem: přední linii (meč), zadní voj (luk) a obléhací linii (katapult). Jednotka patří do řady, jejíž znak má na kartě, a její síla se počítá do síly tvé armády.
learn-minute-4 = Ve svém tahu uděláš právě jednu věc: zahraješ kartu, použiješ velitele (většinu z nich jen jednou za zápas), nebo tah vynecháš.
learn-minute-5 = Když tah vynecháš, v tomto kole už nehraješ, ale soupeř může pokračovat. Jakmile vynechají oba hráči, vyhrává kolo ten se silnější armádou. Poražený ztrácí jeden ze svých dvou životů; při remíze ho ztrácejí oba.
learn-minute-6 = Potom se bojiště uklidí a další kolo začíná s kartami, které ti zbyly v ruce. V tom je celé umění: vyhrát kolo za cenu několika málo karet – nebo ho prohrát za cenu ještě menší.

## Your first game

lesson-first-game-1 = Teď uvidíš celý zápas, tah po tahu. Ty hraješ za Severní říše, soupeř za Příšery. Oba balíčky jsou zamíchané a každý hráč má v ruce { lesson-own-cards }; vidíš svou ruku, ale ne soupeřovu. Každý má také dva životy: za prohrané kolo se ztrácí život, a kdo ztratí oba, prohrává zápas. Hod mincí určil, že první tah máš ty.
lesson-first-game-2 = Před prvním tahem smíš vyměnit až dvě karty z ruky. Číslo na kartě je její síla a karta „{ $zigrin }“ má jen { $zigrin_printed }. Dáš ji stranou a místo ní si lízneš vrchní kartu herního balíčku: „{ $drawn }“.
lesson-first-game-3 = Vyměníš i kartu „{ $soldier }“ a lízneš si kartu „{ $drawn }“. Karty dané stranou se zamíchají zpět do herního balíčku. Soupeř je se svou rukou spokojený a nemění nic. Začíná první kolo.
lesson-first-game-4 = Každá strana má tři řady: vpředu přední linii, za ní zadní voj a úplně vzadu obléhací linii. Znak pod silou ukazuje, kam karta patří. Hraješ kartu „{ $ves }“, která patří do přední linie. Síly všech tvých jednotek dávají dohromady sílu armády: vedeš { $own } ku { $enemy }.
lesson-first-game-5 = Soupeř hraje kartu „{ $ghoul }“. Mnoho karet má nějakou schopnost, kterou označuje druhý znak. Tahle se jmenuje nástup: karta svolá z herního balíčku i z ruky další karty, tady všechny stejnojmenné, a ty se hned vynesou. V jediném tahu jich přišlo několik, ale každá má sílu jen { $ghoul_strength }. Stav je { $own } ku { $enemy }.
lesson-first-game-6 = Ty hraješ kartu „{ $commando }“ o síle { $commando_strength } a soupeř odpovídá kartou „{ $griffin }“ o síle { $griffin_strength }. Těsně vedeš { $own } ku { $enemy }.
lesson-first-game-7 = Hraješ druhou kartu „{ $commando }“. Její schopnost je pevné pouto: síla se násobí počtem karet toho jména na tvé straně. Ze { $commando_printed } je { $commando_strength }, a to u obou. Vedeš { $own } ku { $enemy }.
lesson-first-game-8 = Soupeř hraje kartu počasí „{ $frost }“. Počasí leží mezi oběma stranami a na obou působí na tutéž řadu: v předních liniích klesne síla každé jednotky na 1. Pevné pouto platí dál, ale teď násobí jedničku, takže každá karta „{ $commando }“ má jen { $commando_strength }. Síly armád klesly na { $own } a { $enemy }.
lesson-first-game-9 = Hraješ špeha: kartu „{ $thaler }“. Špeh bojuje na soupeřově straně, takže k síle jeho armády přidá { $thaler_strength }. Ty si za to z herního balíčku lízneš dvě karty: { $drawn }. To je dobrý obchod, protože jinak se během zápasu k novým kartám skoro nedostaneš.
lesson-first-game-10 = Soupeř hraje kartu „{ $elemental }“ do obléhací linie, kam mráz nedosáhne, a vede { $enemy } ku { $own }.
lesson-first-game-11 = Můžeš hrát dál, ale každá karta, kterou teď zahraješ, ti bude v dalších kolech chybět. Máš v ruce { lesson-own-cards }, soupeř jen { $enemy_hand }. Proto tah vynecháš: v tomto kole už nehraješ. Kolo prohráváš schválně a dobré karty si necháváš.
lesson-first-game-12 = Vynechá i soupeř a kolo končí { $own_round } ku { $enemy_round }. Ztrácíš život. Všechny karty z bojiště jdou lícem nahoru na odkládací balíčky. Příšery však mají schopnost frakce: po každém kole zůstane na bojišti jedna náhodná jednotka. Tentokrát je to „{ $stayed }“.
lesson-first-game-13 = Začíná druhé kolo. Další kolo začíná vítěz toho předchozího, takže první hraje soupeř, a to kartu „{ $fiend }“. Nové karty se nelížou. Toto kolo musíš vyhrát, protože ti zbývá jediný život.
lesson-first-game-14 = Hraješ hrdinu: kartu „{ $philippa }“. Na hrdiny nepůsobí žádné schopnosti, dobré ani špatné: sílu { $philippa_strength } nezmění počasí ani jiná karta.
lesson-first-game-15 = Hrdinu hraje i soupeř: „{ $leshen }“. Ty hraješ kartu „{ $reaver }“ do zadního voje a soupeř přidává kartu „{ $frightener }“. Prohráváš { $own } ku { $enemy }.
lesson-first-game-16 = Hraješ druhou kartu „{ $reaver }“. I ta má pevné pouto: z { $reaver_printed } je { $reaver_strength }, a to u obou. Vedeš { $own } ku { $enemy }.
lesson-first-game-17 = Soupeř hraje dalšího hrdinu, kartu „{ $draug }“, a vede { $enemy } ku { $own }. Docházejí mu však karty: ty máš v ruce { lesson-own-cards }, on jen { $enemy_hand }.
lesson-first-game-18 = Hraješ zvláštní kartu „{ $horn }“. Zvláštní karty nemají vlastní sílu. Tahle se pokládá na začátek jedné z tvých řad a do konce kola v ní zdvojnásobuje sílu jednotek: každá karta „{ $reaver }“ má teď { $reaver_strength }. Karta „{ $philippa }“ je hrdina, na kterého nepůsobí ani roh, a zůstává na { $philippa_strength }. Vedeš { $own } ku { $enemy }.
lesson-first-game-19 = S kartami, které mu zbývají, tě soupeř už nedožene. Tah vynechá, aby si je nechal na třetí kolo.
lesson-first-game-20 = Vedeš, takže také vynecháš a vyhráváš kolo { $own_round } ku { $enemy_round }. Soupeř ztrácí život. Schopnost má i tvoje frakce: Severní říše si za každé vyhrané kolo líznou kartu. Lízneš si kartu „{ $drawn }“. Na druhé straně zůstává na bojišti „{ $stayed }“.
lesson-first-game-21 = O zápase rozhodne třetí kolo, protože oběma zbývá jediný život. Minulé kolo patřilo tobě, takže začínáš: karta „{ $catapult }“ jde do obléhací linie. V ruce máš ještě { lesson-own-cards }, soupeř jen { $enemy_hand }: proto se vyplatilo první kolo pustit.
lesson-first-game-22 = Soupeř hraje kartu „{ $hag }“ a vede { $enemy } ku { $own }.
lesson-first-game-23 = Hraješ kartu „{ $medic }“. Zdravotník vrací jednotku z tvého odkládacího balíčku, kde leží tvé karty z předchozích kol. Vybrat si smíš kteroukoli jednotku, která není hrdina.
lesson-first-game-24 = Vybereš kartu „{ $reaver }“, která se hned vynese do své řady. Jediný tah ti přinesl dvě jednotky a vedeš { $own } ku { $enemy }.
lesson-first-game-25 = Teď soupeř používá velitele. Každý hráč si před zápasem jednoho vybere; leží lícem nahoru vedle řad. Většinu velitelů lze jednou za zápas použít místo zahrání karty. Tenhle hraje z herního balíčku kartu počasí „{ $rain }“. V obléhacích liniích klesne síla všech jednotek na 1, i tvých karet „{ $catapult }“ a „{ $medic }“. Prohráváš { $own } ku { $enemy }.
lesson-first-game-26 = Tvůj vlastní velitel čekal právě na takovou chvíli: ruší veškeré počasí. Tvoje obléhací linie má zase plnou sílu a vedeš { $own } ku { $enemy }.
lesson-first-game-27 = Soupeř hraje poslední kartu, „{ $maiden }“. Nestačí to: { $own } ku { $enemy }. Bez karet a bez velitele, kterého by mohl použít, musí tah vynechat.
lesson-first-game-28 = Vynecháš i ty a vyhráváš kolo { $own_round } ku { $enemy_round }. Soupeř přišel o oba životy: zápas je tvůj!

## Example turns: how strength is worked out, and heroes

lesson-strength-1 = „{ $rain }“ působí na obléhací linie a ty tam máš dvě karty „{ $unit }“ s pevným poutem. Nejdřív se počítá počasí: { $unit_printed } klesne na 1. Pak to pevné pouto vynásobí počtem těchto karet, takže každá má { $unit_strength }.
lesson-strength-2 = Hraješ kartu „{ $expert }“, která má povzbuzení. Každé další jednotce v řadě přidá 1: síla každé karty „{ $unit }“ stoupne ze { $unit_before } na { $unit_strength }.
lesson-strength-3 = Nakonec hraješ roh, který výsledek zdvojnásobí: každá karta „{ $unit }“ má { $unit_strength }. Postup je vždy stejný, ať se karty zahrály v jakémkoli pořadí: počasí, pevné pouto, povzbuzení, roh. Síla uvedená na kartě se nikdy nemění; všechno se počítá znovu, kdykoli nějaká karta přibude nebo zmizí.

lesson-kind-hero-1 = „{ $hero }“ je hrdina; hrdiny poznáš podle hvězdy u síly. Na tahu je soupeř a stav je { $own } ku { $enemy }.
lesson-kind-hero-2 = Soupeř hraje kartu „{ $frost }“. Síla karty „{ $unit }“ klesne z { $unit_before } na { $unit_strength }, ale „{ $hero }“ si drží { $hero_strength }: hrdinu nic neoslabí.
lesson-kind-hero-3 = Nic ho však ani neposílí. Hraješ kartu „{ $horn }“ do přední linie: síla karty „{ $unit }“ se zdvojnásobí na { $unit_strength }, „{ $hero }“ zůstává na { $hero_strength }.

## Example turns: abilities

lesson-ability-agile-1 = Karta „{ $unit }“ má hbitost: jsou na ní znaky dvou řad a ty si při vynesení jednu z nich vybereš. V přední linii by jí „{ $frost }“ snížil sílu na 1.
lesson-ability-agile-2 = Vyneseš ji tedy do zadního voje, kde si ponechá sílu { $unit_strength }. Síla tvé armády stoupne ze { $own_before } na { $own }. Od té chvíle karta zůstává v této řadě.

lesson-ability-medic-1 = Ve tvém odkládacím balíčku jsou tři karty z minulého kola. Jedna z nich, „{ $hero }“, je hrdina: hrdiny zdravotník vrátit nemůže.
lesson-ability-medic-2 = Hraješ kartu „{ $medic }“ do obléhací linie a hledáš v odkládacím balíčku jednotku.
lesson-ability-medic-3 = Vybereš kartu „{ $unit }“, která se hned vynese do své řady. Jediný tah ti přinesl dvě jednotky a síla tvé armády je teď { $own }.

lesson-ability-morale-boost-1 = V obléhací linii máš dvě jednotky a v ruce kartu „{ $boost }“. Vypadá slabě: její síla je jen { $boost_printed }.
lesson-ability-morale-boost-2 = Když ji však zahraješ, přidá každé další jednotce ve své řadě 1: síla karty „{ $unit }“ stoupne ze { $unit_before } na { $unit_strength }. Sama sebe neposiluje. Síla tvé armády stoupne ze { $own_before } na { $own }, tedy o víc, než kolik činí síla uvedená na kartě.

lesson-ability-muster-1 = Tyto tři karty se svolávají navzájem. Dvě máš v ruce, „{ $unit }“ a „{ $held }“; třetí, „{ $found }“, je v herním balíčku. Která karta svolává kterou, ukazuje seznam karet.
lesson-ability-muster-2 = Hraješ kartu „{ $unit }“. Svolá z balíčku kartu „{ $found }“ a z ruky kartu „{ $held }“, i kdyby se ti hodila až později. V jediném tahu stoupne síla tvé armády z { $own_before } na { $own }. Pak balíček zamícháš.

lesson-ability-spy-1 = „{ $spy }“ je špeh. Stav je { $own } ku { $enemy }.
lesson-ability-spy-2 = Hraješ kartu „{ $spy }“ do soupeřovy obléhací linie a síla jeho armády stoupne na { $enemy }. Ty si za to z herního balíčku lízneš dvě karty: { $drawn }. Jedna karta zahraná, dvě líznuté – a karty mají větší cenu než trocha síly.

lesson-ability-tight-bond-1 = Na tvé straně leží dvě karty „{ $unit }“. Díky pevnému poutu se jejich síla { $unit_printed } zdvojnásobí: každá má { $unit_strength }. Třetí máš v ruce.
lesson-ability-tight-bond-2 = Zahraješ ji: teď jsou tři a síla každé z nich se ztrojnásobí na { $unit_strength }. Síla tvé armády stoupne ze { $own_before } na { $own }.

lesson-ability-commanders-horn-1 = Karta „{ $bard }“ má sílu jen { $bard_printed }, ale nese roh, který zdvojnásobuje sílu ostatních jednotek v řadě.
lesson-ability-commanders-horn-2 = Hraješ kartu „{ $bard }“ do přední linie. Síla karty „{ $unit }“ stoupne z { $unit_before } na { $unit_strength }. Vlastní sílu karta „{ $bard }“ nezdvojnásobí. Síla tvé armády je { $own }.
lesson-ability-commanders-horn-3 = Do téže řady hraješ ještě zvláštní kartu „{ $horn }“. Síla žádné jednotky se nezdvojnásobí dvakrát, takže karta „{ $unit }“ zůstává na { $unit_strength }. Teď se ale zdvojnásobí i síla karty „{ $bard }“, a to na { $bard_strength }. Druhý roh by se víc hodil do jiné řady.

lesson-ability-scorch-row-1 = Karta „{ $dragon }“ sežehne nejsilnější jednotku v soupeřově přední linii, ale jen když má ta řada součet alespoň 10.
lesson-ability-scorch-row-2 = Zahraješ ji. Řada je dost silná; počítá se i hrdina „{ $hero }“, sežehnout ho však nelze. Nejsilnější jednotka, která není hrdina, je „{ $victim }“: jde na odkládací balíček. Kdyby jich bylo stejně silných víc, odešly by všechny. Stav je teď { $own } ku { $enemy }.

lesson-ability-scorch-1 = Karta „{ $pirate }“ sežehne nejsilnější jednotku na celém bojišti. Teď jsou to dvě stejně silné soupeřovy karty „{ $victim }“.
lesson-ability-scorch-2 = Zahraješ ji. Obě soupeřovy karty jdou na odkládací balíček a síla jeho armády klesne ze { $enemy_before } na { $enemy }. S kartou „{ $pirate }“ opatrně: kdyby nic nebylo silnější než ona, sežehla by sama sebe.

lesson-ability-summon-avenger-1 = Karta „{ $unit }“ má sílu { $unit_strength } a zdá se, že není k ničemu. Soupeř vynechal tah a ty prohráváš { $own } ku { $enemy }.
lesson-ability-summon-avenger-2 = Vynecháš a kolo prohraješ. Při úklidu bojiště se karta „{ $unit }“ odloží a místo ní přichází její ochránce: „{ $avenger }“ z vedlejšího balíčku, několika karet ležících vedle bojiště. Do dalšího kola jdeš s vedením { $own } ku { $enemy }.

lesson-ability-berserker-1 = Ve tvé přední linii leží zvláštní karta „{ $mardroeme }“ a v ruce máš kartu „{ $unit }“ o síle pouhých { $unit_printed }.
lesson-ability-berserker-2 = Hraješ kartu „{ $unit }“ do téže řady a ona se hned promění: odchází ze hry a na její místo přichází z vedlejšího balíčku „{ $bear }“ o síle { $bear_strength }. Karta „{ $bear }“ má také povzbuzení, takže síla karty „{ $ally }“ stoupne ze { $ally_before } na { $ally_strength }. Síla tvé armády je { $own }.

lesson-ability-mardroeme-1 = Ve tvém zadním voji leží dvě karty „{ $unit }“ se schopností berserk. Každá má sílu jen { $unit_strength }.
lesson-ability-mardroeme-2 = Hraješ do téže řady hrdinu se schopností mardroeme: kartu „{ $druid }“. Oba berserkové se promění v kartu „{ $bear }“. Ta má pevné pouto, takže u obou je z { $bear_printed } rovnou { $bear_strength }. Síla tvé armády stoupne ze { $own_before } na { $own }.

## Example turns: special cards

lesson-special-decoy-1 = Soupeř poslal na tvou stranu špeha, kartu „{ $spy }“, a vynechal tah. Špeh přidává k síle tvé armády { $spy_strength }, ale dá se využít lépe.
lesson-special-decoy-2 = Hraješ kartu „{ $decoy }“ a vyměníš ji za kartu „{ $spy }“: špeh přejde do tvé ruky a „{ $decoy }“ zaujme jeho místo se silou 0. Síla tvé armády klesne ze { $own_before } na { $own }.
lesson-special-decoy-3 = V dalším tahu pošleš špeha zpátky a lízneš si dvě karty: { $drawn }. Stejně si můžeš vzít zpět vlastní jednotku, například zdravotníka, a využít její schopnost podruhé.

lesson-special-commanders-horn-1 = V obléhací linii máš dvě jednotky a v ruce kartu „{ $horn }“. Stav je { $own } ku { $enemy }.
lesson-special-commanders-horn-2 = Hraješ kartu „{ $horn }“ do obléhací linie. Leží na začátku řady a zdvojnásobuje v ní sílu všech jednotek, i těch, které v tomto kole přidáš později: síla karty „{ $unit }“ stoupne ze { $unit_before } na { $unit_strength }. Vedeš { $own } ku { $enemy }.

lesson-special-scorch-1 = „{ $scorch }“ zasáhne nejsilnější jednotku na celém bojišti, ať patří komukoli. Stejnou sílu { $first_strength } mají tři jednotky: na soupeřově straně „{ $first }“ a „{ $second }“, na tvé „{ $own_victim }“.
lesson-special-scorch-2 = Všechny tři jdou na odkládací balíčky. Síla tvé armády klesne ze { $own_before } na { $own }, soupeřovy ze { $enemy_before } na { $enemy }. Nakonec se odloží i karta „{ $scorch }“.

lesson-special-mardroeme-1 = Ve tvé přední linii leží „{ $unit }“ o síle { $unit_strength }. Prohráváš { $own } ku { $enemy }.
lesson-special-mardroeme-2 = Hraješ do této řady kartu „{ $mardroeme }“. „{ $unit }“ se promění: odchází ze hry a z vedlejšího balíčku přichází „{ $bear }“ o síle { $bear_strength }. Promění se i každý berserk, kterého do této řady v tomto kole ještě vyneseš. Vedeš { $own } ku { $enemy }.

## Example turns: weather

lesson-weather-frost-1 = Soupeřova armáda stojí hlavně v přední linii, tvoje hlavně v zadním voji. Stav je { $own } ku { $enemy }.
lesson-weather-frost-2 = Hraješ kartu „{ $card }“. V obou předních liniích klesne síla každé jednotky na 1, i tvé karty „{ $unit }“. Jen hrdina „{ $hero }“ si drží { $hero_strength }. Vedeš { $own } ku { $enemy }.

lesson-weather-fog-1 = Soupeř má v zadním voji tři jednotky. Jedna z nich, „{ $boost }“, má povzbuzení, a proto má karta „{ $unit }“ { $unit_strength } místo { $unit_printed }.
lesson-weather-fog-2 = Hraješ kartu „{ $card }“. V obou zadních vojích klesne síla každé jednotky na 1. Povzbuzení se přičítá až potom, takže karta „{ $unit }“ má { $unit_strength }. Síla soupeřovy armády klesne ze { $enemy_before } na { $enemy }.

lesson-weather-rain-1 = Soupeř má v obléhací linii dvě karty „{ $bond }“. Díky pevnému poutu má každá { $bond_strength }. Ve tvé obléhací linii leží „{ $unit }“.
lesson-weather-rain-2 = Hraješ kartu „{ $card }“. V obou obléhacích liniích klesne síla každé jednotky na 1. Pevné pouto násobí to, co zbylo, takže každá karta „{ $bond }“ má { $bond_strength }. Síla soupeřovy armády klesne ze { $enemy_before } na { $enemy }, tvé ze { $own_before } na { $own }.

lesson-weather-storm-1 = Soupeř má jednotky v zadním voji a v obléhací linii, ty máš své v přední linii. Stav je { $own } ku { $enemy }.
lesson-weather-storm-2 = Hraješ kartu „{ $card }“, mlhu a déšť v jednom: v zadních vojích a obléhacích liniích obou stran klesne síla každé jednotky na 1. Vedeš { $own } ku { $enemy }.

lesson-weather-clear-weather-1 = Mráz a déšť snížily sílu všech tvých jednotek na 1. Prohráváš { $own } ku { $enemy }.
lesson-weather-clear-weather-2 = Hraješ kartu „{ $card }“. Všechny karty počasí se odloží a tvé jednotky mají zase plnou sílu. Vedeš { $own } ku { $enemy }.

## Example turns: factions

lesson-faction-monsters-1 = Hraješ za Příšery. Soupeř vynechal tah a ty vedeš { $own } ku { $enemy }.
lesson-faction-monsters-2 = Vynecháš a kolo vyhraješ. Na bojišti zůstane jedna náhodná jednotka: „{ $stayed }“. Karta „{ $hero }“ to být nemohla, protože hrdinové nikdy nezůstávají. Do dalšího kola jdeš s vedením { $own } ku { $enemy }.

lesson-faction-nilfgaard-1 = Hraješ za Nilfgaard. Soupeř vynechal tah a síly armád jsou stejné: { $own } ku { $enemy }.
lesson-faction-nilfgaard-2 = Vynecháš. S kteroukoli jinou frakcí by to byla remíza a život by ztratili oba. Nilfgaard však remízy vyhrává: život ztrácí jen soupeř.

lesson-faction-northern-realms-1 = Hraješ za Severní říše. Soupeř vynechal tah a ty vedeš { $own } ku { $enemy }.
lesson-faction-northern-realms-2 = Vynecháš a kolo vyhraješ, takže si z herního balíčku lízneš kartu: „{ $drawn }“. V dalším kole tak máš o jednu kartu víc.

lesson-faction-scoiatael-1 = Hraješ za Scoia’tael. Mincí se nehází: ještě než si hráči líznou karty, rozhoduješ ty, kdo bude mít v zápase první tah.
lesson-faction-scoiatael-2 = Necháš začít soupeře. To bývá lepší volba: uvidíš jeho kartu dřív, než zahraješ svou. Teprve teď si oba hráči líznou karty do ruky.
lesson-faction-scoiatael-3 = Karty nikdo nevyměňuje. Soupeř hraje kartu „{ $unit }“. Teď na ni můžeš odpovědět a v ruce máš stále všechny karty.

lesson-faction-skellige-1 = Hraješ za Skellige. Druhé kolo se chýlí ke konci a vedeš { $own } ku { $enemy }. Ve tvém odkládacím balíčku jsou z prvního kola dvě karty „{ $unit }“ a hrdina „{ $hero }“.
lesson-faction-skellige-2 = Vynecháš a kolo vyhraješ. Na začátku třetího kola se z tvého odkládacího balíčku vrátí dvě náhodné jednotky, nikdy však hrdinové: { $returned }. Vynesou se i se svými schopnostmi, takže působí pevné pouto: každá má { $unit_strength }. Do posledního kola jdeš s vedením { $own } ku { $enemy }.

## Example turns: leaders

lesson-leader-foltest-the-siegemaster-1 = Tento velitel má aktivní schopnost: jednou za zápas ji ve svém tahu můžeš použít místo zahrání karty. Ve tvé obléhací linii zatroubí na roh. Prohráváš { $own } ku { $enemy }.
lesson-leader-foltest-the-siegemaster-2 = Použiješ velitele. Síla všech jednotek ve tvé obléhací linii je do konce kola dvojnásobná: síla karty „{ $unit }“ stoupne ze { $unit_before } na { $unit_strength }. Vedeš { $own } ku { $enemy } a nestálo tě to ani kartu. V tomto zápase už ale velitele znovu nepoužiješ.

lesson-leader-eredin-bringer-of-death-1 = S tímto velitelem si vezmeš do ruky kartu ze svého odkládacího balíčku. Na rozdíl od zdravotníka lze vzít i hrdinu, například kartu „{ $hero }“.
lesson-leader-eredin-bringer-of-death-2 = Použiješ velitele a hledáš v odkládacím balíčku nejlepší kartu.
lesson-leader-eredin-bringer-of-death-3 = Vezmeš si do ruky kartu „{ $hero }“. To je celý tvůj tah; zahrát ji můžeš v některém z příštích.

lesson-leader-emhyr-var-emreis-his-imperial-majesty-1 = Tento velitel hraje z tvého herního balíčku kartu „{ $card }“. Použít ho můžeš, jen dokud tam ta karta je, a proto do balíčku jednu nebo dvě takové zařaď.
lesson-leader-emhyr-var-emreis-his-imperial-majesty-2 = Použiješ velitele. Karta leží mezi oběma stranami jako každé jiné počasí. V obléhacích liniích klesne síla každé jednotky na 1. Síla soupeřovy armády klesne z { $enemy_before } na { $enemy }.

lesson-leader-francesca-findabair-queen-of-dol-blathanna-1 = Tento velitel sežehne nejsilnější jednotku v soupeřově přední linii, pokud má ta řada součet alespoň 10. Prohráváš { $own } ku { $enemy }.
lesson-leader-francesca-findabair-queen-of-dol-blathanna-2 = Použiješ velitele. „{ $victim }“ jde na odkládací balíček a vedeš { $own } ku { $enemy }.

lesson-leader-king-bran-1 = Tento velitel má pasivní schopnost: působí pořád a nemusíš pro to nic dělat. Tvé jednotky ztrácejí vlivem počasí jen polovinu síly. Na tahu je soupeř.
lesson-leader-king-bran-2 = Soupeř hraje kartu „{ $frost }“. Na druhé straně klesne síla karty „{ $enemy_unit }“ na { $enemy_unit_strength }, ale síla tvé karty „{ $unit }“ jen ze { $unit_before } na { $unit_strength }. Vedeš { $own } ku { $enemy }.

## The other ways to play

variant-ffa = Hra pro 3–5 hráčů
    .about = Tři, čtyři nebo pět hráčů bojuje u jednoho stolu, každý sám za sebe. Každý potřebuje balíček, velitele a místo na tři řady. Nehraje se o životy, ale o body: získáš bod za každého soupeře, kterého v kole porazíš. Všechno ostatní je jako v souboji, až na následující odchylky.
    .details = Sežehnutí, ať jako zvláštní karta, nebo jako schopnost karty „Pirát klanu Dimun“, se vyhodnocuje jen jednou pro celé bojiště, pro všechny strany dohromady. Počasí i „Jasná obloha“ působí na řady všech hráčů. Velitel Nilfgaardu, Bílý plamen, ruší schopnosti velitelů všech soupeřů. Po kole, kterým zápas končí, žádná jednotka na bojišti nezůstává (Příšery), žádná se nevrací (Skellige) a karty se nelížou (Severní říše).

variant-team = Týmová hra
    .about = Dva dvoučlenné týmy. Spoluhráči mají společnou stranu bojiště: co jeden zahraje, pomáhá i druhému. Tým má dva životy a spoluhráči si smějí vidět do karet a společně plánovat. Všechno ostatní je jako v souboji, až na následující odchylky.
    .details = První tah v zápase má náhodně vybraný hráč ze všech čtyř, pokud nerozhodne hráč Scoia’tael. Velitel, který bere kartu z odkládacího balíčku, ji bere do ruky svého hráče; co velitel ukáže tobě, vidí i spoluhráč. Mají-li oba týmy Příšery nebo Skellige, působí schopnost pro každou stranu zvlášť. Když velitel Skellige, Crach an Craite, zamíchá odkládací balíčky zpět, jde karta do herního balíčku toho spoluhráče, pro jehož frakci je vytištěna, a špeh soupeřů do balíčku spoluhráče, který je v pořadí dřív.

variant-solo = Sólo proti virtuálnímu soupeři
    .about = Hraješ proti balíčku, který hraje sám. Stačí ti vlastní balíček a karty jiné frakce. Pro tebe platí pravidla souboje; soupeř nemá karty v ruce a řídí se vlastními pravidly. Existují dvě varianty, které lze spojit. Ve variantě „Stavba balíčku“ hraješ s vlastnoručně postaveným balíčkem, zatímco soupeř má dál celou sadu své frakce. Ve variantě „Velitelé“ zasáhne některý ze soupeřových velitelů, kdykoli se chystáš vyhrát kolo.
    .details = Soupeřův roh a Mardroeme jdou do řady, kde mu přinesou nejvíc. Také sežehnutí a sežehnutí řady u jeho jednotek zasahují jen tvou stranu. Tvoji špehové končí v jeho odkládacím balíčku a jeho zdravotník je může oživit. Odkryje-li se pod jeho kartou „Návnada“ karta počasí, začne působit, ale další karta po ní nenásleduje; za špeha si soupeř jako obvykle lízne dvě karty a hned je zahraje; další „Návnada“ dostane novou kartu, která se hned odkryje. Soupeř nemá karty v ruce, takže proti němu nelze použít velitele „Císař Nilfgaardu“. V sólu s veliteli se při stejné síle armád velitel neodkrývá.

variant-match = Turnajové utkání
    .about = Pro dva hráče, z nichž každý má několik balíčků. Utkání se skládá z více zápasů a balíček, který vyhrál, už se znovu nepoužije: je třeba vyhrát se dvěma různými frakcemi.

variant-advanced-building = { advanced-building }
    .about = Při obvyklých omezeních jsou některé balíčky mnohem silnější než jiné. Tato další omezení je vyrovnávají. V turnajovém utkání platí vždy, v kterékoli jiné hře se na nich lze domluvit.

variant-klub = Pravidla Gwint Klubu
    .about = Český Gwint Klub hraje podle vlastních pravidel, která mají frakce vyvážit. Všechno, co už víš, tedy pravidla vydání z roku 2025 („Legendární karetní hra“), platí dál, až na rozdíly v této tabulce.

variant-witcher3 = Pravidla videohry
    .about = V „Zaklínači 3“, kde všechno začalo, je několik podrobností jinak. Všechno, co už víš, tedy pravidla vydání z roku 2025 („Legendární karetní hra“), platí dál, až na rozdíly v této tabulce.

variant-details = Zvláštní případy
variant-differences = Co je jinak
variant-leaders = Velitelé s jinou schopností
variant-solo-leaders = Co dělají soupeřovi velitelé
variant-solo-leaders-about = Ve variantě „Velitelé“ dělají tito velitelé u virtuálního soupeře něco zvláštního. Všichni ostatní působí jako obvykle.

solo-effect-play-best-of-own-pile = Soupeř zahraje ze svého odkládacího balíčku kartu, která mu nejvíc pomůže, nikdy však hrdinu.
solo-effect-play-top-card = Soupeř si lízne kartu a hned ji zahraje.
solo-effect-play-first-weather = Soupeř zahraje první kartu počasí ze svého herního balíčku; pak se balíček zamíchá.
solo-effect-revive-random = Soupeř vynese náhodnou jednotku ze svého odkládacího balíčku, nikdy však hrdinu.
solo-effect-enemy-discards = Odložíš z ruky kartu podle svého výběru.
solo-effect-play-best-of-enemy-pile = Soupeř zahraje z tvého odkládacího balíčku kartu, která mu nejvíc pomůže, třeba i hrdinu.
solo-effect-cancel-leaders = Schopnost tvého velitele je do konce zápasu zrušena.
solo-effect-count-agile = Soupeř si k síle armády přičte 1 za každou svou jednotku s hbitostí.
solo-effect-play-best-bond = Soupeř vynese ze svého herního balíčku jednotku s pevným poutem, která nejvíc zvýší sílu jeho armády; pak se balíček zamíchá.
solo-effect-mardroeme-from-deck = Soupeř zahraje ze svého herního balíčku kartu „Mardroeme“ do řady, kde mu přinese nejvíc.
solo-effect-half-weather = Soupeřovy jednotky ztrácejí vlivem počasí jen polovinu síly.

lesson-mode-ffa-1 = U stolu jsou tři hráči. Oba tvoji soupeři už vynechali; jejich armády mají sílu { $enemy } a { $third }, tvoje { $own }.
lesson-mode-ffa-2 = Hraješ špeha, kartu „{ $spy }“, a vybereš, kterému soupeři ho pošleš: druhému, jehož armáda tím získá sílu { $third }. To je pořád méně, než má tvoje. Lízneš si dvě karty: { $drawn }.
lesson-mode-ffa-3 = Vynecháš a kolo končí: { $own_round }, { $enemy_round } a { $third_round }. Porážíš oba soupeře a získáváš { lesson-own-points }; druhý soupeř porazil prvního a získává { lesson-third-points }. Body si hráči nechávají po celý zápas.

lesson-mode-team-1 = Tvůj spoluhráč vynesl do společné obléhací linie dvě karty „{ $partner_unit }“, vedle tvé karty „{ $unit }“. Síla společné armády je { $own }.
lesson-mode-team-2 = Hraješ do této řady kartu „{ $horn }“. Zdvojnásobí sílu jednotek obou spoluhráčů: karta „{ $unit }“ má { $unit_strength }, každá karta „{ $partner_unit }“ { $partner_unit_strength }. Síla společné armády je { $own }. Teď je na tahu hráč druhého týmu.

lesson-mode-solo-1 = Virtuální soupeř nemá karty v ruce, jen balíček. Svůj první tah v tomto kole už má za sebou. Teď jsi na tahu ty a stav je { $own } ku { $enemy }.
lesson-mode-solo-2 = Hraješ kartu „{ $unit }“. Soupeř odkryje vrchní kartu svého balíčku: „{ $frost }“. Po kartě počasí hraje vždy ještě jednu: „{ $toad }“. Vedeš { $own } ku { $enemy }.
lesson-mode-solo-3 = Vynecháš. Soupeř má poslední tah a kolo končí { $own_round } ku { $enemy_round }: vyhráváš ho. V dalším kole má první tah zase soupeř; jednu kartu už zahrál.
