### Playing in the browser without a server, and the page without a network.

fault-not-running = Гру не запущено в цьому вікні. Спробуйте ще раз.

## Starting

python-loading = Завантаження правил… { $percent } %
python-starting = Запуск правил…
python-elsewhere = Gwint працює в іншому вікні цього браузера. Грати можна лише в одному вікні водночас.
python-continue-here = Грати в цьому вікні
python-failed = Не вдалося завантажити правила. Перевірте з’єднання.

## The page

shell-new-version = Нова версія сторінки готова.
home-one-screen = Удвох за одним екраном
home-online = Гра через інтернет
home-online-about = Столи з іншими гравцями — на сервері { $server }.
home-online-go = До столів
home-offline = Немає з’єднання із сервером
home-offline-about = Ігри, які ви почнете зараз, відбуватимуться в цьому браузері. Коли сервер знову відповідатиме, закінчені ігри буде додано до ваших ігор на ньому.
replays-records = Завантажені записи та ігри, зіграні без з’єднання
shell-uploaded = { $count ->
    [one] { $count } гра, зіграна без з’єднання, тепер серед ваших ігор на сервері.
    [few] { $count } гри, зіграні без з’єднання, тепер серед ваших ігор на сервері.
   *[many] { $count } ігор, зіграних без з’єднання, тепер серед ваших ігор на сервері.
}

## Settings

settings-data-here = Ваші дані в цьому браузері
settings-data-here-about = Ігри, колоди й налаштування зберігаються лише в цьому браузері. Експортуйте їх, щоб мати копію або перенести на інший пристрій.
settings-export = Експортувати все
settings-import = Імпортувати…
settings-import-question = Імпортувати { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[many] { $games } ігор
} та { $decks ->
    [one] { $decks } колоду
    [few] { $decks } колоди
   *[many] { $decks } колод
}? Нічого з того, що вже є тут, не зникне.
settings-import-do = Імпортувати
settings-imported = Файл імпортовано.
settings-erase = Видалити дані в цьому браузері
settings-erase-about = Усі ігри, колоди й налаштування в цьому браузері буде видалено. Цього не можна скасувати.
settings-server = Сервер для гри через інтернет
settings-server-about = Адреса сервера Gwint. Головна сторінка тоді веде до його столів.
settings-server-wrong = Адреса починається з https:// або http://.
