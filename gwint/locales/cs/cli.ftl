### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-row = { $row ->
    [close] přední linie
    [ranged] zadní voj
   *[siege] obléhací linie
}
cli-code = Kód
cli-codes = Kódy
cli-other-names = Další názvy
cli-why = Proč

## Cards

cli-nothing-found = Nic nenalezeno.{ fault-nearest }
cli-not-in-pool = Podle těchto pravidel se s touto kartou nehraje ({ $rules }).

## Decks

cli-deck-legal = Balíček odpovídá pravidlům ({ $rules }).
cli-counts = Celkem

## The score counter

cli-type-a-board = Napiš bojiště jako JSON; zadání ukončíš stiskem Ctrl+D na samostatném řádku.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Sady pravidel
cli-modes = Režimy
cli-ignored = Volby, které tento režim pomíjí
cli-ignored-none = žádné: všechny volby platí
cli-partly = Volby, které platí zčásti nebo s doplněním
cli-topics = Témata
cli-chapters = Kapitoly docs/rules.md (anglicky)
cli-differs = Jinak než v legendary
cli-same = Stejně jako v legendary
cli-options = Volby
cli-option-values = Hodnoty: { $values }. Zápis: { $example }
cli-option-table = Volby (několik se odděluje čárkami: --rules { $example })

## The command itself

cli-aborted = Přerušeno.
cli-install-completion = { $shell ->
    [zsh] Nainstaluješ ho do složky ve fpath, před compinit: { $command }
   *[other] Nainstaluješ ho takto: { $command }
}

## Faults

fault-cli-card-name = Karta ani velitel „{ $name }“ neexistuje, nebo se tak jmenuje více karet.{ fault-nearest }
fault-cli-no-deck = „{ $name }“ není soubor, kód balíčku ani doporučený balíček.{ fault-nearest } Doporučené balíčky: { $names }.
fault-cli-folder = „{ $path }“ je složka, ne soubor.
fault-cli-unreadable = „{ $path }“ nelze přečíst ({ $reason }).
fault-cli-too-large = Soubor „{ $path }“ je na balíček příliš velký. Největší velikost v bajtech: { $most }.
fault-cli-not-text = „{ $path }“ není text v UTF-8.
fault-cli-json = Tohle není JSON: { $problem } (řádek { $row }, sloupec { $column }).
fault-cli-json-empty = Vstup je prázdný; očekává se bojiště jako JSON.
fault-cli-json-not-text = Tohle není text v UTF-8; chybný bajt: { $place }.
fault-cli-json-deep = JSON má na bojiště příliš mnoho úrovní vnoření.
fault-cli-json-number = Číslo v JSONu je příliš dlouhé.
fault-cli-json-constant = „{ $constant }“ není platný JSON.
fault-cli-json-twice = Klíč „{ $key }“ je ve stejném objektu dvakrát.

## Faults of the command line

fault-cli-value = Neplatná hodnota { $parameter }: { $fault }
fault-cli-no-option = Přepínač { $option } neexistuje.{ fault-nearest }
fault-cli-no-command = Příkaz „{ $name }“ neexistuje.{ fault-nearest }
fault-cli-missing-option = Chybí přepínač { $option }.
fault-cli-missing-argument = Chybí argument { $argument }.
fault-cli-option-needs-value = Přepínač { $option } vyžaduje hodnotu.
fault-cli-option-without-value = Přepínač { $option } nepřijímá hodnotu.
fault-cli-extra-arguments = { $count ->
    [one] Neočekávaný argument
   *[other] Neočekávané argumenty
}: { $words }
fault-cli-exclusive-options = Tyto přepínače nelze použít zároveň: { $options }.
fault-cli-choice = „{ $text }“ tu zadat nelze.{ fault-nearest } Na výběr je: { $words }.
fault-cli-number-too-small = „{ $text }“ je příliš malé číslo; nejmenší dovolené je { $least }.
fault-cli-not-a-folder = „{ $path }“ je soubor, ne složka.
fault-cli-ability = Schopnost „{ $text }“ neexistuje. Schopnosti: { $abilities }.
fault-cli-strength = „{ $text }“ není síla. Příklady: „{ $legal }“.
fault-cli-age = „{ $text }“ není doba v hodinách, dnech nebo týdnech. Příklady: „{ $legal }“.
fault-cli-clock = „{ $text }“ není čas v minutách a sekundách. Příklady: „{ $legal }“.
