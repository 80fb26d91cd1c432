/** Who uses this browser, and what the site lets them do here: asked once, first of all. */
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";

export interface Session {
  readonly user: { readonly username: string; readonly full_name: string } | null;
}

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: (): Promise<Session> => Promise.resolve({ user: null }),
  staleTime: 60_000,
});

export const useSession = (): Session => useSuspenseQuery(sessionQuery).data;
