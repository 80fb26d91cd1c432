/** What queries may be made of. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";

/** Fields of queries with the values that they take. */
export const searchFieldsQuery = queryOptions({
  queryKey: ["search-fields"],
  queryFn: ({ signal }) => client.search.fields({}, { signal }).orThrow(),
  staleTime: Number.POSITIVE_INFINITY,
});
