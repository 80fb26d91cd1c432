/** All languages that the server knows: they change rarely. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";
import { all } from "./listing.ts";

export const languagesQuery = queryOptions({
  queryKey: ["languages"],
  queryFn: ({ signal }) => all(client.languages.list({ page_size: 1000 }, { signal }).all()),
  staleTime: 3_600_000,
});
