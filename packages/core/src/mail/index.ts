/** Mail to people. */
export { MailSettings } from "./settings.ts";
