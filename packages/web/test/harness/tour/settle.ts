/** People with names, who have begun: what the pictures of the tour are full of. */
import type { GitRemote } from "@dragoman/testing";
import { addKnowledge } from "../harbour.ts";
import type { Town } from "../town.ts";

const accounts = [
  { username: "ada", full_name: "Ada Brandt", languages: ["de"] },
  { username: "jana", full_name: "Jana Nováková", languages: ["cs", "de"] },
  { username: "omar", full_name: "Omar Haddad", languages: ["ar"] },
];

const work = [
  { who: "jana", at: "cs", source: "Do not disturb", target: "Nerušit" },
  { who: "jana", at: "cs", source: "Snooze until tomorrow", target: "Odložit do zítřka" },
  { who: "omar", at: "ar", source: "Do not disturb", target: "عدم الإزعاج" },
  { who: "ada", at: "de", source: "Mute this conversation", target: "Unterhaltung stummschalten" },
];

export const settle = async ({ site }: Town): Promise<GitRemote> => {
  const remote = await addKnowledge(site);
  await site.account("omar");
  const teams = (await site.ask("admin", "GET /api/groups/?page_size=200")).json.results;
  const team = teams.find(
    ({ name, defining_project: project }: { readonly name: string; readonly defining_project: string | null }) =>
      project?.endsWith("/harbour/") && name === "Administration",
  );
  for (const { username, full_name, languages } of accounts) {
    await site.ask("admin", `PATCH /api/users/${username}/`, { full_name });
    await site.ask(username, `PATCH /api/users/${username}/profile/`, { languages });
    await site.ask(username, `POST /api/users/${username}/watched/`, { project: "harbour" });
    await site.ask("admin", `POST /api/users/${username}/groups/`, { group_id: team?.id });
  }
  for (const { who, at, source, target } of work) {
    const query = encodeURIComponent(`source:="${source}"`);
    const { json } = await site.ask(who, `GET /api/translations/harbour/app/${at}/units/?q=${query}`);
    const { status } = await site.ask(who, `PATCH /api/units/${json.results[0].id}/`, { target: [target], state: 20 });
    if (status !== 200) throw new Error(`${who} could not save ${source}: ${status}`);
  }
  return remote;
};
