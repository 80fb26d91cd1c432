/** A passkey in a browser, with a device of its own making: what it is asked is what it understands. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { embeddedDatabase, openSite, type Site } from "@dragoman/testing";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const executablePath = "/usr/bin/chromium";
const password = "a mountain behind the lake";

describe.skipIf(!existsSync(executablePath))("a passkey in a browser (needs Chromium)", () => {
  let site: Site;
  let server: Server;
  let url: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const body = parts.length === 0 ? null : Buffer.concat(parts);
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
        const { method = "GET" } = request;
        const asked = new Request(url + request.url, { method, headers: Object.fromEntries(headers), body });
        const answer = await site.app.fetch(asked);
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
    site = await openSite(embeddedDatabase, { siteUrl: url });
    await site.account("ada");
    await site.ask("admin", "PUT /api/users/ada/password/", { password });
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    page = await browser.newPage();
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${url}/api/session/`);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    server.close();
    await site.close();
  });

  /** Asks as the page does. */
  const ask = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([method, path, body]) => {
        const headers = { accept: "application/json", "content-type": "application/json" };
        const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
        const text = await answer.text();
        return { status: answer.status, json: text === "" ? null : JSON.parse(text) };
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  const create = (options: object) =>
    page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      return made.toJSON() as object;
    }, options);
  const get = (options: object) =>
    page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
      const got = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      return got.toJSON() as object;
    }, options);

  it("is made by who is signed in, signs in without a name, and stands beside the password", async () => {
    await ask("POST", "/api/session/", { username: "ada", password });
    const asked = await ask("POST", "/api/users/ada/passkeys/options/", {});
    const response = await create(asked.json);
    const made = await ask("POST", "/api/users/ada/passkeys/", { name: "This browser", response });
    expect(made).toMatchObject({ status: 201, json: { name: "This browser" } });

    await ask("DELETE", "/api/session/");
    const options = (await ask("POST", "/api/session/passkey/options/")).json;
    const alone = await ask("POST", "/api/session/passkey/", { response: await get(options) });
    expect(alone.json).toMatchObject({ stage: "full", user: { username: "ada" } });

    await ask("DELETE", "/api/session/");
    const half = await ask("POST", "/api/session/", { username: "ada", password });
    expect(half.json.stage).toBe("second-factor");
    const beside = (await ask("POST", "/api/session/passkey/options/")).json;
    const whole = await ask("POST", "/api/session/second-factor/", { response: await get(beside) });
    expect(whole.json).toMatchObject({ stage: "full", user: { username: "ada" } });
  }, 60_000);
});
