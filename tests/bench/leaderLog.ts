import type { Page } from "@playwright/test"
import { someJob } from "../../packages/web/test/leader/someJob.ts"

/** The code that opens the log. */
export const logCode = "735194"

/** Where it is opened. */
export const logEntry = `/guest/team-leader/entry/${someJob.id}`

const crew = Array.from({ length: 20 }, (_, index) => ({
  ...{ id: 100 + index, version: 1, shiftStatus: "BOOKED" },
  ...{ shiftDate: someJob.shiftDate, shiftEndDate: someJob.shiftEndDate },
  worker: { id: 12 + index, firstname: "Grace", lastname: `Lee ${index}` }
}))

const [line] = someJob.transportWorkerSpecList

/** A log of a journey with a crew of twenty, of which nothing was received. */
const log = {
  job: {
    ...someJob,
    ...{ authorisedStart: someJob.shiftDate, authorisedEnd: someJob.shiftEndDate, plannedBreak: 30 },
    transportWorkerSpecList: [{ ...line, numberOfStaff: 20, bookings: crew, bookingsCount: 20 }]
  },
  workerId: 12,
  isFormer: false,
  vehicle: { id: 3, name: "Ford Transit", regno: "AB12 CDE", lastMileage: 41_200, openDefects: [] },
  agencyChecks: [{ id: "ramp", label: "Ramp", gravity: "MINOR" }],
  records: [],
  returns: []
}

const session = {
  ...{ access_token: "a-12", refresh_token: "r-12", firstName: "Grace", lastName: "Lee" },
  ...{ userType: "WORKER", workerId: 12, roles: [] }
}
const entry = {
  visit: {
    ...{ id: "l-1", scope: "transport.log", recordId: someJob.id, agency: { name: "Northway" } },
    ...{ endsAt: "2099-12-25T12:00:00Z", token: "token-of-grace" }
  },
  secret: "s".repeat(43)
}

/** Answers for a service that has the log of one journey, and takes whatever is sent of it. */
export const serveLog = async (page: Page): Promise<void> => {
  page.setDefaultTimeout(120_000)
  await page.route("**/user-permission/login", (route) => route.fulfill({ json: session }))
  await page.route("**/user-permission/logout", (route) => route.fulfill({ json: { message: "" } }))
  await page.route(`**/worker/12/transport/${someJob.id}/log`, (route) => route.fulfill({ json: entry }))
  await page.route(`**/api/v1/team-leader/${someJob.id}`, (route) => route.fulfill({ json: log }))
  await page.route(`**/api/v1/team-leader/${someJob.id}/**`, (route) =>
    route.fulfill({ json: { ...route.request().postDataJSON(), receivedAt: new Date().toISOString() } })
  )
}

/** Opens the log on a device that has never seen it, and waits for its first step. */
export const beginLog = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}${logEntry}`, { waitUntil: "commit" })
  await page.getByLabel("Username").fill("grace@crewfleet.example")
  await page.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByLabel("New code").fill(logCode)
  await page.getByLabel("The same code again").fill(logCode)
  await page.getByRole("button", { name: "Open the log" }).click()
  await page.getByRole("heading", { name: `Job Refs ${someJob.refPrefix}` }).waitFor()
  await page.locator('[name="startMileage"]').waitFor()
}
