import type { Promotion } from "@crewfleet/sdk"
import { Effect } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { type PromotionQuery, promotionPage } from "../../src/promotion/promotionPage.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { somePromotion } from "./somePromotion.ts"

const day = (number: number) => `2026-05-${String(number).padStart(2, "0")}T09:00:00Z`

describeOnBoth("promotionPage", (run) => {
  const page = (asked: Partial<PromotionQuery> = {}, number = 0, size = 25) =>
    run(
      promotionPage(
        {
          statuses: ["ACTIVE", "INACTIVE", "COMPLETED"],
          search: "",
          sort: "createdDate",
          direction: "desc",
          scope: undefined,
          ...asked
        },
        number,
        size
      )
    )
  const titles = async (asked: Partial<PromotionQuery>) => {
    const { content, totalElements } = await page(asked)
    expect(totalElements).toBe(content.length)
    return content.map(({ title }: Promotion) => title)
  }

  beforeAll(() =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await db
            .insertInto("agencies")
            .values([{ name: "North" }, { name: "South" }])
            .execute()
          await db
            .insertInto("promotions")
            .values([
              somePromotion({
                agencyId: 1,
                title: "banjo",
                status: "ACTIVE",
                promotionType: "DISCOUNT",
                discount: 30,
                createdAt: day(1),
                startAt: day(9)
              }),
              somePromotion({
                agencyId: 1,
                title: "Cello",
                code: "STR_NGS",
                createdAt: day(2),
                startAt: day(7)
              }),
              somePromotion({
                agencyId: 1,
                title: "Accordion",
                status: "COMPLETED",
                createdAt: day(3),
                startAt: day(8)
              }),
              somePromotion({ agencyId: 2, title: "Drum", status: "ACTIVE", createdAt: day(4) }),
              somePromotion({ title: "Everybody's 100% off", status: "ACTIVE", createdAt: day(5) })
            ])
            .execute()
        })
      )
    )
  )

  it("shows the newest first, and an agency its own only", async () => {
    expect(await titles({ scope: 1 })).toEqual(["Accordion", "Cello", "banjo"])
    expect(await titles({})).toEqual(["Everybody's 100% off", "Drum", "Accordion", "Cello", "banjo"])
    expect(await titles({ scope: 3 })).toEqual([])
  })

  it.each([
    ["title", ["Accordion", "banjo", "Cello"]],
    ["id", ["banjo", "Cello", "Accordion"]],
    ["startDate", ["Cello", "Accordion", "banjo"]],
    ["expiryDate", ["banjo", "Cello", "Accordion"]],
    ["discount", ["Cello", "Accordion", "banjo"]],
    ["status", ["banjo", "Accordion", "Cello"]],
    ["createdDate", ["banjo", "Cello", "Accordion"]]
  ] as const)("sorts by %s both ways", async (sort, ascending) => {
    expect(await titles({ scope: 1, sort, direction: "asc" })).toEqual(ascending)
    expect(await titles({ scope: 1, sort, direction: "desc" })).toEqual(ascending.toReversed())
  })

  it("finds by a part of the title or the code, and by the id", async () => {
    expect(await titles({ search: " CELL " })).toEqual(["Cello"])
    expect(await titles({ search: "str_" })).toEqual(["Cello"])
    expect(await titles({ search: "100%" })).toEqual(["Everybody's 100% off"])
    expect(await titles({ search: "_%" })).toEqual([])
    expect(await titles({ search: "4" })).toEqual(["Drum"])
    expect(await titles({ search: "4", scope: 1 })).toEqual([])
  })

  it("narrows to statuses, with and without a search", async () => {
    expect(await titles({ statuses: ["ACTIVE"], scope: 1 })).toEqual(["banjo"])
    expect(await titles({ statuses: ["INACTIVE", "COMPLETED"] })).toEqual(["Accordion", "Cello"])
    expect(await titles({ statuses: ["ACTIVE"], search: "o" })).toEqual(["Everybody's 100% off", "banjo"])
  })

  it("gives every promotion exactly once, page by page, and counts them all", async () => {
    for (const sort of ["createdDate", "title", "discount", "status"] as const) {
      const seen: Array<number> = []
      for (const number of [0, 1, 2]) {
        const { content, totalElements } = await page({ sort }, number, 2)
        expect(totalElements).toBe(5)
        seen.push(...content.map(({ id }) => id))
      }
      expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5])
    }
  })

  it("counts what was changed and removed", async () => {
    await run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          await db.updateTable("promotions").set({ status: "COMPLETED" }).where("id", "=", 4).execute()
          await db.updateTable("promotions").set({ usageCount: 2 }).where("id", "=", 1).execute()
          await db.deleteFrom("promotions").where("id", "=", 3).execute()
        })
      )
    )
    expect(await titles({ statuses: ["COMPLETED"] })).toEqual(["Drum"])
    expect(await titles({ statuses: ["ACTIVE"] })).toEqual(["Everybody's 100% off", "banjo"])
  })
})
