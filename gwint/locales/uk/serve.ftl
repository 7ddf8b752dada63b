### What `gwint serve` prints, and what the server’s middleware refuses.

serve-address = Столи відкриті за адресою: { $url }
serve-local-only = Під’єднатися можна лише з цього комп’ютера. Щоб впустити інших: { $option }
serve-data = Тека з даними: { $folder }
serve-stop = Щоб зупинити сервер, натисніть Ctrl+C.
serve-no-page = Сервер працює, але його сторінку ще не зібрано. Зберіть її командою: { $command }

fault-server-missing = Сервер встановлено не повністю (бракує: { $module }). Установіть його командою: { $command }
fault-port-in-use = Цю адресу вже займає інша програма: { $host }, порт { $port }. Зупиніть її або виберіть інший порт.
fault-cannot-listen = Сервер не може приймати з’єднання за цією адресою: { $host }, порт { $port }. Причина: { $reason }.
fault-wrong-origin = Запит надійшов зі сторінки іншого сайту: { $origin }.
fault-wrong-host = Цей сервер не приймає запитів на адресу { $host }. Адміністратор може дозволити її налаштуванням: { $setting }
fault-too-many-sockets = З вашої адреси забагато з’єднань; дозволено щонайбільше { $most }.
