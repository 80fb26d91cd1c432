/** What everybody may see of a project: facts for its engage page, and badges. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { parseXml } from "@rgrove/parse-xml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { badgeColors, badgeKinds, drawBadge } from "../src/badges/draw.ts";

describe.each(databases)("open facts over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const slug of ["app", "shut"]) {
      await site.project(slug, { instructions: "Please." });
      await site.component(`${slug}/po`, { repo: remote.url });
    }
    await site.ask("admin", "POST /api/projects/shut/access/", { access_control: 100 });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("of a project say what it is, and how far its languages are", async () => {
    const { json } = await site.ask("anonymous", "GET /api/projects/app/engage/");
    const { json: told } = await site.ask("anonymous", "GET /api/projects/app/statistics/");
    expect(json).toMatchObject({
      name: "App",
      instructions: "Please.",
      url: "https://site.example/engage/app/",
      translated_percent: told.translated_percent,
    });
    expect(json.languages.find(({ code }: { code: string }) => code === "cs")).toMatchObject({
      name: "Czech",
      url: "https://site.example/engage/app/-/cs/",
      translate_url: "https://site.example/translate/app/-/cs/",
    });
    for (const address of json.badges)
      expect((await site.ask("anonymous", `GET ${new URL(address).pathname}`)).status).toBe(200);
  });

  it("are of what everybody sees, whoever asks", async () => {
    await site.ask("admin", "POST /api/projects/app/components/", {
      name: "Secret",
      slug: "secret",
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      restricted: true,
    });
    await site.settled("app/secret");
    const [mine, theirs] = await Promise.all(
      ["admin", "anonymous"].map((account) => site.ask(account, "GET /api/projects/app/engage/")),
    );
    expect(mine?.json).toEqual(theirs?.json);
    for (const path of ["/api/projects/shut/engage/", "/widget/shut/svg-badge.svg", "/widget/app/secret/svg-badge.svg"])
      expect((await site.ask("admin", `GET ${path}`)).status).toBe(404);
  });

  it.each([
    "/widget/app/svg-badge.svg",
    "/widget/app/po/open-graph.svg",
    "/widget/app/-/cs/status-badge.svg",
    "/widget/app/po/cs/multi-red.svg",
    "/widgets/app/-/horizontal-auto.svg",
    "/widgets/app/cs/svg-badge.svg",
    "/widgets/app/-/po/multi-blue.svg",
    "/widgets/app/cs/po/svg-badge.svg",
  ])("are drawn at %s, and not sent again to those who have them", async (path) => {
    const { status, headers, text } = await site.ask("anonymous", `GET ${path}`);
    expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(parseXml(text).root?.name).toBe("svg");
    const again = await site.app.fetch(
      new Request(`https://site.example${path}`, { headers: { "if-none-match": headers.get("etag") ?? "" } }),
    );
    expect(again.status).toBe(304);
  });

  it.each(["svg-badge.png", "287x66-grey.png", "multi-pink.svg", "svg-badge.svg.svg"])(
    "are not there as %s",
    async (name) => {
      expect((await site.ask("anonymous", `GET /widget/app/${name}`)).status).toBe(404);
    },
  );
});

describe("badges", () => {
  const name = `</text><script>alert(1)</script>" onload="x"\u0001`;
  const facts = { name, percent: 50, languages: [{ name, percent: 50 }] };

  it.each(badgeKinds)("of the kind %s hold no markup of names", (kind) => {
    const drawn = drawBadge(kind, badgeColors[kind][0] ?? "", facts);
    expect(parseXml(drawn).root?.name).toBe("svg");
    expect(drawn).not.toMatch(/<script|onload="|\u0001/);
  });
});
