/** Database, for other rooms of the core: nothing here asks for rights, and no package exports it. */
export { hasPeers, makeListen, makeTell } from "./peers.ts";
export { Outages } from "./outage.ts";
export { insertedId } from "./inserted.ts";
