/** What happened, newest first. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";

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
