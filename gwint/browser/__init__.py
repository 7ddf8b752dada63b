"""The game in a browser, without a server: answers the page's requests and socket messages in a Web Worker.

`host.Host` is the entry point. Only the standard library is needed, and asyncio without threads and processes.
"""
