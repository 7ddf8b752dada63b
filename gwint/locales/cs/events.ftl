### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Hráč { $number }

## Parts of sentences

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
   *[storm] všechny zadní voje a obléhací linie
}

## Who starts, and with which cards

event-tossed = { $player } vyhrává hod mincí.
event-drew-lot = Los určuje hráče: { $player }.
event-chose-starter = { $scoiatael ->
    [once-any-round] { $own ->
        [yes] { $player } začíná toto kolo.
       *[no] { $player } přenechává první tah v tomto kole jinému hráči: { $starter }.
    }
   *[game-start] { $own ->
        [yes] { $player } začíná tento zápas.
       *[no] { $player } přenechává první tah v tomto zápase jinému hráči: { $starter }.
    }
}
event-kept-claim = { $player } tentokrát nerozhoduje, kdo začne, a nechává si toto právo na později.
event-drew = { $player } si líže { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}{ event-shown }.
event-exchanged = { $player } vyměňuje kartu „{ $gave }“ za kartu „{ $drew }“.
event-finished-redraw = { $player } končí s výměnou karet.

## Turns

event-began-round = Kolo { $round }. Začíná: { $player }.
event-passed = { $by_itself ->
    [yes] { $player } už nemá co zahrát a vynechává tah.
   *[no] { $player } vynechává tah.
}
event-played = { $how ->
    [called] { $player } svolává { $source ->
        [hand] z ruky
       *[deck] z herního balíčku
    } kartu „{ $card }“{ event-where }.
    [revived] { $player } oživuje kartu „{ $card }“ z odkládacího balíčku a hraje ji{ event-where }.
    [returned] { $player } vrací kartu „{ $card }“ z odkládacího balíčku a hraje ji{ event-where }.
    [leader] { $player }: velitel hraje { $source ->
        [enemy-pile] ze soupeřova odkládacího balíčku
        [pile] z vlastního odkládacího balíčku
       *[deck] z herního balíčku
    } kartu „{ $card }“{ event-where }.
    [turned-up] { $player } odkrývá kartu „{ $card }“ pod kartou „Návnada“ a hraje ji{ event-where }.
   *[played] { $player } hraje kartu „{ $card }“{ event-where }.
}
event-summoned = Jako ochránce přichází { row-to } karta „{ $card }“ (strana: { $side }).
event-transformed = { $left ->
    [yes] Karta „{ $card }“ se { row-in } mění v kartu „{ $into }“ (strana: { $side }).
   *[no] Karta „{ $card }“ odchází ze hry (strana: { $side }): ve vedlejším balíčku už není karta, v niž by se změnila.
}
event-went-to-hand = { $player } si bere do ruky kartu „{ $card }“.
event-burned = Sežehnuto: { $cards }.
event-left-game = Karta „{ $card }“ odchází ze hry.
event-discarded = { $source ->
    [hand] { $player } odkládá z ruky kartu „{ $card }“.
   *[play] Na odkládací balíček ({ $player }) jde karta „{ $card }“.
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] { $player }: velitel působí jako „{ $weather }“ a zasahuje { event-weather-rows }.
   *[no] „{ $weather }“ zasahuje { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Není počasí, které by šlo zrušit.
   *[other] Počasí se ruší: { $weathers }.
}
event-sounded-horn = { $player }: { row-in } zní velitelův roh.
event-used-leader = { $player } používá schopnost velitele.
event-took-from-pile = { $own ->
    [yes] { $player } si bere do ruky z vlastního odkládacího balíčku kartu „{ $card }“.
   *[no] { $player } si bere do ruky ze soupeřova odkládacího balíčku ({ $side }) kartu „{ $card }“.
}
event-took-from-deck = { $known ->
    [yes] { $player } si bere do ruky z herního balíčku kartu „{ $card }“.
   *[no] { $player } si bere do ruky kartu z herního balíčku a neukazuje ji.
}
event-saw-hand = { $player } si prohlíží { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} ze soupeřovy ruky ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player } zamíchává zpět do herního balíčku { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} z odkládacího balíčku ({ $cards }).
event-moved = Karta „{ $card }“ přechází { row-to } (strana: { $side }).

## Ends

event-ended-round = Konec kola { $round }: { $totals }. { $count ->
    [0] Remíza.
    [one] Vyhrává: { $winners }.
   *[other] Vyhrávají: { $winners }.
} { $scored ->
    [points] Body: { $points }.
   *[gems] Zbývající životy: { $gems }.
}
event-stayed = Na bojišti { row-in } zůstává karta „{ $card }“ (strana: { $side }).
event-swept = Bojiště se uklízí: na odkládací balíčky { $count ->
    [0] nejde žádná karta
    [one] jde 1 karta
    [few] jdou { $count } karty
   *[other] jde { $count } karet
}.
event-replayed = Zápas končí remízou a opakuje se ({ $replay }. opakování).
event-ended-game = { $count ->
    [0] Zápas končí remízou.
    [one] Konec zápasu. Vyhrává: { $winners }.
   *[other] Konec zápasu. Vyhrávají: { $winners }.
}

## A virtual opponent

event-judged = { $player } porovnává: { $ways }. Volba: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] tak nejvíc vzroste síla jeho armády
       *[lead] tak nejvíc vzroste jeho náskok
    }
    [lead] při shodě rozhoduje, že tak nejvíc vzroste jeho náskok
    [row] při shodě rozhoduje řada s nejvíce kartami
   *[chance] při shodě rozhoduje náhoda
}.
event-no-card = nic
event-sat-out = { $player } už nemá v balíčku žádnou kartu, a proto nehraje.
event-laid-face-down = { $player } klade vrchní kartu balíčku lícem dolů pod kartu „Návnada“ { row-in }.
event-turned-up-leader = { $player } prohrává ({ $totals }) a odkrývá velitele: { $leader }{ $cancelled ->
    [yes] {" "}– bez účinku, protože jeho schopnost ruší Bílý plamen
   *[no] {""}
}.
event-added-to-total = { $player }: velitel v tomto kole přidává k síle armády { $count }.
