/** Screenshots in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { ComponentId, ScreenshotId, TranslationId, UnitId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { ints, itemOf, pageOf, type Slice, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type ScreenshotColumn, screenshotColumns } from "./columns.ts";
import type { ScreenshotFacts, ScreenshotPatch } from "./model.ts";

export interface ImageValues {
  readonly filename: string;
  readonly type: string;
  /** Id of the content of its file in the repository, where it was last taken from there. */
  readonly revision?: string;
}

/** A screenshot as records keep it; of its image only by what it can be known again. */
export const keptScreenshot: Kept = {
  table: "screenshots",
  without: ["revision"],
  more: {
    image: `(select to_jsonb(encode(sha256(i.image), 'hex')) from screenshot_images i where i.screenshot_id = x.id)`,
    units: "to_jsonb(array(select k.unit_id from screenshot_units k where k.screenshot_id = x.id order by 1))",
  },
};

/** Puts something that cannot be guessed before the ending of a name. */
const varied = (filename: string) =>
  filename.replace(/(\.[^.]*)?$/, (ending) => `_${Math.random().toString(36).slice(2, 9)}${ending}`);

export const makeScreenshotStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const from = sql.literal(`from screenshots s join translations t on t.id = s.translation_id
    join components c on c.id = t.component_id join projects p on p.id = c.project_id join languages l on l.id = t.language_id`);
  const there = (actor: Actor) => sql`not c.deleting and ${visibleComponent(sql, actor)}`;

  const facts = (actor: Actor, where: Fragment) =>
    Effect.map(
      sql<ScreenshotFacts>`select s.id, s.name, s.filename, s.type, s.changed, s.translation_id,
          t.language_id, t.component_id, c.restricted, c.project_id, p.access_control
        ${from} where ${where} and ${there(actor)}`,
      (rows) => rows[0],
    );
  const visible = (actor: Actor, id: ScreenshotId) => facts(actor, sql`s.id = ${id}`);
  const named = (actor: Actor, filename: string) => facts(actor, sql`s.filename = ${filename}`);

  const source = { columns: screenshotColumns, from: sql`${from}` };

  /** All that the actor sees, or those of one component. */
  const page = (actor: Actor, componentId: ComponentId | undefined, view: View<ScreenshotColumn>, slice: Slice) => {
    const where = sql.and([there(actor), ...(componentId === undefined ? [] : [sql`c.id = ${componentId}`])]);
    return pageOf(sql, source, view, { where, order: sql`s.id` }, slice);
  };

  const one = (id: ScreenshotId, view: View<ScreenshotColumn>) => itemOf(sql, source, view, sql`s.id = ${id}`);

  /** The same, where the actor sees it. */
  const seen = (actor: Actor, id: ScreenshotId, view: View<ScreenshotColumn>) =>
    itemOf(sql, source, view, sql`s.id = ${id} and ${there(actor)}`);

  /** `values` with a filename that no other screenshot has. */
  const unique = <V extends ImageValues>(values: V) =>
    Effect.map(sql`select 1 from screenshots where filename = ${values.filename}`, (rows) =>
      rows.length === 0 ? values : { ...values, filename: varied(values.filename) },
    );

  const bytesOf = (id: ScreenshotId) =>
    Effect.map(
      sql<{ image: Uint8Array }>`select image from screenshot_images where screenshot_id = ${id}`,
      (rows) => rows[0]?.image,
    );

  const insert = (
    bytes: Uint8Array,
    values: ImageValues & {
      readonly translation_id: TranslationId;
      readonly name: string;
      readonly repository_filename?: string;
    },
  ) =>
    Effect.gen(function* () {
      const id = insertedId(
        yield* sql<{
          id: ScreenshotId;
        }>`insert into screenshots ${sql.insert({ ...(yield* unique(values)) })} returning id`,
      );
      yield* sql`insert into screenshot_images (screenshot_id, image) values (${id}, ${bytes})`;
      return id;
    });

  const update = (id: ScreenshotId, values: ScreenshotPatch) =>
    Object.keys(values).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update screenshots set ${sql.update({ ...values })} where id = ${id}`);

  const replace = (id: ScreenshotId, bytes: Uint8Array, image: ImageValues) =>
    Effect.gen(function* () {
      const values = yield* unique(image);
      yield* sql`update screenshots set ${sql.update({ ...values })}, changed = now() where id = ${id}`;
      yield* sql`update screenshot_images set image = ${bytes} where screenshot_id = ${id}`;
    });

  /** Those of the components, and of who shares their repositories, that take screenshots from there. */
  const masked = (ids: readonly ComponentId[]) =>
    sql<{ id: ComponentId; owner_id: ComponentId }>`
      select c.id, coalesce(c.linked_component_id, c.id) as owner_id from components c
      where c.screenshot_filemask <> '' and not c.deleting and coalesce(c.linked_component_id, c.id) in
        (select coalesce(o.linked_component_id, o.id) from components o where o.id = any(${ints(ids)})) order by c.id`;

  const ofFiles = (componentId: ComponentId) => sql`from screenshots s join translations t on t.id = s.translation_id
    where t.component_id = ${componentId} and s.repository_filename`;

  /** What is shown of files of the repository, by their paths. */
  const revisions = (componentId: ComponentId) =>
    Effect.map(
      sql<{ path: string; revision: string }>`select s.repository_filename as path, s.revision
        ${ofFiles(componentId)} <> '' order by s.id desc`,
      (rows): ReadonlyMap<string, string> => new Map(rows.map(({ path, revision }) => [path, revision])),
    );

  const ofFile = (componentId: ComponentId, path: string) =>
    Effect.map(
      sql<{ id: ScreenshotId }>`select s.id ${ofFiles(componentId)} = ${path} order by s.id limit 1`,
      (rows) => rows[0],
    );

  const remove = (id: ScreenshotId) => sql`delete from screenshots where id = ${id}`;

  /** Whether the translation has the unit. */
  const hasUnit = (translationId: TranslationId, unitId: UnitId) =>
    Effect.map(
      sql`select 1 from units where id = ${unitId} and translation_id = ${translationId}`,
      (rows) => rows.length > 0,
    );
  const show = (id: ScreenshotId, unitId: UnitId) =>
    sql`insert into screenshot_units (screenshot_id, unit_id) values (${id}, ${unitId}) on conflict do nothing`;
  const hide = (id: ScreenshotId, unitId: UnitId) =>
    sql`delete from screenshot_units where screenshot_id = ${id} and unit_id = ${unitId}`;

  return {
    visible,
    named,
    page,
    one,
    seen,
    bytesOf,
    insert,
    update,
    replace,
    remove,
    hasUnit,
    show,
    hide,
    masked,
    revisions,
    ofFile,
  };
});
