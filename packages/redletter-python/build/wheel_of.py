"""Packs a folder with pyproject.toml, README, licences and the package as a wheel: a zip of which
every byte follows from the files. Run in that folder, `python3 build/wheel_of.py OUT`, or by any
tool for PEP 517. The standard library alone."""

import base64
import hashlib
import json
import sys
import tomllib
import zipfile
from pathlib import Path


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, str] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Makes the wheel of the folder that is current and gives the name of the file."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    data = json.loads(Path("redletter/data.json").read_text("utf-8"))
    stem = f"{project['name']}-{data['version']}"
    info = f"{stem}.dist-info"
    files = {
        path.as_posix(): path.read_bytes()
        for path in sorted(Path("redletter").iterdir())
        if path.is_file()
    }
    for name in project["license-files"]:
        files[f"{info}/licenses/{name}"] = Path(name).read_bytes()
    files[f"{info}/METADATA"] = _metadata(project, data["version"]).encode()
    tags = "Wheel-Version: 1.0\nGenerator: redletter\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/WHEEL"] = tags.encode()
    rows = [f"{name},{_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()

    # A zip has a date for each file: that of the data release.
    year, month, day = map(int, data["release"]["released"].split("-"))
    name = f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory, name), "w") as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, (year, month, day, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return name


def _metadata(project: dict, version: str) -> str:
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {version}",
        f"Summary: {project['description']}",
        f"Keywords: {','.join(project['keywords'])}",
        *(f"Classifier: {each}" for each in project["classifiers"]),
        f"License-Expression: {project['license']}",
        *(f"License-File: {each}" for each in project["license-files"]),
        *(f"Project-URL: {name}, {url}" for name, url in project["urls"].items()),
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + Path(project["readme"]).read_text("utf-8")


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={digest.decode().rstrip('=')}"


if __name__ == "__main__":
    print(build_wheel(sys.argv[1]))
