/** Keys as they are written on the keyboard of whoever looks: those of a Mac have other names. */
import styles from "./kbd.module.css";

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const mac: Readonly<Record<string, string>> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧", Enter: "↵" };
const others: Readonly<Record<string, string>> = { Enter: "↵" };

export const Kbd = ({ keys }: { readonly keys: string }) => (
  <kbd className={styles["kbd"]} aria-hidden="true">
    {keys
      .split(" ")
      .map((key) => (isMac ? mac : others)[key] ?? key)
      .join(" ")}
  </kbd>
);
