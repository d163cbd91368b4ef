import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { type ClockCase, day, hours } from "./ClockCase.ts"
import { documentCases } from "./documentCases.ts"
import { endingCases } from "./endingCases.ts"
import { ratingCases } from "./ratingCases.ts"
import { taxFormCases } from "./taxFormCases.ts"
import { transportCases } from "./transportCases.ts"

/** A case of each work by the clock that there is, under its name. */
export const clockCases: Readonly<Record<string, ClockCase>> = {
  ...documentCases,
  ...endingCases,
  ...ratingCases,
  ...taxFormCases,
  ...transportCases,

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
  }
}
