"""What people do at a table of The Fox Experiment, by the words that they see there."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.table import Table


class FoxTable(Table):
    """A page at a table of The Fox Experiment, and what the person before it does."""

    def __init__(self, page: Page, me: str = "Ann") -> None:
        super().__init__(page, me)
        self.kennel = page.get_by_role("region", name="Kennel")
        self.track = page.get_by_role("region", name="Supply track")
        self.offers = page.get_by_role("region", name="To choose from")
        self.odds = page.get_by_role("region", name="Odds of the pair")
        self.breeding = page.get_by_role("region", name="Breeding and research")
        self.tokens = page.get_by_role("group", name="Your tokens")
        self.roll_button = self.breeding.get_by_role("button", name="Roll", exact=True)
        self.best_button = self.breeding.get_by_role("button", name="Best arrangement", exact=True)
        self.leave_button = page.get_by_role("button", name=re.compile("[Oo]n to Breeding")).first
        self.finish_button = self.breeding.get_by_role("button", name="Finish research")
        self.upgrades = page.get_by_role("region", name="Upgrades").get_by_role("button")
        self.done = self.panel.get_by_text("Waiting for:").or_(self.foxes("father").first)
        self.record_button = self.breeding.get_by_role("button", name="Record pup")

    def foxes(self, parent: str) -> Locator:
        """Give the foxes of the kennel that may be taken as father or as mother."""
        return self.kennel.get_by_role("button", name=re.compile(f"^Take .* as {parent}$"))

    def place_of(self, other: str) -> Locator:
        """Give the place of another player, with what they are doing."""
        return self.board.get_by_role("region", name=f"{other}: table")

    @property
    def spaces(self) -> Locator:
        """The supply spaces that may be claimed, those that bring something first."""
        return self.track.get_by_role("button", name=re.compile("^Supply space .*(token|card)"))

    def keep_a_study(self) -> None:
        """Keep the first study on offer."""
        self.choose(self.offers.get_by_role("button", name="Keep this study").first)
        expect(self.told("keeps the .* study with")).to_have_count(1)

    def take(self, parent: str) -> None:
        """Take a parent from the kennel."""
        self.choose(self.foxes(parent).first)
        expect(self.told(f"takes .* as {parent}")).to_have_count(1)

    def claim(self) -> None:
        """Claim a supply space, and choose the tokens it leaves open."""
        self.choose(self.spaces.first)
        expect(self.told("takes supply space")).to_have_count(1)

    def has_come(self, moment: Locator) -> bool:
        """Wait until there is something to do, and say whether it is this."""
        wild = self.tokens.get_by_role("button")
        expect(moment.or_(wild).or_(self.leave_button).first).to_be_visible()
        return moment.is_visible()

    def answer_until(self, moment: Locator) -> None:
        """Choose wild tokens and leave upgrades be until a moment has come."""
        decided = self.told("(takes an? [a-z]+ token|is ready to breed)")
        while not self.has_come(moment):
            before = decided.count()
            if not self.leave_button.is_visible():
                self.choose(self.tokens.get_by_role("button").first)
            else:
                self.press(self.leave_button)
            expect(decided).not_to_have_count(before)

    def hurry_through(self) -> None:
        """Breed and research by the shortest way, until the others are waited for or select again."""
        complete = self.breeding.get_by_role("button", name=re.compile("complete level")).first
        ways = (self.roll_button, self.record_button, complete, self.finish_button)
        while True:
            expect(ways[0].or_(ways[1]).or_(ways[2]).or_(ways[3]).or_(self.done).first).to_be_visible()
            way = next((each for each in ways if each.is_visible()), None)
            if way is None:
                return
            own = self.told("")
            before = own.count()
            self.press(way)
            expect(own).not_to_have_count(before)
