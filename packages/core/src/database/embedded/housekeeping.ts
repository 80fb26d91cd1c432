/**
 * What PostgreSQL's background processes do and PGlite has none for: checkpoints, so that the log stays short and the
 * start after a crash fast, and vacuum with statistics for tables that changed much.
 */
import type { Cluster } from "./cluster.ts";
import type { Hub } from "./hub.ts";

/** Milliseconds between rounds. */
const interval = 30_000;
/** Bytes of log after which a checkpoint is due. */
const logLimit = 32 * 1024 * 1024;

// The thresholds are those of autovacuum. What only grew is not swept: that would read all of it.
const worn = `
  select format('%I.%I', schemaname, statistics.relname) as name,
    n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as swept
  from pg_stat_user_tables statistics join pg_class on pg_class.oid = relid
  where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
  order by n_dead_tup desc limit 1`;

const logLength = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/** Runs work with the session to itself. */
type Alone = <A>(work: () => Promise<A>) => Promise<A>;

/** One round. What waits for the disk only leaves the session to others. */
export const tidy = async (
  { query, flush }: Pick<Cluster, "query"> & Partial<Pick<Cluster, "flush">>,
  alone: Alone = (work) => work(),
): Promise<void> => {
  const [table] = await alone(() => query<{ readonly name: string; readonly swept: boolean }>(worn));
  if (table !== undefined) await alone(() => query(`${table.swept ? "vacuum (analyze)" : "analyze"} ${table.name}`));
  const [log] = await alone(() => query<{ readonly bytes: number }>(logLength));
  if (log === undefined || log.bytes <= logLimit) return;
  // The checkpoint would wait for all that was written since the last one, and everybody for the checkpoint.
  await flush?.();
  await alone(() => query("checkpoint"));
};

/** Starts the rounds; the answer stops them. A round that fails is told and changes nothing. */
export const startHousekeeping = (hub: Hub, cluster: Cluster): (() => void) => {
  let running = false;
  const round = async () => {
    if (running) return;
    running = true;
    await tidy(cluster, hub.exclusive).catch((error: Error) => process.emitWarning(error));
    running = false;
  };
  const timer = setInterval(() => void round(), interval);
  return () => clearInterval(timer);
};
