### Reading the codes printed on cards.

code-reader-open = Code mit der Kamera lesen
code-reader-aim = Halte den aufgedruckten Code in den Rahmen.
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
code-reader-whole-cards = Ganze Karten erkennen
code-reader-aim-card = Halte die Karte so, dass sie den Rahmen ausfüllt. Um der Kamera eine Karte beizubringen, tippe ihren aufgedruckten Code ein.
code-reader-printed-code = Aufgedruckter Code dieser Karte
code-reader-remember = Karte merken
code-reader-pictures = { $count ->
    [one] Eine deiner Karten ist als Bild auf diesem Gerät gespeichert.
   *[other] { $count } deiner Karten sind als Bilder auf diesem Gerät gespeichert.
}
code-reader-forget = Bilder löschen
