"""The answers of the API, without a transport: HTTP routes and the host in the browser call the same functions.

Values are plain data. The routes document their shapes as models; the host sends them as JSON.
"""
