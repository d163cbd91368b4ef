import { hirerBookingsMachine, hirerMachine, hirersMachine } from "@crewfleet/machines"
import type { Booking, Hirer } from "@crewfleet/sdk"
import { describeWalk } from "../describeWalk.ts"
import { loadingScript } from "../list/scripts.ts"

const ada: Hirer = {
  id: 5,
  name: "Ada Hill",
  email: "ada@post.example",
  telephone: "0113 496 0000",
  totalBooking: 12,
  rating: 4.25,
  verified: true,
  address: { firstLine: "1 Quay", town: "Hull", country: "United Kingdom" },
  clientDocs: [{ id: 1, name: "DRIVER", url: "/files/1?signature=x", version: 1 }]
}
const booking: Booking = { id: 7, start: "2026-11-03T09:05:00.000Z", status: "COMPLETE" }
const page = <Item>(item: Item) => [
  { content: [], totalElements: 0 },
  { content: [item], totalElements: 60 }
]

describeWalk(hirersMachine, {
  inputs: [{ filter: { agencyId: 7 }, start: { search: "hill" } }],
  events: [
    { type: "search.typed", text: "ada@post.example" },
    { type: "search.settled" },
    { type: "page.chosen", page: 9 },
    { type: "sort.chosen", sort: { by: "rating", direction: "descending" } },
    { type: "size.chosen", size: 50 },
    { type: "filter.chosen", filter: { agencyId: 7 } },
    { type: "reload.asked" }
  ],
  answers: { load: page(ada) }
})

describeWalk(hirerMachine, {
  ...loadingScript({ hirerId: 5, agencyId: 7 }, { hirerId: 6, agencyId: 7 }, [ada]),
  unused: ["empty"]
})

describeWalk(hirerBookingsMachine, {
  inputs: [{ filter: { hirerId: 5, agencyId: 7 } }],
  events: [
    { type: "search.typed", text: "focus" },
    { type: "search.settled" },
    { type: "page.chosen", page: 9 },
    { type: "sort.chosen", sort: undefined },
    { type: "size.chosen", size: 25 },
    { type: "filter.chosen", filter: { hirerId: 5, agencyId: 7 } },
    { type: "reload.asked" }
  ],
  answers: { load: page(booking) }
})
