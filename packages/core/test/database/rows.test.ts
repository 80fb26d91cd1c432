import { Effect } from "effect";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  allRows,
  constant,
  flag,
  int,
  link,
  links,
  nullable,
  object,
  oneOf,
  oneRow,
  type Slice,
  text,
} from "../../src/database/index.ts";

const columns = {
  id: int("t.id"),
  name: text("t.name"),
  note: nullable(text("t.note")),
  open: flag("t.open"),
  kind: oneOf(["a", "b"], "t.kind"),
};

describe("rows of a list", () => {
  it("are read page by page, until all are there", async () => {
    const slices: Slice[] = [];
    const rows = await Effect.runPromise(
      allRows(columns, { number: "id" }, (_view, slice) => {
        slices.push(slice);
        const ids = Array.from({ length: Math.min(slice.limit, 1_500 - slice.offset) }, (_, at) => slice.offset + at);
        return Effect.succeed({ count: 1_500, json: JSON.stringify(ids.map((number) => ({ number }))) });
      }),
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 1_500 }, (_, at) => at));
    expect(slices.map(({ offset }) => offset)).toEqual([0, 1_000]);
  });

  it("end where rows went away meanwhile", async () => {
    const read = (_view: unknown, { offset }: Slice) =>
      Effect.succeed({ count: 3, json: offset === 0 ? '[{"number":1},{"number":2}]' : "[]" });
    expect(await Effect.runPromise(allRows(columns, { number: "id" }, read))).toHaveLength(2);
  });

  it("are of the types of their columns", () => {
    const row = oneRow(
      columns,
      {
        number: "id",
        note: "note",
        open: "open",
        kind: "kind",
        url: link`/api/${"id"}/`,
        about: link`/api/${"note"}/`,
        all: links("name", "/api/"),
        fixed: constant(1),
        inner: object({ name: "name" }),
        perhaps: object({ name: "name" }, "note"),
      },
      () => Effect.succeed("{}"),
    );
    expectTypeOf(row).toEqualTypeOf<
      Effect.Effect<{
        readonly number: number;
        readonly note: string | null;
        readonly open: boolean;
        readonly kind: "a" | "b";
        readonly url: string;
        readonly about: string | null;
        readonly all: readonly string[];
        readonly fixed: 1;
        readonly inner: { readonly name: string };
        readonly perhaps: { readonly name: string } | null;
      }>
    >();
  });
});
