/** Formats in which every string is a unit named by its keys: flat and nested JSON. */
import { CodecError, isMonolingual } from "../contract/index.ts";
import type { TreeShape } from "./document.ts";
import { isEntry, removeForms, setForms } from "./found.ts";
import { isContainer, pathOf } from "./node.ts";
import type { Path } from "../paths/path.ts";
import { pathOfId } from "../paths/path.ts";
import { unitOf } from "./unit.ts";
import { eachText } from "./walk.ts";

/** `flat`: a new key is one key at the top, dots and all; `nested`: it is a path. Both read nested values. */
export const keyedShape = (kind: "flat" | "nested"): TreeShape => ({
  read: (root, context, add) => {
    if (!isContainer(root)) throw new CodecError("Expected an object at the top.", root.line);
    const monolingual = isMonolingual(context);
    eachText(root, (place) =>
      add({
        unit: unitOf({
          id: kind === "flat" ? place.context : place.id,
          context: place.context,
          source: monolingual ? [] : [place.context],
          target: [place.text.value],
          at: place.text,
        }),
        forms: [place.entry],
      }),
    );
  },
  set: setForms,
  add: (editor, unit, { model, after }) => {
    const like = model?.forms.find(isEntry);
    const path: Path = like !== undefined ? pathOf(like) : kind === "flat" ? [unit.id] : pathOfId(unit.id);
    editor.put(path, unit.target[0] ?? "", after);
    return path;
  },
  remove: removeForms,
});
