"""Documents and workbooks: the texts of their blocks and cells."""

import html.parser
import re
import zipfile
from xml.etree import ElementTree

import openpyxl
from markdown_it import MarkdownIt

from trees import text_of

TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"


def joined(text):
    return re.sub(r"[ \t\n\r\f]+", " ", text).strip(" ")


class Texts(html.parser.HTMLParser):
    """The text between block tags, white space joined; and the attributes that people read."""

    inline = {"a", "b", "br", "code", "em", "i", "img", "span", "strong", "sub", "sup", "u", "abbr", "small"}
    skipped = {"script", "style"}

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.texts, self.text, self.depth = [], "", 0

    def flush(self):
        if self.text.strip():
            self.texts.append(joined(self.text))
        self.text = ""

    def handle_starttag(self, tag, attributes):
        if tag not in self.inline:
            self.flush()
        if tag in self.skipped:
            self.depth += 1
        self.texts += [joined(value) for name, value in attributes if value]

    def handle_endtag(self, tag):
        if tag not in self.inline:
            self.flush()
        if tag in self.skipped:
            self.depth -= 1

    def handle_data(self, data):
        if self.depth == 0:
            self.text += data


def page(path):
    try:
        text = text_of(path)
    except UnicodeDecodeError:
        with open(path, encoding="latin-1") as file:
            text = file.read()
    reader = Texts()
    reader.feed(text)
    reader.close()
    reader.flush()
    return reader.texts


def blocks(path):
    for token in MarkdownIt("commonmark").enable("table").parse(text_of(path)):
        if token.type == "inline":
            yield token.content


def paragraphs(path):
    with zipfile.ZipFile(path) as archive:
        names = [name for name in ("content.xml", "styles.xml") if name in archive.namelist()]
        members = [ElementTree.fromstring(archive.read(name)) for name in names]
    for member in members:
        for element in member.iter():
            if element.tag in (TEXT + "p", TEXT + "h"):
                yield content_of(element)


def content_of(element):
    text = element.text or ""
    for child in element:
        if child.tag == TEXT + "s":
            text += " " * int(child.get(TEXT + "c", "1"))
        elif child.tag in (TEXT + "tab", TEXT + "line-break"):
            text += "\t" if child.tag == TEXT + "tab" else "\n"
        elif child.tag != TEXT + "note":
            text += content_of(child)
        text += child.tail or ""
    return text


def cells(path):
    for sheet in openpyxl.load_workbook(path).worksheets:
        for row in sheet.iter_rows(values_only=True):
            yield from (value for value in row if isinstance(value, str))


readers = {"html": page, "markdown": blocks, "odf": paragraphs, "xlsx": cells}
