/** Lists, page by page: by numbers, because the addresses in answers may be those of another host. */
import { type AnyPage, type ItemOf, type Listing, type NumberedPage, type Result, valueOf } from "./call.ts";

type PageNumber = number | "last";

/** `ask` asks for one page; undefined stands for the first. */
export const listingOf = <Page extends AnyPage>(
  ask: (page: PageNumber | undefined) => Promise<Result<Page>>,
  start: PageNumber | undefined,
): Listing<Page> => {
  const pages = () => walk(ask, start);
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- a list is asked for when somebody waits for it
    then: (done, failed) => ask(start).then(done, failed),
    orThrow: () => valueOf(ask(start)),
    pages,
    all: () => items(pages()),
  };
};

async function* walk<Page extends AnyPage>(
  ask: (page: PageNumber | undefined) => Promise<Result<Page>>,
  start: PageNumber | undefined,
): AsyncGenerator<NumberedPage<Page>, void, undefined> {
  for (let asked = start, isFirst = true; ; isFirst = false) {
    const result = await ask(asked);
    if (!result.ok) {
      // A list that became shorter meanwhile has its end here; one that is gone has not.
      if (!isFirst && result.error.kind === "not-found" && (await ask(undefined)).ok) return;
      throw result.error;
    }
    const page = result.value;
    const number = typeof asked === "number" ? asked : numberOf(page);
    yield { ...page, number };
    if (page.next === null) return;
    asked = number + 1;
  }
}

async function* items<Page extends AnyPage>(
  pages: AsyncIterable<NumberedPage<Page>>,
): AsyncGenerator<ItemOf<Page>, void, undefined> {
  for await (const page of pages) yield* page.results as readonly ItemOf<Page>[];
}

/** The address of the page before has no number where that is the first. */
const numberOf = ({ previous }: AnyPage): number =>
  previous === null ? 1 : Number(new URL(previous).searchParams.get("page") ?? 1) + 1;
