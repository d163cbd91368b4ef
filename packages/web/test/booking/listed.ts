import type { ListedBooking } from "@crewfleet/sdk"

/** A booking as a list tells it, for tests that care about a few of its fields. */
export const listed = (id: number, more: Partial<ListedBooking> = {}): ListedBooking => ({
  id,
  firstname: "Ada",
  surname: `Hill ${id}`,
  email: "ada@post.example",
  vehicle: { name: "Ford", model: "Focus", regno: "AB12 CDE", agency: { name: "Moorside Cars" } },
  start: "2026-07-01T08:30:00.000Z",
  end: "2026-07-03T08:30:00.000Z",
  status: "AUTHORIZED",
  client: { id: 5 },
  version: 2,
  location: { city: "Leeds", country: "United Kingdom" },
  invoices: [{ totalAmount: 1412.5 }],
  ...more
})
