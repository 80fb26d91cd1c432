/** A part of a page that addresses lead to: it comes after the page, when the browser has looked for it in vain. */
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./settings.module.css";

export const Anchored = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) here.current?.scrollIntoView();
  }, [id]);
  return (
    <div ref={here} id={id} className={styles["anchor"]}>
      {children}
    </div>
  );
};
