/**
 * Creating a component from a repository with a template of 100,000 strings and three translations (400,000 units)
 * against the least that it could take: the bare parse of the four files, and a bare insert of as many rows.
 *
 *   node --conditions=dragoman-source bench/service/import.ts
 */
import { PgClient } from "@effect/sql-pg";
import { type CodecContext, codecById, type Unit } from "@dragoman/formats";
import { Effect, Redacted } from "effect";
import { Reactivity } from "effect/reactivity";
import { ints, texts } from "../../packages/core/src/database/arrays.ts";
import { catalogue } from "./programs/catalogue.ts";
import { load, openSite } from "./programs/site.ts";

const strings = 100_000;
const batch = 10_000;
const target = 4;

const context = (language: string): CodecContext => ({
  language,
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
});

const parse = (files: readonly Buffer[]): readonly Unit[] => {
  const codec = codecById("po");
  if (codec === undefined) throw new Error("The codec po is not registered.");
  return files.flatMap((bytes) => [...codec.parse(bytes, context("cs")).units]);
};

/** The columns of `units`, with its primary key and no other index. */
const insert = (units: readonly Unit[]) =>
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient;
    yield* sql`create table bare (like units including defaults including identity, primary key (id))`;
    for (let start = 0; start < units.length; start += batch) {
      const rows = units.slice(start, start + batch);
      const column = <A>(read: (unit: Unit, index: number) => A) => rows.map(read);
      yield* sql`insert into bare (translation_id, source_unit_id, id_hash, content_hash, file_key, position, context, source, target, location, note, flags,
          state, original_state, num_words, num_chars)
        select 1, x.position, x.position, x.position, x.key, x.position, x.context, array[x.source], array[x.target], x.location, x.note, x.flags, 20, 20, 5, 30
        from unnest(${texts(column(({ id }) => id))}, ${ints(column((_, index) => start + index))}, ${texts(column((unit) => unit.context))},
          ${texts(column(({ source }) => source.join("\u001e")))}, ${texts(column((unit) => unit.target.join("\u001e")))},
          ${texts(column(({ locations }) => locations.join(", ")))}, ${texts(column(({ notes }) => notes.developer))},
          ${texts(column(({ flags }) => [...flags].join(", ")))}) x (key, position, context, source, target, location, note, flags)`;
    }
    yield* sql`drop table bare`;
  });

const seconds = async <A>(work: () => A | Promise<A>): Promise<readonly [number, A]> => {
  const begun = performance.now();
  const answer = await work();
  return [(performance.now() - begun) / 1000, answer];
};

const baseline = async (files: readonly Buffer[], url: string) => {
  const [parsing, units] = await seconds(() => parse(files));
  const client = PgClient.layerFrom(PgClient.make({ url: Redacted.make(url), maxConnections: 1 }));
  const [inserting] = await seconds(() =>
    Effect.runPromise(Effect.scoped(Effect.provide(insert(units), client)).pipe(Effect.provide(Reactivity.layer))),
  );
  return { parsing, inserting, rows: units.length };
};

const files = catalogue(strings);
const bytes = Object.values(files).map((text) => Buffer.from(text));
console.log(
  `${Object.keys(files).length} files, ${(bytes.reduce((sum, each) => sum + each.length, 0) / 1e6).toFixed(1)} MB`,
);
const site = await openSite(files);
try {
  const product = site.imported / 1000;
  console.log(`import                  ${product.toFixed(1)} s (${load()})`);
  const { before, peak } = site.memory();
  console.log(`memory of the server    ${before} MB before, ${peak} MB at most`);
  const bare = await baseline(bytes, site.database);
  const ratio = product / (bare.parsing + bare.inserting);
  console.log(`bare parse              ${bare.parsing.toFixed(1)} s`);
  console.log(`bare insert, ${bare.rows} rows ${bare.inserting.toFixed(1)} s (${load()})`);
  console.log(`ratio                   ${ratio.toFixed(2)} times (target: at most ${target})`);
} finally {
  await site.close();
}
