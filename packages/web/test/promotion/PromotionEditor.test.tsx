import { failing, handlers } from "@crewfleet/sdk/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import {
  addPromotion,
  answer,
  create,
  editPromotion,
  fillPromotion,
  type Part,
  promotion,
  servePromotions,
  service
} from "./openPromotions.tsx"

servePromotions()

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

/** What the dialog offers beside the questions, in the order of the buttons. */
const offered = (dialog: Part) =>
  dialog
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .slice(-3)

/** Opens a promotion that stands there, and notes what is done to it. */
const opened = async (status: string) => {
  const done: Array<string> = []
  service.use(
    handlers.promotion.byId(() => ({ ...promotion, status })),
    handlers.promotion.activate(() => {
      done.push("activate")
      return {}
    }),
    handlers.promotion.end(() => {
      done.push("end")
      return {}
    })
  )
  const dialog = await editPromotion()
  await dialog.findByLabelText("Title")
  return { dialog, done }
}

it("offers to activate a promotion that waits, and does so at once", async () => {
  const { dialog, done } = await opened("INACTIVE")
  expect(offered(dialog)).toEqual(["Cancel", "Activate Promotion", "Save Changes"])
  await userEvent.click(dialog.getByRole("button", { name: "Activate Promotion" }))
  await closed()
  expect(done).toEqual(["activate"])
})

it("offers to end a promotion that is active, and asks first", async () => {
  const { dialog, done } = await opened("ACTIVE")
  expect(offered(dialog)).toEqual(["Cancel", "End Promotion", "Save Changes"])
  await userEvent.click(dialog.getByRole("button", { name: "End Promotion" }))
  await userEvent.click(await screen.findByRole("button", { name: "End for ever" }))
  await closed()
  expect(done).toEqual(["end"])
})

it("offers nothing but to close what cannot be changed", async () => {
  const { dialog } = await opened("COMPLETED")
  expect(offered(dialog).at(-1)).toBe("Close")
  for (const name of ["Cancel", "Save Changes", "Activate Promotion", "End Promotion"])
    expect(dialog.queryByRole("button", { name }), name).toBeNull()
})

it("activates a new promotion at once where somebody ticks that, and otherwise not", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.promotion.create(({ payload }) => {
      sent.push(payload.activate)
      return failing(500)()
    })
  )
  const dialog = await addPromotion()
  await fillPromotion(dialog, "Summer", "Special Offer")
  const tick = dialog.getByRole<HTMLInputElement>("checkbox", {
    name: "Activate it at once",
    description: "Hirers can use it from its start date; otherwise activate it later."
  })
  expect(tick.checked).toBe(false)
  await create(dialog)
  await waitFor(() => expect(sent).toEqual([false]))
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Create Promotion" }).ariaBusy).not.toBe("true")
  )
  await userEvent.click(tick)
  await create(dialog)
  await waitFor(() => expect(sent).toEqual([false, true]))
})

it("says inside the dialog that a new promotion cannot be activated any more, at its field", async () => {
  const message = "Expiry date must be in the future."
  service.use(
    handlers.promotion.create(() =>
      Response.json({ message, violations: [{ field: "expiryDate", message }] }, { status: 409 })
    )
  )
  const dialog = await addPromotion()
  await fillPromotion(dialog, "Summer", "Special Offer")
  await userEvent.click(dialog.getByRole("checkbox", { name: "Activate it at once" }))
  await create(dialog)
  await userEvent.click(await dialog.findByRole("link", { name: message }))
  expect(document.activeElement).toBe(dialog.getByLabelText("Expiry date"))
  expect(screen.getAllByText(message)).toHaveLength(2)
})

it("does not ask of a promotion that is there whether it is activated at once", async () => {
  const { dialog } = await opened("INACTIVE")
  expect(dialog.queryByRole("checkbox", { name: "Activate it at once" })).toBeNull()
})

it("sends a new promotion under the same key until something is changed, and under another one then", async () => {
  const keys: Array<string | undefined> = []
  service.use(
    handlers.promotion.create(({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return keys.length < 3 ? failing(500)() : {}
    })
  )
  const dialog = await addPromotion()
  await fillPromotion(dialog, "Summer", "Special Offer")
  for (const sent of [1, 2]) {
    await create(dialog)
    await waitFor(() => expect(keys).toHaveLength(sent))
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Create Promotion" }).ariaBusy).not.toBe("true")
    )
  }
  answer(dialog, "Title", "Summertime")
  await create(dialog)
  await closed()
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[2]).not.toBe(keys[0])
})

it("leaves nothing to save of a promotion that is there already once a change is undone", async () => {
  const { dialog } = await opened("INACTIVE")
  answer(dialog, "Title", "Summer")
  answer(dialog, "Title", promotion.title)
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }))
  await closed()
})
