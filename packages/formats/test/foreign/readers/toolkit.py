"""Files as translate-toolkit reads them."""


def forms(text):
    """The plural forms of a text, or the text."""
    return [str.__str__(form) for form in text.strings] if hasattr(text, "strings") else [str(text or "")]


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def store_of(make, path):
    store = make()
    store.parse(bytes_of(path))
    return store


def targets(make):
    """A reader of the targets of a bilingual file."""
    return lambda path: [
        form
        for unit in store_of(make, path).units
        if not unit.isheader()
        for form in (unit.target.values() if isinstance(unit.target, dict) else forms(unit.target))
    ]


def sources(make):
    """A reader of the texts of a monolingual file, which the toolkit takes for sources."""
    return lambda path: [
        form
        for unit in store_of(make, path).units
        if unit.istranslatable() or not unit.isblank()
        for form in forms(unit.source)
    ]
