/** From a parsed query to an SQL condition on `units u` with its translation `t`, language `l`, component `c`, project `p`. */
import { bigints, type Fragment, smallints, type Sql } from "../database/index.ts";
import { actionFacts, contentActions, firstUnlisted } from "../changes/index.ts";
import { readSpan } from "./dates.ts";
import { databasePattern } from "./patterns.ts";
import { type Operator, type Query, SearchProblem, type Value } from "./parse.ts";
import { booleans, type FieldName, type HasWord, type IsWord, states } from "./vocabulary.ts";

type Term = Extract<Query, { kind: "term" }>;

const comparisons: Readonly<Record<Operator, string>> = {
  ":": "=",
  ":=": "=",
  ":<": "<",
  ":<=": "<=",
  ":>": ">",
  ":>=": ">=",
};
/** What makes the conditions of queries for a store. @throws SearchProblem where one cannot be understood */
export const makeCompiler = (sql: Sql) => {
  const all = (column: string) => sql.literal(`array_to_string(${column}, E'\\x1e\\x1e')`);
  const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

  /** A text column: contained whatever the case, equal to the letter, or matched. */
  const text = (column: Fragment, { operator, value }: Term): Fragment => {
    if (value.kind === "regex") return sql`${column} ~ ${databasePattern(value.pattern)}`;
    const wanted = plain(value);
    if (operator === ":=") return sql`${column} = ${wanted}`;
    return sql`${column} ilike ${like(operator === ":" ? wanted : operator.slice(1) + wanted)}`;
  };

  /** A name: equal whatever the case, equal to the letter, or matched. */
  const name = (column: Fragment, { operator, value }: Term): Fragment => {
    if (value.kind === "regex") return sql`${column} ~ ${databasePattern(value.pattern)}`;
    return operator === ":=" ? sql`${column} = ${plain(value)}` : sql`lower(${column}) = lower(${plain(value)})`;
  };

  const number = (column: Fragment, { operator, value }: Term): Fragment => {
    if (value.kind === "range") return sql`${column} between ${integer(value.from)} and ${integer(value.to)}`;
    return sql`${column} ${sql.literal(comparisons[operator])} ${integer(plain(value))}`;
  };

  const date = (column: Fragment, { operator, value }: Term): Fragment => {
    if (value.kind === "range")
      return sql`(${column} >= ${readSpan(value.from).from} and ${column} < ${readSpan(value.to).until})`;
    const { from, until } = readSpan(plain(value));
    if (operator === ":>" || operator === ":>=") return sql`${column} >= ${from}`;
    if (operator === ":<" || operator === ":<=") return sql`${column} < ${until}`;
    return from.getTime() === until.getTime()
      ? sql`${column} = ${from}`
      : sql`(${column} >= ${from} and ${column} < ${until})`;
  };

  const state = ({ operator, value }: Term): Fragment => {
    if (value.kind === "range") throw new SearchProblem("States have no ranges: use state:>= and state:<=.");
    const wanted = plain(value);
    const found = states[wanted] ?? (/^\d+$/.test(wanted) ? Number(wanted) : undefined);
    if (found === undefined) throw new SearchProblem(`There is no state ${JSON.stringify(wanted)}.`);
    return sql`u.state ${sql.literal(comparisons[operator])} ${found}`;
  };

  const inChecks = (dismissed: boolean, condition: Fragment) =>
    sql`exists (select 1 from checks k where k.unit_id = u.id and k.dismissed = ${dismissed} and ${condition})`;
  const inComments = (resolved: boolean, condition: Fragment) =>
    sql`exists (select 1 from comments k where k.unit_id = u.id and k.resolved = ${resolved} and ${condition})`;
  const inSuggestions = (condition: Fragment) =>
    sql`exists (select 1 from suggestions k where k.unit_id = u.id and ${condition})`;
  const inLabels = (condition: Fragment) =>
    sql`exists (select 1 from unit_labels ul join labels k on k.id = ul.label_id where ul.unit_id in (u.id, u.source_unit_id) and ${condition})`;
  const inScreenshots = (condition: Fragment) =>
    sql`exists (select 1 from screenshot_units su join screenshots k on k.id = su.screenshot_id where su.unit_id in (u.id, u.source_unit_id) and ${condition})`;
  const inChanges = (condition: Fragment) =>
    sql`exists (select 1 from changes k where k.unit_id = u.id and ${condition})`;
  const ofSource = (column: string) =>
    sql.literal(`(select q.${column} from units q where q.id = coalesce(u.source_unit_id, u.id))`);
  const contentOnly = sql`k.action = any(${smallints(contentActions)})`;
  const username = (column: string) => sql.literal(`(select who.username from users who where who.id = k.${column})`);

  const changeAction = ({ value }: Term): Fragment => {
    const wanted = plain(value);
    const found = Object.entries(actionFacts).find(([, facts]) => facts.slug === wanted || facts.name === wanted);
    if (found === undefined) throw new SearchProblem(`There is no kind of change ${JSON.stringify(wanted)}.`);
    return inChanges(sql`k.action = ${Number(found[0])}`);
  };

  const ids = (term: Term): Fragment => {
    const wanted = term.value.kind === "text" ? term.value.text : undefined;
    if (wanted?.includes(",") === true) return sql`u.id = any(${bigints(wanted.split(",").map(integer))})`;
    if (term.value.kind === "regex") throw new SearchProblem("Ids are numbers.");
    return number(sql`u.id`, term);
  };

  const checksum = ({ value }: Term): Fragment => {
    const wanted = plain(value);
    if (!/^[0-9a-f]{16}$/i.test(wanted)) throw new SearchProblem("A checksum is 16 digits in base 16.");
    return sql`u.id_hash = ${BigInt.asIntN(64, BigInt(`0x${wanted}`)).toString()}::bigint`;
  };

  const boolean = ({ value }: Term): boolean => {
    const found = booleans[plain(value).toLowerCase()];
    if (found === undefined) throw new SearchProblem(`${JSON.stringify(plain(value))} is neither yes nor no.`);
    return found;
  };

  const fields: Readonly<Record<FieldName, (term: Term) => Fragment>> = {
    source: (term) => text(all("u.source"), term),
    target: (term) => text(all("u.target"), term),
    context: (term) => text(sql`u.context`, term),
    key: (term) => text(sql`u.context`, term),
    note: (term) => text(sql`u.note`, term),
    location: (term) => text(sql`u.location`, term),
    explanation: (term) => text(ofSource("explanation"), term),
    suggestion: (term) => inSuggestions(text(all("k.target"), term)),
    comment: (term) => inComments(false, text(sql`k.comment`, term)),
    resolved_comment: (term) => inComments(true, text(sql`k.comment`, term)),
    check: (term) => inChecks(false, name(sql`k.name`, term)),
    dismissed_check: (term) => inChecks(true, name(sql`k.name`, term)),
    language: (term) => name(sql`l.code`, term),
    component: (term) =>
      term.value.kind === "text" && term.operator === ":"
        ? sql`(lower(c.slug) = lower(${term.value.text}) or c.name ilike ${like(term.value.text)})`
        : name(sql`c.slug`, term),
    project: (term) => name(sql`p.slug`, term),
    label: (term) => inLabels(name(sql`k.name`, term)),
    screenshot: (term) => inScreenshots(name(sql`k.name`, term)),
    changed_by: (term) => inChanges(sql`${contentOnly} and ${name(username("author_id"), term)}`),
    suggestion_author: (term) => inSuggestions(name(username("user_id"), term)),
    comment_author: (term) => inComments(false, name(username("user_id"), term)),
    priority: (term) => number(sql`u.priority`, term),
    position: (term) => number(sql`u.position`, term),
    id: ids,
    checksum,
    state,
    pending: (term) => sql`u.pending = ${boolean(term)}`,
    changed: (term) => inChanges(sql`${contentOnly} and ${date(sql`k.timestamp`, term)}`),
    change_time: (term) => inChanges(sql`k.action < ${firstUnlisted} and ${date(sql`k.timestamp`, term)}`),
    change_action: changeAction,
    source_changed: (term) => date(ofSource("updated"), term),
    added: (term) => date(sql`u.created`, term),
    is: (term) => choose("is", is, term),
    has: (term) => choose("has", has, term),
  };

  const is: Readonly<Record<IsWord, Fragment>> = {
    "read-only": sql`u.state = 100`,
    readonly: sql`u.state = 100`,
    approved: sql`u.state = 30`,
    fuzzy: sql`u.state = 10`,
    "needs-editing": sql`u.state = 10`,
    translated: sql`u.state >= 20`,
    untranslated: sql`u.state < 20`,
    pending: sql`u.pending`,
  };

  const failing = inChecks(false, sql`true`);
  const dismissed = inChecks(true, sql`true`);
  const has: Readonly<Record<HasWord, Fragment>> = {
    plural: sql`(cardinality(u.source) > 1 or cardinality(u.target) > 1)`,
    suggestion: sql`u.has_suggestion`,
    comment: sql`u.has_comment`,
    "resolved-comment": inComments(true, sql`true`),
    resolved_comment: inComments(true, sql`true`),
    check: failing,
    "failing-check": failing,
    failing_check: failing,
    "dismissed-check": dismissed,
    dismissed_check: dismissed,
    "ignored-check": dismissed,
    ignored_check: dismissed,
    translation: sql`u.state >= 20`,
    variant: sql`exists (select 1 from unit_variants v where v.unit_id in (u.id, u.source_unit_id))`,
    label: inLabels(sql`true`),
    screenshot: inScreenshots(sql`true`),
    context: sql`u.context <> ''`,
    note: sql`u.note <> ''`,
    explanation: sql`${ofSource("explanation")} <> ''`,
    flags: sql`${ofSource("extra_flags")} <> ''`,
  };

  const choose = (field: string, among: Readonly<Record<string, Fragment>>, { value }: Term): Fragment => {
    const wanted = plain(value);
    const found = Object.hasOwn(among, wanted) ? among[wanted] : undefined;
    if (found === undefined)
      throw new SearchProblem(`There is no ${field}:${wanted}; known are ${Object.keys(among).join(", ")}.`);
    return found;
  };

  const anywhere = (value: Value): Fragment => {
    if (value.kind !== "text") return sql`false`;
    const wanted = like(value.text);
    return sql`(${all("u.source")} ilike ${wanted} or ${all("u.target")} ilike ${wanted} or u.context ilike ${wanted})`;
  };

  const compile = (query: Query): Fragment => {
    if (query.kind === "not") return sql`not (${compile(query.query)})`;
    if (query.kind === "and") return sql.and(query.queries.map(compile));
    if (query.kind === "or") return sql.or(query.queries.map(compile));
    if (query.field === undefined) return anywhere(query.value);
    const field = Object.hasOwn(fields, query.field) ? fields[query.field as FieldName] : undefined;
    if (field === undefined) throw new SearchProblem(`There is no field ${JSON.stringify(query.field)}.`);
    return field(query);
  };
  return compile;
};

const plain = (value: Value): string => {
  if (value.kind === "text") return value.text;
  throw new SearchProblem(
    value.kind === "regex" ? "This field takes no regular expression." : "This field takes no range.",
  );
};

const integer = (text: string): number => {
  const value = Number(text);
  if (!/^[-+]?\d+$/.test(text.trim()) || !Number.isSafeInteger(value))
    throw new SearchProblem(`${JSON.stringify(text)} is not a whole number.`);
  return value;
};
