/**
 * Which process does what, in SQL. A process owns a key while `owners.since`, its last sign of life, is younger than
 * the lease; every take-over raises the epoch, so that a process that was taken for dead can be told from its
 * successor.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, texts } from "../database/index.ts";
import type { Task } from "./model.ts";
import { channel, taskColumns } from "./store.ts";

export interface Claim {
  readonly task: Task;
  readonly epoch: number;
}

/** What a run has to write down. */
export interface Report {
  progress: number;
  /** Text to append to the log. */
  log: string;
}

export interface Ending {
  readonly state: "done" | "failed";
  /** JSON text. */
  readonly result?: string | undefined;
  readonly error?: string | undefined;
}

/** Null is what another process had first. */
type ClaimRow = { readonly candidateKey: string; readonly epoch: number | null } & (Task | { readonly id: null });

/** Characters of a task's log that are kept, the last ones. */
const logLimit = 65_536;

/** The last sign of life of a key that nobody owns; the runner stays noted, because it has the key's files. */
const released = "-infinity";
/** The runner of a key whose last one has left for good. */
const nobody = "";

/** For how many seconds a task waits for the process that did the last one of its key. */
const patience = 2;

export const makeClaims = Effect.fnUntraced(function* (runner: string, leaseSeconds: number) {
  const sql = yield* SqlClient.SqlClient;
  const columns = sql.literal(taskColumns);
  const silent = sql`now() - make_interval(secs => ${leaseSeconds})`;
  const owned = (claim: Claim) => sql`key = ${claim.task.key} and epoch = ${claim.epoch} and runner = ${runner}`;

  // Tasks of one key keep their order: what would wait for a slot of its own stays before what came later.
  const inOrder = (waiting: ReadonlyArray<string>) => sql`not exists (select from tasks earlier
    where earlier.key = tasks.key and earlier.state in ('queued', 'running') and earlier.created < tasks.created
      and earlier.kind = any(${texts(waiting)}))`;

  // One statement, so that a claim costs one journey. Of several processes that want a key, the insert lets one have it.
  // A task of the key that is running was left behind by a process that died.
  const claimNext = (kinds: ReadonlyArray<string>, waiting: ReadonlyArray<string>) => sql<ClaimRow>`
    with candidate as (
      select tasks.key from tasks left join owners using (key)
      where state in ('queued', 'running') and kind = any(${texts(kinds)}) and ${inOrder(waiting)}
        and (owners.key is null or (since < ${silent}
          and (runner in (${runner}, ${nobody}) or created < now() - make_interval(secs => ${patience}))))
      order by created limit 1 for update of tasks skip locked
    ), owned as (
      insert into owners as owner (key, epoch, runner, since) select key, 1, ${runner}, now() from candidate
      on conflict (key) do update set epoch = owner.epoch + 1, runner = excluded.runner, since = now()
        where owner.since < ${silent}
      returning key, epoch
    ), next as (
      select id from tasks
      where key = (select key from owned) and state in ('queued', 'running') and kind = any(${texts(kinds)})
        and ${inOrder(waiting)}
      order by state = 'running' desc, created limit 1 for update skip locked
    ), begun as (
      update tasks set state = 'running', started = coalesce(started, now()), attempts = attempts + 1
      where id = (select id from next) returning *
    )
    select key as "candidateKey", epoch, ${columns} from candidate left join owned using (key) left join begun using (key)`;

  const release = (key: string, epoch: number) =>
    sql`update owners set since = ${released} where key = ${key} and epoch = ${epoch} and runner = ${runner}`;

  /**
   * Takes the next task of `kinds` that may run: "nothing" when there is none, "again" when another process was faster.
   * `waiting` are the kinds that this process has no slot for now, and that keep their place before what came later.
   */
  const claim = (kinds: ReadonlyArray<string>, waiting: ReadonlyArray<string> = []) =>
    Effect.gen(function* () {
      const [row] = yield* claimNext(kinds, waiting);
      if (row === undefined) return "nothing" as const;
      const { candidateKey, epoch, ...task } = row;
      if (epoch === null) return "again" as const;
      if (task.id !== null) return { task, epoch } satisfies Claim;
      yield* release(candidateKey, epoch);
      return "again" as const;
    });

  /** A sign of life for `claims`. */
  const renew = (claims: ReadonlyArray<Claim>) => {
    const keys = claims.map(({ task }) => task.key);
    // A locked row is one that its own last transaction guards.
    return sql`update owners set since = now() where key in (
      select key from owners where key = any(${texts(keys)}) and runner = ${runner} and since <> ${released}
      for update skip locked)`;
  };

  /** The ids of those of `claims` whose runs must stop: lost to others, or cancelled. */
  const lost = (claims: ReadonlyArray<Claim>) => {
    const ids = claims.map(({ task }) => task.id);
    const keys = claims.map(({ task }) => task.key);
    const epochs = claims.map(({ epoch }) => epoch);
    return sql<{ id: string }>`
      select id from unnest(${ids}::uuid[], ${texts(keys)}, ${bigints(epochs)}) mine (id, key, epoch)
      where not exists (select from owners where owners.key = mine.key and owners.epoch = mine.epoch and runner = ${runner})
        or not exists (select from tasks where tasks.id = mine.id and state = 'running')`;
  };

  /** Whether the claim holds; if so, nobody can take it over until the transaction ends. */
  const holds = (claim: Claim) => sql`select from owners where ${owned(claim)} for share`;

  const report = (claim: Claim, { progress, log }: Report) => sql`
    update tasks set progress = ${progress}, log = right(log || ${log}, ${logLimit})
    where id = ${claim.task.id}::uuid and state = 'running' and exists (select from owners where ${owned(claim)})`;

  const file = (claim: Claim) =>
    Effect.map(
      sql<{ content: Uint8Array }>`select content from task_files where task_id = ${claim.task.id}::uuid`,
      ([row]) => row?.content,
    );

  const markApplied = (claim: Claim, result: string | undefined) => sql`
    update tasks set applied = true, result = coalesce(${result ?? null}::jsonb, result) where id = ${claim.task.id}::uuid`;

  const finish = (claim: Claim, { progress, log }: Report, { state, result, error }: Ending) => sql`
    with ended as (
      update tasks set state = ${state}, progress = ${progress}, log = right(log || ${log}, ${logLimit}),
        result = coalesce(${result ?? null}::jsonb, result), error = ${error ?? null}, finished = now()
      where id = ${claim.task.id}::uuid and state = 'running' and exists (select from owners where ${owned(claim)})
      returning id
    ), emptied as (
      delete from task_files where task_id in (select id from ended)
    )
    update owners set since = ${released} where ${owned(claim)}`;

  /** Puts a task back for the next process; whether this attempt counts. */
  const park = (claim: Claim, counts: "counted" | "uncounted") => sql`
    with parked as (
      update tasks set state = 'queued', attempts = attempts - ${counts === "counted" ? 0 : 1}::int
      where id = ${claim.task.id}::uuid and state = 'running' and exists (select from owners where ${owned(claim)})
      returning id
    ), told as (
      select pg_notify(${channel}, '') from parked
    )
    update owners set since = ${released} where ${owned(claim)} and (select count(*) from told) >= 0`;

  /** This process stops: its keys are for anyone, and what it could not park is put back without counting. */
  const leave = sql`
    with parked as (
      update tasks set state = 'queued', attempts = attempts - 1
      where state = 'running' and key in (select key from owners where runner = ${runner} and since <> ${released})
    )
    update owners set since = ${released}, runner = ${nobody} where runner = ${runner}`;

  /** For a database that has one process only: whatever was owned belonged to a process that is dead. */
  const evict = sql`update owners set since = ${released}, runner = ${nobody}`;

  /** Adds the task of a periodic work's tick, unless another process did. */
  const addTick = (name: string, tick: Date) => sql`
    insert into tasks (id, kind, key)
    values (md5(${`${name} ${tick.toISOString()}`})::uuid, ${name}, ${name}) on conflict do nothing`;

  /** Forgets ended tasks: those of `periodic` kinds after a day, others after `days`. */
  const forget = (days: number, periodic: ReadonlyArray<string>) =>
    Effect.andThen(
      sql`delete from tasks where finished < now() - make_interval(days => case when kind = any(${texts(periodic)}) then 1 else ${days}::int end)`,
      sql`delete from owners where since = ${released} and not exists (select from tasks where tasks.key = owners.key)`,
    );

  return { claim, renew, lost, holds, report, file, markApplied, finish, park, leave, evict, addTick, forget };
});

export type Claims = Effect.Success<ReturnType<typeof makeClaims>>;
