### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = Die Tische stehen offen unter: { $url }
serve-invite = Andere kommen über diesen Link: { $url }
serve-alone = Nur dieser Rechner hat Zutritt. Um andere einzulassen: { $option }
serve-data = Die Daten liegen in: { $folder }
serve-stop = Beenden mit Strg-C.
serve-no-page = Der Server läuft, aber seine Seite ist noch nicht gebaut. So wird sie gebaut: { $command }

fault-server-missing = Der Server ist nicht vollständig installiert (es fehlt: { $module }). So wird er installiert: { $command }
fault-port-in-use = Dort lauscht schon ein anderes Programm: { $host }, Port { $port }. Halte es an oder wähle einen anderen Port.
fault-cannot-listen = Der Server kann dort nicht lauschen: { $host }, Port { $port }. Der Grund: { $reason }.
fault-wrong-origin = Die Anfrage kommt von der Seite einer fremden Website: { $origin }.
fault-too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen; erlaubt sind höchstens { $most }.
