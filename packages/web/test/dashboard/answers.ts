import type { ListedBooking, Overview } from "@crewfleet/sdk"

/** What a small platform's service answers to the dashboard. */
export const overview: Overview = {
  providers: { total: 3 },
  bookings: { total: 2000, byCurrentStatus: { upcoming: 138, inProgress: 42 } },
  vehicles: { total: 60, byStatus: { awaitingApproval: 4, active: 51 } },
  clients: { total: 40, newThisMonth: 5 }
}

export const points = [
  { timestamp: "2026-06-01T23:00:00Z", value: 4 },
  { timestamp: "2026-06-02T23:00:00Z", value: 1250 }
]

export const bookingSummary = {
  byPaymentMethod: [{ group: "BANK_TRANSFER", count: 30 }],
  byStatus: [
    { group: "BOOKED", count: 20 },
    { group: "WAITINGAUTH", count: 5 },
    { group: "AUTHORIZED", count: 7 },
    { group: "RESERVED", count: 8 }
  ],
  bySource: [
    { group: "WEBSITE", count: 20 },
    { group: "TELEPHONE", count: 10 }
  ]
}

export const vehicleSummary = {
  byAgency: [{ group: "Moorside Cars", id: 3, count: 24 }],
  byBookings: [{ group: "Ford Transit", id: 5, count: 9 }],
  byType: [{ group: "HATCHBACK", count: 18 }],
  byStatus: [{ group: "AWAITING_APPROVAL", count: 4 }]
}

export const booking = (id: number): ListedBooking => ({
  id,
  firstname: "Amara",
  surname: `Okafor ${id}`,
  email: "amara@post.example",
  vehicle: { name: "Ford", model: "Transit", regno: "YK24 HBN", agency: { name: "Moorside Cars" } },
  start: "2026-07-01T08:30:00Z",
  location: { city: "Leeds", country: "United Kingdom" },
  invoices: [{ totalAmount: 1412.5 }, { totalAmount: 9 }]
})

export const page = (from: number, total: number) => ({
  content: Array.from({ length: Math.min(10, total - from) }, (_, index) => booking(from + index)),
  totalElements: total
})
