/** A process that holds a folder until it is killed; says which. */
import { holdFolder } from "../../src/folders/index.ts";

const [, , parent = ""] = process.argv;
console.log(holdFolder(parent, "dragoman-launcher-").path);
setInterval(() => {}, 60_000);
