import { addFile, type ClockCase, day, hours } from "./ClockCase.ts"

/** The cases of what erases documents and uploads. */
export const documentCases: Readonly<Record<string, ClockCase>> = {
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
