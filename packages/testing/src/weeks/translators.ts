/** Translators: they edit one string after the other, on whatever server answers. */
import { pick } from "../random.ts";
import { type Model, nameOf } from "./model.ts";
import { keyOf, languages, type Part } from "./project.ts";
import type { Servers } from "./servers.ts";

export interface Translator {
  readonly name: string;
  readonly token: string;
}

export const project = "app";

export const engage = async (servers: Servers, name: string): Promise<Translator> => {
  const account = { username: name, full_name: name.toUpperCase(), email: `${name}@example.org`, is_superuser: true };
  await servers.insist("POST /api/users/", account);
  const { status, json } = await servers.insist(`POST /api/users/${name}/tokens/`, { name: "Work" });
  if (status !== 201) throw new Error(`${name} gets no token: ${JSON.stringify(json)}`);
  return { name, token: json.token };
};

export interface Desk {
  readonly servers: Servers;
  readonly parts: readonly Part[];
  readonly model: Model;
  readonly random: () => number;
  readonly fresh: () => number;
}

/** Edits a string of any component; what was not answered may have been taken. */
export const translate = async ({ name, token }: Translator, desk: Desk): Promise<void> => {
  const { servers, parts, model, random, fresh } = desk;
  const part = pick(parts, random);
  const language = pick(languages, random);
  if (part === undefined || language === undefined) return;
  const component = part.format.id;
  const list = await servers.ask(`GET /api/translations/${project}/${component}/${language}/units/?page_size=1000`);
  const unit = pick((list?.status === 200 ? list.json.results : []) as readonly Unit[], random);
  if (unit === undefined) return;
  const key = keyOf(part, unit);
  const place = { component, language, key };
  const text = `ours ${fresh()}`;
  model.asked(place, text);
  const answer = await servers.ask(`PATCH /api/units/${unit.id}/`, { target: [text], state: 20 }, token);
  if (answer?.status === 200) {
    model.answered(place, text);
    model.say(`${name}: ${component}/${language}/${key} = ${text}`);
  } else if (answer?.status === 403 && answer.json.detail === "The component is locked.") {
    // Until somebody tells where files have gone; the model counts it.
    model.refused++;
    model.doubtful.get(nameOf(place))?.delete(text);
  } else if (answer !== undefined && answer.status !== 404) {
    const { json } = await servers.insist(`GET /api/components/${project}/${component}/alerts/`);
    const told = [JSON.stringify(answer.json), JSON.stringify(json.results), ...model.log.slice(-20)].join("\n");
    throw new Error(`An edit of ${component} was answered with ${answer.status}: ${told}`);
  }
};

interface Unit {
  readonly id: number;
  readonly source: readonly string[];
  readonly context: string;
}
