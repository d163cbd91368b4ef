import { beforeAll, beforeEach, expect, it } from "vitest"
import { inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("A request as the specification has it on the wire", (served) => {
  const at = jobsAt(served)
  let token = ""
  beforeAll(async () => {
    await at.askLittle()
    token = (await at.signIn("client")).access_token ?? ""
  })
  beforeEach(() => at.forgetTries())

  const send = async (method: string, path: string, sent: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(sent)
    })
    return { status: response.status, body: await response.json() }
  }
  const make = (more: object) => send("POST", "/transport-request", { ...at.body(), ...more })
  const linesOf = ({ transportWorkerSpecList }: Awaited<ReturnType<typeof at.request>>) =>
    transportWorkerSpecList.map(
      ({ rowId, assignmentCode, gender, numberOfStaff }) =>
        `${rowId} ${assignmentCode} ${gender} ${numberOfStaff}`
    )
  const noCrew = {
    field: "transportWorkerSpecList",
    text: "No crew is asked for: the agency will say who is needed"
  }

  it("needs role and number of each line of the crew, and nothing else", async () => {
    const transportWorkerSpecList = [
      { assignmentCode: 2, numberOfStaff: 1 },
      { assignmentCode: 32, numberOfStaff: 1, gender: "FEMALE" },
      { assignmentCode: 32, numberOfStaff: 2, gender: null }
    ]
    const { body } = await make({ transportWorkerSpecList })
    const lines = ["code-2 2 NO_PREFERENCE 1", "code-32 32 FEMALE 1", "code-32-2 32 NO_PREFERENCE 2"]
    expect(linesOf(body)).toEqual(lines)
    for (const left of ["assignmentCode", "numberOfStaff"])
      expect(
        await make({ transportWorkerSpecList: [{ assignmentCode: 2, numberOfStaff: 1, [left]: undefined }] })
      ).toMatchObject({ status: 400 })
  })

  it("asks for nobody of the three roles where the list is left out", async () => {
    const { transportWorkerSpecList: _, ...asked } = at.body()
    const refused = await send("POST", "/transport-request", asked)
    expect(refused).toMatchObject({ status: 400, body: { violations: [{ field: noCrew.field }] } })
    const rows = [1, 2, 32].map((code) => ({
      assignmentCode: String(code),
      gender: "NO_PREFERENCE",
      numberOfStaff: "0",
      rowId: `code-${code}`
    }))
    const confirmed = [{ ...noCrew, answer: JSON.stringify(rows) }]
    const { body } = await send("POST", "/transport-request", { ...asked, confirmed })
    expect(linesOf(body)).toEqual([1, 2, 32].map((code) => `code-${code} ${code} NO_PREFERENCE 0`))
  })

  it("keeps the crew as it is where a change leaves the list out", async () => {
    const job = await at.request()
    const { transportWorkerSpecList: _, ...sent } = at.changed(job, { pward: "Oak Ward" })
    const { status, body } = await send("PUT", `/transport-request/${job.id}`, sent)
    expect(status).toBe(200)
    expect(body.pward).toBe("Oak Ward")
    expect(linesOf(body)).toEqual(linesOf(job))
  })

  it("keeps and tells the directorate of the ward", async () => {
    expect((await make({ pickupDirectorateId: 17 })).body.pickupDirectorateId).toBe(17)
    expect((await make({})).body).not.toHaveProperty("pickupDirectorateId")
    for (const pickupDirectorateId of [-1, 1.5])
      expect(await make({ pickupDirectorateId })).toMatchObject({
        body: { violations: [{ field: "pickupDirectorateId" }] }
      })
  })

  it("takes a bleep or an extension once somebody says that it is right", async () => {
    const field = "pickupLocationContactNumber"
    const asked = { [field]: "bleep 2214" }
    expect(await make(asked)).toMatchObject({ status: 400, body: { violations: [{ field }] } })
    const text = "This is no full telephone number, and cannot be reached from outside"
    const confirmed = [{ field, text, answer: JSON.stringify(asked[field]) }]
    expect((await make({ ...asked, confirmed })).body[field]).toBe("bleep 2214")
    expect((await make({ [field]: "0161 496 0000 ext 12" })).body[field]).toBe("0161 496 0000 ext 12")
  })

  it("reads a time without an offset by the agency's clocks, in a change too", async () => {
    await served.query((db) =>
      db
        .updateTable("agencies")
        .set({ timeZone: "America/New_York" })
        .where("id", "=", served.people.agency)
        .execute()
    )
    const wanted = `${inDays(3).slice(0, 10)}T09:30`
    const { body } = await make({ dateTimeRequired: wanted })
    const hours = Number(body.dateTimeRequired.slice(11, 13))
    expect([13, 14]).toContain(hours)
    expect(body.dateTimeRequired.slice(0, 10)).toBe(inDays(3).slice(0, 10))
    const later = `${inDays(3).slice(0, 10)}T10:30`
    const sent = { ...at.changed(body), dateTimeRequired: later }
    const changed = await send("PUT", `/transport-request/${body.id}`, sent)
    expect(Number(changed.body.dateTimeRequired.slice(11, 13))).toBe(hours + 1)
    const gone = `${inDays(-2).slice(0, 10)}T09:30`
    const said = { field: "dateTimeRequired", text: "This time has passed" }
    const confirmed = [{ ...said, answer: JSON.stringify(gone) }]
    const past = await make({ dateTimeRequired: gone, confirmed })
    expect(past.body.dateTimeRequired).toMatch(new RegExp(`^${inDays(-2).slice(0, 10)}T1[34]:30`))
  })

  it("wants the time of a day, at its field", async () => {
    const dateTimeRequired = inDays(3).slice(0, 10)
    const { status, body } = await make({ dateTimeRequired })
    expect(status).toBe(400)
    expect(body.violations).toMatchObject([
      { field: "dateTimeRequired", message: expect.stringContaining("enter the time as well as the day") }
    ])
  })

  it("takes a date-time for a day of birth", async () => {
    for (const pdob of ["1971-03-09T00:00:00Z", "1971-03-09T00:00:00.000Z", "1971-03-09T12:00"])
      expect((await make({ pdob })).body.pdob, pdob).toBe("1971-03-09")
    expect(await make({ pdob: "1971-02-30T00:00:00Z" })).toMatchObject({
      body: { violations: [{ field: "pdob" }] }
    })
  })

  it("tells when the shift of a booking begins and ends", async () => {
    const { job } = await at.planned(5)
    const bookings = job.transportWorkerSpecList.flatMap((line) => line.bookings)
    expect(bookings.length).toBeGreaterThan(1)
    for (const { shiftDate, shiftEndDate } of bookings)
      expect({ shiftDate, shiftEndDate }).toEqual({
        shiftDate: job.shiftDate,
        shiftEndDate: job.shiftEndDate
      })
    const start = inDays(6)
    const end = new Date(Date.parse(start) + 3 * 3_600_000).toISOString()
    const transport = await at.desk()
    const params = { id: job.id }
    const after = await transport.authorise({
      params,
      payload: { transportId: job.id, start, end, breakTime: 0 }
    })
    for (const { shiftDate, shiftEndDate } of after.transportWorkerSpecList.flatMap((line) => line.bookings))
      expect({ shiftDate, shiftEndDate }).toEqual({ shiftDate: start, shiftEndDate: end })
  })
})
