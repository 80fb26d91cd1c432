/** What the database keeps of repositories: commits that no remote has, and where each branch stands. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId } from "../ids/index.ts";
import { ints, texts } from "../database/index.ts";
import { type FilePlaces, folderFormats } from "./textFolders.ts";

interface Kept {
  readonly head: string | null;
  readonly packs: number;
}

export const makeCheckoutStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const known = (componentId: ComponentId) =>
    Effect.map(
      Effect.orDie(sql<Kept>`select c.head_revision as head, count(k.id)::int as packs
        from components c left join kept_commits k on k.component_id = c.id where c.id = ${componentId} group by c.id`),
      ([row]): Kept => row ?? { head: null, packs: 0 },
    );

  const write = (
    componentId: ComponentId,
    revision: string | null,
    pack: Uint8Array | "same" | "none",
    replace: boolean,
  ) =>
    Effect.gen(function* () {
      if (replace) yield* sql`delete from kept_commits where component_id = ${componentId}`;
      if (typeof pack !== "string")
        yield* sql`insert into kept_commits (component_id, pack) values (${componentId}, ${pack})`;
      yield* sql`update components set head_revision = ${revision} where id = ${componentId}`;
    }).pipe(Effect.orDie, Effect.asVoid);

  /** Oldest first. */
  const packs = (componentId: ComponentId) =>
    Effect.map(
      Effect.orDie(
        sql<{ pack: Uint8Array }>`select pack from kept_commits where component_id = ${componentId} order by id`,
      ),
      (rows) => rows.map(({ pack }) => pack),
    );

  /** Which of these components exist. */
  const existing = (ids: readonly ComponentId[]) =>
    Effect.map(
      Effect.orDie(sql<{ id: ComponentId }>`select id from components where id = any(${ints(ids)})`),
      (rows) => new Set(rows.map(({ id }) => id)),
    );

  /** Of a repository's components those whose translations are folders. */
  const inFolders = (ownerId: ComponentId) =>
    Effect.orDie(sql<FilePlaces>`select file_format, filemask, template, new_base from components
      where (id = ${ownerId} or linked_component_id = ${ownerId}) and file_format = any(${texts(folderFormats)})`);

  return { known, write, packs, existing, inFolders };
});
