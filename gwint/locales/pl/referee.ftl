### The referee of games with printed cards.

referee-title = Sędzia
referee-open = Sędziuj grę
referee-about = Dla dwóch graczy z drukowanymi kartami: telefon prowadzi stół, przypomina o zasadach i odpowiada, co zrobiłaby dana karta.
referee-begin = Rozpocznij grę
referee-name = Imię gracza { $number }
referee-time = Minuty dla każdego gracza
referee-no-time = Bez zegara
referee-play = Zagraj kartę
referee-use-leader = Użyj dowódcy
referee-pass = Pas
referee-what-if = Co, jeśli…?
referee-face = Obróć drugą stronę
referee-pause = Zatrzymaj zegar
referee-resume = Uruchom zegar
referee-log = Co się wydarzyło
referee-history = Wieczór
referee-new = Nowa gra
referee-next = Następna gra
referee-lay = Tylko połóż
referee-correct = Popraw: { $player }
referee-gems = Znaczniki porażki
referee-leader-used = Dowódca został użyty
referee-give-turn = Tura dla gracza: { $player }
referee-choose = Wybierz kartę
referee-random = Niech telefon wylosuje
referee-over = { $count ->
    [0] Gra zakończyła się remisem.
   *[other] Koniec gry. Wygrywa: { $player }.
}

## What the people must say

referee-ask-toss = Rzućcie monetą. Kto wygrywa rzut?
referee-ask-lot = Losujcie: który gracz decyduje pierwszy?
referee-ask-survivor = Potwory zatrzymują jednostkę. Wylosujcie ją: która to?
referee-ask-from-pile = Wylosujcie jednostkę ze stosu kart odrzuconych: która to?
referee-ask-found = { $card }: ile przychodzi z talii i z ręki?

## Reminders

referee-remind-deal = { $player }: dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, potem wymień karty.
referee-remind-draw = { $player }: dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
referee-remind-reward = { $player }: dobierz kartę, bo Królestwa Północy wygrały rundę.
referee-remind-round-draw = { $player }: dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} na nową rundę.
referee-remind-wins-tie = { $player } wygrywa remis, bo Nilfgaard wygrywa remisy.
referee-remind-lose-gem = { $player }: odłóż znacznik porażki.
referee-remind-stays = { $player }: wylosowana jednostka zostaje w swoim rzędzie.
referee-remind-sweep = Oboje: odłóżcie wszystkie pozostałe karty na stosy kart odrzuconych.
referee-remind-returns = { $player }: jednostki Skellige wracają ze stosu kart odrzuconych.
referee-remind-shuffle = { $player }: potasuj swoją talię.
referee-remind-chose-starter = { $player }: decyzja, kto zaczyna, zapadła.
referee-remind-starts = Rundę { $count } zaczyna { $player }.

## What if

referee-way-title = Co, jeśli: { $card }
referee-way-none = Zasady teraz na to nie pozwalają.
referee-way-more = Możliwości jest więcej.
referee-way-do = Zagraj w ten sposób
referee-way-drawn = Jeśli wylosowano: { $cards }

## The evening

referee-no-games = Nie ukończono jeszcze żadnej rundy.
referee-won = Wygrywa: { $player }
referee-drawn = Remis
referee-open-game = Nieukończona

## The other phone

referee-hand-over = Przekaż na drugi telefon
referee-hand-over-about = Dwa telefony nie mogą prowadzić tego samego stołu naraz. Drugi telefon może jednak przejąć grę: otwiera ten link i ma cały wieczór. Na tym telefonie zostaje kopia.
referee-take-over = Przejąć wieczór z linku? Zastąpi ten na tym telefonie.
referee-take-over-yes = Przejmij
referee-take-over-no = Zachowaj mój

## Faults

fault-referee-no-game = Najpierw rozpocznij grę.
fault-referee-question-open = Najpierw odpowiedz na otwarte pytanie albo cofnij ostatni wpis.
fault-referee-not-now = Teraz nie jest to możliwe.
fault-referee-passed = Ten gracz spasował i w tej rundzie nie wykonuje już ruchów.
fault-referee-not-playable = { $card }: tej karty nie można teraz tak zagrać.
fault-referee-leader = { $leader }: tego dowódcy nie można teraz użyć.
fault-referee-no-card = Nie leży tam żadna karta.
fault-referee-gems = Gracz w grze ma co najmniej 1 znacznik porażki, a najwyżej { $most }.
fault-referee-name = Imię ma co najmniej 1 znak, a najwyżej { $most }.
fault-referee-minutes = Czas wynosi najwyżej { $most } min.
fault-referee-too-long = Liczba wpisów jednego wieczoru to najwyżej { $most }. Rozpocznij nowy.
fault-referee-unreadable = Ten link nie zawiera wieczoru.
