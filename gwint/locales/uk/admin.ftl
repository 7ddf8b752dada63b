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
admin-in-progress = Ще тривають, тому не збережені: { $tables }
admin-sure = Вилучити ці столи назавжди ({ $count })? (так/ні)
admin-removed = Вилучено столів: { $count }.
admin-nothing-removed = Нічого не вилучено.
admin-copied = Резервну копію записано в: { $file }
admin-intact = Справних: { $count }.
admin-damaged = { $table }: повністю відновити неможливо; відтворено лише пунктів: { $entries } з { $all }.
fault-admin-no-data = У цій теці немає даних сервера: { $folder }.
fault-admin-no-tables = Укажіть ID столів або скористайтеся: { $option }
