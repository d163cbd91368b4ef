import type { PromotionBody } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"

const offer: PromotionBody = {
  title: "Something for the summer",
  description: "A surprise for everybody who books in July.",
  promotionType: "OTHER_AWARD",
  startDate: "2097-07-01T08:00:00.000Z",
  expiryDate: "2097-07-31T20:00:00.000Z",
  usageLimit: 100,
  daysHired: 2,
  vehicleFilter: { names: ["Ford"], nameOperator: "IN", selectedFilters: ["names"] }
}

describeServed("Making a promotion", (served) => {
  const clientOf = clientsOf(served)
  const apiOf = async (name: string) => (await clientOf(name)).promotion
  const entitled = async (name: string, query: string) =>
    (await (await apiOf(name)).list({ query: { query } })).content
  const historyOf = (id: number) =>
    served.query((db) =>
      db
        .selectFrom("changes")
        .select(["event", "fromStatus", "toStatus"])
        .where("kind", "=", "promotion")
        .where("subjectId", "=", id)
        .orderBy("id")
        .execute()
    )
  const key = (end: number) => `0b9b2cf0-5d5e-4a65-9d3f-00000000000${end}`

  it("makes one however often the same is sent, at once or later", async () => {
    for (const name of ["agency", "admin"]) {
      const api = await apiOf(name)
      const payload = { ...offer, title: `Once by ${name}`, code: "ONCE" }
      const create = () => api.create({ payload }, { idempotencyKey: key(1) })
      await Promise.all(Array.from({ length: 5 }, create))
      await create()
      expect(await entitled(name, payload.title)).toHaveLength(1)
    }
  })

  it("makes one though it was changed before the same is sent again", async () => {
    const api = await apiOf("agency")
    const payload = { ...offer, title: "Before the change" }
    const create = () => api.create({ payload }, { idempotencyKey: key(2) })
    await create()
    const [made = expect.fail("there is none")] = await entitled("agency", payload.title)
    await api.update({ payload: { ...made, title: "After the change" } })
    expect(await statusOf(create())).toBeUndefined()
    expect(await entitled("agency", payload.title)).toEqual([])
  })

  it("takes a key of which another promotion was made for a mistake", async () => {
    const api = await apiOf("agency")
    const idempotencyKey = key(3)
    await api.create({ payload: offer }, { idempotencyKey })
    const payload = { ...offer, usageLimit: 99 }
    expect(await refusalOf(api.create({ payload }, { idempotencyKey }))).toMatchObject({
      status: 409,
      message: expect.stringContaining("idempotency key")
    })
    expect(
      await statusOf((await apiOf("other-agency")).create({ payload }, { idempotencyKey }))
    ).toBeUndefined()
  })

  it.each(["agency", "admin"])("activates one of %s at once where that is asked for", async (name) => {
    const api = await apiOf(name)
    for (const activate of [true, false])
      await api.create({ payload: { ...offer, title: `At once by ${name}: ${activate}`, activate } })
    const [active = expect.fail("there is none")] = await entitled(name, `At once by ${name}: true`)
    expect(active).toMatchObject({ status: "ACTIVE" })
    expect(active).not.toHaveProperty("activate")
    expect(await entitled(name, `At once by ${name}: false`)).toMatchObject([{ status: "INACTIVE" }])
    expect(await historyOf(active.id)).toEqual([
      { event: "promotion.created", fromStatus: null, toStatus: "INACTIVE" },
      { event: "promotion.activated", fromStatus: "INACTIVE", toStatus: "ACTIVE" }
    ])
  })

  it("makes nothing where it cannot be activated, as it has expired today, and says so at its field", async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
    const dates = { startDate: `${tomorrow}T08:00:00.000Z`, expiryDate: `${tomorrow}T09:00:00.000Z` }
    const payload = { ...offer, ...dates, title: "Over already" }
    served.ahead = Date.parse(`${tomorrow}T18:00:00.000Z`) - Date.now()
    const { promotion: api } = await clientsOf(served)("agency")
    const message = "Expiry date must be in the future."
    expect(await refusalOf(api.create({ payload: { ...payload, activate: true } }))).toMatchObject({
      violations: [{ field: "expiryDate", message }]
    })
    const titled = async () => (await api.list({ query: { query: payload.title } })).content
    expect(await titled()).toEqual([])
    await api.create({ payload })
    expect(await titled()).toMatchObject([{ status: "INACTIVE" }])
    served.ahead = 0
  })

  it("activates none that is changed, whatever is sent", async () => {
    const api = await apiOf("agency")
    await api.create({ payload: { ...offer, title: "Waits" } })
    const [made = expect.fail("there is none")] = await entitled("agency", "Waits")
    await api.update({ payload: { ...made, activate: true } })
    expect(await api.byId({ params: { id: made.id } })).toMatchObject({ status: "INACTIVE" })
  })

  it("makes as many as are sent without a key", async () => {
    const api = await apiOf("agency")
    const payload = { ...offer, title: "Without a key" }
    for (let sent = 0; sent < 2; sent++) await api.create({ payload })
    expect(await entitled("agency", payload.title)).toHaveLength(2)
  })
})
