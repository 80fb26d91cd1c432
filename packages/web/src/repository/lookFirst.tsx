/** Shows what an operation would do, beside the button that does it. */
import { IconButton } from "../kit/button.tsx";
import { t } from "../l10n/text.ts";
import type { Operation } from "./model.ts";

interface LookFirstProps {
  readonly operation: Operation;
  readonly busy: boolean;
  readonly onPlan: (operation: Operation) => void;
}

export const LookFirst = ({ operation, busy, onPlan }: LookFirstProps) => (
  <IconButton
    small
    icon="eye"
    label={t("repository-plan-look", { work: t(`repository-work-${operation}`) })}
    busy={busy}
    onClick={() => onPlan(operation)}
  />
);
