/** Creates an account, or changes one. Accounts are closed rather than removed: what they did keeps its author. */
import type { User } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { CheckField, TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";

const flags = ["is_active", "is_superuser", "is_bot"] as const;

interface UserDialogProps {
  readonly user: User | undefined;
  readonly onClose: () => void;
}

export const UserDialog = ({ user, onClose }: UserDialogProps) => {
  const queries = useQueryClient();
  const { user: me } = useSession();
  const [draft, setDraft] = useState({
    username: user?.username ?? "",
    full_name: user?.full_name ?? "",
    email: user?.email ?? "",
    is_active: user?.is_active ?? true,
    is_superuser: user?.is_superuser ?? false,
    is_bot: user?.is_bot ?? false,
  });
  const save = useMutation({
    mutationFn: () => {
      const body = { ...draft, email: draft.email === "" ? null : draft.email };
      return user === undefined
        ? client.users.create({ body }).orThrow()
        : client.users.change({ username: user.username, body }).orThrow();
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["users"] });
      onClose();
    },
  });
  const rest = beyondFields(save.error, Object.keys(draft));
  const text = (name: "username" | "full_name" | "email", label: string) => (
    <TextField
      label={label}
      value={draft[name]}
      dir={name === "full_name" ? "auto" : "ltr"}
      autoComplete="off"
      errors={messagesOf(save.error, name)}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
    />
  );
  return (
    <Dialog
      title={user === undefined ? t("access-user-new") : t("access-team-change-of", { name: user.username })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {user === undefined ? t("access-user-make") : t("access-save")}
          </Button>
        </>
      }
    >
      {rest === undefined ? null : <FailureNote error={rest} />}
      {text("username", t("access-username"))}
      {text("full_name", t("access-full-name"))}
      {text("email", t("access-mail"))}
      {flags.map((flag) => (
        <CheckField
          key={flag}
          label={t(`access-user-${flag}`)}
          hint={t(`access-user-${flag}`, undefined, "hint")}
          checked={draft[flag]}
          // Who closes their own account, or gives their rights away, could not take it back.
          disabled={flag !== "is_bot" && user !== undefined && user.username === me?.username}
          errors={messagesOf(save.error, flag)}
          onChange={(event) => setDraft({ ...draft, [flag]: event.target.checked })}
        />
      ))}
    </Dialog>
  );
};
