/** Whom an upload is credited to. */
import { Effect } from "effect";
import { type Actor, may } from "../access/index.ts";
import { subjectOf } from "../components/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { Users } from "../users/index.ts";
import type { UploadInput } from "./model.ts";

export interface NamedAuthor {
  readonly email: string;
  readonly name: string;
}

/** The author that the upload names, where the actor may name one. */
export const namedAuthor = (actor: Actor, { component }: FoundTranslation, input: UploadInput): NamedAuthor | null => {
  const email = input.email ?? input.author_email;
  if (email === undefined || !may(actor, "upload.authorship", subjectOf(component)).allowed) return null;
  return { email, name: input.author ?? input.author_name ?? "" };
};

/** The account of a named author, made on demand; `userId` where nobody is named. */
export const authorOf = (userId: number, named: NamedAuthor | null) =>
  named === null ? Effect.succeed(userId) : Effect.flatMap(Users, (users) => users.authorBy(named.email, named.name));
