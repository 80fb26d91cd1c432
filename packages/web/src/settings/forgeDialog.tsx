/** Takes a project's credentials for a forge: new ones, or others for a host that has some. */
import type { Forge } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField, TextAreaField, TextField } from "../kit/field.tsx";
import { Form } from "../kit/form.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { fieldsOf, type ForgeDraft, inputOf, keepForge, secretOf } from "./forgeInput.ts";
import { forgeKindOf, forgeKinds } from "./forgeKinds.ts";
import { forgesQuery } from "./queries.ts";
import styles from "./settings.module.css";

interface ForgeDialogProps {
  readonly project: string;
  /** Those that these come in place of. */
  readonly replaced: Forge | undefined;
  readonly onClose: () => void;
}

const firstDraft = (replaced: Forge | undefined): ForgeDraft => ({
  host: replaced?.host ?? "github.com",
  kind: replaced?.kind ?? "github",
  type: replaced?.type ?? "token",
  api: replaced?.api ?? "",
  username: replaced === undefined || replaced.type === "app" ? "" : replaced.account,
  app: replaced?.type === "app" ? replaced.account : "",
  token: "",
  password: "",
  key: "",
  installation: "",
});

export const ForgeDialog = ({ project, replaced, onClose }: ForgeDialogProps) => {
  const [draft, setDraft] = useState(() => firstDraft(replaced));
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => keepForge(project, inputOf(draft), replaced),
    onSuccess: () => {
      say(t("settings-saved"));
      onClose();
    },
    onSettled: () => queries.invalidateQueries(forgesQuery(project)),
  });
  const change = (changed: Partial<ForgeDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const kind = forgeKindOf(draft.kind);
  const changeKind = (id: string) => {
    const next = forgeKinds.find((each) => each.id === id) ?? kind;
    const isUsual = draft.host === "" || draft.host === kind.host;
    change({ kind: next.id, type: next.takes[0], ...(isUsual ? { host: next.host ?? "" } : {}) });
  };
  const shown: readonly string[] = ["host", "kind", "api", ...fieldsOf[draft.type]];
  // What lacks altogether is said of the token, also where another secret is asked for.
  const errorsOf = (name: string) => [
    ...messagesOf(save.error, name),
    ...(name === secretOf[draft.type] && !shown.includes("token") ? messagesOf(save.error, "token") : []),
  ];
  const rest = beyondFields(save.error, [...shown, "token"]);
  const told = (name: "api" | (typeof fieldsOf)[Forge["type"]][number]) => ({
    label: t(`settings-forge-${name}`),
    value: draft[name],
    dir: "ltr",
    autoComplete: "off",
    errors: errorsOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });
  const title =
    replaced === undefined ? t("settings-forge-add") : t("settings-forge-replace-of", { name: replaced.host });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {t("settings-forge-save")}
          </Button>
        </>
      }
    >
      <Form
        className={styles["form"]}
        onSend={() => {
          if (!save.isPending) save.mutate();
        }}
      >
        {rest === undefined ? null : <FailureNote error={rest} />}
        <SelectField
          label={t("settings-forge-kind")}
          value={draft.kind}
          errors={errorsOf("kind")}
          onChange={(event) => changeKind(event.target.value)}
        >
          {forgeKinds.map(({ id, name }) => (
            <option key={id} value={id} data-own>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t("settings-forge-host")}
          hint={t("settings-forge-host", undefined, "hint")}
          value={draft.host}
          dir="ltr"
          className={styles["code"]}
          readOnly={replaced !== undefined}
          errors={errorsOf("host")}
          onChange={(event) => change({ host: event.target.value })}
        />
        {kind.takes.length === 1 ? null : (
          <SelectField
            label={t("settings-forge-type")}
            value={draft.type}
            onChange={(event) => change({ type: kind.takes.find((type) => type === event.target.value) ?? "token" })}
          >
            {kind.takes.map((type) => (
              <option key={type} value={type}>
                {t(`settings-forge-type-${type}`)}
              </option>
            ))}
          </SelectField>
        )}
        {draft.type === "token" ? (
          <>
            <PasswordField {...told("token")} />
            <TextField {...told("username")} hint={t("settings-forge-username", undefined, "hint")} />
          </>
        ) : null}
        {draft.type === "password" ? (
          <>
            <TextField {...told("username")} />
            <PasswordField {...told("password")} />
          </>
        ) : null}
        {draft.type === "app" ? (
          <>
            <TextField {...told("app")} />
            <TextAreaField
              {...told("key")}
              rows={5}
              spellCheck={false}
              className={styles["code"]}
              hint={t("settings-forge-key", undefined, "hint")}
            />
            <TextField
              {...told("installation")}
              inputMode="numeric"
              hint={t("settings-forge-installation", undefined, "hint")}
            />
          </>
        ) : null}
        <TextField {...told("api")} className={styles["code"]} hint={t("settings-forge-api", undefined, "hint")} />
      </Form>
    </Dialog>
  );
};
