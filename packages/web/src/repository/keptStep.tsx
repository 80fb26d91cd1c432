/** The choices about how a new component is kept: its category, its languages, updates, and what commits say. */
import { useQuery } from "@tanstack/react-query";
import { CheckField, SelectField, TextField } from "../kit/field.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import type { FieldSchema } from "../settings/model.ts";
import { categoriesQuery } from "../settings/queries.ts";
import { categoryPath, newCategory } from "./categories.ts";
import { type Draft, slugFor, type StepProps } from "./draft.ts";
import styles from "./draft.module.css";
import { messageFields, previewMessage, samplesOf } from "./messages.ts";
import { Setting } from "./setting.tsx";

export const KeptStep = ({ draft, change }: StepProps) => (
  <>
    <Category draft={draft} change={change} />
    <SelectField
      label={t("repository-new-languages")}
      value={draft.newLang}
      onChange={(event) => change({ newLang: event.target.value as Draft["newLang"] })}
    >
      {(["add", "contact", "none"] as const).map((each) => (
        <option key={each} value={each}>
          {t(`repository-new-languages-${each}`)}
        </option>
      ))}
    </SelectField>
    <TextField
      label={t("repository-new-license")}
      hint={t("repository-new-license-hint")}
      dir="ltr"
      value={draft.license}
      onChange={(event) => change({ license: event.target.value })}
    />
    {draft.origin === "git" ? <Updates draft={draft} change={change} /> : null}
    {draft.origin === "component" ? null : <Messages draft={draft} change={change} />}
  </>
);

const Category = ({ draft, change }: StepProps) => {
  const { data } = useQuery({ ...categoriesQuery(draft.project), enabled: draft.project !== "" });
  const categories = data?.results ?? [];
  const wanted = draft.more["category"] ?? "";
  return (
    <>
      <SelectField
        label={t("repository-new-category")}
        hint={t("repository-new-category-hint")}
        value={wanted}
        onChange={(event) => change({ more: { ...draft.more, category: event.target.value } })}
      >
        <option value="">{t("repository-new-category-none")}</option>
        {categories.map(({ url }) => (
          <option key={url} value={url} lang="und">
            {categoryPath(categories, url)
              .map(({ name }) => name)
              .join(" / ")}
          </option>
        ))}
        <option value={newCategory}>{t("repository-new-category-make")}</option>
      </SelectField>
      {wanted === newCategory ? (
        <TextField
          label={t("repository-new-category-name")}
          hint={t("repository-new-category-later")}
          required
          value={draft.category}
          onChange={(event) => change({ category: event.target.value })}
        />
      ) : null}
    </>
  );
};

/** Without a remote nothing is pulled. */
const remoteKinds: FieldSchema = { type: "string", enum: ["git", "git-force-push"], default: "git" };

const Updates = ({ draft, change }: StepProps) => (
  <>
    <SelectField
      label={t("repository-new-merging")}
      value={draft.mergeStyle}
      onChange={(event) => change({ mergeStyle: event.target.value as Draft["mergeStyle"] })}
    >
      <option value="rebase">{t("repository-new-merging-rebase")}</option>
      <option value="merge">{t("repository-new-merging-merge")}</option>
    </SelectField>
    <Setting draft={draft} change={change} name="vcs" schema={remoteKinds} />
    <CheckField
      label={t("repository-new-pushing")}
      checked={draft.pushOnCommit}
      onChange={(event) => change({ pushOnCommit: event.target.checked })}
    />
  </>
);

const Messages = ({ draft, change }: StepProps) => {
  const samples = samplesOf({
    component: draft.name,
    slug: slugFor(draft),
    project: draft.project,
    branch: draft.branch,
    language: formatLanguage({ code: "cs", name: "cs" }),
  });
  return (
    <details className={styles["more"]}>
      <summary>{t("repository-new-messages")}</summary>
      <p className={styles["muted"]}>{t("repository-new-messages-about")}</p>
      <p className={styles["placeholders"]} dir="ltr">
        {Object.keys(samples).map((name) => (
          <code key={name}>{`{{ ${name} }}`}</code>
        ))}
      </p>
      {messageFields.map((name) => (
        <div key={name} className={styles["message"]}>
          <Setting draft={draft} change={change} name={name} />
          <Preview text={draft.more[name] ?? ""} samples={samples} />
        </div>
      ))}
    </details>
  );
};

const Preview = ({ text, samples }: { readonly text: string; readonly samples: Readonly<Record<string, string>> }) => {
  const preview = previewMessage(text, samples);
  if (preview === undefined) return null;
  return (
    <>
      {preview.unknown.length === 0 ? null : (
        <p className={styles["wrong"]} role="status">
          {t("repository-new-messages-unknown", { names: preview.unknown.join(", ") })}
        </p>
      )}
      <figure className={styles["preview"]}>
        <figcaption className={styles["muted"]}>{t("repository-new-messages-preview")}</figcaption>
        <pre dir="auto" data-own="">
          {preview.text}
        </pre>
      </figure>
    </>
  );
};
