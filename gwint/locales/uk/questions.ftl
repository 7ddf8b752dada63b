### The questions put to the players. The players’ names stand before the colon.

question-redraw = { $players }: можна замінити { $most ->
    [1] одну карту на руці
    [one] до { $most } карти на руці, по одній за раз,
    [few] до { $most } карт на руці, по одній за раз,
   *[many] до { $most } карт на руці, по одній за раз,
} або лишити руку без змін.
question-turn = { $player }: { $discards ->
    [yes] зіграйте карту, скористайтеся лідером, скиньте карту або спасуйте.
   *[no] зіграйте карту, скористайтеся лідером або спасуйте.
}
question-choose-starter = { $scoiatael ->
    [once-any-round] { $player }: виберіть, хто зробить перший хід у цьому раунді.
   *[game-start] { $player }: виберіть, хто зробить перший хід у грі.
}
question-claim-round = { $player }: граючи за Скойа’таелів, ви можете раз за гру вирішити, хто починає раунд. Виберіть, хто почне цей раунд, або збережіть це право на потім.
question-choose-revival = { $player }: виберіть зі свого скиду загін, який відразу зіграєте.
question-place-card = { $player }: виберіть, куди зіграти карту «{ $card }».
question-choose-opponent = { $player }: виберіть суперника, проти якого діє ваш лідер.
question-choose-from-pile = { $own ->
    [yes] { $player }: виберіть карту зі свого скиду.
   *[no] { $player }: виберіть карту зі скиду суперника ({ $side }).
}
question-choose-discard = { $player }: виберіть { $count ->
    [1] карту з руки, щоб скинути її
    [one] { $count } карту з руки, щоб скинути їх по одній
    [few] { $count } карти з руки, щоб скинути їх по одній
   *[many] { $count } карт із руки, щоб скинути їх по одній
}.
question-give-up-card = { $player }: виберіть карту з руки, щоб скинути її; цього вимагає лідер суперника.
question-choose-from-deck = { $player }: виберіть зі своєї колоди карту, яку візьмете на руку. Потім колоду перетасують.
question-choose-weather = { $player }: виберіть погоду, яку принесе ваш лідер.
question-choose-bond = { $player }: виберіть на своїй стороні загін із міцним зв’язком; з вашої колоди буде зіграно ще одну карту з такою самою назвою.
question-choose-moves = { $moved ->
    [yes] { $player }: перемістіть іще один загін з ефектом спритності або закінчіть.
   *[no] { $player }: перемістіть загін з ефектом спритності в інший ряд.
} Ще не переміщені: { $cards }.
