### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = Die Tische sind erreichbar unter: { $url }
serve-local-only = Nur dieser Rechner hat Zugriff. Um andere zuzulassen, verwende: { $option }
serve-data = Datenordner: { $folder }
serve-stop = Beenden mit Strg+C.
serve-no-page = Der Server läuft, aber seine Webseite ist noch nicht gebaut. So wird sie gebaut: { $command }

fault-server-missing = Der Server ist nicht vollständig installiert (es fehlt: { $module }). So wird er installiert: { $command }
fault-port-in-use = Dort lauscht schon ein anderes Programm: { $host }, Port { $port }. Beende es oder wähle einen anderen Port.
fault-cannot-listen = Der Server kann dort nicht lauschen: { $host }, Port { $port }. Grund: { $reason }.
fault-wrong-origin = Die Anfrage kommt von einer anderen Website: { $origin }.
fault-wrong-host = Dieser Server antwortet nicht unter dem Namen { $host }. Der Betreiber kann ihn zulassen mit: { $setting }
fault-too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen; erlaubt sind höchstens { $most }.
