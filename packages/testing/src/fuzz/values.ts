/** Values for fields, paths and queries: plain ones, and such as have broken programs before. */
import fc from "fast-check";

const odd = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e",
  "\r\nSet-Cookie: a=b",
  "%",
  "%s%n%x",
  "%00",
  "%252F",
  ".",
  "..",
  "-",
  "../../../../etc/passwd",
  "/etc/passwd",
  "file:///etc/passwd",
  "-oProxyCommand=touch x",
  "a/b/c/d/e/f",
  "'; drop table users; --",
  '"\\',
  "<script>alert(1)</script>",
  "]]><!ENTITY x",
  "{{ 7*7 }}",
  "{% raw %}",
  "{% for i in (1..1000000000) %}x{% endfor %}",
  "${7*7}",
  "(?:a+)+$",
  "[",
  "(".repeat(300),
  "a".repeat(10_000),
  "𐍈".repeat(200),
  "e\u0301".repeat(50),
  "constructor",
  "__proto__",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e999",
  "9".repeat(40),
  "2147483648",
  "9223372036854775808",
  "2026-02-30T25:61:00Z",
  "0001-01-01T00:00:00+14:00",
  "275760-09-13T00:00:00.001Z",
] as const;

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, -1, 0, 0.5, 1e308, 2 ** 31, 2 ** 53, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>({ "": "" }, { constructor: { prototype: {} } }, ["a", 1, null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

export const plainText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("Nazdar.", "A name", "new-name", "Třicet %d jablek", "%d apple", "x"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
);

/** One of the known values most of the time, else another of `rest`. */
export const mostly = <A>(known: readonly A[], rest: fc.Arbitrary<A>, weight = 6): fc.Arbitrary<A> =>
  known.length === 0
    ? rest
    : fc.oneof({ weight, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: rest });
