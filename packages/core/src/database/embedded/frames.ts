/**
 * The PostgreSQL wire protocol, as far as the hub needs it: where a client's batch ends, what state the session is in
 * after an answer, and the few messages that the hub writes itself. Nothing else in the messages is looked at.
 */

const text = new TextEncoder();

/** A message is a type byte, its length in four bytes (which counts itself), and a body. */
const headerLength = 5;

const code = (letter: string) => letter.charCodeAt(0);
const SYNC = code("S");
const QUERY = code("Q");
const FLUSH = code("H");
const PARSE = code("P");
const CLOSE = code("C");
const STATEMENT = code("S");
const TERMINATE = code("X");
const NOTIFICATION = code("A");
const READY = code("Z");

const unlisten = text.encode("UNLISTEN ");
const space = 32;

const CANCEL_REQUEST = 80877102;

const lengthAt = (bytes: Uint8Array, offset: number) =>
  ((bytes[offset] ?? 0) << 24) |
  ((bytes[offset + 1] ?? 0) << 16) |
  ((bytes[offset + 2] ?? 0) << 8) |
  (bytes[offset + 3] ?? 0);

const join = (parts: ReadonlyArray<Uint8Array>) => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};

/** What a client sent: a greeting to be answered without the database, or a batch for it. */
export type Request =
  | { readonly type: "startup" }
  | { readonly type: "end" }
  | { readonly type: "batch"; readonly bytes: Uint8Array };

/** Splits one client's bytes into requests. A batch ends with the message after which the client waits for an answer. */
export class RequestReader {
  /** Names of the statements that this client has prepared and not closed. */
  readonly statements = new Set<string>();
  #started = false;
  #rest: Uint8Array = new Uint8Array(0);

  push(chunk: Uint8Array): ReadonlyArray<Request> {
    const bytes = this.#rest.length === 0 ? chunk : join([this.#rest, chunk]);
    const requests: Array<Request> = [];
    let start = 0;
    let offset = 0;
    while (offset < bytes.length) {
      const header = this.#started ? headerLength : 4;
      if (bytes.length - offset < header) break;
      const end = offset + header - 4 + lengthAt(bytes, offset + header - 4);
      if (end > bytes.length) break;
      const request = this.#started ? this.#message(bytes, start, offset, end) : this.#greeting(bytes, offset);
      offset = end;
      if (request !== undefined) {
        requests.push(request);
        start = end;
      }
    }
    this.#rest = bytes.subarray(start);
    return requests;
  }

  #greeting(bytes: Uint8Array, offset: number): Request {
    // A running statement cannot be cancelled: the thread does nothing else meanwhile.
    if (lengthAt(bytes, offset + 4) === CANCEL_REQUEST) return { type: "end" };
    this.#started = true;
    return { type: "startup" };
  }

  #message(bytes: Uint8Array, start: number, offset: number, end: number): Request | undefined {
    switch (bytes[offset]) {
      case PARSE:
        this.#parse(bytes, offset + headerLength);
        return undefined;
      case CLOSE:
        if (bytes[offset + headerLength] === STATEMENT)
          this.statements.delete(cString(bytes, offset + headerLength + 1));
        return undefined;
      case SYNC:
      case QUERY:
      case FLUSH:
        return { type: "batch", bytes: bytes.slice(start, end) };
      case TERMINATE:
        return { type: "end" };
      default:
        return undefined;
    }
  }

  #parse(bytes: Uint8Array, start: number) {
    const name = cString(bytes, start);
    this.statements.add(name);
    const query = start + text.encode(name).length + 1;
    // All clients share one session: the first of two listeners to leave would end the other's subscription. So
    // UNLISTEN becomes LISTEN, which is already the case; a notification nobody waits for is ignored.
    if (unlisten.every((byte, index) => bytes[query + index] === byte)) bytes.fill(space, query, query + 2);
  }
}

/** Watches the bytes of one answer for the state of the session and for notifications. */
export class AnswerReader {
  /** `I` idle, `T` in a transaction, `E` in a failed one; undefined while the answer is not complete. */
  status: "I" | "T" | "E" | undefined;
  readonly notifications: Array<Uint8Array> = [];
  #rest: Uint8Array = new Uint8Array(0);
  #skip = 0;

  push(chunk: Uint8Array): void {
    let bytes = chunk;
    if (this.#skip > 0) {
      const skipped = Math.min(this.#skip, bytes.length);
      this.#skip -= skipped;
      bytes = bytes.subarray(skipped);
    }
    if (this.#rest.length > 0) bytes = join([this.#rest, bytes]);
    let offset = 0;
    while (bytes.length - offset >= headerLength) {
      const type = bytes[offset];
      const end = offset + 1 + lengthAt(bytes, offset + 1);
      const wanted = type === READY || type === NOTIFICATION;
      if (end > bytes.length && wanted) break;
      if (type === READY) this.status = readStatus(bytes[end - 1]);
      if (type === NOTIFICATION) this.notifications.push(bytes.slice(offset, end));
      this.#skip = Math.max(0, end - bytes.length);
      offset = Math.min(end, bytes.length);
    }
    this.#rest = bytes.slice(offset);
  }
}

const readStatus = (byte: number | undefined) => (byte === code("I") ? "I" : byte === code("T") ? "T" : "E");

const cString = (bytes: Uint8Array, start: number) => {
  const end = bytes.indexOf(0, start);
  return new TextDecoder().decode(bytes.subarray(start, end));
};

const message = (type: string, ...parts: ReadonlyArray<string | number>) => {
  const body = join(parts.map((part) => (typeof part === "string" ? text.encode(`${part}\0`) : int32(part))));
  return join([Uint8Array.of(code(type)), int32(body.length + 4), body]);
};

const int32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

const ready = Uint8Array.of(READY, 0, 0, 0, 5, code("I"));

/** The server's side of a successful start of connection `id`. */
export const welcome = (id: number): Uint8Array =>
  join([message("R", 0), message("S", "client_encoding", "UTF8"), message("K", id, 0), ready]);

/** A fatal error; the server closes the connection after it. */
export const fatal = (sqlState: string, reason: string): Uint8Array => {
  const fields = ["SFATAL", "VFATAL", `C${sqlState}`, `M${reason}`];
  return message("E", ...fields, "");
};

/** Ends an open transaction and forgets prepared statements: what a real server does when a client leaves. */
export const farewell = (inTransaction: boolean, statements: Iterable<string>): Uint8Array => {
  const closes = [...statements].map((name) => message("C", `S${name}`));
  const rollback = inTransaction ? [message("Q", "ROLLBACK")] : [];
  return join([...rollback, ...closes, message("S")]);
};
