/** Every migration by number and name; each runs once, in order, in its own transaction. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { initial } from "./0001_initial.ts";
import { installLanguages } from "./0002_languages.ts";
import { installAccess } from "./0003_access.ts";
import { limitedTeams } from "./0004_limited_teams.ts";
import { siteSearch } from "./0005_site_search.ts";
import { keptCommits } from "./0006_kept_commits.ts";
import { addons } from "./0007_addons.ts";
import { screenshots } from "./0008_screenshots.ts";
import { memory } from "./0009_memory.ts";
import { hooks } from "./0010_hooks.ts";
import { secretsAndSsh } from "./0011_secrets_and_ssh.ts";
import { correctLanguages, stringIndexes } from "./0012_answers.ts";
import { pushedRevisions } from "./0014_pushed_revisions.ts";
import { publicActs } from "./0015_public_acts.ts";
import { taskSites } from "./0018_task_sites.ts";
import { taskFiles } from "./0019_task_files.ts";
import { recordsOfPeople } from "./0020_records_of_people.ts";
import { signIn } from "./0021_sign_in.ts";
import { secondFactors } from "./0022_second_factors.ts";
import { memoryMatches } from "./0023_memory_matches.ts";
import { memberships } from "./0026_memberships.ts";
import { dismissals } from "./0029_dismissals.ts";
import { unwritten } from "./0030_unwritten.ts";
import { forges } from "./0033_forges.ts";
import { addonRuns } from "./0044_addon_runs.ts";
import { unpushedStrings } from "./0046_unpushed_strings.ts";
import { repositoryCare } from "./0047_repository_care.ts";
import { hookSecrets } from "./0052_hook_secrets.ts";
import { publications } from "./0058_publications.ts";
import { readRevisions } from "./0059_read_revisions.ts";
import { discoveredComponents } from "./0060_discovered_components.ts";
import { variants } from "./0061_variants.ts";
import { screenshotRevisions } from "./0062_screenshot_revisions.ts";
import { gaveWay } from "./0063_gave_way.ts";

/** Statement by statement: the extended protocol takes one at a time. No statement holds ";" at the end of an inner line. */
const run = (script: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(
      script.split(/;\s*\n/).filter((statement) => statement.trim() !== ""),
      (statement) => sql.unsafe(statement),
      {
        discard: true,
      },
    ),
  );

export const migrations = {
  "0001_initial": run(initial),
  "0002_languages": installLanguages,
  "0003_access": installAccess,
  "0004_limited_teams": run(limitedTeams),
  "0005_site_search": run(siteSearch),
  "0006_kept_commits": run(keptCommits),
  "0007_addons": run(addons),
  "0008_screenshots": run(screenshots),
  "0009_memory": run(memory),
  "0010_hooks": run(hooks),
  "0011_secrets_and_ssh": run(secretsAndSsh),
  "0012_answers": Effect.andThen(run(stringIndexes), correctLanguages),
  "0014_pushed_revisions": run(pushedRevisions),
  "0015_public_acts": run(publicActs),
  "0018_task_sites": run(taskSites),
  "0019_task_files": run(taskFiles),
  "0020_records_of_people": run(recordsOfPeople),
  "0021_sign_in": run(signIn),
  "0022_second_factors": run(secondFactors),
  "0023_memory_matches": run(memoryMatches),
  "0026_memberships": run(memberships),
  "0029_dismissals": run(dismissals),
  "0030_unwritten": run(unwritten),
  "0033_forges": run(forges),
  "0044_addon_runs": run(addonRuns),
  "0046_unpushed_strings": run(unpushedStrings),
  "0047_repository_care": run(repositoryCare),
  "0052_hook_secrets": run(hookSecrets),
  "0058_publications": run(publications),
  "0059_read_revisions": run(readRevisions),
  "0060_discovered_components": run(discoveredComponents),
  "0061_variants": run(variants),
  "0062_screenshot_revisions": run(screenshotRevisions),
  "0063_gave_way": run(gaveWay),
};
