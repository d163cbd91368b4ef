import { beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { crewsAt } from "./crewsAt.ts"

const hour = 3_600_000

describeServedOnce("Picking for a transport job", (served) => {
  const { clientOf, askForLittle, newWorker, newJob, newPlace, addVehicle, addBooking } = crewsAt(served)
  let day = 0
  /** Hours at which nothing else of these tests is. */
  const later = () => {
    day += 1
    return day * 72
  }
  beforeAll(() => askForLittle())

  const asked = async (id: number) => {
    const { transport } = await clientOf("agency")
    const ask = { params: { id }, query: {} }
    return {
      vehicles: await transport.vehicles(ask),
      drivers: await transport.drivers(ask),
      specs: await transport.workers(ask)
    }
  }

  it("shows vehicles that are approved and free first, then what takes the others, then those out of service", async () => {
    const inHours = later()
    const [free, hired, busy, idle] = [
      await addVehicle({ regno: "PI1 CK" }),
      await addVehicle({ regno: "PI2 CK" }),
      await addVehicle({ regno: "PI3 CK" }),
      await addVehicle({ regno: "PI4 CK", status: "INACTIVE" })
    ]
    await addVehicle({ regno: "PI5 CK", agencyId: served.people.otherAgency })
    const { id } = await newJob({ inHours })
    const other = await newJob({ inHours: inHours + 2, vehicleId: busy })
    const at = (hours: number) => new Date(Date.now() + (inHours + hours) * hour).toISOString()
    await addBooking({ vehicleId: hired, status: "BOOKED", startAt: at(-5), endAt: at(1) })
    const { vehicles } = await asked(id)
    const own = vehicles.filter(({ regno }) => regno?.startsWith("PI"))
    expect(own.map((one) => one.id)).toEqual([free, hired, busy, idle])
    expect(own.map(({ approved }) => approved)).toEqual([true, true, true, false])
    expect(own.map(({ taken }) => taken)).toMatchObject([
      [],
      [{ bookingId: expect.any(Number) }],
      [{ jobId: other.id }],
      []
    ])
  })

  it("offers as drivers whoever holds the code 002, those who may and are free first", async () => {
    const inHours = later()
    const unfit = await newWorker({ code: 2, fitToWork: false })
    const busy = await newWorker({ code: 2 })
    const tired = await newWorker({ code: 2 })
    const free = await newWorker({ code: 2 })
    const nurse = await newWorker({ code: 32 })
    const { id } = await newJob({ inHours })
    const other = await newJob({ inHours: inHours + 1, driverId: busy })
    await newJob({ inHours: inHours - 8, driverId: tired })
    const { drivers } = await asked(id)
    const own = drivers.filter((one) => [unfit, busy, tired, free, nurse].includes(one.id))
    expect(own.map((one) => one.id)).toEqual([free, tired, busy, unfit])
    expect(own).toMatchObject([
      { verdict: "MAY", because: [], taken: [] },
      { verdict: "MAY", restHours: 2, taken: [] },
      { taken: [{ jobId: other.id }] },
      { verdict: "MAY_NOT", because: [expect.stringContaining("Fit to work")] }
    ])
  })

  it("offers for each line whoever holds its code, with the gender that is asked for, and their place in this job", async () => {
    const inHours = later()
    const woman = await newWorker({ gender: "FEMALE" })
    const man = await newWorker({ gender: "MALE" })
    const unknown = await newWorker()
    const booked = await newWorker({ gender: "FEMALE" })
    const job = await newJob({ inHours, lines: [{ gender: "FEMALE", staff: 2 }, { code: 32 }] })
    await newPlace(job, booked)
    const { specs } = await asked(job.id)
    expect(specs.map(({ workerSpecId }) => workerSpecId)).toEqual(job.specs)
    const workers = specs[0]?.workers ?? []
    const one = (id: number) => workers.find((worker) => worker.id === id)
    expect(one(woman)).toMatchObject({ verdict: "MAY", because: [] })
    expect(one(man)).toMatchObject({ verdict: "MAY_NOT", because: ["The ward asks for a woman"] })
    expect(one(unknown)).toMatchObject({
      verdict: "MAY_NOT",
      because: ["The ward asks for a woman, and no gender is known"]
    })
    expect(one(booked)).toMatchObject({ verdict: "MAY", shiftStatus: "BOOKED", taken: [] })
    expect(specs[1]?.workers.map(({ id }) => id)).not.toContain(woman)
    const verdicts = workers.map(({ verdict }) => verdict)
    expect(verdicts.lastIndexOf("MAY")).toBeLessThan(verdicts.indexOf("MAY_NOT"))
  })

  it("judges by the job's own hours: what ends before it ends does not do", async () => {
    const { agency } = served.people
    const soon = await newWorker()
    const dayIn = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)
    await served.query((db) =>
      db
        .updateTable("workerAgencies")
        .set({ rightToWork: "Temporary", expiry: dayIn(400) })
        .where("workerId", "=", soon)
        .where("agencyId", "=", agency)
        .execute()
    )
    const before = await newJob({ inHours: 390 * 24 })
    const after = await newJob({ inHours: 410 * 24 })
    const standing = async ({ id }: { readonly id: number }) =>
      (await asked(id)).specs[0]?.workers.find((one) => one.id === soon)
    expect(await standing(before)).toMatchObject({ verdict: "MAY", until: dayIn(400) })
    expect(await standing(after)).toMatchObject({ verdict: "MAY_NOT" })
  })

  it("is only for the agency whose job it is", async () => {
    const { id } = await newJob({ inHours: later() }, served.people.otherAgency)
    const asked = await newJob({ status: "NEW" })
    const { transport } = await clientOf("agency")
    for (const one of [id, asked.id])
      for (const call of [transport.vehicles, transport.drivers, transport.workers])
        expect(await statusOf(call({ params: { id: one }, query: {} }))).toBe(404)
  })
})
