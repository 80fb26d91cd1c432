/** Who works in a soak: each does one thing over and over, with a little rest between. */
import { setTimeout as rest } from "node:timers/promises";
import { adminToken } from "../processes/serverProcess.ts";
import { pick } from "../random.ts";
import type { Elsewhere } from "./elsewhere.ts";
import type { Measures } from "./measures.ts";
import { poFile } from "./texts.ts";

export interface Workplace {
  readonly url: string;
  readonly measures: Measures;
  readonly random: () => number;
  readonly elsewhere: Elsewhere;
  /** Strings of the component that is worked on. */
  readonly strings: number;
  /** Ids of its units in Czech. */
  readonly units: readonly number[];
  /** What the edits made last of each unit. */
  readonly edited: Map<number, string>;
}

export const component = "app/po";
const translation = `/api/translations/${component}`;
const headers = { authorization: `Token ${adminToken}` };

/** Asks, and reads the answer to its end. */
export const ask = async (url: string, line: string, body?: object) => {
  const [method = "GET", path = "/"] = line.split(" ");
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: isForm ? headers : { ...headers, "content-type": "application/json" },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

type Act = (place: Workplace) => Promise<unknown>;

const get =
  (kind: string, path: string): Act =>
  ({ url, measures }) =>
    measures.measure(kind, () => ask(url, `GET ${path}`));

const operate =
  (operation: string): Act =>
  ({ url, measures }) =>
    measures.measure(operation, () => ask(url, `POST /api/components/${component}/repository/`, { operation }));

let count = 0;

const edit: Act = async ({ url, measures, random, units, edited }) => {
  const id = pick(units, random);
  if (id === undefined) return;
  const target = `edited ${++count}`;
  const status = await measures.measure("edit", () =>
    ask(url, `PATCH /api/units/${id}/`, { state: 20, target: [target] }),
  );
  if (status === 200) edited.set(id, target);
  else measures.fail(`an edit was answered with ${status}`);
};

/** Some strings of another language, in one file. */
const upload: Act = async ({ url, measures, random, strings }) => {
  const from = Math.floor(random() * strings);
  const number = ++count;
  const file = poFile("de", strings, (index) =>
    index >= from && index < from + 20 ? `uploaded ${number}` : undefined,
  );
  const form = new FormData();
  form.append("method", "translate");
  form.append("conflicts", "replace-translated");
  form.append("file", new Blob([file]), "de.po");
  const status = await measures.measure("upload", () => ask(url, `POST ${translation}/de/file/`, form));
  if (status !== 200) measures.fail(`an upload was answered with ${status}`);
};

/** A string of a language that nobody edits here, so that both sides can be merged. */
const pushFromElsewhere: Act = async ({ measures, elsewhere, random, strings }) => {
  const number = ++count;
  const index = Math.floor(random() * strings);
  const marked = new RegExp(`(number ${index} of the whole program"\nmsgstr) "[^"]*"`);
  await measures.measure("push elsewhere", async () => {
    await elsewhere.push("po/fr.po", (text) => text.replace(marked, `$1 "elsewhere ${number}"`));
    return { status: 200 };
  });
};

/** Acts of everybody, with the most milliseconds that they rest between two. */
export const everybody: readonly (readonly [act: Act, pause: number])[] = [
  [edit, 100],
  [edit, 100],
  [edit, 100],
  [upload, 2000],
  [operate("commit"), 3000],
  [operate("push"), 4000],
  [operate("pull"), 4000],
  [get("archive", "/api/projects/app/file/"), 2000],
  [get("small archive", `/api/components/${component}/file/`), 1000],
  [get("index", "/api/"), 200],
  [get("list", `${translation}/cs/units/?page_size=100`), 300],
  [pushFromElsewhere, 3000],
];

/** Works until the time is over. */
export const workUntil = async (place: Workplace, end: number): Promise<void> => {
  const one = async ([act, pause]: (typeof everybody)[number]) => {
    while (Date.now() < end) {
      await act(place).catch((error: unknown) => place.measures.fail(String(error)));
      await rest(place.random() * pause);
    }
  };
  await Promise.all(everybody.map(one));
};
