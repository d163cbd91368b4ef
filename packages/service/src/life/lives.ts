import {
  bookingLife,
  documentLife,
  promotionLife,
  shiftLife,
  staffLife,
  transportLife,
  vehicleLife
} from "@crewfleet/machines/life"
import type { Kysely } from "kysely"
import { sql } from "kysely"
import type { ChangeKind } from "../database/ChangeTable.ts"
import type { Tables } from "../database/Tables.ts"
import { keptLife } from "./KeptLife.ts"

/** Every life that the service enforces; another one is another entry, and a word of `ChangeKind`. */
export const lives = {
  booking: keptLife({
    kind: "booking",
    life: bookingLife,
    lock: (db, { id, tenant }) =>
      db
        .selectFrom("bookings")
        .select(["status", "version"])
        .where("id", "=", id)
        .$if(tenant !== undefined, (all) => all.where("agencyId", "=", tenant ?? 0))
        .forUpdate()
        .executeTakeFirst(),
    write: (db, { id }, standing) => db.updateTable("bookings").set(standing).where("id", "=", id).execute()
  }),

  /** Whoever has a vehicle open looks at it again after each step. */
  vehicle: keptLife({
    kind: "vehicle",
    life: vehicleLife,
    lock: (db, { id, tenant }) =>
      db
        .selectFrom("vehicles")
        .select(["status", "version"])
        .where("id", "=", id)
        .$if(tenant !== undefined, (all) => all.where("agencyId", "=", tenant ?? 0))
        .forUpdate()
        .executeTakeFirst(),
    write: (db, { id }, standing) =>
      db
        .updateTable("vehicles")
        .set({ ...standing, detailsVersion: standing.version })
        .where("id", "=", id)
        .execute()
  }),

  promotion: keptLife({
    kind: "promotion",
    life: promotionLife,
    conflict: "Somebody else has changed this promotion meanwhile.",
    lock: (db, { id, tenant }) =>
      db
        .selectFrom("promotions")
        .select(["status", "version"])
        .where("id", "=", id)
        .$if(tenant !== undefined, (all) => all.where("agencyId", "=", tenant ?? 0))
        .forUpdate()
        .executeTakeFirst(),
    write: (db, { id }, standing) => db.updateTable("promotions").set(standing).where("id", "=", id).execute()
  }),

  /** Whoever takes a step has locked the job, and knows whose it is. */
  transportJob: keptLife({
    kind: "transport_job",
    life: transportLife,
    conflict: "Somebody else has changed this job meanwhile.",
    lock: (db, { id }) =>
      db
        .selectFrom("transportJobs")
        .select(["status", "version"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst(),
    write: (db, { id }, standing) =>
      db
        .updateTable("transportJobs")
        .set({ ...standing, movedAt: sql`now()` })
        .where("id", "=", id)
        .execute()
  }),

  /** Whoever takes a step has locked its job. */
  shiftBooking: keptLife({
    kind: "shift_booking",
    life: shiftLife,
    conflict: "Somebody was faster: the seat, or the worker, is taken by now.",
    lock: async (db, { id }) => {
      const place = await db
        .selectFrom("shiftBookings")
        .select(["shiftStatus", "version"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst()
      return place && { status: place.shiftStatus, version: place.version }
    },
    write: (db, { id }, { status: shiftStatus, version }) =>
      db.updateTable("shiftBookings").set({ shiftStatus, version }).where("id", "=", id).execute()
  }),

  /** A worker as one agency has them. The version is that of what the agency has written down, which a decision leaves alone. */
  staff: keptLife({
    kind: "worker_agency",
    life: staffLife,
    lock: async (db, { id }) => {
      const member = await db
        .selectFrom("workerAgencies")
        .select(["standing", "version"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst()
      return member && { status: member.standing, version: member.version }
    },
    write: (db, { id }, { status: standing }) =>
      db.updateTable("workerAgencies").set({ standing }).where("id", "=", id).execute()
  }),

  /** The status is that of its latest version with one agency. */
  document: keptLife({
    kind: "document",
    life: documentLife,
    conflict: "Somebody else has changed this document meanwhile. Look at theirs before you review it.",
    lock: async (db, { id, tenant = 0 }) => {
      const version = await versionToReview(db, id)
      if (!version) return undefined
      const review = await db
        .selectFrom("documentReviews")
        .select("status")
        .where("versionId", "=", version.id)
        .where("agencyId", "=", tenant)
        .executeTakeFirst()
      return { status: review?.status ?? version.status, version: version.version }
    },
    write: async (db, { id, tenant = 0 }, { status }) => {
      const version = await versionToReview(db, id)
      await db
        .insertInto("documentReviews")
        .values({
          versionId: version?.id ?? 0,
          agencyId: tenant,
          status: status === "APPROVED" ? "APPROVED" : "REJECTED",
          reviewedAt: sql`now()`
        })
        .execute()
    }
  })
} satisfies Readonly<Record<string, { readonly kind: ChangeKind }>>

/** The latest version of a document, which nobody changes until the transaction ends. */
const versionToReview = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("documents")
    .innerJoin("documentVersions", (join) =>
      join.onRef("documentId", "=", "documents.id").onRef("number", "=", "latest")
    )
    .select(["documentVersions.id", "status", "version"])
    .where("documents.id", "=", id)
    .where("withdrawnAt", "is", null)
    .where("documentVersions.erasedAt", "is", null)
    .forUpdate()
    .executeTakeFirst()
