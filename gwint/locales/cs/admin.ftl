### `gwint admin`: the tables of a data folder.

admin-none = Nejsou tu žádné stoly.
admin-phase = Stav
admin-changed = Naposledy změněno
admin-phase-name = { $phase ->
    [waiting] čeká
    [playing] hraje se
    [over] dohráno
    [closed] zavřeno
   *[interrupted] přerušeno
}
admin-exported = Uložené záznamy: { $count }. Složka: { $folder }
admin-in-progress = Ještě se hrají a neuložily se: { $tables }
admin-sure = { $count ->
    [one] Odstranit tento stůl natrvalo? (ano/ne)
    [few] Odstranit tyto { $count } stoly natrvalo? (ano/ne)
   *[other] Odstranit těchto { $count } stolů natrvalo? (ano/ne)
}
admin-removed = Odstraněné stoly: { $count }.
admin-nothing-removed = Nic se neodstranilo.
admin-copied = Záloha je v souboru: { $file }
admin-intact = Nepoškozené stoly: { $count }.
admin-damaged = { $table }: stůl nelze obnovit celý; položky, které lze přehrát: { $entries } z { $all }.
admin-unreadable = { $table }: část protokolu nelze přečíst; položky, které lze přehrát: { $entries }.
admin-damaged-parts = Poškozené části databáze: { $tables }
admin-salvaged = Vše, co šlo přečíst, je uloženo ve složce: { $folder }
fault-salvage-exists = Tento soubor už existuje: { $file }. Zvol jinou složku.
fault-admin-no-data = V této složce nejsou data serveru: { $folder }.
fault-admin-no-tables = Uveď ID stolů, nebo použij: { $option }
admin-no-owners = Nejsou tu žádní vlastníci.
admin-owner = Vlastník
admin-seen = Naposledy viděn
admin-games = Zápasy
admin-forget-sure = Natrvalo smazat data a jméno tohoto vlastníka: { $owner }? (ano/ne)
admin-forgotten = Data vlastníka jsou smazána: { $owner }.
admin-no-audit = Do karet hráčů v probíhajících zápasech nikdo nenahlížel.
admin-time = Čas (UTC)
admin-user = Uživatel
admin-command = Příkaz
fault-no-such-owner = Vlastník „{ $owner }“ neexistuje.
fault-audit-failed = Kontrolní záznam nelze zapsat ({ $reason }), proto se karty hráčů v probíhajících zápasech nezobrazí.
