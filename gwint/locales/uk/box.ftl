### Evenings with one box: balanced decks, pull lists and registration sheets.

## The page

box-title = Колоди з однієї коробки
box-how = Кожен грає іншою фракцією, тож досить однієї коробки: жодна карта не потрібна двічі. Колоди випадкові, відповідають правилам і приблизно однаково сильні.
box-draw = Скласти колоди навмання
box-draw-all = Скласти всі заново
box-draw-one = Скласти заново: { $faction }
box-again = Скласти заново
box-any-faction = Будь-яка фракція
box-worth = Цінність колоди
box-worth-how = Цінність колоди — це середня цінність карти, виражена в силі, з урахуванням лідера й фракції. З випадковими колодами схожої цінності боти виграють приблизно однаково часто.
box-reference = Пам’ятка з правил

## Printed lists

box-print = Надрукувати списки
box-print-pull-lists = Надрукувати списки карт
box-print-registrations = Надрукувати реєстраційні бланки
box-pull-list = Список карт із коробки
box-pull-list-how = Вийміть ці карти з набору фракції; їх подано за порядком надрукованих кодів.
box-of = { $copies } з { $printed }
box-registration = Реєстрація колоди
box-event = Турнір
box-date = Дата
box-player-signature = Підпис гравця
box-judge-signature = Підпис судді

## Starter decks of the box

box-starters = Колоди для ознайомлення з вашої коробки
box-starters-how = Карти колоди для ознайомлення кожної фракції мають білу зірочку. Виберіть фракцію й додайте всі карти із зірочкою; колоду буде збережено серед ваших, і її можна буде вибрати за будь-яким столом.
box-starter-name = Колода для ознайомлення з коробки: { $faction }
