/** Files that come and go, as streams or at once. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collect, czech, failureOf, greeting, openWorld, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a file", () => {
  it("comes with its name and type, as a stream", async () => {
    const file = await world.admin.files.translation(czech).orThrow();
    expect([file.name, file.type]).toEqual(["app-po-cs.po", "text/x-gettext-catalog"]);
    const parts = await collect(file.stream);
    expect(Buffer.concat(parts).toString()).toContain('msgid "Hello"');
  });

  it("comes at once, in the form that is asked for", async () => {
    const { files } = world.admin;
    const text = await (await files.translation(czech).orThrow()).text();
    const bytes = await (await files.translation(czech).orThrow()).bytes();
    const blob = await (await files.translation(czech).orThrow()).blob();
    expect(new TextDecoder().decode(bytes)).toBe(text);
    expect([await blob.text(), blob.type]).toEqual([text, "text/x-gettext-catalog"]);
  });

  it("that is JSON at will has its type", async () => {
    const statistics = await world.admin.exports.component({ project: "app", component: "po" }).orThrow();
    expect((await statistics.json()).map(({ code }) => code)).toContain("cs");
    const table = await world.admin.exports.component({ project: "app", component: "po", format: "csv" }).orThrow();
    expect([table.type, await table.text()]).toEqual([expect.stringMatching(/^text\/csv/), expect.stringMatching(/,/)]);
  });

  const po = (target: string) => `msgid ""\nmsgstr ""\n"Language: cs\\n"\n\nmsgid "Hello"\nmsgstr "${target}"\n`;
  const options = { conflicts: "replace-translated" } as const;

  it("is sent from a blob, with fields beside it", async () => {
    const file = new File([po("Z blobu")], "cs.po");
    const result = await world.admin.files.upload({ ...czech, body: { file, ...options } }).orThrow();
    expect(result).toMatchObject({ accepted: 1 });
    expect((await greeting(world)).target).toEqual(["Z blobu"]);
  });

  it("is sent from a stream, piece by piece", async () => {
    const bytes = new TextEncoder().encode(po("Ze streamu"));
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    const file = { name: 'c"s\n.po', type: "text/x-gettext-translation", stream };
    const result = await world.admin.files.upload({ ...czech, body: { file, ...options } }).orThrow();
    expect(result).toMatchObject({ accepted: 1 });
    expect((await greeting(world)).target).toEqual(["Ze streamu"]);
  });

  it("is planned before it is taken", async () => {
    const body = { file: new File([po("Z plánu")], "cs.po"), ...options };
    const plan = await world.admin.files.upload({ ...czech, dry_run: true, body }).orThrow();
    if (!("plan" in plan)) throw new Error("No plan came.");
    expect((await greeting(world)).target).not.toEqual(["Z plánu"]);
    await world.admin.files.upload({ ...czech, plan: plan.plan, body }).orThrow();
    expect((await greeting(world)).target).toEqual(["Z plánu"]);
    failureOf(await world.admin.files.upload({ ...czech, plan: plan.plan, body }), "outdated");
  });

  it("make a component, without a repository", async () => {
    const body = { name: "Page", slug: "page", file_format: "json", new_lang: "none" } as const;
    const docfile = new File(['{"greeting": "Hello"}'], "en.json");
    const made = await world.admin.projects.createComponent({ project: "app", body: { ...body, docfile } }).orThrow();
    expect([made.vcs, made.filemask, made.template]).toEqual(["local", "page/*.json", "page/en.json"]);
    failureOf(await world.admin.projects.createComponent({ project: "app", body: { ...body, slug: "b" } }), "invalid");
  });
});
