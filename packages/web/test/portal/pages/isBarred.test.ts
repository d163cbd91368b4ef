import { describe, expect, it } from "vitest"
import { adminPages } from "../../../src/portal/pages/adminPages.ts"
import { agencyPages } from "../../../src/portal/pages/agencyPages.ts"
import { isBarred } from "../../../src/portal/pages/isBarred.ts"
import type { Section } from "../../../src/portal/pages/PageRow.ts"
import { placeIn } from "../../../src/portal/pages/placeIn.ts"

/** Whether somebody with these permissions is kept from a path of a portal. */
const keptFrom =
  <Facts>(sections: ReadonlyArray<Section<Facts>>, ...permissions: ReadonlyArray<string>) =>
  (path: string) => {
    const place = placeIn(sections, path)
    return place !== undefined && isBarred(place, permissions)
  }

const clerk = keptFrom(adminPages, "VIEW_CLIENT")
const agency = keptFrom(agencyPages)

describe("isBarred", () => {
  it.each([
    "/admin/vehicles",
    "/admin/vehicles/1",
    "/admin/vehicles/1/",
    "/Admin/VEHICLES/1",
    "/admin/vehicles/none",
    "/admin/vehicle-bookings/7/anything",
    "/admin/staff/system-user/info/5"
  ])("bars a clerk without its permission from %s", (path) => {
    expect(clerk(path)).toBe(true)
  })

  it.each(["/admin/home", "/admin/clients/list/3", "/admin/vehicles-of-old", "/admin/reporting/agency"])(
    "lets a clerk into %s",
    (path) => {
      expect(clerk(path)).toBe(false)
    }
  )

  it.each(["/agency/clients", "/agency/clients/3", "/agency/clients/3/documents", "/agency/promo-codes/4"])(
    "bars an agency's people without its permission from %s",
    (path) => {
      expect(agency(path)).toBe(true)
    }
  )

  it.each([
    "/agency/clients/3/bookings/7",
    "/agency/clients/3/bookings/7/condition",
    "/agency/clients/3/bookings/7/condition/PICK_UP",
    "/agency/bookings/schedule",
    "/agency/jobs/agency-vehicles/5"
  ])("lets an agency's people without VIEW_CLIENT into %s", (path) => {
    expect(agency(path)).toBe(false)
  })

  it("lets whoever has the permission in everywhere beneath", () => {
    expect(keptFrom(adminPages, "VIEW_AGENCY")("/admin/vehicles/1")).toBe(false)
    expect(keptFrom(agencyPages, "VIEW_CLIENT")("/agency/clients/3")).toBe(false)
  })
})
