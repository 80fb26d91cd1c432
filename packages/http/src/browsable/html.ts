/** HTML as values: texts are escaped wherever they come to stand, what is HTML already stays. */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | readonly (Html | undefined)[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (part: Part): string =>
  part === undefined
    ? ""
    : part instanceof Html
      ? part.text
      : typeof part === "string" || typeof part === "number"
        ? escape(String(part))
        : part.map(render).join("");

export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + render(parts[index])).join(""));
