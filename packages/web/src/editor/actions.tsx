/** What can be done with the string, at the foot of its pane. */
import { Suspense } from "react";
import { Button, IconButton } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { t } from "../l10n/text.ts";
import type { StringWork } from "./useString.ts";
import type { Handle } from "./workPane.tsx";
import styles from "./actions.module.css";
import { lazily } from "../kit/lazily.ts";

/** Not needed for the first string: it comes behind the page. */
const Menu = lazily(async () => (await import("../kit/menu.tsx")).Menu);

interface ActionsProps {
  readonly work: StringWork;
  readonly onSave: Handle["save"];
  readonly onSkip: () => void;
  /** Shows a string whose save was taken back. */
  readonly onUndone: (unit: number) => void;
}

export const Actions = ({ work, onSave, onSkip, onUndone }: ActionsProps) => {
  const { writing, editing, undo } = work;
  return (
    <div className={styles["actions"]} role="group" aria-label={t("editor-actions")}>
      <Button
        look="main"
        keys="Ctrl Enter"
        aria-keyshortcuts="Control+Enter"
        className={styles["save"]}
        onClick={() => onSave()}
      >
        <span className={styles["long"]}>{t("editor-save-and-go-on")}</span>
        <span className={styles["short"]}>{t("editor-save")}</span>
      </Button>
      <NeedsEditing work={work} />
      <Suspense fallback={<IconButton icon="more" label={t("editor-more")} disabled />}>
        <Menu
          trigger={<IconButton icon="more" label={t("editor-more")} />}
          groups={[
            [
              { label: t("editor-save-and-stay"), onChoose: () => onSave({ stay: true }) },
              ...(editing.may.review.allowed
                ? [{ label: t("editor-approve"), onChoose: () => onSave({ approve: true }) }]
                : []),
              { label: t("editor-skip"), keys: "Alt ↓", onChoose: onSkip },
            ],
            [
              { label: t("editor-copy-source"), keys: "Ctrl O", icon: "copy", onChoose: work.copySource },
              { label: t("editor-clear"), keys: "Ctrl Shift Backspace", onChoose: work.clear },
              {
                label: t("editor-undo-save"),
                icon: "undo",
                disabled: undo === undefined,
                onChoose: () => {
                  if (undo !== undefined) onUndone(undo());
                },
              },
              { label: t("editor-discard"), icon: "undo", disabled: !writing.isChanged, onChoose: writing.discard },
            ],
          ]}
        />
      </Suspense>
      {writing.isChanged ? (
        <span className={styles["draft"]}>
          {writing.isKept ? (
            <>
              <Icon name="check" /> {t("editor-draft-kept")}
            </>
          ) : null}
        </span>
      ) : null}
    </div>
  );
};

export const NeedsEditing = ({ work: { writing }, small }: { readonly work: StringWork; readonly small?: boolean }) => (
  <Button
    look="bare"
    small={small}
    className={styles["flag"]}
    aria-pressed={writing.needsEditing}
    aria-keyshortcuts="Control+Y"
    onClick={() => writing.setNeedsEditing(!writing.needsEditing)}
  >
    <Icon name="half" />
    {t("state-needs-editing")}
  </Button>
);
