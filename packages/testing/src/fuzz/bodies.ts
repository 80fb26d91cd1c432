/** Fields as bytes: JSON, forms, forms with files; and all of them broken. */
import fc from "fast-check";
import { type Fields, FilePart } from "./payloads.ts";
import { oddText } from "./values.ts";

export interface Body {
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const json = (fields: unknown): Body => ({
  type: "application/json",
  bytes: bytesOf(JSON.stringify(fields, (_, value: unknown) => (value instanceof FilePart ? value.name : value)) ?? ""),
});

/** Lists as repeated names, objects as dotted ones. */
const flat = (fields: Fields, prefix = ""): readonly (readonly [string, string | FilePart])[] =>
  Object.entries(fields).flatMap(([key, value]) => {
    const name = prefix + key;
    return (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
      each instanceof FilePart
        ? [[name, each] as const]
        : each !== null && typeof each === "object"
          ? flat(each as Fields, `${name}.`)
          : [[name, each === null ? "" : String(each)] as const],
    );
  });

const form = (fields: Fields): Body => ({
  type: "application/x-www-form-urlencoded",
  bytes: bytesOf(
    new URLSearchParams(
      flat(fields).map(([name, value]) => [name, value instanceof FilePart ? value.name : value]),
    ).toString(),
  ),
});

const boundary = "----fuzz";
const quoted = (text: string) => text.replaceAll(/["\r\n]/g, "_");
const multipart = (fields: Fields): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  bytes: Buffer.concat([
    ...flat(fields).flatMap(([name, value]) => {
      const file = value instanceof FilePart;
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
      return [
        bytesOf(
          file
            ? `${head}; filename="${quoted(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`
            : `${head}\r\n\r\n`,
        ),
        file ? value.bytes : bytesOf(value),
        bytesOf("\r\n"),
      ];
    }),
    bytesOf(`--${boundary}--\r\n`),
  ]),
});

/** As a client would send it. Files go in forms of parts. */
const sound = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Body> =>
  fields.chain((value) =>
    Object.values(value).some((each) => each instanceof FilePart)
      ? fc.oneof(
          { weight: 6, arbitrary: fc.constant(multipart(value)) },
          { weight: 1, arbitrary: fc.constant(json(value)) },
        )
      : fc.constantFrom(json, json, json, form, multipart).map((encode) => encode(value)),
  );

const types = [
  undefined,
  "",
  "text/plain",
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(200)}`,
  `multipart/form-data; boundary=${boundary}`,
  "multipart/mixed; boundary=x",
  "application/xml",
];

const broken = (body: fc.Arbitrary<Body>): fc.Arbitrary<Body> =>
  fc
    .record({
      body,
      type: fc.option(fc.constantFrom(...types), { nil: "as it is", freq: 2 }),
      cut: fc.option(fc.nat(1000), { nil: 1000 }),
      junk: fc.uint8Array({ maxLength: 20 }),
      at: fc.nat(1000),
    })
    .map(({ body: { type, bytes }, type: other, cut, junk, at }) => {
      const kept = Buffer.from(bytes.slice(0, Math.floor((bytes.length * cut) / 1000)));
      const place = Math.floor((kept.length * at) / 1000);
      const mixed = Buffer.concat([kept.subarray(0, place), junk, kept.subarray(place)]);
      return { type: other === "as it is" ? type : other, bytes: mixed };
    });

const strange: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(
      "[".repeat(5000),
      '{"a":'.repeat(300),
      "",
      "null",
      "[]",
      '"text"',
      "1e400",
      "\ufeff{}",
      '{"a":1,"a":2}',
    )
    .map((text): Body => ({ type: "application/json", bytes: bytesOf(text) })),
  fc
    .constantFrom("=", "&&&", "a=%zz", "=1&=2", ".=1", "a.b.c.d.e.f=1", "__proto__.x=1", `${"a=1&".repeat(3000)}`)
    .map((text): Body => ({ type: "application/x-www-form-urlencoded", bytes: bytesOf(text) })),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }).map(multipart),
  fc.uint8Array({ maxLength: 5000 }).chain((bytes) => fc.constantFrom(...types).map((type): Body => ({ type, bytes }))),
);

export const bodyOf = (fields: fc.Arbitrary<Fields>): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 8, arbitrary: sound(fields) },
    { weight: 2, arbitrary: broken(sound(fields)) },
    { weight: 1, arbitrary: strange },
  );
