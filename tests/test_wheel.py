"""The wheel, installed where there is neither the repository nor Node nor anything compiled: it is a working table."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import numpy
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
PACKAGES = Path(numpy.__file__).parents[1]
PATIENCE = 120  # seconds
ADDRESS = "Reynard's table is set at "


def pip(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments], check=True)


def install(folder: Path) -> Path:
    """Build the wheel and install it in an environment of its own; the packages it needs are borrowed."""
    wheels = folder / "wheels"
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, ROOT)
    venv.create(folder / "empty", symlinks=os.name != "nt")
    programs = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
    python = next(programs.glob("python*"))
    pip("--python", python, "install", "--no-deps", *wheels.glob("*.whl"))
    [installed] = (folder / "empty").rglob("reynard/__init__.py")
    (installed.parents[1] / "borrowed.pth").write_text(f"{PACKAGES}\n")  # not what the links in there lead to
    return programs


def test_a_wheel_is_a_working_table(tmp_path: Path) -> None:
    programs = install(tmp_path)
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "NUMBA_DISABLE_JIT")}
    here = {**kept, "PATH": str(programs), "REYNARD_CACHE": str(tmp_path / "cache")}
    command = [programs / "reynard", "serve", "--port", "0", "--data", tmp_path / "data"]
    with subprocess.Popen(command, cwd=tmp_path, env=here, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            said = server.stdout.readline()
            assert said.startswith(ADDRESS)
            see_a_table(said.removeprefix(ADDRESS).strip())
        finally:
            server.terminate()


def see_a_table(address: str) -> None:
    """Open the page as a browser does, set up a table, and see it begin."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as web:
        page = web.get("/")
        assert page.status_code == 200
        [script] = [part.split('"')[0] for part in page.text.split('src="')[1:]]
        loaded = web.get(script)
        assert (loaded.status_code, loaded.headers.get("content-encoding")) == (200, "gzip")
        assert web.get("/api/lobby").json()["games"][0]["name"] == "wolf-and-fox"
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Kit", "level": "kit"}]
        made = web.post("/api/tables", json={"game": "wolf-and-fox", "seats": seats}).json()
    line = f"{address.replace('http', 'ws')}api/tables/{made['table']}/live"
    with connect(line, max_size=None, open_timeout=PATIENCE) as table:
        table.send(json.dumps({"type": "hello", "keys": [made["keys"][0]["key"]]}))
        told = json.loads(table.recv(PATIENCE))
        assert told["type"] == "preparing"
        while told["type"] == "preparing":
            told = json.loads(table.recv(PATIENCE))
        assert told["type"] == "state"
