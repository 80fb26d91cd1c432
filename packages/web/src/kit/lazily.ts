/** Parts of pages that are loaded when they are first shown. Where the line is cut they are waited for: nothing else fails. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const attempts = 4;
const pause = 1_000;

const untilLineIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else addEventListener("online", () => resolve(), { once: true });
  });

/** Loads again what could not be loaded, as soon as there is a line; gives up where there is one and it does not help. */
export const patiently = async <A>(load: () => Promise<A>): Promise<A> => {
  for (let left = attempts; ; left--) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && left <= 1) throw error;
      await untilLineIsBack();
    }
  }
};

export const lazily = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await patiently(load) }));
