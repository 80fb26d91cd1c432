/** An app of Hono with Dragoman under /l10n, by web-standard requests. */
import { openDragoman } from "@dragoman/node";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";

const l10n = await openDragoman({ dataDir: process.argv[2] ?? "data" });

const app = new Hono();
app.get("/", (context) => context.text("An app with translations"));
app.all("/l10n/*", (context) =>
  l10n.fetch(context.req.raw, { prefix: "/l10n", address: getConnInfo(context).remote.address }),
);

const port = Number(process.argv[3] ?? 3000);
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, (address) =>
  console.log(`Dragoman answers on http://127.0.0.1:${address.port}/l10n`),
);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => l10n.close()));
