/** Restores a backup, and is killed when half of it is in the database. Arguments: the backup, the folder, an address. */
import { restore } from "@dragoman/core/backup";
import { clientLayer } from "@dragoman/core/database";
import { Effect } from "effect";

const [file = "", folder = "", url] = process.argv.slice(2);
const database = url === undefined ? { kind: "embedded" as const, dataDir: folder } : { kind: "server" as const, url };
const secrets = { file: `${folder}.key`, keys: ["the key of all processes of a test site"] };

const onProgress = (percent: number) => {
  if (percent >= 45) process.kill(process.pid, "SIGKILL");
};
await Effect.runPromise(Effect.provide(restore({ file, secrets, onProgress }), clientLayer(database)));
