/** The project that somebody keeps the permissions of, by its slug. */
import { Effect } from "effect";
import { type Actor, Forbidden, noPermission, NotFound } from "../access/index.ts";
import { maySeeMembers } from "./policy.ts";
import { makeTeamStore } from "./store.ts";

export const makeKeptProject = Effect.gen(function* () {
  const teams = yield* makeTeamStore;
  return Effect.fnUntraced(function* (actor: Actor, slug: string) {
    const project = yield* Effect.orDie(teams.project(actor, slug));
    if (project === undefined) return yield* new NotFound({ object: "Project" });
    return maySeeMembers(actor, project).allowed ? project : yield* new Forbidden({ reason: noPermission });
  });
});
