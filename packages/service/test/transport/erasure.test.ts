import { transportForm } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import { beforeEach, expect, it } from "vitest"
import type { Tables } from "../../src/database/Tables.ts"
import { hashOf } from "../../src/secret/Secret.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { minutes, refusalOf } from "../session/inWordsOf.ts"
import { requestsAt } from "./requestsAt.ts"

/** Words that only these two journeys hold: of the patient, and of what people wrote about them. */
const words = [
  "Quillon",
  "Marchbanks",
  "1968-07-07",
  "Hears a radio",
  "clozapine",
  "XZ9 9XZ",
  "Marchbanks Cottage",
  "the lavender room",
  "the blue scarf",
  "his brother rang",
  "the tin whistle",
  "the brass lamp",
  "zqxvolt"
]

/** Every free text of a request but the address that is mailed to, each with a word that nothing else holds. */
const freeTexts = Object.fromEntries(
  Object.entries(transportForm.questions).flatMap(([field, question]) => {
    const { kind, label, max, inputMode } = question as Record<string, unknown>
    if (kind !== "text" || field === "semail" || /telephone/i.test(String(label)) || field === "nhs")
      return []
    if (inputMode === "email") return [[field, `zqxvolt.${field}@ward.example`]]
    return [[field, Number(max) < 20 ? "ZQXVOLT 1" : `Zqxvolt ${field}`]]
  })
)

const year = 365.25 * 86_400_000

/** The columns of a journey so many years ago, which was closed then. */
const yearsAgo = (years: number) => {
  const requiredAt = new Date(Date.now() - years * year)
  return { requiredAt, movedAt: requiredAt }
}

