### What a record proves about its deal: gwint verify and the replay page.

verify-verdict = { $verdict ->
    [proven] The deal is proven: everyone contributed to it, and everything follows from what was fixed before.
    [unproven] The record is consistent, but it does not prove that the deal was fair.
    [not-dealt] The game started from a position: no cards were dealt.
   *[wrong] The record is wrong: it does not match what was fixed before the deal.
}
verify-replay = { $verdict ->
    [proven] Every shuffle, draw and move replays from the seed to the recorded end.
   *[wrong] The game does not replay.
}
verify-not-dealt = There is no deal to verify.
verify-no-evidence = The record has no evidence of its deal: it is too old, or the game was not played on a server.
verify-evidence = The evidence of the deal is incomplete or damaged.
verify-checksum = { $verdict ->
    [proven] The record is as the server wrote it: its checksum is correct.
   *[wrong] The record is not as the server wrote it: its checksum is wrong or missing.
}
verify-end = { $verdict ->
    [noted] The record ends before the game does.
   *[wrong] The record does not say how the game ended or which cards were then on the table.
}
verify-attempts = { $verdict ->
    [proven] { $count ->
            [2] The record lists both attempts to deal.
            [one] The cards were dealt on the first attempt.
           *[other] The record lists all { $count } attempts to deal.
        }
   *[wrong] The attempts to deal are not numbered from the first to the last.
}
verify-failed-attempt = Because of { $player }, the cards could not be dealt on attempt { $attempt }.
verify-commitment = { $verdict ->
    [proven] The secret of attempt { $attempt } is the one that the server had committed to.
   *[wrong] The secret of attempt { $attempt } is not the one that the server had committed to.
}
verify-no-pledge = { $player } contributed no random number.
verify-pledge = { $verdict ->
    [proven] { $player } contributed the promised random number.
   *[wrong] { $player }’s random number is not the promised one.
}
verify-decks = { $verdict ->
    [proven] All decks were fixed before the random numbers were known.
   *[wrong] The decks are not the ones that were fixed before the random numbers were known.
}
verify-seed = { $verdict ->
    [proven] The seed follows from the secret and all random numbers.
   *[wrong] The seed does not follow from the secret and all random numbers.
}
verify-message = { $verdict ->
    [proven] The seed was made for this mode, these rules and these decks.
   *[wrong] The seed was made for another mode, other rules or other decks.
}
verify-virtual-deck = { $verdict ->
    [proven] The virtual opponent’s faction follows from the secret.
   *[wrong] The virtual opponent’s faction does not follow from the secret.
}
verify-bot-deck = { $verdict ->
    [proven] { $player }’s deck follows from the secret.
   *[wrong] { $player }’s deck does not follow from the secret.
}
verify-kept-deck = { $player } kept the deck from the previous game, at table { $table }.
verify-sealed-log = { $verdict ->
    [proven] The table’s log replays to its end, with every take-back.
   *[wrong] The table’s log does not replay: something was changed, left out or added.
}
verify-log-chain = { $verdict ->
    [proven] Up to the end of the game, the log has the hash that everyone was sent at that moment.
   *[wrong] The log does not have the hash that everyone was sent at the end of the game.
}
verify-sealed-chains = { $verdict ->
    [proven] What each viewer was sent agrees with its hash chain. Compare the chain that your own client computed.
   *[wrong] What a viewer was sent does not agree with its hash chain.
}
verify-own-chain = { $verdict ->
    [proven] Your chain matches a viewer’s after event { $count } of { $total }: this is the game that you were shown.
   *[wrong] Your chain matches no viewer’s: this is not the game that you were shown.
}
fault-verify-needs-seal = A chain can be compared only with a sealed log, which a server has at /api/tables/TABLE/seal.
fault-verify-chain = A chain has 64 hexadecimal digits: “{ $text }” is not one.
