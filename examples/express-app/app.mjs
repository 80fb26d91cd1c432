/** An app of Express with Dragoman under /l10n, behind the parser that the app's own routes need. */
import { dragoman } from "@dragoman/express";
import express from "express";

const l10n = await dragoman({ dataDir: process.argv[2] ?? "data" });

const app = express();
app.use(express.json());
app.get("/", (_request, response) => response.send("An app with translations"));
app.use("/l10n", l10n);

const server = app.listen(Number(process.argv[3] ?? 3000), "127.0.0.1", () =>
  console.log(`Dragoman answers on http://127.0.0.1:${server.address().port}/l10n`),
);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close(() => l10n.close()));
