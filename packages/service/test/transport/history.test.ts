import { historySaid } from "@crewfleet/sdk/rules"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { jobsAt } from "./jobsAt.ts"

describeServedOnce("The history of a transport job", (served) => {
  const at = jobsAt(served)
  const { accepted, crewMember, desk, request, specOf } = at
  let day = 10
  beforeAll(at.askLittle)
  beforeEach(() => {
    day += 2
    return at.forgetTries()
  })

  it("tells its agency what became of each place, with whose it was, who did it and why", async () => {
    const transport = await desk()
    const job = await accepted(day)
    const params = { id: job.id }
    const booked = await transport.bookWorker({
      params: { ...params, specId: specOf(job, 32).workerSpecId },
      payload: { workerId: await crewMember() }
    })
    const [place] = specOf(booked, 32).bookings
    const worker = `${place?.worker.firstname} ${place?.worker.lastname}`
    await transport.reject({
      params: { bookingId: place?.id ?? 0 },
      payload: { reason: "Has fallen ill", version: place?.version }
    })
    await transport.uploadRisk({ params, payload: formWith(pdfOf(), "risk.pdf", "application/pdf") })
    const entries = await transport.history({ params })
    expect(entries.map(({ event, worker, reason }) => [event, worker, reason])).toEqual([
      ["risk.uploaded", undefined, undefined],
      ["booking.removed", worker, "Has fallen ill"],
      ["worker.booked", worker, undefined],
      ["job.accepted", undefined, undefined],
      ["request.made", undefined, undefined]
    ])
    expect(entries.every(({ user }) => user !== undefined)).toBe(true)
    for (const { event } of entries) expect(historySaid(event)).not.toBe(event)
  })

  it("tells administrators nothing of the crew, and no reason", async () => {
    const job = await accepted(day)
    await (await desk()).bookWorker({
      params: { id: job.id, specId: specOf(job, 32).workerSpecId },
      payload: { workerId: await crewMember() }
    })
    const { transport } = await at.clientOf("admin")
    const entries = await transport.history({ params: { id: job.id } })
    expect(entries.map(({ event }) => event)).toEqual(["job.accepted", "request.made"])
  })

  it("says in the words of people what was done, whatever it was", async () => {
    const { id } = await request()
    const { transport } = await at.clientOf("admin")
    const { otherAgency: other, agency } = served.people
    await transport.saveLegible({ params: { id }, payload: { transportLegibleAgencyIds: [agency, other] } })
    await (await desk()).step({ params: { id }, payload: { event: "job.declined", reason: "No crew" } })
    const entries = await transport.history({ params: { id } })
    expect(entries.map(({ event }) => historySaid(event))).toEqual([
      "Passed on",
      "Agencies chosen that may see it",
      "Journey requested"
    ])
  })
})

describeServedOnce("Why a transport job has ended", (served) => {
  const at = jobsAt(served)
  const { accepted, desk, as, clientOf, request } = at
  beforeEach(at.forgetTries)

  const declined = async () => {
    const { id } = await accepted(20)
    const payload = { event: "job.declined", reason: "No vehicle is left" } as const
    return (await desk()).step({ params: { id }, payload })
  }

  it("is read by its agency and its ward, and by nobody else", async () => {
    const { id, endedBecause } = await declined()
    expect(endedBecause).toBe("No vehicle is left")
    const ward = await (await as("client")).byId({ params: { id }, query: {} })
    expect(ward.endedBecause).toBe("No vehicle is left")
    const { transport } = await clientOf("admin")
    expect(JSON.stringify(await transport.byId({ params: { id } }))).not.toContain("No vehicle is left")
  })

  it("is what the ward said, where it has cancelled", async () => {
    const { id } = await request()
    const payload = { reason: "No bed there" }
    const told = await (await as("client")).cancel({ params: { id }, query: {}, payload })
    expect(told.endedBecause).toBe("No bed there")
    expect((await (await desk()).byId({ params: { id } })).endedBecause).toBe("No bed there")
  })

  it("is told of no job that goes on, nor through the link before the code was given", async () => {
    expect((await accepted(22)).endedBecause).toBeUndefined()
    const { id, holder, visit } = await at.unlockedGuest()
    const params = { id }
    const payload = { reason: "No bed there" }
    const told = await holder.transportRequest.cancel({ params, query: {}, payload })
    expect(told.endedBecause).toBe("No bed there")
    const other = await visit()
    const shown = await other.holder.transportRequest.byId({ params, query: {} })
    expect(shown).toMatchObject({ transportStatus: "CANCELLED" })
    expect(shown.endedBecause).toBeUndefined()
  })
})
