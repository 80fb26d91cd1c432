/** What cannot be taken back, or breaks what others keep: it says what goes, and asks for the name. */
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import styles from "./settings.module.css";

interface DangerProps {
  readonly kind: "project" | "component";
  readonly slug: string;
  /** What goes, such as numbers of strings, in words. */
  readonly goes: ReactNode;
  readonly onRename: (slug: string) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

export const Danger = ({ kind, slug, goes, onRename, onRemove }: DangerProps) => {
  const [asked, setAsked] = useState<"rename" | "remove">();
  return (
    <div id="danger">
      <Card title={t("settings-danger")}>
        <div className={styles["danger"]}>
          <div>
            <strong>{t(`settings-rename-${kind}`)}</strong>
            <p>{t("settings-rename-about")}</p>
          </div>
          <Button onClick={() => setAsked("rename")}>{t("settings-rename")}</Button>
        </div>
        <div className={styles["danger"]}>
          <div>
            <strong>{t(`settings-remove-${kind}`)}</strong>
            <p>{t(`settings-remove-${kind}-about`)}</p>
          </div>
          <Button look="danger" onClick={() => setAsked("remove")}>
            {t(`settings-remove-${kind}`)}
          </Button>
        </div>
      </Card>
      {asked === "rename" ? <Rename slug={slug} onRename={onRename} onClose={() => setAsked(undefined)} /> : null}
      {asked === "remove" ? (
        <Remove kind={kind} slug={slug} goes={goes} onRemove={onRemove} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
};

interface RenameProps {
  readonly slug: string;
  readonly onRename: (slug: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const Rename = ({ slug, onRename, onClose }: RenameProps) => {
  const [next, setNext] = useState(slug);
  const rename = useMutation({ mutationFn: () => onRename(next), onSuccess: onClose });
  const wrong = messagesOf(rename.error, "slug");
  return (
    <Dialog
      title={t("settings-rename-title", { name: slug })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" disabled={next === slug} busy={rename.isPending} onClick={() => rename.mutate()}>
            {t("settings-rename")}
          </Button>
        </>
      }
    >
      <p>{t("settings-rename-plan")}</p>
      <TextField
        label={t("settings-field-slug")}
        hint={t("settings-field-slug", undefined, "hint")}
        value={next}
        dir="ltr"
        className={styles["code"]}
        errors={wrong}
        onChange={(event) => setNext(event.target.value)}
      />
      {rename.isError && wrong.length === 0 ? <FailureNote error={rename.error} /> : null}
    </Dialog>
  );
};

interface RemoveProps {
  readonly kind: "project" | "component";
  readonly slug: string;
  readonly goes: ReactNode;
  readonly onRemove: () => Promise<unknown>;
  readonly onClose: () => void;
}

const Remove = ({ kind, slug, goes, onRemove, onClose }: RemoveProps) => {
  const [typed, setTyped] = useState("");
  const remove = useMutation({ mutationFn: onRemove });
  return (
    <Dialog
      title={t("settings-remove-title", { name: slug })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="danger" disabled={typed !== slug} busy={remove.isPending} onClick={() => remove.mutate()}>
            {t(`settings-remove-${kind}`)}
          </Button>
        </>
      }
    >
      {goes}
      <TextField
        label={t("settings-remove-type", { name: slug })}
        value={typed}
        dir="ltr"
        autoComplete="off"
        className={styles["code"]}
        onChange={(event) => setTyped(event.target.value)}
      />
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Dialog>
  );
};
