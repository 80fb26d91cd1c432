/** Labels of a project: added, changed, removed. */
import type { Label } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { labelsQuery } from "../api/labels.ts";
import { client } from "../api/client.ts";
import { useMay } from "../api/held.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Confirm, Dialog } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { FormRow } from "../kit/form.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { fields } from "./generated/fields.ts";
import { PlaceFrame } from "./placeFrame.tsx";
import { projectQuery } from "../api/places.ts";
import colors from "./labelColor.module.css";
import styles from "./settings.module.css";

type Color = Label["color"];

export const Page = ({ params }: PageProps) => {
  const project = params["project"] ?? "";
  const { data: place } = useSuspenseQuery(projectQuery(project));
  const { data } = useSuspenseQuery(labelsQuery(project));
  const [changing, setChanging] = useState<Label>();
  const [removing, setRemoving] = useState<Label>();
  const may = useMay({ project })("project.edit");
  return (
    <PlaceFrame words="settings-labels-title" about={t("settings-labels-about")} project={place} here="labels">
      {may ? null : <MayNot needs={["project.edit"]} />}
      <Card flush title={t("kit-tab-labels")}>
        {data.results.length === 0 ? (
          <Empty icon="tag" title={t("settings-labels-none")}>
            {may ? t("settings-labels-none-about") : undefined}
          </Empty>
        ) : (
          <Lines>
            {data.results.map((label) => (
              <li key={label.id} className={styles["label"]}>
                <span className={`${colors["swatch"]} ${colors[label.color]}`} aria-hidden="true" />
                <bdi>{label.name}</bdi>
                {may ? (
                  <>
                    <Button
                      small
                      data-own
                      aria-label={t("settings-label-change-of", { name: label.name })}
                      onClick={() => setChanging(label)}
                    >
                      {t("settings-label-change")}
                    </Button>
                    <Button
                      small
                      look="bare"
                      data-own
                      aria-label={t("settings-label-remove-of", { name: label.name })}
                      onClick={() => setRemoving(label)}
                    >
                      {t("settings-label-remove")}
                    </Button>
                  </>
                ) : null}
              </li>
            ))}
          </Lines>
        )}
      </Card>
      {may ? <NewLabel project={project} /> : null}
      {changing === undefined ? null : (
        <ChangeLabel project={project} label={changing} onClose={() => setChanging(undefined)} />
      )}
      {removing === undefined ? null : (
        <RemoveLabel project={project} label={removing} onClose={() => setRemoving(undefined)} />
      )}
    </PlaceFrame>
  );
};

interface Draft {
  readonly name: string;
  readonly color: Color;
}

/** Name and colour, and what is wrong with them. */
const LabelFields = ({
  draft,
  onChange,
  error,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly error: unknown;
}) => (
  <>
    <TextField
      label={t("settings-field-name")}
      value={draft.name}
      dir="auto"
      errors={messagesOf(error, "name")}
      onChange={(event) => onChange({ ...draft, name: event.target.value })}
    />
    <SelectField
      label={t("settings-field-color")}
      value={draft.color}
      errors={messagesOf(error, "color")}
      onChange={(event) => onChange({ ...draft, color: event.target.value as Color })}
    >
      {(fields.NewLabel["color"]?.enum ?? []).map((color) => (
        <option key={color} value={color}>
          {t(`settings-value-color-${color}`)}
        </option>
      ))}
    </SelectField>
  </>
);

const useLabels = (project: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries(labelsQuery(project));
};

const NewLabel = ({ project }: { readonly project: string }) => {
  const [draft, setDraft] = useState<Draft>({ name: "", color: "blue" });
  const refresh = useLabels(project);
  const add = useMutation({
    mutationFn: () => client.projects.createLabel({ project, body: draft }).orThrow(),
    onSuccess: () => {
      setDraft({ ...draft, name: "" });
      return refresh();
    },
  });
  const rest = beyondFields(add.error, ["name", "color"]);
  return (
    <Card title={t("settings-label-add")}>
      {rest === undefined ? null : <FailureNote error={rest} />}
      <FormRow onSend={() => add.mutate()}>
        <LabelFields draft={draft} onChange={setDraft} error={add.error} />
        <Button type="submit" look="main" busy={add.isPending}>
          {t("settings-label-add")}
        </Button>
      </FormRow>
    </Card>
  );
};

interface LabelDialogProps {
  readonly project: string;
  readonly label: Label;
  readonly onClose: () => void;
}

const ChangeLabel = ({ project, label, onClose }: LabelDialogProps) => {
  const [draft, setDraft] = useState<Draft>(label);
  const refresh = useLabels(project);
  const change = useMutation({
    mutationFn: () =>
      client.projects.changeLabel({ project, id: label.id, body: { name: draft.name, color: draft.color } }).orThrow(),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  const rest = beyondFields(change.error, ["name", "color"]);
  return (
    <Dialog
      title={t("settings-label-change-of", { name: label.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={change.isPending} onClick={() => change.mutate()}>
            {t("settings-save")}
          </Button>
        </>
      }
    >
      {rest === undefined ? null : <FailureNote error={rest} />}
      <LabelFields draft={draft} onChange={setDraft} error={change.error} />
    </Dialog>
  );
};

const RemoveLabel = ({ project, label, onClose }: LabelDialogProps) => {
  const refresh = useLabels(project);
  const remove = useMutation({
    mutationFn: () => client.projects.removeLabel({ project, id: label.id }).orThrow(),
    onSuccess: () => {
      onClose();
      return refresh();
    },
  });
  return (
    <Confirm
      title={t("settings-label-remove-of", { name: label.name })}
      action={t("settings-label-remove")}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t("settings-label-remove-about")}</p>
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Confirm>
  );
};
