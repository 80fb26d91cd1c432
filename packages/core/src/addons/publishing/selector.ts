/**
 * The selectors by which elements of pages are chosen: names, classes, ids and attributes, with blanks (inside of) and commas
 * (or). The script in the browser takes any; these are the ones that mean the same to both. Pure.
 */

/** What a selector asks of one element. */
interface Compound {
  readonly name: string | undefined;
  readonly attributes: readonly { readonly name: string; readonly value?: string; readonly isWord: boolean }[];
}

export interface ElementFacts {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whether the last of a path of elements, the outermost first, is chosen. */
export type Selector = (path: readonly ElementFacts[]) => boolean;

const identifier = "-?[_a-zA-Z\\u0080-\\uffff][-\\w\\u0080-\\uffff]*";
const part = new RegExp(
  `([.#])(${identifier})|\\[\\s*(${identifier})\\s*(?:(~?)=\\s*(?:"([^"\\\\]*)"|'([^'\\\\]*)'|(${identifier}))\\s*)?\\]`,
  "gy",
);
const tagName = new RegExp(`(?:\\*|${identifier})`, "y");

/** Undefined for what this is not. */
export const parseSelector = (text: string): Selector | undefined => {
  if (text.replace(/\[[^\]]*\]/g, "").includes("[")) return undefined;
  const chains = splitOutside(text, ",").map((chain) => splitOutside(chain.trim(), " ").map(compoundOf));
  if (chains.some((chain) => chain.length === 0 || chain.includes(undefined))) return undefined;
  return (path) => chains.some((chain) => chosen(chain as readonly Compound[], path));
};

/** Cuts at a separator that stands in no brackets and no quotes; several blanks are one. */
const splitOutside = (text: string, separator: "," | " "): readonly string[] => {
  const parts = text.match(
    separator === "," ? /(?:\[[^\]]*\]|[^,[])+|(?:^|(?<=,))(?=,|$)/g : /(?:\[[^\]]*\]|[^\s[])+/g,
  );
  return parts ?? [];
};

const compoundOf = (text: string): Compound | undefined => {
  tagName.lastIndex = 0;
  const name = tagName.exec(text)?.[0];
  const attributes: Compound["attributes"][number][] = [];
  let at = name?.length ?? 0;
  while (at < text.length) {
    part.lastIndex = at;
    const found = part.exec(text);
    if (found === null) return undefined;
    const [whole, sign, named = "", attribute = "", tilde, double, single, bare] = found;
    const value = double ?? single ?? bare;
    if (sign !== undefined)
      attributes.push({ name: sign === "." ? "class" : "id", value: named, isWord: sign === "." });
    else
      attributes.push({
        name: attribute.toLowerCase(),
        ...(value === undefined ? {} : { value }),
        isWord: tilde === "~",
      });
    at += whole.length;
  }
  return at === 0 ? undefined : { name: name === "*" ? undefined : name?.toLowerCase(), attributes };
};

const fits = ({ name, attributes }: Compound, element: ElementFacts): boolean =>
  (name === undefined || name === element.name) &&
  attributes.every((wanted) => {
    const value = element.attributes[wanted.name];
    if (value === undefined || wanted.value === undefined) return value !== undefined;
    return wanted.isWord ? value.split(/\s+/).includes(wanted.value) : value === wanted.value;
  });

/** The last compound is the element; those before are found outwards, the nearest first. */
const chosen = (chain: readonly Compound[], path: readonly ElementFacts[]): boolean => {
  const element = path.at(-1);
  const own = chain.at(-1);
  if (element === undefined || own === undefined || !fits(own, element)) return false;
  let at = path.length - 2;
  for (const outer of chain.slice(0, -1).toReversed()) {
    while (at >= 0 && !fits(outer, path[at] as ElementFacts)) at--;
    if (at-- < 0) return false;
  }
  return true;
};
