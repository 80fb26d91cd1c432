/** The thread that parses files: a big one takes seconds, in which a process would hear nobody. */
import { parentPort } from "node:worker_threads";
import { codecById, CodecError, type Document, readDocument, type Unit } from "@dragoman/formats";
import { type FromThread, mostBases, type Origin, type ToThread } from "./messages.ts";

const port = parentPort;
if (port === null) throw new Error("program.ts runs in a worker thread only");

/** Units of one message: taking one apart is done in a few milliseconds. */
const portion = 500;

const post = (message: FromThread) => port.postMessage(message);

const bases = new Map<number, { readonly file: Origin; document?: Document }>();
const open = new Map<number, { readonly units: readonly Unit[]; at: number }>();

const read = ({ codec: id, bytes, context }: Origin, base?: Document): Document => {
  const codec = codecById(id);
  if (codec === undefined) throw new Error(`There is no codec for ${id}.`);
  return readDocument(codec, bytes, base === undefined ? context : { ...context, base });
};

const baseOf = (id: number): Document => {
  const known = bases.get(id);
  if (known === undefined) throw new Error("The base of the file was not sent.");
  return (known.document ??= read(known.file));
};

const parse = (job: number, file: Origin, base: number | undefined) => {
  try {
    const { units, header } = read(file, base === undefined ? undefined : baseOf(base));
    open.set(job, { units, at: 0 });
    post({ type: "parsed", job, header });
  } catch (error) {
    if (error instanceof CodecError) {
      const { message, line, column } = error;
      post({ type: "refused", job, error: { message, line, column } });
    } else
      post({ type: "failed", job, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

const giveMore = (job: number) => {
  const reading = open.get(job);
  if (reading === undefined) return;
  const units = reading.units.slice(reading.at, reading.at + portion);
  reading.at += portion;
  if (units.length === 0) open.delete(job);
  post({ type: "units", job, units });
};

port.on("message", (message: ToThread) => {
  switch (message.type) {
    case "base": {
      bases.set(message.base, { file: message.file });
      const [oldest] = bases.keys();
      if (bases.size > mostBases && oldest !== undefined) bases.delete(oldest);
      return;
    }
    case "parse":
      return parse(message.job, message.file, message.base);
    case "more":
      return giveMore(message.job);
    case "drop":
      open.delete(message.job);
  }
});
