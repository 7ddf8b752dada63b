### Engine programs and their faults.

fault-engine-missing = The program cannot be started: { $program }. Reason: { $reason }
fault-engine-ended = The program ended without an answer: { $program }. Exit code: { $code }.
fault-engine-overran = The program did not answer within { $seconds } s: { $program }.
fault-engine-answer = The program’s answer is not valid: { $program }. { $reason }
fault-engine-refused = The program refused the request: { $program }. It answered: { $reason }
fault-engine-protocol = Only version { $expected } of the engine protocol is supported, not version { $protocol }.
fault-engine-line = Unexpected message: “{ $said }”. Expected: { $expected }.
fault-engine-no-move = The seat this view belongs to has nothing to choose.
fault-engine-moves = The moves of this view are not the legal moves. Legal: { $legal }.
fault-engine-failed = The bot failed: { $reason }
