import type { ListedTransport } from "@crewfleet/sdk"
import { transportStatuses, urgentFrom } from "@crewfleet/sdk/rules"
import type { Updateable } from "kysely"
import { beforeAll, expect, it } from "vitest"
import type { Tables } from "../../src/database/Tables.ts"
import { describeServed } from "../servedOnBoth.ts"
import { crewsAt } from "./crewsAt.ts"

describeServed("What is late or incomplete", (served) => {
  const { clientOf, askForLittle, newWorker, newJob, newPlace, addVehicle } = crewsAt(served)
  const { query } = served
  beforeAll(() => askForLittle())

  const listed = async (page = 0, size = 100) => {
    const { transport } = await clientOf("agency")
    return (await transport.list({ params: { page, size }, query: {} })).content
  }
  const instant = (at: Date | number) => (at instanceof Date ? at.toISOString() : undefined)

  /** From when on a job cannot wait: as the rule says of its line, which is what the database keeps. */
  const urgentSince = async (line: ListedTransport) => {
    const kept = await query((db) =>
      db
        .selectFrom("transportJobAgencies as asked")
        .innerJoin("transportJobs as job", "job.id", "jobId")
        .select(["asked.urgentFrom", "job.urgentFrom as ofJob"])
        .where("jobId", "=", line.id)
        .where("asked.agencyId", "=", served.people.agency)
        .executeTakeFirstOrThrow()
    )
    const rule = urgentFrom(line)
    expect(instant(kept.urgentFrom), line.transportStatus).toBe(rule)
    if (line.transportStatus !== "TAKEN") expect(instant(kept.ofJob), line.transportStatus).toBe(rule)
    return rule
  }

  it("is kept of each job as the rule says it, wherever the job stands", async () => {
    const { agency, otherAgency } = served.people
    for (const status of transportStatuses) await newJob({ status, inHours: -7 })
    await newJob({ asked: [agency, otherAgency], inHours: -8 }, otherAgency)
    const lines = await listed()
    expect(new Set(lines.map((line) => line.transportStatus)).size).toBe(transportStatuses.length + 1)
    for (const line of lines) await urgentSince(line)
  })

  it("follows vehicle, driver, leader, seats, places and what the ward changed", async () => {
    const vehicleId = await addVehicle({ regno: "UR1 GE" })
    const [leaderId, driverId] = [await newWorker({ code: 32 }), await newWorker({ code: 2 })]
    const job = await newJob({ lines: [{ code: 32 }], inHours: 9, vehicleId, driverId, leaderId })
    const isIncomplete = async () => {
      const line = (await listed()).find(({ id }) => id === job.id)
      return line !== undefined && (await urgentSince(line)) !== line.dateTimeRequired
    }
    const plan = (set: Updateable<Tables["transportJobs"]>) =>
      query((db) => db.updateTable("transportJobs").set(set).where("id", "=", job.id).execute())
    const seats = (numberOfStaff: number) =>
      query((db) =>
        db.updateTable("workerSpecs").set({ numberOfStaff }).where("jobId", "=", job.id).execute()
      )
    const place = (shiftStatus: "BOOKED" | "CANCELLED") =>
      query((db) =>
        db.updateTable("shiftBookings").set({ shiftStatus }).where("jobId", "=", job.id).execute()
      )
    const seen = (seenAt: Date | null) =>
      query((db) => db.updateTable("transportChanges").set({ seenAt }).where("jobId", "=", job.id).execute())
    expect(await isIncomplete()).toBe(true)
    await newPlace(job, leaderId)
    await query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId: job.id, before: "{}", after: "{}", at: new Date(), seenAt: new Date() })
        .execute()
    )
    expect(await isIncomplete()).toBe(false)
    for (const [breaks, mends] of [
      [() => plan({ vehicleId: null }), () => plan({ vehicleId })],
      [() => plan({ driverId: null }), () => plan({ driverId })],
      [() => plan({ leaderId: null }), () => plan({ leaderId })],
      [() => seats(2), () => seats(1)],
      [() => place("CANCELLED"), () => place("BOOKED")],
      [() => seen(null), () => seen(new Date())]
    ]) {
      await breaks?.()
      expect(await isIncomplete(), String(breaks)).toBe(true)
      await mends?.()
      expect(await isIncomplete(), String(mends)).toBe(false)
    }
  })

  it("comes first on all pages, and then what waits, each by its time", async () => {
    for (const inHours of [-9, 3, 30, 31]) await newJob({ inHours })
    const all = await listed()
    const size = 3
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / size) }, (_, page) => listed(page, size))
    )
    expect(pages.flat()).toEqual(all)
    const order = all.map((line) => [urgentFrom(line) ?? "never", line.dateTimeRequired].join())
    expect(order).toEqual(order.toSorted())
    const now = new Date().toISOString()
    const waits = all.map((line) => (urgentFrom(line) ?? "never") > now)
    expect(waits.indexOf(true)).toBeGreaterThan(size)
    expect(waits.lastIndexOf(false)).toBe(waits.indexOf(true) - 1)
  })
})
