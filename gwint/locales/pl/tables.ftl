### What a server says about its tables.

## Storage

fault-disk-full = Dysk serwera jest pełny: nic się nie zmieniło. Spróbuj ponownie, gdy znajdzie się miejsce.
fault-store-failed = Nie można odczytać lub zapisać danych; nic się nie zmieniło. Przyczyna: { $reason }.
fault-device-full = Na tym urządzeniu zabrakło miejsca na dane gry: nic się nie zmieniło. Zwolnij trochę miejsca i spróbuj ponownie.
fault-export-damaged = Ten plik z wyeksportowanymi rozgrywkami jest uszkodzony („{ $path }”): nic się nie zmieniło.
fault-export-too-new = Ten plik wyeksportowała nowsza wersja strony: nic się nie zmieniło. Najpierw zaktualizuj stronę.
fault-store-closed = Serwer kończy pracę i niczego już nie zapisuje.
fault-data-in-use = Inny proces używa już tego folderu danych (numer procesu: { $pid }): { $folder }. Zatrzymaj go albo wybierz inny folder.
fault-data-folder = Nie można użyć folderu danych ({ $reason }): { $folder }.
fault-data-folder-open = Inni użytkownicy mogą czytać folder danych { $folder }, a są w nim nie tylko pliki gwint. Wybierz inny folder albo uruchom: { $command }
fault-data-damaged = Dane są uszkodzone ({ $tables }): { $file }. Żeby sprawdzić, co da się uratować, uruchom: { $command }
fault-data-newer = Te dane zapisała nowsza wersja gwint (wersja pliku: { $version }): { $file }. Zainstaluj ją albo wybierz inny folder.

## Requests

fault-bad-request = Żądanie nie ma oczekiwanej postaci (miejsce: { $path }; przyczyna: { $reason }).
fault-not-found = Pod tym adresem nic nie ma.
fault-wrong-method = Tego adresu nie można użyć w ten sposób.
fault-too-large = Żądanie jest za duże.
fault-protocol-too-old = Serwer został zaktualizowany i nie rozumie już tego klienta (wersja protokołu: { $protocol }; serwer wymaga co najmniej { $oldest }). Zaktualizuj klienta albo wczytaj stronę ponownie.
fault-protocol-too-new = Serwer jest za stary dla tego klienta (wersja protokołu: { $protocol }; serwer zna najwyżej { $newest }). Poproś operatora o aktualizację albo użyj starszego klienta.
fault-server-error = Na serwerze wystąpił błąd. Przyczynę podaje jego dziennik.
fault-unknown-language = Nie ma języka „{ $text }”. Języki: { $languages }.
fault-deck-too-large = Talia jest za duża (karty: { $cards }); dozwolonych jest najwyżej { $most }.

## The bots

fault-bot-not-loaded = Bota nie można wczytać: { $bot } ({ $program }). Przyczyna: { $reason }

## What happens at a table

