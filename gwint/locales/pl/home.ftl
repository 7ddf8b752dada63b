### The pages around the game: home, waiting room, settings, and what every page shares.

## Every page

nav-decks = Talie
player-nameless = Wędrowiec
fault-no-answer = Serwer nie odpowiada. Strona sama spróbuje ponownie.
nav-title = Nawigacja
shell-notifications = Powiadomienia
shell-dismiss = Zamknij powiadomienie
shell-outdated = Ta strona jest nieaktualna
shell-updated = Serwer został zaktualizowany. Wczytaj stronę ponownie, aby grać dalej.
shell-reload = Wczytaj ponownie
shell-copy = Kopiuj
shell-copied = Skopiowano.
shell-not-copied = Przeglądarka nie pozwala kopiować: tekst jest zaznaczony, skopiuj go ręcznie.
shell-send = Wyślij
shell-qr = Adres jako kod QR
shell-address = Adres
not-found-title = Nic tu nie ma
not-found-text = Pod tym adresem nie ma żadnej strony. Może zgubiła się część linku.

## Home

home-title = Gra karciana z karczm Kontynentu
home-friend = Ze znajomym
home-continue = Graj dalej: { $players }
home-more = Więcej…
home-guide = Pierwsza rozgrywka z przewodnikiem
home-guide-about = Nauka przez grę, w kilka minut
home-running = Rozgrywki w toku
home-over = Zakończone rozgrywki
home-over-all = Wszystkie zakończone rozgrywki
home-replay = Obejrzyj powtórkę
home-phase = { $phase ->
    [turn] Twój ruch
    [waiting] Czeka na graczy
    [interrupted] Przerwana
   *[playing] Ruch przeciwnika
}
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny, wybierając „Więcej…”.
home-free-seats = Wolne miejsca: { $count }
home-links = Odkryj więcej
home-decks-about = Buduj talie i przechowuj je
home-rules-about = Wszystkie zasady i karty z objaśnieniami
home-score-about = Liczy za ciebie siłę, gdy grasz drukowanymi kartami
home-referee-about = Pilnuje przebiegu gry, gdy dwie osoby grają drukowanymi kartami
home-box-about = Wyrównane talie z jednego pudełka, listy kart i ściągawka do wydruku
home-replays-about = Zakończone rozgrywki ruch po ruchu: rozegrane tutaj albo wczytane z pliku

## A new table

new-game-title = Otwórz stół
new-game-mode = Tryb gry
new-game-options = { $count ->
    [0] Poszczególne opcje
   *[other] Poszczególne opcje (zmienione: { $count })
}
new-game-options-reset = Przywróć ustawienia zestawu
new-game-less = Mniej: { $option }
new-game-more = Więcej: { $option }
new-game-ignored = Ten tryb ma tu własną zasadę.
new-game-partly = { $holds ->
    [built] Dotyczy talii zbudowanych samodzielnie.
    [person] Dotyczy ciebie, a nie wirtualnego przeciwnika.
    [ordinary] Dotyczy ciebie oraz tych dowódców wirtualnego przeciwnika, którzy nie mają w trybie solo własnego działania.
   *[advanced] Dochodzą do tego ograniczenia zaawansowanych zasad budowania talii.
}
new-game-link-player = Ktoś z linkiem
new-game-device-player = Ktoś na tym urządzeniu
new-game-name = Imię gracza
new-game-any-deck = { $count ->
    [one] Dowolna talia – wybierz inną
   *[other] Dowolne talie – wybierz inne
}
new-game-opponent = Frakcja wirtualnego przeciwnika
new-game-random = Losowo
new-game-clock = Zegar
new-game-clock-none = Bez zegara
new-game-clock-set = { $minutes } min plus { $seconds } s na ruch
new-game-hints = Podpowiedzi
new-game-hints-for = { $hints ->
    [always] dla wszystkich
    [alone] tylko dla grających w pojedynkę
   *[never] dla nikogo
}
new-game-open = Otwórz stół

## The waiting room

