### The replays of finished games.

chronicle-title = Powtórka
chronicle-opening = Otwieranie powtórki…
chronicle-closed = Tej powtórki nie można otworzyć
chronicle-again = Spróbuj ponownie
chronicle-to-table = Do stołu
chronicle-shelf = Powtórki
chronicle-shelf-about = Każdą zakończoną rozgrywkę można obejrzeć jeszcze raz, krok po kroku. Można też wczytać zapis rozgrywki z pliku: wybierz go albo upuść w dowolnym miejscu tej strony.
chronicle-shelf-empty = Żadna z twoich rozgrywek nie jest jeszcze zakończona.
chronicle-turning = Odtwarzanie
chronicle-first = Na początek
chronicle-last = Na koniec
chronicle-back = Krok wstecz
chronicle-on = Krok naprzód
chronicle-round-back = Rundę wstecz
chronicle-round-on = Rundę naprzód
chronicle-play = Odtwarzaj
chronicle-pause = Pauza
chronicle-key-space = spacja
chronicle-scrub = Krok
chronicle-strength = Siła całkowita
chronicle-rounds = Rundy
chronicle-game = Rozgrywka { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Między rozgrywkami
chronicle-deck-won = wygrała
chronicle-no-decks = Nie wskazano jeszcze talii
chronicle-look = Widok
chronicle-look-open = Wszystkie ręce odkryte · na dole: { $player }
chronicle-look-seat = Oczami gracza: { $player }
chronicle-branch = Graj dalej stąd
chronicle-branch-about = Nowa rozgrywka zacznie się od kroku { $step } tej rozgrywki. Kto gra?
chronicle-branch-me = Ja, przy tym ekranie
chronicle-branch-hot = Kilka osób gra przy jednym ekranie: między turami jest on zasłaniany.
chronicle-branch-watch = Grają same boty; ty patrzysz.
chronicle-branch-begin = Zacznij
chronicle-share = Udostępnij link
chronicle-copied = Skopiowano link
chronicle-download = Pobierz zapis
chronicle-load = Wczytaj zapis
chronicle-drop = Upuść zapis tutaj
chronicle-more = Przebieg i więcej
chronicle-analyse = Analizuj
chronicle-analysing = Analiza rozgrywki: { $done } z { $of }
chronicle-analyse-stop = Przerwij analizę
chronicle-chance = Szansa na wygraną
chronicle-curve = Co pokazuje wykres
chronicle-mark = { $mark ->
    [best] Najlepszy ruch
    [good] Dobry ruch
    [doubtful] Wątpliwy ruch
    [mistake] Błąd
   *[blunder] Gruby błąd
}
chronicle-turning-point = Punkt zwrotny
chronicle-turning-points = Punkty zwrotne
chronicle-turning-at = Punkt zwrotny: krok { $step }
chronicle-better = Lepiej: { $move }
chronicle-chances = Szansa: { $before }% → { $after }%
