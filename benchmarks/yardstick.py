"""The yardstick: The Wolf and the Fox at random play in plain Python, written for speed and nothing else.

It plays the same rules as the package, from the same box, but with lists and integers and without Numba.
Its only use is to say how many times faster the compiled rules are on the same machine in the same run.
"""

import random
import time

import reynard
from reynard.games.wolf_and_fox.box.record import ALL, AT_LEAST, MOST

FARMS, WOLF, FRIEND, ANY = 8, 0, 6, 7
SHEEP, PIG, CHICKEN, BACON, PANCAKE, BUTTER = range(6)


def read_box():
    """Take the cards and the farmers out of the package's own box."""
    box = reynard.game("wolf-and-fox").standard_box.record
    decks = [[], []]
    for row in range(box.cards):
        card = box.card[row]
        for copy in range(int(card.copies) + int(card.extra)):
            entry = (int(card.kind), int(card.mouse), int(card.bone), copy >= card.copies)
            decks[card.ring].append(entry)
    farmers = [(int(f.who), [int(n) for n in f.loses]) for f in box.farmer[: box.farmers]]
    return decks, farmers


DECKS, FARMERS = read_box()


def wanted(kind, sort):
    return sort == ANY or kind == sort or (sort == FRIEND and kind >= FRIEND)


def bacon_points(seats, held):
    counts = [sum(card[0] == BACON for side in held[seat] for card in side) for seat in range(seats)]
    points = []
    for own in counts:
        ahead = sum(other > own for other in counts)
        points.append(0 if own == 0 or ahead > 1 else 5 if ahead == 0 else 3 if seats > 2 else 0)
    return points


def day_points(seat_held, last):
    kinds, mice = [0] * 11, [0] * 4
    for side in seat_held:
        for kind, mouse, _, _ in side:
            kinds[kind] += 1
            mice[mouse] += 1
    sheep = kinds[SHEEP]
    points = sheep // 3 * 12 + (0, 0, 5)[sheep % 3] + kinds[PIG] // 2 * 6 + kinds[PIG] % 2
    points += 2 * kinds[CHICKEN] + kinds[PANCAKE] * (1 + min(2, kinds[BUTTER])) + max(mice[1:])
    if last:
        friends = kinds[FRIEND:]
        while any(friends):
            points += (0, 1, 4, 8, 12, 18)[sum(count > 0 for count in friends)]
            friends = [count - 1 if count else 0 for count in friends]
    return points


def farmer(seats, start, held, card, choose):
    """Let the farmer take cards; give the number of decisions that took."""
    who, loses = card
    sizes = [len(held[seat][WOLF]) for seat in range(seats)]
    decisions = 0
    for step in range(seats):
        seat = (start + step) % seats
        side = held[seat][WOLF]
        if (who == MOST and sizes[seat] != max(sizes)) or (who == AT_LEAST and sizes[seat] < 4):
            continue
        for sort, count in enumerate(loses):
            while count:
                risk = [place for place, entry in enumerate(side) if wanted(entry[0], sort)]
                faces = list({side[place][:2]: place for place in risk}.values())
                if count == ALL or len(risk) <= count:
                    side[:] = [entry for entry in side if not wanted(entry[0], sort)]
                    break
                if len(faces) > 1:
                    decisions += 1
                    del side[faces[choose(len(faces))]]
                else:
                    del side[faces[0]]
                count -= 1
    return decisions


def play_game(seats, rng):
    """Play one random game; give the decisions made and the points."""
    number = rng.random
    decks = [[entry for entry in deck if seats == 4 or not entry[3]] for deck in DECKS]
    for deck in decks:
        rng.shuffle(deck)
    farms = [[decks[0].pop(), decks[1].pop()] for _ in range(FARMS)]
    figures = [0, 4]
    bones, points = [1] * seats, [0] * seats
    held = [([], []) for _ in range(seats)]
    pile = rng.sample(FARMERS, 3)
    dice_count = 4 if seats == 4 else 3
    start, decisions = int(number() * seats), 0
    for day in range(3):
        for turn in range(4):
            dice = [1 + int(number() * 6) for _ in range(dice_count)]
            for step in range(seats):
                seat = (start + step) % seats
                most = bones[seat]
                moves = [
                    (value, distance, figure)
                    for value in set(dice)
                    for distance in range(max(1, value - most), value + most + 1)
                    for figure in (0, 1)
                ]
                value, distance, figure = moves[int(number() * len(moves))]
                decisions += 1
                dice.remove(value)
                farm = (figures[figure] + distance) % FARMS
                other = figures[1 - figure]
                while farm == other or not farms[farm]:
                    farm = (farm + 1) % FARMS
                figures[figure] = farm
                inner, outer = farms[farm]
                bones[seat] = most - abs(distance - value) + inner[2] + outer[2]
                held[seat][figure].extend((inner, outer))
                farms[farm] = None
            if not (day == 2 and turn == 3):
                for farm in range(FARMS):
                    if not farms[farm]:
                        farms[farm] = [decks[0].pop(), decks[1].pop()]
            start = (start + 1) % seats
        decisions += farmer(seats, start, held, pile[day], lambda count: int(number() * count))
        for seat, bacon in enumerate(bacon_points(seats, held)):
            points[seat] += bacon + day_points(held[seat], day == 2)
            if day < 2:
                for side in held[seat]:
                    side[:] = [entry for entry in side if entry[0] in (BACON, PANCAKE) or entry[0] >= FRIEND]
    return decisions, [points[seat] + bones[seat] for seat in range(seats)]


def measure(seats=4, seconds=2.0, seed=1):
    """Give decisions and games a second."""
    rng = random.Random(seed)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_game(seats, rng)[0]
        games += 1
    spent = time.perf_counter() - start
    return decisions / spent, games / spent
