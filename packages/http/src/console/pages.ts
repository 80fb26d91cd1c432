/** What is answered at addresses of the console: the page that starts it, and its files. */
import { Effect } from "effect";
import { preferred } from "../wire/accept.ts";
import type { Incoming } from "../wire/incoming.ts";
import type { Reply } from "../wire/reply.ts";
import type { ConsoleBuild } from "./build.ts";
import { isStatic, staticFile } from "./files.ts";
import { shell } from "./shell.ts";

export interface Place {
  readonly pathname: string;
  /** Path that people know the site under, such as `/l10n`; empty at the root. */
  readonly base: string;
}

export interface ConsolePages {
  /** Whether a page or a file stands at a path. */
  readonly serves: (pathname: string) => boolean;
  /** Undefined where this is not for the console to answer. */
  readonly answer: (incoming: Incoming, place: Place) => Effect.Effect<Reply> | undefined;
}

export const makeConsolePages = (build: ConsoleBuild, siteTitle: string): ConsolePages => {
  const page = (status: number, base: string, files: readonly string[]) =>
    Effect.sync(() => shell({ status, siteTitle, base, icon: build.icon, files: [...build.main, ...files] }));
  return {
    serves: (pathname) => isStatic(pathname) || build.filesAt(pathname) !== undefined,
    answer: (incoming, { pathname, base }) => {
      if (isStatic(pathname)) return staticFile(build.folder, pathname, incoming);
      const { method, header } = incoming;
      if (method !== "GET" && method !== "HEAD") return undefined;
      const files = build.filesAt(pathname);
      // Programs that mistype an address of the API are told so in its own words.
      if (files === undefined && preferred(header("accept"), ["application/json", "text/html"]) !== "text/html")
        return undefined;
      return files === undefined ? page(404, base, []) : page(200, base, files);
    },
  };
};
