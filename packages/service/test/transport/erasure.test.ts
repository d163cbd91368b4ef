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
  "the brass lamp"
]

const year = 365.25 * 86_400_000

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
    patientName: "Quillon Marchbanks",
    pdob: "1968-07-07",
    mentalHealthStatus: "Hears a radio",
    medication: "clozapine at noon",
    destination: "Marchbanks Cottage",
    destinationPostCode: "XZ9 9XZ"
  }
  const standing = async (word: string) => served.query((db) => tablesWith(db, word))
  const erase = async () => {
    const { job } = await clientOf("admin")
    await job.run({ params: { name: "erase-journeys" } })
    await expect
      .poll(async () => {
        const { rows } = await served.query((db) =>
          sql`select 1 from jobs where kind = 'erase-journeys' and ended_at is null`.execute(db)
        )
        return rows.length
      })
      .toBe(0)
  }

  it("leaves nothing of it in rows, files, outbox, jobs, answers kept for repetitions, or the log", async () => {
    const job = await request(patient)
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

    await served.query((db) =>
      db
        .updateTable("transportJobs")
        .set({ requiredAt: new Date(Date.now() - 20.1 * year) })
        .where("id", "in", [job.id, guest.id])
        .execute()
    )
    await erase()
    for (const word of words) expect(await standing(word), word).toEqual([])
    for (const word of words) expect(served.log.join("\n"), word).not.toContain(word)
    const file = await served.query((db) =>
      db.selectFrom("files").select("removeAt").where("id", "=", fileId).executeTakeFirst()
    )
    // Removed by now, or about to be.
    expect(file?.removeAt).not.toBeNull()
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
    expect(shown.patientName).toBeUndefined()
    expect(await refusalOf(transportRequest.change({ params, query: {}, payload: wanted }))).toMatchObject({
      status: 409
    })
  })

  it("keeps what is held, and what its time has not come for", async () => {
    const [held, young] = [await request(patient), await request(patient)]
    const { transport } = await clientOf("admin")
    const hold = (reason?: string) =>
      transport.hold({ params: { id: held.id }, query: {}, payload: { ...(reason && { reason }) } })
    expect(await hold("An inquest")).toMatchObject({ heldBecause: "An inquest", withheld: expect.any(Array) })
    expect(await refusalOf(hold("x".repeat(501)))).toMatchObject({ violations: [{ field: "reason" }] })
    await served.query(async (db) => {
      const long = { status: "CLOSED", requiredAt: new Date(Date.now() - 30 * year) } as const
      const short = { status: "CLOSED", requiredAt: new Date(Date.now() - 19 * year) } as const
      await db.updateTable("transportJobs").set(long).where("id", "=", held.id).execute()
      await db.updateTable("transportJobs").set(short).where("id", "=", young.id).execute()
    })
    await erase()
    for (const { id } of [held, young])
      expect((await rowOf(id)).answers).toMatchObject({ patientName: "Quillon Marchbanks" })

    expect((await hold()).heldBecause).toBeUndefined()
    served.ahead += 24 * 60 * minutes
    await erase()
    expect((await rowOf(held.id)).answers).toEqual({})
    const events = (await changesOf(held.id)).map(({ event }) => event)
    expect(events).toEqual(["request.made", "job.held", "hold.released", "patient.erased"])
  })
})
