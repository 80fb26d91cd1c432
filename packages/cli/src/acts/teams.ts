/** Administration of teams. */
import { systemActor } from "@dragoman/core/access";
import { makeTransaction } from "@dragoman/core/database";
import { decodeFields } from "@dragoman/core/fields";
import { TeamId } from "@dragoman/core/ids";
import { languageSelections, Memberships, NewTeam, projectSelections, Teams } from "@dragoman/core/teams";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export interface TeamInput {
  readonly name: string;
  readonly project: string | undefined;
  readonly projects: keyof typeof projectSelections;
  readonly languages: keyof typeof languageSelections;
  /** Ids. */
  readonly roles: readonly number[];
}

/** Makes the team with its roles, or none. A team of a project is for that project. */
export const createTeam = (shared: Shared, { name, project, projects, languages, roles }: TeamInput) =>
  administer(
    shared,
    Effect.gen(function* () {
      const teams = yield* Teams;
      const transaction = yield* makeTransaction;
      const fields = {
        name,
        project_selection: projectSelections[projects],
        language_selection: languageSelections[languages],
        ...(project === undefined ? {} : { defining_project: project }),
      };
      const id = yield* transaction(
        Effect.gen(function* () {
          const made = yield* teams.create(systemActor, decodeFields(NewTeam, fields));
          for (const role of roles) yield* teams.tie(systemActor, made, "role", Effect.succeed(role));
          const { definingProject } = yield* teams.find(systemActor, made);
          if (definingProject !== null && projects === "listed")
            yield* teams.tie(systemActor, made, "project", Effect.succeed(definingProject.id));
          return made;
        }),
      );
      yield* printOne(shared.json, { id, name }, `Made the team ${name}, number ${id}.`);
    }),
  );

export const listTeams = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const teams = yield* Teams;
      const shape = { id: "teamId", name: "teamName", project: "definingProject", roles: "roles" } as const;
      const rows = yield* allRows((slice) => teams.page(systemActor, { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "There are no teams.");
    }),
  );

export const removeTeam = (shared: Shared, id: number) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Teams).remove(systemActor, TeamId.make(id));
      yield* printOne(shared.json, { id, removed: true }, `The team ${id} is gone.`);
    }),
  );

export const addMember = (shared: Shared, id: number, username: string, administrator: boolean) =>
  administer(
    shared,
    Effect.gen(function* () {
      const memberships = yield* Memberships;
      const user = yield* (yield* Users).find(systemActor, username);
      yield* administrator
        ? memberships.promote(systemActor, TeamId.make(id), Effect.succeed({ user_id: user.id }))
        : memberships.add(systemActor, user, Effect.succeed({ group_id: TeamId.make(id) }));
      const sentence = `${user.username} ${administrator ? "administers" : "is in"} the team ${id} now.`;
      yield* printOne(shared.json, { id, username: user.username, administrator }, sentence);
    }),
  );

export const removeMember = (shared: Shared, id: number, username: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const user = yield* (yield* Users).find(systemActor, username);
      yield* (yield* Memberships).remove(systemActor, user, Effect.succeed({ group_id: TeamId.make(id) }));
      yield* printOne(
        shared.json,
        { id, username: user.username },
        `${user.username} is not in the team ${id} any more.`,
      );
    }),
  );
