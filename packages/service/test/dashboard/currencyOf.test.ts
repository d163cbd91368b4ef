import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { someBooking, someInvoice, someLocation, someVehicle } from "./someRows.ts"

const folder = mkdtempSync(join(tmpdir(), "crewfleet-brand-"))
const brandFile = join(folder, "brand.json")
writeFileSync(brandFile, JSON.stringify({ currency: "EUR" }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeServedOnce(
  "Revenue on the wire",
  (served) => {
    const signedIn = clientsOf(served)

    beforeAll(() =>
      served.query(async (db) => {
        const { agency, otherAgency, client } = served.people
        await db
          .insertInto("locations")
          .values(someLocation({ agencyId: agency }))
          .execute()
        await db
          .insertInto("vehicles")
          .values(someVehicle({ agencyId: agency }))
          .execute()
        await db
          .insertInto("bookings")
          .values(someBooking({ agencyId: agency, clientId: client }))
          .execute()
        const invoices = [
          { agencyId: agency, currency: "GBP", total: 12_000 },
          { agencyId: agency, currency: "EUR", total: 3_400 },
          { agencyId: otherAgency, currency: "EUR", total: 500 }
        ]
        await db.insertInto("invoices").values(invoices.map(someInvoice)).execute()
      })
    )

    const today = async (agencyId?: number) => {
      const { dashboard } = await signedIn("admin")
      const points = await dashboard.graph({
        query: { metric: "revenue", timeframe: "last_7_days", ...(agencyId && { agencyId }) }
      })
      return points.filter(({ amounts }) => amounts?.length).map(({ value, amounts }) => ({ value, amounts }))
    }
    const euros = (value: number) => ({ currency: "EUR", value })
    const pounds = { currency: "GBP", value: 120 }

    it("of all agencies is the amount in the brand's currency, with every currency beside it", async () => {
      expect(await today()).toEqual([{ value: 39, amounts: [euros(39), pounds] }])
    })

    it("of an agency is the amount in its base currency, or in the brand's until it has one", async () => {
      expect(await today(served.people.agency)).toEqual([{ value: 120, amounts: [euros(34), pounds] }])
      expect(await today(served.people.otherAgency)).toEqual([{ value: 5, amounts: [euros(5)] }])
    })

    it("is not what a count of bookings tells", async () => {
      const { dashboard } = await signedIn("admin")
      const points = await dashboard.graph({ query: { metric: "count", timeframe: "today" } })
      expect(points.some((point) => "amounts" in point)).toBe(false)
    })
  },
  { brandFile }
)
