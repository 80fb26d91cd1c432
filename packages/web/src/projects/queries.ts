/** What the pages of projects ask. */
import { queryOptions } from "@tanstack/react-query";
import type { ComponentPlace } from "../api/addresses.ts";
import { client } from "../api/client.ts";

export const matrixQuery = (project: string, category?: number) =>
  queryOptions({
    queryKey: ["matrix", project, category],
    queryFn: ({ signal }) =>
      category === undefined
        ? client.overviews.matrix({ project, page_size: 200 }, { signal }).orThrow()
        : client.overviews.categoryMatrix({ id: category, page_size: 200 }, { signal }).orThrow(),
  });

/** One component by all languages: the others of its project are not asked for. */
export const componentRowQuery = ({ project, component }: ComponentPlace) =>
  queryOptions({
    queryKey: ["matrix", project, "component", component],
    queryFn: async ({ signal }) => {
      const named = client.overviews.matrix({ project, q: component, page_size: 200 }, { signal }).pages();
      for await (const { results, languages } of named) {
        const row = results.find(({ path }) => path === component);
        if (row !== undefined) return { row, languages };
      }
      return null;
    },
  });

export const alertsQuery = (project: string) =>
  queryOptions({
    queryKey: ["alerts", project],
    queryFn: ({ signal }) => client.overviews.alerts({ project, page_size: 20 }, { signal }).orThrow(),
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
