import type { Booking } from "@crewfleet/sdk"

/** A booking as the service tells it, with everything that there can be. */
export const booking: Booking = {
  id: 12,
  start: "2026-06-05T08:30:00.000Z",
  end: "2026-06-07T16:00:00.000Z",
  status: "COMPLETE",
  vehicle: {
    name: "Ford",
    model: "Focus",
    regno: "AB12 CDE",
    mainPhoto: "/files/0b9b7a36-2c39-4c2b-8f6e-3d1a0a3c5b11",
    rating: 3.9,
    engineSize: "1.0 L",
    airConditioning: false,
    doors: 5,
    seats: 4,
    fuelType: "PHYBRID",
    transmissionType: "AUTOMATIC",
    maxDailyMileage: 200,
    excessMileageRate: 0.25,
    depositAmt: 200,
    location: { city: "Leeds", country: "United Kingdom" },
    vehicleRates: [
      { weekDay: "SAT", rate: 46.2 },
      { weekDay: "MTF", rate: 42 }
    ]
  },
  invoices: [
    {
      totalAmount: 95.54,
      subTotalAmount: 90.85,
      discount: 11.23,
      vatPercentage: 20,
      vatAmount: 15.92,
      client: { name: "Łukasz Żółć-Ångström", telephone: "0113 496 0000", email: "lukasz@post.example" },
      invoiceItemResult: [
        { description: "Car rental for Friday 5 Jun 2026", rate: 42, total: 42 },
        { description: "Car rental for Saturday 6 Jun 2026", rate: 46.2, total: 46.2 },
        { description: "3% Booking fee", rate: 2.65, total: 2.65 }
      ],
      payments: [
        { paymentDate: "2026-06-01T09:00:00.000Z", ref: "https://pay.stripe.example/1", total: 19.11 },
        { paymentDate: "2026-06-05T09:00:00.000Z", ref: "CF-0000123", total: 20 }
      ]
    }
  ],
  ratings: [
    {
      type: "CLIENT",
      rating: 4.125,
      comment: "Returned with a full tank.",
      ratingItems: [
        { status: "PROFESSIONALISM", rate: 4 },
        { status: "TIMELINESS", rate: 3.5 },
        { status: "CLEANLINESS", rate: 4.5 },
        { status: "REPEAT", rate: 4.5 }
      ]
    }
  ]
}
