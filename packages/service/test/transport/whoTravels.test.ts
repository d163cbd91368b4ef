import type { TransportJob } from "@crewfleet/sdk"
import { driverCodeId } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("Who travels in a transport job", (served) => {
  const at = jobsAt(served)
  const { accepted, planned, crewMember, desk, specOf, mailsTo } = at
  let day = 10
  beforeAll(at.askLittle)
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  const times = () => ({
    start: inDays(day),
    end: new Date(Date.parse(inDays(day)) + 4 * 3_600_000).toISOString(),
    breakTime: 30
  })
  const authorise = async (id: number) =>
    (await desk()).authorise({ params: { id }, payload: { transportId: id, ...times() } })
  const step = async (id: number, event: "job.committed" | "job.cancelled", reason?: string) =>
    (await desk()).step({ params: { id }, payload: { event, ...(reason && { reason }) } })
  const setGender = (id: number, gender: "FEMALE" | "MALE") =>
    served.query((db) => db.updateTable("workers").set({ gender }).where("id", "=", id).execute())
  const placesOf = (jobId: number) =>
    served.query((db) =>
      db.selectFrom("shiftBookings").selectAll().where("jobId", "=", jobId).orderBy("id").execute()
    )
  const emailOf = async (id: number) =>
    (
      await served.query((db) =>
        db.selectFrom("workers").select("email").where("id", "=", id).executeTakeFirstOrThrow()
      )
    ).email
  /** The lines for drivers: for whom, how many, and who is booked. */
  const driversOf = ({ transportWorkerSpecList }: TransportJob) =>
    transportWorkerSpecList
      .filter(({ assignmentCode }) => assignmentCode === driverCodeId)
      .map(({ gender, numberOfStaff, bookings }) => [
        gender,
        numberOfStaff,
        bookings.map(({ worker }) => worker.id)
      ])
  /** Puts what an agency says in the place of a line of the crew. */
  const asks = async (id: number, code: number, more: object) => {
    const transport = await desk()
    const { transportWorkerSpecList: lines } = await transport.byId({ params: { id } })
    const transportWorkerSpecList = lines.map(({ rowId, assignmentCode, gender, numberOfStaff }) => ({
      ...{ rowId, assignmentCode, numberOfStaff, gender: gender as "FEMALE" },
      ...(assignmentCode === code && more)
    }))
    return transport.saveCrew({ params: { id }, payload: { transportWorkerSpecList } })
  }

  it("a woman where one is asked for, also where the ward or the agency asks for her later", async () => {
    const { job, driver } = await planned(day)
    await setGender(driver, "MALE")
    const asked = await asks(job.id, 2, { gender: "FEMALE" })
    expect(asked.facts?.ineligible).toEqual([expect.stringContaining("The ward asks for a woman")])
    expect(await refusalOf(authorise(job.id))).toMatchObject({
      status: 409,
      message: expect.stringContaining("The ward asks for a woman")
    })
    await asks(job.id, 2, { gender: "MALE" })
    expect((await authorise(job.id)).transportStatus).toBe("AUTHORIZED")
  })

  it("those whom lines ask for that stay as they are where none are told", async () => {
    const job = await accepted(day)
    const transport = await desk()
    const after = await transport.saveCrew({ params: { id: job.id }, payload: {} })
    expect(after.transportWorkerSpecList).toEqual(job.transportWorkerSpecList)
    expect(after.transportWorkerSpecList.length).toBeGreaterThan(0)
  })

  it("nobody whom the agency has let go, and whose papers end between booking and commitment", async () => {
    const { job, nurses } = await planned(day)
    await authorise(job.id)
    const [, second = 0] = nurses
    const set = (more: object) =>
      served.query((db) =>
        db.updateTable("workerAgencies").set(more).where("workerId", "=", second).execute()
      )
    await set({ nextCheckDate: inDays(day - 1).slice(0, 10) })
    expect(await refusalOf(step(job.id, "job.committed"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("may not")
    })
    await set({ nextCheckDate: "2097-01-01" })
    await set({ standing: "LEFT" })
    expect(await refusalOf(step(job.id, "job.committed"))).toMatchObject({
      status: 409,
      message: expect.stringContaining("They do not work for this agency")
    })
    await set({ standing: "TAKEN_ON" })
    expect((await step(job.id, "job.committed")).transportStatus).toBe("COMMITTED")
  })

  it("no driver who has given the driver's seat back, or was taken off it", async () => {
    const { job, driver } = await planned(day)
    const transport = await desk()
    const [place] = specOf(job, 2).bookings
    expect(place?.worker.id).toBe(driver)
    const without = await transport.reject({ params: { bookingId: place?.id ?? 0 }, payload: {} })
    expect(without).not.toHaveProperty("driver")
    expect(without.facts).toMatchObject({ hasDriver: false, seatsLeft: 1 })
    const other = await accepted(day)
    expect(
      (await transport.pickDriver({ params: { id: other.id }, payload: { id: driver } })).driver?.id
    ).toBe(driver)
  })

  it("a driver who is booked as a nurse there drives on when another nurse goes", async () => {
    const { job, leader, nurses } = await planned(day)
    const transport = await desk()
    const params = { id: job.id }
    const picked = await transport.pickDriver({ params, payload: { id: leader } })
    expect(picked).toMatchObject({ driver: { id: leader }, teamLeader: { id: leader } })
    expect((await placesOf(job.id)).filter(({ workerId }) => workerId === leader)).toHaveLength(1)
    const other = specOf(picked, 32).bookings.find(({ worker }) => worker.id === nurses[1])
    const after = await transport.reject({ params: { bookingId: other?.id ?? 0 }, payload: {} })
    expect(after.driver?.id).toBe(leader)
  })

  it("a driver for whom a seat is added where the one that is left is for another", async () => {
    const job = await accepted(day)
    await asks(job.id, 2, { gender: "MALE" })
    const driver = await crewMember()
    const transport = await desk()
    const picked = await transport.pickDriver({ params: { id: job.id }, payload: { id: driver } })
    expect(picked.driver?.id).toBe(driver)
    expect(await placesOf(job.id)).toMatchObject([{ workerId: driver, shiftStatus: "BOOKED" }])
    expect(driversOf(picked)).toEqual([
      ["MALE", 1, []],
      ["NO_PREFERENCE", 1, [driver]]
    ])
  })

  it("a driver for whom nobody has asked", async () => {
    const job = await accepted(day)
    await asks(job.id, 2, { numberOfStaff: 0 })
    const driver = await crewMember([2])
    const transport = await desk()
    const params = { id: job.id }
    await transport.pickDriver({ params, payload: { id: driver } })
    const again = await transport.pickDriver({ params, payload: { id: driver } })
    expect(driversOf(again)).toEqual([
      ["NO_PREFERENCE", 0, []],
      ["NO_PREFERENCE", 1, [driver]]
    ])
    const without = await transport.reject({
      params: { bookingId: (await placesOf(job.id))[0]?.id ?? 0 },
      payload: {}
    })
    expect(without).not.toHaveProperty("driver")
  })

  it("a driver beside one who is booked and does not drive, who is mailed as the crew is", async () => {
    const { job } = await planned(day)
    const transport = await desk()
    const params = { id: job.id }
    const driver = await crewMember([2])
    await transport.pickDriver({ params, payload: {} })
    await transport.pickDriver({ params, payload: { id: driver } })
    await authorise(job.id)
    await step(job.id, "job.cancelled", "The ward telephoned")
    const mails = await mailsTo(await emailOf(driver))
    const said = ["does not take place", "has other times now", "you are booked for the journey"]
    // What is put down within a moment is sent side by side.
    expect(said.map((words) => mails.filter(({ text }) => text.includes(words)).length)).toEqual([1, 1, 1])
    expect(mails).toHaveLength(3)
  })
})
