/** Add-ons of a project or a component: those that work here, and those that could. */
import type { Addon, AddonKind } from "@dragoman/client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../api/held.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import type { PageProps } from "../pages.tsx";
import { type AddonAct, AddonDialog } from "./addonDialog.tsx";
import { placeOf } from "./model.ts";
import { PlaceFrame } from "./placeFrame.tsx";
import { componentQuery, projectQuery } from "../api/places.ts";
import { addonsQuery, kindsQuery } from "./queries.ts";
import styles from "./settings.module.css";

export const Page = ({ params }: PageProps) => {
  const { project, component } = placeOf(params["*"]);
  const { data: place } = useSuspenseQuery(projectQuery(project));
  const { data: inside } = useQuery({
    ...componentQuery({ project, component: component ?? "" }),
    enabled: component !== undefined,
    throwOnError: true,
  });
  const { data: kinds } = useSuspenseQuery(kindsQuery(project, component));
  const { data: addons } = useSuspenseQuery(addonsQuery);
  const [act, setAct] = useState<AddonAct>();
  const may = useMay({ project, component })(component === undefined ? "project.edit" : "component.edit");
  const here = component === undefined ? place.url : inside?.url;
  const installed = addons.filter((addon) => (component === undefined ? addon.project : addon.component) === here);
  const available = kinds.filter(
    ({ name, scope, repeatable }) =>
      (component !== undefined || scope === "project") &&
      (repeatable || installed.every((addon) => addon.name !== name)),
  );
  const name = inside?.name ?? place.name;
  return (
    <PlaceFrame
      words="settings-addons-title"
      about={t("settings-addons-about")}
      project={place}
      component={component === undefined ? undefined : { path: component, name }}
      here="addons"
    >
      {may ? null : <MayNot needs={[component === undefined ? "project.edit" : "component.edit"]} />}
      <Card flush title={t("settings-addons-installed")}>
        {installed.length === 0 ? (
          <Empty icon="settings" title={t("settings-addons-none")}>
            {may ? t("settings-addons-none-about") : undefined}
          </Empty>
        ) : (
          <Lines>
            {installed.map((addon) => (
              <li key={addon.id}>
                <Installed
                  addon={addon}
                  kind={kinds.find((kind) => kind.name === addon.name)}
                  may={may}
                  onAct={setAct}
                />
              </li>
            ))}
          </Lines>
        )}
      </Card>
      {may ? (
        <Card flush title={t("settings-addons-available")}>
          <Lines>
            {available.map((kind) => (
              <li key={kind.name}>
                <Available kind={kind} onAct={setAct} />
              </li>
            ))}
          </Lines>
        </Card>
      ) : null}
      {act === undefined ? null : (
        <AddonDialog act={act} project={project} component={component} onClose={() => setAct(undefined)} />
      )}
    </PlaceFrame>
  );
};

interface InstalledProps {
  readonly addon: Addon;
  readonly kind: AddonKind | undefined;
  readonly may: boolean;
  readonly onAct: (act: AddonAct) => void;
}

const Installed = ({ addon, kind, may, onAct }: InstalledProps) => {
  const name = kind?.title ?? addon.name;
  return (
    <article className={styles["addon"]}>
      <header>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {may ? (
          <>
            {kind === undefined || Object.keys(propertiesOf(kind)).length === 0 ? null : (
              <Button
                small
                data-own
                aria-label={t("settings-addon-change-of", { name })}
                onClick={() => onAct({ does: "change", kind, addon })}
              >
                {t("settings-addon-change")}
              </Button>
            )}
            <Button
              small
              look="bare"
              data-own
              aria-label={t("settings-addon-remove-of", { name })}
              onClick={() => onAct({ does: "remove", addon, name })}
            >
              {t("settings-addon-remove")}
            </Button>
          </>
        ) : null}
      </header>
      {kind === undefined ? null : (
        <p className={styles["about"]}>
          <bdi>{kind.about}</bdi>
        </p>
      )}
    </article>
  );
};

const Available = ({ kind, onAct }: { readonly kind: AddonKind; readonly onAct: (act: AddonAct) => void }) => (
  <article className={styles["addon"]}>
    <header>
      <h3>
        <bdi>{kind.title}</bdi>
      </h3>
      {kind.scope === "component" ? null : <Pill>{t(`settings-addon-scope-${kind.scope}`)}</Pill>}
      {kind.problem === null ? (
        <Button
          small
          data-own
          aria-label={t("settings-addon-install-of", { name: kind.title })}
          onClick={() => onAct({ does: "install", kind })}
        >
          {t("settings-addon-install")}
        </Button>
      ) : null}
    </header>
    <p className={styles["about"]}>
      <bdi>{kind.about}</bdi>
    </p>
    {kind.problem === null ? null : (
      <p className={styles["about"]}>
        <bdi>{kind.problem}</bdi>
      </p>
    )}
  </article>
);

const propertiesOf = (kind: AddonKind): object => {
  const { properties } = kind.settings as { readonly properties?: object };
  return properties ?? {};
};
