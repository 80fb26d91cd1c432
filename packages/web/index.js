/** Where the built console lies: static files with hashed names, and what a server has to know of them. */
import { fileURLToPath } from "node:url";

/** Folder with `shell.json` and `static/`. */
export const consoleFolder = fileURLToPath(new URL("./dist/", import.meta.url));
