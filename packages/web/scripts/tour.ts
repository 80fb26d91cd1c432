/** Takes the pictures of `docs/tour.md` anew: `node -C dragoman-source packages/web/scripts/tour.ts [NAME...]`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { takePicture } from "../test/harness/tour/camera.ts";
import { settle } from "../test/harness/tour/settle.ts";
import { stops } from "../test/harness/tour/stops.ts";
import { openTown } from "../test/harness/town.ts";

const folder = new URL("../../../docs/tour/", import.meta.url);
const names = process.argv.slice(2);
const town = await openTown();
const remote = await settle(town);
mkdirSync(folder, { recursive: true });
for (const stop of stops.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const picture = await takePicture(town, stop);
  writeFileSync(new URL(`${stop.name}.webp`, folder), picture);
  console.log(`${stop.name}: ${(picture.length / 1000).toFixed(0)} kB`);
}
await town.close();
remote.remove();
