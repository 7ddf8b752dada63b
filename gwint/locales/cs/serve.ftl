### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = Stoly jsou otevřeny na adrese: { $url }
serve-local-only = Připojit se lze jen z tohoto počítače. Ostatní vpustíš takto: { $option }
serve-data = Složka s daty: { $folder }
serve-stop = Server zastavíš stiskem Ctrl+C.
serve-no-page = Server běží, ale jeho stránka ještě není sestavena. Sestavíš ji příkazem: { $command }

fault-server-missing = Server není nainstalován celý (chybí: { $module }). Nainstaluješ ho příkazem: { $command }
fault-port-in-use = Už tam naslouchá jiný program: { $host }, port { $port }. Zastav ho, nebo zvol jiný port.
fault-cannot-listen = Server tam nemůže naslouchat: { $host }, port { $port }. Důvod: { $reason }.
fault-wrong-origin = Požadavek přichází ze stránky cizího webu: { $origin }.
fault-wrong-host = Tento server neodpovídá pod názvem { $host }. Provozovatel ho může povolit nastavením: { $setting }
fault-too-many-sockets = Z tvé adresy je příliš mnoho spojení; dovoleno jich je nejvýše { $most }.
