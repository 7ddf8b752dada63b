### Програми, що говорять протоколом рушіїв, і що з ними не так.

fault-engine-missing = Програму неможливо запустити: { $program }. Причина: { $reason }
fault-engine-ended = Програма завершилася без відповіді: { $program }. Її код завершення: { $code }.
fault-engine-overran = Програма не відповіла за { $seconds } с: { $program }.
fault-engine-answer = Відповідь програми неможливо прийняти: { $program }. { $reason }
fault-engine-refused = Програма відмовилася відповідати: { $program }. Вона сказала: { $reason }
fault-engine-protocol = Тут говорять лише версією { $expected } протоколу рушіїв, а не версією { $protocol }.
fault-engine-line = «{ $said }» — не очікуване повідомлення. Очікується: { $expected }.
fault-engine-no-move = Місцю цього вигляду нема з чого вибирати.
fault-engine-moves = Ходи цього вигляду не ті, що дозволені. Дозволені: { $legal }.
fault-engine-failed = Бот не впорався: { $reason }
