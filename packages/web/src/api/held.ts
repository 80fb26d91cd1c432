/** What one may do in a place: what is not held is not offered. */
import type { HeldPermissions } from "@dragoman/client";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";

export type Permission = HeldPermissions["permissions"][number];

/** The id of the text that names it. */
export const textOfPermission = (permission: Permission): string => `rights-${permission.replace(".", "-")}`;

export interface HeldIn {
  /** Nothing for what is allowed on the whole site. */
  readonly project?: string;
  readonly component?: string | undefined;
  readonly language?: string;
}

export const heldQuery = ({ project, component, language }: HeldIn) =>
  queryOptions({
    queryKey: ["held", project, component, language],
    queryFn: ({ signal }) =>
      client.explanations
        .held(
          {
            ...(project === undefined ? {} : { project }),
            ...(component === undefined ? {} : { component }),
            ...(language === undefined ? {} : { language }),
          },
          { signal },
        )
        .orThrow(),
    staleTime: 60_000,
  });

/** Whether one may do this here. */
export const useMay = (place: HeldIn): ((permission: Permission) => boolean) => {
  const { data } = useSuspenseQuery(heldQuery(place));
  return (permission) => data.permissions.includes(permission);
};
