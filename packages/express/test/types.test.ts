/** The middleware has a type that apps of both Express take, with requests as they know them. */
import type { Application as Application5, Request as Request5 } from "express";
import type { Application as Application4, Request as Request4 } from "express4";
import { expectTypeOf, it } from "vitest";
import { type Dragoman, dragoman } from "../src/index.ts";

it("is taken by `use`, whichever requests its account is read from", () => {
  const use4 = async (app: Application4) => {
    app.use("/l10n", await dragoman());
    app.use("/l10n", await dragoman({ account: (request: Request4) => request.get("x-user") }));
  };
  const use5 = async (app: Application5) => {
    app.use("/l10n", await dragoman());
    app.use("/l10n", await dragoman({ account: async (request: Request5) => request.get("x-user") ?? null }));
  };
  expectTypeOf(use4).returns.resolves.toBeVoid();
  expectTypeOf(use5).returns.resolves.toBeVoid();
  expectTypeOf<Dragoman["close"]>().returns.resolves.toBeVoid();
});
