/** Makes a team, or changes its name, its roles and its languages. */
import type { Group, Role } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { CheckField, TextField } from "../kit/field.tsx";
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
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

const codesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((code) => code !== "");

export const TeamDialog = ({ team, project, roles, onClose }: TeamDialogProps) => {
  const queries = useQueryClient();
  const [name, setName] = useState(team?.name ?? "");
  const [chosen, setChosen] = useState<readonly string[]>(team?.roles ?? []);
  const [languages, setLanguages] = useState(
    team === undefined || team.language_selection === 1 ? "" : team.languages.map(keyOf).join(", "),
  );
  const codes = codesOf(languages);
  const save = useMutation({
    mutationFn: async () => {
      const body = { name, language_selection: codes.length === 0 ? (1 as const) : (0 as const) };
      const { id, ...before } =
        team === undefined
          ? await client.groups
              .create({ body: project === undefined ? body : { ...body, defining_project: project } })
              .orThrow()
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
    },
    onSuccess: onClose,
    // Half of it may have been done.
    onSettled: () => queries.invalidateQueries(teamsQuery),
  });
  const rest = beyondFields(save.error, ["name", "language_code"]);
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
      {rest === undefined ? null : <FailureNote error={rest} />}
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
        errors={messagesOf(save.error, "language_code")}
        onChange={(event) => setLanguages(event.target.value)}
      />
      <fieldset className={styles["boxes"]}>
        <legend>{t("access-roles")}</legend>
        {roles.map((role) => (
          <CheckField
            key={role.id}
            label={<bdi>{role.name}</bdi>}
            checked={chosen.includes(role.url)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, role.url] : chosen.filter((each) => each !== role.url))
            }
          />
        ))}
      </fieldset>
      <RoleWords roles={roles.filter(({ url }) => chosen.includes(url))} />
    </Dialog>
  );
};
