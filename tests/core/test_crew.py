"""A crew does every share once, tells what went wrong, and goes home when nobody can ask it any more."""

import gc
import threading

import pytest

from reynard.core.crew import Crew


def test_every_share_is_done_once_and_by_the_same_worker():
    crew = Crew(10, 3)
    told = [crew.share_out(lambda first, last: (first, last, threading.get_ident())) for _ in range(20)]
    assert [share[:2] for share in told[0]] == [(0, 3), (3, 6), (6, 10)]
    assert len({share[2] for share in told[0]}) == 3
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("bad", [0, 1])
def test_an_error_is_raised_once_all_have_finished(bad):
    crew, done = Crew(2, 2), []

    def work(first, last):
        if first == bad:
            raise ValueError(f"share {first}")
        done.append(first)

    with pytest.raises(ValueError, match=f"share {bad}"):
        crew.share_out(work)
    assert done == [1 - bad]
    assert crew.share_out(lambda first, last: first) == [0, 1]


def crew_holder(crew):
    """Give work that holds on to who asks for it, as that of a batch does."""
    return lambda first, last: crew


def test_no_thread_outlives_its_crew():
    before = set(threading.enumerate())
    crew = Crew(8, 4)
    crew.share_out(crew_holder(crew))
    mine = set(threading.enumerate()) - before
    assert len(mine) == 3
    del crew
    gc.collect()
    for thread in mine:
        thread.join(timeout=10)
        assert not thread.is_alive()
