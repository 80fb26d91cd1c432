/** String resources of Android and of Moko. */
export { aresource, mokoResource } from "./codec.ts";
