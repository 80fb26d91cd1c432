/** A screenshot: an image of the program in one language, and the strings that are seen on it. */
import { Schema } from "effect";
import {
  type ComponentId,
  type LanguageId,
  type ProjectId,
  type ScreenshotId,
  type TranslationId,
  UnitId,
} from "../ids/index.ts";
import type { Subject } from "../access/index.ts";
import { pathProblem } from "../components/index.ts";
import { File, Id, Text } from "../fields/index.ts";

/** Where a new screenshot belongs. The component may be named with its categories. */
export const ScreenshotPlace = Schema.Struct({
  project_slug: Text({ max: 60 }),
  component_slug: Text({ max: 500 }),
  language_code: Text({ max: 50 }),
});
export type ScreenshotPlace = typeof ScreenshotPlace.Type;

export const longestName = 200;
export const longestPath = 200;

const name = Text({ max: longestName });
const optional = {
  repository_filename: Schema.optionalKey(Text({ max: longestPath, blank: true, rule: pathProblem })),
};

export const ImageInput = Schema.Struct({ image: File });
export type ImageInput = typeof ImageInput.Type;

export const ScreenshotContent = Schema.Struct({ ...ImageInput.fields, name, ...optional });
export type ScreenshotContent = typeof ScreenshotContent.Type;

/** What may be sent to make one: the place first, because who may not add to it hears of nothing else. */
export const NewScreenshot = Schema.Struct({ ...ScreenshotPlace.fields, ...ScreenshotContent.fields });

export const ScreenshotReplacement = Schema.Struct({ name, ...optional });
export const ScreenshotPatch = Schema.Struct({ name: Schema.optionalKey(name), ...optional });
export type ScreenshotPatch = typeof ScreenshotPatch.Type;

export const ShownUnit = Schema.Struct({ unit_id: Id(UnitId, { max: Number.MAX_SAFE_INTEGER }) });

export interface ScreenshotFacts {
  readonly id: ScreenshotId;
  readonly name: string;
  /** Name for people, and in addresses. */
  readonly filename: string;
  readonly type: string;
  readonly changed: Date;
  readonly translation_id: TranslationId;
  readonly language_id: LanguageId;
  readonly component_id: ComponentId;
  readonly restricted: boolean;
  readonly project_id: ProjectId;
  readonly access_control: number;
}

export const subjectOfScreenshot = (facts: ScreenshotFacts): Subject => ({
  project: { id: facts.project_id, accessControl: facts.access_control },
  component: { id: facts.component_id, restricted: facts.restricted },
  languageId: facts.language_id,
});
