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

  /** Components that are no links, by the address of their repository; each once. */
  const matching = (push: Pick<Push, "urls" | "fullName">) => {
    const all = wanted(push);
    return sql<Matched>`select c.id, c.project_id, c.linked_component_id, c.branch, p.enable_hooks as enabled,
        p.access_control = 0 and not c.restricted as known, p.slug || '/' || c.path as name
      from components c join projects p on p.id = c.project_id
      where c.id in (select c.id from unnest(${texts(all.map(({ text }) => text))}, ${booleans(all.map(({ exact }) => exact))}) w (text, exact)
          join components c on ${address} ~>=~ w.text and ${address} ~<~ (w.text || chr(1114111))
          where c.linked_component_id is null and (not w.exact or ${address} = w.text))
        and not c.deleting and c.vcs <> 'local'
      order by c.id`;
  };

  return { matching };
});
