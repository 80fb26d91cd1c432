/**
 * A form of settings in groups, made from schemas. What was changed stays until it is saved or thrown away, also where
 * the server finds it wrong; only that is sent.
 */
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { type FieldGroup, wideFields } from "./groups.ts";
import { changesOf, type Drafts, draftOf, type FieldPlan, type FieldSchema, planOf, type Values } from "./model.ts";
import { type Choice, SchemaField } from "./schemaField.tsx";
import styles from "./settings.module.css";

interface SettingsFormProps {
  readonly groups: readonly FieldGroup[];
  readonly schemas: Readonly<Record<string, FieldSchema>>;
  /** What is kept now. */
  readonly saved: object;
  readonly choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Why nothing can be changed here; nothing where one may. */
  readonly mayNot?: ReactNode;
  readonly onSave: (changes: Values) => Promise<unknown>;
}

export const SettingsForm = ({ groups, schemas, saved, choices = {}, mayNot, onSave }: SettingsFormProps) => {
  const [drafts, setDrafts] = useState<Drafts>({});
  const form = useRef<HTMLFormElement>(null);
  const planned = (name: string): readonly FieldPlan[] => {
    const schema = schemas[name];
    return schema === undefined ? [] : [planOf(name, schema)];
  };
  const plans = groups.flatMap(({ fields }) => fields.flatMap(planned));
  const kept: Values = { ...saved };
  const changes = changesOf(plans, kept, drafts);
  const count = Object.keys(changes).length;
  const save = useMutation({
    mutationFn: () => onSave(changes),
    onSuccess: () => {
      setDrafts({});
      say(t("settings-saved"));
    },
    onError: () =>
      // The fields are marked when this is drawn.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()),
  });
  const rest = beyondFields(
    save.error,
    plans.map(({ name }) => name),
  );
  return (
    <Form
      ref={form}
      className={styles["form"]}
      onSend={() => {
        if (count > 0 && !save.isPending) save.mutate();
      }}
    >
      {mayNot}
      {groups.map(({ id, fields }) => (
        <div key={id} id={id} className={styles["anchor"]}>
          <Card title={t(`settings-group-${id}`)}>
            <div className={styles["fields"]}>
              {fields.flatMap(planned).map((plan) => (
                <div
                  key={plan.name}
                  className={plan.control === "area" || wideFields.has(plan.name) ? styles["wide"] : undefined}
                >
                  <SchemaField
                    plan={plan}
                    draft={drafts[plan.name] ?? draftOf(plan, kept[plan.name])}
                    onChange={(draft) => setDrafts((before) => ({ ...before, [plan.name]: draft }))}
                    errors={messagesOf(save.error, plan.name)}
                    readOnly={mayNot !== undefined}
                    choices={choices[plan.name]}
                  />
                </div>
              ))}
            </div>
          </Card>
        </div>
      ))}
      {count > 0 || save.isPending ? (
        <div className={styles["bar"]}>
          {rest === undefined ? null : <FailureNote error={rest} onRetry={() => save.mutate()} />}
          <p>{save.isError && rest === undefined ? t("settings-wrong") : t("settings-changed", { count })}</p>
          <Button
            onClick={() => {
              setDrafts({});
              save.reset();
            }}
          >
            {t("settings-discard")}
          </Button>
          <Button type="submit" look="main" busy={save.isPending}>
            {t("settings-save")}
          </Button>
        </div>
      ) : null}
    </Form>
  );
};
