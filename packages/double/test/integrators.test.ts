import { expect, it } from "vitest"
import { integratorsPage, keptIntegratorsPage } from "../../../docs/integrators.ts"

it("shows in docs/integrators.md what the commands answer", async () => {
  expect(await keptIntegratorsPage(), "run: npm run docs").toBe(await integratorsPage())
})
