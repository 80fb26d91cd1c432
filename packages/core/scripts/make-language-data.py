"""Makes src/languages/generated/data.ts from the MIT-licensed Python package weblate-language-data.

Usage: python3 scripts/make-language-data.py FOLDER, where FOLDER holds the unpacked wheel, got by
`pip download --no-deps weblate-language-data` and `unzip`.
"""
import json
import sys
import types

folder = sys.argv[1]


def load(name):
    module = {"_": lambda text: text, "gettext_noop": lambda text: text}
    source = open(f"{folder}/weblate_language_data/{name}.py", encoding="utf-8").read()
    exec(source.replace("from .utils import gettext_noop as _", ""), module)
    return types.SimpleNamespace(**{key: value for key, value in module.items() if key.isupper()})


# Codes and names that clients of the API know otherwise than the newest data has them.
CODES = {"nb": "nb_NO"}
NAMES = {
    "zh_Hans": "Chinese (Simplified)",
    "zh_Hant": "Chinese (Traditional)",
    "zh_Hant_HK": "Chinese (Traditional, Hong Kong)",
}
MORE_ALIASES = {"nb": "nb_NO", "no": "nb_NO", "no_no": "nb_NO"}


def code_of(code):
    return CODES.get(code, code)


languages, plurals, tags = load("languages"), load("plurals"), load("plural_tags")
population, rtl = load("population").POPULATION, load("rtl").RTL_LANGS
print("/** Languages, from weblate-language-data (MIT, see LICENSE beside this file), by scripts/make-language-data.py. */")
print()


def table(name, comment, rows):
    print(f"/** {comment} */")
    print(f"export const {name} = JSON.parse(")
    print("  " + json.dumps(json.dumps(rows, ensure_ascii=False, separators=(",", ":")), ensure_ascii=False) + ",")


table("languageRows", "Code, English name, number of plural forms, gettext formula, speakers, 1 where written from right to left.", [
    [code_of(code), NAMES.get(code, name), number, formula, population.get(code, 0), 1 if code in rtl else 0]
    for code, name, number, formula in languages.LANGUAGES
])
print(") as readonly (readonly [code: string, name: string, number: number, formula: string, population: number, rtl: 0 | 1])[];\n")
plural_type = ") as readonly (readonly [code: string, number: number, formula: string])[];\n"
for name, comment, rows in (
    ("gettextPlurals", "Further formulas met in gettext files.", plurals.EXTRAPLURALS),
    ("cldrPlurals", "CLDR's forms where they differ from the gettext formula.", plurals.CLDRPLURALS),
    ("qtPlurals", "Qt's forms where they differ.", plurals.QTPLURALS),
):
    table(name, comment, [[code_of(code), number, formula] for code, _, number, formula in rows])
    print(plural_type)
table("pluralTags", "CLDR categories of integers, by code.", tags.PLURAL_TAGS)
print(") as Readonly<Record<string, readonly string[]>>;\n")
table("aliasRows", "Other spellings of codes, in lower case, and what they stand for.", sorted(({alias: code_of(code) for alias, code in load("aliases").ALIASES.items()} | MORE_ALIASES).items()))
print(") as readonly (readonly [alias: string, code: string])[];\n")
table("defaultCountries", "Codes whose country goes without saying, in lower case.", sorted(load("countries").DEFAULT_LANGS))
print(") as readonly string[];")
