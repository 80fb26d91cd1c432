/** Administration of tokens that work in one project only. */
import { systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { TokenId } from "@dragoman/core/ids";
import { NewProjectToken, ProjectTokens } from "@dragoman/core/tokens";
import { Effect } from "effect";
import { limitFields, type TokenLimits } from "../commands/tokenLimits.ts";
import { printOne, printRows } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";
import { tokenRow } from "./tokens.ts";

export const createProjectToken = (
  shared: Shared,
  { project, name, ...limits }: TokenLimits & { readonly project: string; readonly name: string },
) =>
  administer(
    shared,
    Effect.gen(function* () {
      const input = decodeFields(NewProjectToken, { name, ...limitFields(limits) });
      const { id, secret } = yield* (yield* ProjectTokens).issue(systemActor, project, input);
      yield* printOne(
        shared.json,
        { id, project, token: secret },
        `The token of the project ${project}, shown this once: ${secret}`,
      );
    }),
  );

export const listProjectTokens = (shared: Shared, project: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const tokens = yield* ProjectTokens;
      const shape = { ...tokenRow, user: "user" } as const;
      const rows = yield* allRows((slice) => tokens.page(systemActor, project, { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, `The project ${project} has no tokens.`);
    }),
  );

export const revokeProjectToken = (shared: Shared, project: string, id: number) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* ProjectTokens).revoke(systemActor, project, TokenId.make(id));
      const sentence = `The token ${id} of the project ${project} is worthless now.`;
      yield* printOne(shared.json, { id, project, revoked: true }, sentence);
    }),
  );
