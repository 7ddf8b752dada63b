### What `gwint serve` says, and what the server’s guards refuse.

serve-address = Столи відкриті за адресою: { $url }
serve-invite = Інші прийдуть за цим посиланням: { $url }
serve-alone = Увійти можна лише з цього комп’ютера. Щоб впустити інших: { $option }
serve-data = Дані лежать у теці: { $folder }
serve-stop = Зупинити його можна через Ctrl-C.
serve-no-page = Сервер працює, але його сторінку ще не зібрано. Збери її командою: { $command }

fault-server-missing = Сервер встановлено не повністю (бракує: { $module }). Встанови його командою: { $command }
fault-port-in-use = Там уже слухає інша програма: { $host }, порт { $port }. Зупини її або вибери інший порт.
fault-cannot-listen = Сервер не може там слухати: { $host }, порт { $port }. Причина: { $reason }.
fault-wrong-origin = Запит надійшов зі сторінки іншого сайту: { $origin }.
fault-too-many-sockets = З твоєї адреси забагато з’єднань; дозволена кількість: { $most }.
