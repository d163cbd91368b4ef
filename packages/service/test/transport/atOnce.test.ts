import { isSeatTaken } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { crewsAt } from "./crewsAt.ts"

/** Fifty take their turn, however slow the machine is. */
const patient = { timeLimit: 120_000 }

describeServed("At once", (served) => {
  const { clientOf, askForLittle, newWorker, newJob, newPlace, addVehicle } = crewsAt(served)
  beforeAll(() => askForLittle())

  const taken = (specId: number | undefined) =>
    served.query(async (db) => {
      const rows = await db
        .selectFrom("shiftBookings")
        .select("shiftStatus")
        .where("specId", "=", specId ?? 0)
        .execute()
      return rows.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length
    })

  const ending = async (calls: ReadonlyArray<Promise<unknown>>) => {
    const refusals = await Promise.all(calls.map(refusalOf))
    return { done: refusals.filter((one) => one === undefined).length, refusals: refusals.filter(Boolean) }
  }

  it("fifty workers are booked on three seats: three have one, and the others read that all are taken", async () => {
    const { transport } = await clientOf("agency")
    const { id, specs } = await newJob({ lines: [{ staff: 3 }] })
    const workers: Array<number> = []
    for (let one = 0; one < 50; one += 1) workers.push(await newWorker())
    const { done, refusals } = await ending(
      workers.map((workerId) =>
        transport.bookWorker(
          { params: { id, specId: specs[0] ?? 0 }, query: {}, payload: { workerId } },
          patient
        )
      )
    )
    expect(done).toBe(3)
    expect(await taken(specs[0])).toBe(3)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 409, message: expect.stringMatching(/seats? .*taken|faster/) })
  })

  it("fifty who have applied are approved for the last seat: one has it", async () => {
    const { transport } = await clientOf("agency")
    const job = await newJob()
    const places: Array<number> = []
    for (let one = 0; one < 50; one += 1) places.push(await newPlace(job, await newWorker(), "APPLIED"))
    const { done } = await ending(
      places.map((bookingId) => transport.approve({ params: { bookingId }, query: {}, payload: {} }, patient))
    )
    expect(done).toBe(1)
    expect(await taken(job.specs[0])).toBe(1)
  })

  it("one worker is booked for two jobs of one hour: one has them, of an agency or of another", async () => {
    const { agency, otherAgency } = served.people
    await askForLittle(otherAgency)
    const workerId = await newWorker()
    await served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({
          ...{ workerId, agencyId: otherAgency, fitToWork: true, rightToWork: "Citizen" },
          sharesSince: new Date()
        })
        .execute()
    )
    await served.query((db) =>
      db
        .insertInto("workerJobs")
        .values({
          workerId,
          agencyId: otherAgency,
          assignmentCodeId: 1,
          paymentMethodId: 1,
          addedAt: new Date()
        })
        .execute()
    )
    const jobs = [
      { who: "agency", ...(await newJob({ inHours: 200 }, agency)) },
      { who: "agency", ...(await newJob({ inHours: 203 }, agency)) },
      { who: "other-agency", ...(await newJob({ inHours: 204 }, otherAgency)) }
    ]
    const { done, refusals } = await ending(
      jobs.map(async ({ who, id, specs }) =>
        (await clientOf(who)).transport.bookWorker({
          ...{ params: { id, specId: specs[0] ?? 0 }, query: {}, payload: { workerId } }
        })
      )
    )
    expect(done).toBe(1)
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409 })
  })

  it("one vehicle is picked for two jobs of one hour: one has it", async () => {
    const { transport } = await clientOf("agency")
    const vehicleId = await addVehicle({ regno: "TW1 CE" })
    const jobs = [await newJob({ inHours: 300 }), await newJob({ inHours: 303 })]
    const { done, refusals } = await ending(
      jobs.map(({ id }) => transport.pickVehicle({ params: { id }, query: {}, payload: { id: vehicleId } }))
    )
    expect(done).toBe(1)
    expect(refusals).toMatchObject([{ status: 409 }])
  })

  it("twenty agencies accept one job: one has it, and the others read that it is taken", async () => {
    const names = Array.from({ length: 20 }, (_, at) => `carrier${at}`)
    const agencyIds = await served.query(async (db) => {
      const { passwordHash } = await db
        .selectFrom("users")
        .select("passwordHash")
        .where("email", "=", "agency@crewfleet.example")
        .executeTakeFirstOrThrow()
      const role = await db
        .selectFrom("roles")
        .select("id")
        .where("name", "=", "Agency manager")
        .executeTakeFirstOrThrow()
      const agencies = await db
        .insertInto("agencies")
        .values(names.map((name) => ({ name })))
        .returning("id")
        .execute()
      const users = await db
        .insertInto("users")
        .values(
          names.map((name, at) => ({
            ...{ email: `${name}@crewfleet.example`, passwordHash, firstName: "Ada", lastName: "Hill" },
            ...{ userType: "AGENCY" as const, agentId: agencies[at]?.id ?? 0 }
          }))
        )
        .returning("id")
        .execute()
      await db
        .insertInto("userRoles")
        .values(users.map(({ id: userId }) => ({ userId, roleId: role.id })))
        .execute()
      return agencies.map(({ id }) => id)
    })
    const { id } = await newJob({ status: "NEW", asked: agencyIds })
    const clients = []
    for (const name of names) clients.push(await clientOf(name))
    const { done, refusals } = await ending(
      clients.map(({ transport }) =>
        transport.step({ params: { id }, query: {}, payload: { event: "job.accepted" } }, patient)
      )
    )
    expect(done).toBe(1)
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 409, message: "Another agency has accepted this job." })
    const standings = await Promise.all(
      clients.map(async ({ transport }) => {
        const { content } = await transport.list({ params: { page: 0, size: 10 }, query: {} })
        return content.map(({ transportStatus }) => transportStatus)
      })
    )
    expect(standings.flat().toSorted()).toEqual(["ACCEPTED", ...Array(19).fill("TAKEN")])
  })
})
