### Programme, die das Engine-Protokoll sprechen, und was an ihnen nicht stimmt.

fault-engine-missing = Das Programm lässt sich nicht starten: { $program }. Der Grund: { $reason }
fault-engine-ended = Das Programm endete ohne Antwort: { $program }. Sein Exit-Code: { $code }.
fault-engine-overran = Das Programm hat nicht innerhalb von { $seconds } s geantwortet: { $program }.
fault-engine-answer = Die Antwort des Programms ist unbrauchbar: { $program }. { $reason }
fault-engine-refused = Das Programm hat die Antwort verweigert: { $program }. Es sagte: { $reason }
fault-engine-protocol = Hier wird nur Version { $expected } des Engine-Protokolls gesprochen, nicht Version { $protocol }.
fault-engine-line = „{ $said }“ ist keine erwartete Nachricht. Erwartet: { $expected }.
fault-engine-no-move = Der Platz dieser Ansicht hat nichts zu wählen.
fault-engine-moves = Die Züge dieser Ansicht sind nicht die erlaubten. Erlaubt: { $legal }.
fault-engine-failed = Der Bot hat versagt: { $reason }
