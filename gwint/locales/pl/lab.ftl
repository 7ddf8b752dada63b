### What `gwint lab` prints, and the words of its reports.

lab-title = Z laboratorium
lab-bots = Boty
lab-decks = Talie
lab-games = Gry
lab-draws = Remisy
lab-toss = Wynik zwycięzcy rzutu monetą
lab-rating = Ocena
lab-rating-note = Oceny w skali Elo, średnia to 0: gracz z oceną wyższą o 100 punktów wygrywa około 64 gier na 100. Po znaku ±: połowa 95-procentowego przedziału ufności obliczonego z informacji Fishera dla tego dopasowania.
lab-win-rate = Wygrane
lab-table = wygrane w procentach, wiersz przeciw kolumnie
lab-table-note = Remis liczy się jako pół wygranej. Po znaku ±: połowa 95-procentowego przedziału ufności Wilsona.
lab-lengths = Długość gier
lab-decisions = Decyzje w grze
lab-balance-note = Każde rozdanie rozegrano ze wszystkich miejsc i z każdym z graczy jako rozpoczynającym.
lab-seed = Ziarno losowe
lab-speed = { $speed } gier/s
lab-progress = Gry: { $done } z { $all }; na sekundę: { $speed }
lab-progress-open = Gry: { $done }; na sekundę: { $speed }
lab-compiling = Kompilowanie gry; za pierwszym razem trwa to dłuższą chwilę.
lab-interrupted = Przerwano; rozegrane gry są zachowane. Aby kontynuować: { $command }
lab-played = Gry rozegrane teraz: { $played }. Gry już zapisane w folderze: { $stored }.
lab-saved = Gry są zachowane w: { $folder }
lab-report = Obejrzyj w przeglądarce: { $path }
lab-gain = Zysk
lab-with-card = Z nią
lab-without-card = Bez niej
lab-worth-note = Zysk: o ile punktów procentowych rośnie odsetek wygranych, gdy karta jest na pierwszej ręce, przed wymianą, w porównaniu z przeciętną kartą talii na jej miejscu. Po znaku ±: połowa 95-procentowego przedziału ufności Newcombe’a.
lab-verdict = { $kept ->
    [yes] Zachowano: { $change }. Wygrywa { $after }% gier zamiast { $before }% ({ $gain }, nowe gry: { $games }).
   *[no] Nie potwierdzono: { $change }. Wygrywa { $after }% gier, wcześniej { $before }% ({ $gain }, nowe gry: { $games }).
}
lab-gpu-result = { $device } – gry: { $games }, sekundy: { $seconds }, gry na sekundę: { $speed }.
lab-ladder = Ranking botów
lab-ladder-meetings = Kto z kim grał
lab-ladder-against = przeciw
lab-by-rules = Według zasad
lab-by-decks = Według talii
lab-decks-starters = rekomendowane zestawy kart
lab-decks-random = losowe talie
lab-decks-mixed = rekomendowany zestaw kart przeciw losowej talii
lab-train-preparing = Przygotowywanie stołów i kompilowanie gry. Na urządzeniu CUDA trwa to minutę lub dwie.
lab-train-progress-start = { $minutes } z { $all } min; decyzje na sekundę: { $speed }; entropia: { $entropy }; błąd wartości: { $loss }; wygrywa { $random }% gier z losowymi ruchami, { $share }% ze sobą z początku sesji
lab-train-progress-frozen = { $minutes } z { $all } min; decyzje na sekundę: { $speed }; entropia: { $entropy }; błąd wartości: { $loss }; wygrywa { $random }% gier z losowymi ruchami, { $share }% z zamrożoną siecią
lab-train-saved = Trening zapisano po { $minutes } min. Aby kontynuować: { $command }
lab-train-finished = Trening jest zakończony. Wagi sieci: { $path }
lab-exploit-arena = Ostatni wynik uzyskano przeciw najbardziej prawdopodobnym ruchom sieci. Jak wypada sam bot, zmierzy polecenie: { $command }
lab-train-rates = Wygrane w procentach
lab-train-random = z losowymi ruchami
lab-train-start = ze sobą z początku sesji
lab-train-frozen = z zamrożoną siecią
lab-train-entropy = Entropia strategii
lab-train-losses = Funkcje straty
lab-train-policy = strategia
lab-train-value = wartość
lab-train-belief = domysł o ręce przeciwnika
lab-train-magnet = odległość od magnesu
lab-train-minutes = Minuty treningu

