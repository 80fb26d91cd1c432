/** What is done with a plan. */
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

interface PlanFooterProps {
  readonly busy: boolean;
  readonly possible: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
  readonly children?: ReactNode;
}

export const PlanFooter = ({ busy, possible, onApply, onDiscard, children }: PlanFooterProps) => (
  <div className={styles["row"]}>
    <Button look="main" busy={busy} disabled={!possible} onClick={onApply}>
      {t("repository-plan-apply")}
    </Button>
    <Button look="bare" onClick={onDiscard}>
      {t("repository-plan-discard")}
    </Button>
    {children}
  </div>
);
