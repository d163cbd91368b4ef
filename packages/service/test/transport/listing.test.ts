import { openTransportStatuses, urgentFrom } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { crewsAt } from "./crewsAt.ts"

const page = { page: 0, size: 50 }
const hour = 3_600_000

describeServed("The lists of transport jobs", (served) => {
  const { clientOf, askForLittle, newWorker, newJob, newPlace, addVehicle, addBooking } = crewsAt(served)
  beforeAll(() => askForLittle())

  const listed = async (who: string, query: object = {}) => {
    const { transport } = await clientOf(who)
    return transport.list({ params: page, query })
  }
  const lineOf = async (id: number, who = "agency") =>
    (await listed(who)).content.find((line) => line.id === id)

  it("say what an agency has yet to do, in the order in which it is done", async () => {
    const [leader, driverId] = [await newWorker({ code: 32 }), await newWorker({ code: 2 })]
    const bare = await newJob({ lines: [{ code: 32, staff: 2 }], inHours: 40 })
    expect(await lineOf(bare.id)).toMatchObject({
      ...{ seats: 2, seatsBooked: 0, applied: 0 },
      lacks: ["VEHICLE", "DRIVER", "SEATS", "LEADER"]
    })
    const vehicleId = await addVehicle({ regno: "LI1 ST" })
    const full = await newJob({
      ...{ lines: [{ code: 32 }], inHours: 50, vehicleId, driverId },
      leaderId: leader
    })
    await newPlace(full, leader)
    await newPlace(full, await newWorker({ code: 32 }), "APPLIED")
    expect(await lineOf(full.id)).toMatchObject({
      ...{ seats: 1, seatsBooked: 1, applied: 1, lacks: [] },
      ...{ vehicle: "Ford Focus", driver: expect.stringMatching(/^Ivo Dale/) }
    })
    await served.query((db) =>
      db
        .insertInto("transportChanges")
        .values({ jobId: full.id, before: "{}", after: "{}", at: new Date() })
        .execute()
    )
    expect((await lineOf(full.id))?.lacks).toEqual(["CHANGES"])
    const onTheRoad = await newJob({ status: "IN_PROGRESS", inHours: -1 })
    const over = await newJob({ status: "CLOSED", inHours: -90 })
    const asked = await newJob({ status: "NEW" })
    for (const { id } of [onTheRoad, over]) expect((await lineOf(id))?.lacks).toEqual([])
    expect(await lineOf(asked.id)).toMatchObject({ transportStatus: "NEW", seats: 1 })
    expect(await lineOf(asked.id)).not.toHaveProperty("lacks")
    await served.query((db) =>
      db
        .updateTable("shiftBookings")
        .set({ shiftStatus: "CANCELLED" })
        .where("workerId", "=", leader)
        .execute()
    )
    expect((await lineOf(full.id))?.lacks).toEqual(["CHANGES", "SEATS", "LEADER"])
  })

  it("tell an agency of a job that another has accepted no more than what was asked", async () => {
    const { agency, otherAgency } = served.people
    const vehicleId = await addVehicle({ regno: "LI2 ST", agencyId: otherAgency })
    const { id } = await newJob(
      { asked: [agency, otherAgency], vehicleId, inHours: 60, pickupPostCode: "LS1 4AP" },
      otherAgency
    )
    const line = await lineOf(id)
    expect(line).toMatchObject({ transportStatus: "TAKEN", pickupPostCode: "LS1 4AP" })
    for (const field of ["vehicle", "driver", "seatsBooked", "lacks", "agencyName", "shiftDate"])
      expect(line).not.toHaveProperty(field)
    expect(await lineOf(id, "other-agency")).toMatchObject({
      transportStatus: "ACCEPTED",
      vehicle: "Ford Focus"
    })
    expect(await lineOf(id, "admin")).toMatchObject({ transportStatus: "ACCEPTED", agencyName: "Avon Vans" })
    const { totalElements, content } = await listed("agency", { statuses: ["TAKEN"] })
    expect(totalElements).toBe(content.length)
    expect(content.map((one) => one.id)).toContain(id)
  })

  it("come in the order of their times, are found by their texts and counted without counting", async () => {
    const ids = []
    for (const inHours of [500, 480, 490])
      ids.push((await newJob({ inHours, searchText: "x-77 oakfield" })).id)
    const [last, first, middle] = ids
    const found = await listed("agency", { searchCriteria: "Oakfield" })
    expect(found.content.map(({ id }) => id)).toEqual([first, middle, last])
    expect(found.totalElements).toBe(3)
    for (const [direction, id] of [
      ["ASC", first],
      ["DESC", last]
    ] as const)
      expect((await listed("agency", { searchCriteria: "oakfield", direction })).content[0]?.id).toBe(id)
    expect((await listed("admin", { searchCriteria: "oakfield" })).content).toHaveLength(3)
    expect((await listed("other-agency", { searchCriteria: "oakfield" })).content).toEqual([])
    const all = await listed("agency", { statuses: ["ACCEPTED"] })
    expect(all.totalElements).toBe(all.content.length)
    expect((await listed("admin", { statuses: ["TAKEN"] })).content).toEqual([])
  })

  it("stand on a board by where they stand, what is late or incomplete on top, with how many there are", async () => {
    const late = await newJob({ status: "NEW", inHours: -200 })
    await newJob({ status: "NEW", inHours: 2 })
    const { transport } = await clientOf("agency")
    const board = await transport.board({ query: {} })
    expect(board.map(({ transportStatus }) => transportStatus)).toEqual([...openTransportStatuses])
    for (const { transportStatus, total, jobs } of board) {
      expect(total).toBe(jobs.length)
      for (const job of jobs) expect(job.transportStatus).toBe(transportStatus)
      const times = jobs.map((job) => [urgentFrom(job) ?? "9", job.dateTimeRequired].join())
      expect(times).toEqual(times.toSorted())
    }
    expect(board[0]?.jobs[0]?.id).toBe(late.id)
  })

  it("have a schedule of vehicles, drivers and crew, with jobs and hires, and no other agency's job by name", async () => {
    const { otherAgency } = served.people
    const vehicleId = await addVehicle({ regno: "SC1 HD" })
    const idle = await addVehicle({ regno: "SC2 HD", status: "INACTIVE" })
    const driverId = await newWorker({ code: 2 })
    const shared = await newWorker({ code: 32 })
    const job = await newJob({ inHours: 700, vehicleId, driverId })
    const elsewhere = await newJob({ inHours: 700 }, otherAgency)
    await newPlace(elsewhere, shared)
    const from = new Date(Date.now() + 650 * hour).toISOString()
    const to = new Date(Date.now() + 760 * hour).toISOString()
    const startAt = new Date(Date.now() + 720 * hour).toISOString()
    await addBooking({ vehicleId, status: "BOOKED", startAt, endAt: to })
    const { transport } = await clientOf("agency")
    const lanes = await transport.schedule({ query: { from, to } })
    const laneOf = (kind: string, id: number) => lanes.find((one) => one.kind === kind && one.id === id)
    expect(laneOf("VEHICLE", vehicleId)).toMatchObject({
      ...{ name: "Ford Focus", detail: "SC1 HD" },
      engagements: expect.arrayContaining([
        expect.objectContaining({ jobId: job.id, status: "ACCEPTED" }),
        expect.objectContaining({ bookingId: expect.any(Number), status: "BOOKED" })
      ])
    })
    expect(laneOf("VEHICLE", idle)).toBeUndefined()
    expect(laneOf("DRIVER", driverId)?.engagements).toMatchObject([{ jobId: job.id }])
    const [engagement] = laneOf("CREW", shared)?.engagements ?? []
    expect(engagement).toMatchObject({ ref: "Work for another agency" })
    expect(engagement).not.toHaveProperty("jobId")
    expect(engagement).not.toHaveProperty("status")
    const kinds = lanes.map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))

    const asked = (query: { from: string; to: string }) => refusalOf(transport.schedule({ query }))
    expect(await asked({ from: to, to: from })).toMatchObject({ status: 400, violations: [{ field: "to" }] })
    expect(await asked({ from: "2026-01-01T00:00:00Z", to: "2026-03-05T00:00:00Z" })).toMatchObject({
      status: 400
    })
  })

  const order = ["VEHICLE", "DRIVER", "CREW"]
})
