import type { Session } from "@crewfleet/sdk"
import { cleanup, render, screen } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { AgencyPortal } from "../../src/portal/AgencyPortal.tsx"

// jsdom knows no color scheme, which the frame around the pages asks for.
vi.mock("../../src/portal/PortalShell.tsx", () => ({
  PortalShell: ({ children }: { readonly children: ReactNode }) => children
}))
vi.mock("../../src/booking/BookingScreen.tsx", () => ({ BookingScreen: () => "One booking" }))
vi.mock("../../src/condition/ConditionRoute.tsx", () => ({ ConditionRoute: () => "Its condition report" }))
vi.mock("../../src/condition/UnsentReports.tsx", () => ({ UnsentReports: () => null }))
vi.mock("../../src/hirer/HirerScreen.tsx", () => ({ HirerScreen: () => "One hirer" }))

getDefaultStore().set(brandAtom, { name: "CrewFleet", currency: "GBP" } as Brand)

/** An agency's portal at an address, as somebody without VIEW_CLIENT. */
const open = (address: string) => {
  const session: Session = {
    accessToken: "a",
    refreshToken: "r",
    displayName: "Stone.H",
    permissions: [],
    userType: "AGENCY",
    agentId: 7
  }
  history.replaceState(null, "", address)
  render(<AgencyPortal session={session} />)
}
afterEach(cleanup)

it.each([
  ["/agency/clients/3/bookings/7", "One booking"],
  ["/agency/clients/3/bookings/7/condition/PICK_UP", "Its condition report"]
])("opens %s for staff who may not see hirers", async (address, page) => {
  open(address)
  expect(await screen.findByText(page)).toBeTruthy()
})

it("keeps staff who may not see hirers from the page of one", async () => {
  open("/agency/clients/3")
  expect(await screen.findByRole("heading", { name: "You may not see this page" })).toBeTruthy()
  expect(screen.queryByText("One hirer")).toBeNull()
})
