import { failing, handlers, unreachable } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { problems } from "../person.ts"
import {
  addPromotion,
  answer,
  answered,
  create,
  editPromotion,
  fillPromotion,
  promotion,
  servePromotions,
  service
} from "./openPromotions.tsx"

servePromotions()

describe("a promotion that cannot be changed as one would", () => {
  it("says that it cannot be activated after its end, and is saved all the same", async () => {
    service.use(
      handlers.promotion.byId(() => ({
        ...promotion,
        startDate: "2026-01-01T09:00:00Z",
        expiryDate: "2026-01-05T09:00:00Z"
      }))
    )
    const dialog = await editPromotion()
    const activate = await dialog.findByRole("button", {
      name: "Activate Promotion",
      description: "Expiry date must be in the future."
    })
    expect(activate.getAttribute("aria-disabled")).toBe("true")
    expect(dialog.getByRole("button", { name: "Save Changes" }).getAttribute("aria-disabled")).toBe("false")
  })

  it("is left to the service to judge in a status that the portal does not know", async () => {
    service.use(handlers.promotion.byId(() => ({ ...promotion, status: "RAFFLED" })))
    const dialog = await editPromotion()
    expect(await dialog.findByRole("button", { name: "Save Changes" })).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /Promotion/ })).toBeNull()
  })

  it("says that it has ended, and offers nothing", async () => {
    service.use(handlers.promotion.byId(() => ({ ...promotion, status: "COMPLETED" })))
    const dialog = await editPromotion()
    expect(await dialog.findByText("This promotion has ended and can no longer be changed.")).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /Promotion|Changes/ })).toBeNull()
  })
})

describe("a promotion that is saved", () => {
  it("keeps what was typed whatever goes wrong, and is saved when tried again", async () => {
    const dialog = await addPromotion()
    await fillPromotion(dialog, "Survivor", "Special Offer")
    for (const [script, words] of [
      [failing(500), "Internal server error, please try later"],
      [failing(403), "You are forbidden from accessing this resource"],
      [failing(404, "Gone fishing"), "Gone fishing"],
      [failing(409, "Somebody was faster"), "Somebody was faster"],
      [failing(400, [{ field: "title", message: "Title is rude." }]), "Title is rude."],
      [unreachable, "Network Connection Failure"]
    ] as const) {
      service.use(handlers.promotion.create(script))
      await create(dialog)
      await waitFor(async () => expect(await problems()).toEqual([words]))
      expect(answered(dialog, "Title")).toBe("Survivor")
      expect(answered(dialog, "Bookings limit")).toBe("50")
    }
    const saved = { ...promotion, id: 6, title: "Survivor" }
    service.use(
      handlers.promotion.create(() => ({})),
      handlers.promotion.list(() => ({ content: [saved], totalElements: 1 }))
    )
    await create(dialog)
    expect(await screen.findByText("Promotion created")).toBeTruthy()
    expect(await screen.findByRole("rowheader", { name: "Survivor" })).toBeTruthy()
  })

  it("is one's own version over somebody else's, where one says so", async () => {
    const sent: Array<unknown> = []
    service.use(handlers.promotion.update(failing(409, "Somebody was faster")))
    const dialog = await editPromotion()
    await dialog.findByLabelText("Title")
    answer(dialog, "Description", "Mine.")
    service.use(
      handlers.promotion.byId(() => ({ ...promotion, description: "Theirs.", discount: 30, version: 2 }))
    )
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }))
    expect(await dialog.findByRole("row", { name: /^Description .*Mine\. Theirs\.$/ })).toBeTruthy()
    service.use(
      handlers.promotion.update(({ payload }) => {
        sent.push(payload)
        return {}
      })
    )
    await userEvent.click(dialog.getByRole("button", { name: "Save my version" }))
    expect(await screen.findByText("Promotion updated")).toBeTruthy()
    expect(sent).toMatchObject([{ id: 5, version: 2, description: "Mine.", discount: 10 }])
  })
})

describe("a promotion that is opened", () => {
  it("says why it cannot be loaded, and is loaded when asked again", async () => {
    service.use(handlers.promotion.byId(unreachable))
    const dialog = await editPromotion()
    expect(await dialog.findByText("Network Connection Failure")).toBeTruthy()
    service.use(handlers.promotion.byId(() => promotion))
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }))
    await dialog.findByLabelText("Title")
    expect(answered(dialog, "Title")).toBe("Ten off in July")
  })

  it("is told not to be there any more, without a retry that could not help", async () => {
    service.use(handlers.promotion.byId(failing(404, "This promotion cannot be found.")))
    const dialog = await editPromotion()
    expect((await dialog.findByRole("alert")).textContent).toBe("This promotion cannot be found.")
    expect(dialog.queryByRole("button", { name: "Retry" })).toBeNull()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})
