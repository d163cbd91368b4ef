import { contentOf, noticesFor, type OutgoingReport, type Situation, situations } from "@crewfleet/sdk"
import { makeClient, type PromiseClient, RequestFailed } from "@crewfleet/sdk/promise"
import { failing, handlers, saying, setupServer, unreachable } from "@crewfleet/sdk/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { complete, uuid } from "../condition/someReport.ts"

const service = setupServer()
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterAll(() => service.close())

type Script = () => Response | Promise<Response>

const never = () => new Promise<Response>(() => {})
const violations = [{ field: "telephone", message: "Telephone is too short" }, { message: "City is unknown" }]

/** What can happen to a request. */
const happenings = {
  "no connection": unreachable,
  "no answer in time": never,
  "400 with violations": failing(400, violations),
  "400 with a message": failing(400, "Try less"),
  "400": failing(400),
  "401 with a message": failing(401, "Bad credentials: 2 tries left"),
  "401": failing(401),
  "403 with a message": failing(403, "Not yours"),
  "403": failing(403),
  "404 with a message": failing(404, "No such van"),
  "404": failing(404),
  "409 with a message": failing(409, "Somebody was faster"),
  "409": failing(409),
  "418 with a message": failing(418, "A teapot"),
  "418": failing(418),
  "500 with a message": failing(500, "Disk full"),
  "500": failing(500),
  "502 with HTML": saying("<h1>Bad gateway</h1>", 502),
  "HTML instead of JSON": saying("<h1>Hello</h1>"),
  "an empty body": saying(""),
  "a body of the wrong shape": () => Response.json(42)
} satisfies Record<string, Script>

type Happening = keyof typeof happenings

const unreadable = ["error: The service gave an answer that cannot be read. Try again later."]

type Row = Record<Happening, ReadonlyArray<string>>

/** A row for situations that say the same whatever went wrong. */
const whatever = (said: string): Row =>
  Object.fromEntries(Object.keys(happenings).map((happening) => [happening, [said]])) as unknown as Row

/** What is said of the answers that cannot be read. */
const unread = (said: string) => ({
  "HTML instead of JSON": [said],
  "an empty body": [said],
  "a body of the wrong shape": [said]
})

