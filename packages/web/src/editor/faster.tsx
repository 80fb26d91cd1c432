/** What the server did not take: because somebody was faster, or for another reason. Nothing that was typed is lost. */
import type { Unit } from "@dragoman/client";
import { Button } from "../kit/button.tsx";
import { failureWords } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { formatAgo } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import type { Refused } from "../units/saving.ts";
import { Difference } from "../kit/difference.tsx";
import type { StringWork } from "./useString.ts";
import styles from "./faster.module.css";

export const NotSaved = ({ refused, onRetry }: { readonly refused: Refused; readonly onRetry: () => void }) => (
  <Note
    kind="bad"
    alert
    title={t("editor-not-saved", { reason: failureWords(refused.error) })}
    actions={
      <Button small onClick={onRetry}>
        {t("kit-try-again")}
      </Button>
    }
  >
    {t("editor-text-kept")}
  </Note>
);

interface FasterProps {
  readonly work: StringWork;
  readonly current: Unit;
  readonly onForce: () => void;
}

export const Faster = ({ work, current, onForce }: FasterProps) => {
  const { editing, writing, language } = work;
  const who = editing.last_change;
  const name = who === null ? t("editor-somebody") : who.full_name === "" ? who.username : who.full_name;
  return (
    <Note
      kind="warn"
      alert
      title={t("editor-faster", { name, time: formatAgo(current.last_updated) })}
      actions={
        <>
          <Button
            small
            look="main"
            onClick={() => {
              writing.discard();
              work.settle();
            }}
          >
            {t("editor-keep-theirs", { name })}
          </Button>
          <Button small onClick={onForce}>
            {t("editor-save-mine")}
          </Button>
          <Button
            small
            onClick={() => {
              writing.rebase(current);
              work.settle();
              work.fields.focus();
            }}
          >
            {t("editor-go-on-with-mine")}
          </Button>
        </>
      }
    >
      <p>{t("editor-nothing-lost")}</p>
      <div className={styles["two"]}>
        {[
          { label: name, from: writing.target, to: current.target },
          { label: t("editor-you"), from: current.target, to: writing.target },
        ].map(({ label, from, to }) => (
          <section key={label} aria-label={label}>
            <small>
              <bdi>{label}</bdi>
            </small>
            {to.map((text, form) => (
              <p key={form}>
                <Difference before={from[form] ?? ""} after={text} language={language} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </Note>
  );
};
