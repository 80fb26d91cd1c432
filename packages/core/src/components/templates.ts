/**
 * The engine of templates that people write: Liquid without files, with strict variables and bounded work. It knows no
 * folder, and tags that would look for a file are refused when they are read. What a template makes, in captured texts
 * too, and how often its loops turn, count against one limit.
 */
import { type Context, type Emitter, Liquid, Tag, type Template } from "liquidjs";
import { Result } from "effect";

/** Characters that are made and steps of loops, together. */
const mostWork = 500_000;

const engine = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  templates: {},
  relativeReference: false,
  parseLimit: 20_000,
  renderLimit: 500,
  memoryLimit: mostWork,
});

/** Text that is written counts, because the engine itself counts only what filters make. */
class Counted implements Emitter {
  buffer = "";
  readonly #context: Context;
  constructor(context: Context) {
    this.#context = context;
  }
  write(value: unknown) {
    const text = value == null ? "" : Array.isArray(value) ? value.map(String).join("") : String(value);
    this.#context.memoryLimit.use(text.length);
    this.buffer += text;
  }
}

const render = engine.renderer.renderTemplates.bind(engine.renderer);
engine.renderer.renderTemplates = function* (templates: Template[], context: Context, emitter?: Emitter) {
  context.memoryLimit.use(templates.length + 1);
  return yield* render(templates, context, emitter ?? new Counted(context));
};

for (const name of ["include", "render", "layout", "block"])
  engine.registerTag(
    name,
    class extends Tag {
      constructor(...parts: ConstructorParameters<typeof Tag>) {
        super(...parts);
        throw new Error(`the tag "${name}" is not available, because templates have no files`);
      }
      override render() {
        return "";
      }
    },
  );

engine.registerFilter("dirname", (path: unknown) => String(path).split("/").slice(0, -1).join("/"));
engine.registerFilter("stripext", (path: unknown) => String(path).replace(/\.[^./]*$/, ""));
engine.registerFilter("parentdir", (path: unknown) => String(path).split("/").slice(1).join("/"));

const problemOf = (error: unknown): string => {
  const [line = ""] = error instanceof Error ? error.message.split("\n") : ["unknown error"];
  return /limit exceeded|Maximum call stack|Invalid string length/.test(line)
    ? "The template is too large, or does too much."
    : `The template cannot be rendered: ${line}`;
};

/** The text of a template, or what is wrong with it. */
export const renderTemplate = (template: string, variables: object): Result.Result<string, string> =>
  Result.try({ try: () => String(engine.parseAndRenderSync(template, variables)), catch: problemOf });
