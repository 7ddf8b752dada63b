### Turnajové utkání: co se děje kolem jeho zápasů, a jmenování balíčků.

## Co se stalo

match-tossed = Hod mincí: první balíček jmenuje { $player }.
match-named = { $player } jmenuje balíček: { $faction } · { $leader }.
match-began = Začíná zápas { $game }.
match-ended-game = { $how ->
    [resigned] { $by } vzdává zápas { $game }.
    [time] { $by }: čas v zápase { $game } vypršel.
    [left] { $by }: hráč opustil zápas { $game }.
   *[on-table] { $count ->
        [0] Zápas { $game } končí remízou.
       *[other] Konec zápasu { $game }. Vyhrává: { $winners }.
    }
}
match-replayed = Zápas { $game } se opakuje se stejnými balíčky ({ $replay }. opakování).
match-tossed-draw = O zápasu { $game } rozhodl hod mincí. Vyhrává: { $player }.
match-scored = Vyhrané zápasy: { $score }. Už se nepoužije: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } vzdává utkání. Vyhrává: { $winners }.
    [time] { $by }: čas na utkání vypršel. Vyhrává: { $winners }.
    [left] { $by }: hráč opustil utkání. Vyhrává: { $winners }.
    [abandoned] Utkání bylo předčasně ukončeno.
    [unfinished] Utkání není dohrané.
   *[on-table] Konec utkání. Vyhrává: { $winners }.
} Vyhrané zápasy: { $score }.

## Jmenování balíčku

match-heading = Před zápasem { $game } utkání. Vyhrané zápasy: { $score }.
match-faces = Dosud jmenované – { $player }: { $decks }
match-no-faces = Dosud jmenované – { $player }: žádný balíček
match-won = vyhrál
match-name-deck = { $player }: jmenuj balíček pro zápas { $game }.
match-prompt = Číslo nebo frakce, ? pravidla >

## U stolu

match-waiting = Čeká uložené utkání: { $players }. Vyhrané zápasy: { $score }.
match-resign-sure = Vzdát celé utkání? (ano/ne)
match-choose = { $player }: vyber tři balíčky různých frakcí.
match-choose-prompt = Tři čísla („1 3 5“), soubory nebo kódy balíčků; Enter náhoda >
match-game = { $replay ->
    [0] Zápas { $game }
   *[other] Zápas { $game }, { $replay }. opakování
}
fault-match-choose = „{ $text }“ nejsou tři balíčky ze seznamu ani tři soubory nebo kódy.
fault-replay-no-game = V tomto utkání se ještě žádný zápas nerozdal.

## Balíčky pro utkání

starter-advanced-monsters = Smečky noci
    .plan = Každá smečka přijde celá za jednu kartu, hrdinové stojí tam, kde koušou oheň a mráz, a nejlepší z padlých znovu vstane.
starter-advanced-nilfgaard = Císařova garda
    .plan = Levné brigády rostou společně v přední linii, zdravotníci vracejí ty nejlepší a nepřátelský velitel mlčí.
starter-advanced-northern-realms = Hradby Wyzimy
    .plan = Stroje a jejich mistři plní obléhací linii pro velitelův roh a dva špehové k nim přinášejí karty.
starter-advanced-scoiatael = Komanda z Dol Blathanna
    .plan = Od začátku o kartu víc než nepřítel, zástupy na jedno zavolání a hbití zvědové, kteří ustoupí každému počasí.
starter-advanced-skellige = Klany na moři
    .plan = Válečníci, štítonošky a drakkary svázané poutem rostou s každým druhem a Branovi muži snesou půlku každé bouře.
