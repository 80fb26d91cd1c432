/** `odf`: OpenDocument texts, sheets, slides and drawings; every paragraph keeps its place, and is known by it. */
import { type Codec, CodecError } from "../../contract/index.ts";
import { copyOfBase, fixedAbilities } from "../../entries/index.ts";
import { archiveParser } from "../../xml/archive.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { readText, writeText } from "./text.ts";

const missing = () => new CodecError("This is no OpenDocument file: it has no content.xml.");

/** Headers and footers are among the styles. */
const textMembers = [
  { name: "content.xml", prefix: "" },
  { name: "styles.xml", prefix: "styles.xml" },
] as const;

const extensions = "odt ods odp odg odc odf odi odm ott ots otp otg otc otf oti oth sxw".split(" ");

export const odf: Codec = {
  id: "odf",
  name: "OpenDocument file",
  extensions,
  contentType: "application/vnd.oasis.opendocument.text",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: ["strict-same"],
  sniff: (head, path) => {
    const start = Buffer.from(head.subarray(0, 80)).toString("latin1");
    if (/^PK\x03\x04[^]{26}mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)/.test(start)) return 0.95;
    const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
    return start.startsWith("PK") && extensions.includes(extension) ? 0.6 : 0;
  },
  parse: archiveParser({
    members: ({ members }) => (members.has("content.xml") ? textMembers : []),
    missing,
    places: paragraphsOf,
    read: readText,
    write: writeText,
  }),
  create: copyOfBase,
};
