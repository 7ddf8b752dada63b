"""The companion for games with printed cards. It answers JSON requests and keeps its games in a store of texts.

`routes.ROUTES` is the entry point. Only the standard library is needed, and asyncio without threads and processes.
"""
