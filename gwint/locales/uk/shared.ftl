### Words and names that several screens use.

## Buttons

action-try-again = Спробувати ще раз
action-play-now = Грати зараз
action-begin = Почати
action-start-page = На головну
action-share = Поділитися
action-remove = Вилучити
action-close = Закрити

## Labels

label-one-moment = Одну мить…
label-link-copied = Посилання скопійовано
label-rules = Правила
label-keys = Клавіші
label-score-counter = Лічильник сили
label-replays = Повтори
label-replay = Повтор
label-table = Стіл
label-mode = Режим
label-players = Гравці
label-card = Карта
label-cards = Карти
label-heroes = Герої
label-units = Загони
label-special-cards = Особливі карти
label-card-kinds = Види карт
label-copies = Примірники
label-rows = Ряди
label-ability = Ефект
label-abilities = Ефекти
label-faction = Фракція
label-leaders = Лідери
label-id = ID
label-own-decks = Ваші колоди
label-starter-decks = Колоди для ознайомлення
label-deck-won = виграла
label-virtual-opponent = Віртуальний суперник
label-total-strength = Загальна сила
label-turning-points = Переломні моменти
label-tie = Нічия

## Names

round-title = { $round ->
    [0] Перед першим раундом
   *[other] Раунд { $round }
}
game-number = Гра { $game }
random-deck-name = Випадкова: { $faction }
deck-count = { $counted ->
    [cards] { label-cards }
    [units] Загони й герої
    [heroes] { label-heroes }
    [specials] { label-special-cards }
    [spies] Шпигуни
    [medics] Медики
   *[strength] Загальна сила
}
