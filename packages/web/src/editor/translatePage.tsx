/** The editor: the strings of a query in one language, one by one or as a list. */
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCrumbs } from "../kit/crumbs.ts";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { addressOf, type Place, placeOf, type Spot, spotOf } from "../units/model.ts";
import { checksumQuery, idsQuery, placeNamesQuery } from "../units/queries.ts";
import { Desk } from "./desk.tsx";
import { ListDesk } from "./listDesk.tsx";
import { NoStrings } from "./noStrings.tsx";
import { QueryBar } from "./queryBar.tsx";
import { SavingNotes } from "./savingNotes.tsx";
import styles from "./translatePage.module.css";
import { lazily } from "../kit/lazily.ts";

const KeysDialog = lazily(async () => (await import("./keysDialog.tsx")).KeysDialog);

export const Page = ({ params }: PageProps) => {
  const place = placeOf(params["*"] ?? "");
  return place === undefined ? (
    <main id="main" tabIndex={-1}>
      <Empty icon="search" title={t("kit-failed-not-found")} />
    </main>
  ) : (
    <Editor place={place} />
  );
};

interface Names {
  readonly project?: string;
  readonly component?: string | undefined;
  readonly language?: string;
}

const Editor = ({ place }: { readonly place: Place }) => {
  const spot = spotOf(useSearch());
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const names: Names = useQuery(placeNamesQuery(place)).data ?? {};
  const { data: set, error, refetch } = useQuery(idsQuery(place, spot.q, opened));
  const { index, moveTo } = useIndex(place, spot, set?.ids);
  const language = formatLanguage({ code: place.language, name: names.language ?? place.language });
  useCrumbs([
    { label: names.project ?? place.project, href: `/projects/${place.project}/` },
    ...(place.component === undefined
      ? []
      : [{ label: names.component ?? place.component, href: `/projects/${place.project}/${place.component}/` }]),
    { label: language, href: `/projects/${place.project}/${place.component ?? "-"}/${place.language}/` },
  ]);
  useEffect(() => {
    const site = document.documentElement.dataset["site"] ?? "Dragoman";
    document.title = [names.component ?? names.project ?? place.project, language, site].join(" · ");
  }, [names, language, place]);

  const ids = set?.ids ?? [];
  const view = spot.view ?? "one";
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ["row"] });
    void queries.invalidateQueries({ queryKey: ["unit"] });
    void queries.invalidateQueries({ queryKey: ["counts"] });
    setOpened((times) => times + 1);
  };
  const ask = (q: string) => navigate(addressOf(place, { q, view: spot.view }));
  const shared = { place, q: spot.q, ids, index, moveTo, onKeys: () => setIsAsking(true) };
  return (
    <div className={styles["desk"]} data-fills>
      <QueryBar
        place={place}
        q={spot.q}
        view={view}
        index={index}
        count={set?.count}
        checksum={spot.checksum}
        step={{ previous: () => moveTo(index - 1), next: () => moveTo(index + 1) }}
        onAsk={ask}
        onRefresh={refresh}
        onKeys={() => setIsAsking(true)}
      />
      <SavingNotes />
      {error !== null ? (
        <main id="main" tabIndex={-1} className={styles["alone"]}>
          <FailureNote error={error} onRetry={() => void refetch()} />
        </main>
      ) : set === undefined ? (
        <main id="main" tabIndex={-1}>
          <Shapes lines={6} />
        </main>
      ) : ids.length === 0 ? (
        <main id="main" tabIndex={-1} className={styles["alone"]}>
          <NoStrings place={place} q={spot.q} language={language} onAsk={ask} />
        </main>
      ) : view === "list" ? (
        <ListDesk {...shared} onAsk={ask} />
      ) : (
        <Desk {...shared} />
      )}
      {isAsking ? (
        <Suspense>
          <KeysDialog onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

const settled = 300;

/** Which string it is: from the address, and into it when moving has come to rest. */
const useIndex = (place: Place, spot: Spot, ids: readonly number[] | undefined) => {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ readonly from: string; readonly index: number }>();
  const key = `${spot.q}\n${spot.offset ?? ""}\n${spot.checksum ?? ""}`;
  const written = useRef(key);
  const isNamed = spot.checksum !== undefined && asked === undefined;
  const { data: named } = useQuery({ ...checksumQuery(place, spot.checksum ?? ""), enabled: isNamed });
  const last = Math.max(0, (ids?.length ?? 1) - 1);
  const foundAt = named?.ids[0] === undefined ? -1 : (ids?.indexOf(named.ids[0]) ?? -1);
  // An address from elsewhere, such as of a link or of going back, is followed; our own is where we are.
  const isOwn = asked !== undefined && asked.from === spot.q && written.current === key;
  const wanted = isOwn ? asked.index : foundAt >= 0 ? foundAt : (spot.offset ?? 1) - 1;
  const index = Math.min(Math.max(0, wanted), last);
  const moveTo = useCallback(
    (to: number) => {
      written.current = key;
      setAsked({ from: spot.q, index: Math.min(Math.max(0, to), last) });
    },
    [key, spot.q, last],
  );
  const { q, view, offset } = spot;
  useEffect(() => {
    if (!isOwn || offset === index + 1) return;
    const timer = setTimeout(() => {
      written.current = `${q}\n${index + 1}\n`;
      navigate(addressOf(place, { q, view, offset: index + 1 }), { replace: true });
    }, settled);
    return () => clearTimeout(timer);
  }, [isOwn, index, offset, q, view, place, navigate]);
  return useMemo(() => ({ index, moveTo }), [index, moveTo]);
};
