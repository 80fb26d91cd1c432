/** Pages in a browser: what their script does with forms and files, as people use them. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createZip } from "@dragoman/formats";
import {
  embeddedDatabase,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  type Site,
} from "@dragoman/testing";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const executablePath = "/usr/bin/chromium";

describe.skipIf(!existsSync(executablePath))("a page in a browser (needs Chromium)", () => {
  let site: Site;
  let remote: GitRemote;
  let server: Server;
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    site = await openSite(embeddedDatabase);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    // Nobody else sees a form in it: one that is there is on the page as the account has it.
    await site.ask("admin", "POST /api/projects/app/access/", { access_control: 100 });
    server = createServer((request, response) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const body = Buffer.concat(parts);
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
        const { method = "GET" } = request;
        const answer = await site.app.fetch(
          new Request(url + request.url, {
            method,
            headers: Object.fromEntries(headers),
            body: body.length === 0 ? null : body,
          }),
        );
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await site.close();
    remote.remove();
  });

  /** The page as the administrator sees it. */
  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(url + path);
    await page.fill("#sign-in input", `wlu_${"admin".padStart(36, "0")}`);
    await page.click("#sign-in button");
    return page;
  };
  /** The form of a method, opened. */
  const form = async (page: Page, method: string, title: string) => {
    const found = page.locator("details", {
      has: page.locator(`form[data-method="${method}"][data-title="${title}"]`),
    });
    await found.locator("summary").click({ position: { x: 5, y: 5 } });
    return found;
  };

  it("sends a file to a translation", async () => {
    const page = await open("/api/translations/app/po/cs?format=api");
    const upload = await form(page, "POST", "Upload a file to a translation");
    const text = 'msgid ""\nmsgstr ""\n"Language: cs\\n"\n\nmsgid "Hello"\nmsgstr "Z prohlížeče"\n';
    await upload
      .locator("input[type=file]")
      .setInputFiles({ name: "cs.po", mimeType: "text/plain", buffer: Buffer.from(text) });
    await upload.locator("select[name=conflicts]").selectOption("replace-translated");
    await upload.locator("button").click();
    await upload.locator("output.good").waitFor();
    expect(await upload.locator("output").textContent()).toMatch(/^HTTP 200[^]*"accepted": 1/);
  });

  it("fetches a file, converted as its form says", async () => {
    const page = await open("/api/translations/app/po/cs/?format=api");
    const file = await form(page, "GET", "File of a translation");
    await file.locator("[name=format]").fill("csv");
    const [download] = await Promise.all([page.waitForEvent("download"), file.locator("button").click()]);
    expect(download.suggestedFilename()).toBe("app-po-cs.csv");
    expect(await readFile(await download.path(), "utf8")).toContain("Hello");
  });

  it("makes a component of a file, without a repository", async () => {
    const page = await open("/api/projects/app/components/?format=api");
    const create = await form(page, "POST", "Create a component");
    for (const [name, value] of Object.entries({ name: "Page", slug: "page" }))
      await create.locator(`[name=${name}]`).fill(value);
    await create.locator("[name=file_format]").selectOption("json");
    await create
      .locator("[name=docfile]")
      .setInputFiles({ name: "en.json", mimeType: "", buffer: Buffer.from('{"a": "A"}') });
    await create.locator("button").click();
    await create.locator("output.good, output.bad").waitFor();
    expect(await create.locator("output").textContent()).toContain("HTTP 201");
  });

  it("keeps the letters of a file's name", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: "Names", slug: "names", file_format: "json" }))
      body.append(name, value);
    body.append("filemask", "*.json");
    body.append("template", "angličtina.json");
    const archive = createZip(new Map([["angličtina.json", Buffer.from('{"a": "A"}')]]));
    body.append("zipfile", new Blob([new Uint8Array(archive)]), "files.zip");
    expect((await site.ask("admin", "POST /api/projects/app/components/", body)).status).toBe(201);
    await site.settled("app/names");
    const page = await open("/api/components/app/names/?format=api");
    const base = await form(page, "GET", "Base file of a component");
    const [download] = await Promise.all([page.waitForEvent("download"), base.locator("button").click()]);
    expect(download.suggestedFilename()).toBe("angličtina.json");
  });

  it("tells why there is no file", async () => {
    const page = await open("/api/components/app/po/?format=api");
    const base = await form(page, "GET", "Base file of a component");
    await base.locator("button").click();
    await base.locator("output.bad").waitFor();
    expect(await base.locator("output").textContent()).toContain("HTTP 404");
  });
});
