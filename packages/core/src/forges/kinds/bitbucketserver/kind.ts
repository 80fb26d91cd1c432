/** Bitbucket Server and Data Center, at any host. */
import { Effect } from "effect";
import { basic, type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { nameIn, twoParts } from "../../places.ts";
import { connect } from "./calls.ts";

export const bitbucketserver: ForgeKind = {
  id: "bitbucketserver",
  name: "Bitbucket Server",
  takes: ["token", "password"],
  limits: usualLimits,
  base: (origin) => `${origin}/rest`,
  // `scm/PROJECT/repository.git` over HTTPS, without scm/ over ssh.
  place: (path) => twoParts(path.replace(/^scm\//, "")),
  url: (origin, place) => `${origin}/scm/${nameIn(place)}.git`,
  proposes: "branch",
  authorize: (credentials) => {
    switch (credentials.type) {
      case "token":
        return Effect.succeed({
          headers: { authorization: `Bearer ${credentials.token}` },
          git: { username: credentials.username ?? "x-token-auth", password: credentials.token },
        });
      case "password":
        return Effect.succeed({
          headers: { authorization: basic(credentials.username, credentials.password) },
          git: { username: credentials.username, password: credentials.password },
        });
      case "app":
        return refuseCredentials(bitbucketserver);
    }
  },
  connect,
};
