### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. Short words, for narrow columns.

play-total = siła
play-gems = znaczniki
play-points = punkty
play-hand = ręka
play-deck = talia
play-discard = odrzucone
play-passed = pas
play-leader = { $state ->
    [used] dowódca użyty
    [cancelled] dowódca zablokowany
    [passive] dowódca pasywny
   *[ready] dowódca nieużyty
}
play-weather = { $count ->
    [0] bez pogody
   *[other] pogoda: { $weather }
}
play-lead = { $count ->
    [0] po równo
   *[other] prowadzi { $player }: +{ $count }
}
play-row = { $row ->
    [close] starcie
    [ranged] zasięg
   *[siege] oblężenie
}
play-tag = { $tag ->
    [frost] mróz
    [fog] mgła
    [rain] deszcz
    [storm] sztorm
    [mardroeme] mardroeme
   *[horn] róg
}
play-hand-line = Ręka:
play-face-down = zakryte
play-leaders-left = pozostali dowódcy: { $count }
play-leader-last = ostatni: { $leader }

## The menu

play-ability = { $ability ->
    [agile] zręczność
    [medic] wskrzeszenie
    [morale-boost] morale
    [muster] braterstwo
    [spy] szpiegostwo
    [tight-bond] więź
    [commanders-horn] róg
    [scorch-row] pożoga rzędu
    [scorch] pożoga
    [summon-avenger] wezwanie
    [berserker] berserker
   *[mardroeme] mardroeme
}
play-unplayable = Teraz nie do zagrania: { $cards }
play-redraws = Pozostałe wymiany: { $count }.
play-more-events = · … (wpisz „przebieg”, aby zobaczyć wszystko)

## Prompts

play-prompt = Numer lub nazwa, ? – pomoc
play-prompt-page = , Enter – dalej ({ $page }/{ $pages })
play-enter = Enter – dalej
play-hand-over = Przekaż klawiaturę graczowi: { $player }. Potem naciśnij Enter.
play-yes = tak, t
play-resign-sure = Poddać rozgrywkę? (tak/nie)
play-name = { $letter ->
    [none] Gracz
   *[other] Gracz { $letter }
}
play-undo-person = W grze z drugą osobą ruchów się nie cofa.
play-undo-nothing = Nie masz jeszcze ruchu, który można by cofnąć.
play-why-nothing = { $named ->
    [yes] „{ $card }”: takiej karty nie ma na polu bitwy.
   *[no] Siła żadnej karty na polu bitwy nie jest zmieniona.
}
play-pile = Stos kart odrzuconych – { $player } ({ $count }): { $cards }
play-side-deck = Talia poboczna – { $player } ({ $count }): { $cards }
play-known = Na pewno na ręce – { $player } ({ $count }): { $cards }

## Starting a game

play-choose-deck = { $player }: wybierz talię.
play-choose-deck-prompt = Numer, plik albo kod talii; Enter – losowa talia >
play-deck-refused = Tą talią nie można grać – { $player } (z opcją --any-deck mimo to można):
play-meeting-refused = Te talie nie mogą się spotkać (z opcją --any-deck mimo to mogą):
play-choose-set = { $player }: wybierz frakcję, której całym zestawem zagrasz.
play-choose-set-prompt = Numer, frakcja, dowódca, plik albo kod talii; Enter – losowo >
play-choose-leader = { $player }: wybierz dowódcę.
play-choose-foe = Wybierz frakcję wirtualnego przeciwnika.
play-choose-prompt = Numer lub nazwa; Enter – losowo >
play-ignored = Zmienione opcje, które ten tryb pomija, bo ma własne zasady: { $options }.
play-partly = Zmienione opcje, które obowiązują tu częściowo lub z uzupełnieniem: { $options }.
play-opening = Wpisz „zasady”, aby zobaczyć zasady tego stołu, albo „?”, aby zobaczyć, co można wpisać.
play-found-saved = { $round ->
    [0] Czeka zapisana rozgrywka sprzed pierwszej rundy: { $players }.
   *[other] Czeka zapisana rozgrywka, runda { $round }: { $players }.
}
play-continue = Wznowić ją? { $usual ->
    [yes] (tak/nie, Enter – tak)
   *[no] (tak/nie, Enter – nie)
}
play-set-aside = Zapisana rozgrywka została odłożona. Aby ją wznowić: { $command }
play-program = W zapisanej rozgrywce jedno z miejsc zajmował program: { $program }. Zostanie uruchomiony tylko wtedy, gdy podasz go ponownie przez --against; do tego czasu gra bot: { $bot }.
play-broken = Zapisanej rozgrywki nie da się odczytać. Została odłożona jako { $path }:
    { $reason }

## Saving and ending

