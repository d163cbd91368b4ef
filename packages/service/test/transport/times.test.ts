import type { WorkerTimes } from "@crewfleet/sdk"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { crewsAt } from "./crewsAt.ts"

const hour = 3_600_000
// Of one instant, so that what lasts six hours lasts no millisecond more.
const now = Date.now()
const ago = (hours: number) => new Date(now - hours * hour).toISOString()

describeServed("The hours of a crew", (served) => {
  const { clientOf, askForLittle, newWorker, newJob, newPlace } = crewsAt(served)
  const { mails } = inWordsOf(served)
  beforeAll(() => askForLittle())

  /** A journey that is over, with two of a crew. */
  const over = async (more: Parameters<typeof newJob>[0] = {}) => {
    const workers = [await newWorker(), await newWorker()]
    const job = await newJob({ status: "LOGGED", inHours: -20, lines: [{ staff: 2 }], ...more })
    const places = []
    for (const worker of workers) places.push(await newPlace(job, worker))
    const [first = 0, second = 0] = places
    return { ...job, workers, first, second }
  }
  const save = async (id: number, times: WorkerTimes["times"], who = "agency", named = id) => {
    const { transport } = await clientOf(who)
    return transport.saveTimes({ params: { id }, query: {}, payload: { id: named, times } })
  }
  const worked = (bookingId: number, more: Partial<WorkerTimes["times"][number]> = {}) => ({
    ...{ bookingId, start: ago(20), end: ago(14), breakTime: 30 },
    ...more
  })

  it("are entered for some of them, and complete their places", async () => {
    const { id, first, second } = await over()
    const [line] = (await save(id, [worked(first)])).transportWorkerSpecList
    expect(line?.bookings.map(({ shiftStatus }) => shiftStatus)).toEqual(["COMPLETED", "BOOKED"])
    expect(line?.bookings[0]?.times).toMatchObject([{ breakTime: 30, by: "Robin Shaw" }])
    expect(line?.bookings[0]?.times?.[0]).not.toHaveProperty("reason")
    const job = await save(id, [worked(second, { breakTime: undefined })])
    expect(job.facts?.timesOwed).toBe(0)
    expect(job.transportWorkerSpecList[0]?.bookings[1]?.times).toMatchObject([{ breakTime: 0 }])
  })

  it("stay as they were first entered: a correction says why, stands beside them, and is told to the worker", async () => {
    const { id, first, workers } = await over()
    await save(id, [worked(first)])
    expect(await refusalOf(save(id, [worked(first, { breakTime: 60 })]))).toMatchObject({
      ...{
        status: 400,
        violations: [{ field: "times.0.reason", message: "Say why the earlier entry is corrected" }]
      }
    })
    const job = await save(id, [worked(first, { breakTime: 60, reason: " Two breaks " })])
    expect(job.transportWorkerSpecList[0]?.bookings[0]?.times).toMatchObject([
      { breakTime: 60, reason: "Two breaks" },
      { breakTime: 30 }
    ])
    const { email } = await served.query((db) =>
      db
        .selectFrom("workers")
        .select("email")
        .where("id", "=", workers[0] ?? 0)
        .executeTakeFirstOrThrow()
    )
    const sent = (await mails()).filter(({ recipient }) => recipient === email)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain("were corrected")
    expect(sent[0]?.text).not.toContain("Two breaks")
  })

  it("of a closed job are countered by another entry, and the job stays closed", async () => {
    const { id, first, second } = await over()
    await save(id, [worked(first), worked(second)])
    const { transport } = await clientOf("agency")
    await transport.step({ params: { id }, query: {}, payload: { event: "job.closed" } })
    expect(await statusOf(save(id, [worked(first, { end: ago(13) })]))).toBe(400)
    const job = await save(id, [worked(first, { end: ago(13), reason: "Came back later" })])
    expect(job.transportStatus).toBe("CLOSED")
    expect(job.transportWorkerSpecList[0]?.bookings[0]?.times).toHaveLength(2)
  })

  it("are looked at each by itself, and nothing is kept where one is wrong", async () => {
    const { id, first, second, ...job } = await over()
    const applied = await newPlace({ id, ...job }, await newWorker(), "APPLIED")
    const removed = await newPlace({ id, ...job }, await newWorker(), "CANCELLED")
    const other = await over()
    const wrong: ReadonlyArray<readonly [string, Partial<WorkerTimes["times"][number]>]> = [
      ["end", { end: ago(20.5) }],
      ["end", { end: ago(20), start: ago(20) }],
      ["end", { start: ago(70) }],
      ["end", { end: ago(-1) }],
      ["breakTime", { breakTime: 360 }],
      ["breakTime", { breakTime: -1 }],
      ["reason", { reason: "x".repeat(501) }],
      ["bookingId", { bookingId: applied }],
      ["bookingId", { bookingId: removed }],
      ["bookingId", { bookingId: other.first }],
      ["bookingId", { bookingId: 999_999_999 }],
      ["bookingId", { bookingId: first }]
    ]
    for (const [part, more] of wrong)
      expect(await refusalOf(save(id, [worked(first), worked(second, more)])), part).toMatchObject({
        ...{ status: 400, violations: [{ field: `times.1.${part}` }] }
      })
    expect(await refusalOf(save(id, [worked(first)], "agency", other.id))).toMatchObject({
      ...{ status: 400, violations: [{ field: "id" }] }
    })
    const kept = await served.query((db) =>
      db.selectFrom("shiftTimes").select("id").where("bookingId", "in", [first, second]).execute()
    )
    expect(kept).toEqual([])
  })

  it("are not entered before the crew has left, nor by another agency", async () => {
    const { id, first } = await over({ status: "COMMITTED" })
    expect(await refusalOf(save(id, [worked(first)]))).toMatchObject({
      ...{ status: 409, message: "The journey has not started yet" }
    })
    expect(await statusOf(save(id, [worked(first)], "other-agency"))).toBe(404)
  })

  it("across the change of the clocks are what was worked", async () => {
    const { id, first } = await over()
    // In London the clocks went back at two on 25 October 2026.
    const start = "2026-10-24T21:00:00.000Z"
    const end = "2026-10-25T07:00:00.000Z"
    served.ahead = Math.max(0, Date.parse("2026-11-01T00:00:00Z") - Date.now())
    const job = await save(id, [worked(first, { start, end, breakTime: 60 })])
    expect(job.transportWorkerSpecList[0]?.bookings[0]?.times).toMatchObject([{ start, end, breakTime: 60 }])
    served.ahead = 0
  })
})
