/** Teams ("groups" on the wire): who belongs together and what that gives them. */
import { Context, Effect, Layer } from "effect";
import { projectTeams } from "./projectTeams.ts";
import { makeTeamStore } from "./store.ts";

export class Teams extends Context.Service<
  Teams,
  {
    /** Makes the project's own teams that its access needs and that are not there yet; answers the Administration team. */
    readonly ensureProjectTeams: (project: {
      readonly id: number;
      readonly accessControl: number;
      readonly reviews: boolean;
    }) => Effect.Effect<{ readonly administration: number | undefined }>;
    readonly join: (teamId: number, userId: number) => Effect.Effect<void>;
    /** Puts a new account into the teams that it joins by itself. */
    readonly joinAutomatically: (userId: number) => Effect.Effect<void>;
    readonly leaveAll: (userId: number) => Effect.Effect<void>;
  }
>()("@dragoman/core/teams/Teams") {
  static readonly layer = Layer.effect(
    Teams,
    Effect.gen(function* () {
      const store = yield* makeTeamStore;

      const ensureProjectTeams = (project: { readonly id: number; readonly accessControl: number; readonly reviews: boolean }) =>
        Effect.gen(function* () {
          const known = new Map((yield* store.internalTeams(project.id)).map((team) => [team.name, team.id]));
          for (const { name, roleId } of projectTeams(project))
            if (!known.has(name)) known.set(name, yield* store.insertInternal(project.id, name, roleId));
          return { administration: known.get("Administration") };
        }).pipe(Effect.orDie);

      return Teams.of({
        ensureProjectTeams,
        join: (teamId, userId) => Effect.asVoid(Effect.orDie(store.join(teamId, userId))),
        joinAutomatically: (userId) => Effect.asVoid(Effect.orDie(store.joinAutomatically(userId))),
        leaveAll: (userId) => Effect.asVoid(Effect.orDie(store.leaveAll(userId))),
      });
    }),
  );
}