play-saved = Zapisano: { $path }
play-saved-game = Rozgrywka jest zapisana. Aby ją wznowić: { $command }
play-quit-unsaved = Wyjść bez zapisu? (tak/nie)
play-record-shown = Rozgrywki nie udało się zapisać. Oto jej zapis; zachowaj go w pliku:
play-round-totals = Runda { $round }: { $totals } ({ $players })
play-round-scores = Runda { $round }: { $totals }
play-exhausted = Nikt nie osiągnął celu, ale { $rounds ->
    [0] nikt nie może już nic zrobić
    [one] w ostatniej rundzie nikt nie zagrał karty ani nie użył dowódcy
    [few] w ostatnich { $rounds } rundach nikt nie zagrał karty ani nie użył dowódcy
   *[many] w ostatnich { $rounds } rundach nikt nie zagrał karty ani nie użył dowódcy
}: wygrywa gracz z największą liczbą punktów.
play-watch-again = Aby obejrzeć tę rozgrywkę jeszcze raz: { $command }
play-analyse = Aby zobaczyć, gdzie rozstrzygnęła się rozgrywka: { $command }

## Help

play-help-moves = Wpisz numer ruchu, jego nazwę albo część nazwy: „3”, „Talar”, „spasuj”. Nazwy mogą być w każdym z pięciu języków.
play-sign-changed = siła z karty i siła po uwzględnieniu pogody, więzi, morale i rogów
play-sign-hero = bohater: nic nie zmienia jego siły
play-sign-row = co działa w rzędzie
play-sign-gems = znaczniki porażki: każdy gracz traci jeden za każdą niewygraną rundę
play-sign-points = punkty zdobyte / potrzebne: punkt za każdego przeciwnika pokonanego w rundzie
play-sign-army = armia w jednym wierszu: siła całkowita, potem siła rzędów
play-sign-decoy = Manekin do ćwiczeń ↔ Ves: karta Ves trafia na twoją rękę
play-command-help = pomoc
play-command-hint = wskazówka, podpowiedź, w
play-command-why = dlaczego, czemu
play-command-field = pole, plansza
play-command-piles = stosy, stos, odrzucone
play-command-log = przebieg
play-command-rules = zasady
play-command-undo = cofnij
play-command-resign = poddaj
play-command-save = zapisz, zapis
play-command-quit = wyjdź, koniec
play-word-leader = dowódca, dowódcy
play-help-help = albo ?: ta pomoc; „? Ves”, „? 3”, „? dowódca”, „? więź” – objaśnienia
play-help-hint = najlepsze ruchy, każdy z szansą na wygraną i uzasadnieniem
play-help-why = „dlaczego Ves”: skąd się bierze siła tej karty; „dlaczego”: wszystkie zmienione karty
play-help-field = całe pole bitwy, bez skrótów
play-help-piles = stosy kart odrzuconych, talie poboczne i znane karty na rękach
play-help-log = wszystko, co się wydarzyło
play-help-rules = zasady tej rozgrywki
play-help-undo = cofnij swój ostatni ruch (w grze z botem)
play-help-resign = poddaj rozgrywkę
play-help-save = „zapisz PLIK”: zachowaj zapis rozgrywki
play-help-quit = zapisz i wyjdź; „gwint play” wznawia rozgrywkę

## Faults

fault-play-number = Nie ma ruchu numer { $number }; ruchy mają numery od 1 do { $most }.
fault-play-cannot-write = Nie można zapisać „{ $path }” ({ $reason }).
fault-play-cannot-read = Nie można odczytać „{ $path }” ({ $reason }).
fault-play-too-large = Plik „{ $path }” jest za duży jak na zapis rozgrywki.
fault-play-not-text = Plik „{ $path }” nie jest tekstem w UTF-8.
fault-play-not-a-record = Plik „{ $path }” już istnieje i nie jest zapisem rozgrywki. Wybierz inną nazwę.
fault-play-over-already = Rozgrywka w „{ $path }” jest zakończona; pokaże ją „gwint replay”.
fault-play-view = Nie ma widoku numer { $view }; są widoki od 1 do { $most } oraz *.
fault-play-players = Liczbę graczy wybiera się tylko w trybie ffa, a nie w trybie „{ $mode }”.
fault-play-seats = Liczba graczy podanych na pozostałe miejsca: { $count }, oczekiwana: { $expected }. Podaj jednego dla wszystkich albo po jednym na każde miejsce, po przecinku.
fault-play-alone = W tym trybie przeciwnik jest wirtualny i gra według stałych zasad. Pomiń --against.
fault-play-names = Liczba imion podanych dla pozostałych graczy: { $count }, oczekiwana: { $expected }.
fault-play-decks = Podano za dużo talii: każdy gracz ma jedną, a graczy jest { $seats }. Twoje talie: { $own }, pozostałe: { $others }.

## Replaying

replay-hand = Ręka – { $player }:
replay-start = Rozdanie, przed pierwszym ruchem (liczba ruchów: { $last })
replay-move = Ruch { $number } z { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Ruch { $number } z { $last }: { $player } cofa ruch
    [few] Ruch { $number } z { $last }: { $player } cofa { $count } ruchy
   *[many] Ruch { $number } z { $last }: { $player } cofa { $count } ruchów
}
replay-prompt = Enter dalej, p wstecz, 12 ruch, r2 runda, s start, e koniec, v1 v* widok, q >
