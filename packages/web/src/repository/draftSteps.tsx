/** The forms for where a new component is kept: its repository, and the choices about it. */
import type { Project } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { base } from "../api/client.ts";
import { pathIn } from "../api/addresses.ts";
import { CheckField, Field, SelectField, TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { type Draft, isSsh, type Origin } from "./draft.ts";
import styles from "./draft.module.css";
import { componentsQuery } from "./queries.ts";
import { SshAccess } from "./sshAccess.tsx";

export interface StepProps {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}

interface RepositoryStepProps extends StepProps {
  readonly projects: readonly Project[];
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
}

export const RepositoryStep = ({ draft, change, projects, file, onFile }: RepositoryStepProps) => {
  const { data: components } = useQuery({ ...componentsQuery(draft.project), enabled: draft.project !== "" });
  const owners = (components?.results ?? []).filter(
    ({ linked_component: linked, repo }) => linked === null && repo !== null && repo !== "local:",
  );
  return (
    <>
      <SelectField
        label={t("repository-project")}
        value={draft.project}
        onChange={(event) => change({ project: event.target.value, shared: "" })}
      >
        {projects.map(({ slug, name }) => (
          <option key={slug} value={slug} lang="und">
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles["origins"]}>
        <legend>{t("repository-origin")}</legend>
        {(["git", "component", "zip"] as const satisfies readonly Origin[]).map((origin) => (
          <label key={origin} className={styles["origin"]}>
            <input type="radio" name="origin" checked={draft.origin === origin} onChange={() => change({ origin })} />
            <span>
              <strong>{t(`repository-origin-${origin}`)}</strong>
              <span className={styles["muted"]}>{t(`repository-origin-${origin}-about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.origin === "git" ? (
        <>
          <TextField
            label={t("repository-new-address")}
            hint={t("repository-new-address-hint")}
            dir="ltr"
            required
            value={draft.repo}
            onChange={(event) => change({ repo: event.target.value })}
          />
          <TextField
            label={t("repository-new-branch")}
            hint={t("repository-new-branch-hint")}
            dir="ltr"
            value={draft.branch}
            onChange={(event) => change({ branch: event.target.value })}
          />
          <TextField
            label={t("repository-new-push")}
            hint={t("repository-new-push-hint")}
            dir="ltr"
            value={draft.push}
            onChange={(event) => change({ push: event.target.value })}
          />
          {draft.project !== "" && (isSsh(draft.repo) || isSsh(draft.push)) ? (
            <SshAccess project={draft.project} />
          ) : null}
        </>
      ) : draft.origin === "component" ? (
        <SelectField
          label={t("repository-new-shared")}
          value={draft.shared}
          onChange={(event) => change({ shared: event.target.value })}
        >
          <option value="">{t("repository-new-choose")}</option>
          {owners.map((each) => {
            const path = pathIn(base, each.web_url).replace(/^\/projects\/|\/$/g, "");
            return (
              <option key={path} value={path} lang="und">
                {each.name}
              </option>
            );
          })}
        </SelectField>
      ) : (
        <Field
          label={t("repository-new-zip")}
          hint={file === undefined ? t("repository-new-zip-hint") : <bdi>{file.name}</bdi>}
        >
          {(wiring) => <input type="file" {...wiring} onChange={(event) => onFile(event.currentTarget.files?.[0])} />}
        </Field>
      )}
    </>
  );
};

export const KeptStep = ({ draft, change }: StepProps) => (
  <>
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
    {draft.origin === "git" ? (
      <>
        <SelectField
          label={t("repository-new-merging")}
          value={draft.mergeStyle}
          onChange={(event) => change({ mergeStyle: event.target.value as Draft["mergeStyle"] })}
        >
          <option value="rebase">{t("repository-new-merging-rebase")}</option>
          <option value="merge">{t("repository-new-merging-merge")}</option>
        </SelectField>
        <CheckField
          label={t("repository-new-pushing")}
          checked={draft.pushOnCommit}
          onChange={(event) => change({ pushOnCommit: event.target.checked })}
        />
      </>
    ) : null}
  </>
);
