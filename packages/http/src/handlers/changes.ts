import { type FieldMessages, Invalid } from "@dragoman/core/access";
import { type ChangeFilter, Changes } from "@dragoman/core/changes";
import { ChangeId } from "@dragoman/core/ids";
import { Effect } from "effect";
import {
  type ActivityQuery,
  changeDetailsShape,
  type ChangeQuery,
  changeShape,
  changesApi,
  dayShape,
  doerShape,
  mostDays,
  usualDays,
} from "../api/changes.ts";
import { type Call, serve } from "../dispatch.ts";
import { jsonText } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

/** Bounds in time are told of as one, whichever is wrong. */
const underOneName = ({ fields }: Invalid) => {
  const { timestamp_after: after, timestamp_before: before, ...others } = fields as FieldMessages;
  const timestamp = after ?? before;
  return Invalid.of(timestamp === undefined ? others : { ...others, timestamp });
};

type Asked = typeof ChangeQuery.Type;

const filterOf = ({ user, action = [], timestamp_after: after, timestamp_before: before }: Asked): ChangeFilter => ({
  ...(action.length === 0 ? {} : { actions: action }),
  ...(user === undefined || user === "" ? {} : { username: user }),
  ...(after == null ? {} : { after }),
  ...(before == null ? {} : { before }),
});

/** With places by name, where they are given. */
const placedFilterOf = ({ project, component, language, ...asked }: typeof ActivityQuery.Type): ChangeFilter => ({
  ...filterOf(asked),
  ...Object.fromEntries(Object.entries({ project, component, language }).filter(([, name]) => (name ?? "") !== "")),
});

const day = 86_400_000;

/** Whole logs are not counted: what is asked for is cut to so many days. */
const activityOf = (query: Effect.Effect<typeof ActivityQuery.Type, Invalid>) =>
  Effect.map(Effect.mapError(query, underOneName), (asked) => withinDays(placedFilterOf(asked)));

const withinDays = (filter: ChangeFilter): ChangeFilter => {
  const end = (filter.before ?? new Date()).getTime();
  const begin = filter.after?.getTime() ?? end - usualDays * day;
  return { ...filter, after: new Date(Math.max(begin, end - mostDays * day)) };
};

/** The page of changes that a request asks for, narrowed to `scope`. */
export const listChanges = (
  { actor, query, list, view }: Pick<Call<string, unknown, Asked>, "actor" | "query" | "list" | "view">,
  scope: ChangeFilter,
) =>
  Effect.gen(function* () {
    const changes = yield* Changes;
    const filter = filterOf(yield* Effect.mapError(query, underOneName));
    return yield* list((slice) => changes.page(actor, { ...filter, ...scope }, view(changeShape), slice));
  });

export const changes = [
  serve(changesApi.list, (call) => listChanges(call, {})),
  serve(changesApi.details, ({ actor, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Changes;
      const { unit, gave_way: gaveWay = false, ...asked } = yield* Effect.mapError(query, underOneName);
      const filter = { ...placedFilterOf(asked), gaveWay, ...(unit === undefined ? {} : { unitId: unit }) };
      return yield* list((slice) => service.page(actor, filter, view(changeDetailsShape), slice));
    }),
  ),
  serve(changesApi.days, ({ actor, query, view }) =>
    Effect.gen(function* () {
      const service = yield* Changes;
      const filter = yield* activityOf(query);
      return jsonText(yield* service.days(actor, filter, view(dayShape)));
    }),
  ),
  serve(changesApi.people, ({ actor, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Changes;
      const filter = yield* activityOf(query);
      return yield* list((slice) => service.people(actor, filter, view(doerShape), slice));
    }),
  ),
  serve(changesApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Changes;
      const id = yield* pathId(ChangeId, params.id, "Change");
      return yield* one(service.one(actor, id, view(changeShape)));
    }),
  ),
];
