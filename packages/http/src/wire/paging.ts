/** Pages of lists: which rows a request asks for, and the envelope around them. */
import { NotFound } from "@dragoman/core/access";
import type { Page, Slice } from "@dragoman/core/database";
import { field, problem } from "@dragoman/core/fields";
import { Effect, Schema } from "effect";
import type { PageSizes } from "./endpoint.ts";
import { optional, readQuery } from "./query.ts";
import { jsonText, type Reply } from "./reply.ts";

export interface PageRequest extends Slice {
  readonly number: number | "last";
}

const invalidPage = new NotFound({ object: "Page" });

const PageNumber = field(
  Schema.Union([Schema.Int, Schema.Literal("last")]),
  {
    anyOf: [
      { type: "integer", minimum: 1, maximum: 999_999_999 },
      { type: "string", enum: ["last"] },
    ],
  },
  (input) => {
    if (input === "" || input === "last") return input === "" ? 1 : "last";
    const number = /^\d{1,9}$/.test(String(input)) ? Number(input) : 0;
    return number < 1 ? problem("There is no such page.") : number;
  },
);

const PageSize = ({ standard, most }: PageSizes) =>
  field(Schema.Int, { type: "integer", default: Math.min(standard, most) }, (input) => {
    const asked = Number(input);
    return Math.min(Number.isSafeInteger(asked) && asked > 0 ? asked : standard, most);
  });

const makePageQuery = (sizes: PageSizes) =>
  Schema.Struct({
    page: optional(PageNumber, "Number of the page, from 1; or `last`."),
    page_size: optional(PageSize(sizes), `Items of a page: at most ${sizes.most}, however many are asked for.`),
  });

const made = new Map<string, ReturnType<typeof makePageQuery>>();

/** What of a query chooses a page. A size that is no positive number is the standard one. */
export const pageQuery = (sizes: PageSizes): ReturnType<typeof makePageQuery> => {
  const key = `${sizes.standard} ${sizes.most}`;
  const query = made.get(key) ?? makePageQuery(sizes);
  made.set(key, query);
  return query;
};

/** A page that is none is not found. */
export const readPage = (query: URLSearchParams, sizes: PageSizes): Effect.Effect<PageRequest, NotFound> =>
  Effect.mapBoth(readQuery(pageQuery(sizes), query), {
    onFailure: () => invalidPage,
    onSuccess: ({ page: number = 1, page_size: limit = Math.min(sizes.standard, sizes.most) }) => ({
      number,
      offset: number === "last" ? 0 : (number - 1) * limit,
      limit,
    }),
  });

/**
 * Answers a page. `list` reads one slice; for `page=last` it is asked twice, because only the count tells which one is last.
 */
export const paged = <E, R>(
  request: PageRequest,
  address: { readonly base: string; readonly query: URLSearchParams },
  list: (slice: Slice) => Effect.Effect<Page, E, R>,
): Effect.Effect<Reply, E | NotFound, R> =>
  Effect.gen(function* () {
    const first = yield* list(request);
    const pages = Math.max(1, Math.ceil(first.count / request.limit));
    const number = request.number === "last" ? pages : request.number;
    if (number > pages) return yield* invalidPage;
    const page =
      request.number === "last" && pages > 1
        ? yield* list({ offset: (pages - 1) * request.limit, limit: request.limit })
        : first;
    const link = (to: number) => (to < 1 || to > pages ? "null" : JSON.stringify(pageLink(address, to)));
    const beside = Object.entries(page.beside ?? {}).map(
      ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
    );
    return jsonText(
      `{"count":${page.count},"next":${link(number + 1)},"previous":${link(number - 1)},${beside.join("")}"results":${page.json}}`,
    );
  });

const pageLink = (
  { base, query }: { readonly base: string; readonly query: URLSearchParams },
  page: number,
): string => {
  const next = new URLSearchParams(query);
  next.delete("page");
  if (page > 1) next.set("page", String(page));
  next.sort();
  const text = next.toString();
  return text === "" ? base : `${base}?${text}`;
};
