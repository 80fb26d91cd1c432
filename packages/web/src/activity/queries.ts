/** What happened, newest first, and how much of it there was. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { askedOf, type ChangeFilter } from "./filter.ts";

export type ActivityOf = Pick<ChangeFilter, "project" | "component" | "language" | "user">;

const recent = 8;

export const activityQuery = (of: ActivityOf) =>
  queryOptions({
    queryKey: ["activity", of],
    queryFn: ({ signal }) => client.changes.details({ ...askedOf(of), page_size: recent }, { signal }).orThrow(),
  });

export const changesOnPage = 50;

export const changesQuery = ({ page, ...filter }: ChangeFilter) =>
  queryOptions({
    queryKey: ["changes", filter, page],
    queryFn: ({ signal }) =>
      client.changes.details({ ...askedOf(filter), page, page_size: changesOnPage }, { signal }).orThrow(),
  });

export type Span = Pick<ChangeFilter, "after" | "before">;

export const daysQuery = (of: ActivityOf, span: Span) =>
  queryOptions({
    queryKey: ["days-of-changes", of, span],
    queryFn: ({ signal }) => client.changes.days(askedOf({ ...of, ...span }), { signal }).orThrow(),
    staleTime: 60_000,
  });

export const peopleQuery = (of: ActivityOf, span: Span) =>
  queryOptions({
    queryKey: ["people-of-changes", of, span],
    queryFn: ({ signal }) =>
      client.changes.people({ ...askedOf({ ...of, ...span }), page_size: 10 }, { signal }).orThrow(),
    staleTime: 60_000,
  });

export const personQuery = (username: string) =>
  queryOptions({
    queryKey: ["person", username],
    queryFn: async ({ signal }) => {
      const [person, statistics] = await Promise.all([
        client.users.one({ username }, { signal }).orThrow(),
        client.users.statistics({ username }, { signal }).orThrow(),
      ]);
      return { person, statistics };
    },
  });
