/** How PostgreSQL would do what an effect asks of it: the kinds of plan nodes on some tables. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { CurrentTransformer } from "effect/sql/Statement";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** What the statements of `effect` do with `tables`, each kind once, such as "Seq Scan on units". */
export const plansOf = <E, R>(effect: Effect.Effect<unknown, E, R>, tables: readonly string[]) =>
  Effect.map(nodesOf(effect), (found) => [
    ...new Set(
      found
        .filter((node) => tables.includes(node["Relation Name"] ?? ""))
        .map((node) => `${node["Node Type"]} on ${node["Relation Name"]}`),
    ),
  ]);

/** The indexes by which the statements of `effect` find rows. */
export const indexesOf = <E, R>(effect: Effect.Effect<unknown, E, R>) =>
  Effect.map(nodesOf(effect), (found) => [...new Set(found.flatMap((node) => node["Index Name"] ?? []))]);

/** Rows of a table that the statements of `effect`, which only read, look at. */
export const rowsReadOf = <E, R>(effect: Effect.Effect<unknown, E, R>, table: string) =>
  Effect.map(nodesOf(effect, "analyze, "), (found) =>
    found
      .filter((node) => node["Relation Name"] === table)
      .reduce((sum, node) => sum + (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0), 0),
  );

const nodesOf = <E, R>(effect: Effect.Effect<unknown, E, R>, options = "") =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const statements: (readonly [string, readonly unknown[]])[] = [];
    yield* Effect.provideService(effect, CurrentTransformer, (statement) => {
      statements.push(statement.compile());
      return Effect.succeed(statement);
    });
    const found: Plan[] = [];
    for (const [text, values] of statements) {
      const [row] = yield* sql.unsafe<{ "QUERY PLAN": readonly { readonly Plan: Plan }[] }>(
        `explain (${options}format json) ${text}`,
        values,
      );
      for (const { Plan } of row?.["QUERY PLAN"] ?? []) found.push(...nodes(Plan));
    }
    return found;
  });
