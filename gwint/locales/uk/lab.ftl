### What `gwint lab` prints, and the words of its reports.

lab-title = З лабораторії
lab-bots = Боти
lab-decks = Колоди
lab-games = Ігри
lab-draws = Нічиї
lab-toss = Результат того, хто виграв підкидання монети
lab-rating = Рейтинг
lab-rating-note = Рейтинг за шкалою Ело, середнє — 0: гравець, чий рейтинг на 100 вищий, виграє близько 64 ігор зі 100. Після ±: половина інтервалу 95 %, за інформацією Фішера.
lab-win-rate = Перемоги
lab-table = перемоги у відсотках, рядок проти стовпця
lab-table-note = Нічия рахується як половина перемоги. Після ±: половина інтервалу Вілсона 95 %.
lab-lengths = Скільки тривають ігри
lab-decisions = Рішень за гру
lab-balance-note = Кожну роздачу зіграно з усіх місць, причому починали по черзі всі гравці.
lab-seed = Початкове число
lab-speed = { $speed } ігор/с
lab-progress = Ігор: { $done } з { $all }; за секунду: { $speed }
lab-progress-open = Ігор: { $done }; за секунду: { $speed }
lab-compiling = Готуємо скомпільовану гру; уперше це забирає трохи часу.
lab-interrupted = Перервано; зігране збережено. Продовжити: { $command }
lab-played = Зіграно зараз: { $played }. Уже було в теці: { $stored }.
lab-saved = Ігри збережено в теці: { $folder }
lab-report = Подивитися в браузері: { $path }
lab-gain = Приріст
lab-with-card = З нею
lab-without-card = Без неї
lab-worth-note = Приріст: на скільки відсоткових пунктів зростає частка перемог, коли ця карта є на першій руці, до заміни, порівняно з пересічною картою колоди на її місці. Після ±: половина інтервалу Ньюкомба 95 %.
lab-verdict = { $kept ->
    [yes] Залишено: { $change }. Частка перемог — { $after } % замість { $before } % ({ $gain }, нових ігор: { $games }).
   *[no] Не доведено: { $change }. Частка перемог — { $after } %, раніше { $before } % ({ $gain }, нових ігор: { $games }).
}
lab-gpu-result = { $device } — ігор: { $games }, секунд: { $seconds }, ігор за секунду: { $speed }.
lab-ladder = Рейтинг ботів
lab-ladder-meetings = Хто з ким грав
lab-ladder-against = проти
lab-by-rules = За правилами
lab-by-decks = За колодами
lab-decks-starters = колоди для ознайомлення
lab-decks-random = випадкові колоди
lab-decks-mixed = колода для ознайомлення проти випадкової
lab-train-preparing = Готуються столи й компілюється гра. На пристрої CUDA це триває хвилину або дві.
lab-train-progress-start = { $minutes } з { $all } хв; рішень за секунду: { $speed }; ентропія: { $entropy }; похибка оцінки: { $loss }; перемоги: { $random } % проти випадкових ходів, { $share } % проти себе на початку сеансу
lab-train-progress-frozen = { $minutes } з { $all } хв; рішень за секунду: { $speed }; ентропія: { $entropy }; похибка оцінки: { $loss }; перемоги: { $random } % проти випадкових ходів, { $share } % проти замороженої мережі
lab-train-saved = Тренування збережено після { $minutes } хв. Продовжити: { $command }
lab-train-finished = Тренування завершено. Ваги мережі: { $path }
lab-exploit-arena = Останнє число — частка перемог проти найімовірніших ходів мережі. Силу самого бота виміряє: { $command }
lab-train-rates = Перемоги у відсотках
lab-train-random = проти випадкових ходів
lab-train-start = проти себе на початку сеансу
lab-train-frozen = проти замороженої мережі
lab-train-entropy = Ентропія стратегії
lab-train-losses = Функції втрат
lab-train-policy = стратегія
lab-train-value = оцінка
lab-train-belief = здогад про руку суперника
lab-train-magnet = відстань від магніту
lab-train-minutes = Хвилини тренування

fault-lab-missing = Лабораторію встановлено не повністю (бракує: { $module }). Установіть її командою: { $command }
fault-lab-bot-failed =
    { $reason }
    Початкове число гри: { $seed }.
fault-lab-mixed-bots = Скомпільовані стратегії (fast:…) можуть грати лише між собою, а не з іншими ботами: { $bots }.
fault-lab-policies-only-count = Скомпільовані стратегії (fast:…) не залишають ні записів, ні позицій: { $bots }. Назвіть інших ботів.
fault-lab-clairvoyant-duel = Ясновидець грає лише в дуелі, а не в цьому режимі: { $mode }.
fault-lab-nothing-to-compare = Нема чого порівнювати. Назвіть двох ботів або дві колоди.
fault-lab-no-meeting = Жодні дві з цих колод не можуть грати одна проти одної в цьому режимі: { $mode }.
fault-lab-deck = Цією колодою грати не можна: { $deck }.
    { $faults }
fault-lab-other-plan = У теці вже лежать ігри іншої арени або бота, чий файл відтоді змінився: { $folder }. Виберіть іншу теку.
fault-lab-changed-bot = Файл бота змінився, відколи зіграно ігри в цій теці: { $bots }. Замість продовжувати цю арену почніть нову в іншій теці: { $folder }
fault-lab-no-plan = У теці немає арени: { $folder }.
fault-lab-worker-died = Робочий процес щоразу аварійно завершувався на тих самих іграх: { $chunk } (спроб: { $tries }). Усі інші ігри збережено.
fault-lab-no-cluster = Кластер Ray недоступний: { $address }. Причина: { $reason }
fault-lab-no-ladder = У документі немає місця для рейтингу ботів: { $path }. Поставте ці два рядки там, де він має бути: { $begin } і { $end }
fault-lab-no-field = Немає колоди, проти якої можна грати.
fault-lab-no-driver = Тут немає пристрою CUDA: драйвер не встановлено ({ $driver }). Без пристрою «gwint lab arena» грає ті самі ігри на процесорі.
fault-lab-no-device = Тут немає пристрою CUDA: драйвер жодного не знайшов. Без пристрою «gwint lab arena» грає ті самі ігри на процесорі.
fault-learning-damaged = Тренування в цій теці пошкоджене: { $folder }. Причина: { $reason }
fault-learning-foreign = У теці є файли, але немає тренування (бракує { $file }): { $folder }. Виберіть іншу теку.
fault-learning-unwritable = Тренування не вдається зберегти: { $folder }. Причина: { $reason }. Остання повна контрольна точка збережена.
fault-learning-contradiction = Тренування в цій теці почалося з іншим значенням { $option }: { $folder }. Щоб продовжити його, не вказуйте цієї опції; інакше виберіть іншу теку.
fault-learning-no-device = PyTorch не знаходить пристрою CUDA. Тренуйте на процесорі з опцією --device cpu, а для проби — ще й з --small.
fault-learning-no-network = Бот «{ $bot }» не використовує мережі, тож тренувати мережу проти нього не можна. Можливі: { $legal }.
fault-simulation-bots = Укажіть одного бота для всіх місць або по одному на кожне. Місць: { $seats }, указано ботів: { $count }.
fault-simulation-no-bots = Укажіть принаймні одного бота.
fault-simulation-function = Функцію не можна передати кільком процесам: { $bot }. Укажіть бота файлом або модулем, наприклад my_bot.py:choose, або скористайтеся одним процесом.
