/** Labels of a project. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";

export const labelsQuery = (project: string) =>
  queryOptions({
    queryKey: ["labels", project],
    queryFn: ({ signal }) => client.projects.labels({ project, page_size: 1000 }, { signal }).orThrow(),
  });
