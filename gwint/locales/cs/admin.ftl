### `gwint admin`: the tables of a data folder.

admin-none = Nejsou tu žádné stoly.
admin-table = Stůl
admin-mode = Režim
admin-phase = Stav
admin-changed = Naposledy změněno
admin-players = Hráči
admin-phase-name = { $phase ->
    [waiting] čeká
    [playing] hraje se
    [over] dohráno
    [closed] zavřeno
   *[interrupted] přerušeno
}
admin-exported = Zapsané záznamy: { $count }. Jsou ve složce: { $folder }
admin-goes-on = Ještě se hrají a nezapsaly se: { $tables }
admin-sure = Odstranit tyto stoly nadobro ({ $count })? (ano/ne)
admin-removed = Odstraněné stoly: { $count }.
admin-kept = Nic se neodstranilo.
admin-copied = Kopie je v souboru: { $file }
admin-sound = V pořádku: { $count }.
admin-unsound = { $table }: nelze přehrát tak, jak se hrálo; jde to jen do položky { $entries } z { $all }.
fault-admin-no-data = V této složce nejsou data serveru: { $folder }.
fault-admin-nothing-told = Uveď stoly: jejich id, nebo jinak: { $option }
