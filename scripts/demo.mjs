/** Translates a real git repository over the API, from an empty folder to the commit, and shows every step. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { build } from "./build.mjs";
import { ownPages } from "./demo/ownPages.mjs";
import { makeProject, showComponents, showLanguages } from "./demo/project.mjs";
import { git, makeRepository } from "./demo/repository.mjs";
import { makeApi } from "./workspace/api.mjs";
import { isFree } from "./workspace/port.mjs";
import { administer, serve } from "./workspace/server.mjs";

const favouritePort = 8080;

const teahouse = {
  project: { name: "Tea house", slug: "teahouse", web: "https://teahouse.example.org/" },
  components: [
    { name: "Application", slug: "app", file_format: "po", filemask: "po/*.po", new_base: "po/teahouse.pot" },
    { name: "Web page", slug: "web", file_format: "json", filemask: "web/*.json", template: "web/en.json" },
  ],
};

/** Czech, which has three plural forms. Keyed by context and source. */
const translations = {
  app: {
    "|%d cup left": ["Zbývá %d šálek", "Zbývají %d šálky", "Zbývá %d šálků"],
    "menu|Green": ["Zelený"],
    "colour of the wall|Green": ["Zelená"],
    "|Come back soon.": ["Přijďte brzy zas."],
  },
  web: { "open|Open from {from} to {to}": ["Otevřeno od {from} do {to}"] },
};

const step = (text) => console.log(`\n${process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text}`);

const translate = async (api, slug) => {
  const { results } = await api.get(`/api/translations/teahouse/${slug}/cs/units/`);
  for (const unit of results) {
    const target = translations[slug][`${unit.context}|${unit.source[0]}`];
    if (target === undefined) console.log(`  ${unit.source[0]}: ${unit.target[0] || "(not translated)"}`);
    else {
      const saved = await api.patch(`/api/units/${unit.id}/`, { state: 20, target });
      console.log(`  ${unit.source.join(" | ")}\n    -> ${saved.target.join(" | ")}`);
    }
  }
};

const work = async (folder, { url, token }) => {
  const api = makeApi(url, token);
  step("A project with two components from a git repository");
  const origin = await makeRepository(folder, "teahouse", {
    from: "examples/demo-repo",
    message: "The tea house opens",
  });
  await makeProject(api, { ...teahouse, origin });
  step("Before");
  await showComponents(api, teahouse);
  const before = (await git(origin, "rev-parse", "main")).trim();
  step("Translating into Czech");
  for (const { slug } of teahouse.components) await translate(api, slug);
  step("Committing and pushing");
  await api.post("/api/projects/teahouse/repository/", { operation: "commit" });
  await api.post("/api/projects/teahouse/repository/", { operation: "push" });
  console.log((await git(origin, "show", "--reverse", "--stat", "--patch", `${before}..main`)).trimEnd());
  step("After");
  await showComponents(api, teahouse);
  step("The pages of Dragoman itself, as a second project");
  const own = await ownPages(folder);
  await makeProject(api, own);
  await showLanguages(api, own);
};

/** A machine with nothing but Node and git has no curl. */
const hasCurl = () =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, "curl")));

const askByNode = (url, token) => (path) =>
  `node -e "fetch('${url}${path}', { headers: { authorization: 'Token ${token}' } }).then((r) => r.text()).then(console.log)"`;

/** A link that signs in once, and the editor behind it. */
const editorAt = (url, link) => `${url}/account/link/?next=/translate/teahouse/app/cs/${link.slice(link.indexOf("#"))}`;

const tryIt = ({ url, token, link }) => {
  const ask = hasCurl() ? (path) => `curl -H 'Authorization: Token ${token}' '${url}${path}'` : askByNode(url, token);
  step(`Dragoman answers on ${url}`);
  console.log(`  Token: ${token}\n\nThree commands to try:`);
  for (const path of [
    "/api/projects/teahouse/statistics/",
    "/api/translations/teahouse/app/de/units/?q=state:empty",
    "/api/changes/?page_size=5",
  ])
    console.log(`  ${ask(path)}`);
  console.log("\nNext: try these in a second terminal, or open this address, which signs in once, and translate:");
  console.log(`  ${editorAt(url, link)}`);
  console.log(`Then change a word of the page that you look at: ${url}/projects/dragoman/`);
  console.log("\nCtrl-C ends the demo and removes its data.");
};

const lastWord = ({ once }) =>
  console.log(
    once
      ? '\nNext: "npm run demo" keeps the server running to be tried; "Use it" in README.md starts one that stays.'
      : '\nThe demo and its data are gone. Next: "Use it" in README.md starts a server that stays.',
  );

const interruption = () =>
  new Promise((resolve) =>
    ["SIGINT", "SIGTERM"].forEach((signal) => process.once(signal, () => resolve("interrupted"))),
  );

const administrator = "user create ada --email ada@example.org --full-name Ada --superuser --print-token";

const show = async (folder, { command, once }) => {
  const interrupted = interruption();
  step("An administrator with a token, on the embedded database");
  const dataDir = join(folder, "data");
  const { token } = await administer(dataDir, administrator.split(" "), command);
  // Asked for now: the embedded database serves one process at a time.
  const { link } = await administer(dataDir, ["user", "sign-in-link", "ada"], command);
  const port = (await isFree(favouritePort)) ? favouritePort : 0;
  const server = await serve({ dataDir, port, command, env: { DRAGOMAN_VCS_ALLOW_SCHEMES: "file" } });
  const site = { url: server.url, token, link };
  try {
    console.log(`  ada may do everything; the server answers on ${site.url}`);
    const end = await Promise.race([work(folder, site), interrupted]);
    if (end === "interrupted") return 130;
    if (!once) {
      tryIt(site);
      await interrupted;
    }
    lastWord({ once });
    return 0;
  } catch (error) {
    console.error(server.log());
    throw error;
  } finally {
    await server.stop();
  }
};

/** `--once` ends after the commit instead of serving; `--command FILE` shows a Dragoman that is installed elsewhere. */
export const run = async (args) => {
  const place = args.indexOf("--command");
  const command = place === -1 ? undefined : args[place + 1];
  if (command === undefined) await build();
  const folder = mkdtempSync(join(tmpdir(), "dragoman-demo-"));
  try {
    return await show(folder, { command, once: args.includes("--once") });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
