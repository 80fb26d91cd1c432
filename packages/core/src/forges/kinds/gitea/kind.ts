/** Gitea and Forgejo, at any host. */
import { Effect } from "effect";
import { basic, type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { twoParts } from "../../places.ts";
import { connect } from "./calls.ts";

export const gitea: ForgeKind = {
  id: "gitea",
  name: "Gitea",
  takes: ["token", "password"],
  limits: usualLimits,
  base: (origin) => `${origin}/api/v1`,
  place: twoParts,
  url: (origin, { owner, name }) => `${origin}/${owner}/${name}.git`,
  proposes: "branch",
  authorize: (credentials) => {
    switch (credentials.type) {
      case "token":
        return Effect.succeed({
          headers: { authorization: `token ${credentials.token}` },
          // The name does not matter beside a token.
          git: { username: credentials.username ?? "oauth2", password: credentials.token },
        });
      case "password":
        return Effect.succeed({
          headers: { authorization: basic(credentials.username, credentials.password) },
          git: { username: credentials.username, password: credentials.password },
        });
      case "app":
        return refuseCredentials(gitea);
    }
  },
  connect,
};
