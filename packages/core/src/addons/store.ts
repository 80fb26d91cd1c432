/** Add-ons in the database, and what follows of them for the rows of components. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { AddonId, ComponentId, ProjectId } from "../ids/index.ts";
import type { Kept } from "../changes/inside.ts";
import { ints, itemOf, pageOf, type Slice, texts, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import type { Actor } from "../access/index.ts";
import { repositoryKinds } from "./catalogue.ts";
import type { FileSettings } from "../components/inside.ts";
import { type AddonColumn, addonColumns } from "./columns.ts";
import { visibleAddon } from "./visibility.ts";

export interface AddonRow {
  readonly id: AddonId;
  readonly component_id: ComponentId | null;
  readonly project_id: ProjectId | null;
  readonly name: string;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** Where an add-on is kept: on a component, on a project, or, without either, on the whole site. */
export type Place = Pick<AddonRow, "component_id" | "project_id">;

/** An add-on with a component that it works on. */
export interface Installed extends AddonRow {
  readonly on_component: ComponentId;
  readonly on_project: ProjectId;
}

/** An add-on as records keep it. */
export const keptAddon: Kept = { table: "addons" };

/** What the add-ons of a component say of its files. */
export const keptFileSettings: Kept = { table: "components", only: ["file_settings"] };

export const makeAddonStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const from = sql`from addons a left join components c on c.id = a.component_id
    left join projects p on p.id = coalesce(a.project_id, c.project_id)`;
  const visible = (actor: Actor) => visibleAddon(sql, actor);

  const source = { columns: addonColumns, from };

  const page = (actor: Actor, view: View<AddonColumn>, slice: Slice) =>
    pageOf(sql, source, view, { where: visible(actor), order: sql`a.id` }, slice);

  const one = (id: AddonId, view: View<AddonColumn>) => itemOf(sql, source, view, sql`a.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: AddonId, view: View<AddonColumn>) =>
    itemOf(sql, source, view, sql`a.id = ${id} and ${visible(actor)}`);

  const facts = sql.literal("a.id, a.component_id, a.project_id, a.name, a.configuration");
  const find = (actor: Actor, id: AddonId) =>
    Effect.map(sql<AddonRow>`select ${facts} ${from} where a.id = ${id} and ${visible(actor)}`, (rows) => rows[0]);

  const installed = (of: Place, name: string) =>
    Effect.map(
      sql`select 1 from addons where name = ${name} and component_id is not distinct from ${of.component_id}::int
        and project_id is not distinct from ${of.project_id}::int`,
      (rows) => rows.length > 0,
    );

  const insert = ({ component_id, project_id, name, configuration }: Omit<AddonRow, "id">) =>
    Effect.map(
      sql<{ id: AddonId }>`insert into addons (component_id, project_id, name, configuration)
        values (${component_id}, ${project_id}, ${name}, ${JSON.stringify(configuration)}::json) returning id`,
      insertedId,
    );

  const configure = (id: AddonId, configuration: AddonRow["configuration"]) =>
    sql`update addons set configuration = ${JSON.stringify(configuration)}::json where id = ${id}`;
  const remove = (id: AddonId) => sql`delete from addons where id = ${id}`;

  /**
   * Whether the add-on `a` works on the component `k`: its own, its project's, those of the site, and of the owner of its repository those
   * that are for repositories. Others would let who keeps the owner into what is linked to it from elsewhere.
   */
  const worksOn = sql`(a.component_id = k.id or a.project_id = k.project_id or (a.component_id is null and a.project_id is null)
    or (a.component_id = k.linked_component_id and a.name = any(${texts(repositoryKinds)})))`;

  /** The add-ons that work on these components. */
  const working = (componentIds: readonly ComponentId[]) =>
    sql<Installed>`select ${facts}, k.id as on_component, k.project_id as on_project from components k
      join addons a on ${worksOn}
      where k.id = any(${ints(componentIds)}) and not k.deleting order by k.id, a.id`;

  /** Components on which any add-on works, for what is done every day. */
  const workedOn = Effect.map(
    sql<{
      id: ComponentId;
    }>`select k.id from components k where not k.deleting and exists (select 1 from addons a where ${worksOn}) order by k.id`,
    (rows) => rows.map(({ id }) => id),
  );

  /** Components of which repository each is worked on. */
  const places = (componentIds: readonly ComponentId[]) =>
    sql<{ id: ComponentId; project_id: ProjectId; owner_id: ComponentId }>`
      select id, project_id, coalesce(linked_component_id, id) as owner_id from components where id = any(${ints(componentIds)}) and not deleting`;

  /** Components that an add-on works on. */
  const reach = (of: Place, name: string) =>
    Effect.map(
      of.component_id === null && of.project_id === null
        ? sql<{ id: ComponentId }>`select id from components where not deleting`
        : of.project_id === null
          ? sql<{ id: ComponentId }>`select id from components where (id = ${of.component_id}
            or (linked_component_id = ${of.component_id} and ${repositoryKinds.includes(name)})) and not deleting`
          : sql<{ id: ComponentId }>`select id from components where project_id = ${of.project_id} and not deleting`,
      (rows) => rows.map(({ id }) => id),
    );

  const projectOf = (id: ProjectId) =>
    Effect.map(
      sql<{ id: ProjectId; access_control: number }>`select id, access_control from projects where id = ${id}`,
      (rows) => rows[0],
    );

  const keepFileSettings = (settings: ReadonlyMap<ComponentId, FileSettings>) =>
    sql`update components c set file_settings = given.settings
      from unnest(${ints([...settings.keys()])}, ${texts([...settings.values()].map((each) => JSON.stringify(each)))}::jsonb[])
        given (id, settings)
      where c.id = given.id and c.file_settings <> given.settings`;

  return {
    page,
    one,
    seen,
    find,
    installed,
    insert,
    configure,
    remove,
    working,
    workedOn,
    places,
    reach,
    projectOf,
    keepFileSettings,
  };
});
