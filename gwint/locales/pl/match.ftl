### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = Rzut monetą: pierwszą talię wskazuje { $player }.
match-named = { $player } wskazuje talię: { $faction } · { $leader }.
match-began = Zaczyna się rozgrywka { $game }.
match-ended-game = { $how ->
    [resigned] { $by } poddaje rozgrywkę { $game }.
    [time] Czas minął: { $by } przegrywa rozgrywkę { $game }.
    [left] { $by } opuszcza rozgrywkę { $game }.
   *[on-table] { $count ->
        [0] Rozgrywka { $game } kończy się remisem.
       *[other] Koniec rozgrywki { $game }. Wygrywa: { $winners }.
    }
}
match-replayed = Rozgrywkę { $game } powtarza się z tymi samymi taliami (powtórka { $replay }).
match-tossed-draw = O rozgrywce { $game } rozstrzyga rzut monetą. Wygrywa: { $player }.
match-scored = Wygrane rozgrywki: { $score }. Tej talii nie można już użyć: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } poddaje mecz. Wygrywa: { $winners }.
    [time] { $by }: czas na mecz minął. Wygrywa: { $winners }.
    [left] { $by } opuszcza mecz. Wygrywa: { $winners }.
    [abandoned] Mecz przerwano.
    [unfinished] Mecz nie jest zakończony.
   *[on-table] Koniec meczu. Wygrywa: { $winners }.
} Wygrane rozgrywki: { $score }.

## Naming a deck

match-heading = Przed rozgrywką { $game } meczu. Wygrane rozgrywki: { $score }.
match-named-decks = Wskazane talie ({ $player }): { $decks }
match-no-named-decks = Nie wskazano jeszcze talii ({ $player }).
match-name-deck = { $player }: wskaż talię na rozgrywkę { $game }.
match-prompt = Numer lub frakcja, ? – zasady >

## The table

match-found-saved = Czeka zapisany mecz: { $players }. Wygrane rozgrywki: { $score }.
match-resign-sure = Poddać cały mecz? (tak/nie)
match-choose = { $player }: wybierz trzy talie różnych frakcji.
match-choose-prompt = Trzy numery („1 3 5”), pliki albo kody talii; Enter – losowe talie >
match-game = { $replay ->
    [0] { game-number }
   *[other] Rozgrywka { $game }, powtórka { $replay }
}
fault-match-choose = „{ $text }” nie wskazuje trzech talii z listy, trzech plików ani trzech kodów.
fault-replay-no-game = W tym meczu nie rozpoczęto jeszcze żadnej rozgrywki.

## Decks for a match

starter-advanced-monsters = Nocne watahy
    .plan = Każda wataha przychodzi cała za jedną kartę, bohaterowie trwają tam, gdzie kąsają pożoga i mróz, a najlepszy z poległych wraca.
starter-advanced-nilfgaard = Gwardia cesarza
    .plan = Tanie brygady rosną razem w rzędzie bliskiego starcia, najlepszych przywraca wskrzeszenie, a wrogi dowódca milczy.
starter-advanced-northern-realms = Mury Wyzimy
    .plan = Machiny i ich mistrzowie zapełniają rząd oblężenia, w którym zabrzmi róg Foltesta, a dwóch szpiegów dostarcza im kart.
starter-advanced-scoiatael = Komanda z Dol Blathanna
    .plan = Od początku o jedną kartę więcej niż wróg, gromady na jedno wezwanie i zręczni zwiadowcy, którzy umykają przed każdą pogodą.
starter-advanced-skellige = Klany na morzu
    .plan = Związani ze sobą wojownicy, tarczowniczki i drakkary rosną z każdym towarzyszem, a ludziom Brana żadna burza nie odbiera więcej niż połowy sił.
