import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import type { People } from "../people.ts"
import { type ClockCase, day } from "./ClockCase.ts"

/**
 * An agency of its own that relies on records of a worker: two that end soon, one that has been renewed, one of which nobody
 * approved anything, one that has ended; and on a DBS check that is due in ten days.
 */
async function arrangeEndings(db: Kysely<Tables>, _: People, now: number) {
  await db.deleteFrom("jobs").where("kind", "=", "mail").execute()
  await db.deleteFrom("expiryNotices").execute()
  await db.deleteFrom("workerAgencies").execute()
  const createdAt = new Date(now)
  const added = async (row: { executeTakeFirstOrThrow: () => Promise<{ id: number }> }) =>
    (await row.executeTakeFirstOrThrow()).id
  const agencyId = await added(db.insertInto("agencies").values({ name: "Wye Care" }).returning("id"))
  const una = { firstName: "Una", lastName: "Reed", email: "una@post.example", telephone: "1" }
  const workerId = await added(db.insertInto("workers").values(una).returning("id"))
  const dayIn = (count: number) => new Date(now + count * day).toISOString().slice(0, 10)
  const keeps = { sharesSince: createdAt, dbsNumber: "001234567890", nextCheckDate: dayIn(10) }
  await db
    .insertInto("workerAgencies")
    .values({ workerId, agencyId, ...keeps })
    .execute()
  const role = await db
    .selectFrom("roles")
    .select("id")
    .where("name", "=", "Agency manager")
    .executeTakeFirst()
  const desk = {
    email: `desk${agencyId}@agency.example`,
    passwordHash: "",
    firstName: "Kim",
    lastName: "Shaw"
  }
  const userId = await added(
    db
      .insertInto("users")
      .values({ ...desk, userType: "AGENCY", agentId: agencyId })
      .returning("id")
  )
  await db
    .insertInto("userRoles")
    .values({ userId, roleId: role?.id ?? 0 })
    .execute()
  const put = async (
    subject: number,
    versions: ReadonlyArray<readonly [days: number, isApproved: boolean]>
  ) => {
    const document = { ownerKind: "worker", ownerId: workerId, kind: "TRAINING", subject, createdAt } as const
    const latest = versions.length
    const documentId = await added(
      db
        .insertInto("documents")
        .values({ ...document, latest })
        .returning("id")
    )
    for (const [at, [days, isApproved]] of versions.entries()) {
      const version = {
        documentId,
        number: at + 1,
        issued: "2026-01-01",
        expires: dayIn(days),
        putAt: createdAt
      }
      const versionId = await added(
        db
          .insertInto("documentVersions")
          .values({ ...version, status: "WAITING_APPROVAL" })
          .returning("id")
      )
      const review = { versionId, agencyId, status: "APPROVED", reviewedAt: createdAt } as const
      if (isApproved) await db.insertInto("documentReviews").values(review).execute()
    }
  }
  await put(1, [[5, true]])
  await put(2, [[20, true]])
  await put(3, [
    [3, true],
    [400, false]
  ])
  await put(4, [[5, false]])
  await put(5, [[-1, true]])
  await put(6, [[61, true]])
}

const mailsTo = async (db: Kysely<Tables>) => {
  const mails = await db.selectFrom("jobs").select("key").where("kind", "=", "mail").execute()
  return mails
    .map(({ key }) => (/^endings [-\d]+ for worker \d+$/.test(key ?? "") ? "una@post.example" : "desk"))
    .sort()
}

const noticesTo = async (db: Kysely<Tables>, recipient: string) => {
  const rows = await db
    .selectFrom("expiryNotices")
    .select("days")
    .where("recipient", "like", `${recipient} %`)
    .orderBy("days")
    .execute()
  return rows.map(({ days }) => days)
}

/** The cases of what tells of endings. */
export const endingCases: Readonly<Record<string, ClockCase>> = {
  "tell-workers-of-endings": {
    arrange: arrangeEndings,
    left: async (db) => [await mailsTo(db), await noticesTo(db, "worker")],
    expected: [["una@post.example"], [7, 14, 30]],
    handled: 1
  },

  "tell-agencies-of-endings": {
    arrange: arrangeEndings,
    left: async (db) => [await mailsTo(db), await noticesTo(db, "agency")],
    expected: [["desk"], [7, 14, 30]],
    handled: 1
  }
}
