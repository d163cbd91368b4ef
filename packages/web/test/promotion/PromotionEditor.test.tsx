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
