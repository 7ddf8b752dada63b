### The referee of games with printed cards.

referee-title = Rozhodčí
referee-open = Rozhodovat hru
referee-about = Pro dva hráče s tištěnými kartami: telefon vede stůl, připomíná pravidla a odpovídá, co by karta způsobila.
referee-begin = Zahájit hru
referee-name = Jméno hráče { $number }
referee-time = Minuty pro každého hráče
referee-no-time = Bez hodin
referee-play = Zahrát kartu
referee-use-leader = Použít velitele
referee-pass = Pas
referee-what-if = Co kdyby…?
referee-face = Otočit protější stranu
referee-pause = Zastavit hodiny
referee-resume = Spustit hodiny
referee-log = Co se stalo
referee-history = Večer
referee-new = Nová hra
referee-next = Další hra
referee-lay = Jen položit
referee-correct = Opravit: { $player }
referee-gems = Životy
referee-leader-used = Velitel byl použit
referee-give-turn = Tah má { $player }
referee-choose = Vybrat kartu
referee-random = Ať vybere telefon
referee-over = { $count ->
    [0] Hra skončila remízou.
   *[other] Konec hry. Vítěz: { $player }.
}

## What the people must say

referee-ask-toss = Hoďte mincí. Kdo hod vyhrál?
referee-ask-lot = Losujte: který hráč rozhoduje první?
referee-ask-survivor = Příšery si nechávají jednotku. Vylosujte ji: která to je?
referee-ask-from-pile = Vylosujte jednotku z odkládacího balíčku: která to je?
referee-ask-found = { $card }: kolik jich přijde z balíčku a z ruky?

## Reminders

referee-remind-deal = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, potom karty vyměň.
referee-remind-draw = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
referee-remind-reward = { $player }: lízni si kartu, protože Severní říše vyhrála kolo.
referee-remind-round-draw = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} do nového kola.
referee-remind-wins-tie = { $player } vyhrává remízu, protože Nilfgaard remízy vyhrává.
referee-remind-lose-gem = { $player }: odeber si život.
referee-remind-stays = { $player }: vylosovaná jednotka zůstává ve své řadě.
referee-remind-sweep = Oba: odložte všechny ostatní karty na odkládací balíčky.
referee-remind-returns = { $player }: jednotky Skellige se vracejí z odkládacího balíčku.
referee-remind-shuffle = { $player }: zamíchej svůj balíček.
referee-remind-chose-starter = { $player }: je rozhodnuto, kdo začíná.
referee-remind-starts = Kolo { $count } začíná { $player }.

## What if

referee-way-title = Co kdyby: { $card }
referee-way-none = Pravidla to teď nedovolují.
referee-way-more = Možností je víc.
referee-way-do = Zahrát takto
referee-way-drawn = Pokud se vylosuje: { $cards }

## The evening

referee-no-games = Zatím neskončilo žádné kolo.
referee-won = Vítěz: { $player }
referee-drawn = Remíza
referee-open-game = Nedohráno

## The other phone

referee-hand-over = Předat na druhý telefon
referee-hand-over-about = Dva telefony nemohou zároveň vést týž stůl. Druhý telefon ale může hru převzít: otevře tento odkaz a má celý večer. Na tomto telefonu zůstane kopie.
referee-take-over = Převzít večer z odkazu? Nahradí ten na tomto telefonu.
referee-take-over-yes = Převzít
referee-take-over-no = Nechat můj

## Faults

fault-referee-no-game = Nejprve zahaj hru.
fault-referee-question-open = Nejprve odpověz na otevřenou otázku, nebo vezmi zpět poslední zápis.
fault-referee-not-now = To teď není možné.
fault-referee-passed = Tento hráč pasoval a v tomto kole už není na tahu.
fault-referee-not-playable = { $card }: tuto kartu teď takto zahrát nelze.
fault-referee-leader = { $leader }: tohoto velitele teď použít nelze.
fault-referee-no-card = Neleží tam žádná karta.
fault-referee-gems = Hráč ve hře má aspoň 1 život a nejvýš { $most }.
fault-referee-name = Jméno má aspoň 1 znak a nejvýš { $most }.
fault-referee-minutes = Čas je nejvýš { $most } min.
fault-referee-too-long = Počet zápisů jednoho večera je nejvýš { $most }. Začni nový.
fault-referee-unreadable = Tento odkaz neobsahuje večer.
