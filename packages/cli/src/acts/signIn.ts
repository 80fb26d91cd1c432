/** Passwords, invitations and links that sign in, by the operator. */
import { Accounts } from "@dragoman/core/accounts";
import { systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { Invitations, NewInvitation, NewProjectInvitation } from "@dragoman/core/invitations";
import { PasswordChange, Passwords } from "@dragoman/core/passwords";
import { Teams } from "@dragoman/core/teams";
import { Users } from "@dragoman/core/users";
import { readSettings } from "@dragoman/node";
import { Effect } from "effect";
import { askSecret } from "../askSecret.ts";
import { Failed } from "../failed.ts";
import { printOne } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export const setPassword = (shared: Shared, username: string, piped: boolean) =>
  Effect.gen(function* () {
    const password = yield* askSecret(`New password of ${username}`, piped);
    yield* administer(
      shared,
      Effect.gen(function* () {
        const user = yield* (yield* Users).find(systemActor, username);
        yield* (yield* Passwords).set(systemActor, user, decodeFields(PasswordChange, { password }), null);
        const sentence = `Set the password of ${username}. Whoever was signed in with this account has to sign in anew.`;
        yield* printOne(shared.json, { username, password: "set" }, sentence);
      }),
    );
  });

/** Where people find the site: as it is set, else as this machine would serve it. */
const siteOf = (shared: Shared) =>
  Effect.map(
    readSettings({ dataDir: shared.dataDir, databaseUrl: shared.databaseUrl }),
    ({ siteUrl, host, port }) => siteUrl ?? `http://${host}:${port}`,
  );

export interface InvitationInput {
  readonly email: string;
  readonly project: string | undefined;
  readonly team: string | undefined;
}

/** The team of a project by its name. */
const teamNamed = Effect.fnUntraced(function* (project: string, name: string) {
  const shape = { id: "teamId", name: "teamName", project: "definingProject" } as const;
  const teams = yield* Teams;
  const rows = yield* allRows((slice) => teams.page(systemActor, { shape, baseUrl: "" }, slice));
  const found = rows.find((row) => row["project"] === project && row["name"] === name);
  if (found === undefined) return yield* new Failed({ reason: `The project ${project} has no team ${name}.` });
  return Number(found["id"]);
});

export const inviteUser = (shared: Shared, { email, project, team }: InvitationInput) =>
  Effect.gen(function* () {
    const site = yield* siteOf(shared);
    yield* administer(
      shared,
      Effect.gen(function* () {
        const invitations = yield* Invitations;
        const { id, code } =
          project === undefined || team === undefined
            ? yield* invitations.invite(systemActor, decodeFields(NewInvitation, { email }))
            : yield* invitations.inviteTo(
                systemActor,
                project,
                decodeFields(NewProjectInvitation, { email, team_id: yield* teamNamed(project, team) }),
              );
        const link = code === null ? null : `${site}/account/invitation/#${code}`;
        const sentence =
          link === null
            ? `Invited ${email}: the letter leaves with the server.`
            : `Invited ${email}. Give them this link: ${link}`;
        yield* printOne(shared.json, { id, email, link }, sentence);
      }),
    );
  });

export const makeSignInLink = (shared: Shared, username: string) =>
  Effect.gen(function* () {
    const site = yield* siteOf(shared);
    yield* administer(
      shared,
      Effect.gen(function* () {
        const user = yield* (yield* Users).find(systemActor, username);
        const { code, expires } = yield* (yield* Accounts).makeLink(systemActor, user);
        const link = `${site}/account/link/#${code}`;
        yield* printOne(shared.json, { username, link, expires: expires.toISOString() }, link);
      }),
    );
  });
