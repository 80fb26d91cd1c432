/**
 * The log as it grows, in whichever process: every record once, in the order of its number, as far as the actor sees it
 * when it is read. Whoever keeps the number of the last one goes on from there.
 */
import { Effect, Option, Stream } from "effect";
import type { ChangeId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import type { Row, Shape } from "../database/index.ts";
import type { ChangeColumn, changeColumns } from "./columns.ts";
import type { makeNews } from "./news.ts";
import { settle, type Settling } from "./settled.ts";
import type { ChangeScope } from "./filter.ts";
import type { makeChangeStore, Standing } from "./store.ts";

/** A record in the shape that was asked for, and its number. */
export type Streamed<S> = Row<typeof changeColumns, S> & { readonly id: ChangeId };

export interface StreamOptions extends ChangeScope {
  /** Number of the last record that was read; without it, the stream begins with what is not there yet. */
  readonly after?: number;
  /** What addresses begin with: nothing unless told. */
  readonly baseUrl?: string;
}

export type ChangeStream = <const S extends Shape<ChangeColumn>, E = never, R = never>(
  /** Asked anew each time, so that whoever loses a right sees no more. */
  who: Effect.Effect<Actor, E, R>,
  shape: S,
  options?: StreamOptions,
) => Stream.Stream<Streamed<S>, E, R>;

/** Records of one statement. */
const atOnce = 1_000;
/** News may get lost with a connection. */
const atLeastEvery = "2 seconds";
/** How many numbers back acts under way are looked for when a stream begins. */
const underWay = 10_000;
/** Until it is looked again who may still fill a gap. */
const gapPause = "50 millis";

export const makeStream =
  (store: Effect.Success<typeof makeChangeStore>, news: Effect.Success<typeof makeNews>): ChangeStream =>
  <const S extends Shape<ChangeColumn>, E, R>(
    who: Effect.Effect<Actor, E, R>,
    shape: S,
    { after, baseUrl = "", ...scope }: StreamOptions = {},
  ) => {
    const view = { shape: { ...shape, id: "id" } as Shape<ChangeColumn>, baseUrl };
    const begin = Effect.gen(function* () {
      yield* news.hear;
      const begun = after === undefined ? yield* store.standing(underWay) : { newest: after, missing: [] };
      const last = (begun.missing[0] ?? begun.newest + 1) - 1;
      return { begun, read: last, settling: { last, gap: undefined } as Settling };
    });
    const stepFrom =
      (begun: Standing) =>
      ({ read, settling }: { readonly read: number; readonly settling: Settling }) =>
        Effect.gen(function* () {
          if (read < settling.last) {
            const span = { after: read, until: settling.last, limit: atOnce, begun };
            const rows = JSON.parse(yield* store.between(yield* who, scope, view, span)) as readonly Streamed<S>[];
            const whole = rows.length < atOnce;
            return [rows, state(whole ? settling.last : (rows.at(-1)?.id ?? settling.last), settling)] as const;
          }
          const known = yield* news.now;
          const settled = settle(settling, yield* store.look(settling.last, atOnce));
          if (settled.last === settling.last)
            yield* settled.gap === undefined
              ? Effect.timeoutOption(news.after(known), atLeastEvery)
              : Effect.sleep(gapPause);
          return [[], state(read, settled)] as const;
        });
    return Stream.unwrap(Effect.map(begin, ({ begun, ...start }) => Stream.paginate(start, stepFrom(begun))));
  };

const state = (read: number, settling: Settling) => Option.some({ read, settling });
