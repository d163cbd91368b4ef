import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { firstRow, press } from "../person.ts"
import { openPromotions, promotion, servePromotions, service } from "./openPromotions.tsx"

servePromotions()

it("says why the promotions cannot be shown, and shows them when asked again", async () => {
  service.use(handlers.promotion.list(failing(500)))
  openPromotions()
  expect(await screen.findByText("Internal server error, please try later")).toBeTruthy()
  service.use(handlers.promotion.list(() => ({ content: [promotion], totalElements: 1 })))
  await press("Retry")
  expect(await firstRow()).toContain("Ten off in July")
})
