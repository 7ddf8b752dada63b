### Names, sessions and personal data.

fault-name-characters = Imię zawiera znak, którego nie widać albo który zmienia kolejność tekstu ({ $character }). Usuń go.
fault-name-alike = Ktoś przy tym stole ma już imię, które wygląda tak samo: { $name }. Wybierz inne.

## Settings

settings-data = Twoje dane na tym serwerze
settings-log-out = Wyloguj wszędzie
settings-log-out-about = Ta przeglądarka i wszystkie twoje inne urządzenia zostaną wylogowane. Nie ma kont, więc nie wrócisz już do swoich miejsc, talii i rozgrywek.
settings-logged-out = Wylogowano wszędzie.
settings-delete = Usuń moje dane
settings-delete-about = Poddasz trwające rozgrywki. Twoje imię, talie i przesłane zapisy zostaną usunięte. Zakończone rozgrywki zostaną dla innych, bez twojego imienia. Tego nie da się cofnąć.
settings-deleted = Twoje dane zostały usunięte.
settings-keep = Niczego nie zmieniaj
