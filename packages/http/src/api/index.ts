/** All endpoints, noun by noun, without what serves them. */
import type { Endpoint } from "../wire/endpoint.ts";
import { accountsApi, profilesApi } from "./accounts.ts";
import { addonsApi } from "./addons.ts";
import { badgesApi } from "./badges.ts";
import { categoriesApi } from "./categories.ts";
import { changesApi } from "./changes.ts";
import { checksApi } from "./checks.ts";
import { clonesApi } from "./clones.ts";
import { publicationsApi } from "./publications.ts";
import { componentListsApi } from "./componentLists.ts";
import { componentsApi } from "./components.ts";
import { documentApi } from "./document.ts";
import { editorApi } from "./editor.ts";
import { entryApi } from "./entry.ts";
import { explanationsApi } from "./explanations.ts";
import { exportsApi, feedsApi } from "./exports.ts";
import { filesApi } from "./files.ts";
import { factorsApi, identitiesApi, passkeysApi } from "./factors.ts";
import { groupsApi } from "./groups.ts";
import { healthApi } from "./health.ts";
import { hooksApi, serviceHooksApi } from "./hooks.ts";
import { invitationsApi } from "./invitations.ts";
import { languagesApi } from "./languages.ts";
import { memoryApi } from "./memory.ts";
import { metricsApi } from "./metrics.ts";
import { overviewsApi } from "./overviews.ts";
import { placesApi } from "./places.ts";
import { projectAccessApi } from "./projectAccess.ts";
import { projectsApi } from "./projects.ts";
import { rolesApi } from "./roles.ts";
import { screenshotsApi } from "./screenshots.ts";
import { searchApi } from "./search.ts";
import { accountSessionsApi, sessionApi } from "./session.ts";
import { signInApi } from "./signIn.ts";
import { sshApi } from "./ssh.ts";
import { tasksApi } from "./tasks.ts";
import { projectTokensApi, tokensApi } from "./tokens.ts";
import { translationsApi } from "./translations.ts";
import { unitsApi } from "./units.ts";
import { usersApi } from "./users.ts";

/** What each noun is, in the order of the document. */
export const nouns: Readonly<Record<string, string>> = {
  entry: "Where everything begins.",
  document: "What there is to ask for.",
  projects: "A name over components, and who may see them.",
  projectAccess: "Who may see a project, and whom it shuts out.",
  projectTokens: "Secrets that work in one project.",
  components: "The files of one kind in one repository.",
  categories: "Levels of addresses between a project and its components.",
  componentLists: "Components of any projects under a name.",
  translations: "One language of a component.",
  units: "Strings with their translations.",
  editor: "What editors ask for: sets of strings, and what stands around one of them.",
  checks: "What may be wrong with a string.",
  changes: "The log of what happened, newest first.",
  files: "Downloads, archives and uploads.",
  screenshots: "Images of the program, and the strings that are seen on them.",
  addons: "What a component or a project does beyond translating.",
  languages: "Codes, names, directions and plural forms.",
  memory: "What was once translated.",
  users: "Accounts of people and programs.",
  session: "Who asks, and signing in and out.",
  accounts: "Ways to an account, and back to one.",
  invitations: "Letters to who may have no account yet.",
  profiles: "What people choose for themselves.",
  accountSessions: "Where somebody is signed in, with which password, and what happened to an account.",
  signIn: "Signing in by passkeys, second factors and providers elsewhere.",
  factors: "One-time codes of an app, and recovery codes.",
  passkeys: "Keys of devices, which sign in instead of a password or beside it.",
  identities: "Accounts elsewhere, by which people sign in here.",
  tokens: "Secrets that speak for a user.",
  groups: "Teams: what their members may do, and where.",
  roles: "Named sets of permissions.",
  explanations: "What somebody may do, and why, or why not.",
  overviews: "Where work is: much in one look.",
  places: "What stands at an address of a page.",
  search: "Search of the whole site by names.",
  tasks: "Background work.",
  metrics: "How much there is of everything.",
  ssh: "Our keys, and the hosts that are trusted.",
  badges: "What everybody may see of a project, and pictures of it.",
  exports: "Statistics as tables, for programs that know nothing of the API.",
  feeds: "Changes as RSS.",
  hooks: "Notifications of pushes.",
  clones: "Repositories of components, for git.",
  publications: "Translations for web pages.",
  health: "Whether this process lives, and can work.",
};

export const endpoints: readonly Endpoint[] = [
  entryApi,
  documentApi,
  projectsApi,
  projectAccessApi,
  projectTokensApi,
  componentsApi,
  categoriesApi,
  componentListsApi,
  translationsApi,
  unitsApi,
  editorApi,
  checksApi,
  changesApi,
  filesApi,
  screenshotsApi,
  addonsApi,
  languagesApi,
  memoryApi,
  usersApi,
  sessionApi,
  accountsApi,
  invitationsApi,
  profilesApi,
  accountSessionsApi,
  signInApi,
  factorsApi,
  passkeysApi,
  identitiesApi,
  tokensApi,
  groupsApi,
  rolesApi,
  explanationsApi,
  overviewsApi,
  placesApi,
  searchApi,
  tasksApi,
  metricsApi,
  sshApi,
  badgesApi,
  exportsApi,
  feedsApi,
  hooksApi,
  serviceHooksApi,
  clonesApi,
  publicationsApi,
  healthApi,
].flatMap((noun) => Object.values(noun) as readonly Endpoint[]);
