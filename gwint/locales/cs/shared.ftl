### Words and names that several screens use.

## Buttons

action-try-again = Zkusit znovu
action-play-now = Hrát hned
action-begin = Začít
action-start-page = Zpět na úvodní stránku
action-share = Sdílet
action-remove = Odebrat
action-close = Zavřít

## Labels

label-one-moment = Okamžik…
label-link-copied = Odkaz zkopírován
label-rules = Pravidla
label-keys = Klávesy
label-score-counter = Počítadlo síly
label-replays = Záznamy
label-replay = Záznam zápasu
label-table = Stůl
label-mode = Režim
label-players = Hráči
label-card = Karta
label-cards = Karty
label-heroes = Hrdinové
label-units = Jednotky
label-special-cards = Zvláštní karty
label-card-kinds = Druhy karet
label-copies = Kusů
label-rows = Řady
label-ability = Schopnost
label-abilities = Schopnosti
label-faction = Frakce
label-leaders = Velitelé
label-id = ID
label-own-decks = Tvé balíčky
label-starter-decks = Doporučené balíčky
label-deck-won = vyhrál
label-virtual-opponent = Virtuální soupeř
label-total-strength = Síla armády
label-turning-points = Zlomové okamžiky
label-tie = Remíza

## Names

round-title = { $round ->
    [0] Před prvním kolem
   *[other] Kolo { $round }
}
game-number = Zápas { $game }
random-deck-name = Náhodný: { $faction }
deck-count = { $counted ->
    [cards] { label-cards }
    [units] Jednotky a hrdinové
    [heroes] { label-heroes }
    [specials] { label-special-cards }
    [spies] Špehové
    [medics] Zdravotníci
   *[strength] Celková síla
}
