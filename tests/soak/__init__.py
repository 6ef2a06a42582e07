"""``make soak``: what strangers may try with our own server on this machine, and what somebody who plays notices of it.

Each attack gets a new server, at which bystanders play three games and measure their moves, and a process of its own.
Every attack is bounded in count and in time, and nothing here speaks to any address but loopback.
"""
