/** The client's end of one connection to the hub: a byte stream over messages to the database's thread. */
import { Duplex } from "node:stream";
import type { ToDatabase } from "./messages.ts";

/** Bytes that may be on their way to the hub without its having made room for them. */
const window = 1024 * 1024;

export class Connection extends Duplex {
  readonly #id: number;
  readonly #post: (message: ToDatabase, transfer: ReadonlyArray<ArrayBuffer>) => void;
  readonly #onClose: () => void;
  #underway = 0;
  #unread = 0;
  #resume: (() => void) | undefined;

  constructor(
    id: number,
    post: (message: ToDatabase, transfer: ReadonlyArray<ArrayBuffer>) => void,
    onClose: () => void,
  ) {
    super();
    this.#id = id;
    this.#post = post;
    this.#onClose = onClose;
    // The thread may end before the client listens, or after it has turned away.
    this.on("error", () => {});
  }

  /** Bytes of an answer arrived. */
  receive(bytes: Uint8Array): void {
    this.#unread += bytes.length;
    if (this.push(bytes)) this.#confirm();
  }

  /** The hub has room for `count` further bytes. */
  taken(count: number): void {
    this.#underway -= count;
    if (this.#underway >= window || this.#resume === undefined) return;
    const resume = this.#resume;
    this.#resume = undefined;
    resume();
  }

  override _read(): void {
    this.#confirm();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    // A copy of its own: the chunk may be a view of a larger buffer, all of which would be sent.
    const bytes = new Uint8Array(chunk);
    this.#underway += bytes.length;
    this.#post({ type: "send", client: this.#id, bytes }, [bytes.buffer]);
    if (this.#underway < window) callback();
    else this.#resume = callback;
  }

  override _final(callback: () => void): void {
    this.#post({ type: "leave", client: this.#id }, []);
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#post({ type: "leave", client: this.#id }, []);
    this.#onClose();
    callback(error);
  }

  #confirm() {
    if (this.#unread === 0) return;
    this.#post({ type: "consumed", client: this.#id, count: this.#unread }, []);
    this.#unread = 0;
  }
}