table-sat-down = { $name } siada przy stole.
table-bot-sat-down = Na miejscu { $number } gra odtąd bot: { $bot }.
table-stood-up = Miejsce { $number } znów jest wolne.
table-got-ready = { $ready ->
    [yes] { $player } zgłasza gotowość do gry.
   *[no] { $player } wycofuje gotowość do gry.
}
table-changed-terms = { $listed ->
    [yes] Stół jest otwarty dla wszystkich
   *[no] Stół jest otwarty dla osób z linkiem
}; { $spectators ->
    [yes] widzowie mogą się przyglądać.
   *[no] widzowie nie mogą się przyglądać.
}
table-pledged-entropy = { $player } dokłada do rozdania liczbę losową.
table-asked-for-entropy = Wszystkie talie są ustalone: rozgrywka rozpocznie się, gdy tylko dotrą liczby losowe od wszystkich.
table-failed-deal = Rozdanie się nie powiodło, bo brakuje liczby losowej od: { $players }. Wszyscy dokładają nowe liczby.
table-sealed-log = Dziennik rozgrywki jest zapieczętowany: nie da się go już niepostrzeżenie zmienić.
table-began-game = Wszyscy są gotowi: rozgrywka się rozpoczyna.
table-offered = { $offer ->
    [take-back] { $player } prosi o cofnięcie ostatniego ruchu.
   *[rematch] { $player } proponuje rewanż.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } zgadza się na cofnięcie ruchu.
   *[rematch] { $player } zgadza się na rewanż.
}
table-declined-offer = { $offer ->
    [take-back] { $player } odmawia: ruch zostaje.
   *[rematch] { $player } nie zgadza się na rewanż.
}
table-took-back = { $count ->
    [one] Ostatni ruch zostaje cofnięty ({ $player }).
    [few] Ostatnie { $count } ruchy zostają cofnięte ({ $player }).
   *[many] Ostatnich { $count } ruchów zostaje cofniętych ({ $player }).
}
table-gave-up = { $how ->
    [time] Czas minął: { $player } przegrywa { $game ->
        [yes] tę rozgrywkę meczu.
       *[no] rozgrywkę.
    }
    [left] { $player } opuszcza stół i przegrywa { $game ->
        [yes] tę rozgrywkę meczu.
       *[no] rozgrywkę.
    }
   *[resigned] { $player } poddaje { $game ->
        [yes] tę rozgrywkę meczu.
       *[no] rozgrywkę.
    }
}
table-ran-out = Czas minął: { $player } odtąd tylko pasuje.
table-left = { $player } odchodzi od stołu na dobre.
table-closed = Stół jest zamknięty.
table-interrupted = Rozgrywki nie można kontynuować, bo jej dziennika nie da się już odtworzyć. Jej zapis nadal można odczytać.
table-rematched = Rewanż toczy się przy innym stole: { $table }.
table-result = { $how ->
    [resigned] { $by } poddaje się. Wygrywa: { $winners }.
    [time] { $by }: czas minął. Wygrywa: { $winners }.
    [left] { $by } opuszcza stół. Wygrywa: { $winners }.
    [abandoned] Przerwano: nikt nie wygrywa.
    [unfinished] Jeszcze nie skończono.
   *[on-table] { $count ->
        [0] Remis.
        [one] Wygrywa: { $winners }.
       *[other] Wygrywają: { $winners }.
    }
}

## What a table refuses

