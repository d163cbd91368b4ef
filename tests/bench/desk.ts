import { bookingStatuses } from "@crewfleet/sdk"
import type { BookingFilter } from "../../packages/service/src/booking/BookingFilter.ts"
import { bookingPage } from "../../packages/service/src/booking/bookingPage.ts"
import { type HirerQuestion, hirersOfAgency } from "../../packages/service/src/hirer/hirersOfAgency.ts"
import { type PromotionQuery, promotionPage } from "../../packages/service/src/promotion/promotionPage.ts"
import { fillDesk } from "./fillDesk.ts"
import { benchSizes, type Calls } from "./sizes.ts"

const agency = 7

const hirers = (asked: Partial<HirerQuestion> = {}) =>
  hirersOfAgency({
    agencyId: agency,
    search: "",
    sort: "name",
    direction: "asc",
    offset: 0,
    limit: 25,
    ...asked
  })

const bookings = (asked: Partial<BookingFilter> = {}, page = 0) =>
  bookingPage({ statuses: bookingStatuses, search: "", scope: agency, ...asked }, page, 25)

const promotions = (asked: Partial<PromotionQuery> = {}, page = 0) =>
  promotionPage(
    {
      statuses: ["ACTIVE", "INACTIVE", "COMPLETED"],
      search: "",
      sort: "createdDate",
      direction: "desc",
      scope: agency,
      ...asked
    },
    page,
    25
  )

const day = 86_400_000
const from = new Date(Date.now() - 3 * day)
const until = new Date(Date.now() + 4 * day)

const calls: Calls = {
  hirers: hirers(),
  "hirers, third page": hirers({ offset: 50 }),
  "hirers by rating": hirers({ sort: "rating", direction: "desc" }),
  "hirers by bookings": hirers({ sort: "totalBooking", direction: "desc" }),
  "hirers, search for an e-mail": hirers({ search: "hirer8296@" }),
  "hirers, search for a name": hirers({ search: "Hirer 24" }),
  bookings: bookings(),
  "bookings, third page": bookings({}, 2),
  "bookings of every agency": bookings({ scope: undefined }),
  "bookings, latest first": bookings({ descending: true }),
  "bookings, two statuses": bookings({ statuses: ["BOOKED", "AUTHORIZED"] }),
  "bookings of a week": bookings({ from, until }),
  "bookings, search for an e-mail": bookings({ search: "hirer5005@post" }),
  "bookings of every agency, search for an e-mail": bookings({ search: "hirer5005@post", scope: undefined }),
  "bookings, search for a registration": bookings({ search: "BX13 00003", scope: undefined }),
  "bookings, search for a surname": bookings({ search: "surname15" }),
  promotions: promotions(),
  "promotions, third page": promotions({}, 2),
  "promotions of every agency": promotions({ scope: undefined }),
  "promotions, active": promotions({ statuses: ["ACTIVE"] }),
  "promotions by title": promotions({ sort: "title", direction: "asc" }),
  "promotions by discount": promotions({ sort: "discount", direction: "desc" }),
  "promotions, search for a code": promotions({ search: "CODE2466" }),
  "promotions of every agency, search for a code": promotions({ search: "CODE2466", scope: undefined })
}

/** Measures the lists of the rental desk at 10,000 and at 1,000,000 rows of each on PostgreSQL, taking turns. */
export const benchDesk = () => benchSizes(calls, fillDesk)

if (import.meta.main) console.table(await benchDesk())
