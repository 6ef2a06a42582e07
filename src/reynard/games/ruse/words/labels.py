"""What the page writes on and beside the board; a place such as {name} is filled there."""

LABELS: dict[str, str] = {
    # The keys of the board.
    "key_die": "pick up the rolled die or put it back: each space it can go to shows what it would bring",
    "key_turn": "turn the den tile in hand; Shift + T turns it back",
    # The areas of a small table.
    "land": "Land",
    "den": "Den",
    "me": "Me",
    "others": "Others",
    "home": "Home to your den",
    # The round in a line.
    "round": "Round {number}",
    "of": "of {count}",
    "setting_up": "Setting up",
    "day_match": "Day · a {value} brings",
    "night_match": "Night · a {value} brings",
    "figure_hunts": "Nobody hunts or marks where the {figure} is",
    "order": "Order of play",
    "cheese_free": "Nobody has the cheese",
    "cheese_held": (
        "{name} has the cheese: {points} victory points at the end of the round, or {growth} growth points now"
    ),
    "objectives_left": "{count} private {count|objective|objectives} left",
    "bonus_left": "{count} bonus {count|tile|tiles} left",
    "guide": "Your first game: a guide",
    # What is asked now.
    "rolled": "The rolled {value}: show what each space would bring",
    "carry_die": "Carry it to a space, or click to see what each space would bring",
    "die_left": "The die: {left}",
    "supply": "Supply",
    # The land.
    "the_rival": "the rival",
    "rival": "The rival",
    "seat": "Seat {number}",
    "figure_here": "The {figure} is here",
    "figure_disturbs": "The {figure}: nobody hunts or marks here",
    "die_spaces": "Die spaces, {place}",
    "path": "Path, {place}",
    "start": "The start of the path",
    "fox": "{name}'s fox",
    "beaver_dam": "The beaver dam",
    "marked_by": "Marked by {name}",
    "the_track": "The track, {place}",
    "track": "Track, {place}",
    # Whose board is shown.
    "whose_board": "Whose board to show",
    "player_board": "Player board",
    "the_others": "The others",
    "has_cheese": "Has the cheese",
    "with_cheese": "has the cheese",
    # The den.
    "chart": "What a die may do in the den",
    "chart_row": "{words}, for {pips} {pips|pip|pips}",
    "pips": "{count} {count|pip|pips}",
    "drawn": "Drawn",
    "on_display": "On display",
    "tiles_and_stack": "{where}; {left} more in the stack",
    "take_tile": "Take the {tile}",
    "tile_where": "{where}: {tile}",
    "stack": "Den tiles in the stack",
    "in_hand": "Tiles in hand",
    "turning": "Turning a tile",
    "tile_in_hand": "In hand {number}: {tile}",
    "drag_tile": "{tile}: drag it into the den",
    "how_to_lay": "Drag a tile into the den, or pick a tile and then a cell.",
    "how_to_turn": "Pick the tile that you want to turn.",
    "turn": "Turn",
    "turn_by_key": "T or the wheel turns it too",
    "lift": "Lift",
    "lift_tile": "Pick it up again to choose another cell",
    "place_here": "Place here",
    "turn_so": "Turn it like this",
    # A player's board.
    "dice_left": "{left} of {owned} dice still to be rolled",
    "growth_points": "{count} growth {count|point|points}",
    "victory_points": "{count} victory {count|point|points}",
    "growth_points_word": "growth points",
    "victory_points_word": "victory points",
    "resource_held": "{name}: {count}",
    "cheese": "The cheese",
    "cheese_kept": "The cheese: {points} victory points at the end of the round",
    "cheese_or_growth": "The cheese: {points} victory points at the end of the round, or {growth} growth points now",
    "growth_track": "Growth track",
    "price": "{count} growth {count|point|points} for each space",
    "row": "Row {number}, {count} growth {count|point|points} for each space",
    "larder": "Hunting tiles",
    "larder_brings": "Hunting tiles now bring {count} victory {count|point|points}",
    "markers_left": "{count} {count|marker|markers} still on the player board",
    "markers_of": "{count} {count|marker|markers} left",
    "track_of": "{place} track: step {step}",
    "ruse_tile": "{name}: {words}",
    "no_ruse": "No ruse tile yet",
    "flags": "Flagged bonus tiles",
    "flag": "Flag: {gain}",
    "flag_for_mountain": "Flag, for the Mountain: {gain}",
    "flag_room": "Room for a flagged bonus tile",
    "instincts": "Instincts",
    "objectives": "Private objectives",
    "objective": "{name}: {words}; {progress}; {points} victory {points|point|points}",
    "objective_asks": "{name}: {words}",
    "objectives_held": "{count} private {count|objective|objectives}",
    "objectives_in_hand": "{count} private {count|objective|objectives} in hand",
    "exchange": "Discard it on the Mountain for this: {gain}",
    "exchanged_for": "exchanged for",
    "validated": "Validated",
    # The end of the game.
    "ending": "Score sheet and dens",
    "your_rank": "Your rank",
    "with_points": ", with {count} {count|point|points}.",
    "score_sheet": "Score sheet",
    "your_den": "Your den",
    "the_dens": "The dens",
    "finished_den": (
        "{den}, {kits} {kits|kit|kits} out of the den, {objectives} validated {objectives|objective|objectives}"
    ),
    "instinct_counts": "Counts {counts}, up to the value of its kit: {value}",
    "instinct_count": "{counts}: {count}",
    "kit_of": "kit of {value}",
    "no_instinct": "No instinct was developed.",
    "kits_and_objectives": "Kits and objectives",
    # The guide through a first game, a page for the set-up and one for each round.
    "first_game": "Your first game",
    "page_before": "Previous page",
    "page_of": "{number} of {count}",
    "next_page": "Next page",
    "no_more_guide": "Skip the guide",
    "got_it": "Got it",
    "read_guide": "Read",
    "guide_objectives": "Private objectives",
    "guide_objectives_goal": "Keep two of your three cards: nobody else sees them.",
    "guide_objectives_score": "When a round ends, every card you fulfil by then is shown and scores its points.",
    "guide_objectives_kits": "Each of them lets a kit go to an exit of your den, so one should look easy.",
    "guide_territories": "The territories",
    "guide_territories_place": (
        "Your die goes to the leftmost free space of a place. The space gives you something and may cost pips."
    ),
    "guide_territories_walk": (
        "Then your fox walks up to two spaces by day, three by night. Others' markers cost a toll."
    ),
    "guide_territories_pay": "Where it stops, pips pay for what the tile offers; growth points pay the rest.",
    "guide_territories_act": "Hunt for food, mark to earn tolls, move along the track, or make a kit stronger.",
    "guide_territories_hunter": "Nobody hunts or marks where the hunter or the photographer is.",
    "guide_den": "Your den",
    "guide_den_die": "You have a third die now, so send one home to dig.",
    "guide_den_chart": "Its pips buy one row of the chart: more tiles, or a choice of those on display.",
    "guide_den_lay": (
        "Place tiles side by side and turn them until their tunnels meet. Tiles and the spaces they cover pay at once."
    ),
    "guide_den_exit": "What you want in the end is a path from the start to an exit at the top.",
    "guide_growth": "Kits, growth and instincts",
    "guide_growth_rows": "After each round growth points move your kits; the top row is the cheapest.",
    "guide_growth_out": (
        "The last space takes a resource or a hunting tile, and the kit is out of the den. "
        "Two such kits bring a fourth die."
    ),
    "guide_growth_exit": "Each validated objective lets one more kit go to an exit.",
    "guide_growth_instinct": (
        "A kit with a path to its exit develops an instinct, which scores in the end, up to the value of the kit."
    ),
    "guide_mountain": "The Mountain and the last points",
    "guide_mountain_climb": (
        "On the Mountain you use flagged tiles, take any resource, move on any track, or draw and exchange objectives."
    ),
    "guide_mountain_last": (
        "This is the last round. Objectives are checked once more, and pips left on dice are points."
    ),
    "guide_mountain_score": (
        "Then hunting tiles, kits at exits, instincts and markers score, "
        "and so do leftover resources and growth points, a little."
    ),
}
