/** Installs an add-on, changes its settings by a form from their schema, or removes it. */
import type { Addon, AddonKind, NewAddon } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Confirm, Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { messagesBySetting, settingPlans } from "./addonSettings.ts";
import { type Drafts, draftOf, filledOf, type Values } from "./model.ts";
import { DiscoveryPreview } from "./discoveryPreview.tsx";
import { addonsQuery } from "./queries.ts";
import { SchemaField } from "./schemaField.tsx";

/** The add-on whose settings can be tried before they are kept. */
export const discovery = "weblate.discovery.discovery";

export type AddonAct =
  | { readonly does: "install"; readonly kind: AddonKind }
  | { readonly does: "change"; readonly kind: AddonKind; readonly addon: Addon }
  | { readonly does: "remove"; readonly addon: Addon; readonly name: string };

/** What an add-on is installed on. */
export type AddonPlace =
  | { readonly of: "site" }
  | { readonly of: "project"; readonly project: string }
  | { readonly of: "component"; readonly project: string; readonly component: string };

interface AddonDialogProps {
  readonly act: AddonAct;
  readonly place: AddonPlace;
  readonly onClose: () => void;
}

export const AddonDialog = ({ act, ...rest }: AddonDialogProps) =>
  act.does === "remove" ? <RemoveAddon act={act} onClose={rest.onClose} /> : <AddonForm act={act} {...rest} />;

const install = (place: AddonPlace, body: NewAddon) => {
  switch (place.of) {
    case "site":
      return client.addons.installOnSite({ body });
    case "project":
      return client.addons.installOnProject({ project: place.project, body });
    case "component":
      return client.addons.install({ project: place.project, component: place.component, body });
  }
};

const AddonForm = ({
  act,
  place,
  onClose,
}: AddonDialogProps & { readonly act: Exclude<AddonAct, { does: "remove" }> }) => {
  const { kind } = act;
  const plans = settingPlans(kind.settings);
  const kept: Values = { ...kind.defaults, ...(act.does === "change" ? act.addon.configuration : {}) };
  const [drafts, setDrafts] = useState<Drafts>(() =>
    Object.fromEntries(
      plans.filter(({ name }) => kept[name] !== undefined).map((plan) => [plan.name, draftOf(plan, kept[plan.name])]),
    ),
  );
  const configuration = { ...kept, ...filledOf(plans, drafts) };
  const queries = useQueryClient();
  const save = useMutation<unknown>({
    mutationFn: () => {
      const body = { name: kind.name, configuration };
      if (act.does === "change") return client.addons.change({ id: act.addon.id, body: { configuration } }).orThrow();
      return install(place, body).orThrow();
    },
    onSuccess: async () => {
      await queries.invalidateQueries(addonsQuery);
      say(t("settings-saved"));
      onClose();
    },
  });
  const messages = messagesBySetting(
    messagesOf(save.error, "configuration"),
    plans.map(({ name }) => name),
  );
  const rest = beyondFields(save.error, ["configuration"]);
  return (
    <Dialog
      title={t(`settings-addon-${act.does}-of`, { name: kind.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {act.does === "install" ? t("settings-addon-install") : t("settings-save")}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{kind.about}</bdi>
      </p>
      {rest === undefined ? null : <FailureNote error={rest} />}
      {messages.others.map((message) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {plans.map((plan) => (
        <SchemaField
          key={plan.name}
          plan={plan}
          draft={drafts[plan.name] ?? draftOf(plan, undefined)}
          onChange={(draft) => setDrafts((before) => ({ ...before, [plan.name]: draft }))}
          errors={messages.bySetting[plan.name] ?? []}
          readOnly={false}
        />
      ))}
      {kind.name === discovery && place.of === "component" ? (
        <DiscoveryPreview project={place.project} component={place.component} configuration={configuration} />
      ) : null}
    </Dialog>
  );
};

const RemoveAddon = ({
  act,
  onClose,
}: {
  readonly act: Extract<AddonAct, { does: "remove" }>;
  readonly onClose: () => void;
}) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.addons.remove({ id: act.addon.id }).orThrow(),
    onSuccess: async () => {
      await queries.invalidateQueries(addonsQuery);
      onClose();
    },
  });
  return (
    <Confirm
      title={t("settings-addon-remove-of", { name: act.name })}
      action={t("settings-addon-remove")}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t("settings-addon-remove-about")}</p>
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Confirm>
  );
};
