"""Tables over the network: seats people and bots, judges by the rules below, and loses nothing it acknowledged."""
