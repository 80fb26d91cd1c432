/** Asking a host for its keys. */
import { expect, it } from "vitest";
import { scanHost } from "../../src/ssh/tools.ts";
import { serveSockets } from "../outgoing/servers.ts";

it("asks no longer than somebody wants to know, whatever the host does", async () => {
  const ending = new AbortController();
  // It greets, and never comes to the end of its greeting.
  const server = await serveSockets((socket) => socket.write("SSH-2.0-", () => ending.abort()));
  const searchPath = process.env["PATH"] ?? "";
  expect(await scanHost({ host: "127.0.0.1", port: server.port }, searchPath, ending.signal)).toEqual([]);
});
