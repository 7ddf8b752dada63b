### What `gwint serve` says, and what the server’s guards refuse.

serve-address = The tables are open at: { $url }
serve-invite = Others come by this link: { $url }
serve-alone = Only this computer can come. To let others in: { $option }
serve-data = The data lie in: { $folder }
serve-stop = Stop it with Ctrl-C.
serve-no-page = The server runs, but its page has not been built yet. Build it with: { $command }

fault-server-missing = The server is not installed whole (missing: { $module }). Install it with: { $command }
fault-port-in-use = Another program already listens there: { $host }, port { $port }. Stop it, or choose another port.
fault-cannot-listen = The server cannot listen there: { $host }, port { $port }. The reason: { $reason }.
fault-wrong-origin = The request comes from the page of another site: { $origin }.
fault-too-many-sockets = There are too many connections from your address; at most { $most } are allowed.
