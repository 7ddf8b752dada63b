### Where the language’s own rulebook differs from the rule of a topic. Only the languages that have a book have such notes.
