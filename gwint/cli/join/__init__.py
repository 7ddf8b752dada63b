"""Playing at a server's table from the plain terminal, over the protocol that every client uses."""
