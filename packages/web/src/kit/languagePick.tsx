/** One language of many, by its name in the reader's language. Chosen by a button: arrow keys only look through them. */
import { type ReactNode, useState } from "react";
import { formatLanguage } from "../l10n/format.ts";
import { language, t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import { SelectField } from "./field.tsx";
import { FormRow } from "./form.tsx";

interface LanguagePickProps {
  readonly label: string;
  readonly hint?: string;
  /** Of the button. */
  readonly action: ReactNode;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly busy: boolean;
  readonly onPick: (code: string) => void;
}

export const LanguagePick = ({ label, hint, action, languages, busy, onPick }: LanguagePickProps) => {
  const [code, setCode] = useState("");
  const named = languages
    .map((each) => ({ code: each.code, name: formatLanguage(each) }))
    .sort((a, b) => a.name.localeCompare(b.name, language().code));
  return (
    <FormRow
      onSend={() => {
        if (code === "") return;
        setCode("");
        onPick(code);
      }}
    >
      <SelectField label={label} hint={hint} value={code} onChange={(event) => setCode(event.target.value)}>
        <option value="">{t("kit-choose-language")}</option>
        {named.map((each) => (
          <option key={each.code} value={each.code}>
            {`${each.name} (${each.code})`}
          </option>
        ))}
      </SelectField>
      <Button type="submit" icon="add" busy={busy} disabled={code === ""}>
        {action}
      </Button>
    </FormRow>
  );
};
