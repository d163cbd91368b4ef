import { expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeHostile, violation } from "./describeHostile.ts"

const noTimes = [
  "-271821-04-20T00:00:00Z",
  "-000001-01-01T00:00:00Z",
  "0000-06-01T00:00:00Z",
  "+010000-01-01T00:00:00Z",
  "+275760-09-12T00:00:00Z",
  "2031-02-29T09:00:00Z",
  "12/01/2031",
  "NaN",
  ""
]

describeHostile("times", ({ target, get, book, promote }) => {
  it.each(noTimes)("refuses “%s” for a point in time, wherever one is asked for", async (time) => {
    const text = encodeURIComponent(time)
    const day = encodeURIComponent(inDays(3))
    const asked = [
      ["from", `/vehicle-booking/schedule?from=${text}&to=${day}`],
      ["to", `/vehicle-booking/schedule?from=${day}&to=${text}`],
      ["start", `/vehicle-choice/available?start=${text}&end=${day}`],
      ["end", `/vehicle-choice/available?start=${day}&end=${text}`],
      ["start", `/vehicle-booking/price?vehicleId=${target.vehicleId}&start=${text}&end=${day}`],
      ["end", `/vehicle-booking/price?vehicleId=${target.vehicleId}&start=${day}&end=${text}`]
    ] as const
    for (const [field, path] of asked) expect(await get(path), path).toMatchObject(violation(field))
    expect(await book({ start: time })).toMatchObject(violation("start"))
    expect(await book({ end: time })).toMatchObject(violation("end"))
  })

  it("knows the first and the last day of four digits, and no year 0", async () => {
    for (const days of ["from=0001-01-01&to=9999-12-31", "from=9999-12-31", "to=0001-01-01"]) {
      expect((await get(`/vehicle-booking/0/10?${days}`)).status, days).toBe(200)
    }
    expect(await get("/vehicle-booking/0/10?from=0000-01-01")).toMatchObject(violation("from"))
    expect(await get("/vehicle-booking/0/10?to=0000-12-31")).toMatchObject(violation("to"))
  })

  it("keeps a promotion's dates to the second, also in the hour that London's clock shows twice", async () => {
    for (const [startDate, expiryDate] of [
      ["2097-10-27T00:30:00.000Z", "2097-10-27T01:30:00.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-31T22:59:59.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-01T00:00:06.000Z"]
    ]) {
      expect((await promote({ startDate, expiryDate })).status, startDate).toBe(200)
      const { content } = (await get("/promo-code?size=1&sort=id")).body
      expect(content).toMatchObject([{ startDate, expiryDate }])
    }
    for (const [startDate, expiryDate] of [
      ["2097-10-27T01:10:00.000Z", "2097-10-27T00:30:00.000Z"],
      ["2097-07-01T00:00:05.000Z", "2097-07-01T00:00:05.000Z"]
    ])
      expect(await promote({ startDate, expiryDate }), startDate).toMatchObject(violation("expiryDate"))
  })
})
