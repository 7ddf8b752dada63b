### The referee of games with printed cards.

referee-title = Rozhodčí
referee-open = Rozhodovat zápas
referee-about = Pro dva hráče s tištěnými kartami: telefon hlídá průběh zápasu, připomíná pravidla a řekne, co by která karta způsobila.
referee-begin = Zahájit zápas
referee-name = Jméno hráče { $number }
referee-time = Minuty pro každého hráče
referee-no-time = Bez hodin
referee-play = Zahrát kartu
referee-use-leader = Použít velitele
referee-pass = { move-pass }
referee-what-if = Co kdyby…?
referee-face = Otočit protější stranu
referee-pause = Zastavit hodiny
referee-resume = Spustit hodiny
referee-log = Co se stalo
referee-history = Tento večer
referee-new = Nový zápas
referee-next = Další zápas
referee-lay = Položit bez použití schopnosti
referee-correct = Opravy: { $player }
referee-gems = Životy
referee-leader-used = Velitel byl použit
referee-give-turn = Na tahu bude { $player }
referee-choose = Vybrat kartu
referee-random = Ať vybere telefon
referee-over = { $count ->
    [0] Zápas končí remízou.
   *[other] Konec zápasu. Vyhrává: { $player }.
}

## What the people must say

referee-ask-toss = Hoďte mincí. Kdo hod vyhrál?
referee-ask-lot = Losujte: který hráč rozhoduje jako první?
referee-ask-survivor = Příšery si nechávají jednotku. Vylosujte ji: která to je?
referee-ask-from-pile = Vylosujte jednotku z odkládacího balíčku: která to je?
referee-ask-found = „{ $card }“: kolik těchto karet přijde z balíčku a z ruky?

## Reminders

referee-remind-deal = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}, potom můžeš karty vyměnit.
referee-remind-draw = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
referee-remind-reward = { $player }: lízni si kartu, protože Severní říše vyhrály kolo.
referee-remind-round-draw = { $player }: lízni si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} do nového kola.
referee-remind-wins-tie = I při remíze vyhrává kolo { $player }, protože Nilfgaard remízy vyhrává.
referee-remind-lose-gem = { $player }: ztrácíš život.
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
referee-way-drawn = Vylosuje-li se: { $cards }

## The evening

referee-no-games = Zatím neskončilo žádné kolo.
referee-won = Vítěz: { $player }
referee-drawn = Remíza
referee-open-game = Nedohráno

## The other phone

referee-hand-over = Předat na druhý telefon
referee-hand-over-about = Druhý telefon může zápas převzít: otevři na něm tento odkaz a bude v něm celý večer. Na tomto telefonu zůstane kopie a od té chvíle budou oba nezávislé.
referee-take-over = Převzít večer z odkazu? Nahradí večer uložený v tomto telefonu.
referee-take-over-yes = Převzít
referee-take-over-no = Nechat můj
referee-share = Sdílet tento stůl
referee-share-about = Otevři tento odkaz na druhém telefonu: oba pak ukazují tentýž stůl a zápis z jednoho se objeví na druhém. Zapisovat může každý, kdo má odkaz.
referee-share-stop = Přestat sdílet na tomto telefonu
referee-share-server = Dva telefony mohou sdílet stůl na serveru { $server }. Pokračuj v tomto večeru tam.
referee-share-go = Pokračovat tam
referee-shared = Tento stůl je sdílený s dalšími telefony.
referee-share-lost = Sdílený stůl není dostupný. Večer je v tomto telefonu v bezpečí. Zapisovat půjde znovu, až se spojení obnoví.
referee-join = Připojit se ke sdílenému stolu z odkazu? Nahradí večer uložený v tomto telefonu.
referee-join-yes = Připojit se

## Faults

fault-referee-no-game = Nejprve zahaj zápas.
fault-referee-question-open = Nejprve odpověz na položenou otázku, nebo vezmi zpět poslední zápis.
fault-referee-not-now = To teď není možné.
fault-referee-passed = Tento hráč vynechal tah a v tomto kole už nehraje.
fault-referee-not-playable = Kartu „{ $card }“ teď takto zahrát nelze.
fault-referee-leader = Velitele „{ $leader }“ teď použít nelze.
fault-referee-no-card = Neleží tam žádná karta.
fault-referee-gems = Počet životů hráče, který ještě neprohrál, musí být od 1 do { $most }.
fault-referee-name = Počet znaků ve jméně musí být od 1 do { $most }.
fault-referee-minutes = Čas může být nejvýše { $most } min.
fault-referee-too-long = Do jednoho večera se vejde nejvýše { $most ->
    [one] { $most } zápis
    [few] { $most } zápisy
   *[other] { $most } zápisů
}. Začni nový.
fault-referee-unreadable = V tomto odkazu není uložený žádný večer.
fault-referee-stale = Jiný telefon byl se zápisem rychlejší. Takto teď stůl vypadá.
fault-referee-not-shared = Stůl z odkazu není sdílený, nebo už sdílený přestal být.
