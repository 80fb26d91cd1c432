"""Makes src/languages/generated/data.ts from the MIT-licensed Python package weblate-language-data.

Usage: python3 scripts/make-language-data.py FOLDER OLDER > src/languages/generated/data.ts, where the folders hold the
unpacked wheels of the newest version and of 2024.5, got by `pip download --no-deps weblate-language-data` (==2024.5) and
`unzip`. Of the older one come the languages that the newer has given up and clients still name. Keep the wheels' licence
beside the data.
"""
import json
import pathlib
import re
import sys

newest, older = (pathlib.Path(argument) for argument in sys.argv[1:])


def version_of(folder):
    (version,) = [path.name.removesuffix(".dist-info").split("-")[1] for path in folder.glob("*.dist-info")]
    return version


def load(module, name, folder=newest):
    variables = {"_": lambda text: text}
    source = (folder / f"weblate_language_data/{module}.py").read_text(encoding="utf-8")
    exec(source.replace("from .utils import gettext_noop as _", ""), variables)
    return variables[name]


# Codes and names that clients of the API know otherwise than the newest data has them.
CODES = {"nb": "nb_NO"}
NAMES = {
    "zh_Hans": "Chinese (Simplified)",
    "zh_Hans_SG": "Chinese (Simplified, Singapore)",
    "zh_Hant": "Chinese (Traditional)",
    "zh_Hant_HK": "Chinese (Traditional, Hong Kong)",
}


def code_of(code):
    return CODES.get(code, code)


def table(name, comment, row_type, rows):
    text = json.dumps(json.dumps(list(rows), ensure_ascii=False, separators=(",", ":")), ensure_ascii=False)
    print(f"\n/** {comment} */\nexport const {name} = JSON.parse(\n  {text},\n) as readonly {row_type}[];")


def plural_table(name, comment, constant):
    rows = ([code_of(code), number, formula] for code, _, number, formula in load("plurals", constant))
    table(name, comment, "(readonly [code: string, number: number, formula: string])", rows)


languages = [(code_of(code), *rest) for code, *rest in load("languages", "LANGUAGES")]
given_up = [row for row in load("languages", "LANGUAGES", older) if row[0] not in {code for code, *_ in languages}]
languages = sorted([*languages, *given_up], key=lambda row: row[0])
codes = {code.lower() for code, *_ in languages}
population = {code_of(code): count for code, count in load("population", "POPULATION").items()} | {
    code: load("population", "POPULATION", older).get(code, 0) for code, *_ in given_up
}
right_to_left = load("rtl", "RTL_LANGS")
aliases = {alias: code_of(code) for alias, code in load("aliases", "ALIASES").items()} | CODES


def is_right_to_left(code):
    """A country changes nothing about how its language is written."""
    return code in right_to_left or re.sub("_[A-Z]{2}$", "", code) in right_to_left


print(
    f"/** Languages, from weblate-language-data {version_of(newest)} and {version_of(older)} (MIT, see LICENSE beside this file), "
    "by scripts/make-language-data.py. */"
)
table(
    "languageRows",
    "Code, English name, number of plural forms, gettext formula, speakers, 1 where written from right to left.",
    "(readonly [code: string, name: string, number: number, formula: string, population: number, rtl: 0 | 1])",
    (
        [code, NAMES.get(code, name), number, formula, population.get(code, 0), 1 if is_right_to_left(code) else 0]
        for code, name, number, formula in languages
    ),
)
plural_table("gettextPlurals", "Further formulas met in gettext files.", "EXTRAPLURALS")
plural_table("cldrPlurals", "CLDR's forms where they differ from the gettext formula.", "CLDRPLURALS")
plural_table("qtPlurals", "Qt's forms where they differ.", "QTPLURALS")
table(
    "aliasRows",
    "Other spellings of codes, in lower case, and what they stand for.",
    "(readonly [alias: string, code: string])",
    sorted((alias, code) for alias, code in aliases.items() if alias not in codes),
)
table(
    "defaultCountries",
    "Codes whose country goes without saying, in lower case.",
    "string",
    sorted(load("countries", "DEFAULT_LANGS")),
)
