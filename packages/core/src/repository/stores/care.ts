/**
 * Which repositories are to be looked after now. Each answer is taken down as a try in the statement that finds it, so
 * that two processes never find the same, and what fails is tried again after growing pauses.
 */
import { Effect } from "effect";
import { SqlClient, type Statement } from "effect/sql";
import type { ComponentId, ProjectId } from "../../ids/index.ts";

export interface Due {
  readonly id: ComponentId;
  readonly project_id: ProjectId;
  readonly linked_component_id: null;
}

/** Repositories that are begun with at a time: the others come with the next tick. */
const mostAtOnce = 200;

export const makeCareStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Ten minutes, and twice as long after each try in vain, up to two days. */
  const rested = (tried: string, tries: string) =>
    sql.literal(`(${tried} is null or now() > ${tried} + interval '10 minutes' * power(2, least(${tries}, 8)))`);

  /** A share from 0 to 1 that is always the same for a repository: thousands of them do not begin at once. */
  const share = sql.literal("(hashint4(o.id) & 1023) / 1023.0");

  const take = (kind: "commit" | "push" | "fetch", due: Statement.Fragment, vain: Statement.Fragment) => {
    const tried = sql.literal(`${kind}_tried`);
    const tries = sql.literal(`${kind}_tries`);
    return sql<Due>`with due as (${due} limit ${mostAtOnce}),
      taken as (insert into repository_care as care (component_id, ${tried}, ${tries}) select id, now(), 0 from due
        on conflict (component_id) do update set ${tried} = now(), ${tries} =
          case when ${vain} then care.${tries} + 1 else 0 end
        returning component_id)
      select o.id, o.project_id, o.linked_component_id from components o join taken on taken.component_id = o.id`;
  };

  /** Owners of repositories with strings that have waited for as long as their component says, or up to an hour more. */
  const toCommit = take(
    "commit",
    sql`select o.id from (
        select coalesce(c.linked_component_id, c.id) as owner_id, min(w.made) as made,
          bool_or(w.made < now() - make_interval(hours => greatest(c.commit_pending_age, 0))
            - least(greatest(c.commit_pending_age, 0) * 0.1, 1.0) * interval '1 hour'
              * ((hashint4(coalesce(c.linked_component_id, c.id)) & 1023) / 1023.0)) as ripe
        from (
          select k.translation_id, k.made from pending_changes k where k.made < now() - make_interval(hours => (
            select greatest(min(commit_pending_age), 0) from components))
          union all
          select u.translation_id, u.updated from units u where u.pending
            and not exists (select 1 from pending_changes k where k.unit_id = u.id)) w
        join translations t on t.id = w.translation_id join components c on c.id = t.component_id
        where not c.deleting group by 1) due
      join components o on o.id = due.owner_id left join repository_care care on care.component_id = o.id
      where due.ripe and not o.deleting
        and (due.made > care.commit_tried or ${rested("care.commit_tried", "care.commit_tries")})
      order by due.made`,
    // What has waited since before the last try was not committed by it.
    sql`exists (select 1 from pending_changes k join translations t on t.id = k.translation_id
      join components c on c.id = t.component_id
      where (c.id = care.component_id or c.linked_component_id = care.component_id) and k.made < care.commit_tried)`,
  );

  /** Those that push what they commit, and could not. */
  const toPush = take(
    "push",
    sql`select o.id from components o join repository_care care on care.component_id = o.id
      where care.push_tried is not null and not o.deleting and o.push_on_commit
        and (o.push <> '' and o.vcs <> 'local' or o.vcs not in ('git', 'git-force-push', 'local'))
        and o.outgoing_commits > 0 and o.pushed_revision is distinct from o.local_revision
        and ${rested("care.push_tried", "care.push_tries")}
      order by care.push_tried`,
    sql`care.push_tried > now() - interval '3 days'`,
  );

  /** Those whose remote was not asked for so many hours. */
  const toFetch = (hours: number) =>
    take(
      "fetch",
      sql`select o.id from components o left join repository_care care on care.component_id = o.id
        where o.linked_component_id is null and not o.deleting and o.vcs <> 'local'
          and (care.fetched is null or care.fetched < now() - ${hours} * interval '1 hour' * (1 + 0.1 * ${share}))
          and ${rested("care.fetch_tried", "care.fetch_tries")}
        order by care.fetched nulls first`,
      sql`care.fetched is null or care.fetched < care.fetch_tried`,
    );

  /** The remote was asked and has answered. */
  const fetched = (ownerId: ComponentId) =>
    sql`insert into repository_care as care (component_id, fetched) values (${ownerId}, now())
      on conflict (component_id) do update set fetched = now(), fetch_tries = 0`;

  /** A push that was to follow a commit has failed. */
  const notPushed = (ownerId: ComponentId) =>
    sql`insert into repository_care as care (component_id, push_tried) values (${ownerId}, now())
      on conflict (component_id) do update set push_tried = now()`;

  return { toCommit, toPush, toFetch, fetched, notPushed };
});
