### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = { $player } vyhrává hod mincí a vybírá balíček jako první.
match-named = { $player } vybírá balíček: { $faction } · { $leader }.
match-began = Začíná zápas { $game }.
match-ended-game = { $how ->
    [resigned] { $by } vzdává zápas { $game }.
    [time] Čas vypršel: { $by } prohrává zápas { $game }.
    [left] { $by } opouští zápas { $game }.
   *[on-table] { $count ->
        [0] Zápas { $game } končí remízou.
       *[other] Konec zápasu { $game }. Vyhrává: { $winners }.
    }
}
match-replayed = Zápas { $game } se opakuje se stejnými balíčky ({ $replay }. opakování).
match-tossed-draw = O zápase { $game } rozhoduje hod mincí. Vyhrává: { $player }.
match-scored = Vyhrané zápasy: { $score }. Už nelze použít: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } vzdává utkání. Vyhrává: { $winners }.
    [time] { $by }: čas na utkání vypršel. Vyhrává: { $winners }.
    [left] { $by } opouští utkání. Vyhrává: { $winners }.
    [abandoned] Utkání bylo předčasně ukončeno.
    [unfinished] Utkání není dohrané.
   *[on-table] Konec utkání. Vyhrává: { $winners }.
} Vyhrané zápasy: { $score }.

## Naming a deck

match-heading = Před zápasem { $game } utkání. Vyhrané zápasy: { $score }.
match-named-decks = Dosud vybrané – { $player }: { $decks }
match-no-named-decks = Dosud vybrané – { $player }: žádný balíček
match-name-deck = { $player }: vyber balíček pro zápas { $game }.
match-prompt = Číslo nebo frakce, ? – pravidla >

## The table

match-found-saved = Je tu uložené utkání: { $players }. Vyhrané zápasy: { $score }.
match-resign-sure = Vzdát celé utkání? (ano/ne)
match-choose = { $player }: vyber tři balíčky různých frakcí.
match-choose-prompt = Tři čísla („1 3 5“), soubory nebo kódy balíčků; Enter – náhodně >
match-game = { $replay ->
    [0] { game-number }
   *[other] Zápas { $game }, { $replay }. opakování
}
fault-match-choose = „{ $text }“ neoznačuje tři balíčky ze seznamu, tři soubory ani tři kódy.
fault-replay-no-game = V tomto utkání ještě žádný zápas nezačal.

## Decks for a match

starter-advanced-monsters = Smečky noci
    .plan = Každá smečka přijde celá za cenu jediné karty, hrdinové stojí pevně tam, kde pálí oheň a kouše mráz, a nejlepší z padlých znovu vstane.
starter-advanced-nilfgaard = Císařova garda
    .plan = Levné brigády rostou společně v přední linii, zdravotníci oživují ty nejlepší a nepřátelský velitel mlčí.
starter-advanced-northern-realms = Hradby Wyzimy
    .plan = Stroje a jejich mistři plní obléhací linii pro Foltestův roh a dva špehové k nim přinášejí další karty.
starter-advanced-scoiatael = Komanda z Dol Blathanna
    .plan = Od začátku o kartu víc než nepřítel, zástupy na jediné zavolání a hbití zvědové, kteří se vyhnou každému počasí.
starter-advanced-skellige = Klany na moři
    .plan = Poutem svázaní válečníci, štítonošky a drakkary rostou s každým druhem a Branovi muži setřesou půlku každé bouře.
