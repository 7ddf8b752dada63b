### The deck builder.

## The list of decks

builder-title = Скриня з картами
builder-none = У вас ще немає колод. Почніть із порожньої або скопіюйте колоду для ознайомлення й змініть її по-своєму.
builder-new = Нова колода
builder-new-how = Виберіть фракцію, яку хочете очолити.
builder-starters-how = Торкніться колоди, щоб покласти до скрині власну копію.
builder-rename = Перейменувати
builder-copy = Копіювати
builder-copied = Скопійовано
builder-copy-name = { $name } (копія)
builder-delete = Видалити
builder-deleted = Видалено: { $name }.
builder-undo = Скасувати
builder-save = Зберегти
builder-failed = Не вдалося

## The editor

builder-name = Назва колоди
builder-state = { $kept ->
    [yes] У скрині
    [waiting] Зберігається…
   *[no] Не в скрині
}
builder-save-deck = Покласти до скрині
builder-random = Випадкова колода
builder-play = Грати цією колодою
builder-panes = Вигляд
builder-deck = Колода: { $count }
builder-contents = Колода
builder-leaders = Вибрати лідера
builder-legal = Колода відповідає правилам.
builder-empty = Ще жодної карти: торкніться тих, які хочете додати.
builder-least = (щонайменше { $count })
builder-most = (щонайбільше { $count })
builder-curve = Загони за силою
builder-curve-point = сила { $strength }: { $units }
builder-abilities = Ефекти в колоді

## The cards

builder-search = Пошук за назвою чи ефектом
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
builder-add = Додати

## Import and export

builder-import = Імпортувати колоду
builder-import-how = Вставте текст колоди, її код або посилання.
builder-import-do = Імпортувати
builder-no-code = У цій колоді карти кількох фракцій, тому її не можна зберегти.
builder-link = Як посилання
builder-code = Як код
builder-text = Як текст
