/** What stands behind the equals sign of a message, in the layout that it had, or else in the usual one. */
import { CodecError } from "../../contract/index.ts";
import { withLineEnds } from "../../entries/index.ts";
import { nameOf } from "./parse.ts";
import { parseFluent } from "./syntax.ts";
import { emptyPattern, type FluentLayout, textOfMessage, usualLayout } from "./text.ts";

/** @throws CodecError for a text that Fluent cannot hold under this name */
export const writeBody = (name: string, text: string, layout: FluentLayout, eol: string): string => {
  const layouts = [
    layout,
    { ...layout, indent: usualLayout.indent },
    usualLayout,
    { ...usualLayout, start: "beside" as const },
  ];
  let problem = new CodecError("Fluent cannot hold this text: it drops white space at the edges.");
  for (const tried of layouts) {
    const body = layOut(text === "" ? emptyPattern : text, tried);
    try {
      if (readsBack(name, body, text)) return withLineEnds(body, eol);
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      problem = new CodecError(`Fluent cannot hold this text: ${error.message}`);
    }
  }
  throw problem;
};

const attribute = /^\.[a-zA-Z][\w-]* *=/;

const layOut = (text: string, { start, indent, attributeIndent }: FluentLayout): string => {
  const lines = text.split("\n");
  const found = lines.findIndex((line) => attribute.test(line));
  const values = found === -1 ? lines : lines.slice(0, found);
  const attributes = lines.slice(values.length).map((line) => indented(line, attributeIndent));
  const beside = values.length > 0 && (start === "beside" || (start === "usual" && values.length === 1));
  const value = values.map((line, index) => (beside && index === 0 ? ` ${line}` : indented(line, indent)));
  return [...(beside ? [] : [""]), ...value, ...attributes].join("\n");
};

const indented = (line: string, indent: number) => (line === "" ? "" : " ".repeat(indent) + line);

const readsBack = (name: string, body: string, text: string): boolean => {
  const file = `${name} =${body}\n`;
  const [entry, ...others] = parseFluent(file);
  return (
    others.length === 0 &&
    (entry?.type === "Message" || entry?.type === "Term") &&
    nameOf(entry) === name &&
    textOfMessage(entry, file).text === text
  );
};
