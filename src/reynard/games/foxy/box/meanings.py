"""What the keys of a box mean, for the game's reference page."""

MEANINGS = {
    "deck": "the deck of a game",
    "deck.landscape_cards": "landscape cards in it; the fox comes on top of them",
    "circle": "the number that each player may circle once",
    "circle.times": "how many times a circled number counts when it is exactly right",
    "alone": "the game for one",
    "alone.allowance": "how far off all numbers together may be to win",
    "sheet": "the summary sheet on which the tally is kept",
    "sheet.*": "boxes on the track of this animal; as many as a game can bring, or more",
    "landscapes": "the landscape cards to choose a deck from",
    "landscapes.card": "the cards, together at least as many as a deck needs",
    "landscapes.card[].landscape": "where it is",
    "landscapes.card[].animals": "who is on it: one or two that live there, and perhaps a cat",
    "landscapes.card[].copies": "how often it is in the box",
}
