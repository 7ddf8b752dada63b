### Words and names that several screens use.

## Buttons

action-try-again = Spróbuj ponownie
action-play-now = Zagraj teraz
action-begin = Zacznij
action-start-page = Na stronę główną
action-share = Udostępnij
action-remove = Usuń
action-close = Zamknij

## Labels

label-one-moment = Chwileczkę…
label-link-copied = Skopiowano link
label-rules = Zasady
label-keys = Klawisze
label-score-counter = Licznik siły
label-replays = Powtórki
label-replay = Powtórka
label-table = Stół
label-mode = Tryb
label-players = Gracze
label-card = Karta
label-cards = Karty
label-heroes = Bohaterowie
label-units = Jednostki
label-special-cards = Karty specjalne
label-card-kinds = Rodzaje kart
label-copies = Egzemplarze
label-rows = Rzędy
label-ability = Zdolność
label-abilities = Zdolności
label-faction = Frakcja
label-leaders = Dowódcy
label-id = ID
label-own-decks = Twoje talie
label-starter-decks = Rekomendowane zestawy kart
label-deck-won = wygrała
label-virtual-opponent = Wirtualny przeciwnik
label-total-strength = Siła całkowita
label-turning-points = Punkty zwrotne
label-tie = Remis

## Names

round-title = { $round ->
    [0] Przed pierwszą rundą
   *[other] Runda { $round }
}
game-number = Rozgrywka { $game }
random-deck-name = Losowa: { $faction }
deck-count = { $counted ->
    [cards] { label-cards }
    [units] Jednostki (z bohaterami)
    [heroes] { label-heroes }
    [specials] { label-special-cards }
    [spies] Szpiedzy
    [medics] Karty ze wskrzeszeniem
   *[strength] Siła całkowita
}
