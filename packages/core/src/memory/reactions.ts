/** What recorded changes mean for the translation memory. */
import { ComponentId, type UnitId } from "../ids/index.ts";
import { accessControl } from "../access/index.ts";
import { actions, type Followed, isContent } from "../changes/index.ts";
import type { Edit } from "./store.ts";

/** Edits of one translation that are remembered at once; of more the translation is gone through later. */
const most = 500;

const isEdit = (change: Followed): change is Followed & { readonly unitId: UnitId } => {
  const { action, unitId, counts } = change;
  return (
    action !== undefined &&
    isContent(action) &&
    action !== actions.sourceStringChanged &&
    unitId != null &&
    (counts?.after?.state ?? 20) >= 20
  );
};

const toEdit = ({ unitId, userId, details, target }: Followed & { readonly unitId: UnitId }): Edit => ({
  unitId,
  userId: userId ?? null,
  source: typeof details?.["source"] === "string" ? details["source"] : null,
  target: target ?? "",
});

const present = <Id>(ids: readonly (Id | null | undefined)[]) => [...new Set(ids.filter((id) => id != null))];

export const whatToRemember = (changes: readonly Followed[]) => {
  const edited = [...Map.groupBy(changes.filter(isEdit), ({ translationId }) => translationId).values()];
  const read = changes.filter(({ action }) => action === actions.resourceUpdated);
  return {
    edits: edited.flatMap((of) => (of.length <= most ? of.map(toEdit) : [])),
    translations: [
      ...new Map(
        [...read, ...edited.flatMap((of) => (of.length <= most ? [] : of.slice(0, 1)))].map((change) => [
          change.translationId ?? 0,
          change,
        ]),
      ).values(),
    ],
    /** Open components that are gone. */
    released: changes.flatMap(({ action, details }) =>
      action === actions.componentRemoved && typeof details?.["component"] === "number"
        ? [ComponentId.make(details["component"])]
        : [],
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
