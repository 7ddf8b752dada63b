### The replays of finished games.

replay-opening = Otwieranie powtórki…
replay-failed = Tej powtórki nie można otworzyć
replay-partial = Zapis można odtworzyć tylko do tego miejsca. { $reason }
replay-to-table = Do stołu
replays-about = Każdą zakończoną rozgrywkę można obejrzeć jeszcze raz, krok po kroku. Można też wczytać zapis rozgrywki z pliku: wybierz go albo upuść w dowolnym miejscu tej strony.
replays-empty = Żadna z twoich rozgrywek nie jest jeszcze zakończona.
replay-controls = Odtwarzanie
replay-to-start = Na początek
replay-to-end = Na koniec
replay-step-back = Krok wstecz
replay-step-forward = Krok naprzód
replay-round-back = Rundę wstecz
replay-round-forward = Rundę naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-key-space = spacja
replay-step = Krok
replay-rounds = Rundy
replay-game-round = { game-number } · { $round }
replay-between-games = Między rozgrywkami
replay-no-decks = Nie wskazano jeszcze talii
replay-view = Widok
replay-view-open = Wszystkie ręce odkryte · na dole: { $player }
replay-view-seat = Oczami gracza: { $player }
replay-branch = Graj dalej stąd
replay-branch-about = Nowa rozgrywka zacznie się od kroku { $step } tej rozgrywki. Kto gra?
replay-branch-me = Ja, przy tym ekranie
replay-branch-shared = Kilka osób gra przy jednym ekranie: między turami jest on zasłaniany.
replay-branch-watch = Grają same boty; ty patrzysz.
replay-share = Udostępnij link
replay-download = Pobierz zapis
replay-load = Wczytaj zapis
replay-drop = Upuść zapis tutaj
replay-more = Przebieg i więcej
replay-verify = Sprawdź rozdanie
replay-verifying = Sprawdzanie rozdania…
replay-verify-about = Twoja przeglądarka sprawdza to sama i nie wysyła niczego do serwera. Sama strona pochodzi jednak z tego serwera; polecenie „gwint verify” na twoim komputerze od niego nie zależy.
replay-analyse = Analizuj
replay-analysing = Analiza rozgrywki: { $done } z { $of }
replay-analyse-stop = Przerwij analizę
replay-chance = Szansa na wygraną
replay-chart = Co pokazuje wykres
replay-mark = { $mark ->
    [best] Najlepszy ruch
    [good] Dobry ruch
    [doubtful] Wątpliwy ruch
    [mistake] Błąd
   *[blunder] Gruby błąd
}
replay-turning-point = Punkt zwrotny
replay-turning-at = Punkt zwrotny: krok { $step }
replay-better = Lepiej: { $move }
replay-loss = Zmniejsza szansę na wygraną o { $points ->
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
   *[many] { $points } punktów procentowych
}
