/** Plural forms in words. */
import type { UnitForm } from "@dragoman/client";
import { formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";

/** The name of a form; its number where it has none. */
export const formLabel = (form: Pick<UnitForm, "category"> | undefined, index: number): string =>
  form?.category === null || form?.category === undefined
    ? t("editor-form", { number: index + 1 })
    : t(`editor-form-${form.category}`);

/** `2, 3, 4`, and a sign that there are more where there may be. */
export const examplesOf = ({ examples }: Pick<UnitForm, "examples">): string =>
  `${examples.slice(0, 4).map(formatNumber).join(", ")}${examples.length > 4 ? " …" : ""}`;
