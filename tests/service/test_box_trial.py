"""A stranger's box is tried in a process of its own, which has little memory and time and is never left behind."""

import asyncio
import signal
from asyncio.subprocess import Process

import pytest

from reynard.core.box_text import MOST_PARTS
from reynard.core.errors import BadBox
from reynard.service import box_trial
from reynard.service.box_trial import AT_ONCE, REMEMBERED, BoxTrials, NotTried
from reynard.service.errors import Busy
from service.patience import PATIENCE
from toy import GAME

GOOD = GAME.standard_box.text
HEAVY = "".join(f"[n{n}{'.a' * (MOST_PARTS - 1)}]\n" for n in range(4_500))  # 40 MB, and no box may take more
ATTACK = b"a" + b".a" * 20_000 + b" = 1"  # 2 to 14 s and 920 MB


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Keep every process that is started."""
    processes = []
    start = asyncio.create_subprocess_exec

    async def start_and_keep(*command, **streams):
        process = await start(*command, **streams)
        processes.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_and_keep)
    return processes


@pytest.fixture
def sleeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no process ever come to an end by itself."""
    monkeypatch.setattr(box_trial, "CHILD", f"import time\ntime.sleep({2 * PATIENCE})")


async def wait_for_start(started: list[Process], count: int = 1) -> None:
    """Wait until so many processes have been started."""
    async with asyncio.timeout(PATIENCE):
        while len(started) < count:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("text", [GOOD, HEAVY, "", "# Füchse 🦊"])
async def test_a_box_that_can_be_parsed_passes(text):
    await BoxTrials(seconds=PATIENCE).try_box(text)


@pytest.mark.parametrize("text", ["hand = ", "a = 1\na = 2", "[a", "\x00"])
async def test_what_is_not_toml_is_left_to_whoever_reads_it(text):
    await BoxTrials(seconds=PATIENCE).try_box(text)


async def test_what_is_too_much_to_parse_is_refused_without_a_process(started):
    with pytest.raises(BadBox, match=r"^your box: line 1: a key has at most 8 parts; this one has more\.$"):
        await BoxTrials().try_box("a" + ".a" * 1_000 + " = 1")
    assert not started


async def test_a_box_that_takes_too_much_memory_is_refused():
    pytest.importorskip("resource")
    trials = BoxTrials(megabytes=40, seconds=PATIENCE)
    with pytest.raises(BadBox, match=r"^your box: this takes too much memory or time to read\. "):
        await trials.try_box(HEAVY)
    await trials.try_box(GOOD)


async def test_the_process_has_no_more_memory_than_it_is_given(started):
    pytest.importorskip("resource")
    assert not await BoxTrials(megabytes=60, cpu_seconds=PATIENCE, seconds=PATIENCE).can_be_parsed(ATTACK)
    assert started[0].returncode not in (0, None)


async def test_the_process_has_no_more_computing_time_than_it_is_given(started):
    pytest.importorskip("resource")
    assert not await BoxTrials(megabytes=1_000, cpu_seconds=1, seconds=PATIENCE).can_be_parsed(ATTACK)
    assert started[0].returncode in (-signal.SIGXCPU, -signal.SIGKILL)


async def test_a_process_that_takes_too_long_is_ended(started):
    assert not await BoxTrials(seconds=0.2).can_be_parsed(ATTACK)
    assert started[0].returncode == -signal.SIGKILL


@pytest.mark.usefixtures("sleeping")
async def test_a_box_that_takes_too_long_is_refused(started):
    with pytest.raises(BadBox, match=r"^your box: this takes too much memory or time to read\. "):
        await BoxTrials(seconds=0.05).try_box(GOOD)
    assert started[0].returncode == -signal.SIGKILL


@pytest.mark.usefixtures("sleeping")
async def test_a_process_does_not_outlive_the_request_it_is_for(started):
    trial = asyncio.create_task(BoxTrials(seconds=PATIENCE).try_box(GOOD))
    await wait_for_start(started)
    trial.cancel()
    with pytest.raises(asyncio.CancelledError):
        await trial
    assert started[0].returncode == -signal.SIGKILL


async def test_a_box_that_has_passed_is_not_tried_again(started):
    trials = BoxTrials(seconds=PATIENCE)
    for _ in range(3):
        await trials.try_box(GOOD)
    assert len(started) == 1
    await trials.try_box(GOOD + "#")
    assert len(started) == 2


async def test_a_box_that_was_refused_is_tried_again(started, monkeypatch):
    trials = BoxTrials(seconds=PATIENCE)
    monkeypatch.setattr(box_trial, "CHILD", "raise MemoryError")
    for _ in range(2):
        with pytest.raises(BadBox):
            await trials.try_box(GOOD)
    assert len(started) == 2


async def test_only_the_latest_boxes_are_remembered(monkeypatch):
    trials = BoxTrials()
    monkeypatch.setattr(trials, "take_turn", lambda data: asyncio.sleep(0))
    for number in range(REMEMBERED + 10):
        await trials.try_box(f"a = {number}")
    assert len(trials.passed) == REMEMBERED


@pytest.mark.usefixtures("sleeping")
async def test_only_a_few_are_tried_at_once(started):
    """The others wait for their turn, but not for ever."""
    trials = BoxTrials(seconds=PATIENCE, wait_seconds=0.2)
    first = [asyncio.create_task(trials.try_box(f"a = {n}")) for n in range(AT_ONCE)]
    await wait_for_start(started, AT_ONCE)
    with pytest.raises(Busy, match="Try again in a few seconds") as refused:
        await trials.try_box(GOOD)
    assert refused.value.status == 429
    assert len(started) == AT_ONCE
    for task in first:
        task.cancel()
    await asyncio.gather(*first, return_exceptions=True)
    assert all(process.returncode == -signal.SIGKILL for process in started)


async def test_a_turn_is_given_back_however_a_trial_ends(monkeypatch):
    trials = BoxTrials(seconds=PATIENCE, wait_seconds=PATIENCE)
    with monkeypatch.context() as changed:
        changed.setattr(box_trial, "CHILD", "raise MemoryError")
        for number in range(2 * AT_ONCE):
            with pytest.raises(BadBox):
                await trials.try_box(f"a = {number}")
    await trials.try_box(GOOD)


async def test_a_process_that_cannot_be_started_is_no_fault_of_the_box(monkeypatch, tmp_path):
    trials = BoxTrials(seconds=PATIENCE)
    with monkeypatch.context() as changed:
        changed.setattr(box_trial.sys, "executable", str(tmp_path / "no-python"))
        with pytest.raises(NotTried, match="Try again in a moment") as refused:
            await trials.try_box(GOOD)
    assert refused.value.status == 503
    assert refused.value.retry_after >= 1
    await trials.try_box(GOOD)
