"""The command ``reynard serve`` where nothing is compiled yet, until there is a file ``may`` in the data folder.

``python slow_table.py --port P --data FOLDER``; what is loaded then has really been compiled before.
"""

import sys
from pathlib import Path

from reynard import preparing
from reynard.cli import main
from reynard.service.readiness import Readiness

BY_HAND = """
import sys, time
from pathlib import Path
folder, name = Path(sys.argv[1]), sys.argv[2]
(folder / name).mkdir(exist_ok=True)
for part in range(5):
    (folder / name / f"{part}.nbi").touch()
while not (folder / "may").exists():
    time.sleep(0.05)
"""

if __name__ == "__main__":
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    folder.mkdir(exist_ok=True)
    preparing.folder_of = lambda name: folder / name
    assert Readiness.__init__.__kwdefaults__
    Readiness.__init__.__kwdefaults__["command"] = (sys.executable, "-c", BY_HAND, str(folder))
    sys.exit(main(["serve", *sys.argv[1:]]))
