### The rulebook and the score counter.

## The rulebook

book-title = Книжка правил
book-chapter-first-game = { guide-title }
book-chapter-examples = Приклади ходів
book-chapter-play = Як грати
book-chapter-cards = { label-card-kinds }
book-chapter-abilities = { label-abilities }
book-chapter-specials = Особливі карти й погода
book-chapter-factions = Фракції
book-chapter-leaders = { label-leaders }
book-chapter-variants = Інші способи гри
book-chapter-options = Набори правил і опції
book-chapter-meets = Що станеться, коли…
book-chapter-list = Список карт
book-chapter-gallery = Усі карти
book-search = Шукати в правилах
book-contents = Зміст
book-print = Друкувати
book-turn = Перегорнути
book-link = Посилання: { $title }
book-found = { $count ->
    [one] Знайдено { $count } тему
    [few] Знайдено { $count } теми
   *[many] Знайдено { $count } тем
}
book-ignored = Цю опцію замінюють власні правила цього режиму.
book-partly = У цьому режимі: { $holds }.
book-armies = Армії
book-own = Карти: { $faction }
book-not-used = { $card }: за цими правилами не використовується
book-copies = Примірників: { $count }
book-why = Чому така сила
book-minute = Гра за хвилину
book-step = Крок { $number } з { $count }
book-step-back = Назад
book-step-next = Далі
book-steps = Кроки гри
book-example = Приклад
book-examples-rules = Приклади відповідають правилам видання 2025 року.
book-why-strengths = Змінена сила
book-list-search = Шукати у списку карт
book-list-none = Таких карт немає.
book-list-all = Усі фракції
book-list-about = Кожна карта з її силою, рядами, ефектами, картами, які вона кличе або на які перетворюється, і кількістю примірників у виданні 2025 року. Після карт кожної фракції наведено її лідерів.
book-neutral-about = Нейтральними картами може користуватися кожна фракція. У друкованому виданні кожна фракція має у своєму наборі власні примірники цих карт.
book-brings = Приводить

## The score counter

score-sides = Кількість гравців
score-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
score-leader = Лідер?
score-no-leader = Без лідера
score-add = Покласти карти сюди: { row-name }
score-copies = { $card }: на столі { $count }
score-done = Готово
score-move = Перенести сюди: { row-name }
score-another = Ще одна
score-reset = Очистити стіл
score-share = Копіювати посилання
score-impossible = { $count ->
    [one] { $count } річ, якої у справжній грі не буває
    [few] { $count } речі, яких у справжній грі не буває
   *[many] { $count } речей, яких у справжній грі не буває
}
