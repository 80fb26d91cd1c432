/** All kinds of forges. */
import type { ForgeKind } from "./forge.ts";
import { github } from "./kinds/github/kind.ts";
import type { ForgeKindId } from "./model.ts";

export const forgeKinds: readonly ForgeKind[] = [github];

export const forgeKind = (id: ForgeKindId): ForgeKind | undefined => forgeKinds.find((kind) => kind.id === id);
