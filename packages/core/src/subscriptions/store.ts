/** Subscriptions in the database. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { SubscriptionId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import type { Kept } from "../changes/inside.ts";
import { foundOf, pageOf, type Slice, smallints, texts, type View } from "../database/index.ts";
import { insertedId } from "../database/inside.ts";
import { type SubscriptionColumn, subscriptionColumns } from "./columns.ts";
import type { NewSubscription, SubscriptionPatch } from "./model.ts";

/** A subscription as records keep it. */
export const keptSubscription: Kept = { table: "subscriptions" };

export const makeSubscriptionStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const source = (actor: Actor) => ({
    columns: subscriptionColumns,
    from: sql`from subscriptions s join users u on u.id = s.user_id
      left join lateral (select p.slug from projects p where p.id = s.project_id and ${visibleProject(sql, actor)}) p on true
      left join lateral (select c.path, p.slug as project_slug from components c join projects p on p.id = c.project_id
        where c.id = s.component_id and ${visibleComponent(sql, actor)}) c on true`,
    counted: sql`from subscriptions s`,
  });

  const page = (actor: Actor, userId: UserId, view: View<SubscriptionColumn>, slice: Slice) =>
    pageOf(sql, source(actor), view, { where: sql`s.user_id = ${userId}`, order: sql`s.id` }, slice);

  /** As JSON text; undefined where the user has no such subscription. */
  const one = (actor: Actor, userId: UserId, id: SubscriptionId, view: View<SubscriptionColumn>) =>
    foundOf(sql, source(actor), view, sql`s.user_id = ${userId} and s.id = ${id}`);

  const insert = (userId: UserId, subscriptions: readonly NewSubscription[]) =>
    Effect.map(
      sql<{ id: SubscriptionId }>`insert into subscriptions (user_id, notification, scope, frequency)
        select ${userId}, * from unnest(${texts(subscriptions.map((each) => each.notification))},
          ${smallints(subscriptions.map((each) => each.scope))}, ${smallints(subscriptions.map((each) => each.frequency))})
        returning id`,
      insertedId,
    );

  const update = (id: SubscriptionId, patch: SubscriptionPatch) =>
    Object.keys(patch).length === 0
      ? Effect.void
      : Effect.asVoid(sql`update subscriptions set ${sql.update(patch)} where id = ${id}`);

  const exists = (userId: UserId, id: SubscriptionId) =>
    Effect.map(sql`select 1 from subscriptions where user_id = ${userId} and id = ${id}`, (rows) => rows.length > 0);

  const remove = (id: SubscriptionId) => sql`delete from subscriptions where id = ${id}`;

  const removeOf = (userId: UserId) => sql`delete from subscriptions where user_id = ${userId}`;

  return { page, one, insert, update, exists, remove, removeOf };
});
