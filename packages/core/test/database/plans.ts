/** How PostgreSQL would do what an effect asks of it: the kinds of plan nodes on some tables. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { CurrentTransformer } from "effect/sql/Statement";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** What the statements of `effect` do with `tables`, each kind once, such as "Seq Scan on units". */
export const plansOf = <E, R>(effect: Effect.Effect<unknown, E, R>, tables: readonly string[]) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const statements: (readonly [string, readonly unknown[]])[] = [];
    yield* Effect.provideService(effect, CurrentTransformer, (statement) => {
      statements.push(statement.compile());
      return Effect.succeed(statement);
    });
    const kinds = new Set<string>();
    for (const [text, values] of statements) {
      const [row] = yield* sql.unsafe<{ "QUERY PLAN": readonly { readonly Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      for (const { Plan } of row?.["QUERY PLAN"] ?? [])
        for (const node of nodes(Plan))
          if (tables.includes(node["Relation Name"] ?? ""))
            kinds.add(`${node["Node Type"]} on ${node["Relation Name"]}`);
    }
    return [...kinds];
  });
