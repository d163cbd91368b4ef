import { describe, expect, it } from "vitest"
import { isBarred } from "../../src/portal/isBarred.ts"

const clerk = { userType: "ADMIN", permissions: ["VIEW_CLIENT"] } as const
const desk = { userType: "AGENCY", permissions: [] } as const

describe("isBarred", () => {
  it.each([
    "/admin/vehicles",
    "/admin/vehicles/1",
    "/admin/vehicles/1/",
    "/Admin/VEHICLES/1",
    "/admin/vehicle-bookings/7/anything",
    "/admin/staff/system-user/info/5"
  ])("bars a clerk without its permission from %s", (path) => {
    expect(isBarred(clerk, path)).toBe(true)
  })

  it.each(["/admin/home", "/admin/clients/list/3", "/admin/vehicles-of-old", "/admin/reporting/agency"])(
    "lets a clerk into %s",
    (path) => {
      expect(isBarred(clerk, path)).toBe(false)
    }
  )

  it.each(["/agency/clients", "/agency/clients/3", "/agency/clients/3/documents", "/agency/promo-codes/4"])(
    "bars an agency's people without its permission from %s",
    (path) => {
      expect(isBarred(desk, path)).toBe(true)
    }
  )

  it.each([
    "/agency/clients/3/bookings/7",
    "/agency/clients/3/bookings/7/condition",
    "/agency/clients/3/bookings/7/condition/PICK_UP",
    "/agency/bookings/schedule",
    "/agency/jobs/agency-vehicles/5"
  ])("lets an agency's people without VIEW_CLIENT into %s", (path) => {
    expect(isBarred(desk, path)).toBe(false)
  })

  it("lets whoever has the permission in everywhere beneath", () => {
    expect(isBarred({ ...clerk, permissions: ["VIEW_AGENCY"] }, "/admin/vehicles/1")).toBe(false)
    expect(isBarred({ ...desk, permissions: ["VIEW_CLIENT"] }, "/agency/clients/3")).toBe(false)
  })
})
