/** Operations on repositories, from the command line. */
import { systemActor } from "@dragoman/core/access";
import { type OperationInput, Repositories } from "@dragoman/core/repository";
import { Effect } from "effect";
import { Failed } from "../failed.ts";
import { printOne } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer, siteUrl } from "./open.ts";

/** `place` is `PROJECT` or `PROJECT/COMPONENT`. */
export const operate = (shared: Shared, operation: OperationInput["operation"], place: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const asking = { actor: systemActor, siteUrl: yield* siteUrl };
      const [project = "", ...path] = place.split("/");
      const input = Effect.succeed({ operation });
      const outcome = yield* path.length === 0
        ? repositories.operateOnProject(asking, project, input)
        : repositories.operateOnComponent(asking, project, path.join("/"), input);
      if (!outcome.result && outcome.detail !== undefined) return yield* new Failed({ reason: outcome.detail });
      const sentence = outcome.result ? `Done: ${operation} of ${place}.` : `Nothing to ${operation} in ${place}.`;
      yield* printOne(shared.json, { place, operation, ...outcome }, sentence);
    }),
  );
