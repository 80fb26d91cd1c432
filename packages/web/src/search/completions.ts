/** What a query may go on with: fields, and values of a field. Pure. */

export interface QueryField {
  readonly name: string;
  readonly values: readonly string[];
}

const last = /[^\s()]*$/;

/** The field whose value is being written. */
export const writtenField = (text: string): string | undefined => /^([a-z_]+):/.exec(last.exec(text)?.[0] ?? "")?.[1];

/** Whole queries, each going on where the written one ends. */
export const completionsOf = (text: string, fields: readonly QueryField[]): readonly string[] => {
  const part = last.exec(text)?.[0] ?? "";
  if (part === "") return [];
  const before = text.slice(0, text.length - part.length);
  const name = writtenField(text);
  const value = name === undefined ? part : part.slice(name.length + 1);
  const [sign = ""] = /^[<>=]*/.exec(value) ?? [];
  const found =
    name === undefined
      ? fields.filter((field) => field.name.startsWith(part)).map((field) => `${field.name}:`)
      : (fields.find((field) => field.name === name)?.values ?? [])
          .filter((each) => each.startsWith(value.slice(sign.length)))
          .map((each) => `${name}:${sign}${each}`);
  return found.slice(0, 12).map((each) => before + each);
};
