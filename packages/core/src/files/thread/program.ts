/** The thread that reads files: a big one takes seconds, in which a process would hear nobody. */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { codecById, CodecError, type Document, mergeFiles, readDocument } from "@dragoman/formats";
import { end, type Portion, portions } from "../portions.ts";
import type { Base, FromThread, Origin, ToThread } from "./messages.ts";

const port = parentPort;
if (port === null) throw new Error("program.ts runs in a worker thread only");

// Who asks comes first. Elsewhere the priority would be that of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

interface Open {
  readonly document: Document;
  readonly base: Document | undefined;
  reading?: Iterator<Portion, void, void>;
}

const files = new Map<number, Open>();

const post = (message: FromThread) => port.postMessage(message);

const fileOf = (file: number): Open => {
  const open = files.get(file);
  if (open === undefined) throw new Error("The file is not open.");
  return open;
};

const codecOf = (id: string) => {
  const codec = codecById(id);
  if (codec === undefined) throw new Error(`There is no codec for ${id}.`);
  return codec;
};

const parse = ({ codec, bytes, context }: Origin, base?: Document): Document =>
  readDocument(codecOf(codec), bytes, base === undefined ? context : { ...context, base });

const baseOf = (base: Base) => ("file" in base ? fileOf(base.file).document : parse(base));

const giveMore = (file: number) => {
  const next = fileOf(file).reading?.next();
  post({ type: "units", file, portion: next?.value ?? end });
};

const answer = (message: ToThread): void => {
  const { file } = message;
  switch (message.type) {
    case "open": {
      const base = message.base === undefined ? undefined : baseOf(message.base);
      const document = parse(message.origin, base);
      files.set(file, { document, base });
      return post({ type: "opened", file, header: document.header });
    }
    case "read": {
      const open = fileOf(file);
      open.reading = portions(open, message.manner, message.earlier.map(fileOf));
      return giveMore(file);
    }
    case "more":
      return giveMore(file);
    case "merge":
      return post({ type: "merged", file, merged: mergeFiles(codecOf(message.codec), message.request) });
    case "close":
      files.delete(file);
  }
};

port.on("message", (message: ToThread) => {
  const { file } = message;
  try {
    answer(message);
  } catch (error) {
    if (error instanceof CodecError) {
      const { message: reason, line, column } = error;
      post({ type: "refused", file, error: { message: reason, line, column } });
    } else
      post({ type: "failed", file, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
