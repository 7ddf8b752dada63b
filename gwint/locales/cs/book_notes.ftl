### Where the language’s own rulebook differs from the rule of a topic. Only the languages that have a book have such notes.

book-note-game-end = { $double_draw ->
    [replay] Podle pravidel Gwint Klubu se zápas opakuje po dvou remízách za sebou a počet opakování není omezen. Tady se opakuje každý nerozhodný zápas, nejvýše však třikrát.
   *[draw] {""}
}
book-note-leader-eredin-destroyer-of-worlds = { $leader_effects ->
    [klub] Podle popisu velitele v pravidlech Gwint Klubu lze vzít kteroukoli kartu. Tady hrdinu vzít nelze, protože na hrdiny žádná schopnost nepůsobí.
   *[book] {""}
}
book-note-leader-emhyr-var-emreis-the-relentless = { $leader_effects ->
    [klub] Podle popisu velitele v pravidlech Gwint Klubu lze vybrat kteroukoli kartu. Tady hrdinu vybrat nelze, protože na hrdiny žádná schopnost nepůsobí.
   *[book] {""}
}
book-note-ruleset-legendary = Pravidla českého Gwint Klubu tvoří samostatnou sadu: klub.
