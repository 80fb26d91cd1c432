/** What an update would bring, before anything has happened. */
import type { RepositoryPlan, UpdatePlan } from "@dragoman/client";
import { Suspense } from "react";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Icon } from "../kit/icon.tsx";
import { lazily } from "../kit/lazily.ts";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import styles from "./repository.module.css";

const PlanStrings = lazily(async () => (await import("./planStrings.tsx")).PlanStrings);

interface PlanCardProps {
  readonly plan: UpdatePlan;
  /** What becomes of strings. */
  readonly foreseen: RepositoryPlan | undefined;
  readonly mergeStyle: string;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
}

export const PlanCard = ({ plan, foreseen, mergeStyle, busy, onApply, onDiscard }: PlanCardProps) => {
  const ours = plan.files.filter(({ translated }) => translated).length;
  return (
    <Card
      flush
      title={t(`repository-plan-by-${mergeStyle === "rebase" ? "rebase" : "merge"}`)}
      aside={<Pill kind="accent">{t("repository-plan-nothing-yet")}</Pill>}
      footer={
        <div className={styles["row"]}>
          <Button look="main" busy={busy} disabled={plan.incoming === 0} onClick={onApply}>
            {t("repository-plan-apply")}
          </Button>
          <Button look="bare" onClick={onDiscard}>
            {t("repository-plan-discard")}
          </Button>
          {plan.revision === null ? null : (
            <span className={styles["grow"]}>
              {t("repository-plan-for")} <code>{plan.revision.slice(0, 8)}</code>
            </span>
          )}
        </div>
      }
    >
      <Lines>
        <li>
          <PlanNote plan={plan} ours={ours} />
        </li>
        {plan.files.map(({ path, added, removed, translated }) => (
          <li key={path} className={styles["line"]}>
            <Icon name="file" />
            <code className={`${styles["grow"]} ${styles["path"]}`}>{path}</code>
            {translated ? <Pill kind="accent">{t("repository-plan-translated")}</Pill> : null}
            {added === null ? null : <span className={styles["added"]}>+{formatNumber(added)}</span>}
            {removed === null ? null : <span className={styles["removed"]}>−{formatNumber(removed)}</span>}
          </li>
        ))}
        {plan.more_files > 0 ? <li>{t("repository-plan-more", { count: plan.more_files })}</li> : null}
      </Lines>
      {foreseen === undefined || foreseen.strings.length === 0 ? null : (
        <Suspense fallback={<Shapes lines={3} />}>
          <PlanStrings strings={foreseen.strings} more={foreseen.more_strings} />
        </Suspense>
      )}
    </Card>
  );
};

const PlanNote = ({ plan, ours }: { readonly plan: UpdatePlan; readonly ours: number }) => {
  if (plan.problem !== null)
    return (
      <Note kind="bad" title={t("repository-plan-problem")}>
        <bdi>{plan.problem}</bdi>
      </Note>
    );
  if (plan.conflicts.length > 0)
    return (
      <Note kind="bad" title={t("repository-plan-conflicts", { count: plan.conflicts.length })}>
        {plan.conflicts.map((path) => (
          <p key={path}>
            <code className={styles["path"]}>{path}</code>
          </p>
        ))}
      </Note>
    );
  if (plan.incoming === 0) return <Note kind="done" title={t("repository-plan-empty")} />;
  return (
    <Note kind={ours > 0 ? "warn" : "done"} title={t("repository-plan-incoming", { count: plan.incoming })}>
      {t("repository-plan-ours", { ours })}
    </Note>
  );
};
