import { expect, it } from "vitest"
import { menuFor } from "../../src/portal/menu/menuFor.ts"
import { menus, permissions, seenWith } from "./menus.ts"

const hrefs = (person: Partial<Parameters<typeof menuFor>[0]>) =>
  menuFor({ userType: "AGENCY", permissions: [], carRental: false, agencies: [], ...person }).flatMap(
    ({ entries }) => entries.map(({ href }) => href)
  )

const links = (person: Partial<Parameters<typeof menuFor>[0]>) =>
  menuFor({ userType: "AGENCY", permissions: [], carRental: false, agencies: [], ...person }).flatMap(
    ({ entries }) => entries.map(({ label, href }) => [label, href])
  )

const portals = [
  ["ADMIN", menus.admin],
  ["AGENCY", menus.agency],
  ["CLIENT", menus.client]
] as const

it.each(portals)("grows permission by permission for %s", (userType, menu) => {
  for (const held of [[], ...permissions.map((permission) => [permission]), permissions])
    expect(links({ userType, permissions: held })).toEqual(seenWith(held, menu))
})

it.each(portals.slice(0, 2))(
  "speaks of hirers to %s in car-rental mode and hides what staffing needs",
  (userType, menu) => {
    const staffing = ["/admin/clients/services", "/agency/reporting/closed-shift"]
    const wanted = seenWith(permissions, menu)
      .filter(([, href]) => !staffing.includes(href))
      .map(([label, href]) => [label.replace("Client", "Hirer"), href])
    expect(links({ userType, permissions, carRental: true })).toEqual(wanted)
  }
)

it("shows somebody without permissions only what needs none", () => {
  expect(hrefs({})).toEqual(["/agency/home", "/agency/bookings/agency-list", "/agency/jobs/agency-vehicles"])
  expect(hrefs({ userType: "ADMIN" })).toEqual([
    "/admin/home",
    "/admin/reporting/agency",
    "/admin/reporting/client"
  ])
  expect(hrefs({ userType: "CLIENT" })).toEqual(["/client/home"])
})

it("asks a worker for no permission, and links each agency", () => {
  const agencies = [{ id: 7, name: "Seven Rivers Care" }]
  expect(hrefs({ userType: "WORKER", agencies })).toEqual([
    "/worker/home",
    "/worker/agency/7",
    "/worker/compliance",
    "/worker/forms/"
  ])
})

it("hides what is for staffing in car-rental mode, whatever the permissions", () => {
  const permissions = ["VIEW_CLIENT", "VIEW_AGENCY_REPORT"]
  const staffing = ["/admin/clients/services", "/agency/reporting/closed-shift"]
  const all = (carRental: boolean) => [
    ...hrefs({ userType: "ADMIN", permissions, carRental }),
    ...hrefs({ permissions, carRental })
  ]
  expect(all(false)).toEqual(expect.arrayContaining(staffing))
  expect(all(true)).not.toEqual(expect.arrayContaining([staffing[0]]))
  expect(all(true)).not.toEqual(expect.arrayContaining([staffing[1]]))
})

it("calls clients hirers in car-rental mode", () => {
  const labels = (carRental: boolean) =>
    menuFor({ userType: "AGENCY", permissions: ["VIEW_CLIENT"], carRental, agencies: [] }).flatMap(
      ({ entries }) => entries.map(({ label }) => label)
    )
  expect(labels(true)).toContain("Hirers")
  expect(labels(false)).toContain("Clients")
})
