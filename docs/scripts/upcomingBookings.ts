/** Lists the bookings that lie ahead, one line each: `node docs/scripts/upcomingBookings.ts` */
import { each } from "@crewfleet/sdk"
import { asUser } from "./asUser.ts"

await asUser(async ({ client, session }) => {
  const bookings = each(client.booking.list, {
    params: { size: 100 },
    query: { statuses: ["BOOKED"], agencyId: session()?.agentId }
  })
  for await (const { id, start, firstname, surname, vehicle, location } of bookings) {
    console.log(
      [
        id,
        start?.slice(0, 16),
        `${firstname} ${surname}`,
        `${vehicle?.name} ${vehicle?.model}`,
        location?.city
      ].join("\t")
    )
  }
})
