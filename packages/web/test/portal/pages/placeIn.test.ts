import { join } from "node:path"
import { expect, it } from "vitest"
import { writtenPages } from "../../../build/writtenPages.ts"
import { adminPages } from "../../../src/portal/pages/adminPages.ts"
import { agencyPages } from "../../../src/portal/pages/agencyPages.ts"
import { clientPages } from "../../../src/portal/pages/clientPages.ts"
import { everyRow, placeIn } from "../../../src/portal/pages/placeIn.ts"
import { workerPages } from "../../../src/portal/pages/workerPages.ts"

/** The address of the page at a path of an agency's portal, and what stands in it. */
const found = (path: string) => {
  const place = placeIn(agencyPages, path)
  return place?.isWhole ? [place.row.address, place.parameters] : undefined
}

it.each([
  ["/agency/clients", "/agency/clients", {}],
  ["/Agency/CLIENTS/", "/agency/clients", {}],
  ["/agency/clients/5", "/agency/clients/:hirerId", { hirerId: 5 }],
  ["/agency/jobs/agency-vehicles/new", "/agency/jobs/agency-vehicles/new", {}],
  ["/agency/jobs/agency-vehicles/7", "/agency/jobs/agency-vehicles/:id", { id: 7 }],
  [
    "/agency/clients/5/bookings/12/condition/pick-up",
    "/agency/clients/:clientId/bookings/:bookingId/condition/:moment",
    { clientId: 5, bookingId: 12, moment: "pick-up" }
  ]
])("leads %s to %s, and hands over what stands in it", (path, address, parameters) => {
  expect(found(path)).toEqual([address, parameters])
})

it.each(["first", "0", "-1", "1e3", "12345678901"])("takes %s for the number of nothing", (id) => {
  expect(found(`/agency/clients/${id}`)).toBeUndefined()
  expect(found(`/agency/clients/4/bookings/${id}`)).toBeUndefined()
  expect(found(`/agency/jobs/agency-vehicles/${id}`)).toBeUndefined()
})

it.each(["/agency", "/agency/clients-of-old", "/client/home"])("knows no page at %s", (path) => {
  expect(placeIn(agencyPages, path)).toBeUndefined()
})

it("tells the build of every page where it is, whether it has a link, and whether it opens without a connection", () => {
  const written = Object.values(writtenPages(join(import.meta.dirname, "../../../src"))).flat()
  const rows = [adminPages, agencyPages, clientPages, workerPages].flatMap((sections) =>
    everyRow<never>(sections).map(({ row }) => row)
  )
  expect(written.map(({ address, linked, offline }) => [address, linked, offline])).toEqual(
    rows.map(({ address, icon, offline = false }) => [address, icon !== undefined, offline])
  )
  const fetched = rows.filter(({ screen }) => screen && "fetchAhead" in screen)
  expect(written.filter(({ parts }) => parts.length > 0).map(({ address }) => address)).toEqual(
    fetched.map(({ address }) => address)
  )
})
