/** Why somebody may or may not do something. */
import { systemActor } from "@dragoman/core/access";
import { Explanations, Question } from "@dragoman/core/explanations";
import { decodeFields } from "@dragoman/core/fields";
import { Effect } from "effect";
import { printOne } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";

export interface AccessQuestion {
  readonly username: string;
  readonly permission: string;
  readonly object: string;
}

export const explainAccess = (shared: Shared, { username, permission, object }: AccessQuestion) =>
  administer(
    shared,
    Effect.gen(function* () {
      const question = decodeFields(Question, { permission, object });
      const explained = yield* (yield* Explanations).explain(systemActor, username, question);
      const { allowed, because, reasons } = explained;
      const where = explained.object === "" ? "" : ` in ${explained.object}`;
      const head = `${allowed ? "Yes" : "No"}: ${explained.username} ${allowed ? "holds" : "does not hold"} ${permission}${where} (${because}).`;
      yield* printOne(shared.json, { ...explained }, [head, ...reasons.map((reason) => `- ${reason}`)].join("\n"));
    }),
  );