/** What a person reads, written out. */
const read: Record<Situation, Row> = {
  login: {
    "no connection": ["error: Network Connection Failure"],
    "no answer in time": ["error: Network Connection Failure"],
    "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"],
    "400 with a message": ["error: Try less"],
    "400": ["error: Login Failed: 400"],
    "401 with a message": ["error: Invalid Credentials"],
    "401": ["error: Login Failed: 401"],
    "403 with a message": ["error: Not yours"],
    "403": ["error: Login Failed: 403"],
    "404 with a message": ["error: No such van"],
    "404": ["error: Login Failed: 404"],
    "409 with a message": ["error: Somebody was faster"],
    "409": ["error: Login Failed: 409"],
    "418 with a message": ["error: A teapot"],
    "418": ["error: Login Failed: 418"],
    "500 with a message": ["error: Disk full"],
    "500": ["error: Internal Server Error"],
    "502 with HTML": ["error: Login Failed: 502"],
    "HTML instead of JSON": unreadable,
    "an empty body": unreadable,
    "a body of the wrong shape": unreadable
  },
  savePassword: {
    "no connection": ["error: Network Connection Failure"],
    "no answer in time": ["error: Network Connection Failure"],
    "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"],
    "400 with a message": ["error: Try less"],
    "400": ["error: Request Failed: 400"],
    "401 with a message": ["error: Invalid Credentials"],
    "401": ["error: Request Failed: 401"],
    "403 with a message": ["error: Not yours"],
    "403": ["error: Request Failed: 403"],
    "404 with a message": ["error: No such van"],
    "404": ["error: Request Failed: 404"],
    "409 with a message": ["error: Somebody was faster"],
    "409": ["error: Request Failed: 409"],
    "418 with a message": ["error: A teapot"],
    "418": ["error: Request Failed: 418"],
    "500 with a message": ["error: Disk full"],
    "500": ["error: Internal Server Error"],
    "502 with HTML": ["error: Request Failed: 502"],
    "HTML instead of JSON": unreadable,
    "an empty body": ["it succeeded"],
    "a body of the wrong shape": unreadable
  },
  resetEmail: {
    "no connection": ["error: Network Connection Failure"],
    "no answer in time": ["error: Network Connection Failure"],
    "400 with violations": ["info: Email sent if user exists"],
    "400 with a message": ["info: Email sent if user exists"],
    "400": ["info: Email sent if user exists"],
    "401 with a message": ["info: Email sent if user exists"],
    "401": ["info: Email sent if user exists"],
    "403 with a message": ["info: Email sent if user exists"],
    "403": ["info: Email sent if user exists"],
    "404 with a message": ["info: Email sent if user exists"],
    "404": ["info: Email sent if user exists"],
    "409 with a message": ["info: Email sent if user exists"],
    "409": ["info: Email sent if user exists"],
    "418 with a message": ["info: Email sent if user exists"],
    "418": ["info: Email sent if user exists"],
    "500 with a message": ["info: Email sent if user exists"],
    "500": ["info: Email sent if user exists"],
    "502 with HTML": ["info: Email sent if user exists"],
    "HTML instead of JSON": unreadable,
    "an empty body": ["it succeeded"],
    "a body of the wrong shape": unreadable
  },
  authenticatedCall: {
    "no connection": ["error: Network Connection Failure"],
    "no answer in time": ["error: Network Connection Failure"],
    "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"],
    "400 with a message": ["error: Bad request"],
    "400": ["error: Bad request"],
    "401 with a message": ["warning: Session Expired."],
    "401": ["warning: Session Expired."],
    "403 with a message": ["error: You are forbidden from accessing this resource"],
    "403": ["error: You are forbidden from accessing this resource"],
    "404 with a message": ["warning: No such van"],
    "404": ["warning: This service is currently unavailable."],
    "409 with a message": ["warning: Somebody was faster"],
    "409": ["warning: Request Failed: 409"],
    "418 with a message": ["warning: A teapot"],
    "418": ["warning: Request Failed: 418"],
    "500 with a message": ["warning: Disk full"],
    "500": ["error: Internal server error, please try later"],
    "502 with HTML": ["warning: Request Failed: 502"],
    "HTML instead of JSON": unreadable,
    "an empty body": unreadable,
    "a body of the wrong shape": unreadable
  },
  updateProfile: {
    "no connection": ["error: Network Connection Failure"],
    "no answer in time": ["error: Network Connection Failure"],
    "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"],
    "400 with a message": ["error: Try less"],
    "400": ["error: Failed to update profile"],
    "401 with a message": ["error: Invalid Credentials"],
    "401": ["error: Failed to update profile"],
    "403 with a message": ["error: Not yours"],
    "403": ["error: Failed to update profile"],
    "404 with a message": ["error: No such van"],
    "404": ["error: Failed to update profile"],
    "409 with a message": ["error: Somebody was faster"],
    "409": ["error: Failed to update profile"],
    "418 with a message": ["error: A teapot"],
    "418": ["error: Failed to update profile"],
    "500 with a message": ["error: Disk full"],
    "500": ["error: Internal Server Error"],
    "502 with HTML": ["error: Failed to update profile"],
    "HTML instead of JSON": unreadable,
    "an empty body": ["it succeeded"],
    "a body of the wrong shape": unreadable
  },
  loadCurrencies: whatever("error: Failed to load supported currencies. Please try again later."),
  uploadLogo: { ...whatever("error: Failed to upload logo"), "an empty body": ["it succeeded"] },
  loadOverview: whatever("error: Error loading dashboard data"),
  loadGraph: whatever("error: Error loading graph data"),
  loadByPaymentMethod: whatever("error: Unable to load payment data"),
  loadByStatus: whatever("error: Unable to load status data"),
  loadBySource: whatever("error: Unable to load source data"),
  loadVehicles: whatever("error: Unable to load vehicle data"),
  loadBookings: whatever("error: Error loading bookings"),
  loadHirers: whatever("error: Error loading hirers"),
  loadHirer: whatever("error: Error loading hirer"),
  loadHirerBookings: whatever("error: Error loading hirer bookings"),
  uploadDocument: whatever("error: Failed to upload document"),
  loadBooking: whatever("error: Error loading booking"),
  exportBookings: whatever("error: The bookings could not be fetched, so no file was made."),
  loadSchedule: whatever("error: Error loading schedule"),
  loadVehicleList: whatever("error: Error loading vehicles"),
  loadVehicle: whatever("error: Error loading vehicle"),
  loadVehicleLocations: whatever("error: Error loading locations"),
  loadAvailableVehicles: whatever("error: An error occured while fetching your vehicles"),
  loadReports: whatever("error: Error loading the condition reports"),
  sendReport: {
    "no connection": ["info: There is no connection to the service. It is sent as soon as there is one."],
    "no answer in time": ["info: There is no connection to the service. It is sent as soon as there is one."],
    "400 with violations": ["warning: Telephone is too short", "warning: City is unknown"],
    "400 with a message": ["error: Try less"],
    "400": ["error: The service did not take the report as it is. Check it and send it again."],
    "401 with a message": ["warning: Your session has ended. Sign in again, and it is sent."],
    "401": ["warning: Your session has ended. Sign in again, and it is sent."],
    "403 with a message": [
      "error: You are not allowed to send this report. Ask a colleague who is to fill it in."
    ],
    "403": ["error: You are not allowed to send this report. Ask a colleague who is to fill it in."],
    "404 with a message": [
      "error: This booking cannot be found. Note down what matters, then delete the report here."
    ],
    "404": ["error: This booking cannot be found. Note down what matters, then delete the report here."],
    "409 with a message": [
      "warning: Another report has been received meanwhile. Choose which of the two is to stay."
    ],
    "409": ["warning: Another report has been received meanwhile. Choose which of the two is to stay."],
    "418 with a message": ["error: A teapot"],
    "418": ["error: The report was refused: 418. Send it again later."],
    "500 with a message": ["warning: The service has a problem. It is sent again shortly."],
    "500": ["warning: The service has a problem. It is sent again shortly."],
    "502 with HTML": ["warning: The service has a problem. It is sent again shortly."],
    ...unread("warning: The service gave an answer that cannot be read. It is sent again shortly.")
  },
  sendPhoto: {
    "no connection": ["info: There is no connection to the service. It is sent as soon as there is one."],
    "no answer in time": ["info: There is no connection to the service. It is sent as soon as there is one."],
    "400 with violations": ["error: Telephone is too short. Remove the photo, or take another."],
    "400 with a message": ["error: Try less"],
    "400": ["error: The photo was refused: 400. Remove it, or try again later."],
    "401 with a message": ["warning: Your session has ended. Sign in again, and it is sent."],
    "401": ["warning: Your session has ended. Sign in again, and it is sent."],
    "403 with a message": ["error: Not yours"],
    "403": ["error: The photo was refused: 403. Remove it, or try again later."],
    "404 with a message": ["error: No such van"],
    "404": ["error: The photo was refused: 404. Remove it, or try again later."],
    "409 with a message": ["error: Somebody was faster"],
    "409": ["error: The photo was refused: 409. Remove it, or try again later."],
    "418 with a message": ["error: A teapot"],
    "418": ["error: The photo was refused: 418. Remove it, or try again later."],
    "500 with a message": ["warning: The service has a problem. It is sent again shortly."],
    "500": ["warning: The service has a problem. It is sent again shortly."],
    "502 with HTML": ["warning: The service has a problem. It is sent again shortly."],
    ...unread("warning: The service gave an answer that cannot be read. It is sent again shortly."),
    "an empty body": ["it succeeded"]
  }
}

