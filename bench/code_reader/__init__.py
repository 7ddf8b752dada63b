"""Training and measuring of the reader of printed codes (`web/src/code-reader`)."""
