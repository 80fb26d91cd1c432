/** Bitbucket Cloud: bitbucket.org, with its workspaces. */
import { Effect } from "effect";
import { basic, type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { nameIn, twoParts } from "../../places.ts";
import { connect } from "./calls.ts";

export const bitbucketcloud: ForgeKind = {
  id: "bitbucketcloud",
  name: "Bitbucket Cloud",
  takes: ["token", "password"],
  limits: usualLimits,
  webHost: (host) => (host === "altssh.bitbucket.org" ? "bitbucket.org" : host),
  base: (origin) => (new URL(origin).host === "bitbucket.org" ? "https://api.bitbucket.org/2.0" : `${origin}/2.0`),
  place: twoParts,
  url: (origin, place) => `${origin}/${nameIn(place)}.git`,
  proposes: "branch",
  authorize: (credentials) => {
    switch (credentials.type) {
      case "token":
        // A token of a person goes with their address of mail, one of a repository or a workspace alone.
        return Effect.succeed(
          credentials.username === undefined
            ? {
                headers: { authorization: `Bearer ${credentials.token}` },
                git: { username: "x-token-auth", password: credentials.token },
              }
            : {
                headers: { authorization: basic(credentials.username, credentials.token) },
                git: { username: "x-bitbucket-api-token-auth", password: credentials.token },
              },
        );
      case "password":
        return Effect.succeed({
          headers: { authorization: basic(credentials.username, credentials.password) },
          git: { username: credentials.username, password: credentials.password },
        });
      case "app":
        return refuseCredentials(bitbucketcloud);
    }
  },
  connect,
};
