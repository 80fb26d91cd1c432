/** What the server told, kept while it is of use. Failures that another try will not mend are not tried again. */
import { isFailure } from "@dragoman/client";
import { QueryClient } from "@tanstack/react-query";

/** Whether it may go by itself: nobody answered, or not now. */
export const isPassing = (error: unknown): boolean =>
  isFailure(error) && (error.kind === "network" || error.kind === "unavailable");

export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What is done while there is no line fails, and says so with a way to try again: it does not wait unseen.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && isPassing(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  });
