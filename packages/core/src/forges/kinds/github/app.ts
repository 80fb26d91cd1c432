/** Apps of GitHub: they sign for themselves, and act by tokens of their installations, which last an hour. */
import { createPrivateKey, sign } from "node:crypto";
import { Effect } from "effect";
import { ForgeUnknown } from "../../errors.ts";
import type { Authorized } from "../../forge.ts";
import { type ForgeHttp, path } from "../../http.ts";
import type { ForgeCredentials, Place } from "../../model.ts";
import { Installation, InstallationToken } from "./answers.ts";

type App = Extract<ForgeCredentials, { readonly type: "app" }>;

/** Seconds that a signature holds; GitHub takes ten minutes at most, by its own clock. */
const holds = 540;
const slow = 60;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token of the app itself (RFC 7519, RS256). */
const signed = ({ app, key }: App, now: number) =>
  Effect.try({
    try: () => {
      const seconds = Math.floor(now / 1000);
      const text = `${part({ alg: "RS256", typ: "JWT" })}.${part({ iat: seconds - slow, exp: seconds + holds, iss: app })}`;
      return `${text}.${sign("RSA-SHA256", Buffer.from(text), createPrivateKey(key)).toString("base64url")}`;
    },
    catch: () =>
      new ForgeUnknown({
        reason: `The private key of the app ${app} cannot be read: give the whole file that GitHub made, lines and all.`,
      }),
  });

export const authorizeApp = (credentials: App, http: ForgeHttp, place: Place, now: number) =>
  Effect.gen(function* () {
    const asApp = http.as({ authorization: `Bearer ${yield* signed(credentials, now)}` });
    const { id } =
      credentials.installation === undefined
        ? yield* asApp.ask(
            {
              what: "find the installation of the app",
              path: path`/repos/${place.owner}/${place.name}/installation`,
            },
            Installation,
          )
        : { id: credentials.installation };
    const made = yield* asApp.ask(
      {
        what: "make a token of the app",
        method: "POST",
        path: path`/app/installations/${id}/access_tokens`,
        json: {},
        repeatable: true,
      },
      InstallationToken,
    );
    return {
      headers: { authorization: `Bearer ${made.token}` },
      git: { username: "x-access-token", password: made.token },
      until: Date.parse(made.expires_at),
    } satisfies Authorized;
  });
