/** The strings of a web page: the texts inside of the elements that a selector chooses. Pure. */
import { createRequire } from "node:module";
import type { ElementFacts, Selector } from "./selector.ts";

const require = createRequire(import.meta.url);
type Parser = typeof import("htmlparser2");
type Page = ReturnType<Parser["parseDocument"]>;
type Node = Page | Page["children"][number];

const parser = (): Parser => require("htmlparser2");

/** Nobody reads what they hold; the script in the browser leaves them alone too. */
const silent: ReadonlySet<string> = new Set(["script", "style", "noscript", "template", "textarea"]);

export const stringsOf = (html: string, selector: Selector): readonly string[] => {
  const found = new Set<string>();
  // No recursion: pages of others may be nested as deeply as they like.
  const waiting: { readonly node: Node; readonly path: readonly ElementFacts[]; readonly inside: boolean }[] = [
    { node: parser().parseDocument(html), path: [], inside: false },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, path, inside } = next;
    if ("data" in node) {
      if (node.type !== "text") continue;
      const text = node.data.replace(/\s+/g, " ").trim();
      if (inside && text !== "") found.add(text);
      continue;
    }
    if (!("children" in node)) continue;
    const element = "attribs" in node ? node : undefined;
    if (element !== undefined && silent.has(element.name)) continue;
    const below =
      element === undefined ? path : [...path.slice(-deepest), { name: element.name, attributes: element.attribs }];
    const isInside = inside || (element !== undefined && selector(below));
    for (const child of node.children.toReversed()) waiting.push({ node: child, path: below, inside: isInside });
  }
  return [...found];
};

/** Elements around one that a selector may name. */
const deepest = 64;
