"""Formats of lines: INI, string tables, Fluent, PHP, CSV, subtitles."""

import configparser
import csv
import gettext
import re

import openstep_plist
import srt
from fluent.syntax import FluentParser, ast
from translate.storage import dtd, php, properties, pypo, rc

from toolkit import bytes_of, sources, store_of, targets
from trees import leaves, text_of


def cells(path):
    text = text_of(path)
    lines = text.splitlines(keepends=True)
    delimiter = "\t" if path.endswith((".txt", "utf16.csv")) else max(",;", key=text.count)
    for row in csv.reader(lines, delimiter=delimiter):
        yield from row


def formula_safe(path):
    """Cells without the quotes that keep spreadsheets from running them."""
    for cell in cells(path):
        guarded = re.fullmatch(r"'([-=+@%].*)'", cell, re.DOTALL)
        yield guarded[1].replace("\\|", "|") if guarded else cell


def messages(path):
    text = text_of(path).replace("\r\n", "\n")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(entry.annotations[0].message)
        for pattern in [getattr(entry, "value", None), *(part.value for part in getattr(entry, "attributes", []))]:
            if pattern is not None:
                yield "".join(
                    part.value if isinstance(part, ast.TextElement) else text[part.span.start : part.span.end]
                    for part in pattern.elements
                )


def sections(path):
    reader = configparser.ConfigParser(
        allow_no_value=True, comment_prefixes=("#", ";"), interpolation=None, strict=False
    )
    # It knows no keys before the first section, and takes indented lines for more of a value.
    reader.read_string("[ ]\n" + "\n".join(line.lstrip() for line in text_of(path).splitlines()))
    for section in reader.sections():
        yield from (value for value in reader[section].values() if value is not None)


def string_table(path):
    # One of the golden files has no byte order mark.
    text = text_of(path) if "without-mark" not in path else bytes_of(path).decode("utf-16-le")
    return leaves(openstep_plist.loads("{" + text + "}"))


def machine_objects(path):
    with open(path, "rb") as file:
        catalogue = gettext.GNUTranslations(file)
    return [text for id, text in catalogue._catalog.items() if id != ""]


def table(personality):
    return sources(lambda: properties.propfile(personality=personality))


def resource_script(path):
    store = rc.rcfile()
    store.parse(bytes_of(path), encoding="utf-16-le" if b"\0" in bytes_of(path)[:4] else "utf-8")
    return [unit.source for unit in store.units]


readers = {
    "csv": formula_safe,
    "dtd": lambda path: [unit.source for unit in store_of(dtd.dtdfile, path).units],
    "fluent": messages,
    "ini": sections,
    "joomla": table("joomla"),
    "laravel": sources(php.LaravelPHPFile),
    "mo": machine_objects,
    "php": sources(php.phpfile),
    "po": targets(pypo.pofile),
    "rc": resource_script,
    "srt": lambda path: [cue.content.strip("\n") for cue in srt.parse(text_of(path))],
    "strings": string_table,
}
