### Engine programs and their faults.

fault-engine-missing = Das Programm lässt sich nicht starten: { $program }. Grund: { $reason }
fault-engine-ended = Das Programm endete ohne Antwort: { $program }. Exit-Code: { $code }.
fault-engine-overran = Das Programm hat nicht innerhalb von { $seconds } s geantwortet: { $program }.
fault-engine-answer = Die Antwort des Programms ist ungültig: { $program }. { $reason }
fault-engine-refused = Das Programm hat die Anfrage abgelehnt: { $program }. Es antwortete: { $reason }
fault-engine-protocol = Nur Version { $expected } des Engine-Protokolls wird unterstützt, nicht Version { $protocol }.
fault-engine-line = Unerwartete Nachricht: „{ $said }“. Erwartet: { $expected }.
fault-engine-no-move = Auf dem Platz, zu dem diese Ansicht gehört, gibt es nichts zu wählen.
fault-engine-moves = Die Spielzüge dieser Ansicht sind nicht die erlaubten. Erlaubt: { $legal }.
fault-engine-failed = Im Bot ist ein Fehler aufgetreten: { $reason }
