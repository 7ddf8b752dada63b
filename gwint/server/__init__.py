"""Gwint over the network: tables for people and bots, judged by the rules; no acknowledged move is ever lost."""
