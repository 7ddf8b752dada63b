### `gwint admin`: the tables of a data folder.

admin-none = Nie ma stołów.
admin-phase = Stan
admin-changed = Ostatnia zmiana
admin-phase-name = { $phase ->
    [waiting] czeka
    [playing] w grze
    [over] zakończony
    [closed] zamknięty
   *[interrupted] przerwany
}
admin-exported = Zapisane rozgrywki: { $count }. Folder: { $folder }
admin-in-progress = Jeszcze trwają i nie zostały zapisane: { $tables }
admin-sure = { $count ->
    [one] Trwale usunąć ten stół? (tak/nie)
    [few] Trwale usunąć te { $count } stoły? (tak/nie)
   *[many] Trwale usunąć tych { $count } stołów? (tak/nie)
}
admin-removed = Usunięte stoły: { $count }.
admin-nothing-removed = Nic nie usunięto.
admin-copied = Kopię zapasową zapisano w pliku: { $file }
admin-intact = Nienaruszone stoły: { $count }.
admin-damaged = { $table }: nie da się odtworzyć w całości; liczba wpisów, które można odtworzyć: { $entries } z { $all }.
admin-unreadable = { $table }: części dziennika nie da się odczytać; liczba wpisów, które można odtworzyć: { $entries }.
admin-damaged-parts = Uszkodzone części bazy danych: { $tables }
admin-salvaged = Wszystko, co dało się odczytać, zapisano w folderze: { $folder }
fault-salvage-exists = Ten plik już istnieje: { $file }. Wybierz inny folder.
fault-admin-no-data = W tym folderze nie ma danych serwera: { $folder }.
fault-admin-no-tables = Podaj identyfikatory stołów albo użyj: { $option }
admin-no-owners = Nie ma żadnych właścicieli.
admin-owner = Właściciel
admin-seen = Ostatnio
admin-games = Rozgrywki
admin-forget-sure = Trwale usunąć dane i imię tego właściciela: { $owner }? (tak/nie)
admin-forgotten = Usunięto dane właściciela: { $owner }.
admin-no-audit = Nikt nie oglądał kart z trwających rozgrywek.
admin-time = Czas (UTC)
admin-user = Użytkownik
admin-command = Polecenie
fault-no-such-owner = Nie ma właściciela „{ $owner }”.
fault-audit-failed = Nie można zapisać dziennika kontroli ({ $reason }), więc karty z trwających rozgrywek nie zostaną pokazane.
