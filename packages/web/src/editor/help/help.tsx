/** Help for the string, in two drawers, so that a match and what stands around it are seen together. */
import type { Editing } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { PaneTabs } from "../../kit/tabs.tsx";
import { Shapes } from "../../kit/shapes.tsx";
import { t } from "../../l10n/text.ts";
import { kept, keep } from "../../units/device.ts";
import type { Row } from "../../units/model.ts";
import { glossaryQuery, memoryQuery } from "../../units/queries.ts";
import type { Handle } from "../workPane.tsx";
import { About } from "./about.tsx";
import { Glossary } from "./glossary.tsx";
import { History } from "./history.tsx";
import { Matches } from "./matches.tsx";
import { offered } from "./model.ts";
import { Nearby } from "./nearby.tsx";
import { OtherLanguages } from "./otherLanguages.tsx";
import { type UsedMatches, useMatches } from "./useMatches.ts";
import styles from "./help.module.css";
import { lazily } from "../../kit/lazily.ts";

/** Seen by few: nobody else waits for them. */
const SameSource = lazily(async () => (await import("./sameSource.tsx")).SameSource);
const Variants = lazily(async () => (await import("./variants.tsx")).Variants);
const Screenshots = lazily(async () => (await import("./screenshots.tsx")).Screenshots);

interface Given {
  readonly editing: Editing;
  readonly handle: RefObject<Handle | null>;
  /** Where another string is worked on. */
  readonly hrefOf: (row: Row) => string;
}

/** What each tab is given. */
export interface HelpProps extends Given {
  readonly matches: UsedMatches;
  /** Whether the strings around it are to take the focus once they are there. */
  readonly nearbyWanted: RefObject<boolean>;
}

export const Help = (given: Given) => {
  const { editing, handle } = given;
  const { unit, counts } = editing;
  const [upper, chooseUpper] = useChosen("upper");
  const [lower, chooseLower] = useChosen("lower");
  const matches = useMatches(editing, handle);
  const nearbyWanted = useRef(false);
  const [, setAsked] = useState(0);
  useEffect(() => {
    const { current } = handle;
    if (current === null) return;
    const { use, walk } = matches;
    current.matches = { show: () => chooseUpper("matches"), use, walk };
    current.nearby = {
      show: () => {
        nearbyWanted.current = true;
        chooseLower("nearby");
        setAsked((times) => times + 1);
      },
    };
  });
  // Who looks at neither has asked for neither: counts stand where the answers are there anyway.
  const terms = useQuery({ ...glossaryQuery(unit.id), enabled: false });
  const found = useQuery({ ...memoryQuery(unit.id), enabled: false });
  const props: HelpProps = { ...given, matches, nearbyWanted };
  return (
    <aside className={styles["side"]} aria-label={t("editor-help")}>
      <Drawer
        label={t("editor-help-upper")}
        chosen={upper}
        onChoose={chooseUpper}
        tabs={[
          { id: "matches", count: found.data && offered(found.data, unit).length, Pane: Matches },
          { id: "glossary", count: terms.data?.length, Pane: Glossary },
          { id: "languages", count: counts.translations, Pane: OtherLanguages },
          { id: "variants", count: undefined, Pane: Variants },
          { id: "same-source", count: undefined, Pane: SameSource },
        ]}
        {...props}
      />
      <Drawer
        label={t("editor-help-lower")}
        chosen={lower}
        onChoose={chooseLower}
        tabs={[
          { id: "nearby", count: undefined, Pane: Nearby },
          { id: "history", count: counts.history, Pane: History },
          { id: "screenshots", count: counts.screenshots, Pane: Screenshots },
          { id: "about", count: undefined, Pane: About },
        ]}
        {...props}
      />
    </aside>
  );
};

/** The tab that was chosen stays chosen at the next string. */
const useChosen = (drawer: string) => {
  const key = `tab:${drawer}`;
  const [chosen, setChosen] = useState(() => kept<string>(key));
  const choose = (id: string) => {
    setChosen(id);
    keep(key, id);
  };
  return [chosen, choose] as const;
};

interface DrawerProps extends HelpProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly tabs: readonly {
    readonly id: string;
    readonly count: number | undefined;
    readonly Pane: (props: HelpProps) => React.ReactNode;
  }[];
}

const Drawer = ({ label, chosen, onChoose, tabs, ...props }: DrawerProps) => {
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className={styles["drawer"]}>
      <PaneTabs
        label={label}
        tabs={tabs.map(({ id, count }) => ({ id, count, label: t(`editor-tab-${id}`) }))}
        chosen={tab?.id ?? ""}
        onChoose={onChoose}
      >
        <Suspense fallback={<Shapes lines={3} />}>{tab === undefined ? null : <tab.Pane {...props} />}</Suspense>
      </PaneTabs>
    </div>
  );
};
