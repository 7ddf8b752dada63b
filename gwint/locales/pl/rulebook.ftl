### The rulebook and the score counter.

## The rulebook

book-title = Zasady gry
book-chapter-first-game = { guide-title }
book-chapter-examples = Przykładowe tury
book-chapter-play = Jak grać
book-chapter-cards = { label-card-kinds }
book-chapter-abilities = { label-abilities }
book-chapter-specials = Karty specjalne i pogoda
book-chapter-factions = Frakcje
book-chapter-leaders = { label-leaders }
book-chapter-variants = Inne sposoby gry
book-chapter-options = Zestawy zasad i opcje
book-chapter-meets = Co się stanie, gdy…?
book-chapter-list = Lista kart
book-chapter-gallery = Wszystkie karty
book-search = Szukaj w zasadach
book-contents = Spis treści
book-print = Drukuj
book-turn = Przewróć stronę
book-link = Link: { $title }
book-found = { $count ->
    [one] Znaleziono { $count } temat
    [few] Znaleziono { $count } tematy
   *[many] Znaleziono { $count } tematów
}
book-ignored = Tę opcję zastępują własne zasady tego trybu.
book-partly = W tym trybie: { $holds }.
book-armies = Armie
book-own = Karty: { $faction }
book-not-used = { $card }: karta nieużywana w tych zasadach
book-copies = Egzemplarze: { $count }
book-why = Skąd taka siła
book-minute = Gra w minutę
book-step = Krok { $number } z { $count }
book-step-back = Wstecz
book-step-next = Dalej
book-steps = Kroki rozgrywki
book-example = Przykład
book-examples-rules = Przykłady są zgodne z zasadami wydania z 2025 roku.
book-why-strengths = Zmieniona siła
book-list-search = Szukaj na liście kart
book-list-none = Brak pasujących kart.
book-list-all = Wszystkie frakcje
book-list-about = Każda karta ze swoją siłą, rzędami, zdolnościami, kartami, które przywołuje albo w które się przemienia, i liczbą egzemplarzy w wydaniu z 2025 roku. Po kartach frakcji następują jej dowódcy.
book-neutral-about = Kart neutralnych może używać każda frakcja. W wydaniu drukowanym zestaw każdej frakcji ma własne ich egzemplarze.
book-brings = Sprowadza

## The score counter

score-sides = Liczba graczy
score-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
score-leader = Dowódca?
score-no-leader = Bez dowódcy
score-add = Dołóż karty { row-to }
score-copies = { $card }: na stole { $count }
score-done = Gotowe
score-move = Przenieś { row-to }
score-another = Jeszcze jedna
score-reset = Wyczyść stół
score-share = Kopiuj link
score-impossible = { $count ->
    [one] { $count } rzecz niemożliwa w prawdziwej rozgrywce
    [few] { $count } rzeczy niemożliwe w prawdziwej rozgrywce
   *[many] { $count } rzeczy niemożliwych w prawdziwej rozgrywce
}
