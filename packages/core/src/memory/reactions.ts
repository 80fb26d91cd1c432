/** What recorded changes mean for the translation memory. */
import { accessControl } from "../access/index.ts";
import { actionFacts, actions, type Followed } from "../changes/index.ts";
import type { Edit } from "./store.ts";

/** Edits of one record that are remembered at once; with more of them their translations are gone through later. */
const most = 100;

const isEdit = ({ action, unitId, counts }: Followed) =>
  action !== undefined &&
  actionFacts[action].content &&
  action !== actions.sourceStringChanged &&
  unitId != null &&
  (counts?.after?.state ?? 20) >= 20;

const toEdit = ({ unitId, userId, details, target }: Followed): Edit => ({
  unitId: unitId ?? 0,
  userId: userId ?? null,
  source: typeof details?.["source"] === "string" ? details["source"] : null,
  target: target ?? "",
});

const present = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.filter((id) => id != null))];

export const whatToRemember = (changes: readonly Followed[]) => {
  const edited = changes.filter(isEdit);
  const atOnce = edited.length <= most;
  const read = changes.filter(({ action }) => action === actions.resourceUpdated);
  return {
    edits: atOnce ? edited.map(toEdit) : [],
    translations: [
      ...new Map([...read, ...(atOnce ? [] : edited)].map((change) => [change.translationId ?? 0, change])).values(),
    ],
    /** Open components that are gone. */
    released: changes.flatMap(({ action, details }) =>
      action === actions.componentRemoved && typeof details?.["component"] === "number" ? [details["component"]] : [],
    ),
    /** Projects that not everybody sees any more. */
    withdrawn: present(
      changes
        .filter(
          ({ action, details }) =>
            action === actions.visibilityChanged &&
            details?.["access_control"] !== accessControl.public &&
            details?.["access_control"] !== accessControl.protected,
        )
        .map(({ projectId }) => projectId),
    ),
  };
};
