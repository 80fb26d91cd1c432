/** What happened, newest first. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import type { ChangeFilter } from "./filter.ts";

export interface ActivityOf {
  readonly project?: string;
  readonly component?: string;
  readonly language?: string;
}

const recent = 8;

export const activityQuery = ({ project, component, language }: ActivityOf) =>
  queryOptions({
    queryKey: ["activity", project, component, language],
    queryFn: ({ signal }) => {
      const page = { page_size: recent };
      if (project !== undefined && component !== undefined && language !== undefined)
        return client.translations.changes({ project, component, language, ...page }, { signal }).orThrow();
      if (project !== undefined && component !== undefined)
        return client.components.changes({ project, component, ...page }, { signal }).orThrow();
      if (project !== undefined) return client.projects.changes({ project, ...page }, { signal }).orThrow();
      return client.changes.list(page, { signal }).orThrow();
    },
  });

export const changesOnPage = 50;

export const changesQuery = ({ project, component, language, user, action, page }: ChangeFilter) =>
  queryOptions({
    queryKey: ["changes", project, component, language, user, action, page],
    queryFn: ({ signal }) => {
      const asked = {
        page,
        page_size: changesOnPage,
        ...(user === undefined ? {} : { user }),
        ...(action === undefined ? {} : { action: [action] }),
      };
      if (project !== undefined && component !== undefined && language !== undefined)
        return client.translations.changes({ project, component, language, ...asked }, { signal }).orThrow();
      if (project !== undefined && component !== undefined)
        return client.components.changes({ project, component, ...asked }, { signal }).orThrow();
      if (project !== undefined) return client.projects.changes({ project, ...asked }, { signal }).orThrow();
      return client.changes.list(asked, { signal }).orThrow();
    },
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
