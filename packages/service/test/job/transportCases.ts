import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import type { TransportJobTable } from "../../src/database/TransportTables.ts"
import { addFile, type ClockCase, day, hours } from "./ClockCase.ts"

type Job = Partial<Insertable<TransportJobTable>>

const ward = { semail: "ward@ward.example", patientName: "Ottoline", pdob: "1971-03-09" }

/** Leaves no journey but those that a case needs. */
const empty = async (db: Kysely<Tables>) => {
  await db.deleteFrom("jobs").where("kind", "=", "mail").execute()
  await db.deleteFrom("changes").where("kind", "=", "transport_job").execute()
  await db.deleteFrom("transportJobs").execute()
}

const addJob = async (
  db: Kysely<Tables>,
  ref: string,
  agencyId: number,
  requiredAt: number,
  job: Job = {}
) => {
  const [times, createdAt] = [new Date(requiredAt), new Date(requiredAt - 2 * day)]
  const { id } = await db
    .insertInto("transportJobs")
    .values({ ref, answers: JSON.stringify(ward), requiredAt: times, movedAt: times, createdAt, ...job })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db.insertInto("transportJobAgencies").values({ jobId: id, agencyId }).execute()
  return id
}

const years = (moment: number, count: number, more = 0) => {
  const date = new Date(moment)
  date.setUTCFullYear(date.getUTCFullYear() - count)
  return date.getTime() - more
}

/** What the clock does with journeys. */
export const transportCases: Readonly<Record<string, ClockCase>> = {
  "expire-requests": {
    arrange: async (db, { agency }, now) => {
      await empty(db)
      await addJob(db, "lapsed", agency, now - 25 * hours)
      await addJob(db, "late", agency, now - 23 * hours)
      await addJob(db, "accepted", agency, now - 25 * hours, { status: "ACCEPTED", agencyId: agency })
    },
    left: async (db) => ({
      standings: await db
        .selectFrom("transportJobs")
        .innerJoin("transportJobAgencies", "jobId", "transportJobs.id")
        .select(["ref", "transportJobs.status", "transportJobAgencies.status as told"])
        .orderBy("ref")
        .execute(),
      changes: await db
        .selectFrom("changes")
        .select(["event", "userId", "reason"])
        .where("kind", "=", "transport_job")
        .execute(),
      mails: (await db.selectFrom("jobs").select("key").where("kind", "=", "mail").execute()).map(({ key }) =>
        key.replace(/\d+/g, "n")
      )
    }),
    expected: {
      standings: [
        { ref: "accepted", status: "ACCEPTED", told: "ACCEPTED" },
        { ref: "lapsed", status: "EXPIRED", told: "EXPIRED" },
        { ref: "late", status: "NEW", told: "NEW" }
      ],
      changes: [{ event: "job.expired", userId: null, reason: "Nobody accepted it in time" }],
      mails: ["transport n job.expired n to ward"]
    },
    handled: 1
  },

  "erase-journeys": {
    arrange: async (db, { agency }, now) => {
      await empty(db)
      await db.updateTable("files").set({ removeAt: null }).where("sha256", "=", "risk").execute()
      const closed = { status: "CLOSED", agencyId: agency } as const
      const file = await addFile(db, { sha256: "risk", agencyId: agency, removeAt: null })
      const child = JSON.stringify({ ...ward, pdob: new Date(years(now, 24)).toISOString().slice(0, 10) })
      await addJob(db, "old", agency, years(now, 20, day), {
        ...closed,
        riskFileId: file,
        riskFileName: "Risk"
      })
      await addJob(db, "held", agency, years(now, 21), { ...closed, heldBecause: "An inquest" })
      await addJob(db, "child", agency, years(now, 20, day), { ...closed, answers: child })
      await addJob(db, "kept", agency, years(now, 19), closed)
      await addJob(db, "cancelled", agency, years(now, 2, day), { status: "CANCELLED" })
      await addJob(db, "cancelled lately", agency, years(now, 1), { status: "CANCELLED" })
      const past = years(now, 3)
      await addJob(db, "new for a past day", agency, past, { movedAt: new Date(past) })
      await addJob(db, "expired of a past day", agency, past, {
        status: "EXPIRED",
        movedAt: new Date(now - day)
      })
      await addJob(db, "cancelled of a far day", agency, now + 70 * 365 * day, {
        status: "CANCELLED",
        movedAt: new Date(years(now, 2, day))
      })
      await addJob(db, "closed late", agency, years(now, 21), {
        ...closed,
        movedAt: new Date(years(now, 19))
      })
      await addJob(db, "aborted", agency, years(now, 2, day), { status: "ABORTED", agencyId: agency })
    },
    left: async (db) => {
      const jobs = await db
        .selectFrom("transportJobs")
        .select(["ref", "answers", "erasedAt", "riskFileId"])
        .orderBy("ref")
        .execute()
      const files = await db.selectFrom("files").select("removeAt").where("sha256", "=", "risk").execute()
      return {
        erased: jobs.filter(({ erasedAt }) => erasedAt !== null).map(({ ref }) => ref),
        empty: jobs.filter(({ answers }) => Object.keys(answers).length === 0).map(({ ref }) => ref),
        files: jobs.filter(({ riskFileId }) => riskFileId !== null).map(({ ref }) => ref),
        dropped: files.filter(({ removeAt }) => removeAt !== null).length
      }
    },
    expected: {
      erased: ["cancelled", "cancelled of a far day", "old"],
      empty: ["cancelled", "cancelled of a far day", "old"],
      files: [],
      dropped: 1
    },
    handled: 3
  }
}
