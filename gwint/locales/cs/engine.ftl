### Engine programs and their faults.

fault-engine-missing = Program nelze spustit: { $program }. Důvod: { $reason }
fault-engine-ended = Program skončil bez odpovědi: { $program }. Jeho návratový kód: { $code }.
fault-engine-overran = Program neodpověděl do { $seconds } s: { $program }.
fault-engine-answer = Odpověď programu není platná: { $program }. { $reason }
fault-engine-refused = Program odmítl odpovědět: { $program }. Řekl: { $reason }
fault-engine-protocol = Podporuje se jen verze { $expected } protokolu enginů, ne verze { $protocol }.
fault-engine-line = Neočekávaná zpráva: „{ $said }“. Očekává se: { $expected }.
fault-engine-no-move = Místo tohoto pohledu nemá z čeho vybírat.
fault-engine-moves = Tahy tohoto pohledu nejsou ty povolené. Povolené: { $legal }.
fault-engine-failed = Bot selhal: { $reason }
