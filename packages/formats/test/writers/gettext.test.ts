import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { po } from "../../src/formats/po/index.ts";
import { readMo } from "../../src/gettext/mo/index.ts";
import { writeMo, writePo } from "../../src/writers/index.ts";
import { czech } from "../entries/texts.ts";
import { nastyText } from "../suite/index.ts";
import { exported, meta } from "./unit.ts";

const header = `msgid ""
msgstr ""
"Project-Id-Version: Czech (Hello)\\n"
"Report-Msgid-Bugs-To: \\n"
"POT-Creation-Date: 2026-01-02 03:04+0000\\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
"Language-Team: Czech <https://example.org/projects/hello/po/cs/>\\n"
"Language: cs\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"
"X-Generator: Dragoman 1.0\\n"
`;

const plural = exported({
  context: "inbox",
  source: ["%d message", "%d messages"],
  target: ["%d zpráva", "%d zprávy", "%d zpráv"],
  location: ["a.c:1", "b c.c:2"],
  developerNote: "Two\nlines",
  translatorNote: "A comment\n\nSuggested in Dragoman: x",
  flags: ["c-format", "max-length:20"],
  fuzzy: true,
  state: 10,
});

describe("a PO file for download", () => {
  it("has comments, one place a line, flags, context and all plural forms", () => {
    expect(Buffer.from(writePo([exported({}), plural], meta)).toString()).toBe(`${header}
msgid "Hello"
msgstr "Ahoj"

# A comment
#
# Suggested in Dragoman: x
#. Two
#. lines
#: a.c:1
#: \u2068b c.c:2\u2069
#, fuzzy, c-format, max-length:20
msgctxt "inbox"
msgid "%d message"
msgid_plural "%d messages"
msgstr[0] "%d zpráva"
msgstr[1] "%d zprávy"
msgstr[2] "%d zpráv"
`);
  });

  it("is read back by the codec, whatever the texts are", () => {
    fc.assert(
      fc.property(nastyText(), nastyText(), nastyText(), (context, source, target) => {
        const unit = exported({ context, source: [source], target: [target] });
        expect(po.parse(writePo([unit], meta), czech).units[0]).toMatchObject({
          context,
          source: [source],
          target: [target],
        });
      }),
    );
  });

  it("leaves out what would be a second header", () => {
    expect(po.parse(writePo([exported({ source: [""] })], meta), czech).units).toEqual([]);
  });
});

describe("an MO file for download", () => {
  it("has what is translated and not fuzzy", () => {
    const units = [
      exported({}),
      plural,
      exported({ source: ["Bye"], target: [""], state: 0 }),
      { ...plural, fuzzy: false, state: 30 },
    ];
    const { messages, header: fields } = readMo(writeMo(units, meta));
    expect(fields.get("Language")).toBe("cs");
    expect(messages).toEqual([
      { id: "Hello", source: ["Hello"], target: ["Ahoj"] },
      { id: "inbox\u0004%d message", source: plural.source, target: plural.target },
    ]);
  });
});
