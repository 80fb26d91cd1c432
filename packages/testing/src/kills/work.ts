/** What everybody does until their server dies: edits, operations, uploads, downloads. */
import { readZip } from "@dragoman/formats";
import { adminToken, type ServerProcess } from "../processes/serverProcess.ts";
import { pick } from "../random.ts";

export const component = "app/po";
export const repository = `POST /api/components/${component}/repository/`;

export interface Unit {
  readonly id: number;
  readonly source: readonly string[];
  readonly target: readonly string[];
}

export const unitsOf = async (server: ServerProcess, language = "cs"): Promise<readonly Unit[]> =>
  (await server.ask(`GET /api/translations/${component}/${language}/units/`)).json.results;

export const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** What may be in the database: the last answered text of each unit, or the one that was asked for last. */
export interface Said {
  readonly answered: Map<number, string>;
  readonly asked: Map<number, string>;
  count: number;
}

export const edit = async (server: ServerProcess, said: Said, random: () => number): Promise<never> => {
  const units = await unitsOf(server);
  for (;;) {
    const unit = pick(units, random);
    if (unit === undefined) continue;
    const text = `text ${++said.count} %d`;
    said.asked.set(unit.id, text);
    const { status } = await server.ask(`PATCH /api/units/${unit.id}/`, {
      state: 20,
      target: unit.target.map(() => text),
    });
    check(status === 200, `an edit was answered with ${status}`);
    said.answered.set(unit.id, text);
  }
};

export const operate = async (server: ServerProcess, random: () => number): Promise<never> => {
  for (;;) {
    const operation = pick(["commit", "push", "pull", "file-sync"], random);
    const { status } = await server.ask(repository, { operation });
    check(status < 500, `${operation} was answered with ${status}`);
  }
};

const authorization = `Token ${adminToken}`;

/** A file large enough to be under way when the server dies; its last string is what counts. */
const fileWith = (source: string, text: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n${"# padding\n".repeat(100_000)}msgid "${source}"\nmsgstr "${text}"\n`;

/** Uploads translate a string of another language than the edits do. */
export const upload = async (server: ServerProcess, said: Said): Promise<never> => {
  const unit = (await unitsOf(server, "de")).find(({ source }) => source.length === 1);
  if (unit === undefined) throw new Error("There is nothing to upload for.");
  for (;;) {
    const text = `uploaded ${++said.count}`;
    said.asked.set(unit.id, text);
    const form = new FormData();
    form.append("method", "translate");
    form.append("conflicts", "replace-translated");
    form.append("file", new Blob([fileWith(unit.source[0] ?? "", text)]), "de.po");
    const response = await fetch(`${server.url}/api/translations/${component}/de/file/`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
    const answer = await response.text();
    check(response.status === 200, `an upload was answered with ${response.status} ${answer}`);
    said.answered.set(unit.id, text);
  }
};

const archives = [
  "/api/projects/app/file/",
  `/api/components/${component}/file/`,
  `/api/components/${component}/file/?format=zip:csv`,
];

/** An archive whose end came is whole. */
export const download = async (server: ServerProcess, random: () => number): Promise<never> => {
  for (;;) {
    const path = pick(archives, random) ?? "";
    const response = await fetch(server.url + path, { headers: { authorization } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    check(response.status === 200, `${path} was answered with ${response.status}`);
    check(readZip(bytes).members.size > 0, `${path} is no archive`);
  }
};
