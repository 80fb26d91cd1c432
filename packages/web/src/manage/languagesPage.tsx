/** Languages of the site: their names, directions and plural rules. */
import type { Language } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ManageFrame } from "../access/manageFrame.tsx";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { Table } from "../kit/table.tsx";
import { t } from "../l10n/text.ts";
import { languagesQuery } from "../api/languages.ts";

export const Page = () => {
  const [changing, setChanging] = useState<Language | "new">();
  return (
    <ManageFrame
      here="languages"
      actions={
        <Button icon="add" onClick={() => setChanging("new")}>
          {t("manage-language-new")}
        </Button>
      }
    >
      {() => (
        <>
          <Languages onChange={setChanging} />
          {changing === undefined ? null : (
            <LanguageDialog
              language={changing === "new" ? undefined : changing}
              onClose={() => setChanging(undefined)}
            />
          )}
        </>
      )}
    </ManageFrame>
  );
};

const shown = 50;

const Languages = ({ onChange }: { readonly onChange: (language: Language) => void }) => {
  const { data } = useSuspenseQuery(languagesQuery);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = data.filter(
    ({ code, name }) => code.toLowerCase().startsWith(wanted) || name.toLowerCase().includes(wanted),
  );
  return (
    <>
      <TextField
        label={t("manage-language-find")}
        type="search"
        value={typed}
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Card
        flush
        title={t("kit-admin-languages")}
        footer={t("manage-languages-count", { count: found.length, shown: Math.min(shown, found.length) })}
      >
        {found.length === 0 ? (
          <Empty icon="globe" title={t("manage-languages-none")} />
        ) : (
          <Table
            label={t("kit-admin-languages")}
            rows={found.slice(0, shown)}
            keyOf={({ code }) => code}
            columns={[
              { id: "name", label: t("manage-name"), cell: ({ name }) => <bdi>{name}</bdi> },
              { id: "code", label: t("manage-code"), cell: ({ code }) => <code>{code}</code> },
              { id: "forms", label: t("manage-plural-number"), numeric: true, cell: ({ plural }) => plural.number },
              { id: "formula", label: t("manage-plural-formula"), cell: ({ plural }) => <code>{plural.formula}</code> },
              {
                id: "change",
                label: t("manage-actions"),
                cell: (language) => (
                  <Button
                    small
                    data-own
                    aria-label={t("manage-change-of", { name: language.name })}
                    onClick={() => onChange(language)}
                  >
                    {t("manage-change")}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
};

const directions = ["", "ltr", "rtl"] as const;

const LanguageDialog = ({
  language,
  onClose,
}: {
  readonly language: Language | undefined;
  readonly onClose: () => void;
}) => {
  const queries = useQueryClient();
  const [code, setCode] = useState(language?.code ?? "");
  const [name, setName] = useState(language?.name ?? "");
  const [direction, setDirection] = useState(language?.direction ?? "");
  const [number, setNumber] = useState(String(language?.plural.number ?? 2));
  const [formula, setFormula] = useState(language?.plural.formula ?? "n != 1");
  const save = useMutation({
    mutationFn: () => {
      const body = { code, name, direction, plural: { number: Number(number), formula } };
      return language === undefined
        ? client.languages.create({ body }).orThrow()
        : client.languages.change({ language: language.code, body }).orThrow();
    },
    onSuccess: async () => {
      await queries.invalidateQueries(languagesQuery);
      onClose();
    },
  });
  const rest = beyondFields(save.error, ["code", "name", "direction", "plural"]);
  return (
    <Dialog
      title={language === undefined ? t("manage-language-new") : t("manage-change-of", { name: language.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {t("manage-save")}
          </Button>
        </>
      }
    >
      {rest === undefined ? null : <FailureNote error={rest} />}
      <TextField
        label={t("manage-code")}
        value={code}
        dir="ltr"
        errors={messagesOf(save.error, "code")}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={t("manage-name")}
        value={name}
        dir="auto"
        errors={messagesOf(save.error, "name")}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={t("manage-direction")}
        value={direction}
        errors={messagesOf(save.error, "direction")}
        onChange={(event) => setDirection(event.target.value as (typeof directions)[number])}
      >
        {directions.map((each) => (
          <option key={each} value={each}>
            {t(`manage-direction-${each === "" ? "auto" : each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t("manage-plural-number")}
        type="number"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t("manage-plural-formula")}
        hint={t("manage-plural-formula", undefined, "hint")}
        value={formula}
        dir="ltr"
        errors={messagesOf(save.error, "plural")}
        onChange={(event) => setFormula(event.target.value)}
      />
    </Dialog>
  );
};
