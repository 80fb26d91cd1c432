/** Tasks, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { listen } from "./listener.ts";
export { tolerant } from "./endless.ts";
