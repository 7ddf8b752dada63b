### What the commands print: headings of tables, answers, and faults in arguments.

## Headings

cli-row = { $row ->
    [close] ближній бій
    [ranged] дальній бій
   *[siege] облоговий бій
}
cli-code = Код
cli-codes = Коди
cli-other-names = Інші назви
cli-why = Чому

## Cards

cli-nothing-found = Нічого не знайдено.{ fault-nearest }
cli-not-in-pool = За цими правилами не використовується ({ $rules }).

## Decks

cli-deck-legal = Колода відповідає правилам ({ $rules }).
cli-counts = Усього

## The score counter

cli-type-a-board = Уведіть поле бою у форматі JSON; на завершення натисніть Ctrl+D у порожньому рядку.
cli-side-total = { $side }: { $total }

## Rules

cli-rulesets = Набори правил
cli-modes = Режими
cli-ignored = Опції, на які цей режим не зважає
cli-ignored-none = немає: чинні всі опції
cli-partly = Опції, що діють частково або з доповненням
cli-topics = Теми
cli-chapters = Розділи docs/rules.md (англійською)
cli-differs = Відмінності від legendary
cli-same = Те саме, що в legendary
cli-options = Опції
cli-option-values = Значення: { $values }. Запис: { $example }
cli-option-table = Опції (кілька розділяють комами: --rules { $example })

## The command itself

cli-aborted = Перервано.
cli-install-completion = { $shell ->
    [zsh] Як установити цей скрипт у теку з fpath до виклику compinit: { $command }
   *[other] Як установити цей скрипт: { $command }
}

## Faults

fault-cli-card-name = Карти чи лідера «{ $name }» немає, або таку назву мають кілька карт чи лідерів.{ fault-nearest }
fault-cli-no-deck = «{ $name }» — не файл, не код колоди й не колода для ознайомлення.{ fault-nearest } Колоди для ознайомлення: { $names }.
fault-cli-folder = «{ $path }» — це тека, а не файл.
fault-cli-unreadable = «{ $path }» неможливо прочитати ({ $reason }).
fault-cli-too-large = Файл «{ $path }» завеликий для колоди. Найбільший розмір у байтах: { $most }.
fault-cli-not-text = «{ $path }» — не текст у UTF-8.
fault-cli-json = Це не JSON: { $problem } (рядок { $row }, стовпець { $column }).
fault-cli-json-empty = Вхідні дані порожні, а очікувалося поле бою у форматі JSON.
fault-cli-json-not-text = Це не текст у UTF-8; хибний байт: { $place }.
fault-cli-json-deep = У цьому JSON забагато рівнів вкладеності як на поле бою.
fault-cli-json-number = Число в JSON задовге.
fault-cli-json-constant = «{ $constant }» — неправильний JSON.
fault-cli-json-twice = Ключ «{ $key }» стоїть двічі в тому самому об’єкті.

## Faults of the command line

fault-cli-value = Неправильне значення { $parameter }: { $fault }
fault-cli-no-option = Опції { $option } немає.{ fault-nearest }
fault-cli-no-command = Команди «{ $name }» немає.{ fault-nearest }
fault-cli-missing-option = Бракує опції { $option }.
fault-cli-missing-argument = Бракує аргументу { $argument }.
fault-cli-option-needs-value = Опція { $option } потребує значення.
fault-cli-option-without-value = Опція { $option } не приймає значення.
fault-cli-extra-arguments = { $count ->
    [1] Неочікуваний аргумент
   *[other] Неочікувані аргументи
}: { $words }
fault-cli-exclusive-options = Ці опції не можна використовувати разом: { $options }.
fault-cli-choice = Значення «{ $text }» тут не підходить.{ fault-nearest } На вибір: { $words }.
fault-cli-number-too-small = «{ $text }» — замале число; найменше дозволене — { $least }.
fault-cli-not-a-folder = «{ $path }» — це файл, а не тека.
fault-cli-ability = Ефекту «{ $text }» немає. Ефекти: { $abilities }.
fault-cli-strength = «{ $text }» — не значення сили. Приклади: «{ $legal }».
fault-cli-age = «{ $text }» — не проміжок часу в годинах, днях чи тижнях. Приклади: «{ $legal }».
fault-cli-clock = «{ $text }» — не час у хвилинах і секундах. Приклади: «{ $legal }».
