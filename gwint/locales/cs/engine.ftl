### Engine programs and their faults.

fault-engine-missing = Program nelze spustit: { $program }. Důvod: { $reason }
fault-engine-ended = Program skončil bez odpovědi: { $program }. Návratový kód: { $code }.
fault-engine-overran = Program neodpověděl do { $seconds } s: { $program }.
fault-engine-answer = Odpověď programu není platná: { $program }. { $reason }
fault-engine-refused = Program požadavek odmítl: { $program }. Jeho odpověď: { $reason }
fault-engine-protocol = Podporuje se jen verze { $expected } protokolu enginů, ne verze { $protocol }.
fault-engine-line = Neočekávaná zpráva: „{ $said }“. Očekává se: { $expected }.
fault-engine-no-move = Hráč, kterému tento pohled patří, nemá z čeho vybírat.
fault-engine-moves = Tahy v tomto pohledu se liší od dovolených. Dovoleno je: { $legal }.
fault-engine-failed = Bot selhal: { $reason }
