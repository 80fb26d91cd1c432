/** The projects that one may see, and their components. */
import { paramsAt } from "@dragoman/client";
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";
import { all } from "./listing.ts";

export const projectsQuery = queryOptions({
  queryKey: ["projects"],
  queryFn: ({ signal }) => client.projects.list({ page_size: 500 }, { signal }).orThrow(),
});

/** Components by their paths, for choosing one. */
export const componentNamesQuery = (project: string) =>
  queryOptions({
    queryKey: ["components", project, "names"],
    queryFn: async ({ signal }) => {
      const found = await all(client.projects.components({ project, page_size: 500 }, { signal }).all());
      return found.map(({ name, url }) => ({ name, path: paramsAt("components.one", url)?.component ?? "" }));
    },
    staleTime: 60_000,
  });
