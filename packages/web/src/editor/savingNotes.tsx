/** What waits on the device, and what the server did not take. */
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { lazily } from "../kit/lazily.ts";
import { t } from "../l10n/text.ts";
import { savingOf } from "../units/queries.ts";
import { type Save, useSaving } from "../units/saving.ts";
import { whoOf } from "./useString.ts";
import styles from "./savingNotes.module.css";

/** Loaded behind the first string, and before the line is cut. */
const loadDialog = () => import("../kit/dialog.tsx");
const Dialog = lazily(async () => (await loadDialog()).Dialog);

export const SavingNotes = () => {
  const saving = savingOf(useQueryClient(), whoOf(useSession().user));
  const { waiting, refused, isCutOff } = useSaving(saving);
  const [shown, setShown] = useState<readonly Save[]>();
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const lost = [...refused.values()].map(({ save }) => save);
  return (
    <div className={styles["notes"]}>
      {isCutOff && waiting.length > 0 ? (
        <p className={styles["note"]} role="status">
          <Icon name="globe" />
          <span>
            <strong>{t("editor-cut-off", { count: waiting.length })}</strong> {t("editor-cut-off-about")}
          </span>
          <Button small onClick={() => setShown(waiting)}>
            {t("editor-see-them", { count: waiting.length })}
          </Button>
          <Button small look="bare" onClick={saving.run}>
            {t("kit-try-again")}
          </Button>
        </p>
      ) : null}
      {lost.length > 0 ? (
        <p className={`${styles["note"]} ${styles["bad"]}`} role="alert">
          <Icon name="alert" />
          <span>
            <strong>{t("editor-refused", { count: lost.length })}</strong> {t("editor-text-kept")}
          </span>
          <Button small onClick={() => setShown(lost)}>
            {t("editor-see-them", { count: lost.length })}
          </Button>
        </p>
      ) : null}
      {shown === undefined ? null : (
        <Suspense>
          <Dialog title={t("editor-not-sent")} onClose={() => setShown(undefined)}>
            <ul className={styles["list"]}>
              {shown.map((save) => (
                <li key={`${save.unit} ${save.target.join("\n")}`}>
                  <Link href={save.href} onClick={() => setShown(undefined)}>
                    <bdi>{save.title}</bdi>
                  </Link>
                  <p dir="auto">{save.target.find((text) => text !== "")}</p>
                </li>
              ))}
            </ul>
          </Dialog>
        </Suspense>
      )}
    </div>
  );
};
