/** What an operation would do in each repository of a project. */
import type { ProjectPlan } from "@dragoman/client";
import { Suspense } from "react";
import { lazily } from "../kit/lazily.ts";
import { Note } from "../kit/note.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { PlanFrame } from "./planFrame.tsx";
import styles from "./repository.module.css";

const Foreseen = lazily(async () => (await import("./foreseen.tsx")).Foreseen);

interface ProjectPlanCardProps {
  readonly plan: ProjectPlan;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onDiscard: () => void;
}

export const ProjectPlanCard = ({ plan, busy, onApply, onDiscard }: ProjectPlanCardProps) => (
  <PlanFrame
    title={t("repository-plan-of", { work: t(`repository-work-${plan.operation}`) })}
    busy={busy}
    possible={plan.repositories.some(({ result }) => result)}
    onApply={onApply}
    onDiscard={onDiscard}
  >
    {plan.repositories.length === 0 ? <Note kind="done" title={t("repository-plan-no-change")} /> : null}
    {plan.repositories.map((each) => (
      <section key={each.component} aria-label={each.component} className={styles["of"]}>
        <h3>
          <code className={styles["path"]}>{each.component}</code>
        </h3>
        <Suspense fallback={<Shapes lines={3} />}>
          <Foreseen plan={each} summed />
        </Suspense>
      </section>
    ))}
  </PlanFrame>
);
