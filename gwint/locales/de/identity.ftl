### Names, sessions and personal data.

fault-name-characters = Der Name enthält ein Zeichen, das unsichtbar ist oder die Textrichtung ändert ({ $character }). Entferne es.
fault-name-alike = An diesem Tisch hat schon jemand einen Namen, der genauso aussieht: { $name }. Wähle einen anderen.

## Settings

settings-data = Deine Daten auf diesem Server
settings-log-out = Überall abmelden
settings-log-out-about = Dieser Browser und alle deine anderen Geräte werden abgemeldet. Es gibt keine Konten, deshalb kommst du nicht mehr an deine Plätze, Decks und Partien.
settings-logged-out = Du bist überall abgemeldet.
settings-delete = Meine Daten löschen
settings-delete-about = Du gibst deine laufenden Partien auf. Dein Name, deine Decks und deine hochgeladenen Aufzeichnungen werden gelöscht. Beendete Partien bleiben den anderen erhalten, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
settings-deleted = Deine Daten sind gelöscht.
settings-keep = Nichts ändern
