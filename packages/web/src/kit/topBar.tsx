/** The bar above all pages: home, where one is, jumping elsewhere, and oneself. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { t } from "../l10n/text.ts";
import { useCurrentCrumbs } from "./crumbs.ts";
import { Crumbs } from "./page.tsx";
import styles from "./topBar.module.css";

/** The sign of Dragoman. */
export const Brand = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles["sign"]}>
    <rect width="24" height="24" rx="6" />
    <path d="M8 6.5h4.2a5.5 5.5 0 0 1 0 11H8zM8 6.5v11" />
  </svg>
);

export const TopBar = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles["bar"]}>
    <Link href="/" className={styles["brand"]} aria-label={t("kit-home")}>
      <Brand />
    </Link>
    <nav aria-label={t("kit-place")} className={styles["place"]}>
      <Crumbs crumbs={useCurrentCrumbs()} />
    </nav>
    <div className={styles["tools"]}>{children}</div>
  </header>
);
