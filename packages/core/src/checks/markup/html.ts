/**
 * HTML that a translation may bring along: the elements and attributes of its source, and nothing else. What is not
 * allowed is taken out; a text without any of it is left exactly as it was written.
 */
import { createRequire } from "node:module";
import type { Parser as HtmlParser } from "htmlparser2";
import type sanitizeHtml from "sanitize-html";

/** Loaded with the first string that needs them: both are big, and few components ask for safe HTML. */
const require = createRequire(import.meta.url);
const parsers = () => require("htmlparser2") as typeof import("htmlparser2");
const sanitiser = () => require("sanitize-html") as typeof sanitizeHtml;

/** Elements with the values of their attributes, by names. */
type Elements = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

interface Scan {
  readonly elements: Elements;
  /** Whether there is more than text and whole tags: comments, declarations, a tag that does not end. */
  readonly other: boolean;
}

const scan = (text: string): Scan => {
  const elements = new Map<string, Map<string, Set<string>>>();
  let other = false;
  let covered = 0;
  const cover = () => {
    covered = Math.max(covered, parser.endIndex + 1);
  };
  const found = () => {
    other = true;
  };
  const { Parser } = parsers();
  const parser: HtmlParser = new Parser({
    onopentag: (name, attributes, implied) => {
      const known = elements.get(name) ?? new Map<string, Set<string>>();
      elements.set(name, known);
      for (const [attribute, value] of Object.entries(attributes))
        known.set(attribute, (known.get(attribute) ?? new Set()).add(value));
      if (!implied) cover();
    },
    onclosetag: (_, implied) => {
      if (!implied) cover();
    },
    ontext: cover,
    oncomment: found,
    oncdatastart: found,
    onprocessinginstruction: found,
  });
  parser.end(text);
  return { elements, other: other || covered < text.length };
};

/** Elements whose content is run or drawn instead of read. */
const never = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "embed",
  "noscript",
  "template",
  "svg",
  "math",
  "base",
  "meta",
  "link",
]);
const schemes = ["http", "https", "mailto", "tel", "ftp"];
const addresses = new Set([
  "href",
  "src",
  "cite",
  "action",
  "formaction",
  "poster",
  "background",
  "data",
  "xlink:href",
]);

const isSafeAddress = (value: string): boolean => {
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, ""))?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
};

/** What is run is allowed only as the source has it. */
const isCode = (attribute: string): boolean =>
  attribute.startsWith("on") || attribute === "style" || attribute === "srcdoc";

const isAllowed = (target: Elements, source: Elements): boolean =>
  [...target].every(
    ([name, attributes]) =>
      !never.has(name) &&
      source.has(name) &&
      [...attributes].every(([attribute, values]) => {
        const allowed = source.get(name)?.get(attribute);
        if (allowed === undefined) return false;
        return [...values].every((value) =>
          isCode(attribute) ? allowed.has(value) : !addresses.has(attribute) || isSafeAddress(value),
        );
      }),
  );

const optionsFor = (source: Elements): sanitizeHtml.IOptions => ({
  allowedTags: [...source.keys()].filter((name) => !never.has(name)),
  allowedAttributes: Object.fromEntries(
    [...source].map(([name, attributes]) => [
      name,
      [...attributes].map(([attribute, values]) =>
        isCode(attribute) ? { name: attribute, values: [...values] } : attribute,
      ),
    ]),
  ),
  allowedSchemes: schemes,
  allowedSchemesAppliedToAttributes: [...addresses],
  parseStyleAttributes: false,
});

/** What one round leaves of an element may be what the next one takes: an attribute without its value, a piece of a tag. */
const mostRounds = 10;

/** The target without the elements, attributes and addresses that its source gives no right to. */
export const sanitiseHtml = (source: string, target: string): string => {
  if (!target.includes("<")) return target;
  const { elements } = scan(source);
  const options = optionsFor(elements);
  let text = target;
  for (let round = 0; round < mostRounds; round++) {
    const found = scan(text);
    if (!found.other && isAllowed(found.elements, elements)) return text;
    const next = sanitiser()(text, options);
    if (next === text) return text;
    text = next;
  }
  return text;
};
