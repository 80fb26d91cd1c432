/** Bodies as fields, from the schema of an endpoint: what its fields take, and what they do not. */
import type { Endpoint } from "@dragoman/http";
import { SchemaAST } from "effect";
import fc from "fast-check";
import type { Names } from "./world.ts";
import { mostly, oddText, oddValue, plainText } from "./values.ts";

/** A file of a form. */
export class FilePart {
  readonly name: string;
  readonly bytes: Uint8Array;
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const instant = fc.constantFrom("2030-01-01T00:00:00Z", "2001-09-09T01:46:40.123456+02:00", "2030-01-01T00:00");

const file = ({ files }: Names): fc.Arbitrary<FilePart> =>
  fc
    .record({
      bytes: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...files) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
      ),
      name: mostly(["cs.po", "en.json", "shot.png", "files.zip", "a.csv"], oddText),
      // Where it breaks off, of a thousand.
      cut: mostly([1000], fc.nat(1000)),
    })
    .map(({ bytes, name, cut }) => new FilePart(name, bytes.slice(0, Math.ceil((bytes.length * cut) / 1000))));

/** What a field takes, by its name where the world has such things, else by its type. */
const right = (ast: SchemaAST.AST, name: string, names: Names): fc.Arbitrary<unknown> => {
  const byType = ofType(ast, name, names);
  return mostly<unknown>(names.fields[name] ?? [], byType, 8);
};

const ofType = (ast: SchemaAST.AST, name: string, names: Names): fc.Arbitrary<unknown> => {
  if (SchemaAST.isUnion(ast)) return fc.oneof(...ast.types.map((each) => ofType(each, name, names)));
  if (SchemaAST.isLiteral(ast)) return fc.constant(ast.literal);
  if (SchemaAST.isNull(ast)) return fc.constant(null);
  if (SchemaAST.isBoolean(ast)) return fc.boolean();
  if (SchemaAST.isNumber(ast)) return fc.integer({ min: -1, max: 200 });
  if (SchemaAST.isString(ast)) return plainText;
  if (SchemaAST.isArrays(ast)) return fc.array(plainText, { maxLength: 3 });
  if (SchemaAST.isObjects(ast)) return ast.propertySignatures.length === 0 ? settings : objectOf(ast, names, right);
  // Dates and files are classes: files stand under these names.
  return /file|image/.test(name) ? file(names) : instant;
};

const settings = fc.dictionary(fc.constantFrom("filename", "template", "width", "q", "mode", "x"), oddValue, {
  maxKeys: 3,
});

type OfField = (ast: SchemaAST.AST, name: string, names: Names) => fc.Arbitrary<unknown>;

const objectOf = (ast: SchemaAST.Objects, names: Names, of: OfField): fc.Arbitrary<Fields> => {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const { name, type } of ast.propertySignatures) {
    fields[String(name)] = of(type, String(name), names);
    if (!SchemaAST.isOptional(type)) requiredKeys.push(String(name));
  }
  return fc
    .record(fields, { requiredKeys: of === right ? requiredKeys : [] })
    .chain((record) => fewer(record, requiredKeys));
};

/** Most requests name few of the fields that they may leave out. */
const fewer = (record: Fields, required: readonly string[]): fc.Arbitrary<Fields> => {
  const optional = Object.keys(record).filter((key) => !required.includes(key));
  const named = fc.subarray(optional, { maxLength: Math.min(3, optional.length) });
  const narrowed = named.map((kept) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => required.includes(key) || kept.includes(key))),
  );
  return fc.oneof({ weight: 1, arbitrary: fc.constant(record) }, { weight: 3, arbitrary: narrowed });
};

const wrong: OfField = (ast, name, names) =>
  fc.oneof({ weight: 2, arbitrary: right(ast, name, names) }, { weight: 1, arbitrary: oddValue });

const anything = fc.dictionary(oddText, oddValue, { maxKeys: 4 }) as fc.Arbitrary<Fields>;

export const fieldsOf = ({ payload }: Endpoint, names: Names): fc.Arbitrary<Fields> => {
  const ast = (payload as { readonly ast: SchemaAST.AST } | undefined)?.ast;
  if (ast === undefined || !SchemaAST.isObjects(ast)) return anything;
  return fc.oneof(
    { weight: 6, arbitrary: objectOf(ast, names, right) },
    { weight: 3, arbitrary: objectOf(ast, names, wrong) },
    {
      weight: 1,
      arbitrary: fc.tuple(objectOf(ast, names, right), anything).map(([all, more]) => ({ ...all, ...more })),
    },
    { weight: 1, arbitrary: anything },
  );
};
