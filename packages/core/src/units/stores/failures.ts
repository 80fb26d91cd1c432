/** What strings fail, for statements over `units u`. */
import { relatedChecks } from "../../checks/index.ts";
import { type Fragment, type Sql, texts } from "../../database/index.ts";

/** Whether a string fails anything that nobody dismissed: what its mark says. */
export const failsAny = (sql: Sql): Fragment =>
  sql.literal("exists (select 1 from checks k where k.unit_id = u.id and not k.dismissed)");

/** The names of what it fails by itself, dismissed or not. Rows are looked for where there may be any. */
export const ownFailures = (sql: Sql): Fragment =>
  sql`array(select k.name from checks k where (u.has_failing_check or u.dismissals) and k.unit_id = u.id
    and k.name <> all(${texts(relatedChecks)}))`;
