/** What the pages of accounts ask. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";

const own = (username: string, what: string) => ["account", username, what] as const;

export const tokensQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "tokens"),
    queryFn: ({ signal }) => client.tokens.list({ username, page_size: 100 }, { signal }).orThrow(),
  });

export const sessionsQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "sessions"),
    queryFn: ({ signal }) => client.accountSessions.list({ username, page_size: 100 }, { signal }).orThrow(),
  });

export const actsQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "acts"),
    queryFn: ({ signal }) => client.accountSessions.acts({ username, page_size: 30 }, { signal }).orThrow(),
  });

export const subscriptionsQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "subscriptions"),
    queryFn: ({ signal }) => client.users.subscriptions({ username, page_size: 200 }, { signal }).orThrow(),
  });

export const factorsQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "factors"),
    queryFn: ({ signal }) => client.factors.one({ username }, { signal }).orThrow(),
  });

export const passkeysQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "passkeys"),
    queryFn: ({ signal }) => client.passkeys.list({ username, page_size: 100 }, { signal }).orThrow(),
  });

export const identitiesQuery = (username: string) =>
  queryOptions({
    queryKey: own(username, "identities"),
    queryFn: ({ signal }) => client.identities.list({ username, page_size: 100 }, { signal }).orThrow(),
  });
