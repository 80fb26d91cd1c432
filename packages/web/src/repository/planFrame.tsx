/** The card of a plan: that nothing has happened yet, and what can be done with it. */
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

interface PlanFrameProps {
  readonly title: string;
  readonly busy: boolean;
  readonly possible: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
  /** Stands beside the buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export const PlanFrame = ({ title, busy, possible, onApply, onDiscard, beside, children }: PlanFrameProps) => (
  <Card
    flush
    title={title}
    aside={<Pill kind="accent">{t("repository-plan-nothing-yet")}</Pill>}
    footer={
      <div className={styles["row"]}>
        <Button look="main" busy={busy} disabled={!possible} onClick={onApply}>
          {t("repository-plan-apply")}
        </Button>
        <Button look="bare" onClick={onDiscard}>
          {t("repository-plan-discard")}
        </Button>
        {beside}
      </div>
    }
  >
    {children}
  </Card>
);
