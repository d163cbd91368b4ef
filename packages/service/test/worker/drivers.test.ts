import type { ShiftStatus } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { staffAt } from "./staffAt.ts"

const licence = {
  issuer: "DVLA",
  licenceNumber: "MORGA657054SM9IJ",
  categories: "B, C1",
  licenceExpiry: "2099-05-04",
  checkedOn: "2026-01-20",
  checkResult: "CLEAR",
  penaltyPoints: 3
}
const first = { page: 0, size: 10 }
const hour = 3_600_000

describeServedOnce("A driver of an agency", (served) => {
  const { clientOf, newWorker } = staffAt(served)

  /** The worker belongs to the other agency too. */
  const join = (workerId: number) =>
    served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({ workerId, agencyId: served.people.otherAgency, sharesSince: new Date() })
        .execute()
    )

  /** A shift that begins in so many hours and takes two. */
  const book = (
    workerId: number,
    inHours: number,
    more: { agencyId?: number; shiftStatus?: ShiftStatus } = {}
  ) =>
    served.query(async (db) => {
      const { agency, client: clientId } = served.people
      const { agencyId = agency, shiftStatus = "BOOKED" } = more
      const begins = new Date(Date.now() + inHours * hour)
      const { id: jobId } = await db
        .insertInto("transportJobs")
        .values({ agencyId, clientId, ref: `T${inHours}`, requiredAt: begins, createdAt: new Date() })
        .returning("id")
        .executeTakeFirstOrThrow()
      const shiftEndDate = new Date(begins.getTime() + 2 * hour)
      await db
        .insertInto("shiftBookings")
        .values({ jobId, workerId, assignmentCodeId: 2, shiftDate: begins, shiftEndDate, shiftStatus })
        .execute()
    })

  it("has a licence that is checked by its rules, and kept over the version that was seen", async () => {
    const { driver } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const fresh = await driver.licence({ params })
    expect(fresh).toMatchObject({ drives: false, version: 0 })
    expect(fresh).not.toHaveProperty("licenceNumber")
    const wrong = { ...licence, licenceNumber: "MORGA1", categories: "B, C2" }
    expect(await refusalOf(driver.saveLicence({ params, payload: wrong }))).toMatchObject({
      violations: [
        {
          field: "licenceNumber",
          message: "A DVLA licence number has 16 characters, such as MORGA657054SM9IJ"
        },
        { field: "categories", message: "C2 is not a category of a driving licence" }
      ]
    })
    const payload = { ...licence, licenceNumber: "morga 657054 sm9ij", version: 0 }
    expect(await driver.saveLicence({ params, payload })).toMatchObject({ ...licence, version: 1 })
    expect(await statusOf(driver.saveLicence({ params, payload }))).toBe(409)
    const renewed = { ...licence, penaltyPoints: null, version: 1 }
    const saved = await driver.saveLicence({ params, payload: renewed })
    expect(saved).toMatchObject({ version: 2 })
    expect(saved).not.toHaveProperty("penaltyPoints")
  })

  it("is one of two savings at once, of which the other is refused", async () => {
    const { driver } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const payload = { ...licence, version: 0 }
    const told = await Promise.all([
      statusOf(driver.saveLicence({ params, payload })),
      statusOf(driver.saveLicence({ params, payload }))
    ])
    expect(told.toSorted()).toEqual([409, undefined])
  })

  it("drives while a job of theirs does, and stays on record once they have left", async () => {
    const { driver, agencyWorker } = await clientOf("agency")
    const params = { workerId: await newWorker() }
    const drives = async () => (await driver.licence({ params })).drives
    await agencyWorker.addJob({ params, payload: { assignmentCodeId: 32, paymentMethodId: 1 } })
    expect(await drives()).toBe(false)
    await agencyWorker.addJob({ params, payload: { assignmentCodeId: 2, paymentMethodId: 1 } })
    expect(await drives()).toBe(true)
    await driver.saveLicence({ params, payload: licence })
    await agencyWorker.letGo({ params })
    expect(await driver.licence({ params })).toMatchObject({ ...licence, drives: false })
  })

  it("is told to that agency alone, which is told of nobody whom it does not know", async () => {
    const [agency, other] = [await clientOf("agency"), await clientOf("other-agency")]
    const workerId = await newWorker()
    const params = { workerId }
    await agency.driver.saveLicence({ params, payload: licence })
    expect(await statusOf(other.driver.licence({ params }))).toBe(404)
    expect(await statusOf(other.driver.shifts({ params: { ...params, ...first } }))).toBe(404)
    expect(await statusOf(agency.driver.licence({ params: { workerId: 999_999 } }))).toBe(404)
    await join(workerId)
    await agency.agencyWorker.addJob({ params, payload: { assignmentCodeId: 2, paymentMethodId: 1 } })
    const told = await other.driver.licence({ params })
    expect(told).toMatchObject({ drives: false, version: 0 })
    expect(told).not.toHaveProperty("licenceNumber")
  })

  it("has the shifts with that agency that are booked and not over, the next one first", async () => {
    const [agency, other] = [await clientOf("agency"), await clientOf("other-agency")]
    const workerId = await newWorker()
    await join(workerId)
    await book(workerId, 48)
    await book(workerId, -1)
    await book(workerId, 24)
    await book(workerId, -3)
    await book(workerId, 30, { shiftStatus: "CANCELLED" })
    await book(workerId, 36, { agencyId: served.people.otherAgency })
    const params = { workerId, ...first }
    const { content, totalElements } = await agency.driver.shifts({ params })
    expect(content.map(({ ref }) => ref)).toEqual(["T-1", "T24", "T48"])
    expect(totalElements).toBe(3)
    expect(content[0]).toMatchObject({ assignmentCode: "Driver", clientName: expect.any(String) })
    expect((await other.driver.shifts({ params })).content).toMatchObject([{ ref: "T36" }])
  })
})
