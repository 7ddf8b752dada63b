### Evenings with one box: balanced decks, pull lists and registration sheets.

## The page

box-title = Balíčky z jedné krabice
box-how = Každý hraje za jinou frakci, takže stačí jedna krabice a žádná karta není potřeba dvakrát. Balíčky jsou náhodné, odpovídají pravidlům a jsou zhruba stejně silné.
box-draw = Vylosovat balíčky
box-draw-all = Vylosovat všechny znovu
box-draw-one = Vylosovat znovu: { $faction }
box-again = Vylosovat znovu
box-any-faction = Libovolná frakce
box-worth = Hodnota balíčku
box-worth-how = Hodnota balíčku je průměrná hodnota karty v bodech síly včetně velitele a frakce. S náhodnými balíčky podobné hodnoty vyhrávají boti zhruba stejně často.
box-reference = Přehled pravidel

## Printed lists

box-print = Vytisknout seznamy
box-print-pull-lists = Vytisknout seznamy karet
box-print-registrations = Vytisknout registrační formuláře
box-pull-list = Seznam karet z krabice
box-pull-list-how = Vyjmi tyto karty ze sady frakce; jsou seřazené podle vytištěných kódů.
box-of = { $copies } z { $printed }
box-registration = Registrace balíčku
box-event = Turnaj
box-date = Datum
box-player-signature = Podpis hráče
box-judge-signature = Podpis rozhodčího

## Starter decks of the box

box-starters = Doporučené balíčky z tvé krabice
box-starters-how = Karty doporučeného balíčku každé frakce mají bílou hvězdičku. Vyber frakci a přidej všechny karty s hvězdičkou; balíček se uloží mezi tvé balíčky a půjde vybrat u každého stolu.
box-starter-name = Doporučený balíček z krabice: { $faction }
