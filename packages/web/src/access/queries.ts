/** Who may do what, as the server tells it. */
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { all } from "../api/listing.ts";
import { keyOf } from "./model.ts";

export const rolesQuery = queryOptions({
  queryKey: ["roles"],
  queryFn: ({ signal }) => all(client.roles.list({ page_size: 1000 }, { signal }).all()),
});

/** All teams that one sees. */
export const teamsQuery = queryOptions({
  queryKey: ["teams"],
  queryFn: ({ signal }) => all(client.groups.list({ page_size: 1000 }, { signal }).all()),
});

export const usersQuery = (username: string) =>
  queryOptions({
    queryKey: ["users", username],
    queryFn: ({ signal }) =>
      client.users.list({ page_size: 100, ...(username === "" ? {} : { username }) }, { signal }).orThrow(),
  });

export interface Member {
  readonly username: string;
  readonly fullName: string;
  /** Ids of their teams. */
  readonly teams: readonly number[];
}

/** People in teams, as far as one sees them. */
export const membersQuery = queryOptions({
  queryKey: ["members"],
  queryFn: async ({ signal }): Promise<readonly Member[]> =>
    (await all(client.users.list({ page_size: 1000 }, { signal }).all())).map(({ username, full_name, groups }) => ({
      username,
      fullName: full_name,
      teams: groups.map((group) => Number(keyOf(group))),
    })),
});

export const visibilityQuery = (project: string) =>
  queryOptions({
    queryKey: ["visibility", project],
    queryFn: ({ signal }) => client.projectAccess.access({ project }, { signal }).orThrow(),
  });

export const blocksQuery = (project: string) =>
  queryOptions({
    queryKey: ["blocks", project],
    queryFn: ({ signal }) => client.projectAccess.blocks({ project, page_size: 1000 }, { signal }).orThrow(),
  });

export const projectTokensQuery = (project: string) =>
  queryOptions({
    queryKey: ["project-tokens", project],
    queryFn: ({ signal }) => client.projectTokens.list({ project, page_size: 1000 }, { signal }).orThrow(),
  });

export const invitationsQuery = (project: string) =>
  queryOptions({
    queryKey: ["invitations", project],
    queryFn: ({ signal }) => client.invitations.listOfProject({ project, page_size: 1000 }, { signal }).orThrow(),
  });
