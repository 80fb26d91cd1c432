/** Those who translated, with their years, in the comment at the head of a PO file. */
import { Effect, Schema } from "effect";
import type { Signature } from "../../git/inside.ts";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The file with this author and year in its head; files that are not UTF-8 stay as they are. */
export const withAuthor = (bytes: Uint8Array, { name, email }: Pick<Signature, "name" | "email">, year: number) => {
  const text = Buffer.from(bytes).toString("utf8");
  if (!Buffer.from(text).equals(Buffer.from(bytes))) return bytes;
  const head = /^(?:#[^\n]*\n|[ \t]*\r?\n)*/.exec(text)?.[0] ?? "";
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = head.split("\n");
  const mine = new RegExp(`^#.*<${escaped(email)}>`);
  const at = lines.findIndex((line) => mine.test(line));
  if (at >= 0) {
    const line = (lines[at] ?? "").trimEnd();
    if (line.includes(String(year))) return bytes;
    lines[at] = `${line.replace(/\.$/, "")}, ${year}.${eol === "\r\n" ? "\r" : ""}`;
    return Buffer.from(lines.join("\n") + text.slice(head.length));
  }
  const line = `# ${name} <${email}>, ${year}.${eol === "\r\n" ? "\r" : ""}`;
  const place = lines.findIndex((each) => /^#[,:.|~]|^#?\s*$/.test(each) && !/^# /.test(each));
  lines.splice(place === -1 ? lines.length - 1 : place, 0, line);
  return Buffer.from(lines.join("\n") + text.slice(head.length));
};

export const gettextAuthors = defineKind({
  id: "weblate.gettext.authors",
  name: "Authors of gettext files",
  settings: Schema.Struct({}),
  defaults: {},
  fits: isGettext,
  onCommit: ({ translation, author, files }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      return translation.is_source || bytes === undefined
        ? files
        : new Map([...files, [translation.filename, withAuthor(bytes, author, new Date().getFullYear())]]);
    }),
});
