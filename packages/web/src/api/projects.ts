/** The projects that one may see. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";

export const projectsQuery = queryOptions({
  queryKey: ["projects"],
  queryFn: ({ signal }) => client.projects.list({ page_size: 500 }, { signal }).orThrow(),
});
