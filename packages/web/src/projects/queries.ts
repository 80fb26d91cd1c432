/** What the pages of projects ask. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";

export const matrixQuery = (project: string, category?: number) =>
  queryOptions({
    queryKey: ["matrix", project, category],
    queryFn: ({ signal }) =>
      category === undefined
        ? client.overviews.matrix({ project, page_size: 200 }, { signal }).orThrow()
        : client.overviews.categoryMatrix({ id: category, page_size: 200 }, { signal }).orThrow(),
  });

export interface Scope {
  readonly project: string;
  readonly component?: string;
  readonly language?: string;
}

/** Numbers of strings by what is to be done with them. */
export const queuesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ["queues", scope],
    queryFn: ({ signal }) => client.editor.counts({ ...scope }, { signal }).orThrow(),
  });

export const alertsQuery = (project: string, component?: string) =>
  queryOptions({
    queryKey: ["alerts", project, component],
    queryFn: ({ signal }) =>
      component === undefined
        ? client.overviews.alerts({ project, page_size: 20 }, { signal }).orThrow()
        : client.overviews.componentAlerts({ project, component, page_size: 20 }, { signal }).orThrow(),
  });

export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ["project", project],
    queryFn: ({ signal }) => client.projects.one({ project }, { signal }).orThrow(),
  });

export const projectsQuery = queryOptions({
  queryKey: ["projects"],
  queryFn: ({ signal }) => client.projects.list({ page_size: 200 }, { signal }).orThrow(),
});

export const workQuery = (username: string, languages: readonly string[]) =>
  queryOptions({
    queryKey: ["work", username, languages],
    queryFn: ({ signal }) =>
      client.overviews
        .work({ username, page_size: 50, ...(languages.length === 0 ? {} : { language: [...languages] }) }, { signal })
        .orThrow(),
  });

export const recentQuery = (username: string) =>
  queryOptions({
    queryKey: ["recent", username],
    queryFn: ({ signal }) => client.overviews.recent({ username }, { signal }).orThrow(),
  });

export const componentQuery = (project: string, component: string) =>
  queryOptions({
    queryKey: ["component", project, component],
    queryFn: ({ signal }) => client.components.one({ project, component }, { signal }).orThrow(),
  });

export const repositoryQuery = (project: string, component: string) =>
  queryOptions({
    queryKey: ["repository", project, component],
    queryFn: ({ signal }) => client.components.repository({ project, component }, { signal }).orThrow(),
  });

export const languagesQuery = queryOptions({
  queryKey: ["languages"],
  queryFn: ({ signal }) => client.languages.list({ page_size: 1000 }, { signal }).orThrow(),
});

export const languageWorkQuery = (code: string) =>
  queryOptions({
    queryKey: ["language", code],
    queryFn: async ({ signal }) => {
      const [language, work, people] = await Promise.all([
        client.languages.one({ language: code }, { signal }).orThrow(),
        client.languages.projects({ language: code, page_size: 200 }, { signal }).orThrow(),
        client.languages.people({ language: code, page_size: 20 }, { signal }).orThrow(),
      ]);
      return { language, work: work.results, people: people.results };
    },
  });
