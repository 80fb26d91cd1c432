/** Going back to what upstream has: what it drops is said before there is a button that does it. */
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { t } from "../l10n/text.ts";
import { countsOf } from "./sides.tsx";
import styles from "./repository.module.css";

interface ResetCardProps {
  readonly strings: number;
  readonly commits: number;
  readonly busy: boolean;
  readonly onReset: () => void;
}

export const ResetCard = ({ strings, commits, busy, onReset }: ResetCardProps) => {
  const [asking, ask] = useState(false);
  const drops =
    strings + commits === 0
      ? t("repository-reset-nothing")
      : t("repository-reset-drops", { what: countsOf(strings, commits) });
  return (
    <Card title={t("repository-reset")}>
      <p className={styles["muted"]}>{drops}</p>
      <div>
        <Button small look="danger" busy={busy} onClick={() => ask(true)}>
          {t("repository-reset-ask")}
        </Button>
      </div>
      {asking ? (
        <Confirm
          danger
          title={t("repository-reset")}
          action={t("repository-reset-do")}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false);
            onReset();
          }}
        >
          <p>
            <strong>{drops}</strong>
          </p>
          <p>{t("repository-reset-about")}</p>
        </Confirm>
      ) : null}
    </Card>
  );
};
