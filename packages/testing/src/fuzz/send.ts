/** Sends a case and tells what came back. */
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import type { Case, RequestCase } from "./cases.ts";
import { brokenOff } from "./judge.ts";
import type { RawCase } from "./raw.ts";
import type { Names } from "./world.ts";

export interface Outcome {
  /** None where no answer came, or none was waited for; several where several requests were in the bytes. */
  readonly statuses: readonly number[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
  /** Why a connection ended that should have brought an answer. */
  readonly failure?: string;
}

/** Of an answer's body so much is looked at. */
const looked = 4_000_000;
/** Milliseconds until nothing more is expected of bytes that may be half a request. */
const quiet = 200;
/** Milliseconds until nobody waits for an answer any more. */
const longest = 130_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const read = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (size < looked) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).toString();
};

const sendRequest = (base: string, item: RequestCase, names: Names, again: boolean): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const { hostname, port } = new URL(base);
    const token = names.tokens[item.person];
    const { body, leaves } = item;
    const none = (failure?: string): Outcome => ({
      statuses: [],
      headers: {},
      body: "",
      milliseconds: performance.now() - begun,
      ...(failure === undefined ? {} : { failure }),
    });
    const sent = request({
      agent,
      hostname,
      port,
      method: item.method,
      path: item.target,
      timeout: longest,
      headers: {
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { "content-length": body.length }),
        ...item.headers,
      },
    });
    sent.on("response", (response) => {
      read(response).then(
        (text) =>
          resolve({
            statuses: [response.statusCode ?? 0],
            headers: response.headers as Outcome["headers"],
            body: text,
            milliseconds: performance.now() - begun,
          }),
        (error: NodeJS.ErrnoException) => resolve(none(`${brokenOff}: ${error.code ?? error.message}`)),
      );
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (leaves !== undefined) resolve(none());
      // A connection that lay idle may be closed as it is taken up again: that is no answer of this request's.
      else if (sent.reusedSocket && !again) resolve(sendRequest(base, item, names, true));
      else resolve(none(`no answer: ${error.code ?? error.message}`));
    });
    if (body === undefined || leaves === undefined) return void sent.end(body);
    sent.write(body.subarray(0, Math.floor((body.length * leaves) / 1000)), () => {
      sent.destroy();
      resolve(none());
    });
    sent.flushHeaders();
  });

const sendRaw = (base: string, { chunks, ending }: RawCase): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const heard: Buffer[] = [];
    const done = () => {
      socket.destroy();
      const text = Buffer.concat(heard).toString("latin1");
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, headers: {}, body: text, milliseconds: performance.now() - begun });
    };
    socket.setTimeout(quiet, done);
    socket.on("data", (chunk) => heard.push(chunk));
    // What was written when the server had said its last word is lost: that is its right.
    socket.on("error", () => undefined);
    socket.on("close", done);
    socket.on("connect", () => {
      const [first, second] = chunks;
      const last = () => {
        if (ending === "end") socket.end();
        if (ending === "leave") socket.destroy();
      };
      socket.write(first ?? "", () => {
        if (second === undefined || socket.destroyed) last();
        else socket.write(second, last);
      });
    });
  });

export const send = (base: string, item: Case, names: Names): Promise<Outcome> =>
  item.kind === "raw" ? sendRaw(base, item) : sendRequest(base, item, names, false);
