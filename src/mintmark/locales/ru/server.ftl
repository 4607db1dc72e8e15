server-not-signed-in = Вы не вошли, или ваш токен больше не действует.
server-not-allowed = Этот токен такого не разрешает: у него нет права «{ $scope }».
server-not-by-token = С токеном это невозможно: чтобы задать пароль, создать ссылку для другого устройства или новый токен, нужно войти.
server-wrong-origin = Это отправила страница другого сайта. Ничего не сделано.
server-wrong-host = У этого сервера нет такого имени. Его владелец может добавить имя: --public-url или --origins.
server-not-found = Здесь такого нет.
server-no-game = Такой игры нет; есть { $names }.
server-no-edition = Такого издания нет; есть { $names }.
server-no-such-key = Idempotency-Key состоит из 8–64 латинских букв, цифр, - или _.
server-too-long = Этот адрес слишком длинный.
server-too-deep = Этот JSON вложен слишком глубоко.
server-too-many = { $seconds ->
    [one] Слишком много сразу. Попробуйте снова через { $seconds } секунду.
    [few] Слишком много сразу. Попробуйте снова через { $seconds } секунды.
   *[other] Слишком много сразу. Попробуйте снова через { $seconds } секунд.
}
server-too-many-open = Открытых потоков и сокетов уже { $most }, больше нельзя. Сначала закройте один из них.
server-too-many-records = Вы уже загрузили { $most } записей, больше нельзя.
server-edition-too-long = В собственном издании не больше { $most } символов.
server-refused = Отказано: { $why }
server-invalid = Это нельзя прочитать: { $problems }
server-field = { $field }: { $why }
server-mistake = Что-то пошло не так, и это наша ошибка. Она записана под номером { $id }.
server-http-400 = Этот запрос нельзя прочитать.
server-http-404 = Здесь такого нет.
server-http-405 = С этим адресом так нельзя.
server-http-413 = Это слишком большой запрос.
server-http-415 = Пришлите JSON.
server-page-title = Mintmark
server-page-runs = Этот сервер игровых столов работает.
server-page-about = CoinAge, Coin Quest и Warehouse 51 — с друзьями или против ботов.
server-page-no-client = Клиент для браузера здесь не собран. В исходном коде Mintmark его собирает команда make play.
server-page-join = Играть из терминала
server-page-get = Команда mintmark поставляется с исходным кодом Mintmark: make install устанавливает её там как .venv/bin/mintmark.
server-page-rules = Правила
server-page-docs = Для программ
server-page-interface = Интерфейс, операция за операцией
server-docs-title = Интерфейс Mintmark
server-docs-about = Каждая операция интерфейса HTTP и каждое сообщение сокета. То же для программ:
server-docs-operations = Операции
server-docs-schemas = Значения
server-docs-messages = Сообщения сокета
server-docs-loading = Чтение…
server-docs-failed = Описание не удалось прочитать.
server-no-body = Нужно тело в JSON, хотя бы пустой объект.
server-unfinished = Это заняло слишком много времени, или сервер сейчас остановится. Попробуйте позже.
