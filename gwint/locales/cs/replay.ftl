### The replays of finished games.

replay-opening = Záznam se otevírá…
replay-failed = Tento záznam nelze otevřít
replay-partial = Záznam lze přehrát jen do tohoto místa. { $reason }
replay-to-table = Ke stolu
replays-about = Každý dohraný zápas si můžeš přehrát krok za krokem. Záznam můžeš načíst i ze souboru: vyber ho, nebo ho přetáhni kamkoli na tuto stránku.
replays-empty = Zatím nemáš žádný dohraný zápas.
replay-controls = Přehrávání
replay-to-start = Na začátek
replay-to-end = Na konec
replay-step-back = O krok zpět
replay-step-forward = O krok vpřed
replay-round-back = O kolo zpět
replay-round-forward = O kolo vpřed
replay-play = Přehrát
replay-pause = Pozastavit
replay-key-space = mezerník
replay-step = Krok
replay-rounds = Kola
replay-game-round = { game-number } · { $round }
replay-between-games = Mezi zápasy
replay-no-decks = Balíček ještě nebyl vybrán
replay-view = Pohled
replay-view-open = Všechny ruce viditelné · dole: { $player }
replay-view-seat = Z pohledu hráče: { $player }
replay-branch = Hrát odtud dál
replay-branch-about = Nový zápas naváže na krok { $step } tohoto zápasu. Kdo hraje?
replay-branch-me = Já, u této obrazovky
replay-branch-shared = O tuto obrazovku se dělí více hráčů: mezi tahy se zakryje.
replay-branch-watch = Hrají jen boti; ty se díváš.
replay-share = Sdílet odkaz
replay-download = Uložit záznam
replay-load = Načíst záznam
replay-drop = Sem přetáhni záznam
replay-more = Průběh a další
replay-verify = Ověřit rozdání
replay-verifying = Ověřuje se rozdání…
replay-verify-about = Tvůj prohlížeč to ověřuje sám a serveru nic neposílá. Samotná stránka ale pochází z tohoto serveru; příkaz „gwint verify“ na tvém počítači na něm nezávisí.
replay-analyse = Analyzovat
replay-analysing = Analyzuje se zápas: { $done } z { $of }
replay-analyse-stop = Přerušit analýzu
replay-chance = Šance na výhru
replay-chart = Co ukazuje graf
replay-mark = { $mark ->
    [best] Nejlepší tah
    [good] Dobrý tah
    [doubtful] Sporný tah
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
replay-turning-point = Zlomový okamžik
replay-turning-at = Zlomový okamžik: krok { $step }
replay-better = Lépe: { $move }
replay-loss = Snižuje šanci na výhru o { $points ->
    [one] { $points } procentní bod
    [few] { $points } procentní body
   *[other] { $points } procentních bodů
}
