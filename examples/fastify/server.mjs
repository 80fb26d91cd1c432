/** A server of Fastify with Dragoman under /l10n. */
import { openDragoman } from "@dragoman/node";
import fastify from "fastify";

const l10n = await openDragoman({ dataDir: process.argv[2] ?? "data" });

const server = fastify({ forceCloseConnections: "idle" });
server.get("/", () => "A server with translations");
server.register(
  async (scope) => {
    // Dragoman reads bodies itself, those of uploads as they come.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.all("/*", async (request, reply) => {
      reply.hijack();
      const origin = `${request.protocol}://${request.host}`;
      await l10n.respond(request.raw, reply.raw, { prefix: "/l10n", origin, address: request.ip });
    });
  },
  { prefix: "/l10n" },
);
server.addHook("onClose", () => l10n.close());

const url = await server.listen({ host: "127.0.0.1", port: Number(process.argv[3] ?? 3000) });
console.log(`Dragoman answers on ${url}/l10n`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());
