"""XML: by the toolkit where texts have rules of their own, else the plain text of the elements."""

from lxml import etree
from translate.storage import aresource, ts2

from toolkit import bytes_of, forms, targets


def android(make):
    """Plural forms are a list here, and the text of markup keeps its tags."""

    def read(path):
        store = make()
        store.settargetlanguage("cs")
        store.parse(bytes_of(path))
        for unit in store.units:
            yield from forms(unit.target)

    return read


def elements(*names):
    def read(path):
        parser = etree.XMLParser(resolve_entities=False)
        for element in etree.parse(path, parser).iter(etree.Element):
            if etree.QName(element).localname in names:
                yield "".join(element.itertext())

    return read


readers = {
    "aresource": android(aresource.AndroidResourceFile),
    "flatxml": elements("str"),
    "moko": android(aresource.MOKOResourceFile),
    "resourcedictionary": elements("String"),
    "resx": elements("value"),
    "tbx": elements("term"),
    "tmx": elements("seg"),
    "ts": targets(ts2.tsfile),
    "xliff": elements("target"),
}
