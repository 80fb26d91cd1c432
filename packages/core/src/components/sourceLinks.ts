/** Links from strings to the places in sources that use them: by the template that a component has for it. */
import { Result } from "effect";
import { renderTemplate } from "./templates.ts";

export interface SourceLocation {
  readonly location: string;
  /** Undefined where no template makes an address of it. */
  readonly url: string | undefined;
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);

/** Locations as files tell them: `src/main.c:12, src/other.c`. */
export const sourceLocations = (
  locations: string,
  { repoweb, branch }: { readonly repoweb: string; readonly branch: string },
): readonly SourceLocation[] =>
  locations
    .split(/,\s*|\n/)
    .map((location) => location.trim())
    .filter((location) => location !== "")
    .map((location) => {
      if (isAddress(location)) return { location, url: location };
      const [, filename = location, line = ""] = /^(.*?)(?::(\d+))?$/.exec(location) ?? [];
      const rendered =
        repoweb === "" ? "" : Result.getOrElse(renderTemplate(repoweb, { branch, filename, line }), () => "");
      return { location, url: isAddress(rendered) ? rendered : undefined };
    });
