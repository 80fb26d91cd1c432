/** Files that are named by hand: any format, a mask with what it matches now, and what stands beside the translations. */
import { useState } from "react";
import { formatName } from "../api/formatNames.ts";
import { CheckField, SelectField, TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { begins, type Draft, formatsLike, matchesOf, noBase, type StepProps, usualBase } from "./draft.ts";
import styles from "./draft.module.css";
import { Setting } from "./setting.tsx";

interface ByHandProps extends StepProps {
  /** Files that may be translations, as far as they were listed. */
  readonly paths: readonly string[];
}

export const ByHand = ({ draft, change: pass, paths }: ByHandProps) => {
  const change = (changed: Partial<Draft>) => pass({ ...changed, byHand: true });
  /** Names the base by the mask as long as nobody has named it. */
  const changeFiles = (changed: Partial<Pick<Draft, "format" | "filemask" | "fromScratch">>) => {
    const next = { ...draft, ...changed };
    const before = usualBase(draft.format, draft.filemask);
    const untouched = [before, noBase].some(
      ({ template, newBase }) => draft.template === template && draft.newBase === newBase,
    );
    change({ ...changed, ...(begins(next) && untouched ? usualBase(next.format, next.filemask) : {}) });
  };
  return (
    <>
      {draft.origin === "new" ? null : (
        <CheckField
          label={t("repository-new-scratch")}
          hint={t("repository-new-scratch-hint")}
          checked={draft.fromScratch}
          onChange={(event) => changeFiles({ fromScratch: event.target.checked })}
        />
      )}
      <Format draft={draft} change={changeFiles} />
      <TextField
        label={t("repository-new-mask")}
        hint={t(begins(draft) ? "repository-new-mask-hint-begin" : "repository-new-mask-hint")}
        dir="ltr"
        required={draft.format !== "auto" || begins(draft)}
        value={draft.filemask}
        onChange={(event) => changeFiles({ filemask: event.target.value })}
      />
      {draft.filemask === "" || paths.length === 0 ? null : <Matching mask={draft.filemask} paths={paths} />}
      <TextField
        label={t("repository-new-template")}
        hint={t("repository-new-template-hint")}
        dir="ltr"
        value={draft.template}
        onChange={(event) => change({ template: event.target.value })}
      />
      {draft.template === "" || begins(draft) ? null : <Setting draft={draft} change={change} name="intermediate" />}
      <TextField
        label={t("repository-new-base")}
        hint={t("repository-new-base-hint")}
        dir="ltr"
        value={draft.newBase}
        onChange={(event) => change({ newBase: event.target.value })}
      />
      <Setting draft={draft} change={change} name="language_code_style" />
    </>
  );
};

interface FormatProps extends Pick<StepProps, "draft"> {
  readonly change: (changed: Pick<Draft, "format">) => void;
}

/** All formats, narrowed by what is typed; the one that is chosen stays. */
const Format = ({ draft, change }: FormatProps) => {
  const [query, setQuery] = useState("");
  const found = formatsLike(query);
  const [only] = found;
  const offered = draft.format === "auto" || found.includes(draft.format) ? found : [draft.format, ...found];
  return (
    <div className={styles["pair"]}>
      <SelectField
        label={t("repository-new-format")}
        hint={draft.format === "auto" && !begins(draft) ? t("repository-new-auto-hint") : undefined}
        value={draft.format}
        onChange={(event) => change({ format: event.target.value })}
      >
        <option value="auto">{t(begins(draft) ? "repository-new-choose" : "repository-new-auto")}</option>
        {offered.map((each) => (
          <option key={each} value={each} lang="en">
            {formatName(each)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="search"
        label={t("repository-new-format-find")}
        hint={<span role="status">{t("repository-new-format-found", { count: found.length })}</span>}
        dir="ltr"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // The form does not go on while a format is looked for.
          event.preventDefault();
          if (only === undefined || query === "") return;
          change({ format: only });
          setQuery("");
        }}
      />
    </div>
  );
};

const shown = 8;

const Matching = ({ mask, paths }: { readonly mask: string; readonly paths: readonly string[] }) => {
  const matches = matchesOf(mask, paths);
  return (
    <div className={styles["matching"]}>
      <p role="status" className={matches.length === 0 ? styles["wrong"] : styles["muted"]}>
        {t("repository-new-matching", { count: matches.length })}
      </p>
      <ul dir="ltr">
        {matches.slice(0, shown).map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
        {matches.length > shown ? <li aria-hidden="true">…</li> : null}
      </ul>
    </div>
  );
};
