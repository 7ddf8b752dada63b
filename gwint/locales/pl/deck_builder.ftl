### The deck builder.

## The list of decks

builder-title = Skrzynia z kartami
builder-none = Nie masz jeszcze żadnej talii. Zacznij od pustej albo skopiuj rekomendowany zestaw kart i przerób go po swojemu.
builder-new = Nowa talia
builder-new-how = Wybierz frakcję, którą chcesz grać.
builder-starters-how = Dotknij talii, a jej kopia trafi do twojej skrzyni.
builder-rename = Zmień nazwę
builder-copy = Kopiuj
builder-copied = Skopiowano
builder-copy-name = { $name } (kopia)
builder-delete = Usuń
builder-deleted = Usunięto: { $name }.
builder-undo = Cofnij
builder-save = Zapisz
builder-failed = Nie udało się

## The editor

builder-name = Nazwa talii
builder-state = { $kept ->
    [yes] W skrzyni
    [waiting] Zapisywanie…
   *[no] Poza skrzynią
}
builder-save-deck = Odłóż do skrzyni
builder-random = Losowa talia
builder-play = Zagraj tą talią
builder-panes = Widok
builder-deck = Talia: { $count }
builder-contents = Talia
builder-leaders = Wybierz dowódcę
builder-legal = Talia jest zgodna z zasadami.
builder-empty = Nie ma tu jeszcze kart: dotknij tych, które chcesz dodać.
builder-least = (min. { $count })
builder-most = (maks. { $count })
builder-curve = Jednostki według siły
builder-curve-point = siła { $strength }: { $units }
builder-abilities = Zdolności w talii

## The cards

builder-search = Szukaj nazwy lub zdolności
builder-all = Pokaż wszystkie
builder-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
builder-nothing-found = Nie ma takiej karty.
builder-tile = { $card }: w talii { $copies } z { $most }
builder-open = Otwórz: { $card }
builder-more = O jedną więcej: { $card }
builder-less = O jedną mniej: { $card }
builder-add = Dodaj

## Import and export

builder-import = Importuj talię
builder-import-how = Wklej tekst talii, jej kod albo link.
builder-import-do = Importuj
builder-no-code = Ta talia ma karty więcej niż jednej frakcji i nie można jej zapisać.
builder-link = Jako link
builder-code = Jako kod
builder-text = Jako tekst
