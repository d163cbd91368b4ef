import type { UserType } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { adminPages } from "../../../src/portal/pages/adminPages.ts"
import { agencyPages } from "../../../src/portal/pages/agencyPages.ts"
import { clientPages } from "../../../src/portal/pages/clientPages.ts"
import { sideBarOf } from "../../../src/portal/pages/sideBarOf.ts"
import { type WorkerFacts, workerPages } from "../../../src/portal/pages/workerPages.ts"
import { menus, permissions, seenWith } from "../menus.ts"

interface Person {
  readonly userType: UserType
  readonly permissions: ReadonlyArray<string>
  readonly carRental: boolean
  readonly agencies: WorkerFacts["known"]
}

/** The side bar that somebody sees; it looks at none of the facts but a worker's agencies. */
const menuFor = ({ userType, permissions, carRental, agencies }: Person) => {
  const seen = { permissions, carRental, facts: { known: agencies } as WorkerFacts & never }
  const tables = { ADMIN: adminPages, AGENCY: agencyPages, CLIENT: clientPages }
  return userType === "WORKER" ? sideBarOf(workerPages, seen) : sideBarOf<never>(tables[userType], seen)
}

const nobody: Person = { userType: "AGENCY", permissions: [], carRental: false, agencies: [] }

const links = (person: Partial<Person>) =>
  menuFor({ ...nobody, ...person }).flatMap(({ links }) => links.map(({ label, href }) => [label, href]))
const hrefs = (person: Partial<Person>) => links(person).map(([, href]) => href)

/** What a brand that rents vehicles alone has no use for. */
const staffing = [
  "/admin/clients/services",
  "/admin/workers",
  "/admin/trainings",
  "/admin/compliances",
  "/admin/jobs/transport",
  "/agency/jobs/transport",
  "/agency/workers",
  "/agency/workers/eligibility",
  "/agency/applicants",
  "/agency/forms",
  "/agency/trainings",
  "/agency/reporting/closed-shift",
  "/client/workers"
]

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
  expect(links({ userType: "WORKER", agencies })).toEqual([
    ["Home", "/worker/home"],
    ["Communications", "/worker/communications"],
    ["Clients", "/worker/clients"],
    ["Workers", "/worker/workers"],
    ["Jobs", "/worker/transport"],
    ["Settings", "/worker/settings"],
    ["Seven Rivers Care", "/worker/agency/7"],
    ["Trainings & Qualifications", "/worker/trainings"],
    ["Compliances", "/worker/compliance"],
    ["Forms", "/worker/forms/"]
  ])
})

it("calls clients hirers in car-rental mode, and those of an agency always", () => {
  const labels = (userType: "ADMIN" | "AGENCY", carRental: boolean) =>
    links({ userType, permissions: ["VIEW_CLIENT"], carRental }).map(([label]) => label)
  expect(labels("ADMIN", true)).toContain("Hirers")
  expect(labels("ADMIN", false)).toContain("Clients")
  expect(labels("AGENCY", true)).toContain("Hirers")
  expect(labels("AGENCY", false)).toContain("Hirers")
})

it("heads the sections by what they hold, in the words of the brand", () => {
  const headings = (carRental: boolean) =>
    menuFor({ ...nobody, userType: "ADMIN", permissions, carRental }).map(({ label }) => label)
  expect(headings(false)).toEqual([
    undefined,
    "Fleet",
    "Clients",
    "Flexi workers",
    "Transport",
    "Billing",
    "Staff",
    "Reports",
    undefined
  ])
  expect(headings(true)).toContain("Hirers")
})

it("hides what is for staffing in car-rental mode, whatever the permissions", () => {
  const all = (carRental: boolean) => [
    ...hrefs({ userType: "ADMIN", permissions, carRental }),
    ...hrefs({ userType: "CLIENT", permissions, carRental }),
    ...hrefs({ permissions, carRental })
  ]
  expect(all(false)).toEqual(expect.arrayContaining(staffing))
  for (const link of staffing) expect(all(true)).not.toContain(link)
})