const page = { params: { page: 0, size: 10 }, query: {} }
const summary = { query: { timeframe: "all_time" } }
const form = new FormData()
const report: OutgoingReport = { id: uuid(1), content: contentOf(complete) as OutgoingReport["content"] }
const address = { street: "1 Quay", city: "Hull", state: "Yorkshire", country: "GB" }

/** The call that is made in each situation, and the double that answers it. */
const calls: Record<Situation, [(client: PromiseClient) => Promise<unknown>, (script: Script) => unknown]> = {
  login: [
    (client) => client.session.login({ payload: { username: "owner", password: "secret" } }),
    handlers.session.login
  ],
  savePassword: [
    (client) =>
      client.session.savePassword({
        payload: { token: "t", newPassword: "Aa345678", repeatedpass: "Aa345678" }
      }),
    handlers.session.savePassword
  ],
  resetEmail: [
    (client) => client.session.resetPassword({ payload: { email: "owner@crewfleet.example" } }),
    handlers.session.resetPassword
  ],
  authenticatedCall: [
    (client) => client.worker.agencies({ params: { workerId: 1, page: 0, size: 100 } }),
    handlers.worker.agencies
  ],
  updateProfile: [
    (client) =>
      client.agency.updateProfile({
        params: { id: 7 },
        payload: { baseCurrency: "GBP", telephone: "1", address }
      }),
    handlers.agency.updateProfile
  ],
  loadCurrencies: [(client) => client.agency.currencies(), handlers.agency.currencies],
  uploadLogo: [
    (client) => client.agency.uploadLogo({ params: { id: 7 }, payload: form }),
    handlers.agency.uploadLogo
  ],
  loadOverview: [(client) => client.dashboard.overview({ query: {} }), handlers.dashboard.overview],
  loadGraph: [
    (client) => client.dashboard.graph({ query: { metric: "count", timeframe: "today" } }),
    handlers.dashboard.graph
  ],
  loadByPaymentMethod: [
    (client) => client.dashboard.bookingSummary(summary),
    handlers.dashboard.bookingSummary
  ],
  loadByStatus: [(client) => client.dashboard.bookingSummary(summary), handlers.dashboard.bookingSummary],
  loadBySource: [(client) => client.dashboard.bookingSummary(summary), handlers.dashboard.bookingSummary],
  loadVehicles: [
    (client) => client.dashboard.vehicleSummary({ query: {} }),
    handlers.dashboard.vehicleSummary
  ],
  loadBookings: [(client) => client.booking.list(page), handlers.booking.list],
  loadHirers: [(client) => client.hirer.list(page), handlers.hirer.list],
  loadHirer: [(client) => client.hirer.byId({ params: { id: 3 }, query: {} }), handlers.hirer.byId],
  loadHirerBookings: [
    (client) => client.hirer.bookings({ params: { id: 3, page: 0, size: 10 }, query: {} }),
    handlers.hirer.bookings
  ],
  uploadDocument: [
    (client) => client.hirer.uploadDocument({ query: {}, payload: form }),
    handlers.hirer.uploadDocument
  ],
  loadBooking: [(client) => client.booking.byId({ params: { id: 1 }, query: {} }), handlers.booking.byId],
  exportBookings: [(client) => client.booking.list(page), handlers.booking.list],
  loadSchedule: [
    (client) => client.booking.schedule({ query: { from: "2026-06-01", to: "2026-06-02" } }),
    handlers.booking.schedule
  ],
  loadVehicleList: [(client) => client.vehicle.list({ query: {} }), handlers.vehicle.list],
  loadVehicle: [(client) => client.vehicle.byId({ params: { id: 1 }, query: {} }), handlers.vehicle.byId],
  loadVehicleLocations: [(client) => client.vehicle.locations({ query: {} }), handlers.vehicle.locations],
  loadAvailableVehicles: [
    (client) => client.vehicleChoice.available({ query: { start: "2026-06-01", end: "2026-06-30" } }),
    handlers.vehicleChoice.available
  ],
  loadReports: [
    (client) => client.conditionReport.both({ params: { id: 1 }, query: {} }),
    handlers.conditionReport.both
  ],
  sendReport: [
    (client) =>
      client.conditionReport.send({ params: { id: 1, moment: "PICK_UP" }, query: {}, payload: report }),
    handlers.conditionReport.send
  ],
  sendPhoto: [
    (client) =>
      client.conditionReport.sendPhoto({ params: { id: 1, photoId: uuid(1) }, query: {}, payload: form }),
    handlers.conditionReport.sendPhoto
  ]
}

/** What a person reads when this happens in that situation. */
const heard = async (situation: Situation, happening: Happening) => {
  const [call, double] = calls[situation]
  const script = happenings[happening]
  service.resetHandlers(double(script) as never)
  const timeLimit = script === never ? 20 : 5000
  const client = makeClient({ baseUrl: "http://service.test", timeLimit })
  const outcome = await call(client).then(
    () => undefined,
    (error: unknown) => error
  )
  if (!(outcome instanceof RequestFailed)) return outcome ?? ["it succeeded"]
  return noticesFor(situation, outcome.failure).map(({ level, text }) => `${level}: ${text}`)
}

describe.each(situations)("%s", (situation) => {
  it.each(Object.keys(happenings) as ReadonlyArray<Happening>)("has its words for %s", async (happening) => {
    expect(await heard(situation, happening)).toEqual(read[situation][happening])
  })
})

it("clears what was told before where an authenticated call was bad, and nowhere else", () => {
  const refused = (status: number) =>
    noticesFor("authenticatedCall", {
      _tag: "Refused",
      status,
      violations: violations.map(({ message }) => ({ message }))
    }).map(({ clearing }) => clearing)
  expect(refused(400)).toEqual([true, undefined])
  expect(refused(500)).toEqual([undefined])
})
