/** What a browser sent, before anything in it is believed: only its challenge and the name of its key. Pure. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const decoded = (text: unknown): Uint8Array | undefined =>
  typeof text === "string" && /^[\w-]{1,2048}$/.test(text) ? Buffer.from(text, "base64url") : undefined;

/** The challenge that it answers. */
export const challengeOf = ({ response }: Readonly<Record<string, unknown>>): Uint8Array | undefined => {
  const client = isObject(response) ? decoded(response["clientDataJSON"]) : undefined;
  if (client === undefined) return undefined;
  try {
    const data: unknown = JSON.parse(Buffer.from(client).toString("utf8"));
    return isObject(data) ? decoded(data["challenge"]) : undefined;
  } catch {
    return undefined;
  }
};

export const credentialOf = ({ id }: Readonly<Record<string, unknown>>): Uint8Array | undefined => decoded(id);

/** Whom the device takes its user for; undefined where it does not tell. */
export const handleIn = ({ response }: Readonly<Record<string, unknown>>): string | undefined => {
  const handle = isObject(response) ? response["userHandle"] : undefined;
  return typeof handle === "string" && handle !== "" ? handle : undefined;
};

const known = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Ways to reach the device, for the next time. */
export const transportsOf = ({ response }: Readonly<Record<string, unknown>>): readonly string[] => {
  const transports = isObject(response) ? response["transports"] : undefined;
  return Array.isArray(transports) ? [...new Set(transports)].filter((each) => known.has(each)) : [];
};
