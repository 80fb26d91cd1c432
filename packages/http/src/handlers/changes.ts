import { Invalid, NotFound } from "@dragoman/core/access";
import { type ChangeFilter, Changes, isAction } from "@dragoman/core/changes";
import { Effect } from "effect";
import { changeShape, changesApi } from "../api/changes.ts";
import { type Call, serve } from "../dispatch.ts";

const instant = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A date, or a time in UTC unless it says otherwise. */
const readTime = (text: string): Date | undefined => {
  if (!instant.test(text)) return undefined;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes(":") ? text : `${text}Z`;
  const date = new Date(zoned.replace(" ", "T"));
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const readFilter = (query: URLSearchParams): Effect.Effect<ChangeFilter, Invalid> =>
  Effect.suspend(() => {
    const actions = query.getAll("action");
    const wrong = actions.find((action) => !/^\d+$/.test(action) || !isAction(Number(action)));
    if (wrong !== undefined)
      return Effect.fail(
        Invalid.field("action", `Select a valid choice. ${wrong} is not one of the available choices.`),
      );
    const times: { after?: Date; before?: Date } = {};
    for (const end of ["after", "before"] as const) {
      const text = query.get(`timestamp_${end}`);
      if (text === null || text === "") continue;
      const time = readTime(text);
      if (time === undefined) return Effect.fail(Invalid.field("timestamp", "Enter a valid date/time."));
      times[end] = time;
    }
    const username = query.get("user");
    return Effect.succeed({
      ...(actions.length === 0 ? {} : { actions: actions.map(Number) }),
      ...(username === null || username === "" ? {} : { username }),
      ...times,
    });
  });

/** The page of changes that a request asks for, narrowed to `scope`. */
export const listChanges = (
  { actor, query, list, view }: Pick<Call, "actor" | "query" | "list" | "view">,
  scope: ChangeFilter,
) =>
  Effect.gen(function* () {
    const changes = yield* Changes;
    const filter = yield* readFilter(query);
    return yield* list((slice) => changes.page(actor, { ...filter, ...scope }, view(changeShape), slice));
  });

/** An id in a path; what is no number names nothing. */
export const pathId = (text: string, object: string): Effect.Effect<number, NotFound> =>
  /^\d{1,15}$/.test(text) ? Effect.succeed(Number(text)) : Effect.fail(new NotFound({ object }));

export const changes = [
  serve(changesApi.list, (call) => listChanges(call, {})),
  serve(changesApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Changes;
      const id = yield* pathId(params.id, "Change");
      return yield* one(service.one(actor, id, view(changeShape)));
    }),
  ),
];
