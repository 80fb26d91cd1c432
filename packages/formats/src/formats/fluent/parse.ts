/** The messages and terms of a Fluent file as entries. */
import type { Message, Term } from "@fluent/syntax";
import type { SourceText } from "../../contract/index.ts";
import { type Entry, endOfLine, lineNumbers, skipLineEnd, uniqueIds } from "../../entries/index.ts";
import { parseFluent, spanOf } from "./syntax.ts";
import { type FluentLayout, textOfMessage } from "./text.ts";

export interface FluentMessage extends Entry {
  readonly layout: FluentLayout;
}

/** A term has its hyphen. */
export const nameOf = ({ type, id }: Message | Term): string => (type === "Term" ? `-${id.name}` : id.name);

/** @throws CodecError with the line of the first part that is not Fluent */
export const messagesOf = (source: SourceText, monolingual: boolean): FluentMessage[] => {
  const { text: file } = source;
  const lineOf = lineNumbers(file);
  const unique = uniqueIds();
  return parseFluent(file).flatMap((entry): FluentMessage[] => {
    if (entry.type !== "Message" && entry.type !== "Term") return [];
    const name = nameOf(entry);
    const { start, end } = spanOf(entry);
    const nameEnd = spanOf(entry.id).end;
    const { text, layout } = textOfMessage(entry, file);
    return [
      {
        unit: {
          id: unique(name),
          context: name,
          source: monolingual ? [] : [name],
          target: [text],
          state: text === "" ? "empty" : "translated",
          notes: { developer: entry.comment === null ? "" : `${entry.comment.content}\n`, translator: "" },
          locations: [],
          flags: [`fluent-type:${entry.type}`],
          span: { start: nameEnd - name.length, end, line: lineOf(nameEnd - name.length) },
        },
        block: { start, end: skipLineEnd(file, endOfLine(file, end)) },
        value: { start: file.indexOf("=", nameEnd) + 1, end },
        layout,
      },
    ];
  });
};
