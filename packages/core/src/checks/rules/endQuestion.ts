/** A question mark ends the source or the translation, but not both. Mixed marks are another rule's. */
import type { FormJudge } from "../rule.ts";
import { burmeseQuestion, byLanguage, endsWith, isInterrobang, questions } from "./endMarks.ts";

const isQuestion = endsWith(questions);

/** `also`: what asks in a language where the source asks; `always`: what asks there anyway. */
const asking = (also: readonly string[] = [], always: readonly string[] = []): FormJudge => {
  const asks = endsWith([...questions, ...always]);
  const answers = endsWith([...questions, ...always, ...also]);
  return (source, target) =>
    !isInterrobang(source) && !isInterrobang(target) && (isQuestion(source) ? !answers(target) : asks(target));
};

export const endQuestion = byLanguage(asking(), {
  jbo: undefined,
  el: asking([";"], ["\u037e"]),
  hy: asking(["։"]),
  my: asking([], [burmeseQuestion]),
});
