### The companion for games with printed cards.

## The start

companion-title = Pomocník k tištěným kartám
companion-about = Hraje za virtuálního soupeře a všechno počítá, zatímco karty leží na tvém stole
companion-intro = Zahraj si sólo s vlastními kartami z krabice: otáčíš soupeřovy karty a tato stránka říká, kam patří, na co působí a proč. Počítá sílu na celém stole a nepotřebuje síť.
companion-new = Nový sólový zápas
companion-start = Rozložit karty
companion-delete-sure = Opravdu smazat?

## The screen of a game

companion-todo = Co udělat
companion-why = Proč?
companion-find = Název nebo kód ({ $code })
companion-noted = Zapsáno: „{ $card }“. Teď další karta.
companion-your-turn = Zahraj kartu na stole a pak ji vyber tady.
companion-random = Ať rozhodne telefon
companion-side-deck = Karty vedlejšího balíčku měj po ruce:

## The cards of the box

companion-box = Karty z krabice
companion-own-deck = Tvůj herní balíček ({ $count })
companion-opponents-deck = Soupeřův herní balíček ({ $count })

## Laying out the cards

companion-lay-opponents-deck = Zamíchej celou sadu této frakce: { $faction }. Polož ji lícem dolů jako soupeřův herní balíček. Počet karet: { $count }.
companion-lay-leaders = Zamíchej velitele této frakce a polož je lícem dolů vedle. Počet velitelů: { $count }.
companion-lay-own-deck = Zamíchej svůj herní balíček. Počet karet: { $count }.

## What to do with a card. The card is named above the sentence.

companion-put = { $where ->
    [nowhere] zahraj ji
    [yours] polož ji { row-to } na své straně
   *[opponents] polož ji { row-to } na soupeřově straně
}
companion-from = { $source ->
    [hand] ze své ruky
    [deck] { $own ->
        [yes] ze svého herního balíčku
       *[no] ze soupeřova herního balíčku
    }
   *[pile] { $own ->
        [yes] ze svého odkládacího balíčku
       *[no] ze soupeřova odkládacího balíčku
    }
}
companion-do-placed = { $where ->
    [nowhere] Karta působí hned.
    [yours] Polož kartu { row-to } na své straně.
   *[opponents] Polož kartu { row-to } na soupeřově straně.
}
companion-do-brought = Vezmi kartu { companion-from } a { companion-put }.{ $shuffles ->
    [yes] {" "}Pak tento balíček zamíchej.
   *[no] {""}
}
companion-do-drew = Lízni si { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
companion-do-redraw = Smíš vyměnit { $most ->
    [one] jednu kartu
    [few] až { $most } karty
   *[other] až { $most } karet
}.
companion-do-began-round = Kolo { $round }: { $own ->
    [yes] začínáš ty.
   *[no] začíná soupeř.
}
companion-do-passed = { $by_itself ->
    [yes] Už nemáš co zahrát a vynecháváš tah.
   *[no] Vynecháváš tah.
} Soupeř má ještě poslední tah.
companion-do-summoned = Vezmi kartu z vedlejšího balíčku a { companion-put }.
companion-do-transformed = { $left ->
    [yes] Vyměň ji za kartu „{ $into }“ z vedlejšího balíčku.
   *[no] Odstraň ji ze hry: ve vedlejším balíčku už není karta, v niž by se změnila.
}
companion-do-went-to-hand = Vezmi kartu do ruky. Na jejím místě zůstává Návnada.
companion-do-burned = Sežehnuto. Dej na { $count ->
    [one] odkládací balíček
   *[other] odkládací balíčky
}: { $cards }.
companion-do-left-game = Odstraň kartu ze hry.
companion-do-discarded = { $source ->
    [unplaced] Do žádné řady ji nelze položit.{" "}
   *[play] {""}
}{ $own ->
    [yes] Dej kartu na svůj odkládací balíček.
   *[no] Dej kartu na soupeřův odkládací balíček.
}
companion-do-laid-weather = { $leader ->
    [yes] Velitel působí jako „{ $weather }“ a zasahuje { event-weather-rows }.
   *[no] Polož kartu na pole pro počasí. Zasahuje { event-weather-rows }.
}
companion-do-sounded-horn = { $own ->
    [yes] Roh tvého velitele zní { row-in }. Označ si tu řadu.
   *[no] Roh soupeřova velitele zní { row-in }. Označ si tu řadu.
}
companion-do-used-leader = Otoč svého velitele lícem dolů: jeho schopnost je použita.
companion-do-took-from-pile = Vezmi kartu { companion-from } do ruky.
companion-do-took-from-deck = Vyber kartu ze svého herního balíčku a vezmi ji do ruky. Pak balíček zamíchej.
companion-do-shuffled-back = { $own ->
    [yes] Zamíchej do svého herního balíčku tyto karty ze svého odkládacího balíčku: { $cards }.
   *[no] Zamíchej do soupeřova herního balíčku tyto karty z jeho odkládacího balíčku: { $cards }.
}
companion-do-moved = Přesuň kartu { row-to }.
companion-do-stayed = Karta zůstává { row-in }.
companion-do-swept = Ukliď bojiště: všechny ostatní karty jdou na odkládací balíček své strany.
companion-do-sat-out = Soupeř už nemá karty, a proto nemá tah.
companion-do-laid-face-down = Polož vrchní kartu soupeřova herního balíčku lícem dolů pod kartu „Návnada“ a nedívej se na ni.
companion-do-turned-up-leader = { $cancelled ->
    [yes] Tvůj velitel, Bílý plamen, ruší jeho schopnost.
   *[no] Soupeř tohoto velitele jednou použije. Pak ho odstraň ze hry.
}

## What the companion asks

companion-ask-card = { $source ->
    [under] Otoč kartu pod první soupeřovou kartou „Návnada“. Která karta to je?
   *[deck] Otoč vrchní kartu soupeřova herního balíčku. Která karta to je?
}
companion-ask-leader = Otoč vrchního soupeřova velitele. Který velitel to je?
companion-ask-found = { $own ->
    [yes] Prohlédni svůj herní balíček: kolik je v něm karet „{ $card }“?
   *[no] Prohlédni soupeřův herní balíček: kolik je v něm karet „{ $card }“?
}
companion-ask-from-pile = { $whose ->
    [yours] Vylosuj kartu jednotek (ne hrdinu) ze svého odkládacího balíčku. Která karta to je?
    [opponents] Vylosuj kartu jednotek (ne hrdinu) ze soupeřova odkládacího balíčku. Která karta to je?
   *[unknown] Vylosuj kartu jednotek (ne hrdinu) z odkládacího balíčku. Která karta to je?
}
companion-ask-survivor = Jedna jednotka Příšer zůstává na bojišti. Vylosuj ji: která to je?
companion-ask-first-weather = Prohlédni soupeřův herní balíček odshora: která karta počasí je první?

## Faults

fault-companion-no-game = Takový zápas na tomto zařízení není.
fault-companion-stale = Zápas se mezitím posunul dál. Podívej se na něj znovu.
fault-companion-unreadable = Tento zápas už nelze přečíst.
fault-companion-entry = Zadej právě jedno: kartu, tah, nebo náhodný výběr, pokud ho pravidla vyžadují.
