"""JSON, YAML, TOML, property lists: every text in the order of the file."""

import json
import plistlib
import re
import tomllib

import ruamel.yaml
import yaml

from toolkit import bytes_of


def leaves(node):
    if isinstance(node, str):
        yield node
    elif isinstance(node, ruamel.yaml.comments.TaggedScalar):
        yield node.value
    elif isinstance(node, dict):
        for child in node.values():
            yield from leaves(child)
    elif isinstance(node, (list, tuple)):
        for child in node:
            yield from leaves(child)


def text_of(path):
    data = bytes_of(path)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16")
    return data.decode("utf-8-sig")


def without_comments(text):
    token = r'"(?:\\.|[^"\\])*"|//[^\r\n]*|/\*.*?\*/'
    return re.sub(token, lambda match: match[0] if match[0][0] == '"' else "", text, flags=re.DOTALL)


class Yaml11(yaml.SafeLoader):
    """YAML 1.1 as Ruby reads it, with tags of its own."""


Yaml11.add_multi_constructor("!", lambda loader, suffix, node: getattr(node, "value", None))


def yaml12(path):
    reader = ruamel.yaml.YAML(typ="rt", pure=True)
    reader.allow_duplicate_keys = True
    return leaves(reader.load(text_of(path)))


readers = {
    "json": lambda path: leaves(json.loads(without_comments(text_of(path)))),
    "plist": lambda path: leaves(plistlib.loads(bytes_of(path))),
    "toml": lambda path: leaves(tomllib.loads(text_of(path).replace("\r\n", "\n"))),
    "yaml-1.1": lambda path: leaves(yaml.load(text_of(path), Yaml11)),
    "yaml-1.2": yaml12,
}
