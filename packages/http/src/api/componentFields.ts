/** The bodies of component writes, and of looks at what could become one. */
import { extname } from "node:path";
import { ReceivedFile, sentKey } from "@dragoman/core/fields";
import { ComponentPatch, ComponentReplacement, NewComponent, NewSurvey } from "@dragoman/core/components";
import { fieldsOf } from "../wire/payload.ts";

const { properties, required = [], ...told } = fieldsOf(NewComponent);
const filled = ["repo", "filemask"];
const sources = [{ required: ["repo"] }, { required: ["docfile"] }, { required: ["zipfile"] }];

/** What clients have to send of it: less than the core is given, because the wire fills in what files go without. */
const create = NewComponent.annotate({
  [sentKey]: {
    ...told,
    title: "NewComponent",
    properties: {
      ...properties,
      repo: { ...properties["repo"], description: "Address of the repository; nothing where files are sent." },
      from_scratch: {
        ...properties["from_scratch"],
        description:
          "Makes the base file and the template for new translations, without strings, where they are named and not there. " +
          "A repository without commits gets its first one, which is pushed at once.",
      },
      filemask: {
        ...properties["filemask"],
        description: "Needed unless `docfile` is sent, whose name says it, or `file_format` is `auto`.",
      },
    },
    required: required.filter((name) => !filled.includes(name)),
    anyOf: sources,
  },
});

const { properties: surveyed, required: needed = [], ...surveyTold } = fieldsOf(NewSurvey);

const survey = NewSurvey.annotate({
  [sentKey]: {
    ...surveyTold,
    title: "NewSurvey",
    properties: {
      ...surveyed,
      repo: { ...surveyed["repo"], description: "Address of the repository; nothing where files are sent." },
    },
    required: needed.filter((name) => name !== "repo"),
    anyOf: sources,
  },
});

export const ComponentFields = { survey, create, replace: ComponentReplacement, patch: ComponentPatch };

/** Files that come with the request make a component without version control; a document names its files by itself. */
export const withFiles = (fields: unknown): unknown => {
  if (fields === null || typeof fields !== "object") return fields;
  const { zipfile, docfile, slug } = fields as Readonly<Record<string, unknown>>;
  const received = [zipfile, docfile].some((file) => file instanceof ReceivedFile);
  if (!received) return fields;
  const mask =
    docfile instanceof ReceivedFile && typeof slug === "string"
      ? { filemask: `${slug}/*${extname(docfile.name)}` }
      : {};
  return { ...mask, ...fields, vcs: "local", repo: "local:", branch: "main" };
};

/** Who has the format found out need not know the mask either. */
export const withMask = (fields: unknown): unknown =>
  fields !== null && typeof fields === "object" && "file_format" in fields && fields.file_format === "auto"
    ? { filemask: "auto", ...fields }
    : fields;

/** Fields that are lists, which forms do not tell from texts. */
export const componentLists = ["enforced_checks", "merge_request_labels", "merge_request_reviewers"] as const;
