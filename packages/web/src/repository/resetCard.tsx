/** Going back to what upstream has: what is only here is said first, and what becomes of it is asked. */
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { t } from "../l10n/text.ts";
import type { Fate } from "./model.ts";
import { countsOf } from "./sides.tsx";
import draft from "./draft.module.css";
import styles from "./repository.module.css";

interface ResetCardProps {
  readonly strings: number;
  readonly commits: number;
  readonly busy: boolean;
  readonly onReset: (fate: Fate) => void;
  readonly onPlan: (fate: Fate) => void;
}

const fates: readonly Fate[] = ["pending", "suggestions", "discard"];

export const ResetCard = ({ strings, commits, busy, onReset, onPlan }: ResetCardProps) => {
  const [asking, ask] = useState(false);
  const [fate, choose] = useState<Fate>("pending");
  const nothing = strings + commits === 0;
  const drops = nothing
    ? t("repository-reset-nothing")
    : t("repository-reset-drops", { what: countsOf(strings, commits) });
  const discards = !nothing && fate === "discard";
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
          danger={discards}
          title={t("repository-reset")}
          action={t(discards ? "repository-reset-do-discard" : "repository-reset-do")}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false);
            onReset(fate);
          }}
        >
          <p>
            <strong>{drops}</strong>
          </p>
          {nothing ? null : (
            <fieldset className={draft["origins"]}>
              <legend>{t("repository-reset-fate")}</legend>
              {fates.map((each) => (
                <label key={each} className={draft["origin"]}>
                  <input type="radio" name="fate" checked={fate === each} onChange={() => choose(each)} />
                  <span>
                    <strong>{t(`repository-reset-${each}`)}</strong>
                    <span className={draft["muted"]}>{t(`repository-reset-${each}-about`)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <p>{t("repository-reset-about")}</p>
          <div>
            <Button
              small
              icon="eye"
              onClick={() => {
                ask(false);
                onPlan(fate);
              }}
            >
              {t("repository-plan-look", { work: t("repository-work-reset") })}
            </Button>
          </div>
        </Confirm>
      ) : null}
    </Card>
  );
};
