### Programs that speak the engine protocol, and what is wrong with them.

fault-engine-missing = The program cannot be started: { $program }. The reason: { $reason }
fault-engine-ended = The program ended without an answer: { $program }. Its exit code: { $code }.
fault-engine-overran = The program did not answer within { $seconds } s: { $program }.
fault-engine-answer = The program’s answer cannot be taken: { $program }. { $reason }
fault-engine-refused = The program refused what it was asked: { $program }. It said: { $reason }
fault-engine-protocol = Only version { $expected } of the engine protocol is spoken here, not version { $protocol }.
fault-engine-line = “{ $said }” is no message that was expected. Expected: { $expected }.
fault-engine-no-move = The seat of this view has nothing to choose.
fault-engine-moves = The moves of this view are not the legal ones. Legal: { $legal }.
fault-engine-failed = The bot failed: { $reason }
