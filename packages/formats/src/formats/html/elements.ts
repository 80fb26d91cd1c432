/** What the codec knows about elements: which begin a block, which end another one, which attributes are texts. */
import type { Attribute, Token } from "./scan.ts";

/** Elements that stand in the flow of a text are all others. */
export const blockElements: ReadonlySet<string> = new Set(
  `address article aside base blockquote body canvas caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li
  link main menu meta nav noframes noscript object ol optgroup option p pre search section select summary table
  tbody td template textarea tfoot th thead title tr ul video audio iframe script style math svg xmp plaintext`.split(
    /\s+/,
  ),
);

/** Elements whose content is no text for people. */
export const opaqueElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "svg",
  "math",
  "xmp",
  "iframe",
  "plaintext",
]);

/** White space counts in these. */
export const preformattedElements: ReadonlySet<string> = new Set(["pre", "textarea", "listing"]);

/** Open elements that a start tag ends, because their own end tags may be left out. */
export const closedBy = (name: string): ReadonlySet<string> => {
  const special = impliedEnds.get(name);
  if (special !== undefined) return special;
  return blockElements.has(name) ? onlyParagraph : nothing;
};

const nothing: ReadonlySet<string> = new Set();
const onlyParagraph: ReadonlySet<string> = new Set(["p"]);
const row = ["tr", "td", "th", "p"];
const impliedEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["li", new Set(["li", "p"])],
  ["dt", new Set(["dt", "dd", "p"])],
  ["dd", new Set(["dt", "dd", "p"])],
  ["td", new Set(["td", "th", "p"])],
  ["th", new Set(["td", "th", "p"])],
  ["tr", new Set(row)],
  ["tbody", new Set([...row, "thead", "tbody"])],
  ["tfoot", new Set([...row, "thead", "tbody"])],
  ["option", new Set(["option"])],
  ["optgroup", new Set(["option", "optgroup"])],
  ["body", new Set(["head"])],
]);

const always: ReadonlySet<string> = new Set([
  "alt",
  "title",
  "placeholder",
  "aria-label",
  "aria-description",
  "summary",
]);
const labelled: ReadonlySet<string> = new Set(["option", "optgroup", "track"]);
const buttons: ReadonlySet<string> = new Set(["submit", "button", "reset"]);
const metadata =
  /^(?:description|keywords|application-name|(?:og|twitter):(?:title|description|site_name|image:alt))$/i;

/** The attributes of a start tag that people read. */
export const textAttributes = (text: string, { name, attributes }: Token): readonly Attribute[] => {
  const valueOf = (label: string) => {
    const value = attributes.find((attribute) => attribute.name === label)?.value;
    return value === undefined ? "" : text.slice(value.start, value.end).replace(/^["']|["']$/g, "");
  };
  return attributes.filter((attribute) => {
    if (always.has(attribute.name)) return true;
    if (attribute.name === "label") return labelled.has(name);
    if (attribute.name === "value") return name === "input" && buttons.has(valueOf("type").toLowerCase());
    return attribute.name === "content" && name === "meta" && metadata.test(valueOf("name") || valueOf("property"));
  });
};
