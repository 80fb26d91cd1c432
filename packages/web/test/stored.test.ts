/** What strangers write stays text on every page, and their addresses lead nowhere by themselves. */
import { existsSync } from "node:fs";
import { type GitRemote, images, makeRemote } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch } from "./harness/watch.ts";

const mark = (where: string) => `${where}"><img src=x onerror=hit=1>`;
const quoted = (text: string) => JSON.stringify(text);

const po = (language: string, target: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

#. ${mark("note")}
#: javascript:hit=1:1
msgctxt ${quoted(mark("context"))}
msgid ${quoted(mark("source"))}
msgstr ${quoted(target)}
`;

const folder = `x"'><img src=x onerror=hit=1>`;
const branch = `x"'><img/src=x/onerror=hit=1>`;

const addresses = [
  "/",
  "/projects/",
  "/projects/evil/",
  "/projects/evil/docs/",
  "/projects/evil/docs/app/",
  "/projects/evil/docs/app/cs/",
  "/translate/evil/docs/app/cs/",
  "/translate/evil/docs/app/cs/?view=list",
  "/search/?q=source",
  "/changes/?project=evil",
  "/user/mallory/",
  "/engage/evil/",
  "/languages/cs/",
  "/files/evil/docs/app/cs/",
  "/screenshots/evil/docs/app/",
  "/repository/evil/docs/app/",
  "/repository/evil/",
  "/settings/evil/",
  "/settings/evil/docs/app/",
  "/labels/evil/",
  "/addons/evil/docs/app/",
  "/access/evil/",
  "/new/component?project=evil&step=what",
  "/glossary/evil/",
  "/insights/evil/",
  "/projects/evil/odd/",
  "/projects/evil/odd/cs/",
  "/files/evil/odd/cs/",
  "/repository/evil/odd/",
  "/settings/evil/odd/",
  "/account/sign-in/?next=javascript:hit=1",
  "/manage/users/",
  "/manage/teams/",
];

describe.skipIf(!existsSync(chromiumPath))("stored scripts (need Chromium)", () => {
  let town: Town;
  let remote: GitRemote;
  const ada = async (line: string, body?: unknown) => {
    const answer = await town.site.ask("ada", line, body);
    expect([line, answer.status < 300, answer.status < 300 ? "" : answer.text]).toEqual([line, true, ""]);
    return answer.json;
  };
  beforeAll(async () => {
    town = await openTown();
    const { site } = town;
    remote = makeRemote({ "po/app.pot": po("", ""), "po/cs.po": po("cs", mark("target")) });
    await site.account("mallory");
    await ada("PATCH /api/users/mallory/", { full_name: mark("person") });
    await site.project("evil", { name: mark("project"), web: "https://evil.example/", instructions: mark("how") });
    const project = `${town.url}/api/projects/evil/`;
    const category = await ada("POST /api/categories/", { name: mark("category"), slug: "docs", project });
    await site.component("evil/app", { name: mark("component"), repo: remote.url, category: category.url });
    await site.settled("evil/docs%252Fapp");
    await ada("POST /api/projects/evil/labels/", { name: mark("label"), color: "red" });
    await ada("POST /api/groups/", { name: mark("team"), project_selection: 0, language_selection: 1 });
    const { results } = await ada("GET /api/translations/evil/docs%252Fapp/en/units/");
    await ada(`PATCH /api/units/${results[0].id}/`, { explanation: mark("explanation") });
    const shot = new FormData();
    for (const [name, value] of Object.entries({
      name: mark("screenshot"),
      project_slug: "evil",
      component_slug: "docs/app",
      language_code: "en",
    }))
      shot.append(name, value);
    shot.append("image", new Blob([Buffer.from(images.png)], { type: "image/png" }), `${mark("file")}.png`);
    await ada("POST /api/screenshots/", shot);
    const { results: czech } = await ada("GET /api/translations/evil/docs%252Fapp/cs/units/");
    await ada(`PATCH /api/units/${czech[0].id}/`, { target: [mark("another")], state: 20 });
    const docs = "PATCH /api/components/evil/docs%252Fapp/";
    await ada(docs, { repoweb: "https://evil.example/{{filename}}#{{line}}" });
    // A branch, a folder and a commit whose names are markup, as git allows.
    remote.git("branch", branch, "main");
    remote.commit({ [`${folder}/cs.po`]: po("cs", mark("odd")) }, mark("commit"));
    remote.git("branch", "-f", branch, "main");
    const mask = {
      filemask: `${folder}/*.po`,
      new_base: "",
      new_lang: "none",
      file_format: "po",
      agreement: mark("agreement"),
    };
    await site.component("evil/odd", { name: "odd", repo: remote.url, branch, ...mask });
    await site.settled("evil/odd");
    await ada("POST /api/components/evil/docs%252Fapp/repository/", { operation: "pull" });
    await site.settled("evil/docs%252Fapp");
    const term = { context: "", source: [mark("term")], target: [mark("glossed")] };
    await ada("POST /api/translations/evil/glossary/cs/units/", term);
  });
  afterAll(async () => {
    await town.close();
    remote.remove();
  });

  it.each(addresses)("stay text at %s", async (address) => {
    const page = await town.page("ada");
    const wrong = watch(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.evaluate(() => (globalThis as { hit?: unknown }).hit)).toBeUndefined();
    expect(await page.locator("img[src=x], [onerror]").count()).toBe(0);
    expect(await page.locator("a[href^='javascript:' i], a[href^='data:' i]").count()).toBe(0);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("are shown as they were written, where they are to be read", async () => {
    const page = await town.page("ada");
    await page.goto("/translate/evil/docs/app/cs/");
    await page.getByRole("main").getByText(mark("source")).first().waitFor();
    expect(await page.getByRole("textbox", { name: "Czech" }).inputValue()).toBe(mark("another"));
    await page.context().close();
  });

  it("stay text in the plan of an upload, in its file's name too", async () => {
    const page = await town.page("ada");
    const wrong = watch(page);
    await page.goto("/files/evil/docs/app/cs/");
    const buffer = Buffer.from(po("cs", mark("planned")));
    const file = { name: `${mark("handed")}.po`.replaceAll("/", "-"), mimeType: "text/html", buffer };
    await page.getByLabel("Drop a file here, or choose one").setInputFiles(file);
    await page.getByLabel("Strings that are translated already").selectOption("replace-translated");
    await page.getByRole("region", { name: "Plan of the upload" }).getByText("planned").first().waitFor();
    expect(await page.evaluate(() => (globalThis as { hit?: unknown }).hit)).toBeUndefined();
    expect(await page.locator("img[src=x], [onerror]").count()).toBe(0);
    expect(wrong()).toEqual([]);
    await page.context().close();
  });

  it("have no way in by addresses of projects and of their sources", async () => {
    const web = await town.site.ask("ada", "PATCH /api/projects/evil/", { web: "javascript:hit=1" });
    expect([web.status, Object.keys(web.json)]).toEqual([400, ["web", "detail"]]);
    const repoweb = await town.site.ask("ada", "PATCH /api/components/evil/docs%252Fapp/", {
      repoweb: "javascript:hit=1//{{filename}}",
    });
    expect([repoweb.status, Object.keys(repoweb.json)]).toEqual([400, ["repoweb", "detail"]]);
  });
});
