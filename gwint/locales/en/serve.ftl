### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = The tables are open at: { $url }
serve-local-only = Only this computer can connect. To let others in, use: { $option }
serve-data = Data folder: { $folder }
serve-stop = Press Ctrl-C to stop.
serve-no-page = The server is running, but its web page has not been built yet. Build it with: { $command }

fault-server-missing = The server is not fully installed (missing: { $module }). Install it with: { $command }
fault-port-in-use = Another program is already listening there: { $host }, port { $port }. Stop it, or choose another port.
fault-cannot-listen = The server cannot listen there: { $host }, port { $port }. Reason: { $reason }.
fault-wrong-origin = The request comes from a page on another site: { $origin }.
fault-wrong-host = This server does not answer under the name { $host }. Its operator can allow it with: { $setting }
fault-too-many-sockets = Too many connections from your address; at most { $most } are allowed.
