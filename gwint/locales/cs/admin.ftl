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
admin-sure = Odstranit tyto stoly natrvalo ({ $count })? (ano/ne)
admin-removed = Odstraněné stoly: { $count }.
admin-nothing-removed = Nic se neodstranilo.
admin-copied = Záloha je v souboru: { $file }
admin-intact = V pořádku: { $count }.
admin-damaged = { $table }: nelze obnovit celý; položky, které lze přehrát: { $entries } z { $all }.
fault-admin-no-data = V této složce nejsou data serveru: { $folder }.
fault-admin-no-tables = Uveď ID stolů, nebo použij: { $option }
