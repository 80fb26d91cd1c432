/** Who may do what, as the server tells it. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
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

export interface Person {
  readonly username: string;
  readonly fullName: string;
  /** Ids of their teams. */
  readonly teams: readonly number[];
}

/** Who is in teams of the site, as far as one sees them. */
export const peopleQuery = queryOptions({
  queryKey: ["people"],
  queryFn: async ({ signal }): Promise<readonly Person[]> =>
    (await all(client.users.list({ page_size: 1000 }, { signal }).all())).map(({ username, full_name, groups }) => ({
      username,
      fullName: full_name,
      teams: groups.map((group) => Number(keyOf(group))),
    })),
});

export const membersQuery = (project: string, name: string, page: number) =>
  queryOptions({
    queryKey: ["members", project, name, page],
    queryFn: ({ signal }) =>
      client.projectAccess
        .members({ project, page, page_size: 100, ...(name === "" ? {} : { name }) }, { signal })
        .orThrow(),
  });

export const projectTeamsQuery = (project: string) =>
  queryOptions({
    queryKey: ["teams", project],
    queryFn: ({ signal }) => all(client.projectAccess.teams({ project, page_size: 1000 }, { signal }).all()),
  });

/** Roles that one may give here, and those that are given. */
export const givableRolesQuery = (project: string) =>
  queryOptions({
    queryKey: ["roles", project],
    queryFn: ({ signal }) => all(client.projectAccess.roles({ project, page_size: 1000 }, { signal }).all()),
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

/** Somebody came into a team, or left one. */
export const refreshMembers = async (queries: QueryClient): Promise<void> => {
  await Promise.all([queries.invalidateQueries(peopleQuery), queries.invalidateQueries({ queryKey: ["members"] })]);
};
