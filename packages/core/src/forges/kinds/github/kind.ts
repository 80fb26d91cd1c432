/** GitHub: github.com, and GitHub Enterprise at other hosts. */
import { Effect } from "effect";
import { refuseCredentials, type ForgeKind } from "../../forge.ts";
import { usualLimits } from "../../http.ts";
import { twoParts } from "../../places.ts";
import { authorizeApp } from "./app.ts";
import { connect } from "./calls.ts";

const headers = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };

export const github: ForgeKind = {
  id: "github",
  name: "GitHub",
  takes: ["token", "app"],
  // It counts by the hour (5,000), and asks for a second between requests that make something: nothing here makes more
  // than one after the other.
  limits: usualLimits,
  webHost: (host) => (host === "ssh.github.com" ? "github.com" : host),
  base: (origin) => (new URL(origin).host === "github.com" ? "https://api.github.com" : `${origin}/api/v3`),
  place: twoParts,
  url: (origin, { owner, name }) => `${origin}/${owner}/${name}.git`,
  proposes: "branch",
  authorize: (credentials, http, place, now) => {
    switch (credentials.type) {
      case "token":
        return Effect.succeed({
          headers: { ...headers, authorization: `Bearer ${credentials.token}` },
          git: { username: credentials.username ?? "x-access-token", password: credentials.token },
        });
      case "app":
        return Effect.map(authorizeApp(credentials, http.as(headers), place, now), (authorized) => ({
          ...authorized,
          headers: { ...headers, ...authorized.headers },
        }));
      case "password":
        return refuseCredentials(github);
    }
  },
  connect,
};
