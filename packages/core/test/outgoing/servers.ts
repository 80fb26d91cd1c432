/** Servers on the loopback of this machine that note what reaches them, for the tests of connections. */
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** A server of bare connections. */
export const serveSockets = async (handle: (socket: Socket) => void) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    handle(socket);
  });
  const port = await listening(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port, sockets };
};

/** A web server. */
export const serveWeb = async (handle: (request: IncomingMessage, response: ServerResponse) => void) => {
  const requests: IncomingMessage[] = [];
  const server = createHttp((request, response) => {
    requests.push(request);
    handle(request, response);
  });
  const port = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, requests, origin: `http://127.0.0.1:${port}` };
};

/** A port where nobody listens. */
export const closedPort = async (): Promise<number> => {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Sends a text and answers everything that comes back until the end. */
export const say = (port: number, text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1");
    socket.on("data", (part) => (heard += part));
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
