import type { Session } from "@crewfleet/sdk"
import { cleanup, render, screen } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { AdminPortal } from "../../src/portal/AdminPortal.tsx"

// jsdom knows no color scheme, which the frame around the pages asks for.
vi.mock("../../src/portal/PortalShell.tsx", () => ({
  PortalShell: ({ children }: { readonly children: ReactNode }) => children
}))
vi.mock("../../src/booking/BookingsScreen.tsx", () => ({ BookingsScreen: () => "Bookings of every agency" }))
vi.mock("../../src/vehicle/VehicleReviewScreen.tsx", () => ({ VehicleReviewScreen: () => "One vehicle" }))

getDefaultStore().set(brandAtom, { name: "CrewFleet", currency: "GBP" } as Brand)

/** The platform's portal at an address, as somebody with these permissions. */
const open = (address: string, ...permissions: ReadonlyArray<string>) => {
  const session: Session = {
    accessToken: "a",
    refreshToken: "r",
    displayName: "Marsh.R",
    permissions,
    userType: "ADMIN"
  }
  history.replaceState(null, "", address)
  render(<AdminPortal session={session} />)
}
afterEach(cleanup)

it("shows the bookings of every agency to whom the menu leads there", async () => {
  open("/admin/vehicle-bookings", "VIEW_AGENCY")
  expect(await screen.findByText("Bookings of every agency")).toBeTruthy()
})

it("shows one vehicle to whom the menu leads to all of them", async () => {
  open("/admin/vehicles/1", "VIEW_AGENCY")
  expect(await screen.findByText("One vehicle")).toBeTruthy()
})

it.each([
  "/admin/vehicle-bookings",
  "/admin/vehicles",
  "/admin/vehicles/1",
  "/admin/promo-codes",
  "/admin/settings/jobs"
])("keeps whoever has no link to %s from it", async (address) => {
  open(address, "VIEW_CLIENT")
  expect(await screen.findByRole("heading", { name: "You may not see this page" })).toBeTruthy()
  expect(screen.queryByText("Bookings of every agency")).toBeNull()
  expect(screen.queryByText("One vehicle")).toBeNull()
})
