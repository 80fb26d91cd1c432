/** Columns of an alert for shapes, over `component_alerts a`, its component `c` and project `p`, and `may.status`. */
import { alertFacts, alertSeverities } from "../components/index.ts";
import { instant, json, nullable, oneOf, text } from "../database/index.ts";

const quote = (words: string) => `'${words.replaceAll("'", "''")}'`;
const told = (of: (facts: (typeof alertFacts)[string]) => string, otherwise: string) =>
  `case a.name ${Object.entries(alertFacts)
    .map(([name, facts]) => `when ${quote(name)} then ${quote(of(facts))}`)
    .join(" ")} else ${quote(otherwise)} end`;

export const alertColumns = {
  name: text("a.name"),
  severity: oneOf(
    alertSeverities,
    told(({ severity }) => severity, "warning"),
  ),
  text: text(told((facts) => facts.text, "Something needs a look.")),
  help: text(told((facts) => facts.help, "")),
  since: instant("a.created"),
  /** What git or a codec said: for those alone who may see where the repository stands. */
  details: nullable(json({ type: "object", additionalProperties: true }, "case when may.status then a.details end")),
  project: text("p.slug"),
  component: text("c.path"),
  componentName: text("c.name"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
} as const;
export type AlertColumn = keyof typeof alertColumns;
