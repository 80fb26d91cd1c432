/** How the last operation ended, where it did not end well. */
import { isFailure, type OperationResult, type ProjectPlan, type RepositoryPlan } from "@dragoman/client";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { t } from "../l10n/text.ts";

/** What was looked at is not what would be done. */
export const isOutdated = (error: unknown): boolean => isFailure(error) && error.kind === "outdated";

interface OutcomeProps {
  readonly error: Error | null;
  readonly result: OperationResult | RepositoryPlan | ProjectPlan | undefined;
  readonly onRetry: () => void;
}

export const Outcome = ({ error, result, onRetry }: OutcomeProps) => {
  if (isOutdated(error))
    return (
      <Note kind="warn" alert title={t("repository-plan-outdated")}>
        {t("repository-plan-outdated-about")}
      </Note>
    );
  if (isFailure(error) && error.kind === "busy")
    return (
      <Note alert title={t("repository-busy")}>
        {t("repository-busy-about")}
      </Note>
    );
  if (error !== null) return <FailureNote error={error} onRetry={onRetry} />;
  return result?.result === false ? (
    <Note
      kind="bad"
      alert
      title={t("repository-refused")}
      actions={<Button onClick={onRetry}>{t("kit-try-again")}</Button>}
    >
      <bdi>{result.detail ?? ""}</bdi>
    </Note>
  ) : null;
};
