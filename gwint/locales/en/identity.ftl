### Names, sessions and personal data.

fault-name-characters = The name contains a character that cannot be seen or that reorders text ({ $character }). Remove it.
fault-name-alike = Another player at this table has a name that looks the same: { $name }. Choose a different one.

## Settings

settings-data = Your data on this server
settings-log-out = Log out everywhere
settings-log-out-about = This browser and all your other devices are logged out. There are no accounts, so you cannot get back to your seats, decks and games.
settings-logged-out = You are logged out everywhere.
settings-delete = Delete my data
settings-delete-about = You resign your running games. Your name, decks and uploaded records are deleted. Finished games stay for the others, without your name. This cannot be undone.
settings-deleted = Your data has been deleted.
settings-keep = Change nothing
