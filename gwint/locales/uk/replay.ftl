### The replays of finished games.

replay-opening = Відкриваємо повтор…
replay-failed = Цей повтор неможливо відкрити
replay-partial = Запис можна відтворити лише до цього місця. { $reason }
replay-to-table = До столу
replays-about = Кожну закінчену гру можна переглянути знову, крок за кроком. Можна також відкрити запис із файлу: виберіть його або перетягніть будь-куди на цю сторінку.
replays-empty = У вас ще немає закінчених ігор.
replay-controls = Відтворення
replay-to-start = На початок
replay-to-end = У кінець
replay-step-back = На крок назад
replay-step-forward = На крок уперед
replay-round-back = На раунд назад
replay-round-forward = На раунд уперед
replay-play = Відтворити
replay-pause = Пауза
replay-key-space = пробіл
replay-step = Крок
replay-rounds = Раунди
replay-game-round = { game-number } · { $round }
replay-between-games = Між іграми
replay-no-decks = Колоди ще не названо
replay-view = Вигляд
replay-view-open = Усі руки відкриті · внизу: { $player }
replay-view-seat = Очима гравця: { $player }
replay-branch = Грати далі звідси
replay-branch-about = Нова гра почнеться з кроку { $step } цієї гри. Хто грає?
replay-branch-me = Я, за цим екраном
replay-branch-shared = Кілька гравців за одним екраном: між ходами його закривають.
replay-branch-watch = Грають лише боти; ви дивитеся.
replay-share = Поділитися
replay-download = Завантажити запис
replay-load = Відкрити запис
replay-drop = Відпустіть запис тут
replay-more = Перебіг та інше
replay-verify = Перевірити роздачу
replay-verifying = Перевірка роздачі…
replay-verify-about = Ваш браузер перевіряє це сам і нічого не надсилає серверу. Але саму сторінку завантажено з цього сервера; команда «gwint verify» на вашому комп’ютері від нього не залежить.
replay-analyse = Аналізувати
replay-analysing = Аналіз гри: { $done } з { $of }
replay-analyse-stop = Перервати аналіз
replay-chance = Шанс на перемогу
replay-chart = Що показує графік
replay-mark = { $mark ->
    [best] Найкращий хід
    [good] Добрий хід
    [doubtful] Сумнівний хід
    [mistake] Помилка
   *[blunder] Груба помилка
}
replay-turning-point = Переломний момент
replay-turning-at = Переломний момент: крок { $step }
replay-better = Краще: { $move }
replay-loss = Зменшує шанс на перемогу на { $points ->
    [one] { $points } відсотковий пункт
    [few] { $points } відсоткові пункти
   *[many] { $points } відсоткових пунктів
}
