### `gwint admin`: the tables of a data folder.

admin-none = Nie ma stołów.
admin-table = Stół
admin-mode = Tryb
admin-phase = Stan
admin-changed = Ostatnia zmiana
admin-players = Gracze
admin-phase-name = { $phase ->
    [waiting] czeka
    [playing] w grze
    [over] skończony
    [closed] zamknięty
   *[interrupted] przerwany
}
admin-exported = Zapisane rozgrywki: { $count }. Folder: { $folder }
admin-goes-on = Jeszcze trwają i nie zostały zapisane: { $tables }
admin-sure = Usunąć te stoły na dobre ({ $count })? (tak/nie)
admin-removed = Usunięte stoły: { $count }.
admin-kept = Nic nie usunięto.
admin-copied = Kopię zapasową zapisano w: { $file }
admin-sound = Nienaruszone: { $count }.
admin-unsound = { $table }: nie da się odtworzyć w całości; liczba wpisów, które można odtworzyć: { $entries } z { $all }.
fault-admin-no-data = W tym folderze nie ma danych serwera: { $folder }.
fault-admin-nothing-told = Podaj identyfikatory stołów albo użyj: { $option }
