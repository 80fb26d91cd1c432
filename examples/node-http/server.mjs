/** A server of node:http, without a framework, with Dragoman under /l10n. */
import { createServer } from "node:http";
import { openDragoman } from "@dragoman/node";

const l10n = await openDragoman({ dataDir: process.argv[2] ?? "data" });

const server = createServer((request, response) => {
  if (request.url.startsWith("/l10n/")) void l10n.respond(request, response, { prefix: "/l10n" });
  else response.end("A server with translations");
});
server.listen(Number(process.argv[3] ?? 3000), "127.0.0.1", () =>
  console.log(`Dragoman answers on http://127.0.0.1:${server.address().port}/l10n`),
);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => l10n.close()));
