/** A server with the sample project, and a browser before it, as people have them. */
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { serve } from "@dragoman/node";
import { embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { Effect, Exit, Scope } from "effect";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { type Harbour, makeHarbour } from "./harbour.ts";

export const chromiumPath = "/usr/bin/chromium";

const freePort = async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
};

export interface Town extends Harbour {
  readonly site: Site;
  readonly url: string;
  readonly browser: Browser;
  /** A page as an account sees it; "anonymous" has none. */
  readonly page: (account: string, options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const consoleFolder = fileURLToPath(new URL("../../dist/", import.meta.url));

export const openTown = async (port?: number): Promise<Town> => {
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const site = await openSite(embeddedDatabase, { siteUrl: url, siteTitle: "Dragoman", consoleFolder });
  const scope = Scope.makeUnsafe();
  await Effect.runPromise(serve({ app: site.app, port: at }).pipe(Scope.provide(scope)));
  const harbour = await makeHarbour(site);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
  return {
    ...harbour,
    site,
    url,
    browser,
    page: async (account, options = {}) => {
      const headers =
        account === "anonymous" ? {} : { extraHTTPHeaders: { authorization: `Token ${tokenOf(account)}` } };
      const context = await browser.newContext({ baseURL: url, ...headers, ...options });
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      await Effect.runPromise(Scope.close(scope, Exit.void));
      await site.close();
      harbour.remote.remove();
    },
  };
};

const tokenOf = (username: string) => `wlu_${username.padStart(36, "0")}`;
