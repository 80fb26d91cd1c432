/** What is asked of the database: the text of each statement, in order, of all that runs over the services answered. */
import { Context, Tracer } from "effect";

export interface Recorded<R> {
  readonly services: Context.Context<R>;
  /** The statements since this was called last. */
  readonly take: () => readonly string[];
}

export const recordStatements = <R>(services: Context.Context<R>): Recorded<R> => {
  const statements: string[] = [];
  class Span extends Tracer.NativeSpan {
    override attribute(key: string, value: unknown) {
      super.attribute(key, value);
      if (key === "db.query.text") statements.push(String(value));
    }
  }
  const tracer = Tracer.make({ span: (options) => new Span(options) });
  return {
    services: Context.add(services, Tracer.Tracer, tracer) as Context.Context<R>,
    take: () => statements.splice(0),
  };
};
