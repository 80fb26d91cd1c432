/** Kinds of add-ons as people choose from them. */
import { readFileSync } from "node:fs";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Offer {
  readonly name: string;
  readonly about: string;
  readonly problem: string | null;
  readonly settings: { readonly properties: Readonly<Record<string, { title: string; description: string }>> };
}

describe.each(databases.slice(-1))("kinds of add-ons over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("say what they are for as their pages do, and what each setting means", async () => {
    const { json: offers }: { json: readonly Offer[] } = await site.ask("anonymous", "GET /api/addons/kinds/");
    expect(offers).toHaveLength(28);
    for (const { name, about, settings } of offers) {
      const url = new URL(`../../../docs/addons/${name.replace("weblate.", "")}.md`, import.meta.url);
      expect(readFileSync(url, "utf8").replaceAll("\n", " ")).toContain(about);
      for (const [setting, { title, description }] of Object.entries(settings.properties)) {
        expect([name, setting, title]).not.toEqual([name, setting, setting]);
        expect([name, setting, description]).not.toEqual([name, setting, ""]);
      }
    }
  });

  it("say why they cannot be installed on a component", async () => {
    const problems = async () => {
      const { json } = await site.ask("admin", "GET /api/components/app/po/addons/kinds/");
      return new Map(json.map(({ name, problem }: Offer) => [name, problem]));
    };
    const before = await problems();
    expect(before.get("weblate.json.customize")).toBe("It does not fit the files of this component.");
    expect(before.get("weblate.gettext.mo")).toBeNull();
    await site.ask("admin", "POST /api/components/app/po/addons/", { name: "weblate.gettext.mo" });
    expect((await problems()).get("weblate.gettext.mo")).toBe("It is installed already.");
  });
});
