/** Every endpoint with its handler. */
import { categories } from "./categories.ts";
import { accounts } from "./accounts.ts";
import { accountSessions } from "./accountSessions.ts";
import { badges } from "./badges.ts";
import { addons } from "./addons.ts";
import { changes } from "./changes.ts";
import { checks } from "./checks.ts";
import { clones } from "./clones.ts";
import { publications } from "./publications.ts";
import { componentLists } from "./componentLists.ts";
import { components } from "./components.ts";
import { document } from "./document.ts";
import { editor } from "./editor.ts";
import { entry } from "./entry.ts";
import { explanations } from "./explanations.ts";
import { exports } from "./exports.ts";
import { feeds } from "./feeds.ts";
import { files } from "./files.ts";
import { factors, identities, passkeys } from "./factors.ts";
import { groups } from "./groups.ts";
import { hooks } from "./hooks.ts";
import { invitations } from "./invitations.ts";
import { languages } from "./languages.ts";
import { memory } from "./memory.ts";
import { metrics } from "./metrics.ts";
import { overviews } from "./overviews.ts";
import { places } from "./places.ts";
import { projectAccess } from "./projectAccess.ts";
import { projects } from "./projects.ts";
import { roles } from "./roles.ts";
import { search } from "./search.ts";
import { screenshots } from "./screenshots.ts";
import { session } from "./session.ts";
import { signIn } from "./signIn.ts";
import { ssh } from "./ssh.ts";
import { subscriptions } from "./subscriptions.ts";
import { tasks } from "./tasks.ts";
import { tokens } from "./tokens.ts";
import { translations } from "./translations.ts";
import { units } from "./units.ts";
import { watching } from "./watching.ts";
import { users } from "./users.ts";

export const entries = [
  ...entry,
  ...document,
  ...languages,
  ...projects,
  ...components,
  ...componentLists,
  ...categories,
  ...screenshots,
  ...translations,
  ...units,
  ...checks,
  ...editor,
  ...changes,
  ...tasks,
  ...files,
  ...users,
  ...watching,
  ...session,
  ...accounts,
  ...invitations,
  ...accountSessions,
  ...signIn,
  ...factors,
  ...passkeys,
  ...identities,
  ...subscriptions,
  ...groups,
  ...roles,
  ...tokens,
  ...projectAccess,
  ...ssh,
  ...explanations,
  ...overviews,
  ...places,
  ...search,
  ...addons,
  ...metrics,
  ...memory,
  ...badges,
  ...exports,
  ...feeds,
  ...hooks,
  ...clones,
  ...publications,
];
