### The table during a game, in the browser.

## Turns and moves

game-your-turn = Twój ruch
game-waiting = Ruch: { $players }
game-pass-sure = Na pewno spasować?
game-pass-again = Naciśnij jeszcze raz, aby spasować w tej rundzie.
game-hint = Podpowiedź
game-hint-thinking = Myślę…
game-hint-now = Szansa na wygraną teraz: { $chance }%
game-hint-after = Szansa po tym ruchu: { $after }%, teraz { $now }%
game-play = Zagraj: { $card }
game-put-back = Odłóż
game-about = O tej karcie: { $card }
game-unfold = Pokaż karty
game-fold = Pokaż stół
game-close = Zamknij

## Cards that can be looked at

game-pile-of = Stos kart odrzuconych ({ $player }): { $count }
game-deck-own = Twoja talia, w przypadkowej kolejności: { $count } ({ $player })
game-deck-of = Talia ({ $player }): { $count }. Znane karty:
game-nothing = Nie ma tu nic do obejrzenia.

## Players

game-virtual = Wirtualny przeciwnik
game-bot = { $bot ->
    [random] Losowy bot
    [greedy] Chciwy bot
    [apprentice] Uczeń
    [trader] Kupiec
    [captain] Kapitan
    [champion] Mistrz
   *[other] Bot { $bot }
}
game-clock = Pozostały czas: { $time }
game-out = Koniec czasu
game-gone-short = Już nie gra
game-away-short = Nieobecność: { $time }
game-away = Nieobecność ({ $time }): { $player }. Możesz poczekać albo grać dalej bez tej osoby.
game-gone = Już nie przy stole: { $player }.
game-seat-bot = Niech gra bot
game-claim = Zażądaj wygranej
game-reconnecting = Utracono połączenie. Łączę ponownie…
game-hand-over = Przekaż urządzenie: { $player }
game-i-am = Pokaż moje karty ({ $player })

## Offers

game-accept = Zgoda
game-decline = Odmów
game-withdraw = Wycofaj
game-offer-waits = Czekam na odpowiedź…

## The menu

game-menu = Menu stołu
game-log = Przebieg gry
game-take-back = Cofnij ostatni ruch
game-come-back = Wracam do gry
game-keys = Klawisze
game-rulebook = Zasady gry
game-resign = Poddaj grę
game-resign-game = Poddaj tylko tę rozgrywkę
game-resign-match = Poddaj mecz
game-leave = Opuść grę
game-go-on = Gram dalej
game-home = Strona główna
game-sure-resign = Na pewno się poddajesz? Tego nie można cofnąć.
game-sure-resign-game = Na pewno poddajesz tę rozgrywkę meczu? Mecz toczy się dalej.
game-sure-leave = Na pewno odchodzisz? Nie będzie można wrócić, a inni zagrają dalej bez ciebie.

## The end of a round, and of the game

game-round-won = Wygrywasz rundę
game-round-to = Rundę wygrywa: { $player }
game-round-tied = Remis w rundzie
game-result = Wynik
game-won = Zwycięstwo
game-shared = Wspólne zwycięstwo
game-lost = Porażka
game-drawn = Remis
game-winner = Zwycięża: { $player }
game-reading = Wczytuję historię gry…
game-no-story = Historii tej gry nie można teraz pokazać.
game-chart = Siła w trakcie gry
game-highest = Najwięcej: { $count }
game-decisive = Rozstrzygające ruchy
game-score = Wygrane rozgrywki
game-rematch = Rewanż
game-accept-rematch = Przyjmij rewanż
game-to-rematch = Do rewanżu
game-chronicle = Powtórka
game-share = Udostępnij
game-copied = Skopiowano link
game-record = Pobierz zapis
game-look = Wróć do stołu
game-new = Nowa gra

## The tournament match

game-match = Mecz
game-game = Rozgrywka { $game }
game-name-deck = Wybierz talię na rozgrywkę { $game }.
game-names-deck = Wybiera talię na rozgrywkę { $game }: { $player }
game-retired = Wygrała – już nie gra
game-named = Wybrana
game-none-named = Nie wskazano jeszcze żadnej talii.

## Keys

game-key-arrows = Poruszaj się po stole
game-key-enter = Weź kartę, zagraj ją, naciśnij przycisk
game-key-escape = Odłóż kartę, zamknij okno
game-key-digits = Weź kartę o tym numerze
game-key-look = Obejrzyj kartę z bliska
game-key-pass = Spasuj (dwa razy)
game-key-hint = Poproś o podpowiedź
game-key-leader = Użyj dowódcy (dwa razy)
game-key-hand = Przejdź do ręki
game-key-log = Przebieg gry
game-key-menu = Menu stołu
game-key-help = Te klawisze
game-key-touch = Na ekranie dotykowym: stuknij kartę, a potem podświetlone miejsce, albo ją tam przeciągnij; przytrzymaj kartę, aby ją obejrzeć.
