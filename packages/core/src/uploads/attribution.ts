/** Whom an upload is credited to. */
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import type { UploadInput } from "./model.ts";
import { mayNameAuthor } from "./policy.ts";
import { UserKeeping } from "../users/inside.ts";

export interface NamedAuthor {
  readonly email: string;
  readonly name: string;
}

/** The author that the upload names, where the actor may name one. */
export const namedAuthor = (actor: Actor, found: FoundTranslation, input: UploadInput): NamedAuthor | null => {
  const email = input.email ?? input.author_email;
  if (email === undefined || !mayNameAuthor(actor, found)) return null;
  return { email, name: input.author ?? input.author_name ?? "" };
};

/** The account of a named author, made on demand; `userId` where nobody is named. */
export const authorOf = (userId: UserId, named: NamedAuthor | null) =>
  named === null
    ? Effect.succeed(userId)
    : Effect.flatMap(UserKeeping, (users) => users.authorBy(named.email, named.name));
