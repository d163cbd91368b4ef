import { bookingSharingLogic } from "@crewfleet/machines"
import type { GivenLink } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { BookingSharing } from "../../src/booking/BookingSharing.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { press } from "../person.ts"
import { serving } from "../serving.ts"
import { visiting } from "../visiting.ts"

const madeAt = "2026-07-01T08:30:00.000Z"
const endsAt = "2099-07-17T08:30:00.000Z"
const standing: GivenLink = {
  id: "l-1",
  givenTo: "Ada Hill",
  user: "Robin Shaw",
  madeAt,
  endsAt,
  uses: 2,
  mostUses: 10
}
const linkAddress = "https://portal.example/link/l-2#s3cret"

let links: Array<GivenLink> = []
const copied: Array<string> = []
const service = setupServer(
  handlers.link.list(() => links),
  handlers.booking.share(() => {
    links = [{ ...standing, id: "l-2", uses: 0 }, ...links]
    return { id: "l-2", endsAt, linkAddress }
  }),
  handlers.link.revoke(({ params }) => {
    links = links.map((link) => (link.id === params.id ? { ...link, revokedAt: madeAt } : link))
    return links[0] as GivenLink
  })
)
serving(service)
visiting()
beforeEach(() => {
  links = []
  copied.length = 0
})

const open = () => {
  const load = async () => makeClient({ baseUrl: location.origin })
  const copy = async (text: string) => void copied.push(text)
  render(
    <>
      <BookingSharing record={{ recordId: 12 }} onClose={() => {}} logic={bookingSharingLogic(load, copy)} />
      <NoticeRegion />
    </>
  )
}

it("makes a link, shows its address this once and copies it", async () => {
  open()
  expect(await screen.findByText("No links yet")).toBeTruthy()
  await press("Make a link")
  expect((await screen.findByLabelText<HTMLInputElement>("Link")).value).toBe(linkAddress)
  await press("Copy link")
  expect(await screen.findByText("Link copied")).toBeTruthy()
  expect(copied).toEqual([linkAddress])
  expect(await screen.findByRole("row", { name: /Ada Hill in 0 of 10 browsers Open until/ })).toBeTruthy()
})

it("says of each link who made it, in how many browsers it was opened and where it stands", async () => {
  links = [
    standing,
    { ...standing, id: "l-3", revokedAt: madeAt },
    { ...standing, id: "l-4", endsAt: "2026-07-02T08:30:00.000Z" }
  ]
  open()
  const rows = await screen.findAllByRole("row")
  expect(rows[1]?.textContent).toContain("Robin Shaw")
  expect(rows[1]?.textContent).toContain("in 2 of 10 browsers")
  expect(rows[2]?.textContent).toContain("Withdrawn 1 Jul 2026")
  expect(rows[3]?.textContent).toContain("Ended 2 Jul 2026")
  expect(screen.getAllByRole("button", { name: /^Withdraw the link/ })).toHaveLength(1)
})

it("withdraws a link when that is confirmed", async () => {
  links = [standing]
  open()
  const withdraw = await screen.findByRole("button", { name: /^Withdraw the link made/ })
  withdraw.click()
  const sure = within(await screen.findByRole("dialog", { name: "Withdraw this link?" }))
  sure.getByRole("button", { name: "Withdraw link" }).click()
  expect(await screen.findByText("Link withdrawn")).toBeTruthy()
  expect(await screen.findByText(/^Withdrawn 1 Jul 2026/)).toBeTruthy()
})
