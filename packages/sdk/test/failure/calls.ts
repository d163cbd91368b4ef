import type { OutgoingReport, PromiseClient } from "@crewfleet/sdk"
import type { DeliverySituation } from "@crewfleet/sdk/rules"
import { contentOf, transportForm } from "@crewfleet/sdk/rules"
import { handlers, uuid } from "@crewfleet/sdk/testing"
import { complete } from "../condition/someReport.ts"
import type { Script } from "./happenings.ts"

/** A call, and the double that answers it. */
const call = <G extends keyof PromiseClient, E extends keyof PromiseClient[G]>(
  group: G,
  endpoint: E,
  ...request: PromiseClient[G][E] extends (...request: infer Request) => unknown ? Request : never
) => ({
  make: (client: PromiseClient) => {
    const ask = client[group][endpoint] as (...request: ReadonlyArray<unknown>) => Promise<unknown>
    return ask(...request)
  },
  double: (script: Script) => {
    const doubles = handlers[group] as Record<PropertyKey, unknown>
    return (doubles[endpoint] as (script: Script) => ReturnType<typeof handlers.session.login>)(script)
  }
})

const page = { params: { page: 0, size: 10 } }
const summary = { query: { timeframe: "all_time" } } as const
const form = new FormData()
const address = { street: "1 Quay", city: "Hull", state: "Yorkshire", country: "GB" }
const profile = { baseCurrency: "GBP", telephone: "1", address }
const password = { token: "t", newPassword: "Aa345678", repeatedpass: "Aa345678" }
const report: OutgoingReport = { id: uuid(1), content: contentOf(complete) as OutgoingReport["content"] }
const asked = { ...transportForm.write(transportForm.empty), agencyId: 1 }
const one = { params: { id: 1 } }

/** The call that is made in each situation. */
export const calls = {
  login: call("session", "login", { payload: { username: "owner", password: "secret" } }),
  savePassword: call("session", "savePassword", { payload: password }),
  resetEmail: call("session", "resetPassword", { payload: { email: "owner@crewfleet.example" } }),
  authenticatedCall: call("worker", "agencies", { params: { workerId: 1, page: 0, size: 100 } }),
  createApplicant: call("applicant", "create", { payload: { agencyId: 1, shares: true } }),
  askForTransport: call("transportRequest", "guest", { payload: asked }),
  loadSessions: call("session", "ownSessions"),
  updateProfile: call("agency", "updateProfile", { params: { id: 7 }, payload: profile }),
  loadCurrencies: call("agency", "currencies"),
  uploadLogo: call("agency", "uploadLogo", { params: { id: 7 }, payload: form }),
  loadOverview: call("dashboard", "overview", { query: {} }),
  loadGraph: call("dashboard", "graph", { query: { metric: "count", timeframe: "today" } }),
  loadByPaymentMethod: call("dashboard", "bookingSummary", summary),
  loadByStatus: call("dashboard", "bookingSummary", summary),
  loadBySource: call("dashboard", "bookingSummary", summary),
  loadVehicles: call("dashboard", "vehicleSummary", { query: {} }),
  loadBookings: call("booking", "list", page),
  loadScheduledJobs: call("job", "list"),
  loadEligibility: call("eligibility", "matrix", { params: { assignmentCodeId: 3 }, query: {} }),
  loadRequirements: call("eligibility", "requirements", { params: { assignmentCodeId: 3 }, query: {} }),
  loadFailedJobs: call("job", "failures", { params: { page: 0, size: 10 } }),
  loadHirers: call("hirer", "list", page),
  loadHirer: call("hirer", "byId", one),
  loadAgencies: call("agency", "list", page),
  loadAgency: call("agency", "byId", one),
  loadHirerBookings: call("hirer", "bookings", { params: { id: 3, page: 0, size: 10 } }),
  uploadDocument: call("hirer", "uploadDocument", { payload: form }),
  loadBooking: call("booking", "byId", one),
  openLink: call("link", "open", { payload: { id: "l-1", secret: "s" } }),
  loadSharedBooking: call("booking", "shared", one),
  loadLinks: call("link", "list", { query: { scope: "booking.shared", recordId: 1 } }),
  loadMoney: call("money", "sheet", { ...one, query: {} }),
  loadSchedule: call("booking", "schedule", { query: { from: "2026-06-01", to: "2026-06-02" } }),
  loadVehicleList: call("vehicle", "list", { query: {} }),
  loadVehicle: call("vehicle", "byId", one),
  loadVehicleLocations: call("vehicle", "locations", { query: {} }),
  loadAvailableVehicles: call("vehicleChoice", "available", {
    query: { start: "2026-06-01", end: "2026-06-30" }
  }),
  loadReports: call("conditionReport", "both", one),
  sendReport: call("conditionReport", "send", {
    params: { id: 1, moment: "PICK_UP" },
    payload: report
  }),
  sendPhoto: call("conditionReport", "sendPhoto", {
    params: { id: 1, photoId: uuid(1) },
    payload: form
  }),
  loadLog: call("leader", "read", one),
  sendLog: call("leader", "sendIncident", {
    params: { id: 1, incidentId: uuid(2) },
    payload: { id: uuid(3), content: { kind: "INJURY", start: "2026-06-01T10:00:00.000Z" } }
  }),
  sendLogPhoto: call("leader", "sendPhoto", { params: { id: 1, photoId: uuid(1) }, payload: form })
} satisfies Record<DeliverySituation, unknown>
