### Evenings with one box: balanced decks, pull lists and registration sheets.

## The page

box-title = Talie z jednego pudełka
box-how = Każdy gra inną frakcją, więc wystarczy jedno pudełko i żadna karta nie jest potrzebna dwa razy. Talie są losowe, zgodne z zasadami i mniej więcej równie silne.
box-draw = Wylosuj talie
box-draw-all = Wylosuj wszystkie od nowa
box-draw-one = Wylosuj od nowa: { $faction }
box-again = Wylosuj od nowa
box-any-faction = Dowolna frakcja
box-worth = Wartość talii
box-worth-how = Wartość talii to średnia wartość karty w punktach siły, z uwzględnieniem dowódcy i frakcji. Losowymi taliami o podobnej wartości boty wygrywają mniej więcej równie często.
box-reference = Ściągawka z zasad

## Printed lists

box-print = Wydrukuj listy
box-print-pull-lists = Wydrukuj listy kart
box-print-registrations = Wydrukuj formularze rejestracji
box-pull-list = Lista kart do wyjęcia
box-pull-list-how = Wyjmij te karty z zestawu frakcji; podano je w kolejności nadrukowanych kodów.
box-of = { $copies } z { $printed }
box-registration = Rejestracja talii
box-event = Turniej
box-date = Data
box-player-signature = Podpis gracza
box-judge-signature = Podpis sędziego

## Starter decks of the box

box-starters = Rekomendowane zestawy z twojego pudełka
box-starters-how = Karty rekomendowanego zestawu każdej frakcji mają białą gwiazdkę. Wybierz frakcję i dodaj wszystkie karty z gwiazdką; talia zostanie zapisana wśród twoich talii i będzie ją można wybrać przy każdym stole.
box-starter-name = Rekomendowany zestaw z pudełka: { $faction }
