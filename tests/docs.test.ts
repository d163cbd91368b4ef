import { expect, it } from "vitest"
import { endpointsPage, keptEndpointsPage } from "../docs/endpoints.ts"

it("lists every endpoint of the contract in the documentation", () => {
  expect(keptEndpointsPage(), "run: npm run docs").toBe(endpointsPage())
})
