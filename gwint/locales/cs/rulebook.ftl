### The rulebook and the score counter.

## The rulebook

book-title = Kniha pravidel
book-chapter-play = Jak se hraje
book-chapter-cards = Druhy karet
book-chapter-abilities = Schopnosti
book-chapter-specials = Zvláštní karty a počasí
book-chapter-factions = Frakce
book-chapter-leaders = Velitelé
book-chapter-options = Sady pravidel a volby
book-chapter-gallery = Všechny karty
book-mode = Režim
book-search = Hledat v pravidlech
book-contents = Obsah
book-print = Vytisknout
book-turn = Otočit list
book-link = Odkaz: { $title }
book-found = { $count ->
    [one] Nalezeno { $count } téma
    [few] Nalezena { $count } témata
   *[other] Nalezeno { $count } témat
}
book-ignored = Tuto volbu nahrazují vlastní pravidla tohoto režimu.
book-partly = V tomto režimu: { $holds }.
book-armies = Armády
book-leaders = Velitelé
book-own = Karty: { $faction }
book-left-out = { $card }: podle těchto pravidel se s ní nehraje
book-copies = Kusů: { $count }
book-why = Proč taková síla

## The score counter

score-title = Počítadlo síly
score-sides = Počet hráčů
score-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
score-side = Hráč { $number }
score-totals = Síla armády
score-faction = Frakce
score-leader = Velitel?
score-no-leader = Bez velitele
score-add = Přidat karty { row-to }
score-lay = { $card }: na stole { $count }
score-done = Hotovo
score-move = Přesunout { row-to }
score-another = Ještě jedna
score-remove = Odebrat
score-reset = Sklidit stůl
score-share = Kopírovat odkaz
score-odd = { $count ->
    [one] { $count } věc, která ve skutečné hře není možná
    [few] { $count } věci, které ve skutečné hře nejsou možné
   *[other] { $count } věcí, které ve skutečné hře nejsou možné
}
