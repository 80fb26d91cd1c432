/** `tbx`: TermBase eXchange, the format of glossaries. */
import { type Codec, encode, verboseLimits } from "../../contract/index.ts";
import { xmlDocument } from "../../xml/document.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import { readXml } from "../../xml/file.ts";
import { sniffXml } from "../../xml/sniff.ts";
import { readTerms } from "./read.ts";
import { planTerms } from "./write.ts";

const parse: Codec["parse"] = (bytes, context) => {
  const file = readXml(bytes);
  const { body, ...contents } = readTerms(file, context);
  return xmlDocument(file, {
    ...contents,
    step: "  ",
    plan: (changes, editor, model, planning) => planTerms(changes, editor, model, body, planning),
  });
};

const emptyFile = (sourceLanguage: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">
<martif type="TBX" xml:lang="${encodeAttribute(sourceLanguage, { eol: "\n", highest: 0x10ffff })}">
  <martifHeader>
    <fileDesc>
      <sourceDesc>
        <p>Dragoman</p>
      </sourceDesc>
    </fileDesc>
  </martifHeader>
  <text>
    <body>
    </body>
  </text>
</martif>
`;

export const tbx: Codec = {
  id: "tbx",
  name: "TermBase eXchange file",
  extensions: ["tbx"],
  contentType: "application/x-tbx",
  kind: "bilingual",
  limits: verboseLimits,
  can: {
    plurals: false,
    contexts: true,
    notes: true,
    locations: false,
    fuzzy: false,
    approved: false,
    add: true,
    remove: true,
    header: false,
  },
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => Math.max(sniffMartif(head, path), sniffTbx(head, path)),
  parse,
  create: ({ sourceLanguage }, template) =>
    template ?? encode(emptyFile(sourceLanguage), { encoding: "utf-8", bom: false }),
};

const sniffMartif = sniffXml({ path: /\.tbx$/i, root: "martif" });
const sniffTbx = sniffXml({ path: /\.tbx$/i, root: "tbx" });
