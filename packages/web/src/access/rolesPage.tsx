/** Roles: permissions under a name, in words. */
import type { Role } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CheckList } from "../kit/checkList.tsx";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { type Permission, textOfPermission } from "../api/held.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Confirm, Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { ManageFrame } from "./manageFrame.tsx";
import { permissionGroups } from "./model.ts";
import { rolesQuery } from "./queries.ts";
import { RoleWords } from "./roleWords.tsx";
import styles from "./access.module.css";

export const Page = () => {
  const [changing, setChanging] = useState<Role | "new">();
  return (
    <ManageFrame
      here="roles"
      about={t("access-roles-about")}
      actions={
        <Button icon="add" onClick={() => setChanging("new")}>
          {t("access-role-new")}
        </Button>
      }
    >
      {() => (
        <>
          <Roles onChange={setChanging} />
          {changing === undefined ? null : (
            <RoleDialog role={changing === "new" ? undefined : changing} onClose={() => setChanging(undefined)} />
          )}
        </>
      )}
    </ManageFrame>
  );
};

const Roles = ({ onChange }: { readonly onChange: (role: Role) => void }) => {
  const queries = useQueryClient();
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const [removing, setRemoving] = useState<Role>();
  const remove = useMutation({
    mutationFn: (id: number) => client.roles.remove({ id }).orThrow(),
    onSuccess: async () => {
      await queries.invalidateQueries(rolesQuery);
      setRemoving(undefined);
    },
  });
  return (
    <Card flush title={t("access-roles")}>
      <Lines>
        {roles.map((role) => (
          <li key={role.id}>
            <article className={styles["team"]}>
              <header>
                <h3>
                  <bdi>{role.name}</bdi>
                </h3>
                <Button
                  small
                  data-own
                  aria-label={t("access-team-change-of", { name: role.name })}
                  onClick={() => onChange(role)}
                >
                  {t("access-team-change")}
                </Button>
                <Button
                  small
                  look="bare"
                  data-own
                  aria-label={t("access-remove-of", { name: role.name })}
                  onClick={() => setRemoving(role)}
                >
                  {t("access-remove")}
                </Button>
              </header>
              <RoleWords roles={[role]} />
            </article>
          </li>
        ))}
      </Lines>
      {removing === undefined ? null : (
        <Confirm
          title={t("access-remove-of", { name: removing.name })}
          action={t("access-remove")}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id)}
          onClose={() => {
            setRemoving(undefined);
            remove.reset();
          }}
        >
          <p>{t("access-role-remove-about")}</p>
          {remove.isError ? <FailureNote error={remove.error} /> : null}
        </Confirm>
      )}
    </Card>
  );
};

const RoleDialog = ({ role, onClose }: { readonly role: Role | undefined; readonly onClose: () => void }) => {
  const queries = useQueryClient();
  const [name, setName] = useState(role?.name ?? "");
  const [chosen, setChosen] = useState<readonly Permission[]>(role?.permissions ?? []);
  const save = useMutation({
    mutationFn: () => {
      const body = { name, permissions: [...chosen] };
      return role === undefined
        ? client.roles.create({ body }).orThrow()
        : client.roles.change({ id: role.id, body }).orThrow();
    },
    onSuccess: async () => {
      await queries.invalidateQueries(rolesQuery);
      onClose();
    },
  });
  const rest = beyondFields(save.error, ["name"]);
  return (
    <Dialog
      wide
      title={role === undefined ? t("access-role-new") : t("access-team-change-of", { name: role.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {t("access-save")}
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
      {permissionGroups.map(({ id, permissions }) => (
        <fieldset key={id} className={styles["boxes"]}>
          <legend>{t(`access-group-${id}`)}</legend>
          <CheckList
            options={permissions.map((each) => ({ value: each, label: t(textOfPermission(each)) }))}
            chosen={chosen}
            onChange={setChosen}
          />
        </fieldset>
      ))}
    </Dialog>
  );
};
