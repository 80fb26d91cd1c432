/** Where kinds of add-ons fit: by the format of a component's files. Pure. */
import { codecById } from "@dragoman/formats";
import type { ComponentFacts } from "../components/index.ts";

type Component = Pick<ComponentFacts, "file_format">;

export const isGettext = ({ file_format: format }: Component): boolean => format === "po" || format === "po-mono";

export const canRemove = ({ file_format: format }: Component): boolean => codecById(format)?.can.remove === true;

/** Formats that mark strings themselves need nobody else to do so. */
export const knowsNoFuzzy = ({ file_format: format }: Component): boolean => !["ts", "po", "po-mono"].includes(format);

export const isOneOf =
  (formats: ReadonlySet<string>) =>
  ({ file_format: format }: Component): boolean =>
    formats.has(format);

export const everywhere = (): boolean => true;
