/** Requests whose effects on the database do not stay: many can be tried on one scene. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

class Undo<A> {
  readonly _tag = "Undo";
  readonly answer: A;
  constructor(answer: A) {
    this.answer = answer;
  }
}

/** What `work` answers, without any of its effects on the database. */
export const undone = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.catch(sql.withTransaction(Effect.flatMap(work, (answer) => Effect.fail(new Undo(answer)))), (error) =>
      error instanceof Undo ? Effect.succeed(error.answer as A) : Effect.die(error),
    ),
  );

/** No work begins in the background: what is submitted is cancelled at once. */
export const cancelWork = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.andThen(
    sql`create function cancel_task() returns trigger language plpgsql as
      'begin new.state := ''cancelled''; new.finished := now(); return new; end'`,
    sql`create trigger cancel_task before insert on tasks for each row execute function cancel_task()`,
  ),
);