room-error = { $kind ->
    [no-such-table] Nie ma takiego stołu
    [no-spectators] Rozgrywka prywatna
    [no-answer] Brak połączenia
    [table-phase] Ten stół jest zamknięty
   *[other] To się nie udało
}
room-seat-gone = Twoje miejsce przy tym stole zostało zwolnione albo przeniesione na inne urządzenie.
room-lost = Utracono połączenie – ponawiam próbę…
room-full = Wszystkie miejsca są zajęte. Możesz zostać i się przyglądać.
room-full-shut = Wszystkie miejsca są zajęte, a ten stół jest zamknięty dla widzów.
room-free-seat-for-you = Jest tu miejsce dla ciebie: siadaj!
room-free-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
   *[other] Wolne miejsca: { $count }
}
room-waiting = Czekamy, aż wszyscy będą gotowi
room-waiting-away = Wszyscy są gotowi; rozgrywka zacznie się, gdy wszyscy wrócą
room-seat = Miejsce { $number }
room-team = Drużyna { $number }
room-free = Wolne
room-is-ready = Gotowe
room-choosing = Wybiera talię
room-away = Chwilowa nieobecność
room-sit = Usiądź
room-sit-here-too = Dodaj drugiego gracza na tym urządzeniu
room-vacate = Zwolnij miejsce
room-choose-deck = Wybierz talię
room-ready = Gramy!
room-not-ready = Jeszcze nie
room-stand = Opuść miejsce
room-invite = Zaproś
room-invite-how = Kto otworzy ten link, może zająć miejsce.
room-table = Stół
room-listed = Może dołączyć każdy, nie tylko osoby z linkiem
room-spectators = Widzowie mogą się przyglądać
room-hints = { $hints ->
    [always] Podpowiedzi dla wszystkich
   *[never] Bez podpowiedzi
}
room-open = { $listed ->
    [yes] Otwarty dla wszystkich
   *[no] Tylko przez link
}
table-from-position = Rozgrywka od wybranego ustawienia; kto otworzył stół, może znać wszystkie karty
table-from-position-short = od wybranego ustawienia
table-deal-unproven = Uczciwość rozdania niepotwierdzona: nie wszyscy dołożyli swoją liczbę losową
room-close = Zamknij stół

## Choosing decks

deck-whole-sets = Całe zestawy
deck-whole = Cały zestaw: { $faction }
deck-others = Inna talia
deck-random = Losowa talia
deck-paste = Wklej kod talii albo talię jako tekst
deck-pasted = Wklejona talia
deck-use = Użyj tej talii
deck-three = Wybrano: { $count } z 3
deck-use-three = Użyj tych trzech

## Another device

move-title = Przenieś na inne urządzenie
move-how = Otwórz ten link na drugim urządzeniu w ciągu { $minutes } min. Działa tylko raz i przenosi tam twoje miejsce.
move-here = Kontynuować rozgrywkę na tym urządzeniu? Na poprzednim nie będzie już otwarta.
move-take = Graj dalej tutaj

## Settings

settings-title = Ustawienia
settings-name = Twoje imię
settings-language = Język
settings-theme = Motyw
settings-theme-name = { $theme ->
    [dark] Blask świec
    [light] Światło dnia
   *[auto] Jak w systemie
}
settings-speed = Animacja
settings-speed-name = { $speed ->
    [slow] Powolna
    [fast] Szybka
    [none] Bez animacji
   *[normal] Zwykła
}
settings-volume = Dźwięki
settings-silent = Wyłączone
settings-ambience = Gwar karczmy w tle
settings-music = Muzyka
settings-confirm-pass = Pytaj przed spasowaniem
settings-drag = Pozwól zagrywać karty przez przeciąganie
settings-dialogue = Pozwól przeciwnikom mówić przy stole
settings-camera-codes = Odczytuj nadrukowane kody aparatem (eksperymentalne)
settings-notify = Powiadom mnie o moim ruchu, gdy strona jest w tle
settings-notify-denied = Przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.

## Keys

keys-help = Pokaż tę listę
keys-tab = Do następnego przycisku albo pola
keys-enter = Naciśnij albo wybierz
keys-escape = Zamknij albo cofnij wybór
keys-table = Przy stole ten sam klawisz pokazuje klawisze, których można tam użyć.

## Report a problem

report-title = Zgłoś problem
report-how = Ten tekst pomaga znaleźć problem. Nic nie jest wysyłane: skopiuj tekst i przekaż go dalej z kilkoma słowami o tym, co się stało.
report-with-table = Dołącz stół tak, jak go widzisz
