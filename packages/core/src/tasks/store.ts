/** The tables `tasks` and `owners`, as people's side of the service needs them. */
import { Effect, type Schema } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId } from "../ids/index.ts";
import { type Actor, hasFullPower } from "../access/index.ts";
import { visibleComponent, visibleProject } from "../access/inside.ts";
import type { NewTask, Task } from "./model.ts";

/** The select list of a `Task`. */
export const taskColumns = `id, kind, key, payload, state, progress, log, result, error, attempts, applied,
  component_id as "componentId", project_id as "projectId", site_url as "siteUrl", created, started, finished`;

/** Where processes hear that there is something to do. */
export const channel = "dragoman_tasks";

export const makeTaskStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal(taskColumns);

  /**
   * Tasks of one transaction keep their order. Answers with the id of the task, or of the queued one that makes it needless. That one is locked until the
   * transaction ends, so that it cannot start before it sees what the transaction did.
   */
  const insert = (id: string, kind: string, task: NewTask<Schema.Json>, siteUrl: string) => {
    const payload = JSON.stringify(task.payload);
    return sql<{ id: string }>`
      with same as (
        select id from tasks where ${task.coalesce === true} and kind = ${kind} and key = ${task.key} and state = 'queued'
          and payload = ${payload}::jsonb
        order by created limit 1 for share
      ), added as (
        insert into tasks (id, kind, key, payload, component_id, project_id, site_url, created)
        select ${id}::uuid, ${kind}, ${task.key}, ${payload}::jsonb, ${task.componentId ?? null}::int,
          ${task.projectId ?? null}::int, ${siteUrl}, clock_timestamp()
        where not exists (select from same)
        returning id
      ), told as (
        select pg_notify(${channel}, '') from added
      )
      select added.id from added, told union all select id from same`;
  };

  const addFile = (id: string, content: Uint8Array) =>
    sql`insert into task_files (task_id, content) values (${id}::uuid, ${content})`;

  const find = (id: string) => sql<Task>`select ${columns} from tasks where id = ${id}::uuid`;

  const findFor = (actor: Actor, id: string) => sql<Task>`select ${columns} from tasks where id = ${id}::uuid
    and exists (select 1 from (select tasks.component_id, tasks.project_id) about
      left join components c on c.id = about.component_id
      left join projects p on p.id = coalesce(c.project_id, about.project_id)
      where case when c.id is not null then ${visibleComponent(sql, actor)}
        when about.component_id is null and p.id is not null then ${visibleProject(sql, actor)}
        else ${hasFullPower(actor)} end)`;

  /** Answers with the state that the task had; a running one is stopped by its runner. */
  const cancel = (id: string) => sql<{ id: string }>`
    with cancelled as (
      update tasks set state = 'cancelled', finished = now() where id = ${id}::uuid and state in ('queued', 'running') returning id
    ), emptied as (
      delete from task_files where task_id in (select id from cancelled)
    ), told as (
      select pg_notify(${channel}, '') from cancelled
    )
    select id from cancelled, told`;

  /** How many tasks of each kind wait. */
  const queueLengths = sql<{ kind: string; length: number }>`
    select kind, count(*) as length from tasks where state = 'queued' group by kind`;

  const isWorkedOn = (componentId: ComponentId, besides: string) =>
    sql`select 1 from tasks where component_id = ${componentId} and state = 'running' and kind <> ${besides} limit 1`;

  return { insert, addFile, find, findFor, cancel, queueLengths, isWorkedOn };
});
