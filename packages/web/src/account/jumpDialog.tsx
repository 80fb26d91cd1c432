/** Places by their names: one writes, goes through what is found by the arrow keys, and Enter leads there. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { t } from "../l10n/text.ts";
import { moved } from "./jumping.ts";
import styles from "./jumpBox.module.css";

export const JumpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const q = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ["jump", q],
    queryFn: ({ signal }) => client.search.find({ q }, { signal }).orThrow(),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  // Strings come last: who types the name of a place means the place.
  const strings = { url: `/search/?q=${encodeURIComponent(q)}`, name: q, category: "Strings" } as const;
  const found = q === "" ? [] : [...(data ?? []), strings];
  const chosen = found[Math.min(at, found.length - 1)];
  const go = (url: string | undefined) => {
    if (url === undefined) return;
    onClose();
    navigate(url);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, at, found.length);
    if (next !== undefined) setAt(next);
    else if (event.key === "Enter") go(chosen?.url);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t("kit-jump")} onClose={onClose}>
      <input
        className={styles["input"]}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={t("kit-jump")}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${found.indexOf(chosen)}`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {error === null ? null : <FailureNote error={error} />}
      <div className={styles["found"]}>
        <div id={`${id}-found`} role="listbox" aria-label={t("kit-jump-found")}>
          {found.map(({ url, name, category }, index) => (
            <div
              key={url}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === Math.min(at, found.length - 1)}
              ref={(element) => {
                if (index === at) element?.scrollIntoView({ block: "nearest" });
              }}
              onClick={() => go(url)}
            >
              <bdi>{name}</bdi>
              <span className={styles["kind"]}>{t(`kit-jump-kind-${category.toLowerCase()}`)}</span>
            </div>
          ))}
        </div>
        <p role="status" className={styles["nothing"]}>
          {q !== "" && data?.length === 0 ? t("kit-jump-nothing") : ""}
        </p>
      </div>
    </Dialog>
  );
};
