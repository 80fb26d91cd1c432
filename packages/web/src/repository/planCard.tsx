/** What an operation would do, before anything has happened. */
import { Suspense } from "react";
import { lazily } from "../kit/lazily.ts";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { PlanFrame } from "./planFrame.tsx";
import type { MadePlan } from "./queries.ts";
import styles from "./repository.module.css";

const Foreseen = lazily(async () => (await import("./foreseen.tsx")).Foreseen);
const UpdateFiles = lazily(async () => (await import("./updateFiles.tsx")).UpdateFiles);

interface PlanCardProps {
  readonly plan: MadePlan;
  readonly mergeStyle: string;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
}

export const PlanCard = ({ plan: { asked, files, foreseen }, mergeStyle, busy, onApply, onDiscard }: PlanCardProps) => (
  <PlanFrame
    title={
      files === undefined
        ? t("repository-plan-of", { work: t(`repository-work-${asked.operation}`) })
        : t(`repository-plan-by-${mergeStyle === "rebase" ? "rebase" : "merge"}`)
    }
    busy={busy}
    possible={foreseen.result && files?.incoming !== 0}
    onApply={onApply}
    onDiscard={onDiscard}
    beside={
      files === undefined || files.revision === null ? null : (
        <span className={styles["grow"]}>
          {t("repository-plan-for")} <code>{files.revision.slice(0, 8)}</code>
        </span>
      )
    }
  >
    <Suspense fallback={<Shapes lines={3} />}>
      {files === undefined ? null : <UpdateFiles plan={files} />}
      <Foreseen plan={foreseen} summed={files === undefined} />
    </Suspense>
  </PlanFrame>
);
