/** Acts of one moment on the same thing: none of them is lost, and their records follow each other. */
import { anonymousId } from "../../src/access/index.ts";
import { makeTransaction } from "../../src/database/transaction.ts";
import { type LabelId, UnitId } from "../../src/ids/index.ts";
import { makeWriting } from "../../src/units/inside.ts";
import { databases, type GitRemote, gettextFiles, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("acts at once on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const rows = <Row extends object>(text: string) =>
    site.run(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.unsafe<Row>(text))));

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.project("app");
    await site.ask("admin", "POST /api/projects/app/components/", {
      name: "po",
      slug: "po",
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      license: "MIT",
    });
    await site.settled("app/po");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("each give a string their label", async () => {
    const labels: LabelId[] = [];
    for (const name of ["a", "b", "c", "d"])
      labels.push((await site.ask("admin", "POST /api/projects/app/labels/", { name, color: "red" })).json.id);
    const [unit] = await rows<{ id: number }>(
      "select u.id from units u join translations t on t.id = u.translation_id where t.is_source limit 1",
    );
    const add = (label: LabelId) =>
      site.run(
        Effect.gen(function* () {
          const writing = yield* makeWriting;
          const transaction = yield* makeTransaction;
          const also = (had: readonly LabelId[]) => [...new Set([...had, label])];
          yield* transaction(
            writing.label([UnitId.make(Number(unit?.id))], also, { userId: null, authorId: anonymousId }),
          );
        }),
      );
    await Promise.all(labels.map(add));
    const kept = await rows<{ label_id: LabelId }>("select label_id from unit_labels order by label_id");
    expect(kept.map(({ label_id }) => label_id)).toEqual(labels);
  });

  it("leave records of which each begins where another ended", async () => {
    const made = await site.ask("admin", "POST /api/groups/", { name: "at once" });
    const { id } = made.json;
    await Promise.all(
      ["cs", "de", "fr", "it"].map((language_code) =>
        site.ask("admin", `POST /api/groups/${id}/languages/`, { language_code }),
      ),
    );
    const records = await rows<{ before: readonly number[] | null; after: readonly number[] | null }>(
      `select details->'before'->'languages' as before, details->'after'->'languages' as after from changes
        where details->'after'->'languages' is not null and details->>'id' = '${id}' order by id`,
    );
    const ends = new Map(records.map(({ before, after }) => [JSON.stringify(before ?? []), JSON.stringify(after)]));
    let now = JSON.stringify(records[0]?.before ?? []);
    for (let step = 0; step < records.length && ends.has(now); step++) now = ends.get(now) ?? "";
    expect(JSON.parse(now)).toHaveLength(4);
  });

  it("of people that lists do not show are not found by the time of changes", async () => {
    const [unit] = await rows<{ id: number }>(
      "select u.id from units u join translations t on t.id = u.translation_id where t.is_source limit 1",
    );
    await rows(`update changes set timestamp = timestamp - interval '2 days'`);
    await site.ask("admin", `PATCH /api/units/${unit?.id}/`, { explanation: "Said on the first page." });
    const since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const found = await site.ask("admin", `GET /api/units/?q=${encodeURIComponent(`change_time:>=${since}`)}`);
    expect(found.json.count).toBe(0);
  });
});
