/**
 * A gettext file of 100,000 entries: reading it, and reading it, changing one text and writing it, against
 * translate-toolkit in the same run, each in a process of its own, best of five. Time on the clock and, because the
 * machine may be shared, of the processors.
 *
 *   node --conditions=dragoman-source bench/formats/po.ts
 *
 * The toolkit is installed into a temporary virtual environment; without Python or an index the baseline is skipped.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CodecContext, codecById, save } from "@dragoman/formats";

/** Seconds, on the clock and of the processors. */
type Seconds = readonly [clock: number, processors: number];

interface Figures {
  readonly parse: Seconds;
  readonly edit: Seconds;
  /** Greatest resident memory in megabytes. */
  readonly memory: number;
}

const count = 100_000;
const rounds = 5;

const catalogue = (): string => {
  const entries = [
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"\n',
  ];
  for (let index = 0; index < count; index++) {
    const place = `#: src/module${index % 400}/file.c:${index}`;
    if (index % 10 === 3)
      entries.push(
        `${place}\n#, c-format\nmsgid "%d file number ${index} was removed"\nmsgid_plural "%d files number ${index} were removed"\n` +
          `msgstr[0] "%d soubor číslo ${index} byl odstraněn"\nmsgstr[1] "%d soubory"\nmsgstr[2] "%d souborů"\n`,
      );
    else if (index % 10 === 7)
      entries.push(
        `${place}\n#, fuzzy\n#| msgid "Before ${index}"\nmsgctxt "menu"\nmsgid "After ${index}"\nmsgstr "Po \\"${index}\\""\n`,
      );
    else
      entries.push(
        `#. A note for translators\n${place}\nmsgid ""\n"Message number ${index} that is long enough to be folded into several lines by "\n` +
          `"the tools,\\n"\nmsgstr ""\n"Zpráva číslo ${index}, která je tak dlouhá, že ji nástroje zalomí do několika "\n"řádků,\\n"\n`,
      );
  }
  return entries.join("\n");
};

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

const best = (run: () => unknown): Seconds => {
  const times = Array.from({ length: rounds }, () => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    run();
    const { user, system } = process.cpuUsage(used);
    return [(performance.now() - start) / 1000, (user + system) / 1e6] as const;
  });
  return [Math.min(...times.map(([clock]) => clock)), Math.min(...times.map(([, processors]) => processors))];
};

const own = (path: string): Figures => {
  const codec = codecById("po");
  if (codec === undefined) throw new Error("The codec po is not registered.");
  const bytes = readFileSync(path);
  const id = "menu\u0004After 50007";
  const parse = best(() => codec.parse(bytes, context));
  const edit = best(() => save(codec, codec.parse(bytes, context), [{ op: "set", id, target: ["Změněno"] }], context));
  return { parse, edit, memory: process.resourceUsage().maxRSS / 1024 };
};

const toolkitScript = `
import json, resource, sys, time
from translate.storage import pypo
data = open(sys.argv[1], "rb").read()
def parse():
    store = pypo.pofile()
    store.parse(data)
    return store
def edit():
    store = parse()
    for unit in store.units:
        if unit.source == "After 50007":
            unit.target = "Změněno"
            break
    return bytes(store)
def best(run):
    times = []
    for _ in range(${rounds}):
        start, used = time.perf_counter(), time.process_time()
        run()
        times.append((time.perf_counter() - start, time.process_time() - used))
    return [min(clock for clock, _ in times), min(processors for _, processors in times)]
figures = {"parse": best(parse), "edit": best(edit)}
figures["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps(figures))
`;

const toolkit = (folder: string, path: string): Figures | undefined => {
  try {
    execFileSync("python3", ["-m", "venv", join(folder, "venv")], { stdio: "ignore" });
    execFileSync(join(folder, "venv/bin/pip"), ["install", "-q", "translate-toolkit"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return JSON.parse(execFileSync(join(folder, "venv/bin/python"), ["-c", toolkitScript, path], { encoding: "utf8" }));
};

const seconds = ([clock, processors]: Seconds) => `${clock.toFixed(2)} s (${processors.toFixed(2)} s of processors)`;

const line = (name: string, { parse, edit, memory }: Figures) =>
  `${name.padEnd(18)} parse ${seconds(parse)}, parse and edit and write ${seconds(edit)}, ${memory.toFixed(0)} MB`;

const ratio = (theirs: Seconds, ours: Seconds) =>
  `${(theirs[0] / ours[0]).toFixed(1)} times (${(theirs[1] / ours[1]).toFixed(1)} of processors)`;

const compare = (): void => {
  const folder = mkdtempSync(join(tmpdir(), "bench-po-"));
  try {
    const path = join(folder, "large.po");
    const text = catalogue();
    writeFileSync(path, text);
    console.log(
      `${count} entries, ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB, ${text.split("\n").length} lines; best of ${rounds}`,
    );
    const arguments_ = [...process.execArgv, fileURLToPath(import.meta.url), path];
    const ours: Figures = JSON.parse(execFileSync(process.execPath, arguments_, { encoding: "utf8" }));
    console.log(line("dragoman", ours));
    const theirs = toolkit(folder, path);
    if (theirs === undefined) {
      console.log("translate-toolkit  skipped: it could not be installed");
      return;
    }
    console.log(line("translate-toolkit", theirs));
    console.log(
      `faster             parse ${ratio(theirs.parse, ours.parse)}, parse and edit and write ${ratio(theirs.edit, ours.edit)}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const [path] = process.argv.slice(2);
if (path === undefined) compare();
else console.log(JSON.stringify(own(path)));
