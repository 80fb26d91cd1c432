/** Puts somebody who has an account into a team. */
import type { Group } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isFailure } from "@dragoman/client";
import { useState } from "react";
import { client } from "../api/client.ts";
import { messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { failureWords } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { refreshMembers } from "./queries.ts";

export const AddMember = ({ teams }: { readonly teams: readonly Group[] }) => {
  const queries = useQueryClient();
  const [username, setUsername] = useState("");
  const [chosen, setTeam] = useState<number>();
  // The one that was chosen may have gone.
  const team = teams.find(({ id }) => id === chosen)?.id ?? teams[0]?.id ?? 0;
  const add = useMutation({
    mutationFn: () => client.users.join({ username: username.trim(), body: { group_id: team } }).orThrow(),
    onSuccess: () => {
      say(t("access-member-added", { name: username.trim() }));
      setUsername("");
      return refreshMembers(queries);
    },
  });
  return (
    <Card title={t("access-member-add")}>
      <FormRow
        onSend={() => {
          if (username.trim() !== "") add.mutate();
        }}
      >
        <TextField
          label={t("access-username")}
          value={username}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          errors={add.isError ? wrongWith(add.error) : []}
          onChange={(event) => setUsername(event.target.value)}
        />
        <SelectField label={t("access-team")} value={team} onChange={(event) => setTeam(Number(event.target.value))}>
          {teams.map(({ id, name }) => (
            <option key={id} value={id} data-own>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="main" busy={add.isPending}>
          {t("access-member-add")}
        </Button>
      </FormRow>
    </Card>
  );
};

/** All that can be wrong is the name: nobody has it, or it cannot be added. */
const wrongWith = (error: unknown): readonly string[] => {
  if (isFailure(error) && error.kind === "not-found") return [t("access-nobody")];
  const messages = ["username", "group_id"].flatMap((field) => messagesOf(error, field));
  return messages.length > 0 ? messages : [failureWords(error)];
};
