"""Reads files with other people's readers: a list of [reader, path] on standard input, a list of {"texts"} or {"error"}
on standard output. `texts` are the translations in the order of the file, without empty ones."""

import json
import sys

from documents import readers as documents
from lines import readers as lines
from markup import readers as markup
from trees import readers as trees

readers = {**documents, **lines, **markup, **trees}


def answer(reader, path):
    try:
        return {"texts": [text for text in readers[reader](path) if text]}
    except Exception as error:  # whatever a reader throws is its answer
        return {"error": f"{type(error).__name__}: {error}"[:300]}


json.dump([answer(reader, path) for reader, path in json.load(sys.stdin)], sys.stdout)
