import { bookingPage } from "../../packages/service/src/booking/bookingPage.ts"
import { hirersOfAgency } from "../../packages/service/src/hirer/hirersOfAgency.ts"
import { promotionPage } from "../../packages/service/src/promotion/promotionPage.ts"
import { fillLists } from "./fillLists.ts"
import { benchSizes, type Calls } from "./sizes.ts"

const scope = 7
const size = 25

const hirers = (asked: Partial<Parameters<typeof hirersOfAgency>[0]> = {}) =>
  hirersOfAgency({ scope, size, ...asked })

const bookings = (asked: Partial<Parameters<typeof bookingPage>[0]> = {}) =>
  bookingPage({ scope, size, ...asked })

const promotions = (asked: Partial<Parameters<typeof promotionPage>[0]> = {}) =>
  promotionPage({ scope, size, ...asked })

const day = 86_400_000
const from = new Date(Date.now() - 3 * day)
const until = new Date(Date.now() + 4 * day)
const span = (days: number) =>
  `${new Date(Date.now() - (days + 30) * day).toISOString()}/${new Date(Date.now() - 30 * day).toISOString()}`
const month = span(30)
const year = span(365)

const calls: Calls = {
  hirers: hirers(),
  "hirers, third page": hirers({ page: 2 }),
  "hirers by rating": hirers({ sort: "rating", direction: "DESC" }),
  "hirers by bookings": hirers({ sort: "totalBooking", direction: "DESC" }),
  "hirers added in a month": hirers({ added: month }),
  "hirers added in a month, by name": hirers({ added: month, sort: "name" }),
  "hirers added in a year": hirers({ added: year }),
  "hirers, search for an e-mail": hirers({ search: "hirer8296@" }),
  "hirers, search for a name": hirers({ search: "Hirer 24" }),
  bookings: bookings(),
  "bookings, third page": bookings({ page: 2 }),
  "bookings from today on": bookings({ from: new Date(Math.floor(Date.now() / day) * day) }),
  "bookings of every agency": bookings({ scope: undefined }),
  "bookings, latest first": bookings({ direction: "DESC" }),
  "bookings, first to end first": bookings({ sort: "end" }),
  "vehicles out": bookings({ sort: "end", statuses: ["IN_PROGRESS"] }),
  "bookings, two statuses": bookings({ statuses: ["BOOKED", "AUTHORIZED"] }),
  "bookings of a week": bookings({ from, until }),
  "bookings, search for an e-mail": bookings({ search: "hirer5005@post" }),
  "bookings of every agency, search for an e-mail": bookings({ search: "hirer5005@post", scope: undefined }),
  "bookings, search for a registration": bookings({ search: "BX13 00003", scope: undefined }),
  "bookings, search for a surname": bookings({ search: "surname15" }),
  "bookings made in a month": bookings({ made: month }),
  "bookings made in a month, two statuses": bookings({ made: month, statuses: ["BOOKED", "COMPLETE"] }),
  "bookings made in a month, first to end first": bookings({ made: month, sort: "end" }),
  "bookings invoiced in a month in one currency": bookings({ invoiced: month, currency: "EUR" }),
  "bookings invoiced in a month in one currency, by start": bookings({
    invoiced: month,
    currency: "EUR",
    sort: "start"
  }),
  "bookings made in a year": bookings({ made: year }),
  "bookings made in a year, two statuses": bookings({ made: year, statuses: ["BOOKED", "COMPLETE"] }),
  "bookings invoiced in a year in one currency": bookings({ invoiced: year, currency: "EUR" }),
  "bookings of a vehicle": bookings({ vehicleId: 6 }),
  "bookings paid in one way from one source": bookings({ paymentMethods: ["PAYPAL"], sources: ["PARTNER"] }),
  promotions: promotions(),
  "promotions, third page": promotions({ page: 2 }),
  "promotions of every agency": promotions({ scope: undefined }),
  "promotions, active": promotions({ statuses: ["ACTIVE"] }),
  "promotions by title": promotions({ sort: "title", direction: "ASC" }),
  "promotions by discount": promotions({ sort: "discount", direction: "DESC" }),
  "promotions, search for a code": promotions({ search: "CODE2466" }),
  "promotions of every agency, search for a code": promotions({ search: "CODE2466", scope: undefined })
}

/** Measures the lists of the rental desk at 10,000 and at 1,000,000 rows of each on PostgreSQL, taking turns. */
export const benchLists = () => benchSizes(calls, fillLists)

if (import.meta.main) console.table(await benchLists())
