import {
  askAllHirers,
  askBookings,
  askHirers,
  askVehicles,
  type ListRequest,
  requestAt
} from "@crewfleet/machines"
import type { PromiseClient, UserType } from "@crewfleet/sdk"
import {
  bookingSources,
  bookingStatuses,
  type FigureRows,
  intervalText,
  paymentMethods,
  vehicleStatuses,
  vehicleTypes
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingLogics } from "../../src/booking/bookingLogics.ts"
import { bookingsList } from "../../src/booking/bookingsList.tsx"
import { figurePlace } from "../../src/dashboard/figurePlace.ts"
import { allHirersList } from "../../src/hirer/AllHirersScreen.tsx"
import { hirerLogics } from "../../src/hirer/hirerLogics.ts"
import { hirersList } from "../../src/hirer/hirersList.tsx"
import { type AnyList, placeIn, withPlace } from "../../src/list/listPlace.ts"
import { vehicleLogics } from "../../src/vehicle/vehicleLogics.ts"
import { vehiclesList } from "../../src/vehicle/vehiclesList.tsx"

const lists = (userType: UserType) => ({
  bookings: bookingsList({
    userType,
    agencyId: undefined,
    currency: "GBP",
    mayBook: false,
    onOpen: () => {},
    logics: bookingLogics
  }),
  vehicles: {
    ...vehiclesList({
      place: String,
      currency: "GBP",
      showsProvider: userType === "ADMIN",
      logic: vehicleLogics.list
    }),
    ...(userType === "ADMIN" && { filter: { status: "AWAITING_APPROVAL", oldestFirst: true } })
  },
  hirers:
    userType === "ADMIN" ? allHirersList(["hirer", "hirers"]) : hirersList(undefined, hirerLogics.hirers)
})

const some = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined })
const codes = <A extends string>(of: ReadonlyArray<A>) => some(fc.subarray([...of], { minLength: 1 }))
const interval = some(
  fc
    .tuple(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      fc.integer({ min: 1, max: 1e10 })
    )
    .map(([from, length]) => intervalText({ from, until: new Date(from.getTime() + length) }))
)
const keysOf = <A extends object>(of: A) => Object.keys(of) as Array<keyof A & string>

const bookings = fc.record({
  list: fc.constant("bookings" as const),
  statuses: codes(bookingStatuses),
  paymentMethods: codes(keysOf(paymentMethods)),
  sources: codes(keysOf(bookingSources)),
  vehicleId: some(fc.integer({ min: 1, max: 999 })),
  made: interval,
  invoiced: interval,
  currency: some(fc.constantFrom("GBP", "JPY"))
})
const vehicles = fc.record({
  list: fc.constant("vehicles" as const),
  status: some(fc.constantFrom(...keysOf(vehicleStatuses))),
  type: some(fc.constantFrom(...keysOf(vehicleTypes)))
})
const hirers = fc.record({ list: fc.constant("hirers" as const), added: interval })

type Asked = { readonly added?: unknown }

/** What the list at an address asks the service for. */
const askedAt = (list: AnyList<never>, place: string, ask: (...asked: Array<never>) => unknown) => {
  const query = place.replace(/^[^?]*\??/, "")
  const first: ListRequest<never> = { search: "", page: 0, size: 25, filter: list.filter }
  const request = requestAt(first, placeIn(list, query))
  // The address is the list's own way to write that place: it is not corrected.
  expect(withPlace(list, query, { request, first })).toBe(
    new URLSearchParams(query).toString().replaceAll("%2C", ",")
  )
  const asked: Array<Asked> = []
  const call = (given: { readonly query: Asked }) => void asked.push(given.query)
  const client = { booking: { list: call }, vehicle: { list: call }, hirer: { list: call, all: call } }
  ask(client as unknown as PromiseClient as never, request as never, {} as never)
  return asked[0] ?? {}
}

describe.each(["ADMIN", "AGENCY"] as const)("The address of what a figure counts, for %s", (userType) => {
  const asksFor = (rows: FigureRows) => {
    const place = figurePlace(userType, rows)
    const { bookings, vehicles, hirers } = lists(userType)
    if (rows.list === "bookings") return askedAt(bookings as never, place, askBookings)
    if (rows.list === "vehicles") return askedAt(vehicles as never, place, askVehicles)
    return askedAt(hirers as never, place, userType === "ADMIN" ? askAllHirers : askHirers)
  }

  it("opens a list that asks for exactly these bookings", () => {
    fc.assert(
      fc.property(bookings, ({ list, statuses = [], ...rows }) => {
        const asked = asksFor({ list, ...(statuses.length > 0 && { statuses }), ...rows } as FigureRows)
        expect(asked).toEqual({ ...asked, statuses, ...rows, from: undefined, to: undefined })
      })
    )
  })

  it("opens a list that asks for exactly these vehicles", () => {
    fc.assert(
      fc.property(vehicles, ({ list, status, type }) => {
        const asked = asksFor({ list, status, type } as FigureRows)
        expect(asked).toEqual({ ...asked, statuses: status ? [status] : [], types: type ? [type] : [] })
      })
    )
  })

  it("opens a list that asks for exactly these hirers", () => {
    fc.assert(
      fc.property(hirers, (rows) => {
        expect(asksFor(rows as FigureRows).added).toBe(rows.added)
      })
    )
  })
})

it("leads an administrator to the vehicles of one agency", () => {
  const place = figurePlace("ADMIN", { list: "vehicles", agencyId: 12 })
  expect(askedAt(lists("ADMIN").vehicles as never, place, askVehicles)).toMatchObject({
    agencyId: 12,
    statuses: []
  })
})
