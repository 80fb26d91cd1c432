/** Pages of lists: which rows a request asks for, and the envelope around them. */
import { NotFound } from "@dragoman/core/access";
import type { Page, Slice } from "@dragoman/core/database";
import { Effect } from "effect";
import type { PageSizes } from "./endpoint.ts";
import { jsonText, type Reply } from "./reply.ts";

export interface PageRequest extends Slice {
  readonly number: number | "last";
}

const invalidPage = new NotFound({ object: "Page" });

/** `page_size` that is no positive number falls back to the standard one and is cut to the most allowed; a bad `page` is not found. */
export const readPage = (
  query: URLSearchParams,
  { standard, most }: PageSizes,
): Effect.Effect<PageRequest, NotFound> => {
  const asked = Number(query.get("page_size"));
  const limit = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, most) : Math.min(standard, most);
  const page = query.get("page") || "1";
  if (page === "last") return Effect.succeed({ number: "last", offset: 0, limit });
  const number = /^\d{1,9}$/.test(page) ? Number(page) : 0;
  return number < 1 ? Effect.fail(invalidPage) : Effect.succeed({ number, offset: (number - 1) * limit, limit });
};

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
