/** Help for the string, in two drawers, so that a match and what was said are seen together. */
import type { Editing } from "@dragoman/client";
import { lazy, type RefObject, Suspense, useState } from "react";
import { PaneTabs } from "../../kit/tabs.tsx";
import { Shapes } from "../../kit/shapes.tsx";
import { t } from "../../l10n/text.ts";
import { kept, keep } from "../../units/device.ts";
import type { Handle } from "../workPane.tsx";
import { About } from "./about.tsx";
import { History } from "./history.tsx";
import { OtherLanguages } from "./otherLanguages.tsx";
import styles from "./help.module.css";

/** Seen by few: nobody else waits for them. */
const SameSource = lazy(() => import("./sameSource.tsx").then((module) => ({ default: module.SameSource })));
const Screenshots = lazy(() => import("./screenshots.tsx").then((module) => ({ default: module.Screenshots })));

export interface HelpProps {
  readonly editing: Editing;
  readonly handle: RefObject<Handle | null>;
}

export const Help = (props: HelpProps) => {
  const { counts } = props.editing;
  return (
    <aside className={styles["side"]} aria-label={t("editor-help")}>
      <Drawer
        name="upper"
        label={t("editor-help-upper")}
        tabs={[
          { id: "languages", count: counts.translations, Pane: OtherLanguages },
          { id: "same-source", count: undefined, Pane: SameSource },
        ]}
        {...props}
      />
      <Drawer
        name="lower"
        label={t("editor-help-lower")}
        tabs={[
          { id: "history", count: counts.history, Pane: History },
          { id: "screenshots", count: counts.screenshots, Pane: Screenshots },
          { id: "about", count: undefined, Pane: About },
        ]}
        {...props}
      />
    </aside>
  );
};

interface DrawerProps extends HelpProps {
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly count: number | undefined;
    readonly Pane: (props: HelpProps) => React.ReactNode;
  }[];
}

/** The tab that was chosen stays chosen at the next string. */
const Drawer = ({ name, label, tabs, ...props }: DrawerProps) => {
  const key = `tab:${name}`;
  const [chosen, setChosen] = useState(() => kept<string>(key));
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className={styles["drawer"]}>
      <PaneTabs
        label={label}
        tabs={tabs.map(({ id, count }) => ({ id, count, label: t(`editor-tab-${id}`) }))}
        chosen={tab?.id ?? ""}
        onChoose={(id) => {
          setChosen(id);
          keep(key, id);
        }}
      >
        <Suspense fallback={<Shapes lines={3} />}>{tab === undefined ? null : <tab.Pane {...props} />}</Suspense>
      </PaneTabs>
    </div>
  );
};
