/** What saving would fail, asked at pauses: one request each 300 ms at most, and answers for older texts are dropped. */
import type { Foresight } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sameForms, type Wording } from "../units/model.ts";
import { foresightQuery } from "../units/queries.ts";

const pause = 300;

export interface Foreseen {
  readonly foresight: Foresight | undefined;
  /** Whether it is of the text that stands there now. */
  readonly isCurrent: boolean;
}

export const useForesight = (unit: number, wording: Wording, isOn: boolean): Foreseen => {
  const [asked, setAsked] = useState(wording);
  const isAsked = asked.state === wording.state && sameForms(asked.target, wording.target);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => setAsked(wording), pause);
    return () => clearTimeout(timer);
  });
  const isEmpty = wording.target.every((form) => form === "");
  const { data, isPlaceholderData } = useQuery({ ...foresightQuery(unit, asked), enabled: isOn && !isEmpty });
  return { foresight: isEmpty ? undefined : data, isCurrent: isAsked && !isPlaceholderData };
};
