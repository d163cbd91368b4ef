import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"
import { patientWords } from "./someRequest.ts"

const hour = 3_600_000

describeServedOnce("A journey whose crew was sent", (served) => {
  const { planned, crewMember, ambulance, desk, specOf, mails, mailsTo, askLittle, forgetTries } =
    jobsAt(served)
  let day = 10
  beforeAll(askLittle)
  beforeEach(() => {
    day += 2
    served.ahead = 0
    return forgetTries()
  })

  const sent = async () => {
    const transport = await desk()
    const { job, ...crew } = await planned(day)
    const params = { id: job.id }
    const times = { start: inDays(day), end: new Date(Date.parse(inDays(day)) + 4 * hour).toISOString() }
    await transport.authorise({ params, payload: { transportId: job.id, ...times, breakTime: 0 } })
    const committed = await transport.step({ params, payload: { event: "job.committed" } })
    return { transport, params, job: committed, ...crew }
  }
  const told = async (to: string, ref: string) =>
    (await mailsTo(to))
      .filter(({ subject }) => subject.includes(ref))
      .map(({ text }) => text.split("\n")[0] ?? "")
      .toReversed()
  const workerTold = async (id: number, ref: string) => {
    const { email } = await served.query((db) =>
      db.selectFrom("workers").select("email").where("id", "=", id).executeTakeFirstOrThrow()
    )
    return (await told(email, ref)).at(-1)
  }
  const agency = "agency@crewfleet.example"

  it("keeps vehicle, driver and leader until others take their place", async () => {
    const { transport, params, job, leader, driver } = await sent()
    const refusals = [
      [transport.pickVehicle, "The crew was sent: pick another vehicle instead."],
      [transport.pickDriver, "The crew was sent: pick another driver instead."],
      [transport.nameLeader, "The crew was sent: name somebody else instead."]
    ] as const
    for (const [take, message] of refusals)
      expect(await refusalOf(take({ params, payload: {} }))).toMatchObject({ status: 409, message })
    const bookingId = specOf(job, 2).bookings.find(({ worker }) => worker.id === driver)?.id ?? 0
    const removal = transport.reject({ params: { bookingId }, payload: { reason: "Ill" } })
    expect(await refusalOf(removal)).toMatchObject({
      status: 409,
      message: "They drive, and the crew was sent: pick another driver first"
    })
    expect(await transport.byId({ params, query: {} })).toMatchObject({
      vehicle: { id: job.vehicle?.id },
      driver: { id: driver },
      teamLeader: { id: leader }
    })
  })

  it("goes with another vehicle, of which leader and agency are told", async () => {
    const { transport, params, job, leader } = await sent()
    const idle = await ambulance()
    await served.query((db) =>
      db.updateTable("vehicles").set({ status: "INACTIVE" }).where("id", "=", idle).execute()
    )
    expect(await refusalOf(transport.pickVehicle({ params, payload: { id: idle } }))).toMatchObject({
      status: 400
    })
    const id = await ambulance()
    const { vehicle } = await transport.pickVehicle({ params, payload: { id } })
    expect(vehicle?.id).toBe(id)
    await transport.pickVehicle({ params, payload: { id } })
    const words = new RegExp(`goes with another vehicle: .*${vehicle?.regno}`)
    expect(await workerTold(leader, job.refPrefix)).toMatch(words)
    expect((await told(agency, job.refPrefix)).filter((text) => words.test(text))).toHaveLength(1)
    const [last] = await transport.history({ params, query: {} })
    expect(last).toMatchObject({
      event: "vehicle.exchanged",
      reason: expect.stringContaining(vehicle?.regno ?? "-")
    })
  })

  it("goes with another driver, who has the seat from then on", async () => {
    const { transport, params, job, leader, driver } = await sent()
    const id = await crewMember()
    const after = await transport.pickDriver({ params, payload: { id } })
    expect(after.driver?.id).toBe(id)
    expect(specOf(after, 2).bookings.map(({ worker, shiftStatus }) => [worker.id, shiftStatus])).toEqual([
      [driver, "CANCELLED"],
      [id, "BOOKED"]
    ])
    expect(await workerTold(driver, job.refPrefix)).toMatch(
      /somebody else drives the journey .* by now\. You are not booked for it any more\.$/
    )
    expect(await workerTold(id, job.refPrefix)).toMatch(/you drive the journey/)
    expect(await workerTold(leader, job.refPrefix)).toMatch(/has another driver: /)
    expect((await told(agency, job.refPrefix)).at(-1)).toMatch(/^The journey .* has another driver: /)
    const all = JSON.stringify(await mails())
    for (const word of patientWords) expect(all).not.toContain(word)
  })

  it("leaves only while all that sent it holds", async () => {
    const { transport, params, job, leader, nurses } = await sent()
    const nurse = nurses.find((id) => id !== leader) ?? 0
    const place = specOf(job, 32).bookings.find(({ worker }) => worker.id === nurse)?.id ?? 0
    const short = await transport.reject({ params: { bookingId: place }, payload: { reason: "Ill" } })
    expect(short.facts?.seatsLeft).toBe(1)
    const leaving = () => transport.step({ params, payload: { event: "journey.started" } })
    expect(await refusalOf(leaving())).toMatchObject({ status: 409, message: "One seat is not booked" })
    await transport.bookWorker({
      params: { id: job.id, specId: specOf(job, 32).workerSpecId },
      payload: { workerId: await crewMember() }
    })
    await served.query((db) =>
      db
        .updateTable("vehicles")
        .set({ status: "INACTIVE" })
        .where("id", "=", job.vehicle?.id ?? 0)
        .execute()
    )
    expect(await refusalOf(leaving())).toMatchObject({
      ...{ status: 409, message: "The vehicle is not approved, or out of service: pick another" }
    })
    await transport.pickVehicle({ params, payload: { id: await ambulance() } })
    expect((await leaving()).transportStatus).toBe("IN_PROGRESS")
  })

  it("takes nobody more once its planned end has passed", async () => {
    const { transport, params, job, leader, nurses } = await sent()
    const nurse = nurses.find((id) => id !== leader) ?? 0
    const place = specOf(job, 32).bookings.find(({ worker }) => worker.id === nurse)?.id ?? 0
    await transport.reject({ params: { bookingId: place }, payload: { reason: "Ill" } })
    const workerId = await crewMember()
    served.ahead = Date.parse(job.shiftEndDate ?? "") - Date.now() + hour
    const late = await desk()
    const booking = late.bookWorker({
      params: { id: job.id, specId: specOf(job, 32).workerSpecId },
      payload: { workerId }
    })
    expect(await refusalOf(booking)).toMatchObject({
      status: 409,
      message: "The planned end of this job has passed: nobody can be booked for it any more"
    })
    const other = nurses.find((id) => id === leader) ?? 0
    expect((await late.nameLeader({ params, payload: { id: other } })).teamLeader?.id).toBe(leader)
  })
})
