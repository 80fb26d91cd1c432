/** Texts made to hurt, given to every check: each one judges them in bounded time, and opens nothing that they name. */
import { describe, expect, it } from "vitest";
import { checks } from "../../src/checks/catalogue.ts";
import { failing, failingOfSource } from "./unit.ts";

const length = 10_000;
const long = (piece: string) => piece.repeat(Math.ceil(length / piece.length));
const laughs = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
const document = (entities: string) => `<?xml version="1.0"?><!DOCTYPE x [${entities}]><x>`;

const texts = [
  `${document(`<!ENTITY l0 "ha">${laughs}`)}&l30;</x>`,
  `${document('<!ENTITY f SYSTEM "file:///etc/hostname">')}&f;</x>`,
  `${document('<!ENTITY % p SYSTEM "http://127.0.0.1:1/x.dtd"> %p;')}</x>`,
  ...["<a>", "<a b='", "</a>", "<!--", "<![CDATA[", "&", "&a;", "<b><i>", '<a href="javascript:">'].map(long),
  ...["{", "}", "{a,plural,", "{a, select, x {", "{ $a -> *[x] {", "{-a}", "{{a", ".a = x\n", "{0}"].map(long),
  ...["%", "%s", "%(a", "%1$", "$", "${", "$t(", "@.lower:(", "#{", "<%=", "|"].map(long),
  ...["[", "](", "[a](b)", "[a][b]", "![", "`", "*", "**a", "_a ", "~~", "[b]", "[/b]"].map(long),
  ...[
    "\\",
    "\\n",
    "'",
    '"',
    "\n",
    " ",
    "a ",
    "the ",
    "...",
    "!",
    "http://a/ ",
    "@",
    "\u200b",
    "\u0301",
    "\n> ",
    "- ",
  ].map(long),
];

describe.each(checks.filter(({ scope }) => scope === "unit").map((check) => [check.id, check] as const))(
  "%s",
  (_, check) => {
    // Those flags take expressions, which have tests of their own.
    const flags = check.flags.filter((flag) => flag !== "regex" && flag !== "placeholders").join(", ");

    it("judges hostile texts in bounded time", () => {
      const start = process.cpuUsage();
      for (const text of texts)
        if (check.kind === "source") failingOfSource(text, { flags });
        else
          for (const [source, target] of [
            [text, `${text}x`],
            [text, "x"],
            ["x", text],
          ] as const)
            failing(source, target, { flags });
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1e6).toBeLessThan(10);
    });
  },
);
