/** What settings ask of the server. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { all } from "../api/listing.ts";

export const categoriesQuery = (project: string) =>
  queryOptions({
    queryKey: ["categories", project],
    queryFn: ({ signal }) => client.categories.ofProject({ project, page_size: 1000 }, { signal }).orThrow(),
  });

export const checksQuery = queryOptions({
  queryKey: ["checks"],
  queryFn: ({ signal }) => client.checks.list({}, { signal }).orThrow(),
  staleTime: Infinity,
});

export const labelsQuery = (project: string) =>
  queryOptions({
    queryKey: ["labels", project],
    queryFn: ({ signal }) => client.projects.labels({ project, page_size: 1000 }, { signal }).orThrow(),
  });

export const addonsQuery = queryOptions({
  queryKey: ["addons"],
  queryFn: ({ signal }) => all(client.addons.list({ page_size: 1000 }, { signal }).all()),
});

/** Kinds of add-ons, with why one cannot be installed where that is so. */
export const kindsQuery = (project: string, component: string | undefined) =>
  queryOptions({
    queryKey: ["addon-kinds", project, component],
    queryFn: ({ signal }) =>
      (component === undefined
        ? client.addons.kinds({}, { signal })
        : client.addons.kindsFor({ project, component }, { signal })
      ).orThrow(),
  });
