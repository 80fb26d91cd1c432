/** Add-ons of a place: those that work there, and those that could. */
import type { Addon, AddonKind } from "@dragoman/client";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import { type AddonAct, AddonDialog, type AddonPlace } from "./addonDialog.tsx";
import styles from "./settings.module.css";

interface AddonListsProps {
  readonly place: AddonPlace;
  readonly installed: readonly Addon[];
  readonly kinds: readonly AddonKind[];
  /** Whether this kind can be had in the place, leaving aside what is installed. */
  readonly fits: (kind: AddonKind) => boolean;
  readonly may: boolean;
}

export const AddonLists = ({ place, installed, kinds, fits, may }: AddonListsProps) => {
  const [act, setAct] = useState<AddonAct>();
  const available = kinds.filter(
    (kind) => fits(kind) && (kind.repeatable || installed.every((addon) => addon.name !== kind.name)),
  );
  return (
    <>
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
                <Available kind={kind} reaches={place.of === "site" ? "component" : kind.scope} onAct={setAct} />
              </li>
            ))}
          </Lines>
        </Card>
      ) : null}
      {act === undefined ? null : <AddonDialog act={act} place={place} onClose={() => setAct(undefined)} />}
    </>
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

interface AvailableProps {
  readonly kind: AddonKind;
  /** Said where it works on more than the place. */
  readonly reaches: AddonKind["scope"];
  readonly onAct: (act: AddonAct) => void;
}

const Available = ({ kind, reaches, onAct }: AvailableProps) => (
  <article className={styles["addon"]}>
    <header>
      <h3>
        <bdi>{kind.title}</bdi>
      </h3>
      {reaches === "component" ? null : <Pill>{t(`settings-addon-scope-${reaches}`)}</Pill>}
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
