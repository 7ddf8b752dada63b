### `gwint admin`: the tables of a data folder.

admin-none = Столів немає.
admin-phase = Стан
admin-changed = Остання зміна
admin-phase-name = { $phase ->
    [waiting] чекає
    [playing] у грі
    [over] закінчено
    [closed] закрито
   *[interrupted] перервано
}
admin-exported = Збережено записів: { $count }. Тека: { $folder }
admin-in-progress = Гра ще триває, тому не збережено: { $tables }
admin-sure = Вилучити ці столи назавжди ({ $count })? (так/ні)
admin-removed = Вилучено столів: { $count }.
admin-nothing-removed = Нічого не вилучено.
admin-copied = Резервну копію записано у файл: { $file }
admin-intact = Справних столів: { $count }.
admin-damaged = { $table }: повністю відновити неможливо; пункти журналу, які можна відтворити: { $entries } з { $all }.
admin-unreadable = { $table }: частину журналу неможливо прочитати; пункти, які можна відтворити: { $entries }.
admin-damaged-parts = Пошкоджені частини бази даних: { $tables }
admin-salvaged = Усе, що вдалося прочитати, збережено в теці: { $folder }
fault-salvage-exists = Такий файл уже є: { $file }. Виберіть іншу теку.
fault-admin-no-data = У цій теці немає даних сервера: { $folder }.
fault-admin-no-tables = Укажіть ID столів або скористайтеся опцією { $option }.
admin-no-owners = Власників немає.
admin-owner = Власник
admin-seen = Останній візит
admin-games = Ігри
admin-forget-sure = Назавжди видалити дані та ім’я ({ $owner })? (так/ні)
admin-forgotten = Дані видалено: { $owner }.
admin-no-audit = Ніхто не переглядав карт на руках в іграх, що тривають.
admin-time = Час (UTC)
admin-user = Користувач
admin-command = Команда
fault-no-such-owner = Власника «{ $owner }» немає.
fault-audit-failed = Неможливо записати журнал перевірок ({ $reason }), тому карт на руках в іграх, що тривають, не показано.
