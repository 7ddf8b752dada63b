"""The HTTP and WebSocket interface: application, routes, middleware and the server process."""
