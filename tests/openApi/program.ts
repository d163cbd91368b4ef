import createClient from "openapi-fetch"
import type { components, paths } from "./generated/contract.ts"

const { GET, POST } = createClient<paths>({ baseUrl: "https://api.example" })

type Booking = components["schemas"]["ListedBooking"]

/** Lists bookings and makes one, with a client that was made from openapi.json alone. */
export const listAndBook = async (): Promise<ReadonlyArray<string>> => {
  const { data, error } = await GET("/api/v1/vehicle-booking/{page}/{size}", {
    params: { path: { page: 0, size: 25 }, query: { statuses: ["BOOKED", "RESERVED"], direction: "DESC" } }
  })
  if (error) throw new Error("violations" in error ? error.violations?.[0]?.message : "Nothing was listed")
  const bookings: ReadonlyArray<Booking> = data.content

  const made = await POST("/api/v1/vehicle-booking", {
    params: { query: { agencyId: 7 } },
    body: {
      vehicleId: 12,
      clientId: 31,
      start: "2026-12-01T09:00:00Z",
      end: "2026-12-04T09:00:00Z",
      source: "TELEPHONE",
      paymentMethod: "CARD"
    }
  })
  const standing: components["schemas"]["BookingPosition"]["status"] = made.data?.status
  // @ts-expect-error a booking names its vehicle
  const lacking: components["schemas"]["NewBooking"] = { clientId: 31, start: "", end: "" }
  // @ts-expect-error nobody pays with shells
  const method: components["schemas"]["NewBooking"]["paymentMethod"] = "SHELLS"
  return [
    ...bookings.map(
      ({ id, vehicle, start }) => `${id.toFixed()} ${vehicle?.regno?.trim()} ${start?.slice(0, 10)}`
    ),
    `${standing} ${lacking.clientId} ${method}`
  ]
}
