/** What the wire is told by its host. */
import { tmpdir } from "node:os";
import { parseLimit } from "@dragoman/core/limits";
import { Context } from "effect";
import { renderPage, type Rendered } from "./browsable/page.ts";
import { readConsole } from "./console/build.ts";
import { type ConsolePages, makeConsolePages } from "./console/pages.ts";
import { type Gate, makeGate } from "./wire/gate.ts";
import type { PageSizes } from "./wire/endpoint.ts";
import type { Reply } from "./wire/reply.ts";
import { makeTurnstile, type Turnstile } from "./wire/turnstile.ts";

export interface HttpOptions {
  /** Address of the site for links in answers, with its path; without it the origin and the prefix of each request. */
  readonly siteUrl?: string;
  /** What the site calls itself: `Dragoman` unless given. */
  readonly siteTitle?: string;
  /** Whether nothing is shown to those without an account. */
  readonly requireLogin?: boolean;
  /** Whether notifications of pushes are taken (default), and the secret that services prove to know. */
  readonly hooks?: Partial<HookSettings>;
  /** Whether git may clone components from here (default). */
  readonly gitExport?: boolean;
  /** Items of a page where the endpoint has no sizes of its own and the request names none. */
  readonly pageSize?: number;
  /** Pages of more than 1,000 items that are made at a time, 2 unless given; as many times four wait, others get 503. */
  readonly largePages?: number;
  /** Folder of the built console; without it there are no pages but those of the API. */
  readonly consoleFolder?: string;
  /** Where files of forms wait until their request ends. */
  readonly uploadFolder?: string;
  /** Requests without a token, by address: `100/day` unless given; `off` for no limit. */
  readonly apiRateLimitAnon?: string;
  /** Requests with a token, by user: `5000/hour` unless given; `off` for no limit. */
  readonly apiRateLimitUser?: string;
  /** Requests of pages by somebody who has signed in, by user: `30000/hour` unless given; `off` for no limit. */
  readonly sessionRateLimit?: string;
  /** Pages for people without a token (of the API, and of open projects), by address: `1000/hour` unless given; `off` for no limit. */
  readonly pagesRateLimit?: string;
  /** Feeds and exports, and as many hooks, by address: `1000/hour` unless given; `off` for no limit. */
  readonly openRateLimit?: string;
}

export interface HookSettings {
  readonly enabled: boolean;
  /** Undefined where nothing is to be proven. */
  readonly secret: string | undefined;
  /** The same for hosts of repositories. */
  readonly hosts: Readonly<Record<string, string>>;
}

export class HttpSettings extends Context.Service<
  HttpSettings,
  {
    readonly siteUrl: string | undefined;
    readonly siteTitle: string;
    readonly requireLogin: boolean;
    readonly hooks: HookSettings;
    readonly gitExport: boolean;
    readonly uploadFolder: string;
    readonly pageSizes: (sizes: PageSizes) => PageSizes;
    readonly console: ConsolePages | undefined;
    readonly renderPage: (rendered: Rendered) => Reply;
    readonly gate: Gate;
    readonly largePages: Turnstile;
  }
>()("@dragoman/http/HttpSettings") {}

/** @throws RangeError for a limit that is none, Error for a folder without a built console */
export const makeSettings = ({
  siteUrl,
  siteTitle = "Dragoman",
  requireLogin = false,
  hooks,
  gitExport = true,
  pageSize,
  largePages = 2,
  consoleFolder,
  uploadFolder,
  apiRateLimitAnon = "100/day",
  apiRateLimitUser = "5000/hour",
  sessionRateLimit = "30000/hour",
  pagesRateLimit = "1000/hour",
  openRateLimit = "1000/hour",
}: HttpOptions): HttpSettings["Service"] => {
  const gate = makeGate({
    anonymous: parseLimit(apiRateLimitAnon),
    user: parseLimit(apiRateLimitUser),
    sessions: parseLimit(sessionRateLimit),
    pages: parseLimit(pagesRateLimit),
    open: parseLimit(openRateLimit),
  });
  return {
    siteUrl: siteUrl?.replace(/\/+$/, ""),
    siteTitle,
    requireLogin,
    hooks: { enabled: true, secret: undefined, hosts: {}, ...hooks },
    gitExport,
    uploadFolder: uploadFolder ?? tmpdir(),
    pageSizes: (sizes) => (pageSize === undefined || sizes.most !== 1000 ? sizes : { ...sizes, standard: pageSize }),
    console:
      consoleFolder === undefined
        ? undefined
        : makeConsolePages({ build: readConsole(consoleFolder), siteTitle, requireLogin, gate }),
    renderPage,
    largePages: makeTurnstile(largePages),
    gate,
  };
};
