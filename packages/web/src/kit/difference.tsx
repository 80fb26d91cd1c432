/** What changed in a text: what was is struck, what is new is underlined. */
import { Suspense } from "react";
import { type Direction, tagOf } from "../text/direction.ts";
import { lazily } from "./lazily.ts";

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly language: { readonly code: string; readonly direction: Direction | "auto" };
}

/** Finding differences takes a library that no first page need wait for. */
const Words = lazily(async () => (await import("./wordDifference.tsx")).WordDifference);

export const Difference = ({ before, after, language }: DifferenceProps) => (
  <span lang={tagOf(language.code)} dir={language.direction}>
    <Suspense fallback={after}>
      <Words before={before} after={after} code={language.code} />
    </Suspense>
  </span>
);
