### `gwint admin`: the tables of a data folder.

admin-none = Nie ma stołów.
admin-phase = Stan
admin-changed = Ostatnia zmiana
admin-phase-name = { $phase ->
    [waiting] czeka
    [playing] w grze
    [over] skończony
    [closed] zamknięty
   *[interrupted] przerwany
}
admin-exported = Zapisane rozgrywki: { $count }. Folder: { $folder }
admin-in-progress = Jeszcze trwają i nie zostały zapisane: { $tables }
admin-sure = Usunąć te stoły na dobre ({ $count })? (tak/nie)
admin-removed = Usunięte stoły: { $count }.
admin-nothing-removed = Nic nie usunięto.
admin-copied = Kopię zapasową zapisano w: { $file }
admin-intact = Nienaruszone: { $count }.
admin-damaged = { $table }: nie da się odtworzyć w całości; liczba wpisów, które można odtworzyć: { $entries } z { $all }.
fault-admin-no-data = W tym folderze nie ma danych serwera: { $folder }.
fault-admin-no-tables = Podaj identyfikatory stołów albo użyj: { $option }
