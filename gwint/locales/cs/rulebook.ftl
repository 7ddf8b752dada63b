### The rulebook and the score counter.

## The rulebook

book-title = Kniha pravidel
book-chapter-first-game = { guide-title }
book-chapter-examples = Příklady tahů
book-chapter-play = Jak se hraje
book-chapter-cards = { label-card-kinds }
book-chapter-abilities = { label-abilities }
book-chapter-specials = Zvláštní karty a počasí
book-chapter-factions = Frakce
book-chapter-leaders = { label-leaders }
book-chapter-variants = Další způsoby hry
book-chapter-options = Sady pravidel a volby
book-chapter-meets = Co se stane, když…?
book-chapter-list = Seznam karet
book-chapter-gallery = Všechny karty
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
book-partly = V tomto režimu platí tato volba { $holds }.
book-armies = Armády
book-own = Karty: { $faction }
book-not-used = { $card }: podle těchto pravidel se s ní nehraje
book-copies = Kusů: { $count }
book-why = Proč taková síla
book-minute = Hra za minutu
book-step = Krok { $number } z { $count }
book-step-back = Zpět
book-step-next = Dál
book-steps = Kroky zápasu
book-example = Příklad
book-examples-rules = Příklady se řídí pravidly vydání z roku 2025.
book-why-strengths = Změněné síly
book-list-search = Hledat v seznamu karet
book-list-none = Žádné odpovídající karty.
book-list-all = Všechny frakce
book-list-about = Každá karta se svou silou, řadami, schopnostmi, kartami, které svolává nebo ve které se mění, a počtem kusů ve vydání z roku 2025. Za kartami každé frakce následují její velitelé.
book-neutral-about = Neutrální karty smí používat každá frakce. V tištěném vydání má sada každé frakce jejich vlastní výtisky.
book-brings = Přivádí

## The score counter

score-sides = Počet hráčů
score-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
score-leader = Velitel?
score-no-leader = Bez velitele
score-add = Přidat karty { row-to }
score-copies = { $card }: na stole { $count }
score-done = Hotovo
score-move = Přesunout { row-to }
score-another = Ještě jedna
score-reset = Uklidit stůl
score-share = Kopírovat odkaz
score-impossible = { $count ->
    [one] { $count } věc, která ve skutečné hře není možná
    [few] { $count } věci, které ve skutečné hře nejsou možné
   *[other] { $count } věcí, které ve skutečné hře nejsou možné
}
