### Reading the codes printed on cards.

code-reader-open = Code mit der Kamera lesen
code-reader-aim = Halte den gedruckten Code in den Rahmen.
code-reader-searching = Der Code wird gesucht …
code-reader-problem = { $problem ->
    [denied] Der Browser lässt diese Seite die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers oder tippe den Code ein.
    [missing] Es ist keine Kamera verfügbar. Tippe den Code ein.
    [insecure] Die Kamera funktioniert nur auf Seiten mit https. Tippe den Code ein.
    [no-code] In diesem Bild wurde kein Code gefunden. Tippe den Code ein.
   *[failed] Der Code konnte nicht gelesen werden. Tippe ihn ein.
}
code-reader-torch = Licht
code-reader-file = Bild auswählen
code-reader-close = Kamera schließen
code-reader-private = Kein Bild verlässt dieses Gerät.
