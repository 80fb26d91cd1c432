/** A dialog: the browser's own, which holds the focus, closes by Escape and stands above everything else. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "../l10n/text.ts";
import { Button, IconButton } from "./button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly title: ReactNode;
  /** Called when it is closed, by whatever way. Show it by rendering it. */
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Buttons at the end; without them there is the cross alone. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Dialog = ({ title, onClose, wide = false, actions, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles["dialog"]} ${wide ? styles["wide"] : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles["frame"]}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton small icon="close" label={t("kit-close")} onClick={onClose} />
        </header>
        <div className={styles["inside"]}>{children}</div>
        {actions === undefined ? null : <footer>{actions}</footer>}
      </div>
    </dialog>
  );
};

interface ConfirmProps {
  readonly title: ReactNode;
  /** What will happen. */
  readonly children: ReactNode;
  /** What the button does, as a verb: `Remove the component`. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done, with a button that names it. */
export const Confirm = ({ title, children, action, danger = false, busy, onConfirm, onClose }: ConfirmProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t("kit-cancel")}</Button>
        <Button look={danger ? "danger" : "main"} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
