/** A site where people have worked: something in almost every table, the same for the same seed. */
import { systemActor } from "@dragoman/core/access";
import { Ssh } from "@dragoman/core/ssh";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { images } from "./images.ts";
import { makeRandom, pick } from "./random.ts";
import type { Site } from "./site.ts";

const marks = ["Ahoj", "Hallo", "Čau.", "%d souborů", "", "Dobrý den…", 'So "was"', "日本語", "a\tb\\n", "🙂"];

/** Fills an empty site; `repo` is the address of a remote with the files of gettext. Background work has ended after it. */
export const liveIn = async (site: Site, repo: string, seed = 1): Promise<void> => {
  const random = makeRandom(seed);
  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  await site.account("ada");
  await admin("POST /api/projects/", { name: "Tea", slug: "tea", web: "https://tea.example.org/" });
  await admin("POST /api/categories/", { name: "Hot", slug: "hot", project: "https://site.example/api/projects/tea/" });
  const files = { file_format: "po", filemask: "po/*.po", new_base: "po/app.pot", repo };
  await admin("POST /api/projects/tea/components/", { ...files, name: "App", slug: "app" });
  await site.settled("tea/app");
  await admin("POST /api/projects/tea/components/", { ...files, name: "Site", slug: "site" });
  await site.settled("tea/site");
  await admin("PATCH /api/components/tea/app/", { check_flags: "ignore-same" });
  await admin("POST /api/components/tea/app/addons/", { name: "weblate.gettext.authors", configuration: {} });
  await admin("POST /api/component-lists/", { name: "Drinks", slug: "drinks" });
  await admin("POST /api/component-lists/drinks/components/", { component_id: 1 });
  const role = await admin("POST /api/roles/", { name: "Brewer", permissions: ["unit.edit"] });
  const team = await admin("POST /api/groups/", { name: "Brewers", project_selection: 1, language_selection: 1 });
  await admin(`POST /api/groups/${team.id}/roles/`, { role_id: role.id });
  await admin("POST /api/users/ada/groups/", { group_id: team.id });
  await admin("POST /api/users/ada/tokens/", { name: "laptop" });
  const label = await admin("POST /api/projects/tea/labels/", { name: "Urgent", color: "red" });
  const shot = new FormData();
  const fields = { name: "Shot", project_slug: "tea", component_slug: "app", language_code: "en" };
  for (const [name, value] of Object.entries(fields)) shot.append(name, value);
  shot.append("image", new Blob([Buffer.from(images.png)], { type: "image/png" }), "shot.png");
  const screenshot = await admin("POST /api/screenshots/", shot);
  await site.run(Effect.flatMap(Ssh, (ssh) => ssh.siteKey(systemActor)));

  const { results: units } = await admin("GET /api/units/?page_size=1000");
  const isOf = (language: string) => (unit: { readonly translation: string }) =>
    unit.translation.endsWith(`/${language}/`);
  const sources = units.filter(isOf("en"));
  await admin(`PATCH /api/units/${sources[0].id}/`, { labels: [label.id], explanation: "On the first page." });
  await admin(`POST /api/screenshots/${screenshot.id}/units/`, { unit_id: sources[0].id });
  for (const unit of units) {
    if (isOf("en")(unit)) continue;
    const target = unit.target.map(() => pick(marks, random));
    const state = target[0] === "" ? 0 : (pick([10, 20], random) ?? 20);
    await site.ask(pick(["admin", "ada"], random) ?? "admin", `PATCH /api/units/${unit.id}/`, { target, state });
  }
  await admin("POST /api/components/tea/app/repository/", { operation: "commit" });
  const again = units.find(isOf("cs"));
  await admin(`PATCH /api/units/${again.id}/`, { target: ["Znovu"], state: 20 });
  await site.run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const left = sql`select from memory_queue union all select from tasks
        where kind = 'memory.learn' and state in ('queued', 'running') limit 1`;
      while ((yield* left).length > 0) yield* Effect.sleep("20 millis");
    }),
  );
};
