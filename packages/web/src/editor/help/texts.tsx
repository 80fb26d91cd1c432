/** The translation of another string, form by form. */
import type { ComponentProps } from "react";
import { t } from "../../l10n/text.ts";
import { Read } from "../reading.tsx";

interface TextsProps {
  readonly texts: readonly string[];
  readonly language: ComponentProps<typeof Read>["language"];
}

export const Texts = ({ texts, language }: TextsProps) =>
  texts.map((text, form) => (
    <p key={form}>{text === "" ? t("editor-no-translation") : <Read text={text} language={language} />}</p>
  ));
