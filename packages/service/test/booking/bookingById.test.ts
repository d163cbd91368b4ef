import { Effect } from "effect"
import { beforeAll, expect, it } from "vitest"
import { bookingById } from "../../src/booking/bookingById.ts"
import { Database } from "../../src/database/Database.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { twoAgencies } from "../dashboard/twoAgencies.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const paid = (given: {
  readonly reference: string
  readonly amount: number
  readonly happenedAt: string
}) => ({
  ...given,
  bookingId: 1,
  kind: "PAYMENT" as const,
  method: "CARD" as const
})

const photo = "0b9b7a36-2c39-4c2b-8f6e-3d1a0a3c5b11"

describeOnce("bookingById", (run) => {
  const find = (id: number, agencyId?: number, clientId?: number) =>
    run(bookingById({ id, agencyId, clientId }))

  const refusalOf = (id: number, agencyId?: number, clientId?: number) =>
    run(Effect.flip(bookingById({ id, agencyId, clientId })))

  beforeAll(() =>
    run(
      Effect.flatMap(Database, (database) =>
        database.query(async (db) => {
          await twoAgencies(db)
          await db
            .insertInto("clients")
            .values([someHirer(), someHirer({ name: "Bo Hay" })])
            .execute()
          await db.insertInto("locations").values(someLocation()).execute()
          await db
            .insertInto("vehicles")
            .values([someVehicle({ saturdayRate: 4620 }), someVehicle({ regno: "XY70 ZZZ" })])
            .execute()
          const file = { agencyId: 1, contentType: "image/png", purpose: "vehicle", sha256: "" } as const
          const photos = [crypto.randomUUID(), photo]
          await db
            .insertInto("files")
            .values(photos.map((id) => ({ ...file, id, ownerUserId: null, content: Buffer.from("x") })))
            .execute()
          await db
            .insertInto("vehiclePhotos")
            .values(photos.map((fileId, at) => ({ fileId, vehicleId: 1, position: 1 - at })))
            .execute()
          await db
            .insertInto("bookings")
            .values([
              someBooking(),
              someBooking({ startAt: "2026-05-11T09:00:00Z", endAt: "2026-05-12T09:00:00Z" }),
              someBooking({ vehicleId: 2, status: "CANCELLED" })
            ])
            .execute()
          const invoice = { subTotal: 12_978, discount: 978, vat: 2_100, vatPercentage: 17.5, total: 14_100 }
          await db
            .insertInto("invoices")
            .values([someInvoice(invoice), someInvoice({ total: 100 })])
            .execute()
          await db
            .insertInto("invoiceItems")
            .values([
              { invoiceId: 1, description: "Car rental for Friday 1 May 2026", rate: 4200, total: 4200 },
              { invoiceId: 2, description: "Parking", rate: 100, total: 100 },
              { invoiceId: 1, description: "3% Booking fee", rate: 378, total: 378 }
            ])
            .execute()
          await db
            .insertInto("moneyEntries")
            .values([
              paid({ reference: "second", amount: 5, happenedAt: "2026-05-02T10:00:00Z" }),
              paid({ reference: "first", amount: 10_050, happenedAt: "2026-05-01T10:00:00Z" })
            ])
            .execute()
          await db
            .insertInto("ratings")
            .values(
              [
                { bookingId: 1, type: "VEHICLE" as const, rating: 4.25, comment: "Fine." },
                { bookingId: 1, type: "CLIENT" as const, rating: 5, comment: null },
                { bookingId: 2, type: "VEHICLE" as const, rating: 3.5, comment: null },
                { bookingId: 2, type: "CLIENT" as const, rating: 1, comment: null }
              ].map((rating) => ({ ...rating, shownAt: "2026-05-04T10:00:00Z" }))
            )
            .execute()
          await db
            .insertInto("ratingItems")
            .values([
              { ratingId: 1, status: "PROCESS", rate: 4 },
              { ratingId: 1, status: "CONDITION", rate: 4.5 }
            ])
            .execute()
        })
      )
    )
  )

  it("tells the whole booking, amounts in major units", async () => {
    expect(await find(1, 1, 1)).toEqual({
      id: 1,
      start: "2026-05-01T09:00:00.000Z",
      end: "2026-05-04T09:00:00.000Z",
      status: "COMPLETE",
      ratingsEnd: expect.any(String),
      version: 1,
      vehicleIsOut: false,
      vehicleIsTaken: false,
      vehicleIsUnfit: false,
      vehicleIsReported: false,
      pickUpIsReported: false,
      returnIsReported: false,
      stepConflicts: [],
      vehicle: {
        id: 1,
        name: "Ford",
        model: "Focus",
        regno: "AB12 CDE",
        color: "Blue",
        type: "HATCHBACK",
        mainPhoto: `/files/${photo}`,
        rating: 3.875,
        engineSize: "1.0 L",
        airConditioning: true,
        doors: 5,
        seats: 5,
        fuelType: "PETROL",
        transmissionType: "MANUAL",
        maxDailyMileage: 200,
        excessMileageRate: 0.25,
        depositAmt: 200,
        location: { id: 1, city: "Leeds", country: "United Kingdom" },
        vehicleRates: [
          { weekDay: "MTF", rate: 42 },
          { weekDay: "SAT", rate: 46.2 },
          { weekDay: "SUN", rate: 42 }
        ]
      },
      invoices: [
        {
          currency: "GBP",
          agency: {
            name: "North",
            address: {}
          },
          totalAmount: 141,
          subTotalAmount: 129.78,
          discount: 9.78,
          vatPercentage: 17.5,
          vatAmount: 21,
          client: {
            name: "Ada Hill",
            telephone: "0113 496 0000",
            email: "ada.hill@mail.example",
            address: {}
          },
          invoiceItemResult: [
            { description: "Car rental for Friday 1 May 2026", rate: 42, total: 42 },
            { description: "3% Booking fee", rate: 3.78, total: 3.78 }
          ],
          payments: [
            { paymentDate: "2026-05-01T10:00:00.000Z", ref: "first", total: 100.5 },
            { paymentDate: "2026-05-02T10:00:00.000Z", ref: "second", total: 0.05 }
          ]
        },
        expect.objectContaining({ totalAmount: 1, payments: [] })
      ],
      ratings: [
        {
          type: "VEHICLE",
          rating: 4.25,
          comment: "Fine.",
          ratingItems: [
            { status: "CONDITION", rate: 4.5 },
            { status: "PROCESS", rate: 4 }
          ]
        },
        { type: "CLIENT", rating: 5, ratingItems: [] }
      ]
    })
  })

  it("tells a booking without invoice, rating and photo", async () => {
    const booking = await find(3)
    expect(booking).toMatchObject({ id: 3, status: "CANCELLED", invoices: [], ratings: [] })
    expect(booking.vehicle).toMatchObject({ mainPhoto: undefined, rating: undefined })
  })

  it.each([
    ["another agency's", 1, 2, undefined],
    ["another hirer's", 1, 1, 2],
    ["a hirer's who cannot be", 1, 1, -1],
    ["one that is not there", 4, undefined, undefined],
    ["one that cannot be", 2_147_483_648, undefined, undefined]
  ])("does not find %s", async (_, id, agencyId, clientId) => {
    expect(await refusalOf(id, agencyId, clientId)).toMatchObject({ _tag: "NotFound" })
  })
})
