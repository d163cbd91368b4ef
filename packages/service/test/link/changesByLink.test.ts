import { Effect, Exit } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { changesOf } from "../../src/life/changesOf.ts"
import { insertChange } from "../../src/life/insertChange.ts"
import { issueLink } from "../../src/link/issueLink.ts"
import { revokeLinks } from "../../src/link/revokeLinks.ts"
import { PublicUrl } from "../../src/PublicUrl.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"

describeOnBoth("What the holder of a link does", (run) => {
  let people: People
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  beforeAll(async () => {
    people = await query(insertPeople)
  })

  const issue = (recordId: number) =>
    run(
      issueLink({
        scope: "booking.shared",
        recordId,
        agencyId: people.agency,
        madeBy: 1,
        givenTo: "Ada Hill",
        endsAt: new Date(Date.now() + 60_000),
        mostUses: 1
      }).pipe(Effect.provideService(PublicUrl, "https://portal.example.com"))
    )

  /** Something that is done with a link, and written down. */
  const act = (linkId: string, subjectId: number) =>
    run(
      Effect.exit(
        Effect.flatMap(Database, ({ transaction, query: ask }) =>
          transaction(
            Effect.gen(function* () {
              yield* ask((db) =>
                db
                  .updateTable("clients")
                  .set({ name: "Changed" })
                  .where("id", "=", people.otherClient)
                  .execute()
              )
              yield* insertChange({ kind: "document", subjectId, event: "added", linkId })
            })
          )
        )
      )
    )
  const historyOf = (id: number) => run(changesOf({ kind: "document" }, id))
  const name = async () =>
    (
      await query((db) =>
        db.selectFrom("clients").select("name").where("id", "=", people.otherClient).executeTakeFirstOrThrow()
      )
    ).name

  it("does not happen once the link was withdrawn, also where the request came in before", async () => {
    const { id } = await issue(900)
    await run(revokeLinks({ id }, people.agency, null))
    const exit = await act(id, 900)
    expect(Exit.isFailure(exit) && JSON.stringify(exit)).toContain("This link has been withdrawn")
    expect(await name()).toBe("Hill Ward")
    expect(await historyOf(900)).toEqual([])
  })

  it("is written down as done with the link, and for whom that was given out", async () => {
    const { id, linkAddress } = await issue(901)
    expect(linkAddress).toMatch(/^https:\/\/portal\.example\.com\/link\/[\da-f-]{36}#[\w-]{43}$/)
    expect(Exit.isSuccess(await act(id, 901))).toBe(true)
    expect(await historyOf(901)).toMatchObject([{ event: "added", user: "Ada Hill (with a link)" }])
  })

  it("ends for every link to a record at once, and for those of no other record and no other agency", async () => {
    const [one, two, other] = [await issue(902), await issue(902), await issue(903)]
    const record = { kind: "booking", id: 902 } as const
    await run(revokeLinks({ record }, people.otherAgency, null))
    expect(Exit.isSuccess(await act(two.id, 902))).toBe(true)
    await run(revokeLinks({ record }, people.agency, null))
    expect(Exit.isFailure(await act(one.id, 902))).toBe(true)
    expect(Exit.isFailure(await act(two.id, 902))).toBe(true)
    expect(Exit.isSuccess(await act(other.id, 903))).toBe(true)
  })

  it("is done by a user or with a link, never by both", async () => {
    const { id } = await issue(904)
    const both = query((db) =>
      db
        .insertInto("changes")
        .values({ kind: "document", subjectId: 904, event: "added", userId: 1, linkId: id })
        .execute()
    )
    await expect(both).rejects.toThrow()
  })
})
