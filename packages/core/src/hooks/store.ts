/** Which components a pushed repository belongs to. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import { booleans, texts } from "../database/index.ts";
import { splitCredentials } from "../git/index.ts";
import type { Push } from "./model.ts";

export interface Matched {
  readonly id: ComponentId;
  readonly project_id: ProjectId;
  readonly linked_component_id: ComponentId | null;
  readonly branch: string;
  readonly repo: string;
  /** Where upstream's branch was when it was last seen. */
  readonly remote_revision: string | null;
  /** Commits of upstream's that are not brought in. */
  readonly missing_commits: number;
  /** What services prove to know that notify of the project's pushes; sealed. */
  readonly secret: Uint8Array | null;
  readonly enabled: boolean;
  /** Whether everybody may know of it. */
  readonly known: boolean;
  readonly name: string;
}

/** An address as it is compared, from its end: in small letters, without `.git` and slashes at the end. */
export const backwards = (address: string): string =>
  [
    ...address
      .trim()
      .replace(/(\.git)?\/*$/, "")
      .toLowerCase(),
  ]
    .reverse()
    .join("");

/** What the address of a component, backwards, has to be or to begin with: an address that was told, or one that ends in the name. */
const wanted = ({ urls, fullName }: Pick<Push, "urls" | "fullName">) => {
  const told = [...new Set(urls.map((url) => backwards(splitCredentials(url).address)).filter((url) => url !== ""))];
  const name = backwards(fullName.replace(/^\/+/, ""));
  return [
    ...told.map((text) => ({ text, exact: true })),
    ...(name === "" ? [] : [`${name}/`, `${name}:`].map((text) => ({ text, exact: false }))),
  ];
};

export const makeHookStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** As the index `components_backwards` has it. */
  const address = sql.literal("reverse(lower(regexp_replace(c.repo, '(\\.git)?/*$', '')))");

  const columns = sql.literal(`c.id, c.project_id, c.linked_component_id, c.branch, c.repo, c.remote_revision,
    c.missing_commits, h.secret, p.enable_hooks as enabled, p.access_control = 0 and not c.restricted as known, p.slug || '/' || c.path as name`);
  const tables = sql.literal(
    "components c join projects p on p.id = c.project_id left join hook_secrets h on h.project_id = p.id",
  );

  /** Components that are no links, by the address of their repository; each once. */
  const matching = (push: Pick<Push, "urls" | "fullName">) => {
    const all = wanted(push);
    return sql<Matched>`select ${columns} from ${tables}
      where c.id in (select c.id
          from unnest(${texts(all.map(({ text }) => text))}, ${booleans(all.map(({ exact }) => exact))}) w (text, exact)
          join components c on ${address} ~>=~ w.text and ${address} ~<~ (w.text || chr(1114111))
          where c.linked_component_id is null and (not w.exact or ${address} = w.text))
        and not c.deleting and c.vcs <> 'local'
      order by c.id`;
  };

  const byIds = (ids: readonly ComponentId[]) =>
    ids.length === 0
      ? Effect.succeed([])
      : sql<Matched>`select ${columns} from ${tables} where c.id in ${sql.in(ids)} and not c.deleting order by c.id`;

  /** Whether this notification has not come in the last minutes. Who says so waits for others that were told the same. */
  const isFirst = (digest: Uint8Array) =>
    Effect.gen(function* () {
      yield* sql`delete from hook_deliveries where digest in (select digest from hook_deliveries
        where received < now() - interval '10 minutes' for update skip locked)`;
      const rows = yield* sql`insert into hook_deliveries (digest) values (${digest})
        on conflict do nothing returning 1`;
      return rows.length > 0;
    });

  const hasSecret = (projectId: ProjectId) =>
    Effect.map(sql`select 1 from hook_secrets where project_id = ${projectId}`, (rows) => rows.length > 0);
  const setSecret = (projectId: ProjectId, secret: Uint8Array | null) =>
    secret === null
      ? Effect.asVoid(sql`delete from hook_secrets where project_id = ${projectId}`)
      : Effect.asVoid(sql`insert into hook_secrets ${sql.insert({ project_id: projectId, secret })}
          on conflict (project_id) do update set secret = excluded.secret`);

  return { matching, byIds, isFirst, hasSecret, setSecret };
});
