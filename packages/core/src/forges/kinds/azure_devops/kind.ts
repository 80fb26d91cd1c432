/** Azure DevOps: dev.azure.com with organisations and projects, and servers with collections at other hosts. */
import { Effect } from "effect";
import { basic, type ForgeKind, refuseCredentials } from "../../forge.ts";
import { encodeSegments, path as encoded, usualLimits } from "../../http.ts";
import type { Place } from "../../model.ts";
import { connect } from "./calls.ts";

/** `organisation/project/_git/name`, `v3/organisation/project/name` over ssh; a project's first repository has its name. */
const place = (path: string): Place | undefined => {
  const [, organisation, project, name] =
    /^(?:v3\/)?([^/]+)\/(?:([^/]+)\/)?_git\/([^/]+)$/.exec(path) ?? /^v3\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return organisation === undefined || name === undefined
    ? undefined
    : { owner: `${organisation}/${project ?? name}`, name };
};

export const azureDevops: ForgeKind = {
  id: "azure_devops",
  name: "Azure DevOps",
  takes: ["token"],
  limits: usualLimits,
  webHost: (host) => (host === "ssh.dev.azure.com" ? "dev.azure.com" : host),
  base: (origin) => origin,
  place,
  url: (origin, { owner, name }) => `${origin}/${encodeSegments(owner)}/_git${encoded`/${name}`}`,
  proposes: "branch",
  authorize: (credentials) =>
    credentials.type === "token"
      ? Effect.succeed({
          headers: { authorization: basic("", credentials.token) },
          // Any name does beside a token.
          git: { username: credentials.username ?? "token", password: credentials.token },
        })
      : refuseCredentials(azureDevops),
  connect,
};
