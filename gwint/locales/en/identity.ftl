### Names, sessions and personal data.

fault-name-characters = The name contains a character that cannot be seen or that reorders text ({ $character }). Remove it.
fault-name-alike = Another player at this table has a name that looks the same: { $name }. Choose a different one.

## Settings

settings-data = Your data on this server
settings-log-out = Log out everywhere
settings-log-out-about = This logs out this browser and all your other devices. There are no accounts, so you will not be able to get back to your seats, decks and games.
settings-logged-out = You are logged out everywhere.
settings-delete = Delete my data
settings-delete-about = You give up your games in progress. Your name, decks and uploaded records will be deleted. Finished games will remain for the other players, without your name. This cannot be undone.
settings-deleted = Your data has been deleted.
settings-keep = Change nothing
