### Reading the codes printed on cards.

code-reader-open = Odczytaj kod aparatem
code-reader-aim = Ustaw nadrukowany kod w ramce.
code-reader-searching = Szukam kodu…
code-reader-problem = { $problem ->
    [denied] Przeglądarka nie pozwala tej stronie używać aparatu. Zezwól na to w ustawieniach przeglądarki albo wpisz kod.
    [missing] Nie można użyć żadnego aparatu. Wpisz kod.
    [insecure] Aparat działa tylko na stronach z https. Wpisz kod.
    [no-code] Na tym zdjęciu nie znaleziono kodu. Wpisz kod.
   *[failed] Nie udało się odczytać kodu. Wpisz kod.
}
code-reader-torch = Latarka
code-reader-file = Wybierz zdjęcie
code-reader-close = Zamknij aparat
code-reader-private = Żadne zdjęcie nie opuszcza tego urządzenia.
code-reader-whole-cards = Rozpoznawaj całe karty
code-reader-aim-card = Ustaw kartę tak, by wypełniła ramkę. Aby aparat zapamiętał kartę, wpisz jej nadrukowany kod.
code-reader-printed-code = Nadrukowany kod tej karty
code-reader-remember = Zapamiętaj kartę
code-reader-pictures = { $count ->
    [one] Na tym urządzeniu zapisano zdjęcie jednej twojej karty.
   *[other] Liczba zdjęć twoich kart na tym urządzeniu: { $count }.
}
code-reader-forget = Usuń zdjęcia
