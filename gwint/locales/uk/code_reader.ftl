### Reading the codes printed on cards.

code-reader-open = Зчитати код камерою
code-reader-aim = Тримайте надрукований код у рамці.
code-reader-searching = Пошук коду…
code-reader-problem = { $problem ->
    [denied] Браузер не дозволяє цій сторінці користуватися камерою. Дозвольте це в налаштуваннях браузера або введіть код.
    [missing] Немає доступної камери. Введіть код.
    [insecure] Камера працює лише на сторінках із https. Введіть код.
    [no-code] На цьому зображенні коду не знайдено. Введіть код.
   *[failed] Не вдалося зчитати код. Введіть його.
}
code-reader-torch = Світло
code-reader-file = Вибрати зображення
code-reader-close = Закрити камеру
code-reader-private = Зображення не залишають цього пристрою.
code-reader-whole-cards = Розпізнавати цілі карти
code-reader-aim-card = Тримайте карту так, щоб вона заповнила рамку. Щоб навчити камеру карті, введіть її надрукований код.
code-reader-printed-code = Надрукований код цієї карти
code-reader-remember = Запам’ятати карту
code-reader-pictures = На цьому пристрої збережено зображень ваших карт: { $count }.
code-reader-forget = Видалити зображення
