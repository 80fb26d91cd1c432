/** What was done, said once and without asking for anything: beneath the page, and to those who listen. */
import { useEffect, useSyncExternalStore } from "react";
import { t } from "../l10n/text.ts";
import { IconButton } from "./button.tsx";
import styles from "./toast.module.css";

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: Toast | undefined;
const listeners = new Set<() => void>();
const set = (toast: Toast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

export const say = (text: string, action?: Toast["action"]): void =>
  set(action === undefined ? { text } : { text, action });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const Toasts = () => {
  const toast = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (toast === undefined || toast.action !== undefined) return;
    const timer = setTimeout(() => set(undefined), 5_000);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div role="status" aria-live="polite" className={styles["place"]}>
      {toast === undefined ? null : (
        <div className={styles["toast"]}>
          <span>{toast.text}</span>
          {toast.action === undefined ? null : (
            <button
              type="button"
              onClick={() => {
                toast.action?.run();
                set(undefined);
              }}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton small icon="close" label={t("kit-close")} onClick={() => set(undefined)} />
        </div>
      )}
    </div>
  );
};
