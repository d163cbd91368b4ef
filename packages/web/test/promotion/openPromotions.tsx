import { promotionEditorLogic, promotionListLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { type BoundFunctions, fireEvent, type queries, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { afterAll, beforeAll } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { PromotionsScreen } from "../../src/promotion/PromotionsScreen.tsx"
import { timeZone } from "../../src/time/timeZone.ts"
import { press } from "../person.ts"
import { serving } from "../serving.ts"

/** A summer that has not begun. */
export const summer = new Date().getFullYear() + 1

/** A promotion as the service tells it. */
export const promotion = {
  id: 5,
  title: "Ten off in July",
  description: "Ten per cent off every hire in July.",
  promotionType: "DISCOUNT",
  discount: 10,
  startDate: `${summer}-07-01T08:00:00.000Z`,
  expiryDate: `${summer}-07-31T17:00:00.000Z`,
  usageLimit: 100,
  daysHired: 2,
  status: "INACTIVE",
  version: 1
}

const fleet = ["Fiesta", "Focus", "Galaxy"].map((model, at) => ({
  id: at + 1,
  name: "Ford",
  model,
  regno: `AB1${at} CDE`
}))

/** A service that answers everything; a test replaces what it is about. */
export const service = setupServer(
  handlers.promotion.list(() => ({ content: [promotion], totalElements: 1 })),
  handlers.promotion.byId(() => promotion),
  handlers.promotion.create(() => ({})),
  handlers.promotion.update(() => ({})),
  handlers.vehicleChoice.available(() => ({ content: fleet, totalElements: fleet.length })),
  handlers.vehicleChoice.filtered(() => ({ content: fleet, totalElements: fleet.length })),
  handlers.vehicle.locations(() => ({ content: [{ id: 3, name: "Station desk" }], totalElements: 1 }))
)

/** Lets the service answer the tests of a file, to the parts of a form too, which find it by the brand. */
export const servePromotions = (): void => {
  const store = getDefaultStore()
  serving(service)
  beforeAll(() =>
    store.set(brandAtom, { name: "CrewFleet", services: { core: "", authentication: "" } } as Brand)
  )
  afterAll(() => store.set(brandAtom, undefined))
}

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })
const list = promotionListLogic(load)

/** The promotions of agency 7 as somebody there sees them. */
export const openPromotions = () => {
  history.replaceState(null, "", "/agency/promo-codes")
  render(
    <>
      <PromotionsScreen
        viewer={{ userType: "AGENCY", agencyId: 7 }}
        owner={crypto.randomUUID()}
        logic={list}
        editor={(viewer) => promotionEditorLogic(load, viewer, timeZone())}
      />
      <NoticeRegion />
    </>
  )
}

/** What somebody sees of a dialog. */
export type Part = BoundFunctions<typeof queries>

/** Opens the dialog of a new promotion. */
export const addPromotion = async (): Promise<Part> => {
  openPromotions()
  await press("Add Promotion")
  return within(await screen.findByRole("dialog", { name: "Create a Promotion" }))
}

/** Opens the dialog of the promotion that there is. */
export const editPromotion = async (): Promise<Part> => {
  openPromotions()
  await press("Edit Ten off in July")
  return within(await screen.findByRole("dialog", { name: "Edit a Promotion" }))
}

/** Puts an answer into a text field. */
export const answer = (dialog: Part, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })

/** What a text field holds. */
export const answered = (dialog: Part, label: string): string =>
  dialog.getByLabelText<HTMLInputElement>(label).value

/** Chooses one of a few. */
export const choose = (dialog: Part, label: string, choice: string) =>
  userEvent.selectOptions(dialog.getByLabelText(label), choice)

/** Fills in what every promotion is asked. */
export const fillPromotion = async (dialog: Part, title: string, type?: string) => {
  answer(dialog, "Title", title)
  answer(dialog, "Description", "Made in a test.")
  if (type) await choose(dialog, "Promotion type", type)
  answer(dialog, "Start date", `${summer}-07-01T09:00`)
  answer(dialog, "Expiry date", `${summer}-07-31T18:00`)
  answer(dialog, "Bookings limit", "50")
}

/** Presses the button that sends a new promotion. */
export const create = (dialog: Part) =>
  userEvent.click(dialog.getByRole("button", { name: "Create Promotion" }))
