### The replays of finished games.

chronicle-title = Повтор
chronicle-opening = Повтор відкривається…
chronicle-closed = Цей повтор неможливо відкрити
chronicle-again = Спробувати ще раз
chronicle-to-table = До столу
chronicle-shelf = Повтори
chronicle-shelf-about = Кожну закінчену гру можна переглянути знову, крок за кроком. Можна також відкрити запис із файлу: виберіть його або перетягніть будь-куди на цю сторінку.
chronicle-shelf-empty = У вас ще немає закінчених ігор.
chronicle-turning = Відтворення
chronicle-first = На початок
chronicle-last = У кінець
chronicle-back = На крок назад
chronicle-on = На крок уперед
chronicle-round-back = На раунд назад
chronicle-round-on = На раунд уперед
chronicle-play = Відтворити
chronicle-pause = Пауза
chronicle-key-space = пробіл
chronicle-scrub = Крок
chronicle-strength = Загальна сила
chronicle-rounds = Раунди
chronicle-game = Гра { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Між іграми
chronicle-deck-won = перемогла
chronicle-no-decks = Колоди ще не названо
chronicle-look = Вигляд
chronicle-look-open = Усі руки відкриті · внизу: { $player }
chronicle-look-seat = Очима гравця: { $player }
chronicle-branch = Грати далі звідси
chronicle-branch-about = Нова гра почнеться з кроку { $step } цієї гри. Хто грає?
chronicle-branch-me = Я, за цим екраном
chronicle-branch-hot = Кілька гравців за одним екраном: між ходами його закривають.
chronicle-branch-watch = Грають лише боти; ви дивитеся.
chronicle-branch-begin = Почати
chronicle-share = Поділитися
chronicle-copied = Посилання скопійовано
chronicle-download = Завантажити запис
chronicle-load = Відкрити запис
chronicle-drop = Відпустіть запис тут
chronicle-more = Перебіг та інше
chronicle-analyse = Аналізувати
chronicle-analysing = Аналіз гри: { $done } з { $of }
chronicle-analyse-stop = Перервати аналіз
chronicle-chance = Шанс на перемогу
chronicle-curve = Що показує графік
chronicle-mark = { $mark ->
    [best] Найкращий хід
    [good] Добрий хід
    [doubtful] Сумнівний хід
    [mistake] Помилка
   *[blunder] Груба помилка
}
chronicle-turning-point = Переломний момент
chronicle-turning-points = Переломні моменти
chronicle-turning-at = Переломний момент: крок { $step }
chronicle-better = Краще: { $move }
chronicle-chances = Шанс: { $before } % → { $after } %
