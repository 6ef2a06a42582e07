BEGIN TRANSACTION;
CREATE TABLE boxes (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "boxes" VALUES('0a1b4d9028586a40b8a184e44a6538297eed09773e32c1ddc34c85ca3219096e','# What is in the box of Foxy.
# Every number the rules read stands here, with where it comes from: an owner of the printed game can
# correct any of them, and a designer can change one and ask what happens.

[deck]
source = "Rulebook, Setup 2: nineteen of the forty-eight."
landscape_cards = 19 # the fox is added to them

[circle]
source = "Rulebook, Betting on the exact Estimate number."
times = 2

[alone]
source = "Rulebook, solo mode; see ruling F15."
allowance = 5

[sheet]
source = "Reconstruction: nine tracks, long enough for whatever nineteen cards and the fox can bring."
hen = 9
pig = 9
bear = 9
rabbit = 9
zebra = 9
giraffe = 9
dolphin = 9
octopus = 9
cat = 20

[landscapes]
source = "Reconstruction: forty-eight cards; each of the six attested compositions twice in every landscape."
card = [
  { landscape = "countryside", animals = ["hen"], copies = 2 },
  { landscape = "countryside", animals = ["pig"], copies = 2 },
  { landscape = "countryside", animals = ["hen", "pig"], copies = 2 },
  { landscape = "countryside", animals = ["hen", "cat"], copies = 2 },
  { landscape = "countryside", animals = ["pig", "cat"], copies = 2 },
  { landscape = "countryside", animals = ["hen", "pig", "cat"], copies = 2 },

  { landscape = "forest", animals = ["bear"], copies = 2 },
  { landscape = "forest", animals = ["rabbit"], copies = 2 },
  { landscape = "forest", animals = ["bear", "rabbit"], copies = 2 },
  { landscape = "forest", animals = ["bear", "cat"], copies = 2 },
  { landscape = "forest", animals = ["rabbit", "cat"], copies = 2 },
  { landscape = "forest", animals = ["bear", "rabbit", "cat"], copies = 2 },

  { landscape = "savannah", animals = ["zebra"], copies = 2 },
  { landscape = "savannah", animals = ["giraffe"], copies = 2 },
  { landscape = "savannah", animals = ["zebra", "giraffe"], copies = 2 },
  { landscape = "savannah", animals = ["zebra", "cat"], copies = 2 },
  { landscape = "savannah", animals = ["giraffe", "cat"], copies = 2 },
  { landscape = "savannah", animals = ["zebra", "giraffe", "cat"], copies = 2 },

  { landscape = "sea", animals = ["dolphin"], copies = 2 },
  { landscape = "sea", animals = ["octopus"], copies = 2 },
  { landscape = "sea", animals = ["dolphin", "octopus"], copies = 2 },
  { landscape = "sea", animals = ["dolphin", "cat"], copies = 2 },
  { landscape = "sea", animals = ["octopus", "cat"], copies = 2 },
  { landscape = "sea", animals = ["dolphin", "octopus", "cat"], copies = 2 },
]
');
INSERT INTO "boxes" VALUES('9d989236fcba57d16cd463ac772be4abf9b25a33d6dbcb6aab8742c83fc8dd54','# What is in the box of Ruse.
# Every number the rules read stands here, with where it comes from: an owner of the printed game can
# correct any of them, and a designer can change one and ask what happens.
#
# What something gives is written in icons with spaces between them, or "-" for nothing:
#   3G    growth points               1V    victory points
#   R     the resource of the place   *R    a resource of choice
#   B     draw a bonus tile           K     +1 on a kit die
#   A     a kit grows one space       S     one step on a track of choice
#   D     place a random den tile     CH    take the cheese
#   @     the hunter walks on to the next vital territory clockwise
#   HUNTER     put the hunter into any vital territory
#   HERE       one step on the track of the territory where the die lies
#   OBJECTIVE  draw private objectives and keep one

[table]
source = "Guide: rounds, dice, tolls, depletion, third and last marker, cheese 4 points, Camp, Bear, catch-up 2. Public material: day 2, night 3. Reconstructed: start, open spaces, every fifth space orange, cheese for 3 growth points."
growth_points_at_start = 3
dice_at_start = 2
third_die_round = 2
fourth_die_round = 3
kits_out_for_fourth_die = 2
first_round_growth_points = 2 # or a resource of choice
# One value for each number of players from 1 to 5.
vital_spaces = [2, 2, 3, 3, 4]
mountain_spaces = [3, 3, 4, 5, 5]
spaces_covered_in_last_round = 1
walk_by_day = 2
walk_by_night = 3
storm = 1 # spaces fewer by day
toll_to_pass = 1
toll_to_stop = 2
toll_at_dam = 2
dam = "river" # whose edge space it is
depleted_growth_points = 2
marker_points = [0, 0, 1, 0, 1] # under each marker slot, from the left
camp_growth_points = 2
cheese_points = 4
cheese_growth_points = 3
orange_every = 5
catch_up = 2

[growth_points]
source = "By rolled value, 1 to 6: public material on the campaign version; the guide only says that the value decides."
by_value = [4, 4, 3, 3, 2, 2]

# A tile is H hunt, M mark, T track and K kit, each with its cost in pips.
# Die spaces and track steps stand from left to right.

[territories]
source = "Guide: the four vital territories, the dam, a space with a resource and one with a resource and a bonus tile, both -1, a tile that costs 2, 2 and 1, white targets. Reconstructed: all other spaces, tiles, tracks and resources."

[territories.fields]
resource = "Vole"
spaces = [
  { gain = "R", penalty = 0 },
  { gain = "R", penalty = 1 },
  { gain = "2G", penalty = 1 },
  { gain = "1G", penalty = 2 },
]
edge = ["H2 M2", "H2 T2"]
middle = ["H1 M2", "H2 T2 K2", "M1 T2"]
deep = ["H1 M1 T2", "H1 K1 M2", "T1 H2 M2 K2"]
track = ["2G", "@ 1V", "K", "2V", "@ *R", "4V"]

[territories.river]
resource = "Fish"
spaces = [
  { gain = "R B", penalty = 1 },
  { gain = "R", penalty = 1 },
  { gain = "B", penalty = 1 },
  { gain = "2G", penalty = 2 },
]
edge = ["T2 M2", "T2 K2"]
middle = ["T1 M2", "T2 H2 K2", "K2 M1"]
deep = ["T1 M1 H2", "T1 K1 M2", "H1 T2 M2 K2"]
track = ["R", "1V", "@ B", "2V", "A", "@ 4V"]

[territories.forest]
resource = "Berry"
spaces = [
  { gain = "R", penalty = 0 },
  { gain = "B", penalty = 1 },
  { gain = "R", penalty = 1 },
  { gain = "2G", penalty = 2 },
]
edge = ["K2 M2", "K2 H2"]
middle = ["K1 M2", "K2 T2 H2", "H2 M1"]
deep = ["K1 M1 H2", "K1 T1 M2", "M1 H2 T2 K2"]
track = ["K", "@ 1V", "2G", "2V", "@ D", "4V"]

[territories.farm]
resource = "Egg"
spaces = [
  { gain = "R 1G", penalty = 1 },
  { gain = "R", penalty = 1 },
  { gain = "B", penalty = 1 },
  { gain = "2G", penalty = 2 },
]
edge = ["M2 T3", "H3 M2"]
middle = ["M1 H2", "T2 M2 K2", "H2 T2"]
deep = ["H1 T1 M2", "M1 K1 H2", "K1 H2 T2 M2"]
track = ["1V", "CH", "@ R", "2V", "CH 1V", "@ 4V"]

[mountain]
source = "The five actions: guide. Costs, die spaces and which actions share a tile: reconstructed."
spaces = [
  { gain = "1G", penalty = 0 },
  { gain = "-", penalty = 0 },
  { gain = "1G", penalty = 1 },
  { gain = "-", penalty = 1 },
  { gain = "2G", penalty = 2 },
]
# From the start of the path: R resource of choice, F green flag, S step on a track of choice, K kit, each with its
# cost in pips; O private objective, which depletes the die.
tiles = ["R2 F1", "S3 O K2", "R1 S2 O F1"]

[hunting]
source = "Guide: rewards are growth points and resources, some tiles fail, a chart gives points for how many. Reconstructed: every number and name."
spaces_on_board = 6
# One value for each number of players from 1 to 5.
tiles_in_a_territory = [2, 2, 3, 3, 4]
chart = [0, 1, 2, 4, 6, 9, 12] # points for 0, 1, 2 ... tiles on a board
# What is caught is named for Fields, River, Forest and Farm; the counts are for each territory.
tile = [
  { gain = "2G", count = 3, prey = ["Vole", "Frog", "Mouse", "Rat"] },
  { gain = "3G", count = 2, prey = ["Hare", "Duckling", "Squirrel", "Chick"] },
  { gain = "1G R", count = 2, prey = ["Mole", "Crayfish", "Thrush", "Hen"] },
  { gain = "*R", count = 1, prey = ["Lucky catch", "Lucky catch", "Lucky catch", "Lucky catch"] },
  { gain = "-", count = 2, prey = ["Empty pounce", "Empty pounce", "Empty pounce", "Empty pounce"] },
]

[destiny]
source = "Guide: a tile names the hunter''s territory and a bonus. Reconstructed: how many tiles there are and what they show."
tile = [
  { hunter = "fields", gain = "2G" },
  { hunter = "fields", gain = "*R" },
  { hunter = "river", gain = "B" },
  { hunter = "river", gain = "2V" },
  { hunter = "forest", gain = "K" },
  { hunter = "forest", gain = "2G" },
  { hunter = "farm", gain = "1V 1G" },
  { hunter = "farm", gain = "S" },
]

[order_tiles]
source = "Guide: third, fourth and fifth have a bonus from a tile drawn at set-up. Reconstructed, then balanced by simulation (docs/ruse-balance.md): two tiles for each and what they give."
third = ["1G", "1V"]
fourth = ["*R", "1G"]
fifth = ["*R", "B"]

[ruse]
source = "Guide: everybody draws one ruse tile at random. Reconstructed, then balanced by simulation (docs/ruse-balance.md): all fifteen tiles and their amounts."
names = [
  "Second Leap",
  "Feint",
  "Night Eyes",
  "Silent Paws",
  "Decoy",
  "Scavenger",
  "Cache",
  "Play Dead",
  "Strong Scent",
  "Teacher",
  "Digger",
  "Fence-slipper",
  "Crow''s Friend",
  "Shared Trail",
  "Old Fox",
]
feint = 1 # up or down
night_eyes = 3 # spaces to walk, by day too
strong_scent = 0 # pips that the mark costs
teacher_gives = 2 # on the kit die, instead of 1
digger = 1 # random den tile more
crows_friend = 1 # growth point that the cheese costs
# Growth points that each tile brings when it is used.
growth_points = [1, 1, 2, 2, 2, 5, 2, 1, 0, 1, 1, 2, 0, 3, 2]

[bonus]
source = "Guide: tiles at once, with a green flag and five obstacles. Reconstructed: all effects, counts, the limit of three flags and the 2 growth points instead."
most_flags = 3
growth_points_instead = 2 # for a flag too many, an obstacle that lies there already, a step that cannot be made
tile = [
  { kind = "immediate", gain = "3G", count = 2 },
  { kind = "immediate", gain = "*R", count = 2 },
  { kind = "immediate", gain = "K", count = 2 },
  { kind = "immediate", gain = "HUNTER 1G", count = 1 },
  { kind = "immediate", gain = "CH", count = 1 },
  { kind = "immediate", gain = "HERE", count = 1 },
  { kind = "immediate", gain = "D", count = 1 },
  { kind = "flag", gain = "*R *R", count = 2 },
  { kind = "flag", gain = "4G", count = 2 },
  { kind = "flag", gain = "K K", count = 2 },
  { kind = "flag", gain = "S S", count = 1 },
  { kind = "flag", gain = "A", count = 2 },
  { kind = "flag", gain = "OBJECTIVE", count = 1 },
  { kind = "obstacle", gain = "STORM", count = 2 },
  { kind = "obstacle", gain = "WOLF", count = 2 },
  { kind = "obstacle", gain = "CAMP", count = 2 },
  { kind = "obstacle", gain = "BEAR", count = 2 },
  { kind = "obstacle", gain = "BEAVER", count = 2 },
]

[growth]
source = "Guide: prices 2, 3 and 4, points and kit increases on the way, six spaces. Public material: green and black points, black kits wait for space 3. Reconstructed: prices by row and what each space gives."
black_waits_for_space = 3
# spaces: what spaces 2 to 5 give. On space 6 the green points are for coloured kits, the black ones for black kits.
row = [
  { price = 2, spaces = ["K", "1V", "K", "2V"], green = "3V", black = "-" },
  { price = 3, spaces = ["K", "1V", "K", "2V"], green = "5V", black = "4V" },
  { price = 4, spaces = ["K", "2V", "K", "3V"], green = "7V", black = "6V" },
]

[den]
source = "Guide: one action a die from a chart, a start, five exits at the top, bonuses on tiles and spaces. Reconstructed: five columns by three rows, die spaces, chart, display, shapes and all bonuses."
# What the spaces of the board give, columns 1 to 5; the start lies below the middle of the bottom row.
top = ["K", "1V", "1G", "1V", "K"]
middle = ["*R", "-", "1V", "-", "*R"]
bottom = ["2G", "1G", "-", "1G", "2G"]
spaces = [
  { gain = "-", penalty = 0 },
  { gain = "-", penalty = 1 },
  { gain = "1G", penalty = 1 },
  { gain = "1G", penalty = 2 },
]
display = 4
chart = [
  { take = "random", tiles = 1, cost = 1 },
  { take = "display", tiles = 1, cost = 2 },
  { take = "random", tiles = 2, cost = 3 },
  { take = "display", tiles = 2, cost = 4 },
  { take = "random", tiles = 3, cost = 5 },
  { take = "turn", tiles = 1, cost = 1 }, # a tile placed before, without its bonus
]
tile = [
  { shape = "straight", gain = "1G", count = 4 },
  { shape = "straight", gain = "1V", count = 3 },
  { shape = "straight", gain = "*R", count = 1 },
  { shape = "straight", gain = "-", count = 6 },
  { shape = "curve", gain = "1G", count = 5 },
  { shape = "curve", gain = "1V", count = 4 },
  { shape = "curve", gain = "*R", count = 3 },
  { shape = "curve", gain = "K", count = 2 },
  { shape = "curve", gain = "-", count = 6 },
  { shape = "fork", gain = "1G", count = 3 },
  { shape = "fork", gain = "1V", count = 1 },
  { shape = "fork", gain = "*R", count = 2 },
  { shape = "fork", gain = "K", count = 2 },
  { shape = "fork", gain = "-", count = 10 },
  { shape = "cross", gain = "-", count = 8 },
]

[instincts]
source = "Guide: cubes move from the exits into instinct slots. Reconstructed, then balanced by simulation (docs/ruse-balance.md): the six slots, what they count and their points."
# Each thing counted brings its points, but no more things count than the value of the kit at the cube''s exit.
slot = [
  { name = "Hunter", counts = "hunting_tiles", points = 1 },
  { name = "Territory", counts = "markers", points = 2 },
  { name = "Explorer", counts = "tracks", points = 2 },
  { name = "Forager", counts = "resources", points = 1 },
  { name = "Cunning", counts = "objectives", points = 1 },
  { name = "Family", counts = "kits_out", points = 1 },
]
explorer_step = 2 # a track counts for the Explorer from this step on

[objectives]
source = "Guide: private objectives are scored each round, can be exchanged and let kits leave. Public material: each kit needs a new one. Reconstructed, then balanced by simulation (docs/ruse-balance.md): all cards, points, exchanges and limits."
dealt = 3
kept = 2
most_in_hand = 4
most_validated = 5
drawn_by_flag = 2
# How many validated objectives the first, second ... kit needs to go to the den board.
for_kit = [1, 2, 3, 4, 5]
card = [
  { name = "Two grounds", kind = "markers_in_territories", amount = 2, points = 3, exchange = "3G" },
  { name = "Three scent marks", kind = "markers", amount = 3, points = 4, exchange = "*R" },
  { name = "Wide range", kind = "markers_in_territories", amount = 3, points = 5, exchange = "4G" },
  { name = "Deep country", kind = "deep_markers", amount = 2, points = 4, exchange = "K" },
  { name = "First catch", kind = "hunting_tiles", amount = 2, points = 3, exchange = "3G" },
  { name = "Larder", kind = "hunting_tiles", amount = 3, points = 4, exchange = "*R" },
  { name = "Full larder", kind = "hunting_tiles", amount = 4, points = 5, exchange = "4G" },
  { name = "Varied diet", kind = "hunting_territories", amount = 3, points = 4, exchange = "B" },
  { name = "Lord of the Fields", kind = "track", territory = "fields", amount = 3, points = 5, exchange = "3G" },
  { name = "Lord of the River", kind = "track", territory = "river", amount = 3, points = 6, exchange = "*R" },
  { name = "Lord of the Forest", kind = "track", territory = "forest", amount = 3, points = 5, exchange = "K" },
  { name = "Lord of the Farm", kind = "track", territory = "farm", amount = 3, points = 5, exchange = "3G" },
  { name = "Two trails", kind = "tracks_at", amount = 2, step = 2, points = 4, exchange = "B" },
  { name = "Four winds", kind = "tracks_at", amount = 4, step = 1, points = 6, exchange = "4G" },
  { name = "Trail''s end", kind = "tracks_at", amount = 1, step = 5, points = 7, exchange = "S" },
  { name = "Burrow", kind = "den_tiles", amount = 4, points = 3, exchange = "3G" },
  { name = "Warren", kind = "den_tiles", amount = 7, points = 5, exchange = "K" },
  { name = "Way out", kind = "exit_path", amount = 1, points = 4, exchange = "D" },
  { name = "Strong kit", kind = "kit_value", amount = 1, value = 4, points = 4, exchange = "3G" },
  { name = "Litter", kind = "kit_value", amount = 2, value = 3, points = 4, exchange = "*R" },
  { name = "Pantry", kind = "different_resources", amount = 3, points = 3, exchange = "4G" },
  { name = "Well fed", kind = "growth_points", amount = 8, points = 4, exchange = "B" },
  { name = "First steps", kind = "kits_out", amount = 1, points = 3, exchange = "4G" },
  { name = "Empty nest", kind = "kits_out", amount = 2, points = 4, exchange = "K" },
]

[final]
source = "Guide: only that hunting tiles score by a chart and the most points win. Everything here is reconstructed."
points_for_a_marker = 1
points_for_a_kit_pip = 1 # of the kits on the den board
resources_for_a_point = 3
growth_points_for_a_point = 4

[solo]
source = "Reconstructed as a whole: the guide has no game for one. The ranks come from ten thousand simulated games: docs/ruse-balance.md."
# Where the rival goes by the roll of its die; "hunter" is the territory clockwise of the hunter.
rival = ["fields", "river", "forest", "farm", "hunter", "mountain"]
rank = [
  { name = "Runt", least = 0 },
  { name = "Yearling", least = 106 },
  { name = "Fox", least = 118 },
  { name = "Old fox", least = 126 },
  { name = "Reynard", least = 135 },
]
');
INSERT INTO "boxes" VALUES('ec63f472e338883337f89884e2ef43f74d3d354dfa4686283e9e211dfcd41afa','# What is in the box of The Wolf and the Fox.
# Every number the rules read stands here, with where it comes from: an owner of the printed game can
# correct any of them, and a designer can change one and ask what happens.

[forest]
source = "Rulebook, Set Up 2, 4, 5 and 10; the farms'' number follows from sixteen cards, two at each."
farms = 8
wolf_starts_at = 0
fox_starts_at = 4
days = 3
rounds = 4
dice = [3, 3, 4] # with two, three and four players

[bones]
source = "Rulebook, Set Up 9, and Game End."
at_start = 1
points = 1

[scoring]
source = "Rulebook, Scoring and Mice."
pig = [1, 6]                        # a single pig, a pair
sheep = [0, 5, 12]                  # a single sheep, a set of two, a set of three
chicken = 2
bacon_most = 5
bacon_second = [0, 3, 3]            # with two, three and four players
pancakes = 1
butter = 1                          # more for each pancakes card
butter_counted = 2
mouse = 1                           # for each mouse of one''s largest group
friends = [1, 4, 8, 12, 18]         # for one to five different forest friends
discarded = ["sheep", "pig", "chicken", "butter"]

[decks]
source = "Reconstruction: the rulebook gives no card list; see rulings W5 and W17. Sizes fit the text."
extra_from_seats = 4

# Inner ring: livestock (red). `extra` are the copies marked for four players.
inner = [
  { kind = "sheep", mouse = "brown", bone = false, copies = 2, extra = 1 },
  { kind = "sheep", mouse = "black", bone = false, copies = 2, extra = 1 },
  { kind = "sheep", mouse = "white", bone = false, copies = 2, extra = 1 },
  { kind = "sheep", mouse = "none", bone = true, copies = 2, extra = 0 },
  { kind = "sheep", mouse = "none", bone = false, copies = 4, extra = 1 },
  { kind = "pig", mouse = "brown", bone = false, copies = 2, extra = 1 },
  { kind = "pig", mouse = "black", bone = false, copies = 2, extra = 1 },
  { kind = "pig", mouse = "white", bone = false, copies = 2, extra = 1 },
  { kind = "pig", mouse = "none", bone = true, copies = 2, extra = 0 },
  { kind = "pig", mouse = "none", bone = false, copies = 4, extra = 0 },
  { kind = "chicken", mouse = "brown", bone = false, copies = 2, extra = 0 },
  { kind = "chicken", mouse = "black", bone = false, copies = 2, extra = 0 },
  { kind = "chicken", mouse = "white", bone = false, copies = 2, extra = 0 },
  { kind = "chicken", mouse = "none", bone = true, copies = 4, extra = 2 },
  { kind = "chicken", mouse = "none", bone = false, copies = 0, extra = 1 },
  { kind = "bacon", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "bacon", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "bacon", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "bacon", mouse = "none", bone = true, copies = 2, extra = 1 },
  { kind = "bacon", mouse = "none", bone = false, copies = 3, extra = 1 },
]

# Outer ring: kitchen and forest (blue). `extra` are the copies marked for four players.
outer = [
  { kind = "pancake", mouse = "brown", bone = false, copies = 2, extra = 1 },
  { kind = "pancake", mouse = "black", bone = false, copies = 2, extra = 1 },
  { kind = "pancake", mouse = "white", bone = false, copies = 2, extra = 1 },
  { kind = "pancake", mouse = "none", bone = true, copies = 3, extra = 1 },
  { kind = "pancake", mouse = "none", bone = false, copies = 5, extra = 0 },
  { kind = "butter", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "butter", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "butter", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "butter", mouse = "none", bone = true, copies = 4, extra = 1 },
  { kind = "butter", mouse = "none", bone = false, copies = 1, extra = 2 },
  { kind = "rabbit", mouse = "brown", bone = false, copies = 1, extra = 1 },
  { kind = "rabbit", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "rabbit", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "rabbit", mouse = "none", bone = true, copies = 1, extra = 0 },
  { kind = "hedgehog", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "hedgehog", mouse = "black", bone = false, copies = 1, extra = 1 },
  { kind = "hedgehog", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "hedgehog", mouse = "none", bone = true, copies = 1, extra = 0 },
  { kind = "squirrel", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "squirrel", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "squirrel", mouse = "white", bone = false, copies = 1, extra = 1 },
  { kind = "squirrel", mouse = "none", bone = true, copies = 1, extra = 0 },
  { kind = "owl", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "owl", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "owl", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "owl", mouse = "none", bone = true, copies = 1, extra = 1 },
  { kind = "badger", mouse = "brown", bone = false, copies = 1, extra = 0 },
  { kind = "badger", mouse = "black", bone = false, copies = 1, extra = 0 },
  { kind = "badger", mouse = "white", bone = false, copies = 1, extra = 0 },
  { kind = "badger", mouse = "none", bone = true, copies = 1, extra = 1 },
]

[farmers]
source = "Reconstruction: the rulebook only says that the farmer makes players lose cards of the wolf."
crowd = 4 # how many cards on the wolf''s side are "at_least"
card = [
  { name = "The Shepherd", who = "everyone", loses = { sheep = 1 } },
  { name = "The Sheepdogs", who = "everyone", loses = { sheep = "all" } },
  { name = "The Swineherd", who = "everyone", loses = { pig = 1 } },
  { name = "The Barred Sty", who = "everyone", loses = { pig = "all" } },
  { name = "The Hen-wife", who = "everyone", loses = { chicken = "all" } },
  { name = "The Broken Dish", who = "everyone", loses = { pancake = 1, butter = "all" } },
  { name = "The Salt Cellar", who = "everyone", loses = { bacon = 1 } },
  { name = "The Cudgel", who = "everyone", loses = { any = 2 } },
  { name = "Stuck in the Hole", who = "most", loses = { any = 3 } },
  { name = "Hue and Cry", who = "at_least", loses = { any = 2 } },
  { name = "The Gamekeeper", who = "everyone", loses = { friend = 1 } },
  { name = "Fast Asleep", who = "everyone", loses = {} },
]
');
INSERT INTO "boxes" VALUES('f64cc2071882aa28a2deb91b45796ee62e982872f7551e1045aac5bd390d246f','# What is in the box of The Fox Experiment.
# Every number the rules read stands here, with where it comes from: an owner of the printed game can
# correct any of them, and a designer can change one and ask what happens.

[dice]
source = "The four kinds of face: two independent reviews. How often each is on a die: reconstructed."
# Each face is [whole symbols, half symbols].
trait = [[0, 1], [0, 1], [0, 1], [1, 0], [0, 2], [1, 1]]
friendly = [[0, 1], [0, 1], [0, 1], [1, 0], [0, 2], [1, 1]]

[fox_card]
source = "The order of squares and circles follows from the rulebook''s examples (Zelda, Flopsy, the two-player rule)."
track = ["square", "circle", "square", "circle", "circle"]
blanks_of_each_sex = 6

[points]
source = "Rulebook: study levels and friendliness rewards from the score sheets, leftover supplies from p. 22."
study_levels = [2, 5, 10]
friendliest = [2, 2, 3, 3, 5]
point_token = 1
science_card = 1
tokens_for_a_point = 2

[table]
source = "Rulebook, except the consolation of generations 3 to 5 (reconstructed) and the starting friendly tokens (reference sheet; the alternative is a published player aid)."
consolation = [1, 1, 2, 2, 2]
start_friendly = [0, 1, 2, 3, 3, 4]
start_friendly_alternative = [0, 1, 1, 2, 2, 3]
kennel_limit = 8
pups_at_start = 1
friendly_dice_at_start = 1
patron_science = 1
siblings_penalty = 2

[automa]
source = "Rulebook, p. 24 to 32."
most_dice_of_a_trait = 2
friendly_on_first_study = 1
friendly_on_a_study = 2

[mat]
source = "Number of upgrades and sums of the stars follow from the rulebook; the first pup and study cost 2 (Yellow''s example), other costs reconstructed."
pups = { cost = [2, 3], stars = [0, 2] }
studies = { cost = [2, 3, 4], stars = [0, 3, 5] }
dice = { cost = [2, 3, 4], stars = [0, 3, 5] }
patrons = { cost = [2, 3], stars = [0, 0] }

[supply]
source = "24 tiles with these icons: sourced and rulebook. Which icons share a tile, and the icons printed on the track: reconstructed."
tiles = [
  ["tail", "ear"],
  ["tail", "bark"],
  ["tail", "spot"],
  ["ear", "bark"],
  ["ear", "spot"],
  ["bark", "spot"],
  ["tail", "friendly"],
  ["ear", "friendly"],
  ["bark", "friendly"],
  ["spot", "friendly"],
  ["tail", "science"],
  ["ear", "science"],
  ["bark", "science"],
  ["spot", "science"],
  ["wild", "friendly"],
  ["wild", "friendly"],
  ["wild", "science"],
  ["wild", "science"],
  ["friendly", "friendly"],
  ["friendly", "friendly"],
  ["friendly", "friendly"],
  ["friendly", "science"],
  ["friendly", "science"],
  ["friendly", "science"],
]
# Icons printed on the spaces of the supply track, from the left, for each side of the board.
printed_1_to_4 = [[], [], ["friendly"], ["science"], ["friendly", "science"]]
printed_5_to_6 = [[], [], ["friendly"], ["science"], ["friendly", "science"], ["friendly", "science"], ["friendly", "friendly", "science"]]

[science]
source = "The thirteen kinds: rulebook. How many of each among the thirty: reconstructed."
foxes = 2
swap_discard = 2
swap_faceup = 2
trade = 2
change = 3
reroll = 3
extra = 4
plus_tail = 2
plus_ear = 2
plus_bark = 2
plus_spot = 2
mixed = 2
keep = 2

[patrons]
source = "The twelve goals and their points: rulebook. Which two share a card: reconstructed."
cards = [["tokens_tail", "vertical"], ["tokens_ear", "columns"], ["tokens_bark", "horizontal"], ["tokens_spot", "last_pups"], ["friendliness", "points"], ["sets", "studies"]]
last_pup_friendliness = 12
points = { tokens_tail = 1, tokens_ear = 1, tokens_bark = 1, tokens_spot = 1, friendliness = 2, sets = 4, horizontal = 2, vertical = 2, last_pups = 3, studies = 2, points = 2, columns = 3 }

[studies]
source = "Level 1 of ears 1 and barks 2: rulebook. All others reconstructed so that every trait is asked equally often."
# What a pup must show for each of the three levels.
cards = [
  [{ tail = 2, ear = 1 }, { tail = 3, ear = 2 }, { tail = 5, ear = 3 }],
  [{ tail = 2, bark = 1 }, { tail = 3, bark = 2 }, { tail = 5, bark = 3 }],
  [{ tail = 2, spot = 1 }, { tail = 3, spot = 2 }, { tail = 5, spot = 3 }],
  [{ ear = 2, tail = 1 }, { ear = 3, tail = 2 }, { ear = 5, tail = 3 }],
  [{ ear = 2, bark = 1 }, { ear = 3, bark = 2 }, { ear = 5, bark = 3 }],
  [{ ear = 2, spot = 1 }, { ear = 3, spot = 2 }, { ear = 5, spot = 3 }],
  [{ bark = 2, tail = 1 }, { bark = 3, tail = 2 }, { bark = 5, tail = 3 }],
  [{ bark = 2, ear = 1 }, { bark = 3, ear = 2 }, { bark = 5, ear = 3 }],
  [{ bark = 2, spot = 1 }, { bark = 3, spot = 2 }, { bark = 5, spot = 3 }],
  [{ spot = 2, tail = 1 }, { spot = 3, tail = 2 }, { spot = 5, tail = 3 }],
  [{ spot = 2, ear = 1 }, { spot = 3, ear = 2 }, { spot = 5, ear = 3 }],
  [{ spot = 2, bark = 1 }, { spot = 3, bark = 2 }, { spot = 5, bark = 3 }],
  [{ tail = 1, ear = 1, bark = 1 }, { tail = 3, ear = 1, bark = 1 }, { tail = 4, ear = 2, bark = 2 }],
  [{ tail = 1, ear = 1, spot = 1 }, { tail = 3, ear = 1, spot = 1 }, { tail = 4, ear = 2, spot = 2 }],
  [{ tail = 1, bark = 1, spot = 1 }, { tail = 3, bark = 1, spot = 1 }, { tail = 4, bark = 2, spot = 2 }],
  [{ ear = 1, tail = 1, bark = 1 }, { ear = 3, tail = 1, bark = 1 }, { ear = 4, tail = 2, bark = 2 }],
  [{ ear = 1, tail = 1, spot = 1 }, { ear = 3, tail = 1, spot = 1 }, { ear = 4, tail = 2, spot = 2 }],
  [{ ear = 1, bark = 1, spot = 1 }, { ear = 3, bark = 1, spot = 1 }, { ear = 4, bark = 2, spot = 2 }],
  [{ bark = 1, tail = 1, ear = 1 }, { bark = 3, tail = 1, ear = 1 }, { bark = 4, tail = 2, ear = 2 }],
  [{ bark = 1, tail = 1, spot = 1 }, { bark = 3, tail = 1, spot = 1 }, { bark = 4, tail = 2, spot = 2 }],
  [{ bark = 1, ear = 1, spot = 1 }, { bark = 3, ear = 1, spot = 1 }, { bark = 4, ear = 2, spot = 2 }],
  [{ spot = 1, tail = 1, ear = 1 }, { spot = 3, tail = 1, ear = 1 }, { spot = 4, tail = 2, ear = 2 }],
  [{ spot = 1, tail = 1, bark = 1 }, { spot = 3, tail = 1, bark = 1 }, { spot = 4, tail = 2, bark = 2 }],
  [{ spot = 1, ear = 1, bark = 1 }, { spot = 3, ear = 1, bark = 1 }, { spot = 4, ear = 2, bark = 2 }],
]

[automa_studies]
source = "Twelve ordered pairs of traits: strong inference from the rulebook. Levels reconstructed to fit the solo example."
cards = [
  { priority = ["tail", "ear"], levels = [{ tail = 2, ear = 1 }, { tail = 3, ear = 2 }, { tail = 4, ear = 3 }] },
  { priority = ["tail", "bark"], levels = [{ tail = 2, bark = 1 }, { tail = 3, bark = 2 }, { tail = 4, bark = 3 }] },
  { priority = ["tail", "spot"], levels = [{ tail = 2, spot = 1 }, { tail = 3, spot = 2 }, { tail = 4, spot = 3 }] },
  { priority = ["ear", "tail"], levels = [{ ear = 2, tail = 1 }, { ear = 3, tail = 2 }, { ear = 4, tail = 3 }] },
  { priority = ["ear", "bark"], levels = [{ ear = 2, bark = 1 }, { ear = 3, bark = 2 }, { ear = 4, bark = 3 }] },
  { priority = ["ear", "spot"], levels = [{ ear = 2, spot = 1 }, { ear = 3, spot = 2 }, { ear = 4, spot = 3 }] },
  { priority = ["bark", "tail"], levels = [{ bark = 2, tail = 1 }, { bark = 3, tail = 2 }, { bark = 4, tail = 3 }] },
  { priority = ["bark", "ear"], levels = [{ bark = 2, ear = 1 }, { bark = 3, ear = 2 }, { bark = 4, ear = 3 }] },
  { priority = ["bark", "spot"], levels = [{ bark = 2, spot = 1 }, { bark = 3, spot = 2 }, { bark = 4, spot = 3 }] },
  { priority = ["spot", "tail"], levels = [{ spot = 2, tail = 1 }, { spot = 3, tail = 2 }, { spot = 4, tail = 3 }] },
  { priority = ["spot", "ear"], levels = [{ spot = 2, ear = 1 }, { spot = 3, ear = 2 }, { spot = 4, ear = 3 }] },
  { priority = ["spot", "bark"], levels = [{ spot = 2, bark = 1 }, { spot = 3, bark = 2 }, { spot = 4, bark = 3 }] },
]

[automa_selection]
source = "Six cards: the only deck with which the rulebook''s third turn always works. Arrows reconstructed."
cards = [
  { items = ["male", "female"], arrow = "left" },
  { items = ["male", "female"], arrow = "right" },
  { items = ["male", "supply"], arrow = "left" },
  { items = ["male", "supply"], arrow = "right" },
  { items = ["female", "supply"], arrow = "left" },
  { items = ["female", "supply"], arrow = "right" },
]

# The parent decks. Numbers, sexes and the equal share of the traits: rulebook and reviews; Julsbar and Vera are
# printed there, seven more names too; the other cards are reconstructed.

[[parent]]
name = "Alisa"
sex = "female"
dice = { tail = 1 }

[[parent]]
name = "Zorka"
sex = "female"
dice = { ear = 1 }

[[parent]]
name = "Kisa"
sex = "female"
dice = { bark = 1 }

[[parent]]
name = "Belka"
sex = "female"
dice = { spot = 1 }

[[parent]]
name = "Jacquelin"
sex = "female"
dice = { tail = 2 }

[[parent]]
name = "Mechta"
sex = "female"
dice = { ear = 2 }

[[parent]]
name = "Pushinka"
sex = "female"
dice = { bark = 2 }

[[parent]]
name = "Snezhana"
sex = "female"
dice = { spot = 2 }

[[parent]]
name = "Jasmine"
sex = "female"
dice = { tail = 1, ear = 1 }

[[parent]]
name = "Nadya"
sex = "female"
dice = { tail = 1, bark = 1 }

[[parent]]
name = "Lada"
sex = "female"
dice = { tail = 1, spot = 1 }

[[parent]]
name = "Dasha"
sex = "female"
dice = { ear = 1, bark = 1 }

[[parent]]
name = "Kukla"
sex = "female"
dice = { ear = 1, spot = 1 }

[[parent]]
name = "Penka"
sex = "female"
dice = { bark = 1, spot = 1 }

[[parent]]
name = "Vera"
sex = "female"
dice = { bark = 1, spot = 2 }

[[parent]]
name = "Laska"
sex = "female"
dice = { tail = 2, spot = 1 }

[[parent]]
name = "Pavlina"
sex = "female"
dice = { ear = 2, tail = 1 }

[[parent]]
name = "Malinka"
sex = "female"
dice = { bark = 2, ear = 1 }

[[parent]]
name = "Dymok"
sex = "male"
dice = { tail = 1 }

[[parent]]
name = "Buran"
sex = "male"
dice = { ear = 1 }

[[parent]]
name = "Sokol"
sex = "male"
dice = { bark = 1 }

[[parent]]
name = "Ugolyok"
sex = "male"
dice = { spot = 1 }

[[parent]]
name = "Boris"
sex = "male"
dice = { tail = 2 }

[[parent]]
name = "Misha"
sex = "male"
dice = { ear = 2 }

[[parent]]
name = "Tuman"
sex = "male"
dice = { bark = 2 }

[[parent]]
name = "Orlik"
sex = "male"
dice = { spot = 2 }

[[parent]]
name = "Pushok"
sex = "male"
dice = { tail = 1, ear = 1 }

[[parent]]
name = "Vasily"
sex = "male"
dice = { tail = 1, bark = 1 }

[[parent]]
name = "Kostya"
sex = "male"
dice = { tail = 1, spot = 1 }

[[parent]]
name = "Yasha"
sex = "male"
dice = { ear = 1, bark = 1 }

[[parent]]
name = "Julsbar"
sex = "male"
dice = { ear = 1, spot = 1 }

[[parent]]
name = "Ruslan"
sex = "male"
dice = { bark = 1, spot = 1 }

[[parent]]
name = "Fedya"
sex = "male"
dice = { spot = 2, tail = 1 }

[[parent]]
name = "Mikula"
sex = "male"
dice = { tail = 2, ear = 1 }

[[parent]]
name = "Umka"
sex = "male"
dice = { ear = 2, bark = 1 }

[[parent]]
name = "Zhuk"
sex = "male"
dice = { bark = 2, spot = 1 }
');
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "events" VALUES('3mu0yxRvcEGM',0,'{"kind":"move","seat":0,"choice":74,"bot":false,"id":"message-000112","ends":false,"table":"d3487a7999e9f2fd","clock":false,"account":{"everyone":["{seat:0|player 1} keeps 2 private objectives."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',1,'{"kind":"move","seat":1,"choice":73,"bot":false,"id":"message-000113","ends":false,"table":"4b31ab5212e40b6d","clock":false,"account":{"everyone":["{seat:1|player 2} keeps 2 private objectives.","Round 1 of 4. Destiny: 2 victory points; the hunter goes to the River.","The destiny die shows 4: it is night.","{seat:0|player 1} draws the ruse tile “Old Fox”: Gain 2 growth points.","{seat:1|player 2} draws the ruse tile “Night Eyes”: Walk up to 3 spaces, even by day and through the Storm. Gain 2 growth points."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',2,'{"kind":"move","seat":0,"choice":48,"bot":false,"id":"message-000114","ends":false,"table":"8bd72f1253ad0e39","clock":false,"account":{"everyone":["{seat:0|player 1}: Take a fish.","{seat:0|player 1} gains a fish."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',3,'{"kind":"move","seat":1,"choice":50,"bot":false,"id":"message-000115","ends":false,"table":"c9d7e6d2efd3413b","clock":false,"account":{"everyone":["{seat:1|player 2}: Take an egg.","{seat:1|player 2} gains an egg.","{seat:0|player 1} rolls a 5.","{seat:0|player 1} gains 2 growth points."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',4,'{"kind":"move","seat":0,"choice":1,"bot":false,"id":"message-000116","ends":false,"table":"a14fd09b4e2285c3","clock":false,"account":{"everyone":["{seat:0|player 1}: Place the 5 in the Fields.","{seat:0|player 1} gains a vole."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',5,'{"kind":"move","seat":0,"choice":0,"bot":false,"id":"message-000117","ends":false,"table":"036efc166a413fa1","clock":false,"account":{"everyone":["{seat:0|player 1}: Stay at the start of the path and end the turn.","{seat:1|player 2} rolls a 4.","{seat:1|player 2} gains 3 growth points.","{seat:1|player 2} matches the destiny die.","{seat:1|player 2} scores 2 victory points (destiny and bonuses)."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',6,'{"kind":"move","seat":1,"choice":16,"bot":false,"id":"message-000118","ends":false,"table":"2f9277852564e992","clock":false,"account":{"everyone":["{seat:1|player 2}: Place the 4 in the Farm.","{seat:1|player 2} gains an egg.","{seat:1|player 2} gains 1 growth point."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',7,'{"kind":"move","seat":1,"choice":32,"bot":false,"id":"message-000119","ends":false,"table":"d6774fae7a8c4530","clock":false,"account":{"everyone":["{seat:1|player 2}: Walk to the upper middle of the Farm."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',8,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000120","ends":false,"table":"4ff35643b7baf226","clock":false,"account":{"everyone":["{seat:1|player 2}: End the turn.","{seat:0|player 1} rolls a 3.","{seat:0|player 1} gains 3 growth points."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',9,'{"kind":"move","seat":0,"choice":2,"bot":false,"id":"message-000121","ends":false,"table":"6da85e95c1089b06","clock":false,"account":{"everyone":["{seat:0|player 1}: Place the 3 in the Fields.","{seat:0|player 1} gains a vole."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',10,'{"kind":"move","seat":0,"choice":32,"bot":false,"id":"message-000122","ends":false,"table":"930b3a4bbaaa6b8b","clock":false,"account":{"everyone":["{seat:0|player 1}: Walk to the upper middle of the Fields."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',11,'{"kind":"move","seat":0,"choice":37,"bot":false,"id":"message-000123","ends":false,"table":"e63e9d15858d6ebd","clock":false,"account":{"everyone":["{seat:0|player 1}: Mark the upper middle of the Fields."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',12,'{"kind":"move","seat":0,"choice":79,"bot":false,"id":"message-000124","ends":false,"table":"f107c1fda827e3c1","clock":false,"account":{"everyone":["{seat:0|player 1}: Use “Old Fox”.","{seat:0|player 1} uses “Old Fox”.","{seat:0|player 1} gains 2 growth points."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',13,'{"kind":"move","seat":0,"choice":0,"bot":false,"id":"message-000125","ends":false,"table":"e3ddfcfc1b01f3b2","clock":false,"account":{"everyone":["{seat:0|player 1}: End the turn.","{seat:1|player 2} rolls a 5.","{seat:1|player 2} gains 2 growth points."],"own":{}}}');
INSERT INTO "events" VALUES('3mu0yxRvcEGM',14,'{"kind":"rename","seat":0,"name":"Anna","id":"message-000126"}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',0,'{"kind":"move","seat":0,"choice":62,"bot":false,"id":"message-000056","ends":false,"table":"f5a3fe6c4a2c8518","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 1."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',1,'{"kind":"move","seat":1,"choice":2,"bot":false,"id":"message-000057","ends":false,"table":"90071c8f76cfd890","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 1.","Card 2 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',2,'{"kind":"move","seat":0,"choice":2,"bot":false,"id":"message-000058","ends":false,"table":"b1b897fb32d3451f","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 2."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',3,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000059","ends":false,"table":"445e44e2c90ec571","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 2.","Card 3 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',4,'{"kind":"move","seat":0,"choice":3,"bot":false,"id":"message-000060","ends":false,"table":"18dd3fe15709b078","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 3."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',5,'{"kind":"move","seat":1,"choice":3,"bot":false,"id":"message-000061","ends":false,"table":"f67b12dc0ef5a98f","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 3.","Card 4 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',6,'{"kind":"move","seat":0,"choice":0,"bot":false,"id":"message-000062","ends":false,"table":"b752e9df9a8e1631","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 4."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',7,'{"kind":"move","seat":1,"choice":5,"bot":false,"id":"message-000063","ends":false,"table":"303d37cc7d835804","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 4.","Card 5 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',8,'{"kind":"move","seat":0,"choice":1,"bot":false,"id":"message-000064","ends":false,"table":"c2d651e2b009cf32","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 5."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',9,'{"kind":"move","seat":1,"choice":61,"bot":false,"id":"message-000065","ends":false,"table":"2de61846ace20be5","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 5.","Card 6 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',10,'{"kind":"move","seat":0,"choice":15,"bot":false,"id":"message-000066","ends":false,"table":"709ec26091dd9139","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 6."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',11,'{"kind":"move","seat":1,"choice":7,"bot":false,"id":"message-000067","ends":false,"table":"224fdddb940e0c32","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 6.","Card 7 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',12,'{"kind":"move","seat":0,"choice":6,"bot":false,"id":"message-000068","ends":false,"table":"3242539654b3e802","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 7."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',13,'{"kind":"move","seat":1,"choice":8,"bot":false,"id":"message-000069","ends":false,"table":"0496d0c06b2ad141","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 7.","Card 8 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',14,'{"kind":"move","seat":0,"choice":3,"bot":false,"id":"message-000070","ends":false,"table":"fb62a9eceb988c2c","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 8."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',15,'{"kind":"move","seat":1,"choice":18,"bot":false,"id":"message-000071","ends":false,"table":"8555d89dfd30e303","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 8.","Card 9 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',16,'{"kind":"move","seat":0,"choice":3,"bot":false,"id":"message-000072","ends":false,"table":"c356fd178564dc91","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 9."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',17,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000073","ends":false,"table":"ab1888c1e60c6ec8","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 9.","Card 10 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',18,'{"kind":"move","seat":0,"choice":6,"bot":false,"id":"message-000074","ends":false,"table":"b72be14e07e4b85d","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 10."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',19,'{"kind":"move","seat":1,"choice":13,"bot":false,"id":"message-000075","ends":false,"table":"a00ad388ff2e88d3","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 10.","Card 11 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',20,'{"kind":"move","seat":0,"choice":8,"bot":false,"id":"message-000076","ends":false,"table":"e3e29ba4d7057043","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 11."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',21,'{"kind":"move","seat":1,"choice":5,"bot":false,"id":"message-000077","ends":false,"table":"948fd454251ba0ef","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 11.","Card 12 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',22,'{"kind":"move","seat":0,"choice":12,"bot":false,"id":"message-000078","ends":false,"table":"8b53cffe8a98ee57","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 12."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',23,'{"kind":"move","seat":1,"choice":5,"bot":false,"id":"message-000079","ends":false,"table":"4913631fbd82cc52","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 12.","Card 13 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',24,'{"kind":"move","seat":0,"choice":2,"bot":false,"id":"message-000080","ends":false,"table":"1ea429bb11c9b109","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 13."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',25,'{"kind":"move","seat":1,"choice":4,"bot":false,"id":"message-000081","ends":false,"table":"4c581cce4d1acb8c","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 13.","Card 14 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',26,'{"kind":"move","seat":0,"choice":7,"bot":false,"id":"message-000082","ends":false,"table":"45ffa6180708ffda","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 14."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',27,'{"kind":"move","seat":1,"choice":2,"bot":false,"id":"message-000083","ends":false,"table":"a92a744be7cfd21c","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 14.","Card 15 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',28,'{"kind":"move","seat":0,"choice":2,"bot":false,"id":"message-000084","ends":false,"table":"0f1fb3462e1d1ad5","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 15."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',29,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000085","ends":false,"table":"13dc5213059ff9e5","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 15.","Card 16 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',30,'{"kind":"move","seat":0,"choice":0,"bot":false,"id":"message-000086","ends":false,"table":"1111504416a13800","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 16."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',31,'{"kind":"move","seat":1,"choice":6,"bot":false,"id":"message-000087","ends":false,"table":"cf17f8901f09314f","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 16.","Card 17 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',32,'{"kind":"move","seat":0,"choice":24,"bot":false,"id":"message-000088","ends":false,"table":"2119df812b0127f6","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 17."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',33,'{"kind":"move","seat":1,"choice":6,"bot":false,"id":"message-000089","ends":false,"table":"c6e7acdc1f5c60a8","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 17.","Card 18 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',34,'{"kind":"move","seat":0,"choice":10,"bot":false,"id":"message-000090","ends":false,"table":"cce4f0a79c3fcea8","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 18."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',35,'{"kind":"move","seat":1,"choice":10,"bot":false,"id":"message-000091","ends":false,"table":"4735640860f1fe42","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 18.","Card 19 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',36,'{"kind":"move","seat":0,"choice":9,"bot":false,"id":"message-000092","ends":false,"table":"e65307a241c573c4","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 19."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',37,'{"kind":"move","seat":1,"choice":10,"bot":false,"id":"message-000093","ends":false,"table":"e669eacd2da98ac1","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 19.","Card 20 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',38,'{"kind":"move","seat":0,"choice":3,"bot":false,"id":"message-000094","ends":false,"table":"6ef0fe3c867fe9ad","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 20."],"own":{}}}');
INSERT INTO "events" VALUES('6YBhhqJvy_7m',39,'{"kind":"move","seat":1,"choice":8,"bot":false,"id":"message-000095","ends":true,"table":"cbb1bea454852aee","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 20.","Card 1, an octopus and a cat in the sea: 2. {seat:0|player 1} wrote 1 circled: 0 points, {seat:1|player 2} wrote 2: 2 points.","Card 2, the fox: 2. {seat:0|player 1} wrote 2: 2 points, {seat:1|player 2} wrote 0: 0 points.","Card 3, an octopus in the sea: 2. {seat:0|player 1} wrote 3: crossed out, {seat:1|player 2} wrote 3: crossed out.","Card 4, a dolphin and a cat in the sea: 3. {seat:0|player 1} wrote 0: 0 points, {seat:1|player 2} wrote 5: crossed out.","Card 5, a zebra and a giraffe in the savannah: 2. {seat:0|player 1} wrote 1: 1 point, {seat:1|player 2} wrote 0 circled: 0 points.","Card 6, a dolphin, an octopus and a cat in the sea: 8. {seat:0|player 1} wrote 15: crossed out, {seat:1|player 2} wrote 7: 7 points.","Card 7, a zebra and a giraffe in the savannah: 4. {seat:0|player 1} wrote 6: crossed out, {seat:1|player 2} wrote 8: crossed out.","Card 8, a hen, a pig and a cat in the countryside: 6. {seat:0|player 1} wrote 3: 3 points, {seat:1|player 2} wrote 18: crossed out.","Card 9, a zebra in the savannah: 3. {seat:0|player 1} wrote 3: 3 points, {seat:1|player 2} wrote 0: 0 points.","Card 10, a hen and a pig in the countryside: 4. {seat:0|player 1} wrote 6: crossed out, {seat:1|player 2} wrote 13: crossed out.","Card 11, a dolphin and an octopus in the sea: 7. {seat:0|player 1} wrote 8: crossed out, {seat:1|player 2} wrote 5: 5 points.","Card 12, a rabbit and a cat in the forest: 6. {seat:0|player 1} wrote 12: crossed out, {seat:1|player 2} wrote 5: 5 points.","Card 13, a hen and a cat in the countryside: 9. {seat:0|player 1} wrote 2: 2 points, {seat:1|player 2} wrote 4: 4 points.","Card 14, a dolphin in the sea: 4. {seat:0|player 1} wrote 7: crossed out, {seat:1|player 2} wrote 2: 2 points.","Card 15, a dolphin in the sea: 5. {seat:0|player 1} wrote 2: 2 points, {seat:1|player 2} wrote 0: 0 points.","Card 16, a zebra and a cat in the savannah: 11. {seat:0|player 1} wrote 0: 0 points, {seat:1|player 2} wrote 6: 6 points.","Card 17, a bear and a cat in the forest: 9. {seat:0|player 1} wrote 24: crossed out, {seat:1|player 2} wrote 6: 6 points.","Card 18, a zebra, a giraffe and a cat in the savannah: 17. {seat:0|player 1} wrote 10: 10 points, {seat:1|player 2} wrote 10: 10 points.","Card 19, an octopus and a cat in the sea: 15. {seat:0|player 1} wrote 9: 9 points, {seat:1|player 2} wrote 10: 10 points.","Card 20, a pig in the countryside: 3. {seat:0|player 1} wrote 3: 3 points, {seat:1|player 2} wrote 8: crossed out.","{seat:1|player 2} wins with 57 points."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',0,'{"kind":"move","seat":0,"choice":35,"bot":false,"id":"message-000001","ends":false,"table":"4e3f36c6dabaea72","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 4 as 5 for 1 bone and moves the fox from E to B: a chicken and a squirrel, and 2 bones."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',1,'{"kind":"move","seat":1,"choice":24,"bot":false,"id":"message-000002","ends":false,"table":"f4aec3e58b8d710b","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 5 as 4 for 1 bone and moves the wolf from A to E: a sheep with a brown mouse and a badger with a brown mouse.","Day 1, round 2: {seat:1|player 2} rolls 2, 2 and 5."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',2,'{"kind":"move","seat":1,"choice":36,"bot":false,"id":"message-000003","ends":false,"table":"1469a2a0590d41e4","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 5 and moves the wolf from E to C: a pig with a brown mouse and a rabbit with a black mouse."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',3,'{"kind":"move","seat":0,"choice":8,"bot":false,"id":"message-000004","ends":false,"table":"506c265d98f84557","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 2 and moves the wolf from C to E: bacon and butter, and 1 bone.","Day 1, round 3: {seat:0|player 1} rolls 4, 6 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',4,'{"kind":"move","seat":0,"choice":19,"bot":false,"id":"message-000005","ends":false,"table":"dd38b32e95cbd50f","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 6 as 3 for 3 bones and moves the fox from B to F: a pig with a black mouse and a squirrel with a black mouse."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',5,'{"kind":"move","seat":1,"choice":5,"bot":false,"id":"message-000006","ends":false,"table":"42cf5abce1588a54","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 1 and moves the fox from F to G: a chicken with a brown mouse and butter with a brown mouse.","Day 1, round 4: {seat:1|player 2} rolls 1, 6 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',6,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000007","ends":false,"table":"63c550755a41a37c","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 1 and moves the wolf from E to F: a sheep and pancakes, and 1 bone."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',7,'{"kind":"move","seat":0,"choice":5,"bot":false,"id":"message-000008","ends":false,"table":"30b79cf4af412200","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 1 and moves the fox from G to H: bacon and butter.","The farmer: Hue and Cry. Everybody with 4 or more cards on the wolf''s side loses 2 cards of their choice from the wolf''s side."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',8,'{"kind":"move","seat":1,"choice":320,"bot":false,"id":"message-000009","ends":false,"table":"a2ca6ee2584f9cfa","clock":false,"account":{"everyone":["{seat:1|player 2} gives the farmer a sheep."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',9,'{"kind":"move","seat":1,"choice":336,"bot":false,"id":"message-000010","ends":false,"table":"72ebe335c477ce73","clock":false,"account":{"everyone":["{seat:1|player 2} gives the farmer pancakes.","Day 1: {seat:0|player 1} scores 10: pigs 1, chickens 2, bacon 5 and mice 2.","Day 1: {seat:1|player 2} scores 8: pigs 1, chickens 2 and mice 5.","Day 2, round 1: {seat:0|player 1} rolls 5, 4 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',10,'{"kind":"move","seat":0,"choice":27,"bot":false,"id":"message-000011","ends":false,"table":"79457fb05524f21f","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 4 and moves the fox from H to D: bacon with a black mouse and pancakes."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',11,'{"kind":"move","seat":1,"choice":33,"bot":false,"id":"message-000012","ends":false,"table":"9b5e52998366f21d","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 5 and moves the fox from D to A: a sheep and butter with a black mouse.","Day 2, round 2: {seat:1|player 2} rolls 4, 6 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',12,'{"kind":"move","seat":1,"choice":34,"bot":false,"id":"message-000013","ends":false,"table":"7046f0a912cdabc6","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 6 as 5 for 1 bone and moves the wolf from F to C: a chicken and pancakes with a brown mouse, and 1 bone."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',13,'{"kind":"move","seat":0,"choice":4,"bot":false,"id":"message-000014","ends":false,"table":"cd71dcde3581844a","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 1 and moves the wolf from C to D: bacon and an owl with a black mouse, and 1 bone.","Day 2, round 3: {seat:0|player 1} rolls 5, 1 and 4."],"own":{}}}');
INSERT INTO "events" VALUES('dp1LzU8GdeEN',14,'{"kind":"rename","seat":0,"name":"Anna","id":"message-000015"}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',0,'{"kind":"move","seat":0,"choice":61,"bot":false,"id":"message-000041","ends":false,"table":"efca39b34047d9c1","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 1."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',1,'{"kind":"move","seat":1,"choice":61,"bot":false,"id":"message-000042","ends":false,"table":"6f816bd24f8fb1db","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 1.","Card 2 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',2,'{"kind":"move","seat":0,"choice":4,"bot":false,"id":"message-000043","ends":false,"table":"805292bdc55215f1","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 2."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',3,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000044","ends":false,"table":"199c1dfbcee85e31","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 2.","Card 3 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',4,'{"kind":"move","seat":0,"choice":7,"bot":false,"id":"message-000045","ends":false,"table":"fff3d6814f3fc060","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 3."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',5,'{"kind":"move","seat":1,"choice":3,"bot":false,"id":"message-000046","ends":false,"table":"ea0ae043d985825b","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 3.","Card 4 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',6,'{"kind":"move","seat":0,"choice":0,"bot":false,"id":"message-000047","ends":false,"table":"64365454b26d8779","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 4."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',7,'{"kind":"move","seat":1,"choice":2,"bot":false,"id":"message-000048","ends":false,"table":"44c25e635431031a","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 4.","Card 5 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',8,'{"kind":"move","seat":0,"choice":1,"bot":false,"id":"message-000049","ends":false,"table":"661ed4553ae3adbf","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 5."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',9,'{"kind":"move","seat":1,"choice":5,"bot":false,"id":"message-000050","ends":false,"table":"e9392d933f6a22d3","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 5.","Card 6 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',10,'{"kind":"move","seat":0,"choice":7,"bot":false,"id":"message-000051","ends":false,"table":"cac4e77464df553c","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 6."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',11,'{"kind":"move","seat":1,"choice":3,"bot":false,"id":"message-000052","ends":false,"table":"7bf7d1e14c893d41","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 6.","Card 7 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',12,'{"kind":"move","seat":0,"choice":6,"bot":false,"id":"message-000053","ends":false,"table":"47f89439de7461fd","clock":false,"account":{"everyone":["{seat:0|player 1} has written for card 7."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',13,'{"kind":"move","seat":1,"choice":8,"bot":false,"id":"message-000054","ends":false,"table":"893c332a56a025d5","clock":false,"account":{"everyone":["{seat:1|player 2} has written for card 7.","Card 8 is turned over."],"own":{}}}');
INSERT INTO "events" VALUES('fI5wDCnmoAr6',14,'{"kind":"rename","seat":0,"name":"Anna","id":"message-000055"}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',0,'{"kind":"move","seat":0,"choice":55,"bot":false,"id":"message-000096","ends":false,"table":"0930c6f4c77f2856","clock":false,"account":{"everyone":["{seat:0|player 1} keeps the study of barks, tails and spots."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',1,'{"kind":"move","seat":1,"choice":54,"bot":false,"id":"message-000097","ends":false,"table":"b95a5a369f3c600b","clock":false,"account":{"everyone":["{seat:1|player 2} keeps the study of spots, tails and barks.","Generation 1: Selection begins."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',2,'{"kind":"move","seat":0,"choice":19,"bot":false,"id":"message-000098","ends":false,"table":"4dd8dcae3e1bd3a8","clock":false,"account":{"everyone":["{seat:0|player 1} claims supply space 2: a trait token of their choice and a friendly token."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',3,'{"kind":"move","seat":0,"choice":25,"bot":false,"id":"message-000099","ends":false,"table":"9260bc308485ad5e","clock":false,"account":{"everyone":["{seat:0|player 1} takes a tail token."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',4,'{"kind":"move","seat":1,"choice":16,"bot":false,"id":"message-000100","ends":false,"table":"22e564857752507c","clock":false,"account":{"everyone":["{seat:1|player 2} draws a male fox: Zhuk (2 bark dice and 1 spot die).","The automatic opponent turns over a selection card: a male fox and a supply space.","The automatic opponent claims Umka: it has the most ear dice.","The automatic opponent takes supply space 1, the first free one from the left, with its meeple, which only blocks it."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',5,'{"kind":"move","seat":0,"choice":4,"bot":false,"id":"message-000101","ends":false,"table":"eb95cc75bf4350be","clock":false,"account":{"everyone":["{seat:0|player 1} takes Orlik (2 spot dice) as father."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',6,'{"kind":"move","seat":1,"choice":8,"bot":false,"id":"message-000102","ends":false,"table":"57c3e68f0e215a66","clock":false,"account":{"everyone":["{seat:1|player 2} takes Jacquelin (2 tail dice) as mother.","The automatic opponent turns over a selection card: a female fox and a supply space.","The automatic opponent claims Dasha: level in ear dice, it has the most bark dice.","The automatic opponent takes supply space 5, the first free one from the right, with its gear, which sets its turn order."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',7,'{"kind":"move","seat":0,"choice":10,"bot":false,"id":"message-000103","ends":false,"table":"ff577ed2c4cec82d","clock":false,"account":{"everyone":["{seat:0|player 1} takes Kukla (1 ear die and 1 spot die) as mother."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',8,'{"kind":"move","seat":1,"choice":20,"bot":false,"id":"message-000104","ends":false,"table":"a300d855dd3f4711","clock":false,"account":{"everyone":["{seat:1|player 2} claims supply space 3: a bark token and 2 friendly tokens.","The automatic opponent turns over a selection card: a female fox and a supply space.","The automatic opponent claims Penka: level in ear dice, it has the most bark dice.","The automatic opponent turns over a selection card: a male fox and a female fox.","The automatic opponent claims Pushok: level in ear and bark dice, it is the first from the left."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',9,'{"kind":"move","seat":0,"choice":149,"bot":false,"id":"message-000105","ends":false,"table":"3ac4594540b455e3","clock":false,"account":{"everyone":["{seat:0|player 1} rolls for pup 1: ear ½, spot ½½ ½ ½½, friendly ½."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',10,'{"kind":"move","seat":0,"choice":182,"bot":false,"id":"message-000106","ends":false,"table":"196c30e09a4467a7","clock":false,"account":{"everyone":["{seat:0|player 1} uses a friendly token as half a tail."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',11,'{"kind":"move","seat":0,"choice":195,"bot":false,"id":"message-000107","ends":false,"table":"8d88e2939028d34c","clock":false,"account":{"everyone":["{seat:0|player 1} records the male pup {pup:48|Bublik}: 2 spots, friendliness 2.","{seat:0|player 1} gains 1 spot token from the best pups."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',12,'{"kind":"move","seat":1,"choice":149,"bot":false,"id":"message-000108","ends":false,"table":"9c8bf975bad9bd0f","clock":false,"account":{"everyone":["{seat:1|player 2} rolls for pup 1: tail ½ ½, bark ½ ½, spot 1, friendly ½."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',13,'{"kind":"move","seat":1,"choice":153,"bot":false,"id":"message-000109","ends":false,"table":"da6746c908701c1b","clock":false,"account":{"everyone":["{seat:1|player 2} lets the half symbol of friendly die 1 be a spot."],"own":{}}}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',14,'{"kind":"undo","seat":0,"ply":11,"alone":true,"id":"message-000110","overtaken":[]}');
INSERT INTO "events" VALUES('wAK3quXfnu1i',15,'{"kind":"rename","seat":0,"name":"Anna","id":"message-000111"}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',0,'{"kind":"move","seat":1,"choice":21,"bot":false,"id":"message-000016","ends":false,"table":"ca0aad53066017d7","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 2 as 3 for 1 bone and moves the fox from E to H: a chicken and butter with a black mouse, and 1 bone."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',1,'{"kind":"move","seat":0,"choice":8,"bot":false,"id":"message-000017","ends":false,"table":"7a18f653e9f46908","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 3 as 2 for 1 bone and moves the wolf from A to C: a pig and butter.","Day 1, round 2: {seat:0|player 1} rolls 1, 3 and 3."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',2,'{"kind":"move","seat":0,"choice":18,"bot":false,"id":"message-000018","ends":false,"table":"3c965707e195a1f6","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 3 and moves the wolf from C to F: a chicken and pancakes with a white mouse, and 1 bone."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',3,'{"kind":"move","seat":1,"choice":28,"bot":false,"id":"message-000019","ends":false,"table":"28b16aa46fac1b73","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 3 as 4 for 1 bone and moves the wolf from F to B: bacon with a black mouse and a squirrel, and 1 bone.","Day 1, round 3: {seat:1|player 2} rolls 4, 1 and 5."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',4,'{"kind":"move","seat":1,"choice":2,"bot":false,"id":"message-000020","ends":false,"table":"522608468130fa4b","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 1 and moves the wolf from B to C: a chicken with a brown mouse and pancakes."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',5,'{"kind":"move","seat":0,"choice":29,"bot":false,"id":"message-000021","ends":false,"table":"865ebf32ce63d6e8","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 5 as 4 for 1 bone and moves the fox from H to D: a chicken with a brown mouse and an owl with a black mouse.","Day 1, round 4: {seat:0|player 1} rolls 2, 2 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',6,'{"kind":"move","seat":0,"choice":5,"bot":false,"id":"message-000022","ends":false,"table":"f65a5448b08b5e76","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 1 and moves the fox from D to E: a sheep and butter, and 2 bones."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',7,'{"kind":"move","seat":1,"choice":17,"bot":false,"id":"message-000023","ends":false,"table":"e52e62f212012db1","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 2 as 3 for 1 bone and moves the fox from E to H: a sheep with a black mouse and a squirrel with a white mouse.","The farmer: The Barred Sty. Everybody loses all pigs from the wolf''s side.","{seat:0|player 1} loses a pig.","Day 1: {seat:0|player 1} scores 8: chickens 4, pancakes 3 and mice 1.","Day 1: {seat:1|player 2} scores 14: chickens 4, bacon 5, pancakes 2 and mice 3.","Day 2, round 1: {seat:1|player 2} rolls 1, 4 and 2."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',8,'{"kind":"move","seat":1,"choice":0,"bot":false,"id":"message-000024","ends":false,"table":"10c3e462d7854881","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 1 and moves the wolf from C to D: a chicken with a white mouse and a rabbit with a black mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',9,'{"kind":"move","seat":0,"choice":5,"bot":false,"id":"message-000025","ends":false,"table":"eaecdc9c008640a4","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 2 as 1 for 1 bone and moves the fox from H to A: bacon with a brown mouse and a hedgehog with a white mouse.","Day 2, round 2: {seat:0|player 1} rolls 3, 6 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',10,'{"kind":"move","seat":0,"choice":17,"bot":false,"id":"message-000026","ends":false,"table":"fd09318273b64248","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 3 and moves the fox from A to E: a pig and a hedgehog with a black mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',11,'{"kind":"move","seat":1,"choice":42,"bot":false,"id":"message-000027","ends":false,"table":"78a1df777c4253fc","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 6 and moves the wolf from D to B: a sheep and pancakes, and 1 bone.","Day 2, round 3: {seat:1|player 2} rolls 2, 1 and 4."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',12,'{"kind":"move","seat":1,"choice":37,"bot":false,"id":"message-000028","ends":false,"table":"9f7732413be5a621","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 4 as 5 for 1 bone and moves the fox from E to C: a chicken with a black mouse and pancakes with a brown mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',13,'{"kind":"move","seat":0,"choice":9,"bot":false,"id":"message-000029","ends":false,"table":"97a263e47594987b","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 2 and moves the fox from C to E: a pig with a brown mouse and butter with a white mouse.","Day 2, round 4: {seat:0|player 1} rolls 6, 5 and 4."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',14,'{"kind":"move","seat":0,"choice":36,"bot":false,"id":"message-000030","ends":false,"table":"ed90017e7700b78a","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 4 as 5 for 1 bone and moves the wolf from B to G: a sheep and a squirrel with a brown mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',15,'{"kind":"move","seat":1,"choice":34,"bot":false,"id":"message-000031","ends":false,"table":"a5d514e20da6b0a2","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 5 and moves the wolf from G to D: a pig with a black mouse and pancakes, and 1 bone.","The farmer: The Shepherd. Everybody loses 1 sheep from the wolf''s side.","{seat:0|player 1} loses a sheep.","{seat:1|player 2} loses a sheep.","Day 2: {seat:0|player 1} scores 16: pigs 6, bacon 5, pancakes 2 and mice 3.","Day 2: {seat:1|player 2} scores 18: pigs 1, chickens 4, bacon 5, pancakes 4 and mice 4.","Day 3, round 1: {seat:1|player 2} rolls 2, 4 and 6."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',16,'{"kind":"move","seat":1,"choice":1,"bot":false,"id":"message-000032","ends":false,"table":"026fe0952e18ad17","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 2 as 1 for 1 bone and moves the fox from E to F: a pig with a white mouse and an owl with a white mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',17,'{"kind":"move","seat":0,"choice":26,"bot":false,"id":"message-000033","ends":false,"table":"54f1326eabfb61c2","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 4 and moves the wolf from D to H: a sheep and pancakes with a black mouse.","Day 3, round 2: {seat:0|player 1} rolls 5, 2 and 4."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',18,'{"kind":"move","seat":0,"choice":33,"bot":false,"id":"message-000034","ends":false,"table":"da47112262b4e778","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 5 and moves the fox from F to C: a pig and a badger with a white mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',19,'{"kind":"move","seat":1,"choice":11,"bot":false,"id":"message-000035","ends":false,"table":"626851ec34914e8c","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 2 and moves the fox from C to E: a sheep with a brown mouse and pancakes with a black mouse.","Day 3, round 3: {seat:1|player 2} rolls 1, 4 and 1."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',20,'{"kind":"move","seat":1,"choice":27,"bot":false,"id":"message-000036","ends":false,"table":"5718e337b3857caf","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 4 and moves the fox from E to A: a pig and a squirrel with a black mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',21,'{"kind":"move","seat":0,"choice":1,"bot":false,"id":"message-000037","ends":false,"table":"312ba81f34187c30","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 1 and moves the fox from A to B: a pig and butter, and 2 bones.","Day 3, round 4: {seat:0|player 1} rolls 2, 1 and 3."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',22,'{"kind":"move","seat":0,"choice":21,"bot":false,"id":"message-000038","ends":false,"table":"4d1fc0620b48cf6f","clock":false,"account":{"everyone":["{seat:0|player 1} takes the 3 and moves the fox from B to E: a sheep with a white mouse and a hedgehog with a brown mouse."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',23,'{"kind":"move","seat":1,"choice":9,"bot":false,"id":"message-000039","ends":false,"table":"e0874af5f9685d53","clock":false,"account":{"everyone":["{seat:1|player 2} takes the 2 and moves the fox from E to G: a pig and pancakes, and 2 bones.","The farmer: The Broken Dish. Everybody loses 1 pancakes and all butter from the wolf''s side.","{seat:1|player 2} loses pancakes."],"own":{}}}');
INSERT INTO "events" VALUES('xFsQcba4lyh8',24,'{"kind":"move","seat":0,"choice":338,"bot":false,"id":"message-000040","ends":true,"table":"b669cd427dbad2ed","clock":false,"account":{"everyone":["{seat:0|player 1} gives the farmer pancakes with a black mouse.","Day 3: {seat:0|player 1} scores 38: sheep 5, pigs 6, bacon 5, pancakes 2, mice 4, forest friends 14 and bones 2.","Day 3: {seat:1|player 2} scores 33: pigs 7, bacon 5, pancakes 5, mice 4, forest friends 10 and bones 2.","{seat:1|player 2} wins with 65 points."],"own":{}}}');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    setting TEXT NOT NULL,
    box TEXT NOT NULL REFERENCES boxes (digest),
    created TEXT NOT NULL DEFAULT (datetime('now')),
    come INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('3mu0yxRvcEGM','{"table":"3mu0yxRvcEGM","game":"ruse","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"order":0,"figure":0},"seed":"5897332643138556212","salt":"70c210bb1b715486452a2234a8248737","key_hashes":["d63bfa27d137bc97c37ddd8e15b8dd2530ae4f1a3bb07638d5e5c8ce6317144a","703417133e5683c0b362a777a041c410229670f4aef5ab37c7d12657353cd12b"],"clock":0}','9d989236fcba57d16cd463ac772be4abf9b25a33d6dbcb6aab8742c83fc8dd54','2026-11-18 09:07:16',1);
INSERT INTO "tables" VALUES('6YBhhqJvy_7m','{"table":"6YBhhqJvy_7m","game":"foxy","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"fox":0,"hard":0,"easy":0,"netted":0},"seed":"7686258227763603904","salt":"569626aeae294fb557c848e3d485184d","key_hashes":["ca43ef6247842e71ae54090c802b0828ee8dd580b527adb6bc59d91a1fcc6c7a","e12bb73fa10bc996df485e73a23f998d3e1ef8d9e5bf3331b6bc10f8ab7c420e"],"clock":0}','0a1b4d9028586a40b8a184e44a6538297eed09773e32c1ddc34c85ca3219096e','2026-11-18 09:06:28',1);
INSERT INTO "tables" VALUES('dp1LzU8GdeEN','{"table":"dp1LzU8GdeEN","game":"wolf-and-fox","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"young":0,"sides":6},"seed":"4538907039550959469","salt":"5b07b1403f54860f375d87f39339b35b","key_hashes":["c9db48f2c7f8df42a4b2799f76c9d5d4cb30b73b826d5e9aa0a3fc29ba9f53a2","e60e0b0c670cca6b5c3a382524f1d2ef8c222caeeb081c7593c2643730a328e9"],"clock":0}','ec63f472e338883337f89884e2ef43f74d3d354dfa4686283e9e211dfcd41afa','2026-11-18 09:06:19',1);
INSERT INTO "tables" VALUES('fI5wDCnmoAr6','{"table":"fI5wDCnmoAr6","game":"foxy","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"fox":0,"hard":0,"easy":0,"netted":0},"seed":"5642118605231906918","salt":"12e42148730bbf61c67d00d0608225c8","key_hashes":["20874bd568306e4e6e0c7e8e5a4493e7e0cca94e0edd75c654fa8f1d687e6517","1f095c74b853bf891f442269700b0d1db854d2984ed9f3291668210b9fc93d9a"],"clock":0}','0a1b4d9028586a40b8a184e44a6538297eed09773e32c1ddc34c85ca3219096e','2026-11-18 09:06:27',1);
INSERT INTO "tables" VALUES('wAK3quXfnu1i','{"table":"wAK3quXfnu1i","game":"fox-experiment","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"first_game":0,"siblings":0,"tokens":0,"hard":0},"seed":"3047019840555495014","salt":"6332aa22a121f63a2972e9b1d5b2ddb3","key_hashes":["a1f3e38e66ad5e4a8f559262bbf9c465d8b4998d5e9d74035d8bcb56290b934d","bd194df9427c9268a11de336ddb5998fb29743c933b0ec3c4bac57c58daec508"],"clock":0}','f64cc2071882aa28a2deb91b45796ee62e982872f7551e1045aac5bd390d246f','2026-11-18 09:07:13',1);
INSERT INTO "tables" VALUES('xFsQcba4lyh8','{"table":"xFsQcba4lyh8","game":"wolf-and-fox","plans":[{"kind":"friend","name":"Ann","level":null},{"kind":"friend","name":"Ben","level":null}],"options":{"young":0,"sides":6},"seed":"4320639338947289048","salt":"336fc7e326e6107af64056a0716aa566","key_hashes":["918b7cc023ba09ccb96283d636ace33941d7dd82e0da0c305700d2ff050b1661","b9f6adfc48caa038326a9fe911cbb4b777663675276ae6ade62f6fa2505f0e10"],"clock":0}','ec63f472e338883337f89884e2ef43f74d3d354dfa4686283e9e211dfcd41afa','2026-11-18 09:06:21',1);
CREATE INDEX empty ON tables (created) WHERE NOT come;
CREATE INDEX box_of ON tables (box);
COMMIT;
