/** Connections that come to a socket; each begins with a line that names it. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface Connections {
  /** The connection of a name, paused. It comes later, or never. */
  readonly expect: (name: string) => Promise<Socket>;
  /** Nobody waits for this one any more. */
  readonly forget: (name: string) => void;
  readonly close: () => void;
}

export const listenAt = async (address: string): Promise<Connections> => {
  const awaited = new Map<string, (socket: Socket) => void>();
  const server = createServer((socket) => {
    // A program may end without reading all of its input; its exit code tells why.
    socket.on("error", () => {});
    socket.once("data", (first: Buffer) => {
      const end = first.indexOf("\n") + 1;
      const name = first.toString("latin1", 0, end);
      const take = awaited.get(name);
      awaited.delete(name);
      if (take === undefined) return socket.destroy();
      socket.pause();
      if (end < first.length) socket.unshift(first.subarray(end));
      take(socket);
    });
  });
  server.listen(address);
  await once(server, "listening");
  // A connection that could not be taken is missed by whoever expects it.
  server.on("error", () => {});
  server.unref();
  return {
    expect: (name) => new Promise((resolve) => awaited.set(name, resolve)),
    forget: (name) => awaited.delete(name),
    close: () => server.close(),
  };
};
