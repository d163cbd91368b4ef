import { hirerBookingsMachine, hirerMachine, hirersMachine } from "@crewfleet/machines"
import type { Booking, Hirer } from "@crewfleet/sdk"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"

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

describeWalk(hirersMachine, listScript({ agencyId: 7 }, { agencyId: 8 }, ada))

describeWalk(hirerMachine, {
  ...loadingScript({ hirerId: 5, agencyId: 7 }, { hirerId: 6, agencyId: 7 }, [ada]),
  unused: ["empty"]
})

describeWalk(
  hirerBookingsMachine,
  listScript({ hirerId: 5, agencyId: 7 }, { hirerId: 6, agencyId: 7 }, booking)
)
