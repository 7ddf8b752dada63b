### The referee of games with printed cards.

referee-title = Sędzia
referee-open = Sędziuj rozgrywkę
referee-about = Dla dwóch graczy z drukowanymi kartami: telefon pilnuje przebiegu rozgrywki, przypomina o zasadach i mówi, co zrobiłaby dana karta.
referee-begin = Rozpocznij rozgrywkę
referee-name = Imię gracza { $number }
referee-time = Minuty dla każdego gracza
referee-no-time = Bez zegara
referee-play = Zagraj kartę
referee-use-leader = Użyj dowódcy
referee-pass = { move-pass }
referee-what-if = Co, jeśli…?
referee-face = Obróć przeciwległą stronę
referee-pause = Zatrzymaj zegar
referee-resume = Uruchom zegar
referee-log = Co się wydarzyło
referee-history = Wieczór
referee-new = Zacznij nową rozgrywkę
referee-next = Następna rozgrywka
referee-lay = Połóż, pomijając zdolność
referee-correct = Poprawki: { $player }
referee-gems = Znaczniki porażki
referee-leader-used = Dowódca został użyty
referee-give-turn = Tura dla gracza: { $player }
referee-choose = Wybierz kartę
referee-random = Niech telefon wylosuje
referee-over = { $count ->
    [0] Rozgrywka kończy się remisem.
   *[other] Koniec rozgrywki. Wygrywa: { $player }.
}

## What the people must say

referee-ask-toss = Rzućcie monetą. Kto wygrywa rzut?
referee-ask-lot = Wylosujcie, który gracz decyduje pierwszy. Kto to?
referee-ask-survivor = Potwory zatrzymują jednostkę. Wylosujcie ją: która to?
referee-ask-from-pile = Wylosujcie jednostkę ze stosu kart odrzuconych: która to?
referee-ask-found = { $card }: ile egzemplarzy przybywa z talii i z ręki?

## Reminders

referee-remind-deal = { $player }: dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, potem możesz wymienić karty.
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
referee-remind-wins-tie = Mimo remisu rundę wygrywa { $player }, bo Nilfgaard wygrywa remisy.
referee-remind-lose-gem = { $player }: usuń znacznik porażki.
referee-remind-stays = { $player }: wylosowana jednostka zostaje w swoim rzędzie.
referee-remind-sweep = Oboje: odłóżcie wszystkie pozostałe karty na stosy kart odrzuconych.
referee-remind-returns = { $player }: jednostki Skellige wracają ze stosu kart odrzuconych.
referee-remind-shuffle = { $player }: potasuj swoją talię.
referee-remind-chose-starter = { $player }: wybrano już, kto rozpoczyna.
referee-remind-starts = Rundę { $count } rozpoczyna { $player }.

## What if

referee-way-title = Co, jeśli: { $card }
referee-way-none = Zasady teraz na to nie pozwalają.
referee-way-more = Możliwości jest więcej.
referee-way-do = Zagraj w ten sposób
referee-way-drawn = Jeśli los wskaże: { $cards }

## The evening

referee-no-games = Nie ukończono jeszcze żadnej rundy.
referee-won = Wygrywa: { $player }
referee-drawn = Remis
referee-open-game = Nieukończona

## The other phone

referee-hand-over = Przekaż na drugi telefon
referee-hand-over-about = Drugi telefon może przejąć rozgrywkę: otwórz na nim ten link, a znajdzie się tam cały wieczór. Na tym telefonie zostanie kopia i od tej chwili oba będą od siebie niezależne.
referee-take-over = Przejąć wieczór z linku? Zastąpi wieczór zapisany na tym telefonie.
referee-take-over-yes = Przejmij
referee-take-over-no = Zachowaj mój
referee-share = Udostępnij ten stół
referee-share-about = Otwórz ten link na drugim telefonie: oba pokażą ten sam stół, a wpis z jednego pojawi się na drugim. Wpisów może dokonywać każdy, kto ma link.
referee-share-stop = Zakończ udostępnianie na tym telefonie
referee-share-server = Dwa telefony mogą korzystać z jednego stołu na serwerze { $server }. Kontynuuj ten wieczór tam.
referee-share-go = Kontynuuj tam
referee-shared = Ten stół jest udostępniony innym telefonom.
referee-share-lost = Brak połączenia z udostępnionym stołem. Wieczór jest bezpieczny na tym telefonie. Wpisy będą znów możliwe, gdy połączenie wróci.
referee-join = Dołączyć do udostępnionego stołu z linku? Zastąpi on wieczór zapisany na tym telefonie.
referee-join-yes = Dołącz

## Faults

fault-referee-no-game = Najpierw rozpocznij rozgrywkę.
fault-referee-question-open = Najpierw odpowiedz na zadane pytanie albo cofnij ostatni wpis.
fault-referee-not-now = Teraz nie jest to możliwe.
fault-referee-passed = Ten gracz spasował i w tej rundzie nie wykonuje już ruchów.
fault-referee-not-playable = Karty { $card } nie można teraz tak zagrać.
fault-referee-leader = „{ $leader }”: tego dowódcy nie można teraz użyć.
fault-referee-no-card = Nie leży tam żadna karta.
fault-referee-gems = Liczba znaczników porażki gracza, który jeszcze nie przegrał, musi wynosić od 1 do { $most }.
fault-referee-name = Liczba znaków w imieniu musi wynosić od 1 do { $most }.
fault-referee-minutes = Czas może wynosić najwyżej { $most } min.
fault-referee-too-long = Wieczór może mieć najwyżej { $most ->
    [one] { $most } wpis
    [few] { $most } wpisy
   *[many] { $most } wpisów
}. Rozpocznij nowy.
fault-referee-unreadable = W tym linku nie ma zapisanego wieczoru.
fault-referee-stale = Na innym telefonie wcześniej dokonano wpisu. Tak wygląda teraz stół.
fault-referee-not-shared = Stół z tego linku nie jest udostępniony albo już przestał być.
