/** Licences that a component can name: SPDX identifiers, and one for what is not free. */
import current from "spdx-license-ids/index.json" with { type: "json" };
import deprecated from "spdx-license-ids/deprecated.json" with { type: "json" };

export const licenses: ReadonlySet<string> = new Set(["", "proprietary", ...current, ...deprecated]);
