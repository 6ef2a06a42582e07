"""What axe-core finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([part, rules]) => {
  const only = rules ? { runOnly: rules } : {};
  const { violations } = await axe.run(part, { resultTypes: ['violations'], ...only });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}"""
AT_REST = "() => document.getAnimations().every((each) => each.playState !== 'running')"


def check(page: Page, part: str = "html", rules: list[str] | None = None) -> None:
    """See that whoever cannot see or point, or sees colours otherwise, is not shut out; by all rules or by some."""
    page.wait_for_function(AT_REST)  # a colour on its way to another is nobody's colour
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(RUN, [part, rules])
    assert not found, "\n".join(found)


def check_in_both_lights(page: Page, part: str = "html") -> None:
    """Check a page by day, and its colours again by night."""
    check(page, part)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    check(page, part, rules=["color-contrast"])
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
