/** Who uses this browser, and what the site lets them do here: asked once, first of all. */
import type { SessionState } from "@dragoman/client";
import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => client.session.one({}, { signal }).orThrow(),
  staleTime: 300_000,
});

export const useSession = (): SessionState => useSuspenseQuery(sessionQuery).data;

/** Somebody came or went: nothing that was known for the one before is shown to the next. */
export const takeSession = (queries: QueryClient, session: SessionState): void => {
  queries.clear();
  queries.setQueryData(sessionQuery.queryKey, session);
};
