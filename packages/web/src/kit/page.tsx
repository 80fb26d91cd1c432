/** What all pages share: the place one is at, the heading with what can be done there, and room for the rest. */
import { Fragment, type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { Icon } from "./icon.tsx";
import { useCrumbs, type Crumb } from "./crumbs.ts";
import styles from "./page.module.css";

interface PageProps {
  /** Of the window; the site's name is put behind it. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly about?: ReactNode;
  /** Where this stands, from the outside in, without the page itself. */
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
  /** Tabs under the heading. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

export const Page = ({ title, heading = title, about, crumbs = [], actions, tabs, children }: PageProps) => {
  useCrumbs([...crumbs, { label: title }]);
  useEffect(() => {
    document.title = `${title} · ${document.documentElement.dataset["site"] ?? "Dragoman"}`;
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className={styles["page"]}>
      <header className={styles["header"]}>
        <div className={styles["words"]}>
          <h1>{heading}</h1>
          {about === undefined ? null : <div className={styles["about"]}>{about}</div>}
        </div>
        {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
      </header>
      {tabs}
      {children}
    </main>
  );
};

/** Two columns, the second one narrow; one below the other where there is no room. */
export const Columns = ({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) => (
  <div className={styles["columns"]}>
    <div className={styles["stack"]}>{children}</div>
    <aside className={styles["stack"]}>{aside}</aside>
  </div>
);

export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["stack"]}>{children}</div>
);

export const Crumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <ol className={styles["crumbs"]}>
    {crumbs.map(({ label, href }, index) => (
      <Fragment key={`${index} ${label}`}>
        {index === 0 ? null : (
          <li aria-hidden="true">
            <Icon name="forward" />
          </li>
        )}
        <li className={styles["crumb"]}>
          {href === undefined ? (
            <span aria-current="page">
              <bdi>{label}</bdi>
            </span>
          ) : (
            <Link href={href}>
              <bdi>{label}</bdi>
            </Link>
          )}
        </li>
      </Fragment>
    ))}
  </ol>
);
