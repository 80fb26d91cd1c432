/** The form for where the files of a new component are. */
import type { Project } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { base } from "../api/client.ts";
import { pathIn } from "../api/addresses.ts";
import { Field, SelectField, TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { isSsh, type Origin, type StepProps } from "./draft.ts";
import styles from "./draft.module.css";
import { componentsQuery } from "./queries.ts";
import { Setting } from "./setting.tsx";
import { SshAccess } from "./sshAccess.tsx";

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
        {(["git", "component", "zip", "new"] as const satisfies readonly Origin[]).map((origin) => (
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
          <Setting draft={draft} change={change} name="push_branch" />
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
      ) : draft.origin === "new" ? null : (
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
