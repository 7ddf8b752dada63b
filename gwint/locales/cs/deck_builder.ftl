### The deck builder.

## The list of decks

builder-title = Truhla s kartami
builder-none = Zatím nemáš žádný balíček. Začni s prázdným, nebo si zkopíruj doporučený a uprav si ho.
builder-new = Nový balíček
builder-new-how = Vyber frakci, za kterou chceš hrát.
builder-starters-how = Klepni na balíček a jeho kopie se ti uloží do truhly.
builder-rename = Přejmenovat
builder-copy = Kopírovat
builder-copied = Zkopírováno
builder-copy-name = { $name } (kopie)
builder-delete = Smazat
builder-deleted = Smazáno: { $name }.
builder-undo = Vrátit
builder-save = Uložit
builder-failed = Nepovedlo se to

## The editor

builder-name = Název balíčku
builder-state = { $kept ->
    [yes] V truhle
    [waiting] Ukládá se…
   *[no] Není v truhle
}
builder-save-deck = Uložit do truhly
builder-random = Náhodný balíček
builder-play = Hrát s tímto balíčkem
builder-panes = Zobrazení
builder-deck = Balíček: { $count }
builder-contents = Balíček
builder-leaders = Vybrat velitele
builder-legal = Tento balíček odpovídá pravidlům.
builder-empty = Zatím žádná karta: klepni na ty, které chceš.
builder-least = (min. { $count })
builder-most = (max. { $count })
builder-curve = Jednotky podle síly
builder-curve-point = síla { $strength }: { $units }
builder-abilities = Schopnosti v balíčku

## The cards

builder-search = Hledat název či schopnost
builder-all = Ukázat vše
builder-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
builder-nothing-found = Žádná taková karta tu není.
builder-tile = { $card }: v balíčku { $copies } z { $most }
builder-open = Otevřít: { $card }
builder-more = O jednu víc: { $card }
builder-less = O jednu méně: { $card }
builder-add = Přidat

## Import and export

builder-import = Importovat balíček
builder-import-how = Vlož text balíčku, jeho kód nebo odkaz.
builder-import-do = { settings-import-do }
builder-no-code = Tento balíček má karty více frakcí a nelze ho uložit.
builder-link = Jako odkaz
builder-code = Jako kód
builder-text = Jako text
