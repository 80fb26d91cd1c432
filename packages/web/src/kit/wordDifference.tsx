/** Differences of two texts by words. */
import { differenceOf } from "../text/difference.ts";

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** Of the language: some have no spaces between words. */
  readonly code: string;
}

export const WordDifference = ({ before, after, code }: WordDifferenceProps) =>
  differenceOf(before, after, code).map(({ kind, text }, index) =>
    kind === "same" ? text : kind === "added" ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
  );
