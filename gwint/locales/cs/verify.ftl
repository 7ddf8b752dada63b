### What a record proves about its deal: gwint verify and the replay page.

verify-verdict = { $verdict ->
    [proven] Poctivost rozdání je prokázána: všichni k němu přispěli a vše vyplývá z toho, co bylo dané předem.
    [unproven] Záznam je v pořádku, ale neprokazuje, že rozdání bylo poctivé.
    [not-dealt] Zápas začal od zvoleného rozestavení: žádné karty se nerozdávaly.
   *[wrong] Záznam je nesprávný: neodpovídá tomu, co bylo dané před rozdáním.
}
verify-replay = { $verdict ->
    [proven] Od semínka až po zaznamenaný konec lze zopakovat každé míchání, každé líznutí i každý tah.
   *[wrong] Zápas nelze přehrát.
}
verify-not-dealt = Není žádné rozdání k ověření.
verify-no-evidence = Záznam neobsahuje doklady o rozdání: je příliš starý, nebo se zápas nehrál na serveru.
verify-evidence = Doklady o rozdání jsou neúplné nebo poškozené.
verify-checksum = { $verdict ->
    [proven] Kontrolní součet souhlasí: záznam je přesně takový, jaký ho server zapsal.
   *[wrong] Kontrolní součet nesouhlasí nebo chybí: záznam je jiný než ten, který server zapsal.
}
verify-end = { $verdict ->
    [noted] Záznam končí dřív než zápas.
   *[wrong] Ze záznamu nevyplývá, jak zápas skončil a jaké karty zůstaly na stole.
}
verify-attempts = { $verdict ->
    [proven] { $count ->
            [2] Záznam uvádí oba pokusy o rozdání.
            [one] Karty se rozdaly napoprvé.
            [few] Záznam uvádí všechny { $count } pokusy o rozdání.
           *[other] Záznam uvádí všech { $count } pokusů o rozdání.
        }
   *[wrong] Pokusy o rozdání nejsou očíslované od prvního do posledního.
}
verify-failed-attempt = Rozdání se nezdařilo kvůli hráči: { $player } (pokus { $attempt }).
verify-commitment = { $verdict ->
    [proven] Tajemství je to, ke kterému se server zavázal (pokus { $attempt }).
   *[wrong] Tajemství není to, ke kterému se server zavázal (pokus { $attempt }).
}
verify-no-pledge = Chybí náhodné číslo od hráče: { $player }.
verify-pledge = { $verdict ->
    [proven] Náhodné číslo odpovídá ohlášenému: { $player }.
   *[wrong] Náhodné číslo neodpovídá ohlášenému: { $player }.
}
verify-decks = { $verdict ->
    [proven] Všechny balíčky byly dané dřív, než byla známa náhodná čísla.
   *[wrong] Balíčky nejsou ty, které byly dané dřív, než byla známa náhodná čísla.
}
verify-seed = { $verdict ->
    [proven] Semínko vyplývá z tajemství a ze všech náhodných čísel.
   *[wrong] Semínko nevyplývá z tajemství a ze všech náhodných čísel.
}
verify-message = { $verdict ->
    [proven] Semínko patří k tomuto režimu, těmto pravidlům a těmto balíčkům.
   *[wrong] Semínko patří k jinému režimu, jiným pravidlům nebo jiným balíčkům.
}
verify-virtual-deck = { $verdict ->
    [proven] Frakce virtuálního soupeře vyplývá z tajemství.
   *[wrong] Frakce virtuálního soupeře nevyplývá z tajemství.
}
verify-bot-deck = { $verdict ->
    [proven] Balíček vyplývá z tajemství: { $player }.
   *[wrong] Balíček nevyplývá z tajemství: { $player }.
}
verify-kept-deck = Balíček z předchozího zápasu u stolu { $table }: { $player }.
verify-sealed-log = { $verdict ->
    [proven] Protokol stolu lze přehrát až do konce, i s každým vráceným tahem.
   *[wrong] Protokol stolu nelze přehrát: něco bylo změněno, vynecháno nebo přidáno.
}
verify-log-chain = { $verdict ->
    [proven] Až do konce zápasu protokol odpovídá otisku, který tehdy všichni dostali.
   *[wrong] Protokol neodpovídá otisku, který všichni dostali na konci zápasu.
}
verify-sealed-chains = { $verdict ->
    [proven] To, co kdo u stolu viděl, souhlasí s jeho řetězcem otisků. Porovnej řetězec, který spočítal tvůj program.
   *[wrong] To, co někdo u stolu viděl, nesouhlasí s jeho řetězcem otisků.
}
verify-own-chain = { $verdict ->
    [proven] Tvůj řetězec souhlasí s protokolem po události { $count } z { $total }: toto je zápas, který ti byl ukázán.
   *[wrong] Nikomu nebylo posláno to, co vyplývá z tvého řetězce: toto není zápas, který ti byl ukázán.
}
fault-verify-needs-seal = Řetězec lze porovnat jen se zapečetěným protokolem, který server poskytuje na adrese /api/tables/TABLE/seal.
fault-verify-chain = Řetězec má 64 šestnáctkových číslic: „{ $text }“ jím není.
