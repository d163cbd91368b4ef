import { directions } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Generated, type Kysely, sql } from "kysely"
import { beforeAll, describe, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { listOf } from "../../src/list/listOf.ts"
import type { ListRequest } from "../../src/list/questionOf.ts"
import { twoAgencies } from "../dashboard/twoAgencies.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

declare module "../../src/database/Tables.ts" {
  interface Tables {
    outings: {
      id: Generated<number>
      agencyId: number
      status: string
      title: string
      seats: number
      searchText: string
      phase: string
    }
  }
}

const statuses = ["PLANNED", "UNDERWAY", "OVER"]

/** Another list: all that a newcomer writes. */
const outingList = listOf({
  table: "outings",
  owner: "agencyId",
  statuses: { all: statuses, together: false },
  where: (outing, { fewest }: { readonly fewest?: number }) =>
    fewest === undefined ? [] : [outing("seats", ">=", fewest)],
  sorts: { leaves: [sql`leaves_at`], title: [sql`lower(title)`], fare: ["seats", sql`fare`], id: [] },
  texts: { byId: true },
  rows: (db, ids) => db.selectFrom("outings").selectAll().where("id", "in", ids).execute(),
  line: ({ id, title, status }) => ({ id, title, status })
})

/** The same by statuses that stand in a column of another name. */
const phaseList = listOf({
  table: "outings",
  statuses: { all: statuses, together: true, column: "phase" },
  sorts: { id: [] },
  rows: (db, ids) => db.selectFrom("outings").selectAll().where("id", "in", ids).execute(),
  line: ({ id }) => ({ id })
})

/** One that may go on for ever. */
const endlessList = listOf({
  table: "outings",
  owner: "agencyId",
  isMany: true,
  sorts: { id: [] },
  rows: (db, ids) => db.selectFrom("outings").selectAll().where("id", "in", ids).execute(),
  line: ({ id }) => ({ id })
})

type Outings = ListRequest & { readonly scope?: number | undefined; readonly fewest?: number }

describeOnBoth("A list", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  const page = (asked: Outings = {}) => run(outingList({ scope: undefined, ...asked }))
  const idsOf = ({ content }: Awaited<ReturnType<typeof page>>) => content.map(({ id }) => id)

  /** The ids of all pages, each asked for after the one before. */
  const idsThrough = async (asked: Outings, size = 3, meanwhile = async (_: ReadonlyArray<number>) => {}) => {
    const ids: Array<number> = []
    for (let after: string | undefined; ; ) {
      const found = await page({ ...asked, size, after })
      ids.push(...idsOf(found))
      await meanwhile(idsOf(found))
      if (!found.next) return ids
      after = found.next
    }
  }

  const refusal = (asked: Outings) =>
    run(Effect.flip(outingList({ scope: undefined, ...asked })) as Effect.Effect<unknown, never, Database>)
  const refusedAt = (field: string) => ({ _tag: "Violated", violations: [{ field }] })

  beforeAll(() =>
    query(async (db) => {
      await twoAgencies(db)
      await sql`create table outings (
        id integer generated always as identity primary key, agency_id integer not null, status text not null,
        title text not null, seats integer not null, fare numeric(6, 2) not null, leaves_at timestamptz not null,
        search_text text not null generated always as (lower(title)) stored,
        phase text not null generated always as (status) stored
      )`.execute(db)
      await sql`create index on outings using gin (search_grams(agency_id, search_text))`.execute(db)
      // Many leave at once, some a microsecond apart, which no clock of a script can tell.
      await sql`insert into outings (agency_id, status, title, seats, fare, leaves_at)
        select 1 + n % 2, (array['PLANNED', 'UNDERWAY', 'OVER'])[1 + n % 3],
          (array['Harbour', 'harbour "Ö", 1', 'Hill''s'])[1 + n % 3], n % 4, (n % 3) * 10.5,
          timestamptz '2026-06-01 09:00:00.000001Z' + (n % 5) * interval '1 microsecond'
        from generate_series(1, 40) n`.execute(db)
    })
  )

  describe.each([
    ["everybody's", {}],
    ["one agency's", { scope: 2 }],
    ["one status", { statuses: ["OVER"] }],
    ["two statuses", { statuses: ["PLANNED", "OVER"], scope: 1 }],
    ["what a search finds", { search: "harb" }],
    ["what a search of two letters finds", { search: "ha", scope: 1 }],
    ["what a search finds with two statuses", { search: "harbour", statuses: ["PLANNED", "UNDERWAY"] }],
    ["what a condition of its own lets through", { fewest: 2 }]
  ] as const)("of %s", (_, asked) => {
    it.each(
      ["leaves", "title", "fare", "id"].flatMap((sort) => directions.map((way) => [sort, way] as const))
    )("leads from line to line by %s, %s, as its pages do by number", async (sort, direction) => {
      const order = { ...asked, sort, direction }
      const all = await page({ ...order, size: 100 })
      expect(all).toMatchObject({ totalElements: all.content.length, first: true, last: true })
      expect(all.next).toBeUndefined()
      expect(all.content.length).toBeGreaterThan(3)
      expect(await idsThrough(order)).toEqual(idsOf(all))
      const second = await page({ ...order, page: 1, size: 3 })
      expect(idsOf(second)).toEqual(idsOf(all).slice(3, 6))
    })
  })

  it("has its statuses in any column", async () => {
    for (const wanted of [["OVER"], ["PLANNED", "UNDERWAY"]]) {
      const asked = { statuses: wanted, sort: "id", size: 100 }
      const { content } = await run(phaseList(asked))
      expect(content.length).toBeGreaterThan(3)
      expect(content.map(({ id }) => id)).toEqual(idsOf(await page(asked)))
    }
  })

  it("is ordered by the first of its sorts, and tells which page one is that follows another", async () => {
    expect(idsOf(await page())).toEqual(idsOf(await page({ sort: "leaves", direction: "ASC" })))
    const first = await page({ size: 15 })
    const second = await page({ size: 15, after: first.next ?? "", page: 7 })
    expect(second).toMatchObject({ number: 1, numberOfElements: 15, first: false, last: false })
    const third = await page({ size: 15, after: second.next ?? "" })
    expect(third).toMatchObject({ number: 2, numberOfElements: 10, totalElements: 40, last: true })
    expect(third.next).toBeUndefined()
  })

  it("leads on from a line that changed, left the list or is gone, and leaves out none that stayed", async () => {
    const planned = { statuses: ["PLANNED"], scope: 1 }
    const before = idsOf(await page({ ...planned, size: 100 }))
    const walked = await idsThrough(planned, 2, (ids) =>
      query(async (db) => {
        const [gone = 0, ...changed] = ids
        await db.deleteFrom("outings").where("id", "=", gone).execute()
        if (changed.length === 0) return
        await db.updateTable("outings").set({ status: "OVER" }).where("id", "in", changed).execute()
      })
    )
    expect(walked).toEqual(before)
    expect(await page(planned)).toMatchObject({ content: [], totalElements: 0 })
  })

  it("finds by the id as well, and takes nobody's number for one", async () => {
    const [id = 0] = idsOf(await page({ scope: 2 }))
    expect(idsOf(await page({ search: String(id), scope: 2 }))).toContain(id)
    expect(idsOf(await page({ search: String(id), scope: 1 }))).not.toContain(id)
    expect(idsOf(await page({ search: "99999999999999999999" }))).toEqual([])
  })

  it.each([
    ["size", { size: 0 }],
    ["size", { size: 1001 }],
    ["page", { page: -1 }],
    ["sort", { sort: "colour" }]
  ])("refuses a %s that it does not know", async (field, asked) => {
    expect(await refusal(asked)).toMatchObject(refusedAt(field))
  })

  it("takes no cursor that it did not give out for this very order, of this very owner", async () => {
    const cursor = (await page({ scope: 1, sort: "title", size: 3 })).next ?? ""
    const ask = (after: string, more: Outings = {}) => refusal({ scope: 1, sort: "title", ...more, after })
    const broken = [
      "",
      "x",
      "%00",
      cursor.slice(1),
      cursor.slice(0, -1),
      `${cursor.startsWith("A") ? "B" : "A"}${cursor.slice(1)}`,
      Buffer.from(JSON.stringify({ id: 1, keys: ["h"], told: 3 })).toString("base64url"),
      "é".repeat(5_000)
    ]
    for (const after of broken) expect(await ask(after), after).toMatchObject(refusedAt("after"))
    for (const more of [
      { scope: 2 },
      { scope: undefined },
      { sort: "leaves" },
      { direction: "DESC" }
    ] as const)
      expect(await ask(cursor, more), JSON.stringify(more)).toMatchObject(refusedAt("after"))
    expect(idsOf(await page({ scope: 1, sort: "title", after: cursor })).length).toBeGreaterThan(0)
  })

  it("tells nothing of a line in its cursor", async () => {
    const next = (await page({ sort: "title", size: 3 })).next ?? ""
    const again = (await page({ sort: "title", size: 3 })).next
    expect(Buffer.from(next, "base64url").toString("latin1").toLowerCase()).not.toContain("harbour")
    expect(next).not.toBe(again)
    expect(next).toMatch(/^[\w-]+$/)
  })

  it("finds many in their order, near the beginning or far behind everything else", async () => {
    await query((db) =>
      sql`insert into outings (agency_id, status, title, seats, fare, leaves_at)
        select 7, (array['PLANNED', 'OVER'])[1 + n % 2], case when n <= 12000 then 'Ferry' else 'Trail' end, 1, 1,
          timestamptz '2027-01-01' + n * interval '1 minute'
        from generate_series(1, 14050) n`.execute(db)
    )
    const trails = await query((db) =>
      db.selectFrom("outings").select("id").where("title", "=", "Trail").orderBy("id").execute()
    )
    const ids = trails.map(({ id }) => id)
    for (const asked of [{ scope: 7 }, {}, { scope: 7, statuses: ["PLANNED", "OVER"] }])
      for (const [direction, inOrder] of [["ASC", ids] as const, ["DESC", ids.toReversed()] as const]) {
        const order = { ...asked, search: "trail", direction, size: 20 }
        const first = await page(order)
        expect(first).toMatchObject({ totalElements: 2_001, atLeast: true, last: false })
        expect(idsOf(first)).toEqual(inOrder.slice(0, 20))
        expect(idsOf(await page({ ...order, after: first.next }))).toEqual(inOrder.slice(20, 40))
        expect(idsOf(await page({ ...order, page: 102 }))).toEqual(inOrder.slice(2_040))
      }
  })

  it("counts what may go on for ever to 2,000 at most, and beyond only what it tells", async () => {
    const most = (agencyId: number, count: number) =>
      query((db) =>
        sql`insert into outings (agency_id, status, title, seats, fare, leaves_at)
          select ${agencyId}, 'OVER', 'Walk', 1, 1, now() from generate_series(1, ${count}::integer)`.execute(
          db
        )
      )
    await most(8, 2_000)
    await most(9, 2_020)
    const told = async (scope: number, number: number) => {
      const { totalElements, atLeast, last } = await run(endlessList({ scope, page: number, size: 1_000 }))
      return [totalElements, atLeast, last]
    }
    expect(await told(8, 0)).toEqual([2_000, undefined, false])
    expect(await told(8, 1)).toEqual([2_000, undefined, true])
    expect(await told(9, 0)).toEqual([2_001, true, false])
    expect(await told(9, 1)).toEqual([2_001, true, false])
    expect(await told(9, 2)).toEqual([2_020, undefined, true])
    expect(await told(9, 3)).toEqual([2_001, true, true])
  })
})
