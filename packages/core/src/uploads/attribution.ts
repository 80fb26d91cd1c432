/** Whom an upload is credited to. */
import { Effect } from "effect";
import type { Actor } from "../access/model.ts";
import { may } from "../access/policy.ts";
import { systemActor } from "../access/system.ts";
import { subjectOf } from "../components/facts.ts";
import type { FoundTranslation } from "../translations/service.ts";
import { Users } from "../users/service.ts";
import type { UploadInput } from "./model.ts";
import { makeUploadStore } from "./store.ts";

export interface NamedAuthor {
  readonly email: string;
  readonly name: string;
}

/** The author that the upload names, where the actor may name one. */
export const namedAuthor = (actor: Actor, { component }: FoundTranslation, input: UploadInput): NamedAuthor | null => {
  const email = input.email ?? input.author_email;
  if (email === undefined || !may(actor, "upload.authorship", subjectOf(component)).allowed) return null;
  const name = input.author ?? input.author_name ?? "";
  return { email, name: name === "" ? email : name };
};

/** The account of a named author, made on demand; `userId` where nobody is named. */
export const authorOf = (userId: number, named: NamedAuthor | null) =>
  Effect.gen(function* () {
    if (named === null) return userId;
    const store = yield* makeUploadStore;
    const users = yield* Users;
    const known = yield* Effect.orDie(store.userByEmail(named.email));
    if (known !== undefined) return known;
    const { email, name } = named;
    return yield* users
      .create(systemActor, Effect.succeed({ username: email, full_name: name, email }))
      .pipe(Effect.catchTag("Forbidden", Effect.die));
  });
