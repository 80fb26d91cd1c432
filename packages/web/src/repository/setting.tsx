/** A setting of a component that is not made yet, with the words that its settings have for it. */
import { fields } from "../settings/generated/fields.ts";
import { draftOf, type FieldSchema, planOf } from "../settings/model.ts";
import { SchemaField } from "../settings/schemaField.tsx";
import type { StepProps } from "./draft.ts";

interface SettingProps extends StepProps {
  readonly name: string;
  readonly schema?: FieldSchema | undefined;
}

/** Empty where the server's own value is meant. */
export const Setting = ({ draft, change, name, schema = fields.ComponentPatch[name] }: SettingProps) => {
  const plan = planOf(name, schema ?? {});
  return (
    <SchemaField
      plan={plan}
      draft={draftOf(plan, draft.more[name])}
      onChange={(value) => change({ more: { ...draft.more, [name]: String(value) } })}
      errors={[]}
      readOnly={false}
    />
  );
};
