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
game-discard = Odrzuć
game-put-back = Odłóż
game-about = O tej karcie: { $card }
game-show-cards = Pokaż karty
game-show-table = Pokaż stół

## Cards that can be looked at

game-pile-of = Stos kart odrzuconych ({ $player }): { $count }
game-deck-own = Twoja talia, w przypadkowej kolejności: { $count } ({ $player })
game-deck-of = Talia ({ $player }): { $count }. Znane karty:
game-nothing = Nie ma tu nic do obejrzenia.

## Players

game-bot = { $bot ->
    [random] { bot-random }
    [greedy] { bot-greedy }
    [novice] { bot-novice }
    [apprentice] { bot-apprentice }
    [trader] { bot-trader }
    [sergeant] { bot-sergeant }
    [captain] { bot-captain }
    [marshal] { bot-marshal }
    [network] { bot-network }
    [network-search] { bot-network-search }
    [champion] { bot-champion }
    [goose-girl] { bot-goose-girl }
    [ferryman] { bot-ferryman }
    [beekeeper] { bot-beekeeper }
    [innkeeper] { bot-innkeeper }
    [charcoal-burner] { bot-charcoal-burner }
    [bell-founder] { bot-bell-founder }
    [smuggler] { bot-smuggler }
    [astronomer] { bot-astronomer }
   *[other] Bot { $bot }
}
game-clock = Pozostały czas: { $time }
game-time-out = Koniec czasu
game-left-short = Już nie gra
game-away-short = Nieobecność: { $time }
game-bot-queued = Czeka w kolejce
game-bot-queued-why = Boty są zajęte przy innych stołach; ten czeka na swoją kolej.
game-away = Nieobecność ({ $time }): { $player }. Możesz poczekać albo grać dalej bez tej osoby.
game-left = Stół opuścił gracz: { $player }.
game-seat-bot = Niech gra bot
game-claim = Zażądaj wygranej
game-reconnecting = Utracono połączenie. Łączę ponownie…
game-hand-over = Przekaż urządzenie graczowi: { $player }
game-show-hand = Pokaż moje karty ({ $player })

## Offers

game-accept = Zgoda
game-decline = Odmowa
game-withdraw = Wycofaj
game-offer-waits = Czekam na odpowiedź…

## The menu

game-menu = Menu stołu
game-mute = Wycisz
game-log = Przebieg rozgrywki
game-take-back = Cofnij ostatni ruch
game-come-back = Wracam do gry
game-rulebook = Zasady gry
game-resign = Poddaj rozgrywkę
game-resign-game = Poddaj tylko tę rozgrywkę
game-resign-match = Poddaj mecz
game-leave = Opuść rozgrywkę
game-continue = Gram dalej
game-sure-resign = Na pewno się poddajesz? Tego nie można cofnąć.
game-sure-resign-game = Na pewno poddajesz tę rozgrywkę meczu? Mecz toczy się dalej.
game-sure-leave = Na pewno odchodzisz? Nie będzie można wrócić, a inni zagrają dalej bez ciebie.

## The end of a round, and of the game

game-round-won = Wygrywasz rundę
game-round-to = Rundę wygrywa: { $player }
game-round-tied = Remis w rundzie
game-round-higher = Najwyższa siła całkowita: { $total }
game-round-equal = { $scored ->
    [gems] Równa siła – każdy traci jeden znacznik porażki.
   *[points] Równa siła.
}
game-round-nilfgaard = Równa siła, a rundy zremisowane wygrywa Nilfgaard.
game-round-stayed = Dzięki zdolności Potworów na polu bitwy zostaje: { $card }
game-round-rewarded = Królestwa Północy dobierają kartę za wygraną rundę.
game-first-turn = Rozpoczyna: { $player }
game-decides-start = O tym, kto rozpocznie, decyduje { $player }.
game-result = Wynik
game-won = Zwycięstwo
game-shared = Wspólne zwycięstwo
game-lost = Porażka
game-winner = Zwycięża: { $player }
game-loading-history = Wczytuję historię rozgrywki…
game-no-history = Historii tej rozgrywki nie można teraz pokazać.
game-chart = Siła w trakcie rozgrywki
game-highest = Maksimum: { $count }
game-decisive = Rozstrzygające ruchy
game-nothing-decisive = Żaden ruch nie był poważnym błędem.
game-score = Wygrane rozgrywki
game-rematch = Rewanż
game-accept-rematch = Zgódź się na rewanż
game-to-rematch = Do rewanżu
game-replay = Powtórka
game-record = Pobierz zapis
game-view-table = Wróć do stołu
game-new = Nowa rozgrywka

## The tournament match

game-match = Mecz
game-name-deck = Wybierz talię na rozgrywkę { $game }.
game-choosing-deck = Wybiera talię na rozgrywkę { $game }: { $player }
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
game-key-help = Pokaż te klawisze
game-key-touch = Na ekranie dotykowym: dotknij karty, a potem podświetlonego miejsca, albo ją tam przeciągnij; przytrzymaj kartę, aby obejrzeć ją z bliska.
