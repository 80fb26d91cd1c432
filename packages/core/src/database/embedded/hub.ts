/**
 * Many clients on one PostgreSQL session. Clients are served a batch at a time in turn, prompt ones before patient ones;
 * from the batch that opens a transaction to the one that ends it, only its client is served, so that transactions never
 * mix.
 */
import type { Urgency } from "../urgency.ts";
import { AnswerReader, farewell, fatal, RequestReader, welcome } from "./frames.ts";

/** The one session: runs a batch, hands out the answer in pieces of their own, and resolves when the batch is done. */
export type Execute = (batch: Uint8Array, onAnswer: (piece: Uint8Array) => void) => Promise<void>;

/** What the hub tells the far end of a connection. */
export interface Outlet {
  readonly answer: (client: number, bytes: Uint8Array) => void;
  /** The hub has room for as many further bytes of this client. */
  readonly taken: (client: number, bytes: number) => void;
  readonly close: (client: number) => void;
}

export interface Hub {
  /** A client comes. Who sends without having entered is prompt. */
  readonly enter: (client: number, urgency: Urgency) => void;
  readonly receive: (client: number, bytes: Uint8Array) => void;
  /** The far end has consumed as many bytes of answers. */
  readonly consumed: (client: number, bytes: number) => void;
  readonly leave: (client: number) => void;
  /** Runs `work` between transactions, with the session to itself. */
  readonly exclusive: <A>(work: () => Promise<A>) => Promise<A>;
}

interface Client {
  readonly id: number;
  readonly urgency: Urgency;
  readonly reader: RequestReader;
  readonly batches: Array<Uint8Array>;
  /** Bytes of answers that the far end has not consumed. */
  unread: number;
  /** Bytes of batches waiting here, and of those the ones not yet reported as taken. */
  queued: number;
  untaken: number;
}

/** Above this, in bytes, a client is not served until it reads, and is not given room to send. */
const highWater = 4 * 1024 * 1024;
/** Timers and messages are let in at least this often, in milliseconds. */
const slice = 8;
/** How often in a row patient clients that could be served are passed over. */
const mostPassed = 20;
/**
 * For how long, in milliseconds, patient clients are left waiting after a prompt one was served: mostly its next statement
 * is on its way, and would otherwise find the session taken.
 */
const grace = 10;

/**
 * `patience`: how long, in milliseconds, a transaction may stand still while others wait, before it is ended. Whoever
 * waits inside a transaction for something that needs another connection would otherwise wait for ever.
 */
export const makeHub = (execute: Execute, outlet: Outlet, patience = 30_000): Hub => {
  const clients = new Map<number, Client>();
  const exclusives: Array<() => Promise<void>> = [];
  const departed: Array<Client> = [];
  let owner: Client | undefined;
  let ownerTimer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let passed = 0;
  let promptUntil = 0;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;

  const enter = (id: number, urgency: Urgency): Client => {
    const client: Client = { id, urgency, reader: new RequestReader(), batches: [], unread: 0, queued: 0, untaken: 0 };
    clients.set(id, client);
    return client;
  };
  const clientOf = (id: number): Client => clients.get(id) ?? enter(id, "prompt");

  const canBeServed = (client: Client) => client.batches.length > 0 && client.unread < highWater;

  const nextClient = (): Client | undefined => {
    if (owner !== undefined) return canBeServed(owner) ? owner : undefined;
    let patient: Client | undefined;
    let prompt: Client | undefined;
    for (const client of clients.values()) {
      if (!canBeServed(client)) continue;
      if (client.urgency === "patient") patient ??= client;
      else prompt ??= client;
    }
    if (patient === undefined || passed >= mostPassed) {
      passed = 0;
      return patient ?? prompt;
    }
    if (prompt !== undefined) {
      passed++;
      return prompt;
    }
    const left = promptUntil - performance.now();
    if (left <= 0) {
      passed = 0;
      return patient;
    }
    graceTimer ??= setTimeout(() => {
      graceTimer = undefined;
      void work();
    }, left);
    return undefined;
  };

  const answer = (client: Client, bytes: Uint8Array) => {
    client.unread += bytes.length;
    outlet.answer(client.id, bytes);
  };

  const run = async (batch: Uint8Array, onAnswer: (piece: Uint8Array) => void) => {
    const watch = new AnswerReader();
    await execute(batch, (piece) => {
      watch.push(piece);
      onAnswer(piece);
    });
    return watch;
  };

  const serve = async (client: Client) => {
    const batch = client.batches.shift();
    if (batch === undefined) return;
    clearTimeout(ownerTimer);
    client.queued -= batch.length;
    giveRoom(client);
    const { status, notifications } = await run(batch, (piece) => answer(client, piece));
    for (const other of clients.values()) {
      if (other !== client) for (const notification of notifications) answer(other, notification.slice());
    }
    owner = status === "I" ? undefined : client;
    if (client.urgency === "prompt") promptUntil = performance.now() + grace;
    if (owner !== undefined) ownerTimer = setTimeout(endStanding, patience);
    // Last in turn: a Map keeps the order of insertion.
    if (clients.delete(client.id)) clients.set(client.id, client);
  };

  const giveRoom = (client: Client) => {
    if (client.queued >= highWater || client.untaken === 0) return;
    outlet.taken(client.id, client.untaken);
    client.untaken = 0;
  };

  const endStanding = () => {
    const waiting =
      exclusives.length > 0 || [...clients.values()].some((client) => client !== owner && canBeServed(client));
    if (owner === undefined) return;
    if (!waiting) {
      ownerTimer = setTimeout(endStanding, patience);
      return;
    }
    answer(owner, fatal("25P03", `the transaction stood still for ${patience / 1000} s while others waited`));
    end(owner);
  };

  const end = (client: Client) => {
    leave(client.id);
    outlet.close(client.id);
  };

  const leave = (id: number) => {
    const client = clients.get(id);
    if (client === undefined) return;
    clients.delete(id);
    departed.push(client);
    void work();
  };

  const clearAway = async (client: Client) => {
    await run(farewell(owner === client, client.reader.statements), () => {});
    if (owner !== client) return;
    clearTimeout(ownerTimer);
    owner = undefined;
  };

  const nextStep = (): (() => Promise<void>) | undefined => {
    const gone = departed.shift();
    if (gone !== undefined) return () => clearAway(gone);
    const exclusive = owner === undefined ? exclusives.shift() : undefined;
    if (exclusive !== undefined) return exclusive;
    const client = nextClient();
    return client === undefined ? undefined : () => serve(client);
  };

  const work = async () => {
    if (running) return;
    running = true;
    let since = performance.now();
    for (let step = nextStep(); step !== undefined; step = nextStep()) {
      await step();
      if (performance.now() - since < slice) continue;
      await new Promise((resume) => setImmediate(resume));
      since = performance.now();
    }
    running = false;
  };

  return {
    enter,
    receive: (id, bytes) => {
      const client = clientOf(id);
      client.untaken += bytes.length;
      for (const request of client.reader.push(bytes)) {
        if (request.type === "startup") answer(client, welcome(id));
        else if (request.type === "end") return end(client);
        else {
          client.batches.push(request.bytes);
          client.queued += request.bytes.length;
        }
      }
      giveRoom(client);
      void work();
    },
    consumed: (id, bytes) => {
      const client = clients.get(id);
      if (client === undefined) return;
      client.unread -= bytes;
      void work();
    },
    leave,
    exclusive: <A>(task: () => Promise<A>) =>
      new Promise<A>((resolve, reject) => {
        exclusives.push(() => task().then(resolve, reject));
        void work();
      }),
  };
};