fault-lab-missing = Laboratorium nie jest w pełni zainstalowane (brakuje: { $module }). Zainstaluj je poleceniem: { $command }
fault-lab-bot-failed =
    { $reason }
    Ziarno tej gry: { $seed }.
fault-lab-mixed-bots = Skompilowane strategie (fast:…) grają tylko ze sobą, nie z innymi botami: { $bots }.
fault-lab-policies-only-count = Skompilowane strategie (fast:…) nie zostawiają zapisów ani pozycji: { $bots }. Podaj inne boty.
fault-lab-clairvoyant-duel = Jasnowidz gra tylko w pojedynkach, nie w tym trybie: { $mode }.
fault-lab-nothing-to-compare = Nie ma czego porównywać. Podaj dwa boty albo dwie talie.
fault-lab-no-meeting = Żadne dwie z tych talii nie mogą grać przeciwko sobie w tym trybie: { $mode }.
fault-lab-deck = Tą talią nie wolno grać: { $deck }.
    { $faults }
fault-lab-other-plan = W folderze są już gry innej areny albo bota, którego plik od tego czasu się zmienił: { $folder }. Podaj inny folder.
fault-lab-changed-bot = Od czasu rozegrania gier z tego folderu zmienił się plik bota: { $bots }. Zamiast kontynuować tę arenę, zacznij nową w innym folderze: { $folder }
fault-lab-no-plan = W folderze nie ma areny: { $folder }.
fault-lab-worker-died = Proces roboczy za każdym razem kończył się awarią na tych samych grach (próby: { $tries }): { $chunk }. Wszystkie inne gry są zachowane.
fault-lab-no-cluster = Nie można połączyć się z klastrem Ray: { $address }. Przyczyna: { $reason }
fault-lab-no-ladder = W dokumencie nie ma miejsca na ranking botów: { $path }. Wstaw te dwa wiersze tam, gdzie ma być: { $begin } i { $end }
fault-lab-no-field = Nie ma talii, przeciw której można by grać.
fault-lab-no-driver = Nie ma tu urządzenia CUDA: sterownik nie jest zainstalowany ({ $driver }). Bez urządzenia „gwint lab arena” rozgrywa te same gry na procesorze.
fault-lab-no-device = Nie ma tu urządzenia CUDA: sterownik żadnego nie znalazł. Bez urządzenia „gwint lab arena” rozgrywa te same gry na procesorze.
fault-learning-damaged = Trening w tym folderze jest uszkodzony: { $folder }. Przyczyna: { $reason }
fault-learning-foreign = W folderze są pliki, ale nie ma treningu (brakuje { $file }): { $folder }. Podaj inny folder.
fault-learning-unwritable = Nie można zapisać treningu: { $folder }. Przyczyna: { $reason }. Ostatni pełny punkt kontrolny jest zachowany.
fault-learning-contradiction = Trening w tym folderze zaczął się z inną wartością { $option }: { $folder }. Pomiń tę opcję, aby go kontynuować, albo podaj inny folder.
fault-learning-no-device = PyTorch nie znajduje urządzenia CUDA. Trenuj na procesorze z opcją --device cpu, a na próbę także z --small.
fault-learning-no-network = Bot „{ $bot }” nie używa sieci, więc nie można przeciw niemu trenować. Możliwe: { $legal }.
fault-simulation-bots = Podaj jednego bota dla wszystkich miejsc albo po jednym na miejsce. Miejsca: { $seats }, podane boty: { $count }.
fault-simulation-no-bots = Podaj co najmniej jednego bota.
fault-simulation-function = Funkcji nie można przekazać kilku procesom: { $bot }. Podaj bota przez plik albo moduł, na przykład my_bot.py:choose, albo użyj jednego procesu.
