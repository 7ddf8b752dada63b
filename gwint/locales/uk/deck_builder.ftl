### The deck builder.

## The list of decks

builder-title = Скриня з картами
builder-kept = Ваші колоди
builder-none = У вас ще немає колод. Почніть із порожньої або скопіюйте колоду для ознайомлення й змініть її по-своєму.
builder-new = Нова колода
builder-new-how = Виберіть фракцію, яку хочете очолити.
builder-starters = Колоди для ознайомлення
builder-starters-how = Торкніться колоди, щоб покласти до скрині власну копію.
builder-rename = Перейменувати
builder-copy = Копіювати
builder-copied = Скопійовано
builder-copy-name = { $name } (копія)
builder-random-name = Випадкова: { $faction }
builder-delete = Видалити
builder-deleted = Видалено: { $name }.
builder-undo = Скасувати
builder-keep = Зберегти
builder-again = Спробувати ще раз
builder-loading = Хвилинку…
builder-sorry = Не вдалося
window-close = Закрити

## The editor

builder-name = Назва колоди
builder-state = { $kept ->
    [yes] У скрині
    [waiting] Зберігається…
   *[no] Не в скрині
}
builder-keep-deck = Покласти до скрині
builder-ruleset = Правила
builder-random = Випадкова колода
builder-play = Грати цією колодою
builder-panes = Що видно
builder-pool = Карти
builder-deck = Колода: { $count }
builder-contents = Колода
builder-leaders = Вибрати лідера
builder-fine = Колода відповідає правилам.
builder-empty = Ще жодної карти: торкніться тих, які хочете.
builder-counted = { $counted ->
    [cards] Карти
    [units] Загони й герої
    [heroes] Герої
    [specials] Особливі карти
    [spies] Шпигуни
    [medics] Медики
   *[strength] Загальна сила
}
builder-least = (щонайменше { $count })
builder-most = (щонайбільше { $count })
builder-curve = Загони за силою
builder-curve-point = сила { $strength }: { $units }
builder-abilities = Ефекти в колоді

## The cards

builder-search = Пошук за назвою чи ефектом
builder-kinds = Види карт
builder-rows = Ряди
builder-ability = Ефект
builder-all = Показати всі
builder-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
builder-nothing-found = Таких карт немає.
builder-tile = { $card }: у колоді { $copies } з { $most }
builder-open = Відкрити: { $card }
builder-more = На одну більше: { $card }
builder-less = На одну менше: { $card }
builder-in = Додати
builder-out = Вилучити

## Import and export

builder-import = Імпортувати колоду
builder-import-how = Вставте текст колоди, її код або посилання.
builder-import-do = Імпортувати
builder-no-code = У цій колоді карти кількох фракцій, тому її не можна зберегти.
builder-share = Поділитися
builder-link = Як посилання
builder-code = Як код
builder-text = Як текст
