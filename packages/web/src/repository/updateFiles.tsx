/** The files that an update would change, and whether it would fit. */
import type { UpdatePlan } from "@dragoman/client";
import { Lines } from "../kit/card.tsx";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import { FileLine } from "./fileLine.tsx";
import styles from "./repository.module.css";

export const UpdateFiles = ({ plan }: { readonly plan: UpdatePlan }) => (
  <Lines>
    <li>
      <PlanNote plan={plan} />
    </li>
    {plan.files.map((file) => (
      <li key={file.path} className={styles["line"]}>
        <FileLine file={file}>
          {file.translated ? <Pill kind="accent">{t("repository-plan-translated")}</Pill> : null}
        </FileLine>
      </li>
    ))}
    {plan.more_files > 0 ? <li>{t("repository-plan-more", { count: plan.more_files })}</li> : null}
  </Lines>
);

const PlanNote = ({ plan }: { readonly plan: UpdatePlan }) => {
  const ours = plan.files.filter(({ translated }) => translated).length;
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
