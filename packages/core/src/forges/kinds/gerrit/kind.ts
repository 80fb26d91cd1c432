/** Gerrit, at any host: what we have is one change, and each push a new patch set of it. */
import { Effect } from "effect";
import { basic, type ForgeKind, refuseCredentials } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { anyParts, nameIn } from "../../places.ts";
import { connect } from "./calls.ts";

export const gerrit: ForgeKind = {
  id: "gerrit",
  name: "Gerrit",
  takes: ["password"],
  limits: usualLimits,
  base: (origin) => `${origin}/a`,
  // Over HTTPS with a name, addresses begin with a/.
  place: (path) => anyParts(path.replace(/^a\//, "")),
  url: (origin, place) => `${origin}/a/${nameIn(place)}`,
  proposes: "change",
  authorize: (credentials) =>
    credentials.type === "password"
      ? Effect.succeed({
          headers: { authorization: basic(credentials.username, credentials.password) },
          git: { username: credentials.username, password: credentials.password },
        })
      : refuseCredentials(gerrit),
  connect,
};
