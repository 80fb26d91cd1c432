/** What is answered at addresses of the console: the page that starts it, and its files. */
import { tellFailure } from "@dragoman/core/database";
import { Cause, Effect } from "effect";
import { nobody } from "../badges/engagement.ts";
import { sessionCookie } from "../cookie.ts";
import { preferred } from "../wire/accept.ts";
import type { Gate } from "../wire/gate.ts";
import type { Incoming } from "../wire/incoming.ts";
import type { Reply } from "../wire/reply.ts";
import type { ConsoleBuild } from "./build.ts";
import { isStatic, staticFile } from "./files.ts";
import { type OpenFacts, openProject } from "./openProject.ts";
import { nowhere, ownPage } from "./ownPages.ts";
import { basePath, shell, type Told } from "./shell.ts";

export interface Place {
  readonly pathname: string;
  /** Address of the site, without a slash at the end. */
  readonly baseUrl: string;
}

interface ConsoleSettings {
  readonly build: ConsoleBuild;
  readonly siteTitle: string;
  readonly requireLogin: boolean;
  readonly gate: Gate;
}

export interface ConsolePages {
  /** Whether a page or a file stands at a path. */
  readonly serves: (pathname: string) => boolean;
  /** Undefined where this is not for the console to answer. */
  readonly answer: (incoming: Incoming, place: Place) => Effect.Effect<Reply, never, OpenFacts> | undefined;
}

export const makeConsolePages = ({ build, siteTitle, requireLogin, gate }: ConsoleSettings): ConsolePages => {
  const page = (status: number, { baseUrl }: Place, files: readonly string[], told?: Told) =>
    shell({ status, siteTitle, base: basePath(baseUrl), icon: build.icon, files: [...build.main, ...files], told });
  // Who is signed in has scripts, and who asks too often gets the page without: what it shows is counted by the API.
  const tell = (incoming: Incoming, place: Place) =>
    Effect.gen(function* () {
      if (requireLogin || sessionCookie(incoming, place.baseUrl).secret !== undefined) return undefined;
      const open = openProject(place);
      if (open === undefined) return undefined;
      yield* gate.admit(yield* nobody, incoming.address, "pages");
      return yield* open;
    }).pipe(
      Effect.catch(() => Effect.undefined),
      Effect.catchCause((cause) =>
        Cause.hasInterruptsOnly(cause)
          ? Effect.interrupt
          : Effect.as(tellFailure("A page could not tell of its project.", cause), undefined),
      ),
    );
  return {
    serves: (pathname) => isStatic(pathname) || build.filesAt(pathname) !== undefined,
    answer: (incoming, place) => {
      const { pathname } = place;
      if (isStatic(pathname)) return staticFile(build.folder, pathname, incoming);
      const { method, header } = incoming;
      if (method !== "GET" && method !== "HEAD") return undefined;
      const files = build.filesAt(pathname);
      // Programs that mistype an address of the API are told so in its own words.
      if (files === undefined && preferred(header("accept"), ["application/json", "text/html"]) !== "text/html")
        return undefined;
      return files === undefined
        ? Effect.sync(() => page(404, place, [], nowhere))
        : Effect.map(tell(incoming, place), (told) => page(200, place, files, told ?? ownPage(pathname)));
    },
  };
};
