### Playing in the browser without a server, and the page without a network.

fault-not-running = Hra v tomto okně neběží. Zkus to znovu.

## Starting

python-loading = Načítají se pravidla… { $percent } %
python-starting = Pravidla se připravují…
python-elsewhere = Gwint běží v jiném okně tohoto prohlížeče. Hrát se dá vždy jen v jednom okně.
python-continue-here = Hrát v tomto okně
python-failed = Pravidla se nepodařilo načíst. Zkontroluj připojení.

## The page

shell-new-version = Nová verze stránky je připravená.
home-one-screen = Ve dvou u jedné obrazovky
home-online = Hra po internetu
home-online-about = Stoly s ostatními hráči jsou na serveru { $server }.
home-online-go = Přejít ke stolům
home-offline = Bez spojení se serverem
home-offline-about = Zápasy, které teď začneš, poběží v tomto prohlížeči. Až bude server zase dostupný, dohrané zápasy na něm přibudou k tvým.
replays-records = Načtené záznamy a zápasy odehrané bez spojení
shell-uploaded = { $count ->
    [one] { $count } zápas odehraný bez spojení je teď mezi tvými zápasy na serveru.
    [few] { $count } zápasy odehrané bez spojení jsou teď mezi tvými zápasy na serveru.
   *[other] { $count } zápasů odehraných bez spojení je teď mezi tvými zápasy na serveru.
}

## Settings

settings-data-here = Tvá data v tomto prohlížeči
settings-data-here-about = Zápasy, balíčky a nastavení jsou uložené jen v tomto prohlížeči. Exportem získáš kopii, kterou můžeš přenést i na jiné zařízení.
settings-export = Exportovat vše
settings-import = Importovat…
settings-import-question = Importovat { $games ->
    [one] { $games } zápas
    [few] { $games } zápasy
   *[other] { $games } zápasů
} a { $decks ->
    [one] { $decks } balíček
    [few] { $decks } balíčky
   *[other] { $decks } balíčků
}? Nic z toho, co už tu je, se neztratí.
settings-import-do = Importovat
settings-imported = Soubor je importovaný.
settings-erase = Smazat data v tomto prohlížeči
settings-erase-about = Všechny zápasy, balíčky a nastavení v tomto prohlížeči se smažou. Nejde to vzít zpět.
settings-server = Server pro hru po internetu
settings-server-about = Adresa serveru gwintu. Úvodní stránka pak vede k jeho stolům.
settings-server-wrong = Adresa začíná https:// nebo http://.
