### Playing in the browser without a server, and the page without a network.

fault-not-running = Gra nie działa w tym oknie. Spróbuj ponownie.

## Starting

python-loading = Wczytywanie zasad… { $percent }%
python-starting = Przygotowywanie zasad…
python-elsewhere = Gwint działa w innym oknie tej przeglądarki. Grać można tylko w jednym oknie naraz.
python-continue-here = Graj w tym oknie
python-failed = Nie udało się wczytać zasad. Sprawdź połączenie.

## The page

shell-new-version = Nowa wersja strony jest gotowa.
home-one-screen = We dwoje przy jednym ekranie
home-online = Gra przez internet
home-online-about = Stoły z innymi graczami są na serwerze { $server }.
home-online-go = Przejdź do stołów
home-offline = Brak połączenia z serwerem
home-offline-about = Rozgrywki, które teraz zaczniesz, będą się toczyć w tej przeglądarce. Gdy serwer znów będzie dostępny, zakończone trafią tam do twoich rozgrywek.
replays-records = Wczytane zapisy i rozgrywki rozegrane bez połączenia
shell-uploaded = { $count ->
    [one] { $count } rozgrywka rozegrana bez połączenia jest już wśród twoich rozgrywek na serwerze.
    [few] { $count } rozgrywki rozegrane bez połączenia są już wśród twoich rozgrywek na serwerze.
   *[many] { $count } rozgrywek rozegranych bez połączenia jest już wśród twoich rozgrywek na serwerze.
}

## Settings

settings-data-here = Twoje dane w tej przeglądarce
settings-data-here-about = Rozgrywki, talie i ustawienia są zapisane tylko w tej przeglądarce. Wyeksportuj je, żeby mieć kopię albo przenieść je na inne urządzenie.
settings-export = Eksportuj wszystko
settings-import = Importuj…
settings-import-question = Importować { $games ->
    [one] { $games } rozgrywkę
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
} i { $decks ->
    [one] { $decks } talię
    [few] { $decks } talie
   *[many] { $decks } talii
}? Nic z tego, co już tu jest, nie zginie.
settings-import-do = Importuj
settings-imported = Plik został zaimportowany.
settings-erase = Usuń dane w tej przeglądarce
settings-erase-about = Wszystkie rozgrywki, talie i ustawienia w tej przeglądarce zostaną usunięte. Tego nie da się cofnąć.
settings-server = Serwer do gry przez internet
settings-server-about = Adres serwera Gwinta. Strona główna prowadzi wtedy do jego stołów.
settings-server-wrong = Adres zaczyna się od https:// albo http://.
