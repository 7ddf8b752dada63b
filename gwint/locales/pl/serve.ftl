### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = Stoły są otwarte pod adresem: { $url }
serve-local-only = Wejść można tylko z tego komputera. Aby wpuścić innych, użyj: { $option }
serve-data = Folder danych: { $folder }
serve-stop = Naciśnij Ctrl-C, aby zatrzymać.
serve-no-page = Serwer działa, ale jego strona nie została jeszcze zbudowana. Zbuduj ją poleceniem: { $command }

fault-server-missing = Serwer nie jest w pełni zainstalowany (brakuje: { $module }). Zainstaluj go poleceniem: { $command }
fault-port-in-use = Inny program już tam nasłuchuje: { $host }, port { $port }. Zatrzymaj go albo wybierz inny port.
fault-cannot-listen = Serwer nie może tam nasłuchiwać: { $host }, port { $port }. Przyczyna: { $reason }.
fault-wrong-origin = Żądanie pochodzi z innej witryny: { $origin }.
fault-wrong-host = Ten serwer nie odpowiada pod nazwą { $host }. Operator może ją dopuścić ustawieniem: { $setting }
fault-too-many-sockets = Z twojego adresu jest zbyt wiele połączeń; dozwolonych jest najwyżej { $most }.
