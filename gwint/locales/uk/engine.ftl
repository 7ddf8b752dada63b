### Engine programs and their faults.

fault-engine-missing = Програму неможливо запустити: { $program }. Причина: { $reason }
fault-engine-ended = Програма завершилася без відповіді: { $program }. Її код завершення: { $code }.
fault-engine-overran = Програма не відповіла за { $seconds } с: { $program }.
fault-engine-answer = Відповідь програми неправильна: { $program }. { $reason }
fault-engine-refused = Програма відхилила запит: { $program }. Її відповідь: { $reason }
fault-engine-protocol = Підтримується лише версія { $expected } протоколу рушіїв, а не версія { $protocol }.
fault-engine-line = Неочікуване повідомлення: «{ $said }». Очікується: { $expected }.
fault-engine-no-move = Гравцеві, якому належить цей вигляд, зараз нема з чого вибирати.
fault-engine-moves = Ходи цього вигляду не збігаються з дозволеними. Дозволені: { $legal }.
fault-engine-failed = У роботі бота сталася помилка: { $reason }
