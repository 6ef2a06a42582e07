"""The table in words, for labels and for everyone who listens instead of looking.

Names are left open: ``{seat:0|player 1}`` and ``{pup:41|Zelda}`` stand where the page puts in what they are called.
"""
