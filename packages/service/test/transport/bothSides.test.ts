import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("Both sides at once on one job", (served) => {
  const at = jobsAt(served)
  const { planned, desk, specOf, changed, as } = at
  let day = 10
  beforeAll(at.askLittle)
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  const authorised = async () => {
    const { job } = await planned(day)
    const end = new Date(Date.parse(inDays(day)) + 4 * 3_600_000).toISOString()
    const payload = { transportId: job.id, start: inDays(day), end, breakTime: 30 }
    return (await desk()).authorise({ params: { id: job.id }, payload })
  }
  const commit = async (id: number) =>
    (await desk()).step({ params: { id }, payload: { event: "job.committed" } })
  const lineOf = (code: number) => ({ rowId: `code-${code}`, assignmentCode: code })

  it("a crew is sent as it was authorised, or not while somebody is taken off", async () => {
    for (let round = 0; round < 5; round += 1) {
      const job = await authorised()
      const bookingId = specOf(job, 32).bookings[0]?.id ?? 0
      const [sent, taken] = await Promise.all([
        refusalOf(commit(job.id)),
        refusalOf((await desk()).reject({ params: { bookingId }, payload: {} }))
      ])
      expect([sent, taken].filter((one) => one === undefined)).toHaveLength(1)
      const { transportStatus, facts } = await (await desk()).byId({ params: { id: job.id } })
      expect({ transportStatus, left: facts?.seatsLeft }).toEqual(
        sent === undefined
          ? { transportStatus: "COMMITTED", left: 0 }
          : { transportStatus: "AUTHORIZED", left: 1 }
      )
      day += 2
    }
  })

  it("a ward's change of the plan comes before the crew is sent, or is refused", async () => {
    const ward = await as("client")
    for (let round = 0; round < 5; round += 1) {
      const job = await authorised()
      const transportWorkerSpecList = [
        { ...lineOf(1), gender: "NO_PREFERENCE" as const, numberOfStaff: 1 },
        { ...lineOf(2), gender: "NO_PREFERENCE" as const, numberOfStaff: 1 },
        { ...lineOf(32), gender: "FEMALE" as const, numberOfStaff: 2 }
      ]
      const asked = { dateTimeRequired: inDays(day), transportWorkerSpecList }
      const { version: _, ...payload } = changed(job, asked)
      const [sent, wanted] = await Promise.all([
        refusalOf(commit(job.id)),
        refusalOf(ward.change({ params: { id: job.id }, query: {}, payload }))
      ])
      expect([sent, wanted].filter((one) => one === undefined)).toHaveLength(1)
      const { transportStatus, facts } = await (await desk()).byId({ params: { id: job.id } })
      expect({ transportStatus, seats: facts?.seats }).toEqual(
        sent === undefined
          ? { transportStatus: "COMMITTED", seats: 3 }
          : { transportStatus: "ACCEPTED", seats: 4 }
      )
      day += 2
    }
  })
})
