/** Flags that every unit of a file format has. */
import { codecById } from "@dragoman/formats";

const known = new Map<string, string>();

export const formatFlags = (format: string): string => {
  const text = known.get(format);
  if (text !== undefined) return text;
  const flags = (codecById(format)?.flags ?? []).join(", ");
  known.set(format, flags);
  return flags;
};
