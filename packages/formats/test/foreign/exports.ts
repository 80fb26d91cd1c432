/** Whole new files, as downloads make them, of the same texts: they are for other people's readers only. */
import { exportFormats } from "../../src/writers/index.ts";
import { exported, meta } from "../writers/unit.ts";
import type { Case } from "./cases.ts";

const readers: Readonly<Record<string, string>> = {
  aresource: "aresource",
  csv: "csv",
  json: "json",
  "json-nested": "json",
  mo: "mo",
  po: "po",
  strings: "strings",
  tbx: "tbx",
  tmx: "tmx",
  xliff: "xliff",
  xliff11: "xliff",
  xlsx: "xlsx",
};

const texts = [
  "Ahoj",
  "\"Ahoj\", it's 'so'",
  "C:\\temp\\n",
  "První\nDruhý",
  "a < 5 & > 3, </b> ]]>",
  "%s %(name)s {0} #;=:! | $x",
  "漢字 👩‍👩‍👧",
  " edges ",
  "tab\tand",
  "=1+1",
  "# x - yes: no",
];

export const exportCases: readonly Case[] = [...exportFormats].map(([id, { write, extension }]): Case => {
  const units = texts.map((text, index) =>
    exported({ context: `key${index}`, source: [`Source ${index}`], target: [text] }),
  );
  const plural = exported({
    context: "files",
    source: ["%d file", "%d files"],
    target: ["%d soubor", "%d soubory", "%d souborů"],
  });
  const hasPlurals = ["po", "mo", "xliff", "aresource"].includes(id);
  const after = write(hasPlurals ? [...units, plural] : units, meta);
  return {
    id: `export of ${id}`,
    name: `export of ${id}`,
    reader: readers[id] ?? id,
    file: `export.${extension}`,
    before: after,
    after,
    expected: [...texts, ...(hasPlurals ? plural.target : [])],
  };
});
