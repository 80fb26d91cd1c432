/** Why a repository cannot be used, and what helps: by the code that the server gives, beside its own words. */
import { messagesOf } from "../api/failures.ts";
import { Button, ButtonLink } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { t } from "../l10n/text.ts";
import type { StepProps } from "./draft.ts";
import styles from "./draft.module.css";
import { SshAccess } from "./sshAccess.tsx";
import { reasonIn } from "./unusableCodes.ts";

interface UnusableProps extends StepProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const Unusable = ({ draft, change, error, onRetry }: UnusableProps) => {
  const code = reasonIn(error);
  if (code === undefined) return <FailureNote error={error} onRetry={onRetry} />;
  return (
    <>
      <Note
        kind="bad"
        alert
        title={t(`repository-unusable-${code}`)}
        actions={
          <>
            {code === "empty" ? (
              <Button look="main" onClick={() => change({ fromScratch: true, byHand: true })}>
                {t("repository-new-scratch-begin")}
              </Button>
            ) : null}
            <Button onClick={onRetry}>{t("kit-try-again")}</Button>
            <ButtonLink href={`/new/component?project=${draft.project}&step=repository`}>
              {t("repository-step-repository")}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`repository-unusable-${code}`, {}, "about")}</p>
        {code === "no_branch" ? (
          <div className={styles["row"]}>
            {messagesOf(error, "branches").map((branch) => (
              <Button key={branch} small onClick={() => change({ branch })}>
                <bdi>{branch}</bdi>
              </Button>
            ))}
          </div>
        ) : null}
        <p lang="en" className={styles["muted"]}>
          <bdi>{messagesOf(error, "repo").join(" ")}</bdi>
        </p>
      </Note>
      {code === "host_unknown" || code === "no_ssh_access" ? <SshAccess project={draft.project} /> : null}
    </>
  );
};
