import type { Insertable, Kysely } from "kysely"
import type { FileTable, Tables } from "../../src/database/Tables.ts"
import { pngOf } from "../agency/pngOf.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import type { People } from "../people.ts"

/** What one work by the clock finds, and what is left when it is done. */
export interface ClockCase {
  /** Leaves it something to do, in a database in which it may have been done before. */
  readonly arrange: (db: Kysely<Tables>, people: People, now: number) => Promise<unknown>
  readonly left: (db: Kysely<Tables>) => Promise<unknown>
  readonly expected: unknown
  /** To how many things something is done. */
  readonly handled: number
}

const hours = 3_600_000
const day = 24 * hours

const addFile = async (
  db: Kysely<Tables>,
  given: Pick<Insertable<FileTable>, "sha256" | "agencyId" | "removeAt">
) => {
  const picture = { contentType: "image/png", content: pngOf(50), purpose: "document" } as const
  const { id } = await db
    .insertInto("files")
    .values({ ...picture, ...given })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

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

/** A case of each work by the clock that there is, under its name. */
export const clockCases: Readonly<Record<string, ClockCase>> = {
  "erase-sessions": {
    arrange: async (db, { agency: agencyId }, now) => {
      const tables = [
        "signInAttempts",
        "passwordResets",
        "oneTimePasswords",
        "tokens",
        "applicantTickets",
        "knownAddresses"
      ] as const
      for (const table of tables) await db.deleteFrom(table).execute()
      const { id: userId } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow()
      const ends = [-25 * hours, -23 * hours, hours].map((ms) => new Date(now + ms))
      const rows = ends.map((expiresAt, at) => ({ userId, expiresAt, usedAt: null, tokenHash: String(at) }))
      const codes = rows.map(({ tokenHash, ...row }) => ({ ...row, codeHash: tokenHash }))
      const family = "00000000-0000-4000-8000-000000000000"
      const tokens = rows.map((row) => ({ ...row, family, kind: "access" as const, revokedAt: null }))
      const tickets = ends.map((expiresAt, at) => ({
        tokenHash: String(at),
        agencyId,
        createdAt: new Date(now - 49 * hours),
        expiresAt
      }))
      const attempts = ends.map((at, number) => ({ key: String(number), at }))
      const known = [91, 89].map((days) => ({
        userId,
        addressHash: `${days} days`,
        signedInAt: new Date(now - days * day)
      }))
      await db.insertInto("signInAttempts").values(attempts).execute()
      await db.insertInto("passwordResets").values(rows).execute()
      await db.insertInto("oneTimePasswords").values(codes).execute()
      await db.insertInto("tokens").values(tokens).execute()
      await db.insertInto("applicantTickets").values(tickets).execute()
      await db.insertInto("knownAddresses").values(known).execute()
    },
    left: async (db) => [
      await db.selectFrom("signInAttempts").select("key as left").orderBy("key").execute(),
      await db.selectFrom("passwordResets").select("tokenHash as left").orderBy("id").execute(),
      await db.selectFrom("oneTimePasswords").select("codeHash as left").orderBy("id").execute(),
      await db.selectFrom("tokens").select("tokenHash as left").orderBy("id").execute(),
      await db.selectFrom("applicantTickets").select("tokenHash as left").orderBy("id").execute(),
      await db.selectFrom("knownAddresses").select("addressHash as left").execute()
    ],
    expected: [...Array.from({ length: 5 }, () => [{ left: "1" }, { left: "2" }]), [{ left: "89 days" }]],
    handled: 6
  },

  "erase-documents": {
    arrange: async (db, { agency: agencyId, client: ownerId }, now) => {
      for (const table of ["documents", "documentHolds", "files"] as const)
        await db.deleteFrom(table).execute()
      const owned = { ownerKind: "hirer", agencyId, kind: "ID", createdAt: new Date(now) } as const
      const put = async (sha256: string, place: number, days: number | null) => {
        const fileId = await addFile(db, { sha256, agencyId })
        const { id: documentId } = await db
          .insertInto("documents")
          .values({ ...owned, ownerId, place })
          .returning("id")
          .executeTakeFirstOrThrow()
        const keepUntil = days === null ? null : new Date(now + days * day)
        const version = { documentId, number: 1, fileId, status: "APPROVED", putAt: owned.createdAt } as const
        await db
          .insertInto("documentVersions")
          .values({ ...version, keepUntil })
          .execute()
        return documentId
      }
      await put("over", 1, -1)
      await put("not over", 2, 1)
      await put("without an end", 3, null)
      const documentId = await put("held", 4, -1)
      const hold = {
        ownerKind: "hirer",
        ownerId,
        documentId,
        reason: "A claim",
        heldAt: owned.createdAt
      } as const
      await db.insertInto("documentHolds").values(hold).execute()
    },
    left: async (db) => {
      const documents = await db
        .selectFrom("documents")
        .innerJoin("documentVersions", "documentId", "documents.id")
        .leftJoin("files", "files.id", "fileId")
        .select(["place", "sha256"])
        .orderBy("place")
        .execute()
      const removed = db.selectFrom("files").select("sha256").where("removeAt", "is not", null)
      return [documents.map(({ sha256 }) => sha256), await removed.execute()]
    },
    expected: [[null, "not over", "without an end", "held"], [{ sha256: "over" }]],
    handled: 1
  },

  "erase-abandoned-uploads": {
    arrange: async (db, { agency: agencyId }, now) => {
      await db.deleteFrom("documents").execute()
      await db.deleteFrom("files").execute()
      await addFile(db, { sha256: "in use", agencyId })
      await addFile(db, { sha256: "taken off", agencyId, removeAt: new Date(now) })
      await addFile(db, { sha256: "abandoned", agencyId, removeAt: new Date(now - hours) })
      await addFile(db, { sha256: "just uploaded", agencyId, removeAt: new Date(now + hours) })
    },
    left: (db) => db.selectFrom("files").select("sha256 as left").orderBy("sha256").execute(),
    expected: [{ left: "in use" }, { left: "just uploaded" }],
    handled: 2
  },

  "erase-outbox": {
    arrange: async (db, _, now) => {
      await db.deleteFrom("outbox").execute()
      const mail = { recipient: "a", text: "c", messageId: null }
      const old = { ...mail, subject: "old", createdAt: new Date(now - 25 * hours) }
      const young = { ...mail, subject: "young", createdAt: new Date(now - 23 * hours) }
      await db.insertInto("outbox").values([old, young]).execute()
    },
    left: (db) => db.selectFrom("outbox").select("subject").execute(),
    expected: [{ subject: "young" }],
    handled: 1
  },

  "erase-jobs": {
    arrange: async (db, _, now) => {
      await db.deleteFrom("jobs").where("kind", "in", ["mail", "counting"]).execute()
      const job = (kind: string, key: string, expired: number) => {
        const expiresAt = new Date(now - expired * hours)
        return { kind, key, payload: "{}", runAt: expiresAt, createdAt: expiresAt, expiresAt }
      }
      const run = (key: string, expired: number) => {
        const { expiresAt } = job("", "", expired)
        return {
          ...job("counting", key, expired),
          dueAt: expiresAt,
          endedAt: expiresAt,
          outcome: "done" as const
        }
      }
      await db
        .insertInto("jobs")
        .values([job("mail", "old", 25), job("mail", "young", 23), job("mail", "to come", -1)])
        .execute()
      await db
        .insertInto("jobs")
        .values([
          run("run", 3),
          { ...run("failed", 2), outcome: "expired" as const },
          { ...run("subject", 25), what: "1" },
          { ...run("latest", 26), dueAt: new Date(now) }
        ])
        .execute()
    },
    left: (db) =>
      db
        .selectFrom("jobs")
        .select("key as left")
        .where("kind", "in", ["mail", "counting"])
        .orderBy("key")
        .execute(),
    expected: [{ left: "failed" }, { left: "latest" }, { left: "to come" }, { left: "young" }],
    handled: 3
  },

  "erase-answers": {
    arrange: async (db, _, now) => {
      await db.deleteFrom("performedCalls").execute()
      const call = {
        caller: "user 1",
        endpoint: "vehicle.create",
        requestHash: "",
        status: 200,
        answer: "kept"
      }
      const hoursAgo = { young: 23, old: 25, older: 29 * 24, oldest: 31 * 24 }
      const rows = Object.entries(hoursAgo).map(([keyHash, ago]) => ({
        ...call,
        keyHash,
        at: new Date(now - ago * hours)
      }))
      await db.insertInto("performedCalls").values(rows).execute()
    },
    left: (db) => db.selectFrom("performedCalls").select(["keyHash", "answer"]).orderBy("keyHash").execute(),
    expected: [
      { keyHash: "old", answer: null },
      { keyHash: "older", answer: null },
      { keyHash: "young", answer: "kept" }
    ],
    // Of the oldest the answer goes first, and then the rest of it.
    handled: 4
  },

  "add-up-figures": {
    arrange: async (db) => {
      await db.deleteFrom("tallies").execute()
      await db.deleteFrom("tallyChanges").execute()
      const change = { measure: "bookings", grain: "all", since: new Date(0), value: "", amount: 1 } as const
      await db
        .insertInto("tallyChanges")
        .values([change, change, { ...change, amount: 3 }])
        .execute()
    },
    left: async (db) => [
      await db.selectFrom("tallies").select(["agencyId", "measure", "amount"]).execute(),
      await db.selectFrom("tallyChanges").selectAll().execute()
    ],
    expected: [[{ agencyId: 0, measure: "bookings", amount: 5 }], []],
    handled: 1
  },

  "remind-of-hires": {
    arrange: async (db, { agency: agencyId, client: clientId }, now) => {
      await db.deleteFrom("jobs").where("kind", "=", "mail").execute()
      await db.deleteFrom("bookings").execute()
      await db.deleteFrom("vehicles").execute()
      await db.deleteFrom("locations").execute()
      const { id: locationId } = await db
        .insertInto("locations")
        .values(someLocation({ agencyId }))
        .returning("id")
        .executeTakeFirstOrThrow()
      const book = async (email: string, days: number, status: "RESERVED" | "AUTHORIZED" | "BOOKED") => {
        const vehicle = someVehicle({ agencyId, locationId, regno: email })
        const { id: vehicleId } = await db
          .insertInto("vehicles")
          .values(vehicle)
          .returning("id")
          .executeTakeFirstOrThrow()
        const [startAt, endAt] = [days, days + 1].map((later) => new Date(now + later * day))
        const booking = { agencyId, clientId, vehicleId, email, status, startAt, endAt }
        await db
          .insertInto("bookings")
          .values(someBooking(booking as Parameters<typeof someBooking>[0]))
          .execute()
      }
      await book("reserved", 1, "RESERVED")
      await book("authorised", 1, "AUTHORIZED")
      await book("not yet authorised", 1, "BOOKED")
      await book("later", 3, "RESERVED")
      await book("has begun", -0.5, "RESERVED")
    },
    left: async (db) => {
      const mails = await db.selectFrom("jobs").select("key").where("kind", "=", "mail").execute()
      const bookings = await db.selectFrom("bookings").select(["id", "email"]).execute()
      const reminded = ({ key }: { readonly key: string }) =>
        bookings.find(({ id }) => key.startsWith(`hire ${id} starts at `))?.email
      return mails.map(reminded).sort()
    },
    expected: ["authorised", "reserved"],
    handled: 2
  },

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
  },

  "erase-copies": {
    arrange: async (db, { agency: agencyId, worker }, now) => {
      await db.deleteFrom("documentVersions").execute()
      await db.deleteFrom("documents").execute()
      await db.deleteFrom("files").execute()
      const put = async (kind: string, decided: ReadonlyArray<number>, isHeld = false) => {
        const sha256 = `${kind} ${decided.join(" ")}${isHeld ? " held" : ""}`
        const fileId = await addFile(db, { sha256, agencyId, removeAt: null })
        const createdAt = new Date(now)
        const document = { ownerKind: "worker", ownerId: worker, kind, createdAt } as const
        const place = (await db.selectFrom("documents").select("id").execute()).length + 1
        const { id: documentId } = await db
          .insertInto("documents")
          .values({ ...document, place })
          .returning("id")
          .executeTakeFirstOrThrow()
        const { id: versionId } = await db
          .insertInto("documentVersions")
          .values({ documentId, number: 1, fileId, status: "WAITING_APPROVAL", putAt: createdAt })
          .returning("id")
          .executeTakeFirstOrThrow()
        const agencies = await db.selectFrom("agencies").select("id").orderBy("id").limit(2).execute()
        for (const [at, days] of decided.entries())
          await db
            .insertInto("documentReviews")
            .values({
              versionId,
              agencyId: agencies[at]?.id ?? 0,
              status: "APPROVED",
              reviewedAt: new Date(now - days * day)
            })
            .execute()
        const hold = { ownerKind: "worker", ownerId: worker, documentId, reason: "A claim" } as const
        if (isHeld)
          await db
            .insertInto("documentHolds")
            .values({ ...hold, heldAt: createdAt })
            .execute()
      }
      await put("DBS", [190])
      await put("DBS", [400, 100])
      await put("DBS", [])
      await put("DBS", [190], true)
      await put("COMPLIANCE", [190])
    },
    left: async (db) => {
      const versions = await db
        .selectFrom("documentVersions")
        .innerJoin("documents", "documents.id", "documentId")
        .select(["kind", "fileId", "copyGoneAt"])
        .orderBy("documents.id")
        .execute()
      return versions.map(
        ({ kind, fileId, copyGoneAt }) => `${kind} ${fileId === null} ${copyGoneAt !== null}`
      )
    },
    expected: [
      "DBS true true",
      "DBS false false",
      "DBS false false",
      "DBS false false",
      "COMPLIANCE false false"
    ],
    handled: 1
  }
}
