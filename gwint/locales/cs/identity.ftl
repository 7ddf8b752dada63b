### Names, sessions and personal data.

fault-name-characters = Jméno obsahuje znak, který není vidět nebo mění pořadí textu ({ $character }). Odstraň ho.
fault-name-alike = U tohoto stolu už má někdo jméno, které vypadá stejně: { $name }. Zvol si jiné.

## Settings

settings-data = Tvá data na tomto serveru
settings-log-out = Odhlásit se všude
settings-log-out-about = Odhlásí se tento prohlížeč i všechna tvá další zařízení. Účty tu nejsou, takže ke svým místům, balíčkům a zápasům se už nedostaneš.
settings-logged-out = Všechna tvá zařízení jsou odhlášena.
settings-delete = Smazat moje data
settings-delete-about = Své probíhající zápasy vzdáš. Tvé jméno, balíčky a nahrané záznamy se smažou. Dohrané zápasy ostatním zůstanou, bez tvého jména. Nejde to vzít zpět.
settings-deleted = Tvá data jsou smazaná.
settings-keep = Nic neměnit
