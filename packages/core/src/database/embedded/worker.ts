/** The database's thread: PGlite behind the hub, spoken to in messages. */
import { parentPort, workerData } from "node:worker_threads";
import { openCluster } from "./cluster.ts";
import { makeHub } from "./hub.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { FromDatabase, ToDatabase, WorkerOptions } from "./messages.ts";

const port = parentPort;
if (port === null) throw new Error("worker.ts runs in a worker thread only");

const post = (message: FromDatabase, transfer: ReadonlyArray<ArrayBuffer> = []) =>
  port.postMessage(message, [...transfer]);

const cluster = await openCluster(workerData as WorkerOptions, (reason) => {
  post({ type: "crash", reason });
  // Ends this thread at once, also from within PGlite.
  process.exit(1);
});
const hub = makeHub(cluster.execute, {
  answer: (client, bytes) => {
    const own = bytes.buffer.byteLength === bytes.length ? bytes : bytes.slice();
    post({ type: "answer", client, bytes: own }, own.buffer instanceof ArrayBuffer ? [own.buffer] : []);
  },
  taken: (client, count) => post({ type: "taken", client, count }),
  close: (client) => post({ type: "close", client }),
});
const stopHousekeeping = startHousekeeping(hub, cluster);

port.on("message", (message: ToDatabase) => {
  switch (message.type) {
    case "enter":
      return hub.enter(message.client, message.urgency);
    case "send":
      return hub.receive(message.client, message.bytes);
    case "consumed":
      return hub.consumed(message.client, message.count);
    case "leave":
      return hub.leave(message.client);
    case "stop":
      stopHousekeeping();
      void hub.exclusive(cluster.close).then(() => port.close());
  }
});
post({ type: "ready" });
