import type { Booking } from "../booking/Booking.ts"
import type { ListedBooking } from "../booking/BookingApi.ts"

/** A booking of three days, as the service writes it: alone, and in a list. */
export const someBooking = {
  id: 41,
  status: "BOOKED",
  firstname: "Mina",
  surname: "Okafor",
  email: "mina.okafor@post.example",
  client: { id: 12 },
  start: "2026-03-02T09:00:00.000Z",
  end: "2026-03-05T09:00:00.000Z",
  vehicle: { id: 3, name: "Ford", model: "Focus", regno: "YK24 HBN", agency: { name: "Harbour Vans" } },
  location: { city: "Leeds", country: "United Kingdom" },
  invoices: [{ currency: "GBP", totalAmount: 127.5 }],
  version: 1
} satisfies typeof Booking.Encoded & typeof ListedBooking.Encoded
