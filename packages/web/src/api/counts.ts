/** Numbers of strings in a language by what is to be done with them. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client.ts";

export interface CountedPlace {
  readonly project: string;
  /** Nothing for all components. */
  readonly component: string | undefined;
  readonly language: string;
}

export const countsQuery = ({ project, component, language }: CountedPlace) =>
  queryOptions({
    queryKey: ["counts", project, component ?? "-", language],
    queryFn: ({ signal }) =>
      client.editor
        .counts({ project, language, ...(component === undefined ? {} : { component }) }, { signal })
        .orThrow(),
    staleTime: 30_000,
  });
