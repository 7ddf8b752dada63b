### `gwint admin`: the tables of a data folder.

admin-none = Столів немає.
admin-table = Стіл
admin-mode = Режим
admin-phase = Стан
admin-changed = Остання зміна
admin-players = Гравці
admin-phase-name = { $phase ->
    [waiting] чекає
    [playing] у грі
    [over] закінчено
    [closed] закрито
   *[interrupted] перервано
}
admin-exported = Збережено записів: { $count }. Тека: { $folder }
admin-goes-on = Ще тривають і не записані: { $tables }
admin-sure = Вилучити ці столи назавжди ({ $count })? (так/ні)
admin-removed = Вилучено столів: { $count }.
admin-kept = Нічого не вилучено.
admin-copied = Резервну копію записано в: { $file }
admin-sound = Справних: { $count }.
admin-unsound = { $table }: неможливо повністю відновити; відтворюється лише частина пунктів: { $entries } з { $all }.
fault-admin-no-data = У цій теці немає даних сервера: { $folder }.
fault-admin-nothing-told = Укажіть ID столів або скористайтеся: { $option }
