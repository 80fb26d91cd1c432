/** The way to any place by its name: a button in the bar, and the key `/` wherever nobody writes. */
import { Suspense, useEffect, useState } from "react";
import { Icon } from "../kit/icon.tsx";
import { Kbd } from "../kit/kbd.tsx";
import { t } from "../l10n/text.ts";
import styles from "./jumpBox.module.css";
import { lazily } from "../kit/lazily.ts";

const JumpDialog = lazily(async () => (await import("./jumpDialog.tsx")).JumpDialog);

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

export const JumpBox = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target) || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles["box"]}
        aria-label={t("kit-jump")}
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles["words"]}>{t("kit-jump")}</span>
        <Kbd keys="/" />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <JumpDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