fault-table-phase = Teraz to niemożliwe: { $phase ->
    [waiting] rozgrywka jeszcze się nie zaczęła.
    [playing] rozgrywka trwa.
    [over] rozgrywka jest zakończona.
    [closed] stół jest zamknięty.
   *[interrupted] rozgrywkę przerwano.
}
fault-seat-taken = To miejsce jest zajęte: { $seat }.
fault-table-not-ready = Nie wszyscy są gotowi do gry.
fault-cannot-take-back = Nie masz ruchu, który można by cofnąć: po ostatnim dobrano lub pokazano kartę.
fault-cannot-claim = Wygranej można zażądać tylko w pojedynku dwóch osób.
fault-cannot-close = Trwającą rozgrywkę mogą zakończyć tylko jej gracze, poddając ją.
fault-claim-too-early = Wygranej można zażądać dopiero po pierwszej turze. Do tego czasu za nieobecnego gracza może grać bot.
fault-offer-stands = Inna propozycja czeka na odpowiedź – { $offer ->
    [take-back] cofnięcie ruchu
   *[rematch] rewanż
} ({ $seat }).
fault-entropy-asked = Talie są już ustalone, zaraz nastąpi rozdanie.
fault-no-entropy-asked = Nikt teraz nie czeka na twoją liczbę losową.
fault-wrong-entropy = To nie jest liczba losowa zapowiedziana wcześniej do tego rozdania.
fault-no-rematch = Przy tym stole nie ma rewanżu, do którego można by dołożyć liczbę losową.
fault-no-deck = Najpierw wybierz talię.
fault-no-offer = Nie ma propozycji, na którą można by odpowiedzieć.
fault-deck-faults = { $faults_count ->
    [0] Nie znaleziono talii zgodnej z zasadami tego stołu.
   *[other] { $faults }
}
fault-no-such-seat = Przy tym stole nie ma takiego miejsca. Liczba miejsc: { $seats }.
fault-not-your-seat = Na tym miejscu gra ktoś inny: { $seat }.
fault-not-your-table = Nie masz do tego prawa przy tym stole.
fault-not-away = { $seat }: gracz wciąż tu jest albo nie ma go krócej niż { $seconds } s.
fault-unknown-bot = Nie ma bota „{ $bot }”.{ fault-nearest } Boty: { $bots }.
fault-stale-question = Pytanie tymczasem się zmieniło (odpowiedź na: { $question }; teraz: { $asked }). Spójrz na stół jeszcze raz.
fault-no-such-table = Nie ma stołu „{ $table }”.
fault-no-hello = Najpierw wyślij „hello”.
fault-no-spectators = Ten stół jest zamknięty dla widzów.
fault-no-owner = Serwer jeszcze cię nie zna. Otwórz jego stronę ponownie albo wyślij swój token.
fault-too-many-tables = Masz zbyt wiele otwartych stołów. Najpierw zakończ rozgrywkę przy jednym z nich albo go zamknij.
fault-game-goes-on = Rozgrywka jeszcze trwa: przeczytasz to, gdy się skończy.
fault-too-fast = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
fault-no-hints = Przy tym stole nie ma podpowiedzi.
fault-no-advice = Nie udało się na czas znaleźć podpowiedzi. Spróbuj jeszcze raz.
fault-too-many-reviews = Trwa już inna twoja analiza. Poczekaj na nią albo ją przerwij.
fault-server-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
fault-too-many-waiting = Zbyt wiele żądań z twojej sieci czeka na odpowiedź (najwyżej { $most }). Poczekaj na odpowiedzi.
fault-takes-too-long = Trwało to zbyt długo, więc serwer to przerwał.
fault-too-many-visitors = Z twojej sieci przychodzi zbyt wielu nowych gości. Spróbuj ponownie za { $seconds } s.
fault-too-many-new-tables = Z twojej sieci otwiera się zbyt wiele stołów. Spróbuj ponownie za { $seconds } s.
fault-too-many-uploads = Z twojej sieci przesyła się zbyt wiele zapisów rozgrywek. Spróbuj ponownie za { $seconds } s.
fault-server-full = Serwer jest pełny. Spróbuj później.
fault-table-full = Przy tym stole wydarzyło się już tak wiele, że można tylko dokończyć rozgrywkę (limit wpisów: { $most }).

## What the wire refuses

fault-wire-kind = Rodzaj „{ $value }” nie jest tam dozwolony. Oczekiwano: { $expected }.
fault-wire-value = „{ $value }” tam nie pasuje. Oczekiwano: { $expected }.
fault-wire-key = Nie ma pola „{ $value }”. Pola: { $expected }.
fault-wire-missing = Czegoś brakuje. Wymagane pola: { $missing }.
fault-wire-name = Nic, co tam pasuje, nie nazywa się „{ $value }”.{ fault-nearest }

## The settings

fault-setting-value = Ustawienie { $setting } nie może mieć wartości „{ $value }”.
fault-setting-program = Bot na serwerze potrzebuje nazwy: zamiast „{ $value }” podaj NAZWA=PROGRAM, na przykład { $expected }.

## Seats on other devices, finished games and saved decks

fault-no-such-link = Ten link został już użyty albo stracił ważność. Utwórz nowy na urządzeniu, na którym jest to miejsce.
fault-no-such-record = Nie ma zapisu „{ $record }” albo nie jest już przechowywany.
fault-no-such-step = Ta rozgrywka nie ma kroku { $step }. Liczba kroków (numerowanych od 0): { $steps }.
fault-no-game = Przy tym stole nie ma żadnej rozgrywki.
fault-no-such-deck = Ta talia nie istnieje albo została usunięta.
fault-too-many-decks = Nie możesz zapisać więcej talii (zapisane: { $decks }, dozwolone najwyżej: { $most }). Najpierw usuń którąś z nich.
