import { dayOf, defaultTimeZone, identityDocuments, standingOn } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { pictureIn } from "../../src/file/plainPicture.ts"
import { drawnDocument } from "../../src/seed/drawnDocument.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { demoAt } from "./demoAt.ts"

const now = new Date("2026-03-31T10:00:00Z")

it("draws a small picture that is what it says", async () => {
  const picture = drawnDocument([10, 20, 30])
  const pixels = 320 * 200
  expect(await Effect.runPromise(pictureIn(picture))).toEqual({
    type: "image/png",
    pixels,
    revealsMore: false
  })
  expect(picture.length).toBeLessThan(2_000)
})

describeOnce("The documents of the demo", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  beforeAll(() => run(demoAt(now)))

  it("are on the file of most hirers, each of a type once, some of them expired", async () => {
    const documents = await query((db) =>
      db
        .selectFrom("documents")
        .innerJoin("documentVersions", "documentId", "documents.id")
        .select(["ownerId", "kind", "expires", "status", "createdAt"])
        .where("ownerKind", "=", "hirer")
        .execute()
    )
    expect(documents.length).toBeGreaterThan(40)
    expect(new Set(documents.map(({ ownerId }) => ownerId)).size).toBeLessThan(40)
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(4)
    const expired = documents.filter(
      (version) => standingOn([version], identityDocuments.ID, dayOf(now, defaultTimeZone)) === "expired"
    )
    expect(expired.length).toBeGreaterThan(0)
    expect(expired.length).toBeLessThan(documents.length / 4)
    expect(documents.filter(({ createdAt }) => createdAt > now)).toEqual([])
  })

  it("were put there by agencies with which their hirers have booked", async () => {
    const foreign = await query((db) =>
      db
        .selectFrom("documents")
        .leftJoin("agencyHirers", (join) =>
          join
            .onRef("agencyHirers.agencyId", "=", "documents.agencyId")
            .onRef("agencyHirers.clientId", "=", "documents.ownerId")
        )
        .select("documents.id")
        .where("ownerKind", "=", "hirer")
        .where("agencyHirers.clientId", "is", null)
        .execute()
    )
    expect(foreign).toEqual([])
  })
})
