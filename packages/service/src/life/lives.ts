import { bookingLife, documentLife, promotionLife, vehicleLife } from "@crewfleet/machines/life"
import type { ChangeKind } from "../database/ChangeTable.ts"
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
    write: (db, id, standing) => db.updateTable("bookings").set(standing).where("id", "=", id).execute()
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
    write: (db, id, standing) =>
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
    write: (db, id, standing) => db.updateTable("promotions").set(standing).where("id", "=", id).execute()
  }),

  /** The status is that of its latest version. */
  document: keptLife({
    kind: "document",
    life: documentLife,
    conflict: "Somebody else has changed this document meanwhile. Look at theirs before you review it.",
    lock: (db, { id, tenant }) =>
      db
        .selectFrom("documents")
        .innerJoin("documentVersions", (join) =>
          join.onRef("documentId", "=", "documents.id").onRef("number", "=", "latest")
        )
        .select(["status", "version"])
        .where("documents.id", "=", id)
        .where("documentVersions.erasedAt", "is", null)
        .$if(tenant !== undefined, (all) => all.where("agencyId", "=", tenant ?? 0))
        .forUpdate()
        .executeTakeFirst(),
    write: async (db, id, { status, version }) => {
      const { latest } = await db
        .updateTable("documents")
        .set({ version })
        .where("id", "=", id)
        .returning("latest")
        .executeTakeFirstOrThrow()
      await db
        .updateTable("documentVersions")
        .set({ status })
        .where("documentId", "=", id)
        .where("number", "=", latest)
        .execute()
    }
  })
} satisfies Readonly<Record<string, { readonly kind: ChangeKind }>>
