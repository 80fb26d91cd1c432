/** Makes a team, or changes its name, its roles and its languages. */
import type { GivableRole, Group, Role } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { CheckList } from "../kit/checkList.tsx";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { keyOf } from "./model.ts";
import { teamsQuery } from "./queries.ts";
import { RoleWords } from "./roleWords.tsx";
import styles from "./access.module.css";

interface TeamDialogProps {
  /** Nothing for a new one. */
  readonly team: Group | undefined;
  /** Whose team a new one is; nothing for one of the site. */
  readonly project?: string;
  readonly roles: readonly (Role | GivableRole)[];
  readonly onClose: () => void;
}

const codesOf = (text: string): string[] => text.split(/[\s,]+/).filter((code) => code !== "");

interface SiteTeam {
  readonly team: Group | undefined;
  readonly name: string;
  readonly codes: readonly string[];
  readonly roles: readonly (Role | GivableRole)[];
  /** Addresses of roles. */
  readonly chosen: readonly string[];
}

/** Tie by tie, as teams of the site are changed. */
const saveOnSite = async ({ team, name, codes, roles, chosen }: SiteTeam): Promise<void> => {
  const body = { name, language_selection: codes.length === 0 ? (1 as const) : (0 as const) };
  const { id, ...before } =
    team === undefined
      ? await client.groups.create({ body }).orThrow()
      : await client.groups.change({ id: team.id, body }).orThrow();
  const had = before.languages.map(keyOf);
  for (const { id: role, url } of roles) {
    if (chosen.includes(url) && !before.roles.includes(url))
      await client.groups.addRole({ id, body: { role_id: role } }).orThrow();
    if (!chosen.includes(url) && before.roles.includes(url))
      await client.groups.removeRole({ id, key: role }).orThrow();
  }
  for (const code of codes.filter((each) => !had.includes(each)))
    await client.groups.addLanguage({ id, body: { language_code: code } }).orThrow();
  for (const code of had.filter((each) => !codes.includes(each)))
    await client.groups.removeLanguage({ id, key: code }).orThrow();
};

export const TeamDialog = ({ team, project, roles, onClose }: TeamDialogProps) => {
  const queries = useQueryClient();
  const [name, setName] = useState(team?.name ?? "");
  const [chosen, setChosen] = useState<readonly string[]>(team?.roles ?? []);
  const [languages, setLanguages] = useState(
    team === undefined || team.language_selection === 1 ? "" : team.languages.map(keyOf).join(", "),
  );
  const codes = codesOf(languages);
  const saveInProject = async (slug: string) => {
    const body = {
      name,
      languages: codes.length === 0 ? null : codes,
      roles: roles.filter(({ url }) => chosen.includes(url)).map(({ id }) => id),
    };
    await (team === undefined
      ? client.projectAccess.createTeam({ project: slug, body }).orThrow()
      : client.projectAccess.changeTeam({ project: slug, id: team.id, body }).orThrow());
  };
  const save = useMutation({
    mutationFn: () =>
      project === undefined ? saveOnSite({ team, name, codes, roles, chosen }) : saveInProject(project),
    onSuccess: onClose,
    // Half of it may have been done.
    onSettled: () => queries.invalidateQueries({ queryKey: teamsQuery.queryKey }),
  });
  const rest = beyondFields(save.error, ["name", "language_code", "languages", "roles"]);
  return (
    <Dialog
      wide
      title={team === undefined ? t("access-team-new") : t("access-team-change-of", { name: team.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {team === undefined ? t("access-team-make") : t("access-save")}
          </Button>
        </>
      }
    >
      {rest === undefined ? null : <FailureNote error={rest} onRetry={() => save.mutate()} />}
      <TextField
        label={t("access-name")}
        value={name}
        dir="auto"
        errors={messagesOf(save.error, "name")}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t("access-languages")}
        hint={t("access-languages", undefined, "hint")}
        value={languages}
        dir="ltr"
        errors={["language_code", "languages"].flatMap((field) => messagesOf(save.error, field))}
        onChange={(event) => setLanguages(event.target.value)}
      />
      <fieldset className={styles["boxes"]}>
        <legend>{t("access-roles")}</legend>
        {messagesOf(save.error, "roles").map((message) => (
          <p key={message} role="alert" className={styles["wrong"]} lang="en">
            {message}
          </p>
        ))}
        <CheckList
          options={roles.map((role) => ({
            value: role.url,
            label: <bdi>{role.name}</bdi>,
            // What one may not give can be left, and taken away.
            ...("givable" in role && !role.givable
              ? { disabled: !chosen.includes(role.url), hint: t("access-role-not-given") }
              : {}),
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
      </fieldset>
      <RoleWords roles={roles.filter(({ url }) => chosen.includes(url))} />
    </Dialog>
  );
};
