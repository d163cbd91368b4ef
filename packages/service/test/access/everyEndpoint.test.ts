import { Api, endpointFacts } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import type { Tables } from "../../src/database/Tables.ts"
import { pngOf } from "../agency/pngOf.ts"
import { someContent, uuid } from "../condition/someReport.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import type { Town } from "../people.ts"

import { describeServed, type Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { details } from "../vehicle/someVehicle.ts"

const callers = ["guest", "admin", "clerk", "agency", "other-agency", "client", "worker", "stray"] as const
type CallerName = (typeof callers)[number]

interface Ask {
  readonly path: string
  readonly body?: unknown
}

type Case = readonly [
  endpoint: string,
  about: string,
  ask: (served: Served, name: CallerName) => Ask,
  statuses: string
]

const authentication = "/oauth-service/api/v1/user-permission"
const figures = "metric=count&timeframe=last_7_days"
const of = ({ town }: Served, path: string) => ({ path: `/api/v1${path}&agencyId=${town.agency}` })

const profile = {
  baseCurrency: "GBP",
  telephone: "0117 496 0000",
  address: { street: "1 Quay", city: "Bristol", state: "Avon", country: "United Kingdom" }
}

const hire = "start=2030-01-01T09:00:00Z&end=2030-01-02T09:00:00Z"

const newBooking = {
  vehicleId: 999_999,
  clientId: 1,
  start: "2030-01-01T09:00:00Z",
  end: "2030-01-02T09:00:00Z",
  source: "TELEPHONE",
  paymentMethod: "CARD"
}

const logo = () => {
  const form = new FormData()
  form.set("file", new Blob([pngOf(100)], { type: "image/png" }), "logo.png")
  return form
}

const someDetails = details(999_999)
const offer = {
  title: "Free child seat",
  description: "A child seat for nothing.",
  promotionType: "OTHER_AWARD",
  startDate: "2098-06-01T09:00:00Z",
  expiryDate: "2098-06-30T09:00:00Z",
  usageLimit: 10,
  daysHired: 1
}

// The columns: guest, admin, clerk, agency, other agency, client, worker, stray (an agency user without agency).
const cases: ReadonlyArray<Case> = [
  [
    "session.login",
    "with good credentials",
    () => ({
      path: `${authentication}/login`,
      body: { username: "admin@crewfleet.example", password: "Crewfleet-2026" }
    }),
    "200 200 200 200 200 200 200 200"
  ],
  [
    "session.refresh",
    "with a good token",
    () => ({ path: `${authentication}/refresh-token/:refresh`, body: {} }),
    "200 200 200 200 200 200 200 200"
  ],
  [
    "session.resetPassword",
    "for anybody",
    (_, name) => ({ path: `${authentication}/reset-password`, body: { email: `${name}@nowhere.example` } }),
    "200 200 200 200 200 200 200 200"
  ],
  [
    "session.savePassword",
    "with a spent link",
    () => ({
      path: `${authentication}/save-password`,
      body: { token: "x", newPassword: "Harbour-77", repeatedpass: "Harbour-77" }
    }),
    "400 400 400 400 400 400 400 400"
  ],
  [
    "session.loggedInUser",
    "about oneself",
    () => ({ path: `${authentication}/logged-in-user` }),
    "401 200 200 200 200 200 200 200"
  ],
  [
    "agency.byId",
    "the agency",
    ({ town }) => ({ path: `/api/v1/agency/${town.agency}` }),
    "401 200 403 200 404 403 200 403"
  ],
  [
    "agency.byId",
    "the other agency",
    ({ town }) => ({ path: `/api/v1/agency/${town.otherAgency}` }),
    "401 200 403 404 200 403 404 403"
  ],
  [
    "agency.byId",
    "an agency that is not there",
    () => ({ path: "/api/v1/agency/999999" }),
    "401 404 403 404 404 403 404 403"
  ],
  [
    "agency.updateProfile",
    "the agency's",
    ({ town }) => ({ path: `/api/v1/agency/${town.agency}/profile`, body: profile }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "agency.uploadLogo",
    "the agency's",
    ({ town }) => ({ path: `/api/v1/agency/${town.agency}/logo`, body: logo() }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "agency.currencies",
    "all of them",
    () => ({ path: "/api/v1/currencies" }),
    "401 200 200 200 200 200 200 200"
  ],
  [
    "worker.agencies",
    "the worker's",
    ({ town }) => ({ path: `/api/v1/worker/${town.worker}/agencies/0/100` }),
    "401 403 403 403 403 403 200 403"
  ],
  [
    "worker.agencies",
    "another worker's",
    ({ town }) => ({ path: `/api/v1/worker/${town.otherWorker}/agencies/0/100` }),
    "401 403 403 403 403 403 404 403"
  ],
  [
    "dashboard.overview",
    "without an agency",
    () => ({ path: "/api/v1/stats/overview" }),
    "401 200 200 200 200 403 403 403"
  ],
  [
    "dashboard.overview",
    "of the agency",
    (served) => of(served, "/stats/overview?"),
    "401 200 200 200 404 403 403 403"
  ],
  [
    "dashboard.graph",
    "without an agency",
    () => ({ path: `/api/v1/stats/bookings/graph?${figures}` }),
    "401 200 200 200 200 403 403 403"
  ],
  [
    "dashboard.graph",
    "of the agency",
    (served) => of(served, `/stats/bookings/graph?${figures}`),
    "401 200 200 200 404 403 403 403"
  ],
  [
    "dashboard.graph",
    "in revenue",
    () => ({ path: "/api/v1/stats/bookings/graph?metric=revenue&timeframe=today" }),
    "401 200 200 403 403 403 403 403"
  ],
  [
    "dashboard.bookingSummary",
    "without an agency",
    () => ({ path: "/api/v1/stats/bookings/summary?timeframe=all_time" }),
    "401 200 200 200 200 403 403 403"
  ],
  [
    "dashboard.bookingSummary",
    "of the agency",
    (served) => of(served, "/stats/bookings/summary?timeframe=all_time"),
    "401 200 200 200 404 403 403 403"
  ],
  [
    "dashboard.vehicleSummary",
    "without an agency",
    () => ({ path: "/api/v1/stats/vehicles/summary" }),
    "401 200 200 200 200 403 403 403"
  ],
  [
    "dashboard.vehicleSummary",
    "of the agency",
    (served) => of(served, "/stats/vehicles/summary?"),
    "401 200 200 200 404 403 403 403"
  ],
  [
    "booking.list",
    "without an agency",
    () => ({ path: "/api/v1/vehicle-booking/0/10?statuses=BOOKED" }),
    "401 200 200 200 200 403 403 403"
  ],
  [
    "booking.list",
    "of the agency",
    (served) => of(served, "/vehicle-booking/0/10?statuses=BOOKED"),
    "401 200 200 200 404 403 403 403"
  ],
  [
    "booking.byId",
    "a booking that is not there",
    () => ({ path: "/api/v1/vehicle-booking/999999?clientId=1" }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.byId",
    "a booking of the agency",
    ({ town }) => ({ path: `/api/v1/vehicle-booking/1?clientId=${town.client}` }),
    "401 200 403 200 404 403 403 403"
  ],
  [
    "booking.byId",
    "a booking of the agency, named",
    (served) => of(served, `/vehicle-booking/1?clientId=${served.town.client}`),
    "401 200 403 200 404 403 403 403"
  ],
  [
    "conditionReport.both",
    "of the agency's booking",
    () => ({ path: "/api/v1/vehicle-booking/1/condition-report" }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "conditionReport.both",
    "of the agency's booking, named",
    (served) => of(served, "/vehicle-booking/1/condition-report?"),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "conditionReport.send",
    "for the agency's booking",
    () => ({
      path: "/api/v1/vehicle-booking/1/condition-report/PICK_UP",
      body: { id: uuid(1), content: someContent() }
    }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "conditionReport.sendPhoto",
    "for the agency's booking",
    () => ({ path: `/api/v1/vehicle-booking/1/damage-photo/${uuid(1)}`, body: logo() }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "booking.price",
    "of a vehicle that is not there",
    () => ({ path: `/api/v1/vehicle-booking/price?vehicleId=999999&${hire}` }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.price",
    "of the agency",
    (served) => of(served, `/vehicle-booking/price?vehicleId=999999&${hire}`),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.create",
    "of a vehicle that is not there",
    () => ({ path: "/api/v1/vehicle-booking", body: newBooking }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.changeStatus",
    "of a booking that is not there",
    () => ({ path: "/api/v1/vehicle-booking/999999/status", body: { event: "hire.completed" } }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.history",
    "of a booking that is not there",
    () => ({ path: "/api/v1/vehicle-booking/999999/status/history" }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "booking.schedule",
    "of the own agency",
    () => ({ path: `/api/v1/vehicle-booking/schedule?from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z` }),
    "401 403 403 200 200 403 403 403"
  ],
  [
    "booking.schedule",
    "of the agency",
    (served) => of(served, "/vehicle-booking/schedule?from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z"),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "vehicle.list",
    "without an agency",
    () => ({ path: "/api/v1/vehicle" }),
    "401 200 403 200 200 403 403 403"
  ],
  [
    "vehicle.list",
    "of the agency",
    (served) => ({ ...of(served, `/vehicle?`) }),
    "401 200 403 200 404 403 403 403"
  ],
  [
    "vehicle.byId",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999?`) }),
    "401 404 403 404 404 403 403 403"
  ],
  [
    "vehicle.create",
    "with answers that are wrong",
    (served) => ({ ...of(served, `/vehicle?`), body: someDetails }),
    "401 403 403 400 404 403 403 403"
  ],
  [
    "vehicle.update",
    "with answers that are wrong",
    (served) => ({ ...of(served, `/vehicle/999999?`), body: someDetails }),
    "401 403 403 400 404 403 403 403"
  ],
  [
    "vehicle.addPhoto",
    "to a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/photos?`), body: logo() }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.orderPhotos",
    "of a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/photos?`), body: { ids: [] } }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.removePhoto",
    "of a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/photos/1?`) }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.submit",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/submit?`), body: {} }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.withdraw",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/withdraw?`), body: {} }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.reinstate",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/reinstate?`), body: {} }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "vehicle.approve",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/approve?`), body: {} }),
    "401 404 403 403 403 403 403 403"
  ],
  [
    "vehicle.reject",
    "a vehicle that is not there",
    (served) => ({ ...of(served, `/vehicle/999999/reject?`), body: { reason: "Too old" } }),
    "401 404 403 403 403 403 403 403"
  ],
  [
    "vehicle.locations",
    "of the agency",
    (served) => ({ ...of(served, `/vehicle-location?`) }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "vehicle.addLocation",
    "with answers that are wrong",
    (served) => ({ ...of(served, `/vehicle-location?`), body: { name: "", city: "", country: "" } }),
    "401 403 403 400 404 403 403 403"
  ],
  [
    "vehicle.updateLocation",
    "a place that is not there",
    (served) => ({
      ...of(served, `/vehicle-location/999999?`),
      body: { name: "A", city: "B", country: "C" }
    }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "promotion.list",
    "without an agency",
    () => ({ path: "/api/v1/promo-code" }),
    "401 200 403 200 200 403 403 403"
  ],
  [
    "promotion.list",
    "of the agency",
    (served) => of(served, "/promo-code?"),
    "401 200 403 200 404 403 403 403"
  ],
  [
    "promotion.create",
    "a special offer",
    () => ({ path: "/api/v1/promo-code", body: offer }),
    "401 200 403 200 200 403 403 403"
  ],
  [
    "promotion.create",
    "a discount",
    () => ({ path: "/api/v1/promo-code", body: { ...offer, promotionType: "DISCOUNT", discount: 10 } }),
    "401 400 403 200 200 403 403 403"
  ],
  [
    "promotion.byId",
    "the agency's",
    ({ town }) => ({ path: `/api/v1/promo-code/${town.promotion}` }),
    "401 200 403 200 404 403 403 403"
  ],
  [
    "promotion.byId",
    "the platform's",
    ({ town }) => ({ path: `/api/v1/promo-code/${town.platformPromotion}` }),
    "401 200 403 404 404 403 403 403"
  ],
  [
    "promotion.update",
    "the agency's",
    ({ town }) => ({ path: "/api/v1/promo-code", body: { ...offer, id: town.promotion } }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "promotion.update",
    "the platform's",
    ({ town }) => ({ path: "/api/v1/promo-code", body: { ...offer, id: town.platformPromotion } }),
    "401 200 403 404 404 403 403 403"
  ],
  [
    "promotion.activate",
    "the agency's",
    ({ town }) => ({ path: `/api/v1/promo-code/activate/${town.promotion}`, body: {} }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "promotion.end",
    "the agency's",
    ({ town }) => ({ path: `/api/v1/promo-code/${town.promotion}` }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "vehicleChoice.available",
    "of the agency",
    (served) => of(served, "/vehicle-choice/available?start=2026-06-01T09:00:00Z&end=2026-06-09T09:00:00Z"),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "vehicleChoice.filtered",
    "of one's own",
    () => ({ path: "/api/v1/vehicle-choice/filtered", body: { names: ["Ford"] } }),
    "401 403 403 200 200 403 403 403"
  ],
  [
    "hirer.list",
    "of the own agency",
    () => ({ path: "/api/v1/client/0/10" }),
    "401 403 403 200 200 403 403 403"
  ],
  [
    "hirer.list",
    "of the agency",
    (served) => of(served, "/client/0/10?sort=rating"),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "hirer.byId",
    "one who booked with the agency",
    ({ town }) => ({ path: `/api/v1/client/${town.client}` }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "hirer.byId",
    "one who booked with nobody",
    () => ({ path: "/api/v1/client/999999" }),
    "401 403 403 404 404 403 403 403"
  ],
  [
    "hirer.bookings",
    "of one who booked with the agency",
    ({ town }) => ({ path: `/api/v1/client/${town.client}/bookings/0/10` }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "hirer.uploadDocument",
    "for the own agency",
    () => ({ path: "/api/v1/client/documents/file", body: logo() }),
    "401 403 403 200 200 403 403 403"
  ],
  [
    "hirer.uploadDocument",
    "for the agency",
    (served) => ({ ...of(served, "/client/documents/file?"), body: logo() }),
    "401 403 403 200 404 403 403 403"
  ],
  [
    "hirer.addDocuments",
    "a file that is not there, of one who booked with the agency",
    ({ town }) => ({
      path: "/api/v1/client/documents",
      body: { id: town.client, clientDocs: [{ url: "/files/none", name: "ID" }] }
    }),
    "401 403 403 400 404 403 403 403"
  ],
  [
    "session.logout",
    "at last",
    () => ({ path: `${authentication}/logout`, body: {} }),
    "401 200 200 200 200 200 200 200"
  ]
]

const facts = endpointFacts(Api)

/** One booking of the agency, by its client. */
const book = async (db: Kysely<Tables>, { agency, client }: Town) => {
  const own = { agencyId: agency }
  const place = await db.insertInto("locations").values(someLocation(own)).returning("id").executeTakeFirst()
  const vehicle = someVehicle({ ...own, locationId: place?.id ?? 0 })
  const { id } = await db.insertInto("vehicles").values(vehicle).returning("id").executeTakeFirstOrThrow()
  const booking = someBooking({ ...own, vehicleId: id, clientId: client })
  await db.insertInto("bookings").values(booking).execute()
}

it("asks every endpoint of the contract", () => {
  const asked = new Set(cases.map(([endpoint]) => endpoint))
  expect([...asked].sort()).toEqual(facts.map(({ group, name }) => `${group}.${name}`).sort())
})

describeServed("Access", (served) => {
  const { signIn } = inWordsOf(served)
  const sessions = new Map<CallerName, Awaited<ReturnType<typeof signIn>>>()

  const sessionOf = async (name: CallerName) => {
    const session = sessions.get(name) ?? (await signIn(name === "guest" ? "admin" : name))
    sessions.set(name, session)
    return session
  }

  const ask = async (endpoint: string, name: CallerName, { path, body }: Ask) => {
    const session = await sessionOf(name)
    const method = facts.find((fact) => `${fact.group}.${fact.name}` === endpoint)?.method ?? ""
    const json = body !== undefined && !(body instanceof FormData)
    const response = await fetch(served.url + path.replace(":refresh", session.refresh_token ?? ""), {
      method,
      headers: {
        ...(name === "guest" ? {} : { authorization: `Bearer ${session.access_token}` }),
        ...(json ? { "content-type": "application/json" } : {})
      },
      ...(method === "GET" ? {} : { body: json ? JSON.stringify(body) : (body as FormData) })
    })
    await response.arrayBuffer()
    return response.status
  }

  beforeAll(() => served.query((db) => book(db, served.town)))

  it.each(cases)("answers %s %s as the table says", async (endpoint, _, asking, statuses) => {
    const answers: Array<number> = []
    for (const name of callers) answers.push(await ask(endpoint, name, asking(served, name)))
    expect(answers.join(" ")).toBe(statuses)
  })

  it("never shows an agency user the figures of all agencies", async () => {
    sessions.clear()
    const { access_token } = await sessionOf("agency")
    const authorization = `Bearer ${access_token}`
    for (const query of ["", `?agencyId=${served.town.agency}`, "?agencyId=&x=1"]) {
      const response = await fetch(`${served.url}/api/v1/stats/overview${query}`, {
        headers: { authorization }
      })
      const body = (await response.json()) as object
      expect(response.status === 400 || !("providers" in body), query).toBe(true)
    }
  })
})
