/** Doing what was asked for, as planned where it was planned. */
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { isOutdated } from "./outcome.tsx";
import type { Asked, usePlan, useOperation, useProjectOperation, useProjectPlan } from "./queries.ts";

type Operating = Pick<ReturnType<typeof useOperation> | ReturnType<typeof useProjectOperation>, "mutate">;
type Planning = Pick<ReturnType<typeof usePlan> | ReturnType<typeof useProjectPlan>, "mutate" | "reset">;

/** What would not be done as it was looked at is planned anew. */
export const running = (operation: Operating, plan: Planning) => (asked: Asked) =>
  operation.mutate(asked, {
    onError: (error) => {
      if (isOutdated(error)) plan.mutate(asked);
    },
    onSuccess: ({ result }) => {
      if (!result) return;
      plan.reset();
      say(t(`repository-done-${asked.operation}`));
    },
  });
