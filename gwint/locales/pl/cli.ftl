### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-row = { $row ->
    [close] bliskie starcie
    [ranged] daleki zasięg
   *[siege] oblężenie
}
cli-code = Kod
cli-codes = Kody
cli-other-names = Inne nazwy
cli-why = Dlaczego

## Cards

cli-nothing-found = Nic nie znaleziono.{ fault-nearest }
cli-not-in-pool = Ta karta nie występuje w tych zasadach ({ $rules }).

## Decks

cli-deck-legal = Talia jest zgodna z zasadami ({ $rules }).
cli-counts = Razem

## The score counter

cli-type-a-board = Wpisz planszę w formacie JSON; zakończ, naciskając Ctrl-D w osobnym wierszu.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Zestawy zasad
cli-modes = Tryby
cli-ignored = Opcje, które ten tryb pomija
cli-ignored-none = żadne: wszystkie opcje obowiązują
cli-partly = Opcje, które obowiązują częściowo lub z uzupełnieniem
cli-topics = Tematy
cli-chapters = Rozdziały docs/rules.md (po angielsku)
cli-differs = Inaczej niż w legendary
cli-same = Tak jak w legendary
cli-options = Opcje
cli-option-values = Wartości: { $values }. Zapis: { $example }
cli-option-table = Opcje (kilka rozdziela się przecinkami: --rules { $example })

## The command itself

cli-aborted = Przerwano.
cli-install-completion = { $shell ->
    [zsh] Aby zainstalować ten skrypt w folderze z fpath, przed compinit: { $command }
   *[other] Aby zainstalować ten skrypt: { $command }
}

## Faults

fault-cli-card-name = Nie ma karty ani dowódcy o nazwie „{ $name }” albo jest ich kilka.{ fault-nearest }
fault-cli-no-deck = „{ $name }” to ani plik, ani kod talii, ani rekomendowany zestaw kart.{ fault-nearest } Rekomendowane zestawy: { $names }.
fault-cli-folder = „{ $path }” to folder, a nie plik.
fault-cli-unreadable = Nie można odczytać „{ $path }” ({ $reason }).
fault-cli-too-large = Plik „{ $path }” jest za duży jak na talię. Największy rozmiar w bajtach: { $most }.
fault-cli-not-text = Plik „{ $path }” nie jest tekstem w UTF-8.
fault-cli-json = To nie jest JSON: { $problem } (wiersz { $row }, kolumna { $column }).
fault-cli-json-empty = Nic tu nie ma, a powinna być plansza w formacie JSON.
fault-cli-json-not-text = To nie jest tekst w UTF-8; błędny jest bajt numer { $place }.
fault-cli-json-deep = JSON jest zagnieżdżony zbyt głęboko jak na planszę.
fault-cli-json-number = Liczba w JSON-ie jest za długa.
fault-cli-json-constant = „{ $constant }” to niepoprawny JSON.
fault-cli-json-twice = Klucz „{ $key }” występuje dwa razy w tym samym obiekcie.

## Faults of the command line

fault-cli-value = Nieprawidłowa wartość { $parameter }: { $fault }
fault-cli-no-option = Nie ma opcji { $option }.{ fault-nearest }
fault-cli-no-command = Nie ma polecenia „{ $name }”.{ fault-nearest }
fault-cli-missing-option = Brakuje opcji { $option }.
fault-cli-missing-argument = Brakuje argumentu { $argument }.
fault-cli-option-needs-value = Opcja { $option } wymaga wartości.
fault-cli-option-without-value = Opcja { $option } nie przyjmuje wartości.
fault-cli-extra-arguments = { $count ->
    [one] Nieoczekiwany argument
   *[other] Nieoczekiwane argumenty
}: { $words }
fault-cli-exclusive-options = Tych opcji nie można użyć razem: { $options }.
fault-cli-choice = „{ $text }” nie jest tu możliwe.{ fault-nearest } Do wyboru: { $words }.
fault-cli-number-too-small = „{ $text }” to za mała liczba; najmniejsza dozwolona to { $least }.
fault-cli-not-a-folder = „{ $path }” to plik, a nie folder.
fault-cli-ability = Nie ma zdolności „{ $text }”. Zdolności: { $abilities }.
fault-cli-strength = „{ $text }” nie jest siłą. Przykłady: „{ $legal }”.
fault-cli-age = „{ $text }” nie jest czasem w godzinach, dniach lub tygodniach. Przykłady: „{ $legal }”.
fault-cli-clock = „{ $text }” nie jest czasem w minutach i sekundach. Przykłady: „{ $legal }”.