/** In which tables a word stands. */
const tablesWith = async (db: Kysely<Tables>, word: string) => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: Array<string> = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*) as hits from ${sql.table(name)} as line
      where position(lower(${word}) in lower(line::text)) > 0`.execute(db)
    if (Number(rows[0]?.hits) > 0) found.push(name)
  }
  return found
}

describeServedOnce("Erasing what a journey says of its patient", (served) => {
  const { as, unlockedGuest, request, changed, accept, rowOf, changesOf, mails, forgetTries } =
    requestsAt(served)
  const clientOf = clientsOf(served)
  beforeEach(() => forgetTries())

  const patient = {
    ...freeTexts,
    patientName: "Quillon Marchbanks",
    pdob: "1968-07-07",
    mentalHealthStatus: "Hears a radio",
    medication: "clozapine at noon",
    destination: "Marchbanks Cottage",
    destinationPostCode: "XZ9 9XZ"
  }
  const standing = async (word: string) => served.query((db) => tablesWith(db, word))
  const erase = () => run("erase-journeys")
  const run = async (name: string) => {
    const { job } = await clientOf("admin")
    await job.run({ params: { name } })
    await expect
      .poll(async () => {
        const { rows } = await served.query((db) =>
          sql`select 1 from jobs where kind = ${name} and ended_at is null`.execute(db)
        )
        return rows.length
      })
      .toBe(0)
  }

  it("leaves nothing of it in rows, files, outbox, jobs, answers kept for repetitions, or the log", async () => {
    const job = await request({ ...patient, passengerRequiresRestraints: true })
    expect(JSON.stringify((await rowOf(job.id)).answers).match(/zqxvolt/gi)?.length).toBeGreaterThan(30)
    await accept(job.id)
    const { transportRequest } = await clientOf("client")
    const params = { id: job.id }
    const payload = { body: "He keeps the blue scarf" }
    await transportRequest.addMessage({ params, query: {}, payload })
    const wanted = changed(job, { ...patient, specialRequests: "Wait in the lavender room" })
    await transportRequest.change({ params, query: {}, payload: wanted })
    const fileId = await served.query(async (db) => {
      const file = {
        agencyId: served.people.agency,
        purpose: "document",
        contentType: "image/png",
        content: pngOf(60),
        sha256: hashOf("risk")
      } as const
      const { id } = await db.insertInto("files").values(file).returning("id").executeTakeFirstOrThrow()
      const risk = { riskFileId: id, riskFileName: "Marchbanks.pdf", status: "CLOSED" } as const
      await db.updateTable("transportJobs").set(risk).where("id", "=", job.id).execute()
      return id
    })
    await served.query(async (db) => {
      const spec = await db
        .selectFrom("workerSpecs")
        .select(["id", "assignmentCodeId"])
        .where("jobId", "=", job.id)
        .executeTakeFirstOrThrow()
      const [shiftDate, shiftEndDate] = [new Date(), new Date(Date.now() + minutes)]
      const place = await db
        .insertInto("shiftBookings")
        .values({
          ...{
            jobId: job.id,
            specId: spec.id,
            assignmentCodeId: spec.assignmentCodeId,
            shiftDate,
            shiftEndDate
          },
          ...{ workerId: served.people.worker, shiftStatus: "CANCELLED" }
        })
        .returning("id")
        .executeTakeFirstOrThrow()
      const entry = { bookingId: place.id, startAt: shiftDate, endAt: shiftEndDate, enteredAt: shiftEndDate }
      await db
        .insertInto("shiftTimes")
        .values({ ...entry, reason: "Waited for the tin whistle", objection: "He had the brass lamp" })
        .execute()
    })
    const guest = await unlockedGuest(patient)
    const cancelling = {
      params: { id: guest.id },
      query: {},
      payload: { reason: "Because his brother rang" }
    }
    await guest.holder.transportRequest.cancel(cancelling)
    await mails()
    for (const word of words) expect(await standing(word), word).not.toEqual([])
    expect(await standing("Zqxvolt pward")).toContain("access_links")

    await served.query((db) =>
      db.updateTable("transportJobs").set(yearsAgo(20.1)).where("id", "in", [job.id, guest.id]).execute()
    )
    await erase()
    for (const word of words) expect(await standing(word), word).toEqual([])
    for (const word of words) expect(served.log.join("\n"), word).not.toContain(word)
    const file = await served.query((db) =>
      db.selectFrom("files").select("removeAt").where("id", "=", fileId).executeTakeFirst()
    )
    // Removed by now, or about to be.
    expect(file?.removeAt).not.toBeNull()
    const { link } = await clientOf("agency")
    const given = await link.list({ query: { scope: "transport.request", recordId: guest.id } })
    expect(given.map(({ givenTo }) => givenTo)).toEqual(["The ward"])
    const messages = await served.query((db) =>
      db.selectFrom("transportMessages").select("body").where("jobId", "=", job.id).execute()
    )
    expect(messages).toEqual([{ body: "(erased)" }])

    expect(await rowOf(job.id)).toMatchObject({
      answers: {},
      confirmed: [],
      patientKey: null,
      ref: job.refPrefix
    })
    expect((await changesOf(job.id)).at(-1)).toMatchObject({ event: "patient.erased", userId: null })
    const shown = await (await as("client")).byId({ params, query: {} })
    expect(shown).toMatchObject({ refPrefix: job.refPrefix, transportStatus: "CLOSED" })
    expect(shown.dateTimeRequired).toBe((await rowOf(job.id)).requiredAt.toISOString())
    expect(shown.patientName).toBeUndefined()
    expect(await refusalOf(transportRequest.change({ params, query: {}, payload: wanted }))).toMatchObject({
      status: 409
    })
  })

  it("keeps what a ward asked for a past day after it has expired, until two years have passed", async () => {
    const requiredAt = new Date(Date.now() - 3 * year)
    const { id } = await request(patient)
    const set = (columns: Partial<ReturnType<typeof yearsAgo>>) =>
      served.query((db) => db.updateTable("transportJobs").set(columns).where("id", "=", id).execute())
    await set({ requiredAt, movedAt: requiredAt })
    await erase()
    expect((await rowOf(id)).answers).toMatchObject({ patientName: "Quillon Marchbanks" })
    await run("expire-requests")
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED" })
    expect((await changesOf(id)).at(-1)).toMatchObject({
      event: "job.expired",
      reason: "Nobody accepted it in time"
    })
    served.ahead += 24 * 60 * minutes
    await erase()
    expect((await rowOf(id)).answers).toMatchObject({ patientName: "Quillon Marchbanks" })
    await set({ movedAt: yearsAgo(2.1).movedAt })
    await erase()
    expect((await rowOf(id)).answers).toEqual({})
  })

  it("keeps what is held, and what its time has not come for", async () => {
    const [held, young] = [await request(patient), await request(patient)]
    const { transport } = await clientOf("admin")
    const hold = (reason?: string) =>
      transport.hold({ params: { id: held.id }, query: {}, payload: { ...(reason && { reason }) } })
    expect(await hold("An inquest")).toMatchObject({ heldBecause: "An inquest", withheld: expect.any(Array) })
    expect(await refusalOf(hold("x".repeat(501)))).toMatchObject({ violations: [{ field: "reason" }] })
    await served.query(async (db) => {
      const long = { status: "CLOSED", ...yearsAgo(30) } as const
      const short = { status: "CLOSED", ...yearsAgo(19) } as const
      await db.updateTable("transportJobs").set(long).where("id", "=", held.id).execute()
      await db.updateTable("transportJobs").set(short).where("id", "=", young.id).execute()
    })
    await erase()
    for (const { id } of [held, young])
      expect((await rowOf(id)).answers).toMatchObject({ patientName: "Quillon Marchbanks" })

    expect((await hold()).heldBecause).toBeUndefined()
    served.ahead += 24 * 60 * minutes
    const due = async () => (await transport.dueForErasure({ query: {} })).map(({ id }) => id)
    expect(await due()).toEqual([held.id])
    await served.query((db) =>
      db
        .updateTable("transportJobs")
        .set(yearsAgo(20 - 20 / 365))
        .where("id", "=", young.id)
        .execute()
    )
    const [, soon] = await transport.dueForErasure({ query: {} })
    expect(soon).toMatchObject({ id: young.id, refPrefix: young.refPrefix, transportStatus: "CLOSED" })
    const { erasedFrom } = await transport.byId({ params: { id: young.id }, query: {} })
    expect(erasedFrom).toBe(soon?.erasedFrom)
    await erase()
    expect((await rowOf(held.id)).answers).toEqual({})
    expect(await due()).toEqual([young.id])
    const events = (await changesOf(held.id)).map(({ event }) => event)
    expect(events).toEqual(["request.made", "job.held", "hold.released", "patient.erased"])
  })
})
