/** Alerts that follow from what is set and stored. */
export { alertLook } from "./service.ts";
