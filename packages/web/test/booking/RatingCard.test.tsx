import { hireRatingLogic, hirerRatingLogic } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { RatingCard } from "../../src/booking/RatingCard.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { serving } from "../serving.ts"

const day = 86_400_000
const service = setupServer()
serving(service)
const user = userEvent.setup()
const client = async () => makeClient({ baseUrl: "http://service.test", retries: 0 })

const ofHirer = { type: "CLIENT", rating: 4, ratingItems: [{ status: "REPEAT", rate: 4 }] } as const
const ofHire = { type: "VEHICLE", rating: 5, ratingItems: [{ status: "COMFORT", rate: 5 }] } as const
const hire = (given: Partial<Booking> = {}): Booking => ({
  id: 12,
  status: "COMPLETE",
  ratingsEnd: "2099-12-11T10:00:00.000Z",
  ratings: [],
  ...given
})

const changes: Array<string> = []
const open = (booking: Booking, type: "CLIENT" | "VEHICLE" = "CLIENT") => {
  changes.length = 0
  const logic =
    type === "CLIENT" ? hirerRatingLogic(client, { bookingId: 12, agencyId: 7 }) : hireRatingLogic(client, 12)
  return render(
    <>
      <NoticeRegion />
      <RatingCard
        booking={booking}
        type={type}
        other={type === "CLIENT" ? "the hirer" : "Northgate Rentals"}
        zone="Europe/London"
        owner={undefined}
        logic={logic}
        onChange={() => changes.push("changed")}
      />
    </>
  )
}
const dialog = async () => within(await screen.findByRole("dialog"))
const rate = async (within: Awaited<ReturnType<typeof dialog>>, aspect: RegExp, stars: string) =>
  user.click(within.getByRole("group", { name: aspect }).querySelector(`[value="${stars}"]`) as HTMLElement)

const aspects = [/Professionalism/, /on time/, /Cleanliness/, /renting to this hirer again/]

it("says until when a hirer can be rated, and sends what was chosen", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.rating.rateHirer(({ payload }) => {
      sent.push(payload)
      return ofHirer
    })
  )
  open(hire())
  expect(screen.getByText(/You can rate until 11 Dec 2099/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Rate the hirer" }))
  const form = await dialog()
  await rate(form, /Professionalism/, "4")
  await rate(form, /on time/, "3")
  await rate(form, /Cleanliness/, "5")
  await rate(form, /renting to this hirer again/, "5")
  await user.type(form.getByRole("textbox"), "Friendly")
  await user.click(form.getByRole("button", { name: "Rate the hirer" }))
  await waitFor(() => expect(changes).toEqual(["changed"]))
  expect(sent).toEqual([
    { PROFESSIONALISM: 4, TIMELINESS: 3, CLEANLINESS: 5, REPEAT: 5, comment: "Friendly" }
  ])
  expect(await screen.findByText("Hirer rated")).toBeTruthy()
})

it("sends the last star too where no frame was drawn since", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.rating.rateHirer(({ payload }) => {
      sent.push(payload)
      return ofHirer
    })
  )
  open(hire())
  await user.click(screen.getByRole("button", { name: "Rate the hirer" }))
  const form = await dialog()
  const frames = vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0)
  for (const aspect of aspects) await rate(form, aspect, "4")
  await user.click(form.getByRole("button", { name: "Rate the hirer" }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ PROFESSIONALISM: 4, TIMELINESS: 4, CLEANLINESS: 4, REPEAT: 4 }])
  )
  frames.mockRestore()
})

it("names each aspect that lacks its stars, where it is and in a summary, and keeps what was chosen", async () => {
  open(hire(), "VEHICLE")
  await user.click(screen.getByRole("button", { name: "Rate this hire" }))
  const form = await dialog()
  await rate(form, /Comfort/, "5")
  await user.click(form.getByRole("button", { name: "Rate this hire" }))
  expect(await form.findAllByText("Rate how clean the vehicle was")).toHaveLength(2)
  expect(form.queryByText("Rate how comfortable the vehicle was")).toBeNull()
  const five = within(form.getByRole("group", { name: /Comfort/ })).getByRole("radio", { name: "5 stars" })
  expect((five as HTMLInputElement).checked).toBe(true)
})

it("is rated by keyboard: a group of radios, of which the arrows choose", async () => {
  open(hire(), "VEHICLE")
  await user.click(screen.getByRole("button", { name: "Rate this hire" }))
  const stars = within((await dialog()).getByRole("group", { name: /Comfort/ })).getAllByRole("radio")
  expect(stars.map((star) => star.getAttribute("aria-label"))).toEqual([
    "1 star",
    "2 stars",
    "3 stars",
    "4 stars",
    "5 stars"
  ])
  stars[0]?.focus()
  await user.keyboard("{ArrowRight}{ArrowRight}")
  await waitFor(() => expect((stars[2] as HTMLInputElement).checked).toBe(true))
})

it("says what the service says where somebody was faster, and has the booking loaded anew", async () => {
  service.use(handlers.rating.rateHirer(failing(409, "The hirer was rated already.")))
  open(hire())
  await user.click(screen.getByRole("button", { name: "Rate the hirer" }))
  const form = await dialog()
  for (const aspect of aspects) await rate(form, aspect, "4")
  await user.click(form.getByRole("button", { name: "Rate the hirer" }))
  expect(await form.findByText("The hirer was rated already.")).toBeTruthy()
  expect(changes).toEqual(["changed"])
})

it("says to who has rated when it is shown", () => {
  open(hire({ ratings: [ofHirer] }))
  const card = within(screen.getByRole("region", { name: "Rating of the hirer" }))
  const words = "Rated. It is shown to the hirer once they have rated too, or on 11 Dec 2099."
  expect(card.getByText(/^Rated/).textContent).toBe(words)
  expect(card.queryByRole("button")).toBeNull()
})

it("says to a hirer who comes after the 14 days that they are over", () => {
  open(hire({ ratingsEnd: new Date(Date.now() - day).toISOString() }), "VEHICLE")
  const card = within(screen.getByRole("region", { name: "Your rating" }))
  expect(
    card.getByText("A hire can be rated for 14 days after it was completed, and these are over.")
  ).toBeTruthy()
  expect(card.queryByRole("button")).toBeNull()
})

it.each([
  ["before the hire is complete", hire({ status: "IN_PROGRESS", ratingsEnd: undefined } as never)],
  ["once both have rated", hire({ ratings: [ofHirer, ofHire] })],
  ["once nobody can rate any more", hire({ ratingsEnd: new Date(Date.now() - day).toISOString() })]
])("has nothing to say %s", (_, booking) => {
  open(booking)
  expect(screen.queryByRole("region", { name: "Rating of the hirer" })).toBeNull()
})
