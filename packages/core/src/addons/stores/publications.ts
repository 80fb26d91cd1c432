/** What is published of components: files by their names, under a token that cannot be guessed. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { AddonId, ComponentId, PublicationId } from "../../ids/index.ts";

export interface PublishedText {
  readonly content: string;
  readonly digest: string;
  readonly changed: Date;
}

export const makePublicationStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** The publication of an add-on for a component, with `token` where it is a new one; held until the transaction ends. */
  const claim = (addonId: AddonId, componentId: ComponentId, token: string) =>
    Effect.flatMap(
      sql<{ id: PublicationId; token: string }>`insert into publications (addon_id, component_id, token)
        values (${addonId}, ${componentId}, ${token})
        on conflict (addon_id, component_id) do update set addon_id = excluded.addon_id returning id, token`,
      ([row]) => (row === undefined ? Effect.die(new Error("no publication")) : Effect.succeed(row)),
    );

  const put = (id: PublicationId, name: string, content: string) =>
    sql`insert into published_files (publication_id, name, content, digest) values (${id}, ${name}, ${content}, md5(${content}))
      on conflict (publication_id, name) do update set content = excluded.content, digest = excluded.digest, changed = now()
      where published_files.digest <> excluded.digest`;

  /**
   * Makes the files of all languages of which so much is translated, and removes those of others; answers their codes. The
   * first of several strings with one source is the one that pages get.
   */
  const languages = (id: PublicationId, componentId: ComponentId, threshold: number) =>
    Effect.map(
      sql<{ name: string }>`with ready as (
          select t.id, l.code from translations t join languages l on l.id = t.language_id join units u on u.translation_id = t.id
          where t.component_id = ${componentId} and not t.is_source
          group by t.id, l.code
          having count(*) filter (where u.state >= 20) * 100 >= ${threshold}::int * count(*) and bool_or(u.state between 20 and 30)
        ), texts as (
          select distinct on (u.translation_id, u.source[1]) u.translation_id, u.source[1] as source, u.target[1] as target
          from units u join ready r on r.id = u.translation_id
          where u.state between 20 and 30 and cardinality(u.source) = 1 and cardinality(u.target) = 1 and u.target[1] <> ''
          order by u.translation_id, u.source[1], u.id
        ), made as (
          select r.code || '.json' as name, coalesce(json_object_agg(x.source, x.target order by x.source collate "C")
            filter (where x.source is not null), '{}')::text as content
          from ready r left join texts x on x.translation_id = r.id group by r.code
        ), gone as (
          delete from published_files f where f.publication_id = ${id} and f.name like '%.json'
            and not exists (select 1 from made m where m.name = f.name)
        ), kept as (
          insert into published_files (publication_id, name, content, digest) select ${id}, name, content, md5(content) from made
          on conflict (publication_id, name) do update set content = excluded.content, digest = excluded.digest, changed = now()
          where published_files.digest <> excluded.digest
        )
        select name from made order by name collate "C"`,
      (rows) => rows.map(({ name }) => name.slice(0, -".json".length)),
    );

  const sourceCode = (componentId: ComponentId) =>
    Effect.map(
      sql<{
        code: string;
      }>`select l.code from components c join languages l on l.id = c.source_language_id where c.id = ${componentId}`,
      (rows) => rows[0]?.code ?? "",
    );

  const files = (id: PublicationId) =>
    sql<{
      name: string;
      content: string;
    }>`select name, content from published_files where publication_id = ${id} order by name`;

  const file = (token: string, name: string) =>
    Effect.map(
      sql<PublishedText>`select f.content, f.digest, f.changed from published_files f
        join publications b on b.id = f.publication_id join components c on c.id = b.component_id and not c.deleting
        where b.token = ${token} and f.name = ${name}`,
      (rows) => rows[0],
    );

  const tokens = Effect.map(sql<{ token: string }>`select b.token from publications b`, (rows) =>
    rows.map(({ token }) => token),
  );

  return { claim, put, languages, sourceCode, files, file, tokens };
});
