/** HTML pages: the laws of all formats, what is a text, and an independent tokenizer as witness. */
import * as fc from "fast-check";
import { Tokenizer } from "parse5";
import { describe, expect, it } from "vitest";
import { type Change, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { html } from "../../src/formats/html/index.ts";
import { scan } from "../../src/formats/html/scan.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

const tags = [
  "<b>",
  "</b>",
  "<i>x</i>",
  '<a href="x">',
  "</a>",
  "<br>",
  "<p>",
  "</p>",
  "</div>",
  "<",
  ">",
  "<!-- c -->",
];

codecSuite(html, new URL("../golden/html/", import.meta.url), {
  base: "page.html",
  readsAnything: true,
  texts: nastyText({ with: tags, without: /[\p{Cs}\f]|^[ \t\n\r]*$/u })
    .map((text) => html.normalize?.(text, { id: "p" }) ?? text)
    .filter((text) => text !== ""),
});

const context: CodecContext = {
  language: "pt_BR",
  sourceLanguage: "en",
  plural: { number: 1, formula: "0", categories: ["other"] },
  options: {},
};
const read = (text: string): Document => html.parse(Buffer.from(text), context);
const texts = (text: string) => Object.fromEntries(read(text).units.map(({ id, target }) => [id, target[0]]));
const edit = (text: string, id: string, target: string): string => {
  const change: Change = { op: "set", id, target: [target] };
  return Buffer.from(save(html, read(text), [change], context)).toString();
};

describe("texts of a page", () => {
  it("are the blocks with their inline tags, white space joined", () => {
    expect(texts("<div>\n <h1>A\n  <b>b</b></h1>\n <p>C &amp; d<p>E</div>")).toEqual({
      "div/h1": "A <b>b</b>",
      "div/p": "C &amp; d",
      "div/p[2]": "E",
    });
  });

  it("are the pieces of a block around other blocks", () => {
    expect(texts("<ul><li>One<ul><li>Inner</ul>tail</ul>")).toEqual({
      "ul/li": "One",
      "ul/li/ul/li": "Inner",
      "ul/li#2": "tail",
    });
  });

  it("are attributes, where no text holds them", () => {
    expect(
      texts(
        '<p title="T">See <img alt="x"></p><p><img alt="a &quot;b&quot;"></p><meta name="description" content="D">',
      ),
    ).toEqual({
      "p@title": "T",
      p: 'See <img alt="x">',
      "p[2]/img@alt": 'a "b"',
      "meta@content": "D",
    });
  });

  it("are not scripts, styles and what shall not be translated", () => {
    expect(
      texts('<script>"<p>x</p>"</script><style>a</style><p translate="no">x <b>y</b></p><template><p>t</template>'),
    ).toEqual({});
  });

  it("keep white space where it counts", () => {
    expect(texts("<pre>\n  a\n   b\n</pre>")).toEqual({ pre: "  a\n   b" });
  });

  it("do not hold tags that wrap whole blocks", () => {
    expect(texts('<a href="x"><div>In</div></a>')).toEqual({ div: "In" });
    expect(texts("<b>bold<p>text</b>")).toEqual({ text: "bold", p: "text" });
  });
});

describe("writing a text", () => {
  it.each([
    ["<b>bold</b> & 1 < 2", "<b>bold</b> & 1 < 2"],
    ["<b>unclosed", "&lt;b>unclosed"],
    ["</p><p>", "&lt;/p>&lt;p>"],
    ["two\n  lines", "two lines"],
    ["<script>x</script>", "&lt;script>x&lt;/script>"],
    ["x <!-- open", "x &lt;!-- open"],
    ["<br>", "&lt;br>"],
  ])("keeps %j as %j", (typed, kept) => {
    expect(edit("<p>a</p>\n<p>b</p>", "p", typed)).toBe(`<p>${kept}</p>\n<p>b</p>`);
    expect(html.normalize?.(typed, { id: "p" })).toBe(kept);
  });

  it("quotes attributes", () => {
    expect(edit("<img alt=x>", "img@alt", 'a "b"\nc')).toBe('<img alt="a &quot;b&quot;\nc">');
  });

  it("refuses an empty text", () => {
    expect(() => edit("<p>a</p>", "p", " ")).toThrowError(expect.objectContaining({ name: "CodecError" }));
  });
});

it("starts a new language with a copy of the base that names the language", () => {
  const base = read('<html lang="en"><p>a</p></html>');
  expect(Buffer.from(html.create({ ...context, base })).toString()).toBe('<html lang="pt-BR"><p>a</p></html>');
});

describe("the tokens", () => {
  /** Tags as another implementation of the standard sees them. */
  const tagsOf = (text: string): string[] => {
    const found: string[] = [];
    const raw: Readonly<Record<string, number>> = { script: 3, style: 2, xmp: 2, iframe: 2, title: 1, textarea: 1 };
    const note =
      (kind: string) => (token: { tagName: string; location: { startOffset: number; endOffset: number } | null }) => {
        found.push(`${kind} ${token.tagName} ${token.location?.startOffset} ${token.location?.endOffset}`);
      };
    const tokenizer: Tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => {
          note("start")(token);
          tokenizer.state = (raw[token.tagName] ?? 0) as typeof tokenizer.state;
        },
        onEndTag: note("end"),
        onComment: () => undefined,
        onDoctype: () => undefined,
        onEof: () => undefined,
        onCharacter: () => undefined,
        onNullCharacter: () => undefined,
        onWhitespaceCharacter: () => undefined,
      },
    );
    tokenizer.write(text, true);
    return found;
  };

  it("stand where an independent tokenizer finds them", () => {
    const pieces = fc.constantFrom(
      "<p>",
      "<b",
      " a",
      "=",
      '"',
      "'",
      ">",
      "/",
      "</b>",
      "<br/>",
      "<!--",
      "-->",
      "--!>",
      "<!-->",
      "<!",
      "<?x",
      "text",
      " ",
      "<",
      "</",
      "<title>",
      "</title>",
      "<script>",
      "</script >",
      "</scrip>",
      "<style>",
      "</style",
      "é",
      "&",
      "-",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const text = parts.join("");
        const own = [...scan(text)]
          .filter(({ kind, isClosed }) => (kind === "start" || kind === "end") && isClosed)
          .map(({ kind, name, start, end }) => `${kind} ${name} ${start} ${end}`);
        expect(own).toEqual(tagsOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("come in linear time from hostile pages", () => {
    const count = 300_000;
    expect([...scan("<b>".repeat(count))]).toHaveLength(count);
    expect([...scan(`<b ${Array.from({ length: count }, (_, index) => `a${index}`).join(" ")}>`)]).toHaveLength(1);
    expect([...scan("<!--".repeat(count))]).toHaveLength(1);
    expect(read("<div>".repeat(count)).units).toEqual([]);
    expect(read("</div>".repeat(count)).units).toEqual([]);
    expect(read(`<p>${" ".repeat(5_000_000)}x</p>`).units).toHaveLength(1);
  });
});
