/** GitLab: gitlab.com, and at any host. */
import { Effect } from "effect";
import { type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { nestedParts } from "../../places.ts";
import { connect } from "./calls.ts";

export const gitlab: ForgeKind = {
  id: "gitlab",
  name: "GitLab",
  takes: ["token"],
  limits: usualLimits,
  webHost: (host) => (host === "altssh.gitlab.com" ? "gitlab.com" : host),
  base: (origin) => `${origin}/api/v4`,
  place: nestedParts,
  url: (origin, { owner, name }) => `${origin}/${owner}/${name}.git`,
  proposes: "branch",
  authorize: (credentials) =>
    credentials.type === "token"
      ? Effect.succeed({
          headers: { "private-token": credentials.token },
          // Any name does beside a token.
          git: { username: credentials.username ?? "oauth2", password: credentials.token },
        })
      : refuseCredentials(gitlab),
  connect,
};
