"""A seat at a server's table, played from the plain terminal over the protocol that every client uses."""
