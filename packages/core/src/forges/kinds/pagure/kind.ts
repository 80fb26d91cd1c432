/** Pagure: pagure.io, and at any host. */
import { Effect } from "effect";
import { type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { anyParts, nameIn } from "../../places.ts";
import { connect } from "./calls.ts";

export const pagure: ForgeKind = {
  id: "pagure",
  name: "Pagure",
  takes: ["token"],
  limits: usualLimits,
  base: (origin) => `${origin}/api/0`,
  place: anyParts,
  url: (origin, place) => `${origin}/${nameIn(place)}.git`,
  proposes: "branch",
  authorize: (credentials) =>
    credentials.type === "token"
      ? Effect.succeed({
          headers: { authorization: `token ${credentials.token}` },
          git: { username: credentials.username ?? "git", password: credentials.token },
        })
      : refuseCredentials(pagure),
  connect,
};
