### Playing in the browser without a server, and the page without a network.

fault-not-running = The game is not running in this window. Try again.

## Starting

python-loading = Loading the rules… { $percent }%
python-starting = Starting the rules…
python-elsewhere = Gwint is running in another window of this browser. You can play in only one window at a time.
python-continue-here = Play in this window
python-failed = The rules could not be loaded. Check your connection.

## The page

shell-new-version = A new version of the page is ready.
home-one-screen = Two players, one screen
home-online = Play online
home-online-about = Tables with other players are on the server { $server }.
home-online-go = Go to the tables
home-offline = No connection to the server
home-offline-about = Games that you start now are played in this browser. Once the server is back, finished games are added to your games there.
replays-records = Loaded records and games played offline
shell-uploaded = { $count ->
    [one] A game that you played without a connection is now among your games on the server.
   *[other] { $count } games that you played without a connection are now among your games on the server.
}

## Settings

settings-data-here = Your data in this browser
settings-data-here-about = Games, decks and settings are stored only in this browser. Export them to keep a copy or to move them to another device.
settings-export = Export everything
settings-import = Import…
settings-import-question = Import { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}? Nothing that is already here will be lost.
settings-import-do = Import
settings-imported = The file has been imported.
settings-erase = Delete the data in this browser
settings-erase-about = All games, decks and settings in this browser will be deleted. This cannot be undone.
settings-server = Server for online play
settings-server-about = The address of a Gwint server. The home page then leads to its tables.
settings-server-wrong = An address begins with https:// or http://.
