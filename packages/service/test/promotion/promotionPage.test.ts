import { Effect } from "effect"
import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { promotionPage } from "../../src/promotion/promotionPage.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const count = 2_400

interface PromotionQuery {
  readonly scope?: number | undefined
  readonly statuses?: ReadonlyArray<string>
  readonly search?: string
  readonly sort?: string
  readonly direction?: "ASC" | "DESC"
}

describeOnce("A page of promotions", (run) => {
  const pageOf = async (asked: PromotionQuery, page: number, size: number) => {
    const request = { sort: "title", scope: 1, direction: "ASC", ...asked } as const
    const { content, totalElements } = await run(promotionPage({ ...request, page, size }))
    return { content, totalElements }
  }

  beforeAll(() =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await sql`insert into agencies (name) values ('North'), ('South')`.execute(db)
          await sql`insert into promotions (agency_id, title, description, promotion_type, start_at, expiry_at,
              usage_limit, days_hired, discount, status, vehicle_filter)
            select 1 + n % 2, 'Offer ' || lpad(n::text, 4, '0'), '', 'DISCOUNT', now(), now() + interval '1 day',
              10, 1, 10, (array['ACTIVE', 'INACTIVE', 'COMPLETED'])[1 + n % 3], '{}'
            from generate_series(1, ${sql.lit(count)}) n`.execute(db)
        })
      )
    )
  )

  it("leads through all that a search finds, each once and in order, however many there are", async () => {
    const titles: Array<unknown> = []
    for (let page = 0, total = 1; page * 200 < total; page += 1) {
      const { content, totalElements } = await pageOf({ search: "offer", scope: undefined }, page, 200)
      titles.push(...content.map(({ title }) => title))
      total = totalElements
    }
    const all = Array.from({ length: count }, (_, index) => `Offer ${String(index + 1).padStart(4, "0")}`)
    expect(titles).toEqual(all)
  })

  it("counts what a search finds exactly while that is few", async () => {
    const { content, totalElements } = await pageOf({ search: "offer 11", direction: "DESC" }, 1, 20)
    expect(totalElements).toBe(50)
    expect(content[0]?.title).toBe("Offer 1158")
    expect(await pageOf({ search: "offer 11" }, 9, 20)).toEqual({ content: [], totalElements: 50 })
  })

  it("finds in every agency, however many there are", async () => {
    await run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await sql`insert into agencies (name) select 'Far ' || n from generate_series(1, 60) n`.execute(db)
          await sql`insert into promotions (agency_id, title, description, promotion_type, start_at, expiry_at,
              usage_limit, days_hired, status, vehicle_filter)
            select id, name || ' away', '', 'OTHER_AWARD', now(), now() + interval '1 day', 10, 1, 'ACTIVE', '{}'
            from agencies where name like 'Far%'`.execute(db)
        })
      )
    )
    const { content, totalElements } = await pageOf({ search: " AWAY", scope: undefined }, 0, 100)
    expect([content.length, totalElements]).toEqual([60, 60])
    expect((await pageOf({ search: "aw", scope: undefined }, 0, 100)).totalElements).toBe(60)
  })

  it("finds the platform's own among everybody's, by two letters as by many, and an agency its own alone", async () => {
    await run(
      Effect.flatMap(Database, ({ query }) =>
        query((db) =>
          sql`insert into promotions (agency_id, title, description, promotion_type, start_at, expiry_at,
              usage_limit, days_hired, status, vehicle_filter)
            values (null, 'Çoffee 😀 on us', '', 'OTHER_AWARD', now(), now() + interval '1 day', 10, 1, 'ACTIVE', '{}'),
              (1, 'Coffee with North', '', 'OTHER_AWARD', now(), now() + interval '1 day', 10, 1, 'ACTIVE', '{}')`.execute(
            db
          )
        )
      )
    )
    const titles = async (search: string, scope?: number) =>
      (await pageOf({ search, scope }, 0, 10)).content.map(({ title }) => title)
    for (const search of ["ffee", "FFEE", "ee", "offee "])
      expect((await titles(search)).toSorted()).toEqual(["Coffee with North", "Çoffee 😀 on us"])
    expect(await titles("😀")).toEqual(["Çoffee 😀 on us"])
    expect(await titles("😀 on")).toEqual(["Çoffee 😀 on us"])
    expect(await titles("ffee", 1)).toEqual(["Coffee with North"])
    expect(await titles("ffee", 2)).toEqual([])
  })

  it("finds one by its id, and none of another agency", async () => {
    expect((await pageOf({ search: "7", scope: 2 }, 0, 1000)).content.map(({ id }) => id)).toContain(7)
    expect((await pageOf({ search: "0007" }, 0, 10)).content).toEqual([])
  })
})
