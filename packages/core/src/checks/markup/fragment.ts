/** Fragments of HTML: whether their elements are closed in order, and which they are. */

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<!--[^]*?-->|<[a-zA-Z/!]/g;
const attribute = /([^\s"'=/<>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Elements that have no content and no closing tag. */
const empty = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "param",
  "source",
  "track",
  "wbr",
]);

/**
 * The elements of a fragment in order, each as its name and the sorted names of its attributes. Undefined when a tag is
 * broken, not closed, or closed out of turn.
 */
export const htmlElements = (text: string): readonly string[] | undefined => {
  const open: string[] = [];
  const found: string[] = [];
  for (const [whole, closing, written = "", rest = ""] of text.matchAll(tag)) {
    if (whole.startsWith("<!--")) continue;
    if (written === "") return undefined;
    const name = written.toLowerCase();
    if (closing === "/") {
      if (open.pop() !== name) return undefined;
      continue;
    }
    found.push([name, ...Array.from(rest.matchAll(attribute), ([, key = ""]) => key.toLowerCase()).sort()].join(" "));
    if (!empty.has(name) && !rest.endsWith("/")) open.push(name);
  }
  return open.length === 0 ? found : undefined;
};
